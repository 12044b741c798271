"""What lies around Catan's island: the players, your cards, the bank, offers and discards."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clubroom.games.catan.screen_parts import BUSY, HARBOUR_SIGN, READY, ROAD_SIGN, SIGNS, TURN, Sheet, flow, grid
from clubroom.games.catan.state import (
    ACCEPTED,
    ANSWER,
    CARD_POINTS,
    COSTS,
    COUNTER,
    COUNTERED,
    DECLINED,
    DEVELOPMENTS,
    DISCARD,
    OVER,
    POINT,
    PUBLIC,
    RESOURCES,
)
from clubroom.viewers import NOTHING, UNSEEN

PRICED = ("road", "settlement", "city", "cards")  # as in the table of costs


def players(sheet: Sheet) -> Table:
    """A row for each player: points, cards, knights, road, pieces left."""
    columns = ("player", "points", "held", "cards", "knights", "longest", "left")
    table = Table(*map(sheet.word, columns), box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.no_wrap = True  # a long name gives way
        column.justify = "right"
    view = sheet.view
    for player in sheet.seats:
        arrow = TURN if player == view.turn and view.phase != OVER else " "
        cells = [_points(sheet, player), str(view.held[player]), str(view.cards[player])]
        for count, holder in ((view.knights, view.army_card), (view.longest, view.road_card)):
            cells.append(f"{count[player]}{f' +{CARD_POINTS}' if player == holder else ''}")
        table.add_row(Text(f"{arrow} ").append_text(sheet.player(player)), *cells, _pieces(sheet, player))
    return table


def _points(sheet: Sheet, player: int) -> str:
    """Points on the table, and point cards as far as the viewer sees them."""
    view = sheet.view
    hidden = 0
    if view.phase == OVER:
        hidden = int(view.shown_points[player])
    elif player == sheet.own:
        hidden = int(view.development[player, POINT])
    return f"{view.points[player]}{f' +{hidden}' if hidden else ''}"


def _pieces(sheet: Sheet, player: int) -> str:
    """What is left to build with, behind the signs of the board."""
    view, letter = sheet.view, SIGNS[player]
    signs = (ROAD_SIGN, letter.lower(), letter)
    left = (view.roads_left, view.settlements_left, view.cities_left)
    return " ".join(f"{sign}{pieces[player]}" for sign, pieces in zip(signs, left, strict=True))


def _moment(sheet: Sheet) -> list[Text]:
    """The last roll and the pile."""
    view = sheet.view
    pile = Text(sheet.word("pile", cards=int(view.pile_count) + int(view.under_count)))
    return [Text(sheet.word("dice", dice=int(view.dice))), pile] if view.dice else [pile]


def stock(sheet: Sheet) -> Table:
    """The turn, your cards, the bank and what the signs mean, a line each."""
    table = grid()
    table.add_row(sheet.word("signs"), flow([Text(f"{sign} {sheet.word(key)}") for key, sign in _signs(sheet).items()]))
    table.add_row(sheet.word("turn", turn=int(sheet.view.turns)), flow(_moment(sheet)))
    if sheet.own != NOTHING:
        table.add_row(sheet.word("hand"), flow(sheet.cards(sheet.view.hand[sheet.own], every=True)))
        if sheet.view.cards[sheet.own]:
            table.add_row(sheet.word("own"), flow(_developments(sheet)))
    table.add_row(sheet.word("bank"), flow(sheet.cards(sheet.view.bank, every=True)))
    return table


def panel(sheet: Sheet) -> Group:
    """The same in a narrow column, with what things cost."""
    view, own = sheet.view, sheet.own
    lines: list[RenderableType] = [Text(sheet.word("turn", turn=int(view.turns)), style="bold"), *_moment(sheet), ""]
    cards = Table("", *([sheet.word("hand")] if own != NOTHING else []), sheet.word("bank"), box=None, pad_edge=False)
    for column in cards.columns[1:]:
        column.justify = "right"
    for kind in range(RESOURCES):
        counts = [view.hand[own, kind], view.bank[kind]] if own != NOTHING else [view.bank[kind]]
        cards.add_row(sheet.name("resource", kind), *map(str, counts))
    lines += [cards, ""]
    if own != NOTHING and view.cards[own]:
        lines += [Text(sheet.word("own"), style="bold"), *_developments(sheet), ""]
    return Group(*lines, _costs(sheet))


def _developments(sheet: Sheet) -> Iterator[Text]:
    """Your development cards; those bought this turn have to wait."""
    for card in range(DEVELOPMENTS):
        number, fresh = int(sheet.view.development[sheet.own, card]), int(sheet.view.fresh[sheet.own, card])
        if number:
            waiting = f" {sheet.word('fresh', number=fresh)}" if fresh else ""
            yield Text(f"{sheet.name('development', card)} {number}").append(waiting, style="dim")


def memory(sheet: Sheet) -> Table | None:
    """What the others are known to hold, for those who remember."""
    view = sheet.view
    viewer = sheet.own if sheet.own != NOTHING else PUBLIC
    if view.known[viewer, 0, 0] == UNSEEN:
        return None
    table = grid()
    for player in sheet.seats:
        if player != sheet.own:
            cards = sheet.cards(view.known[viewer, player])
            if view.unsure[viewer, player]:
                cards.append(Text(f"{sheet.word('unknown')} {view.unsure[viewer, player]}", style="dim"))
            cards += sheet.cards(view.sure[player], "development")
            label = "" if table.rows else sheet.word("known")
            table.add_row(label, sheet.player(player), flow(cards or [Text(sheet.word("nothing"))]))
    return table


def discards(sheet: Sheet) -> Table:
    """Who has to discard how many cards, and what you have chosen."""
    view, table = sheet.view, grid()
    for player in sheet.seats:
        if view.owed[player]:
            chosen = Text(READY if view.chosen[player] else BUSY)
            if player == sheet.own:
                chosen.append("  ").append_text(sheet.side(view.discarding[player]))
            label = "" if table.rows else sheet.word("discarding")
            table.add_row(label, sheet.player(player), str(view.owed[player]), chosen)
    return table


def offers(sheet: Sheet) -> Table:
    """What is offered for what, and what the others say to it."""
    view, table = sheet.view, grid()
    turn = int(view.turn)
    table.add_row(sheet.word("offer"), sheet.player(turn), "", _deal(sheet, view.offer_give, view.offer_want))
    for player in sheet.seats:
        if player != turn and view.phase >= ANSWER:
            table.add_row("", sheet.player(player), *_answer(sheet, player))
    return table


def _answer(sheet: Sheet, player: int) -> tuple[str, Text]:
    """An answer as far as the viewer knows it, and the counter-offer that belongs to it."""
    view = sheet.view
    answer, give, want = int(view.shown_answer[player]), view.shown_give[player], view.shown_want[player]
    if view.phase in (ANSWER, COUNTER):
        if player == sheet.own:
            answer, give, want = int(view.answer[player]), view.counter_give[player], view.counter_want[player]
        elif view.counters[player] == 1:
            return f"{BUSY} {sheet.word('composing')}", Text()
        elif view.answered[player]:
            return f"{READY} {sheet.word('answered')}", Text()
    key = {ACCEPTED: "accepts", DECLINED: "declines", COUNTERED: "counters"}.get(answer)
    if key is None:
        return f"{BUSY} {sheet.word('thinking')}", Text()
    return sheet.word(key), _deal(sheet, give, want) if answer == COUNTERED else Text()


def _deal(sheet: Sheet, give: list[int], want: list[int]) -> Text:
    """Both sides of an offer, as far as it goes."""
    return Text.assemble(f"{sheet.word('gives')} ", sheet.side(give), f"; {sheet.word('wants')} ", sheet.side(want))


def _signs(sheet: Sheet) -> dict[str, str]:
    """The signs on the board, by what they mean."""
    letter = SIGNS[max(sheet.own, 0)]
    road = f"{ROAD_SIGN}{letter}{ROAD_SIGN}"
    return {"road": road, "settlement": letter.lower(), "city": letter, "harbour": HARBOUR_SIGN * 2}


def _costs(sheet: Sheet) -> Table:
    """What the signs on the board mean, and what to pay for each."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for key, sign in (_signs(sheet) | {"cards": ""}).items():
        price = COSTS[PRICED.index(key)] if key in PRICED else ()
        counted = [(int(count), sheet.name("resource", kind)) for kind, count in enumerate(price)]
        parts = [f"{count} {name}" if count > 1 else name for count, name in counted if count]
        table.add_row(Text(sign, style="bold"), sheet.word(key), ", ".join(parts))
    return table


def matters(sheet: Sheet) -> Table | None:
    """What the moment is about: discards or an offer."""
    if sheet.view.phase == DISCARD:
        return discards(sheet)
    if sheet.view.offer_give.any():
        return offers(sheet)
    return None
