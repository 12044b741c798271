"""The longest road: the longest trail of one player's road pieces, found exactly without recursion."""

from clubroom.compiled import rule
from clubroom.games.catan.board import ENDS_OF, MEET, PATHS, PATHS_AT
from clubroom.games.catan.points import award_longest_road
from clubroom.record import State
from clubroom.viewers import NOTHING

TURN_ROUND = MEET  # the choice after the three paths at a crossing: go on from the other end


@rule
def longest_trail_through(state: State, player: int, path: int) -> int:
    """catan-27: the length of a player's longest trail that uses one road.

    Ruling CT-14: no piece twice, rings count fully, buildings of others cut, own ones do not.

    Every trail is grown from the second end of the road first, then from its first end; each level of the stack
    holds where the trail has got to and what to try there next.
    """
    depth = 0
    turned = -1  # the level at which the trail goes on from the first end
    length = 1
    longest = 1
    state.walked[path] = 1
    begin_level(state, 0, int(ENDS_OF[path, 1]), NOTHING)
    while depth >= 0:
        choice = int(state.trail_choice[depth])
        tip = int(state.trail_tip[depth])
        if choice > TURN_ROUND or (choice == TURN_ROUND and turned >= 0):
            walked = int(state.trail_path[depth])
            if walked != NOTHING:
                state.walked[walked] = 0
                length -= 1
            if turned == depth:
                turned = -1
            depth -= 1
            continue
        state.trail_choice[depth] = choice + 1
        if choice == TURN_ROUND:
            depth += 1
            turned = depth
            begin_level(state, depth, int(ENDS_OF[path, 0]), NOTHING)
        else:
            following = int(PATHS_AT[tip, choice])
            if goes_on(state, player, tip, following):
                state.walked[following] = 1
                length += 1
                longest = max(longest, length)
                depth += 1
                other_end = int(ENDS_OF[following, 0]) + int(ENDS_OF[following, 1]) - tip
                begin_level(state, depth, other_end, following)
    state.walked[path] = 0
    return longest


@rule
def begin_level(state: State, depth: int, tip: int, path: int) -> None:
    """catan-27: the trail has got to a crossing, along a path or (NOTHING) by turning round."""
    state.trail_tip[depth] = tip
    state.trail_path[depth] = path
    state.trail_choice[depth] = 0


@rule
def goes_on(state: State, player: int, crossing: int, path: int) -> int:
    """catan-27, catan-28: whether a trail may go on from a crossing along a path (1 or 0)."""
    if path == NOTHING or state.road[path] != player or state.walked[path]:
        return 0
    return int(state.house[crossing] == NOTHING or state.house[crossing] == player)


@rule
def lengthen(state: State, player: int, path: int) -> None:
    """catan-27: a new road lengthens only trails that use it."""
    state.longest[player] = max(int(state.longest[player]), longest_trail_through(state, player, path))
    award_longest_road(state)


@rule
def interrupt(state: State, player: int) -> None:
    """catan-28: a foreign building may have cut a player's road: measure it anew."""
    longest = 0
    for path in range(PATHS):
        if state.road[path] == player:
            longest = max(longest, longest_trail_through(state, player, path))
    state.longest[player] = longest
    award_longest_road(state)
