"""Laws that every game obeys at every table, on seeded random games."""

import json

import pytest

from clubroom.chance import below, generator
from clubroom.compiled import PLAIN
from clubroom.play import Match
from clubroom.sight import observe
from clubroom.viewers import CHANCE_BIT, SPECTATOR, members, only
from law_walker import broken_law
from leak_law import check_leaks
from tables import PLAIN_MOVES, Table, all_tables, crossed_tables, default_tables, legal_list, many, random_walk, scores

EVERY_TABLE = pytest.mark.parametrize("table", all_tables(), ids=str)
EVERY_SEAT_COUNT = pytest.mark.parametrize("table", default_tables(), ids=str)
STATES_WITHOUT_LEAK = 2_000
ENOUGH = 2_000  # pairs compared: games of thousands of moves have more
SEED = 20_061


@EVERY_TABLE
def test_random_games_break_no_law(table: Table) -> None:
    assert not broken_law(table, many(300, 20), SEED)


@pytest.mark.skipif(PLAIN, reason="plain Python has played twenty games at each of these tables")
@EVERY_SEAT_COUNT
def test_thousands_of_random_games_break_no_law(table: Table) -> None:
    assert not broken_law(table, 2_000, SEED + 10_000)


@pytest.mark.long
@EVERY_TABLE
def test_ten_thousand_random_games_break_no_law(table: Table) -> None:
    assert not broken_law(table, many(10_000, 100, checked=2_000), SEED + 100_000)


@pytest.mark.parametrize("table", default_tables() if PLAIN else crossed_tables(), ids=str)
def test_a_view_does_not_change_when_all_that_is_hidden_from_it_does(table: Table) -> None:
    """No leak: views, actors, legal moves and refusals depend only on what the viewer may know.

    Among the states are those between two secret choices and in the middle of one, wherever games have them.
    """
    law = check_leaks(table, SEED, many(STATES_WITHOUT_LEAK, 40), many(50, 0))
    assert law.differing >= 0.3 * law.states


@EVERY_SEAT_COUNT
def test_an_imagined_state_can_be_played_to_the_end(table: Table) -> None:
    game = table.game
    rng = generator(SEED, 2)
    legal, weights = game.buffers()
    tally = generator(0)
    for pool, _, _, _ in random_walk(table, generator(SEED + 7)):
        if below(rng, many(10, 400)) == 0:
            viewer = below(rng, table.seats)
            seen = observe(game, pool, 0, viewer)
            game.doors.imagine(seen.pool, viewer, game.record.told, game.record.cells(pool), rng, pool, 1)
            game.walkers.random_game(pool, 1, rng, legal, weights, tally)
            assert game.doors.to_act(pool, 1) == 0


@EVERY_SEAT_COUNT
def test_two_moves_that_a_viewer_does_not_witness_look_the_same_to_him(table: Table) -> None:
    game, doors = table.game, table.game.doors
    compared = 0
    for seed in range(many(20, 2)):
        if compared > ENOUGH:
            break
        for ply, (pool, actors, player, move) in enumerate(random_walk(table, generator(SEED + seed))):
            if player < 0 or ply % many(1, 7):
                continue
            legal, weights = game.buffers()
            if actors & CHANCE_BIT:
                count = doors.chance(pool, 0, legal, weights)
            else:
                count = doors.legal(pool, 0, player, legal)
            other = next((int(choice) for choice in legal[:count] if choice != move), None)
            for viewer in (*range(table.seats), SPECTATOR):
                hidden = [
                    choice
                    for choice in (move, other)
                    if choice is not None and not doors.witnesses(pool, 0, player, choice) & only(viewer)
                ]
                if len(hidden) == 2:
                    pool[1] = pool[0]
                    pool[2] = pool[0]
                    doors.apply(pool, 1, player, hidden[0])
                    doors.apply(pool, 2, player, hidden[1])
                    seen = [observe(game, pool, index, viewer).to_bytes() for index in (1, 2)]
                    assert seen[0] == seen[1]
                    compared += 1
    assert compared


@EVERY_SEAT_COUNT
def test_the_order_of_simultaneous_choices_does_not_matter(table: Table) -> None:
    """Each player's next moves up to his own commitment are made in two opposite orders of players."""
    doors, record = table.game.doors, table.game.record
    rng = generator(SEED, 3)
    compared = 0
    for seed in range(many(60, 2)):
        if compared > ENOUGH:
            break
        for pool, actors, _, _ in random_walk(table, generator(SEED + seed)):
            players = members(actors)
            if len(players) < 2:
                continue
            plans: dict[int, list[int]] = {}
            for player in players:  # what this player would do until he drops out of the actors
                pool[1] = pool[0]
                plans[player] = []
                while doors.to_act(pool, 1) & only(player) and doors.to_act(pool, 1) & ~only(player):
                    legal = legal_list(table, pool, 1, player)
                    plans[player].append(legal[below(rng, len(legal))])
                    doors.apply(pool, 1, player, plans[player][-1])
            for index, order in ((2, players), (3, players[::-1])):
                pool[index] = pool[0]
                for player in order:
                    for move in plans[player]:
                        doors.apply(pool, index, player, move)
            assert record.digest(pool, 2) == record.digest(pool, 3)
            compared += 1


@EVERY_TABLE
def test_the_log_of_a_match_replays_to_the_same_state(table: Table) -> None:
    match = Match(table.game, table.seats, table.options, seed=SEED)
    rng = generator(SEED, 4)
    while not match.over and len(match.log) < many(1 << 30, PLAIN_MOVES):
        player = match.to_act()[below(rng, len(match.to_act()))]
        legal = match.legal(player)
        match.play(player, legal[below(rng, len(legal))])
    again = Match.replayed(table.game, table.seats, table.options, [(entry.player, entry.move) for entry in match.log])
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert again.points() == match.points()
    assert not match.over or 1 in again.ranks()
    assert all(1 <= rank <= table.seats for rank in again.ranks())


@EVERY_SEAT_COUNT
def test_a_state_survives_json(table: Table) -> None:
    record = table.game.record
    for ply, (pool, _, _, _) in enumerate(random_walk(table, generator(SEED))):
        if ply % many(1, 30):
            continue
        record.from_json(json.loads(json.dumps(record.to_json(pool[0]))), pool, 1)
        assert pool[1].tobytes() == pool[0].tobytes()


@EVERY_SEAT_COUNT
def test_points_are_for_every_seat_and_places_start_at_one(table: Table) -> None:
    for seed in range(many(50, 2)):
        *_, (pool, _, _, _) = random_walk(table, generator(SEED + seed))
        points, ranks = scores(table, pool)
        assert len(points) == table.seats
        for place in ranks:
            assert 1 <= place <= 1 + sum(other < place for other in ranks)
