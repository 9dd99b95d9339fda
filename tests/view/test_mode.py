"""The game as set-up, rules pages and saves see it."""

from __future__ import annotations

from typing import Any

import pytest

from game.kit.saves import SaveError, to_saved
from game.kit.setup import SeatChoice, Setup
from game.terrinoth.mode import TerrinothMode
from tests.view.games import QUEST, setup


def changed(**changes: Any) -> dict[str, Any]:
    """A good set-up with something changed."""
    return setup("1", 2) | {"leader": "kari-wraithstalker"} | changes


def test_a_good_setup_has_no_problem(mode: TerrinothMode) -> None:
    for heroes in (2, 3, 4):
        assert mode.problem_of(setup("1", heroes)) == ("", "")


@pytest.mark.rule("HT-112")
def test_a_party_that_players_make_has_two_heroes_at_least(mode: TerrinothMode) -> None:
    sentence, rule = mode.problem_of(setup("1", 1))
    assert (sentence, rule) == ("A party is two to four heroes; one player may control them all.", "HT-112")
    assert mode.new(setup("1", 1)).prompt is not None, "the rules can lay out one hero all the same"


@pytest.mark.rule("HT-109", "HT-113", "HT-101")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"heroes": ["kari-wraithstalker", "tetherys"]}, "HT-109"),
        ({"heroes": ["kari-wraithstalker", "nobody"]}, "HT-109"),
        ({"heroes": []}, "HT-109"),
        ({"leader": "astarra"}, "HT-113"),
        ({"quest": "no-such-quest"}, "HT-101"),
    ],
)
def test_a_wrong_setup_says_why_and_names_its_rule(mode: TerrinothMode, changes: dict[str, Any], rule: str) -> None:
    sentence, found = mode.problem_of(changed(**changes))
    assert found == rule
    assert sentence.endswith(".")
    assert "<" not in sentence


@pytest.mark.rule("HT-111")
def test_portraits_show_the_health_of_the_party(mode: TerrinothMode) -> None:
    health = {count: {p.id: p.health for p in mode.heroes(count)}["kari-wraithstalker"] for count in (1, 2, 3, 4)}
    assert health == {1: 21, 2: 21, 3: 15, 4: 11}
    portrait = next(p for p in mode.heroes(2) if p.id == "kari-wraithstalker")
    assert portrait.cards[0] == ("scout-precise-strike", "Precise Strike", "attack", 2)
    assert "discard 1 success token" in portrait.ability


def test_quests_come_the_easiest_first_with_their_track_and_foe(mode: TerrinothMode) -> None:
    sheets = mode.quests()
    assert [sheet.skulls for sheet in sheets] == sorted(sheet.skulls for sheet in sheets)
    sheet = next(sheet for sheet in sheets if sheet.id == QUEST)
    assert (sheet.title, sheet.tier_name, sheet.nemesis_name) == ("The Goblin Problem", "Ordinary", "Splig")
    assert [space.colour for space in sheet.track if space.text] == ["green", "blue", "red", "red", "red"]
    assert {badge.kind: badge.value for badge in sheet.badges} == {"attack": 2, "resilience": 2, "health": 10}


def test_every_rule_can_be_looked_up(mode: TerrinothMode) -> None:
    book = mode.book()
    assert list(book.rules) == list(mode.box.rules)
    assert all(rule.part and rule.text and "<" not in rule.part + rule.text for rule in book.rules.values())
    assert book.rule("Q1-red").part == "The Goblin Problem"
    with pytest.raises(KeyError):
        book.rule("HT-999")


def test_a_rule_is_known_as_players_write_it(mode: TerrinothMode) -> None:
    book = mode.book()
    written = ("HT-312", " ht-312 ", "312", "r-7", "Q1-RED", "HT-999", "", "goblins")
    assert [book.known(text) for text in written] == ["HT-312", "HT-312", "HT-312", "R-07", "Q1-red", "", "", ""]


def test_a_set_up_survives_the_way_through_the_state(mode: TerrinothMode) -> None:
    seats = (SeatChoice("Ana", "kari-wraithstalker"), SeatChoice("Ben", "astarra"))
    chosen = Setup({"quest": QUEST, "grim": "yes"}, seats, 1, "amber")
    assert mode.setup_of(mode.session(chosen).state) == chosen
    assert mode.session(chosen).state.setup["leader"] == "astarra"


def test_a_wrong_party_names_the_seats_in_each_others_way(mode: TerrinothMode) -> None:
    pieces = ("kari-wraithstalker", "astarra", "", "tetherys")
    found = mode.problem(Setup({"quest": QUEST}, tuple(SeatChoice("", piece) for piece in pieces)))
    assert found is not None
    assert (found.rule, found.seats) == ("HT-109", (0, 3))
    assert mode.problem(Setup({"quest": QUEST}, tuple(SeatChoice("", piece) for piece in pieces[:3]))) is None


def test_a_journey_is_told_of_in_one_line(mode: TerrinothMode) -> None:
    session = mode.new(setup("1"))
    line = mode.save_line(session.state)
    assert (line.title, line.picture, line.over) == ("The Goblin Problem", f"pictures/terrinoth/{QUEST}", "")
    assert line.line == "round 1, hero phase"
    assert line.seats[0].name == "Kari"


def test_a_save_of_another_game_is_refused_in_words(mode: TerrinothMode) -> None:
    saved = to_saved(mode.new(setup("1")), {})
    saved.mode = "another"
    with pytest.raises(SaveError, match="another game"):
        mode.load(saved)


def test_agents_come_by_name(mode: TerrinothMode) -> None:
    session = mode.new(setup("1"))
    assert session.prompt is not None
    answer = mode.computer_player("sensible", "1")(session.table, session.prompt, None)
    session.prompt.check(answer)
    with pytest.raises(KeyError):
        mode.computer_player("clairvoyant", "1")
