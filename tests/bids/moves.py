"""The moves of sealed bids."""

from bids.state import CARDS, PRIZES
from clubroom.moves import Kind, MoveTable

MOVES = MoveTable(
    [
        Kind("deal", ("card",), "deal {card}"),
        Kind("offer", ("prize",), "offer prize {prize}"),
        Kind("add", ("card",), "add {card}"),
        Kind("seal", (), "seal"),
    ],
    {"card": [str(card + 1) for card in range(CARDS)], "prize": [str(prize + 1) for prize in range(PRIZES)]},
)
DEAL_CARD, OFFER, ADD, SEAL = (MOVES.first(kind.name) for kind in MOVES.kinds)
