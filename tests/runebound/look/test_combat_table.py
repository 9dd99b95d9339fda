"""The ring under the hand: where coins can be dropped, and what the button adds up."""

from __future__ import annotations

from typing import Any

import pytest

from game.kit.geometry import Point
from game.looks.runebound import combat_table
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.arena import Blow
from game.looks.runebound.displayed_values import own
from game.looks.runebound.round_slip import golden_counts
from tests.runebound.look.conftest import Lay
from tests.runebound.look.test_chart_table import give, settled
from tests.scenes.table_driver import Table

AXE = "laurel-of-bloodwood-2"


def at_the_ring(lay: Lay) -> Table:
    """Laurel shows 2 surge, golden 2 and golden 1 physical."""
    table = lay(
        heroes=[{"id": "laurel-of-bloodwood", "at": "nerekeep", "hand": [], "gold": 0}], form="solo", node="combat",
        drawn="ridge-ogre", dice={"token": ["1"] * 8},
    )  # fmt: skip
    assert table.prompt.kind == "combat-action"
    table.look()
    return table


def lies(table: Table, piece: str) -> Point:
    found: Point = table.scene.ui.table.placement.places[piece].rect.center
    return found


def test_a_strike_is_dragged_onto_the_sheet_of_the_foe(lay: Lay) -> None:
    table = at_the_ring(lay)
    foe = table.scene.ui.layout["foe"].center
    table.drag(lies(table, AXE), foe)
    assert table.prompt.kind == "tokens"
    confirm = table.scene.ui.focus_order.confirm_button()
    assert confirm is not None
    assert confirm.label == "Strike 3", "what the tokens deal, not how many they are"
    table.drag(lies(table, AXE), foe)
    assert table.prompt.kind != "tokens"


def test_the_ring_is_round_and_what_is_dropped_beside_it_answers_nothing(lay: Lay) -> None:
    table = at_the_ring(lay)
    ring = table.scene.ui.layout["ring"]
    for beside in ((ring.x + 30, ring.y + 60), table.scene.ui.layout["hero"].center):
        table.drag(lies(table, AXE), beside)
        assert table.prompt.kind == "combat-action"
    table.drag(lies(table, AXE), ring.center)
    assert table.prompt.kind == "tokens"


def test_a_lesson_of_the_chart_gives_way_to_that_of_a_fight_which_waits_for_the_fight(lay: Lay) -> None:
    heroes = [{"id": "lyssa", "at": "skydown", "hand": []}]
    faces = {"token": ["1"] * 20}
    table = lay(settings={"hints": True}, heroes=heroes, form="solo", act=2, villain="skydown", dice=faces)
    notes = table.scene.hint_sheet

    def lesson() -> tuple[str, int] | None:
        return (notes.note.id, notes.page) if notes.note is not None else None

    assert lesson() == ("lesson.turn", 1)
    notes.buttons[0].press()
    give(table, "engage")
    assert table.scene.ui.shown_table == "combat"
    assert lesson() == ("lesson.combat", 1)
    table.scene.answering.take_back(rewind=True)
    settled(table)
    assert table.prompt.kind == "act"
    assert lesson() is None
    give(table, "engage")
    assert lesson() == ("lesson.combat", 1)


def test_the_chart_below_lies_still_while_a_rival_acts_for_the_enemy(lay: Lay) -> None:
    table = lay(
        heroes=[{"id": "corbin", "at": "forge", "hand": []}, {"id": "lyssa", "at": "dawnsmoor", "hand": []}],
        form="rivals", enemies="played", node="combat", drawn="ridge-ogre", dice={"token": ["1"] * 8},
    )  # fmt: skip
    found = []
    for hero in ("corbin", "lyssa"):
        assert table.prompt.kind == "combat-action"
        ui = table.scene.ui
        shown = ui.table.shown
        assert own(shown).shown == hero
        found.append(ui.table.own._where(table.scene.play.session.state.board, shown))
        table.scene.answering.answer(["pass"])
        table.look()
    assert found[0] == found[1]


def test_a_long_name_does_not_push_the_golden_faces_of_the_foe_out_of_their_place(lay: Lay) -> None:
    table = at_the_ring(lay)
    services = table.scene.services
    combat = own(table.scene.ui.table.shown).combat
    assert combat is not None
    told = [golden_counts(services.text, combat, room, services.words) for room in (600.0, 150.0)]
    mine, other = combat.hero.golden, combat.foe.golden
    assert told == [f"Laurel {mine}, the Ridge Ogre {other}", f"Laurel {mine}, the foe {other}"]


@pytest.mark.rule("RB-714", "RB-715")
def test_bar_and_line_of_the_foe_tell_what_the_slip_has_left_after_shields(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets: dict[str, tuple[int, int | None, str]] = {}
    slips: list[Blow] = []

    def told_side(brush: Any, layout: Any, zone: str, side: Any, *told: Any) -> None:
        sheets[zone] = told[:3]

    monkeypatch.setattr(combat_table, "draw_side", told_side)
    monkeypatch.setattr(combat_table, "draw_sum", lambda brush, ring, blow, spent: slips.append(blow))
    table = at_the_ring(lay)
    assert sheets["foe"][1] is None
    table.drag(lies(table, AXE), table.scene.ui.layout["foe"].center)
    table.look()
    blow, (health, after, told) = slips[-1], sheets["foe"]
    assert (blow.amount, blow.after, blow.loss) == (3, "after shields 2", 2)
    assert (after, told) == (health - 2, f"would leave {health - 2} of {health}")
    assert sheets["hero"][1] is None, "nothing comes to who strikes"


@pytest.mark.rule("RB-714", "RB-732")
def test_the_strike_of_an_enemy_stands_on_the_slip_before_it_lands(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(
        heroes=[{"id": "laurel-of-bloodwood", "at": "nerekeep", "hand": [], "gold": 0}], form="solo", node="combat",
        drawn="ridge-ogre", dice={"token": ["1"] * 24}, settings={"speed": "even"},
    )  # fmt: skip
    slips: list[Blow] = []
    monkeypatch.setattr(combat_table, "draw_sum", lambda brush, ring, blow, spent: slips.append(blow))
    table.scene.answering.answer(["pass"])
    view, frame, seen = table.scene.ui.table, 20, 0
    for _ in range(500):
        before = len(slips)
        damage = displayed.tokens(view.animator.board, "laurel-of-bloodwood", displayed.DAMAGE)
        table.app.step([], frame)
        if len(slips) > before:
            assert damage == 0, "the slip is read before the health runs down"
            seen += frame
        if damage:
            break
    assert damage > 0
    assert {(blow.amount, blow.up) for blow in slips} == {(damage, False)}
    assert 600 <= seen <= 1300
    assert view.own._told is None
    table.scene.answering.take_back(rewind=True)
    table.scene.answering.answer(["pass"])
    view.finish()
    assert view.own._told is None, "with all else the slip is skipped"
