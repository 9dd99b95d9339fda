"""The mode of Heroes of Tenefyr: set-up form, problems, saves, tally, workbench."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.kit.career import Career
from game.kit.save_format import Saved, to_saved
from game.kit.setup import SeatChoice, Setup
from game.kit.text import Words
from game.kit.workbench import Task
from game.tenefyr.box import Box
from game.tenefyr.ladder import ladder_of
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.view.setup_form import plain_setup
from game.tenefyr.vocabulary_document import document
from game.tenefyr.workbench import TenefyrWorkbench


@pytest.fixture(scope="module")
def mode(box: Box, words: Words) -> TenefyrMode:
    """The game over its box."""
    return TenefyrMode(box, words, "", Career(ladder_of(box, words)))


def chosen(*heroes: str, first: int = 0, **choices: str) -> Setup:
    """A set-up with these heroes by seat."""
    made = {key.replace("_", "-"): value for key, value in choices.items()}
    return Setup(made, tuple(SeatChoice("", hero) for hero in heroes), first, "mode")


@pytest.mark.rule("TN-112", "TN-113", "TN-108", "TN-109")
def test_the_form_offers_bosses_steps_heroes_and_the_box_alone(mode: TenefyrMode) -> None:
    form = mode.setup_form(3)
    usual = {one.id: one.usual_entry.id for one in form.lists}
    assert usual == {"boss": "dark-lord", "step": "easy"}
    assert [entry.id for entry in form.lists[0].entries] == list(mode.box.content.bosses)
    assert len(form.pieces) == 8
    assert {entry.group for entry in form.pieces} == {"box", "annex"}
    assert [switch.id for switch in form.switches] == ["first-box"]


@pytest.mark.rule("TN-102")
@pytest.mark.parametrize(("seats", "lists"), [(1, ["second-1"]), (2, ["second-1", "second-2"]), (3, []), (4, [])])
def test_one_and_two_players_choose_second_heroes(mode: TenefyrMode, seats: int, lists: list[str]) -> None:
    assert [one.id for one in mode.setup_form(seats).lists][2:] == lists


@pytest.mark.rule("TN-102", "TN-113")
@pytest.mark.parametrize(
    ("setup", "rule", "seats"),
    [
        (chosen(), "TN-101", ()),
        (chosen(*["bard"] * 5), "TN-101", ()),
        (chosen("bard", "bard", "thief"), "TN-102", (0, 1)),
        (chosen("bard", "thief", second_1="thief"), "TN-102", (0, 1)),
        (chosen("bard", second_1="bard"), "TN-102", (0,)),
        (chosen("bart", "thief", "cleric"), "TN-102", ()),
        (chosen("ranger", "thief", "cleric", first_box="yes"), "TN-113", (0,)),
        (chosen("bard", "thief", "cleric", first_box="yes", boss="hollow-king"), "TN-113", ()),
        (chosen("bard", "thief", "cleric", boss="nobody"), "TN-108", ()),
        (chosen("bard", "thief", "cleric", step="odd"), "TN-109", ()),
        (chosen("bard", "thief", "cleric", first=3), "TN-110", ()),
    ],
)
def test_what_cannot_be_played_is_said(mode: TenefyrMode, setup: Setup, rule: str, seats: tuple[int, ...]) -> None:
    found = mode.problem(setup)
    assert found is not None
    assert (found.rule, found.seats) == (rule, seats)
    assert "<" not in found.sentence


def test_what_can_be_played_has_no_problem(mode: TenefyrMode) -> None:
    for setup in mode.workbench().samples():
        assert mode.problem(setup) is None
        assert mode.setup_of(mode.session(setup).state) == setup


@pytest.mark.rule("TN-102")
def test_a_second_hero_left_to_chance_is_one_that_nobody_has(box: Box) -> None:
    for seed in map(str, range(30)):
        setup = replace(chosen("bard", "thief", second_2="tinker", first_box=""), seed=seed)
        first, second = plain_setup(box, setup)["heroes"]
        assert second == ["thief", "tinker"]
        assert first[1] not in ("bard", "thief", "tinker")
        setup = replace(chosen("bard", first_box="yes"), seed=seed)
        assert plain_setup(box, setup)["heroes"][0][1] in ("barbarian", "cleric", "thief")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_comes_back_from_its_save(mode: TenefyrMode, seats: int) -> None:
    session = mode.session(mode.workbench().sample(seats, "save", {})).begin()
    for _ in range(6):
        assert session.prompt is not None
        session.answer(session.prompt.options[: session.prompt.least])
    saved: Saved = msgspec.json.decode(msgspec.json.encode(to_saved(session, {})), type=Saved)
    assert mode.load(saved).prompt == session.prompt
    assert mode.missing(session.state) == []
    assert "<" not in "".join((mode.save_line(session.state).line, mode.save_line(session.state).title))


@pytest.mark.rule("TN-1103")
def test_a_surrender_is_a_defeat_and_can_be_taken_back(mode: TenefyrMode) -> None:
    session = mode.session(mode.workbench().sample(3, "surrender", {})).begin()
    session.answer(session.prompt.options[:1] if session.prompt is not None else ())
    asked = session.prompt
    session.give_up()
    assert (session.ended, session.state.board.tracks["outcome"]) == (True, "defeat")
    assert session.undo()
    assert (session.ended, session.prompt) == (False, asked)


@pytest.mark.rule("TN-1102")
def test_a_game_that_is_over_is_told_in_numbers(mode: TenefyrMode) -> None:
    session = mode.session(mode.workbench().sample(3, "told", {})).begin()
    while session.prompt is not None:
        session.answer(session.prompt.options[: max(1, session.prompt.least)])
    told = mode.tally(session)
    assert told["visits"] == session.table.track("round") - 1 > 1
    assert told["hands"] > 9
    assert told["thrown_out"] + told["cleared"] <= told["visits"]
    assert sum(told[f"beaten_{level}"] for level in range(1, 6)) == told["beaten"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_full_table_can_be_laid_out(box: Box, seats: int) -> None:
    session = TenefyrWorkbench(box).full_table(seats)
    assert session.prompt is not None
    assert session.prompt.kind == "play-card"


def test_games_are_played_and_reported(box: Box) -> None:
    bench = TenefyrWorkbench(box)
    tasks = bench.balance_tasks({"step": "easy"}, 1, "report")
    played = [bench.play_out(Task(task.setup, "random", facts=True)) for task in tasks]
    assert [one.stuck for one in played] == [""] * len(tasks)
    told = bench.balance(played, 1, "report")
    assert "| random | easy | 4 |" in told
    assert "0 stuck" in told


def test_the_words_of_the_marks_are_documented(box: Box) -> None:
    told = document(box)
    assert "| `recall(who: who, n: number, to: name, [upto: number])` |" in told
    assert all(f"`{name}" in told for name in box.vocabulary.words)


# -- scenarios


def scenario(mode: TenefyrMode, **more: Any) -> dict[str, Any]:
    """A scenario played to its end, and its summary; nothing that was expected may fail."""
    raw = {"players": [{"heroes": ["bard"]}, {"heroes": ["cleric"]}, {"heroes": ["thief"]}], **more}
    found = mode.workbench().scenario(msgspec.json.encode(raw))
    final = mode.workbench().summary(found.play())
    assert found.faults(final) == []
    return final


def test_a_scenario_lays_out_a_fight(mode: TenefyrMode) -> None:
    played = [{"card": "kobold", "plus": {"x": 1}}]
    players = [
        {"heroes": ["bard"], "hand": ["orc", "1"], "deck": ["0", "..."], "played": played},
        {"heroes": ["cleric"], "discard": ["ghoul"]},
        {"heroes": ["thief"]},
    ]
    final = scenario(
        mode, players=players, dungeons={"2": {"cards": ["ogre", "kobold"], "place": "bramble-lane"}}, dungeon="2",
        node="play", answers=["orc"],
        expect={"players": {"bard": {"played": ["kobold", "orc"], "powers": [2, 1], "hand": ["basic1", "basic0"]}},
                "dungeons": {"2": {"cards": ["ogre", "kobold"], "place": "bramble-lane", "level": 1}}},
    )  # fmt: skip
    assert (final["enemy"], final["total"], final["prompt"]["kind"]) == ("ogre", 3, "play-card")


def test_scenario_cards_are_nowhere_twice(mode: TenefyrMode) -> None:
    final = scenario(mode, dungeons={"1": {"cards": ["kobold", "kobold", "kobold"]}}, reserve={"1": []})
    every = [card for it in final["dungeons"].values() for card in it["cards"]]
    assert every.count("kobold") == 3
    assert final["reserve"]["1"] == []


def test_scripted_chance(mode: TenefyrMode) -> None:
    final = scenario(mode, dungeons={"3": {"cards": ["mine-imp"], "place": ""}}, dungeon="3", node="combat", chance=[2])
    assert final["power"] == 6


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ({"node": "nowhere"}, "node"),
        ({"dungeons": {"11": {}}}, "dungeons"),
        ({"reserve": {"1": ["kobold"] * 4}}, r"reserve.1\[3\]: there is no kobold left"),
        ({"reserve": {"1": ["kobolt"]}}, r"reserve.1\[0\]: there is no 'kobolt'"),
        ({"players": [{"heroes": ["bard"]}]}, "players: each player has 2 heroes"),
        ({"node": "play", "dungeon": "12"}, "dungeon"),
        ({"node": "play", "dungeon": "1", "turn": 4}, "turn: a round has 3 turns"),
        ({"dungeon": "1"}, "in none"),
        ({"chance": [5]}, "chance"),
        ({"node": "setup", "steps": 3}, "steps: at the node setup there is none yet"),
    ],
)
def test_a_scenario_that_is_wrong_says_where(mode: TenefyrMode, raw: dict[str, Any], told: str) -> None:
    with pytest.raises(Exception, match=told):
        scenario(mode, **raw)


def test_the_example_of_the_documentation_plays(mode: TenefyrMode) -> None:
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = next(part.partition("```")[0] for part in text.split("```json")[1:] if '"game": "tenefyr"' in part)
    found = mode.workbench().scenario(example.encode())
    assert found.faults(mode.workbench().summary(found.play())) == []
