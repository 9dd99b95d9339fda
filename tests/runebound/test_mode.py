"""The mode of Runebound: set-up form, problems, sessions, saves, tally."""

from __future__ import annotations

import pytest

from game.commands.setup_options import read_options
from game.kit.career import Career
from game.kit.computer_players import RandomPlayer
from game.kit.counting import finished
from game.kit.errors import RuleError, SaveError
from game.kit.save_format import to_saved
from game.kit.setup import SeatChoice, Setup
from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.compiling import load_box
from game.runebound.ladder import ladder_of
from game.runebound.mode import RuneboundMode, mode_of
from game.runebound.tally import NUMBERS
from game.scenes.setup.state import SetupState
from tests.runebound.words import FOLDER


@pytest.fixture(scope="module")
def mode(box: Box, words: Words) -> RuneboundMode:
    """The game over its box."""
    return RuneboundMode(box, words, "", Career(ladder_of(box, words)))


def chosen(*heroes: str, first: int = 0, **choices: str) -> Setup:
    """A set-up with these heroes by seat."""
    return Setup(choices, tuple(SeatChoice("", hero) for hero in heroes), first, "mode")


@pytest.mark.rule("RB-104", "RB-101", "RB-107", "RB-114", "RB-732", "RB-951", "RB-961")
def test_the_form_offers_scenarios_forms_enemies_steps_and_heroes(mode: RuneboundMode) -> None:
    form = mode.setup_form(2)
    assert {one.id: one.usual_entry.id for one in form.lists} == {
        "scenario": "margath", "form": "rivals", "enemies": "played", "step": "chart",
    }  # fmt: skip
    assert [entry.id for entry in form.lists[0].entries] == ["margath", "corpse-king"]
    assert [piece.short for piece in form.pieces] == ["Mok", "Thorn", "Hawthorne", "Lyssa", "Corbin", "Laurel"]
    assert [entry.id for entry in mode.setup_form(1).lists[1].entries] == ["solo"]
    assert [entry.id for entry in mode.setup_form(1).lists[2].entries] == ["script"]
    assert [entry.id for entry in form.lists[1].entries] == ["rivals", "together"]


@pytest.mark.rule("RB-101", "RB-951")
def test_the_form_that_was_chosen_is_kept_while_one_hero_is_left(mode: RuneboundMode) -> None:
    two = Setup({"form": "together"}, (SeatChoice("Ana", "corbin"), SeatChoice("Ben", "lyssa")), 0, "kept")
    state = SetupState.fresh(mode, mode.words, two)
    assert state.remove_seat(1)
    assert state.setup().choices["form"] == "solo"
    assert state.add_seat()
    assert state.setup().choices["form"] == "together"


@pytest.mark.rule("RB-101", "RB-951")
@pytest.mark.parametrize(("form", "heroes", "others"), [("solo", 1, 3), ("rivals", 3, 1), ("together", 2, 1)])
def test_every_form_can_be_named_on_the_command_line(
    mode: RuneboundMode, form: str, heroes: int, others: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not for heroes whom it is not for: the table of results would tell of games that nobody has played."""
    for more in (["--heroes", str(heroes)], []):
        assert read_options(mode, ["--form", form, *more], "simulate")[0].choices["form"] == form
    with pytest.raises(SystemExit):
        read_options(mode, ["--form", form, "--heroes", str(others)], "simulate")
    assert "--form: cannot be played (RB-101)" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        read_options(mode, ["--form", "alone"], "simulate")


@pytest.mark.rule("RB-101", "RB-951")
def test_what_is_not_named_on_the_command_line_is_what_so_many_heroes_choose_from(mode: RuneboundMode) -> None:
    every = read_options(mode, ["--heroes", "3"], "simulate", usual="all")
    assert {row.choices["form"] for row in every} == {"rivals", "together"}
    (begun,) = read_options(mode, ["--heroes", "2"], "play --text")
    assert (begun.choices["form"], begun.choices["enemies"]) == ("rivals", "played")


@pytest.mark.rule("RB-951", "RB-961", "RB-101")
@pytest.mark.parametrize(
    ("heroes", "form", "played"),
    [
        (1, "together", "solo"), (1, "solo", "solo"), (2, "solo", "rivals"), (2, "together", "together"),
        (3, "", "rivals"),
    ],
)  # fmt: skip
def test_one_hero_plays_solo_whatever_was_chosen(mode: RuneboundMode, heroes: int, form: str, played: str) -> None:
    session = mode.session(chosen(*list(mode.box.content.heroes)[:heroes], form=form))
    assert session.state.setup["form"] == played
    assert session.flow.hidden_hands == (played == "rivals")


@pytest.mark.parametrize(
    ("setup", "rule", "seats"),
    [
        (chosen(), "RB-101", ()),
        (chosen("lyssa", "lyssa"), "RB-107", (0, 1)),
        (chosen("nobody"), "RB-107", ()),
        (chosen("lyssa", scenario="none"), "RB-104", ()),
        (chosen("lyssa", form="none"), "RB-101", ()),
        (chosen("lyssa", enemies="none"), "RB-732", ()),
        (chosen("lyssa", step="none"), "RB-114", ()),
        (chosen("lyssa", first=1), "RB-102", ()),
    ],
)
def test_what_cannot_be_played_is_told(mode: RuneboundMode, setup: Setup, rule: str, seats: tuple[int, ...]) -> None:
    found = mode.problem(setup)
    assert found is not None
    assert (found.rule, found.seats) == (rule, seats)
    assert found.sentence.endswith(".")
    with pytest.raises(RuleError):
        mode.session(setup)


def test_a_set_up_comes_back_from_its_state(mode: RuneboundMode) -> None:
    for setup in mode.workbench().samples():
        assert mode.problem(setup) is None
        assert mode.setup_of(mode.session(setup).state) == setup


def test_a_save_goes_on_at_its_question(mode: RuneboundMode) -> None:
    session = mode.session(chosen("lyssa", "corbin", scenario="corpse-king")).begin()
    player = RandomPlayer("saved")
    for _ in range(40):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    saved = to_saved(session, {})
    again = mode.load(saved)
    assert again.prompt == session.prompt
    assert again.state.board == session.state.board
    with pytest.raises(SaveError):
        mode.load(saved.__class__(**{**{name: getattr(saved, name) for name in saved.__struct_fields__}, "mode": "x"}))


def test_the_tally_and_the_ladder_are_told(mode: RuneboundMode) -> None:
    session = mode.session(chosen("elder-mok")).begin()
    assert mode.tally(session).keys() == NUMBERS.keys()
    ladder = mode.career().ladder
    assert [goal.id for goal in ladder.goals] == ["margath", "corpse-king"]
    assert ladder.step_of({}) == "chart"
    assert ladder.number("chart") == 4


@pytest.mark.rule("RB-916", "RB-926")
def test_nobody_has_won_a_race_that_all_have_lost(mode: RuneboundMode) -> None:
    session = mode.session(chosen("corbin", "lyssa", form="rivals")).begin()
    session.give_up()
    ended = finished(mode, session, {})
    assert mode.view(session).chronicle().outcome == "defeat"
    assert ended.winners == ()


def test_every_computer_player_has_a_name(mode: RuneboundMode) -> None:
    assert list(mode.computer_players().values()) == ["Sensible player", "Plain player", "Random player"]


def test_the_game_is_known_by_its_content_and_by_its_map(box: Box, words: Words) -> None:
    assert mode_of(box, FOLDER, words).content == mode_of(load_box(FOLDER), FOLDER, words).content
    other = load_box(FOLDER)
    other.content.land.bridges = frozenset(sorted(other.content.land.bridges, key=sorted)[1:])
    assert mode_of(other, FOLDER, words).content != mode_of(box, FOLDER, words).content
