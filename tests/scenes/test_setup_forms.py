"""Setup from forms that no game of today has: several lists, computer seats, no groups, or next to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from game.kit.mode import Nature
from game.kit.setup import ChoiceList, Entry, Setup, SetupForm, Switch
from game.kit.shown import Row, Space
from game.scenes.setup.scene import SetupScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, at_every_size, furnish, the_mode

MakeServices = Callable[..., Services]
LEVELS = tuple(
    Entry(f"level-{n}", f"Level {n}", group=half, group_title=half, text="A tale.", rows=(Row("**Twist.** So it is."),))
    for n, half in enumerate(["First"] * 6 + ["Second"] * 6)
)
GRADES = tuple(Entry(grade, grade, rank=rank, track=(Space("start"), Space("red"))) for rank, grade in enumerate("abc"))
WIDE = SetupForm(
    lists=(ChoiceList("level", "Level", LEVELS), ChoiceList("grade", "Grade", GRADES)),
    pieces=tuple(Entry(f"piece-{n}", f"Piece {n}") for n in range(9)),
    pieces_title="Pieces",
    switches=(Switch("annex", "Annex", "with it", "without"), Switch("grim", "Grim"), Switch("long", "Long")),
    computers=(("sensible", "Old Hand"), ("random", "Dice")),
)
BARE = SetupForm(lists=(), pieces=(), pieces_title="")


class Other:
    """A game with another form; everything else as in the game of the house."""

    def __init__(self, form: SetupForm) -> None:
        self.form = form
        self.nature = Nature((1, 4), rivals=True, computer_seats=True)

    def setup_form(self, seats: int) -> SetupForm:
        return self.form

    def problem(self, setup: Setup) -> None:
        return None

    def __getattr__(self, name: str) -> Any:
        return getattr(the_mode(), name)


def open_form(make_services: MakeServices, form: SetupForm, **more: Any) -> Hands:
    services = furnish(make_services(**more))
    scene = SetupScene(services, Other(form))  # type: ignore[arg-type]
    scene.prepare = lambda: None  # type: ignore[method-assign]
    return Hands(services, scene)


def test_one_entry_of_each_list_is_chosen(make_services: MakeServices) -> None:
    hands = open_form(make_services, WIDE)
    hands.press("down")
    hands.scene.show_list("grade")
    assert hands.scene.focus.parts["choice"][0].selected == "a"
    hands.scene.choose("c")
    assert hands.scene.state.setup().choices == {"level": "level-1", "grade": "c", "annex": "", "grim": "", "long": ""}


def test_a_seat_goes_from_a_person_through_the_computer_players_and_back(make_services: MakeServices) -> None:
    hands = open_form(make_services, WIDE)
    seen = []
    for _ in range(3):
        hands.click(hands.scene.focus.parts["seats"][2])
        seen.append(hands.scene.state.setup().seats[0].computer)
    assert seen == ["sensible", "random", ""]


def test_a_game_without_a_first_seat_has_none_to_make(make_services: MakeServices) -> None:
    hands = open_form(make_services, WIDE)
    hands.scene.add_seat()
    hands.press("l")
    assert hands.scene.state.setup().first == 0


def test_a_game_without_lists_and_pieces_can_begin_at_once(make_services: MakeServices) -> None:
    hands = open_form(make_services, BARE)
    assert hands.button("Begin").enabled
    assert set(hands.scene.focus.parts) == {"seats", "options", "begin"}


@pytest.mark.parametrize("form", [WIDE, BARE], ids=["wide", "bare"])
def test_every_form_stays_inside_the_window_at_any_size(make_services: MakeServices, form: SetupForm) -> None:
    def make(services: Services) -> SetupScene:
        scene = SetupScene(services, Other(form))  # type: ignore[arg-type]
        scene.prepare = lambda: None  # type: ignore[method-assign]
        for _ in range(3):
            scene.add_seat()
        return scene

    assert at_every_size(make_services, make) == []


class Paired(Other):
    """A game that asks for a second piece while no more than two play."""

    def setup_form(self, seats: int) -> SetupForm:
        """The form, with a list of its own for each seat."""
        second = tuple(ChoiceList(f"second-{n}", f"Second {n}", WIDE.pieces) for n in range(seats if seats < 3 else 0))
        return structs.replace(WIDE, lists=(*WIDE.lists, *second))


def test_lists_come_and_go_with_the_seats(make_services: MakeServices) -> None:
    services = furnish(make_services())
    scene = SetupScene(services, Paired(WIDE))  # type: ignore[arg-type]
    asked = {"level", "grade", "annex", "grim", "long"}
    assert scene.state.setup().choices.keys() == asked | {"second-0"}
    scene.show_list("second-0")
    scene.choose("piece-4")
    scene.add_seat()
    assert scene.state.setup().choices.keys() == asked | {"second-0", "second-1"}
    scene.add_seat()
    assert scene.state.setup().choices.keys() == asked
    assert scene.choice_list is not None
    assert scene.choice_list.id == "level", "the list that was shown is not asked for any more"
    scene.remove_seat(2)
    assert scene.state.setup().choices["second-0"] == "piece-4", "it is known again"


def test_the_hint_of_a_computer_seat_follows_each_press(make_services: MakeServices) -> None:
    hands = open_form(make_services, WIDE)
    said = []
    for _ in range(3):
        place = hands.scene.focus.parts["seats"][2].rect.center
        hands.move(place)
        hands.wait(600)
        hands.click(place)
        said.append(hands.scene.tooltip.tip.text)
    assert [text.partition(":")[0] for text in said[:2]] == [
        "The computer plays with sense", "The computer chooses by chance; good for a first look only. Press to change.",
    ]  # fmt: skip
    assert len(set(said)) == 3
    assert said[2].startswith("Somebody at this table plays it")
