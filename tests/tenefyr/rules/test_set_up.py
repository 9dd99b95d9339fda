"""Set-up: TN-101 to TN-114, and what one, two, three and four players have."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.kit.session import Session
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.sessions import HEROES_EACH, new_session
from game.tenefyr.table import Table

HEROES = ("bard", "cleric", "thief", "barbarian", "ranger", "wizard", "oathsworn", "tinker")


def begun(box: Box, seats: int, seed: str = "set-up", **more: Any) -> tuple[Session, Table]:
    """A new game at its first question."""
    each = HEROES_EACH[seats]
    parties = [list(HEROES[each * seat : each * (seat + 1)]) for seat in range(seats)]
    record: dict[str, Any] = {
        "heroes": parties, "pieces": [party[0] for party in parties], "players": [""] * seats,
        "computers": [""] * seats, "boss": "random", "step": "normal", "annex": True, "first": 0, "seed": seed,
        "choices": {},
    }  # fmt: skip
    session = new_session(box, record | more).begin()
    assert isinstance(session.table, Table)
    return session, session.table


def cards(t: Table, zone: str) -> list[str]:
    """The cards of a zone."""
    return [t.card(piece) for piece in t.zone(zone)]


@pytest.mark.rule("TN-101", "TN-102", "TN-103", "TN-111", "TN-1001", "TN-1003")
@pytest.mark.parametrize(
    ("seats", "zeros", "ones", "skills", "supply"),
    [(1, 9, 12, 2, (15, 12)), (2, 6, 6, 2, (12, 12)), (3, 6, 6, 1, (6, 6)), (4, 6, 6, 1, (0, 0))],
)
def test_starting_decks_and_supply(
    box: Box, seats: int, zeros: int, ones: int, skills: int, supply: tuple[int, int]
) -> None:
    _, t = begun(box, seats)
    for player in t.players:
        deck = Counter(cards(t, names.deck(player)))
        assert (deck.pop("basic0"), deck.pop("basic1")) == (zeros, ones)
        assert set(deck) == {f"skill-{hero}" for hero in t.heroes_of[player]}
        assert len(deck) == skills
    assert tuple(len(t.zone(names.supply(basic))) for basic in ("basic0", "basic1")) == supply


@pytest.mark.rule("TN-109")
def test_the_ladder_takes_zeros_out_of_the_decks(box: Box) -> None:
    _, t = begun(box, 3, step="lullaby")
    assert Counter(cards(t, "deck:bard"))["basic0"] == 4
    assert (t.track(names.STEPS), len(t.zone("supply:basic0"))) == (12, 12)


@pytest.mark.rule("TN-104")
def test_hero_cards_lie_beside_the_decks(box: Box) -> None:
    _, t = begun(box, 2)
    assert (t.zone("heroes:bard"), t.zone("heroes:thief")) == (["bard", "cleric"], ["thief", "barbarian"])


@pytest.mark.rule("TN-105", "TN-106", "TN-901")
def test_ten_dungeons_of_four_and_a_reserve_of_six(box: Box) -> None:
    _, t = begun(box, 3)
    for level in range(1, 6):
        piles = [t.zone(names.dungeon(number)) for number in (2 * level - 1, 2 * level)]
        assert [len(pile) for pile in piles] == [4, 4]
        reserve = t.zone(names.reserve(level))
        assert len(reserve) == 6
        assert not any(t.piece(piece).face_up for piece in reserve)
        assert {t.box.level(t.card(piece)) for pile in (*piles, reserve) for piece in pile} == {level}
        assert [[t.piece(piece).face_up for piece in pile] for pile in piles] == [[True, False, False, False]] * 2
        assert t.level_of(names.dungeon(2 * level)) == level


@pytest.mark.rule("TN-107", "TN-114")
@pytest.mark.parametrize("annex", [True, False])
def test_each_dungeon_has_a_reward_and_with_the_annex_a_place(box: Box, annex: bool) -> None:
    seen: set[str] = set()
    for seed in "abcdefgh":
        _, t = begun(box, 3, seed, annex=annex, heroes=[["bard"], ["cleric"], ["thief"]])
        rewards = [cards(t, f"reward:{number}") for number in range(1, 11)]
        places = [cards(t, f"place:{number}") for number in range(1, 11)]
        flat = [reward for found in rewards for reward in found]
        assert [len(found) for found in rewards] == [1] * 10
        assert len(set(flat)) == 10
        assert [box.content.rewards[reward].level for reward in flat] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        assert [len(found) for found in places] == [int(annex)] * 10
        assert t.zone(names.place(names.BOSS)) == []
        seen |= set(flat)
    assert any(box.content.rewards[reward].annex for reward in seen) == annex


@pytest.mark.rule("TN-108", "TN-802")
def test_the_boss_is_chosen_or_drawn(box: Box) -> None:
    _, t = begun(box, 3, boss="brass-regent")
    assert set(cards(t, names.BOSS)) == set(box.content.bosses["brass-regent"].stages)
    assert [t.piece(piece).face_up for piece in t.zone(names.BOSS)] == [True, False, False, False]
    drawn = {begun(box, 3, str(seed))[1].word(names.BOSS_ID) for seed in range(40)}
    assert drawn == set(box.content.bosses)
    heroes = [["bard"], ["cleric"], ["thief"]]
    own = {begun(box, 3, str(seed), annex=False, heroes=heroes)[1].word(names.BOSS_ID) for seed in range(30)}
    assert own == {boss for boss, it in box.content.bosses.items() if not it.annex}


@pytest.mark.rule("TN-109")
@pytest.mark.parametrize(("step", "steps"), [("easy", 12), ("normal", 10), ("hard", 8)])
def test_the_token_starts_by_the_difficulty(box: Box, step: str, steps: int) -> None:
    assert begun(box, 3, step=step)[1].track(names.STEPS) == steps


@pytest.mark.rule("TN-110", "TN-007", "TN-1227")
@pytest.mark.parametrize("first", [0, 2])
def test_the_starting_player_answers_for_the_party(box: Box, first: int) -> None:
    session, t = begun(box, 3, first=first)
    assert session.prompt is not None
    assert (session.prompt.kind, session.prompt.chooser) == ("choose-dungeon", t.players[first])


@pytest.mark.rule("TN-013")
def test_another_shuffle_changes_no_other_outcome(box: Box) -> None:
    one, two = begun(box, 3)[1], begun(box, 3, boss="dark-lord")[1]
    assert cards(one, "deck:bard") == cards(two, "deck:bard")
    assert cards(one, "dungeon:5") == cards(two, "dungeon:5")
    two.shuffle("deck:bard")
    for t in (one, two):
        t.shuffle("deck:cleric")
    assert cards(one, "deck:cleric") == cards(two, "deck:cleric")
    streams = {"setup", "boss", "chance", *(f"deck:{player}" for player in one.players),
               *(f"reserve:{level}" for level in range(1, 6))}  # fmt: skip
    assert set(one.streams.counters) <= streams


@pytest.mark.rule("TN-012")
def test_what_is_open_and_what_is_hidden(box: Box) -> None:
    _, t = begun(box, 3)
    hidden = {zone.partition(":")[0] for zone, lying in t.board.zones.items() if not all(
        t.piece(piece).face_up for piece in lying)}  # fmt: skip
    assert hidden == {"deck", "dungeon", "reserve", "boss"}
