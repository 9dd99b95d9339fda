"""Dealing anew: what nobody at the table has seen may be any card that is left, and nothing else changes."""

from __future__ import annotations

from collections import Counter

from game.adventure.context import Context
from game.adventure.spawn import refill, spawn_one
from game.adventure.table import ENEMY_DECK, ENEMY_DISCARD, EXPLORATION_DECK, LOCATION, LOCATION_DECK, SHADOWS
from game.adventure.wounds import discard_enemy
from game.terrinoth.box import Box
from game.terrinoth.dealing import deal, likely_enemies, unseen_enemies
from game.terrinoth.exploration import draw_cards, put_away, replace_drawn
from game.terrinoth.flow import new_session
from game.terrinoth.table import Table

RANDOM_SETS = "smoke-over-brindle-ford"
"""Its enemy deck: two sets and a trivial one on two sets and a challenging one."""


def begun(box: Box, quest: str = RANDOM_SETS, seed: str = "dealing") -> Table:
    """A quest whose set-up is done."""
    heroes = ["kari-wraithstalker", "trenloe-the-strong"]
    session = new_session(box, {"quest": quest, "heroes": heroes, "seed": seed}).begin()
    table = session.table
    assert isinstance(table, Table)
    return table


def copies(box: Box, seeds: int = 12) -> list[Table]:
    """The same game, dealt with several seeds."""
    made = []
    for number in range(seeds):
        t = begun(box)
        deal(t, t.leader, f"deal-{number}")
        made.append(t)
    return made


def cards(t: Table, zone: str) -> list[str]:
    """What lies in a zone."""
    return [t.card_of(piece) for piece in t.zone(zone)]


def sets_of(t: Table) -> set[str]:
    """The enemy sets of a game, seen or not."""
    return {t.box.enemies[piece.card].set for piece in t.board.pieces.values() if piece.card in t.box.enemies} - {""}


def test_a_random_set_that_was_not_seen_may_be_any_of_its_difficulty(box: Box) -> None:
    drawn: set[str] = set()
    for t in copies(box):
        kinds = Counter(box.sets[name].difficulty for name in sets_of(t))
        assert kinds == Counter(box.sets[name].difficulty for name in sets_of(begun(box)))
        assert {"bandits", "razorwings", "barghests", "hellhounds"} < sets_of(t)
        drawn |= sets_of(t)
    assert len(drawn) > 6, "other sets than the real ones come into it"


def test_the_stacks_stay_on_each_other_and_the_first_cards_lie_in_the_shadows(box: Box) -> None:
    real = begun(box)
    lower = {"barghests", "hellhounds"}
    size = len(real.zone(ENEMY_DECK))
    for t in copies(box):
        assert len(t.zone(ENEMY_DECK)) == size
        places = [box.enemies[card].set in lower for card in (*cards(t, SHADOWS), *cards(t, ENEMY_DECK))]
        assert not any(places[: len(places) - 9])
        assert sum(places[-9:]) == 6


def test_a_set_that_has_shown_itself_stays(box: Box) -> None:
    real = begun(box)
    while len(real.zone(ENEMY_DECK)) > 4:
        discard_enemy(real, spawn_one(real, SHADOWS))
    seen = {box.enemies[card].set for card in (*cards(real, ENEMY_DISCARD), *cards(real, ENEMY_DECK))}
    deal(real, real.leader, "late")
    assert {box.enemies[card].set for card in (*cards(real, ENEMY_DISCARD), *cards(real, ENEMY_DECK))} == seen


def test_a_deck_made_of_its_discards_has_no_stacks_but_the_same_cards(box: Box) -> None:
    t = begun(box)
    while t.zone(ENEMY_DECK):
        discard_enemy(t, spawn_one(t, SHADOWS))
    refill(t, ENEMY_DECK)
    before = [t.card_of(enemy) for enemy in unseen_enemies(t)]
    deal(t, t.leader, "again")
    after = [t.card_of(enemy) for enemy in unseen_enemies(t)]
    assert Counter(after) == Counter(before)
    assert after != before


def test_a_place_that_was_drawn_at_random_may_be_any_other(box: Box) -> None:
    quest = "the-pale-cantor"
    here = begun(box, quest).zone(LOCATION)
    second = set()
    for number in range(12):
        t = begun(box, quest)
        deal(t, t.leader, f"place-{number}")
        assert t.zone(LOCATION) == here
        assert t.zone(LOCATION_DECK)[-1] == "cantors-well"
        assert box.locations[t.zone(LOCATION_DECK)[0]].difficulty == "formidable"
        second.add(t.zone(LOCATION_DECK)[0])
    assert len(second) > 1


def test_a_card_that_was_put_back_before_all_eyes_stays_there(box: Box) -> None:
    t = begun(box)
    c = Context(you=t.leader, source=t.leader)
    first, second = draw_cards(t, t.leader, 2)
    put_away(t, c, first, "bottom")
    replace_drawn(t, t.leader, second)
    for card in list(t.zone("drawn")):
        t.move(card, EXPLORATION_DECK, 0, face_up=False)
    known = t.zone(EXPLORATION_DECK)[0], *t.zone(EXPLORATION_DECK)[-2:]
    middle = t.zone(EXPLORATION_DECK)[1:-2]
    deal(t, t.leader, "known")
    assert (t.zone(EXPLORATION_DECK)[0], *t.zone(EXPLORATION_DECK)[-2:]) == known
    assert t.zone(EXPLORATION_DECK)[1:-2] != middle
    assert sorted(t.zone(EXPLORATION_DECK)[1:-2]) == sorted(middle)


def test_what_is_to_be_expected_is_what_dealing_draws(box: Box) -> None:
    real = begun(box)
    expected = likely_enemies(real)
    assert round(sum(expected.values()), 6) == len(unseen_enemies(real))
    drawn: Counter[str] = Counter()
    for t in copies(box, 60):
        drawn.update(map(t.card_of, unseen_enemies(t)))
    for card, number in expected.items():
        assert abs(drawn[card] / 60 - number) < 0.5, card
    assert set(drawn) <= set(expected)
