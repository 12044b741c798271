"""Names for the rulebook's sentences that can forbid a move: what the questions answer with."""

IN_TURN = 8
FROM_YOUR_HAND = 9
ONE_COLOUR_EACH = 10
NO_COLOUR_TWICE = 11
LEAD_ELSEWHERE = 14
OPEN_CARDS_TO_TAKE = 17
THIRD_ROUND_ONLY = 26
DANCE_BEFORE_YOURSELF = 29
GAME_ENDS = 32
