"""The game as set-up, rules pages and saves see it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from game.kit.errors import SaveError
from game.kit.save_format import to_saved
from game.kit.setup import SeatChoice, Setup, Trait
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.view.setup_form import setup_of
from tests.terrinoth.view.games import QUEST, setup


def test_a_good_setup_has_no_problem(mode: TerrinothMode) -> None:
    for heroes in (2, 3, 4):
        assert mode.problem(setup_of(setup("1", heroes))) is None


@pytest.mark.rule("HT-112")
def test_a_party_that_players_make_has_two_heroes_at_least(mode: TerrinothMode) -> None:
    found = mode.problem(setup_of(setup("1", 1)))
    assert found is not None
    assert (found.sentence, found.rule) == ("A party is two to four heroes; one player may control them all.", "HT-112")
    alone = mode.session(setup_of(setup("1", 1))).begin()
    assert alone.prompt is not None, "the rules can lay out one hero all the same"


@pytest.mark.rule("HT-109", "HT-113", "HT-101")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"heroes": ["kari-wraithstalker", "tetherys"]}, "HT-109"),
        ({"heroes": ["kari-wraithstalker", "nobody"]}, "HT-109"),
        ({"heroes": []}, "HT-109"),
        ({"heroes": ["kari-wraithstalker", "elder-mok"], "first": 2}, "HT-113"),
        ({"quest": "no-such-quest"}, "HT-101"),
    ],
)
def test_a_wrong_setup_says_why_and_names_its_rule(mode: TerrinothMode, changes: dict[str, Any], rule: str) -> None:
    first = changes.pop("first", 0)
    found = mode.problem(structs.replace(setup_of(setup("1", 2) | changes), first=first))
    assert found is not None
    assert found.rule == rule
    assert found.sentence.endswith(".")
    assert "<" not in found.sentence


@pytest.mark.rule("HT-111")
def test_heroes_show_the_health_of_the_party(mode: TerrinothMode) -> None:
    kari = {count: mode.setup_form(count).piece("kari-wraithstalker") for count in (1, 2, 3, 4)}
    assert {count: entry.facts[0].value for count, entry in kari.items() if entry is not None} == {
        1: "21", 2: "21", 3: "15", 4: "11",
    }  # fmt: skip
    entry = kari[2]
    assert entry is not None
    assert entry.traits[0] == Trait("scout-precise-strike", "Precise Strike", "action-attack", 2, "die")
    assert "discard 1 success token" in entry.text


def test_quests_come_the_easiest_first_with_their_track_and_foe(mode: TerrinothMode) -> None:
    quests = mode.setup_form(2).lists[0]
    assert [entry.rank for entry in quests.entries] == sorted(entry.rank for entry in quests.entries)
    entry = quests.entry(QUEST)
    assert entry is not None
    assert entry.opponent is not None
    assert (entry.title, entry.group_title, entry.opponent.title) == ("The Goblin Problem", "Ordinary", "Splig")
    assert [space.colour for space in entry.track if space.text] == ["green", "blue", "red", "red", "red"]
    assert {fact.icon: fact.value for fact in entry.opponent.facts} == {
        "attack": "2", "resilience": "2", "health": "10",
    }  # fmt: skip


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
    chosen = Setup({"quest": QUEST, "step": "storm", "grim": "yes"}, seats, 1, "amber")
    assert mode.setup_of(mode.session(chosen).state) == chosen
    assert mode.session(chosen).state.setup["leader"] == "astarra"


def test_a_wrong_party_names_the_seats_in_each_others_way(mode: TerrinothMode) -> None:
    pieces = ("kari-wraithstalker", "astarra", "", "tetherys")
    found = mode.problem(Setup({"quest": QUEST}, tuple(SeatChoice("", piece) for piece in pieces)))
    assert found is not None
    assert (found.rule, found.seats) == ("HT-109", (0, 3))
    assert mode.problem(Setup({"quest": QUEST}, tuple(SeatChoice("", piece) for piece in pieces[:3]))) is None


def test_a_journey_is_told_of_in_one_line(mode: TerrinothMode) -> None:
    session = mode.session(setup_of(setup("1"))).begin()
    line = mode.save_line(session.state)
    assert (line.title, line.picture, line.over) == ("The Goblin Problem", f"pictures/terrinoth/{QUEST}", "")
    assert line.line == "round 1, hero phase"
    assert line.seats[0].name == "Kari"
    whole = line.seats[0].facts[0].value
    session.state.board.pieces[session.state.board.zone("seats")[0]].face_up = False
    fallen = mode.save_line(session.state).seats[0].facts[0].value
    assert fallen == f"0/{whole.partition('/')[2]}" != whole, "who fell has no health left"


def test_a_save_of_another_game_is_refused_in_words(mode: TerrinothMode) -> None:
    saved = to_saved(mode.session(setup_of(setup("1"))).begin(), {})
    saved.mode = "another"
    with pytest.raises(SaveError, match="another game"):
        mode.load(saved)


def test_computer_players_come_by_name(mode: TerrinothMode) -> None:
    session = mode.session(setup_of(setup("1"))).begin()
    assert session.prompt is not None
    answer = mode.computer_player("sensible", "1")(session.table, session.prompt, None)
    session.prompt.check(answer)
    with pytest.raises(KeyError):
        mode.computer_player("clairvoyant", "1")


def test_an_activation_card_says_its_lines_on_the_table_and_a_plain_action_by_its_icon(mode: TerrinothMode) -> None:
    session = mode.session(setup_of(setup("lines"))).begin()
    view, pieces = mode.view(session), session.state.board.pieces
    texts = {piece.card: view.face(piece.id).text for piece in pieces.values()}
    assert texts["scout-precise-strike"] == "You may become engaged with 1 enemy. [icon:action-attack]"
    assert texts["scout-draw-attention"].startswith("[icon:action-aid] The target may ready 1 card.\n")
    caution = texts["scout-caution"].split("\n")
    assert caution[1] == "Rest: 1, with +1 defense."
    assert caution[-1] == "Ready all your cards."
    assert not any(view.face(piece.id).text for piece in pieces.values() if piece.zone.startswith("deck:"))
