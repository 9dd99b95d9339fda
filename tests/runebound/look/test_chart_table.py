"""The chart under the hand: figures are dragged along what the dice pay for, light says how far, panels give way."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.kit.cells import cell_of
from game.looks.runebound.chart_light import STEP
from game.looks.runebound.chart_panels import tray_told
from game.looks.runebound.chart_table import ChartTable
from game.looks.runebound.displayed_values import own
from game.looks.runebound.market_drawer import OPEN
from game.looks.runebound.placement import BESIDE
from game.looks.runebound.sheet import WHOLE
from game.runebound.view.values import DiceShown
from game.ui.table.highlights import ring
from game.ui.table.map_overlay import MapMarks
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

HERO = "master-thorn"
FIGURE = f"hero:{HERO}"
MARCH = ["wild", "wild", "wild"]


def spec(**more: Any) -> dict[str, Any]:
    """Master Thorn at Brenn Ford, alone in the story; without cards, whose texts nobody needs here."""
    told = {"heroes": [{"id": HERO, "at": "brenn-ford", "hand": [], "gold": 3}], "form": "solo"}
    return told | {"dice": {"terrain": MARCH}} | more


def chart(table: Table) -> ChartTable:
    found = table.scene.ui.table.own
    assert isinstance(found, ChartTable)
    return found


def seen(table: Table, cell: str) -> tuple[float, float]:
    """Where a hex is seen."""
    found = cell_of(cell)
    assert found is not None
    return chart(table).map.camera.on_table(chart(table).shape.centre(found))


def settled(table: Table, times: int = 30) -> None:
    for _ in range(times):
        table.app.step([event for event in pygame.event.get() if event.type >= pygame.USEREVENT], 50)


def give(table: Table, *answer: str) -> None:
    table.scene.answering.answer(answer)
    settled(table)


def faces(table: Table) -> list[int]:
    """What the dice of the open question show."""
    dice = table.prompt.data["dice"]
    assert isinstance(dice, list)
    return [die["face"] for die in dice]


def test_before_the_roll_every_hex_has_its_chance_and_after_it_the_dice_it_takes(lay: Lay) -> None:
    table = lay(**spec())
    give(table, "move")
    table.app.draw()
    light = chart(table)._light
    assert light.dice == {}
    assert light.chances
    assert all(0.0 < chance <= 1.0 for chance in light.chances.values())
    near = {option for option in table.prompt.options if option.startswith("cell:")}
    assert {cell.name for cell in light.chances if light.tag(cell) == STEP} == near & {c.name for c in light.chances}
    here = cell_of(table.scene.play.session.state.board.pieces[FIGURE].zone)
    assert here is not None
    assert light.tag(here) == ""
    assert {light.tag(cell)[-1] for cell in light.chances if cell.name not in near and cell != here} == {"%"}
    assert chart(table).layers._layers[-1] is light.tags, "no name lies over a tag"
    slip = own(table.scene.ui.table.shown).way
    assert slip is not None
    assert (slip.rows[0].sign, slip.rows[0].value[0]) == (STEP, "%"), "what the tags say"
    give(table, "march")
    table.app.draw()
    assert light.chances == {}
    assert set(light.dice.values()) == {1, 2, 3}
    paid = [cell for cell, dice in light.dice.items() if dice == 1]
    assert {cell.name for cell in paid} == {option for option in table.prompt.options if option.startswith("cell:")}


def test_a_figure_is_dragged_along_the_hexes(lay: Lay) -> None:
    table = lay(**spec())
    give(table, "move")
    give(table, "march")
    first = next(option for option in table.prompt.options if option.startswith("cell:"))
    rect = table.scene.ui.rect_of(FIGURE)
    assert rect is not None
    table.move(rect.center)
    table.press(rect.center)
    table.move(seen(table, first), held=1)
    table.release(seen(table, first))
    settled(table)
    assert table.scene.play.session.state.board.pieces[FIGURE].zone == first


def test_the_chart_lies_still_while_a_figure_is_dragged_over_it(lay: Lay) -> None:
    table = lay(settings={"speed": "even", "reduced_motion": False}, **spec())
    settled(table, 90)
    give(table, "move")
    settled(table, 90)
    give(table, "march")
    settled(table, 90)
    camera, way = chart(table).map.camera, [cell for cell in table.prompt.options if cell_of(cell)]
    rect = table.scene.ui.rect_of(FIGURE)
    assert rect is not None
    table.move(rect.center)
    table.press(rect.center)
    table.move((rect.centerx + 20, rect.centery), held=1)
    goal, before = seen(table, way[-1]), tuple(camera.centre)
    table.move(goal, held=1)
    settled(table, 60)
    assert table.scene.play.session.state.board.pieces[FIGURE].zone == way[-1]
    assert tuple(camera.centre) == before
    table.release(goal)


@pytest.mark.parametrize("asked", ["act", "step-or-march"])
def test_a_figure_that_is_dragged_to_a_hex_beside_it_steps_there(lay: Lay, asked: str) -> None:
    table = lay(**spec())
    give(table, "move")
    near = next(option for option in table.prompt.options if option.startswith("cell:"))
    if asked == "act":
        table.scene.answering.go_back(1)
        settled(table)
    assert table.prompt.kind == asked
    figure = table.scene.ui.rect_of(FIGURE)
    assert figure is not None
    table.drag(figure.center, seen(table, near))
    settled(table)
    assert table.scene.play.session.state.board.pieces[FIGURE].zone == near
    assert table.prompt.kind == "act"


def test_a_figure_that_is_dragged_farther_marches_after_the_stop_before_its_dice(lay: Lay) -> None:
    table = lay(settings={"speed": "even", "reduced_motion": False}, **spec())
    settled(table, 90)
    figure = table.scene.ui.rect_of(FIGURE)
    assert figure is not None
    table.drag(figure.center, seen(table, "cell:7,7"))
    settled(table)
    assert table.prompt.kind == "step-or-march"
    waiting = table.scene.ui.waiting
    assert waiting is not None
    assert waiting.option == "march"
    table.scene.answering.confirm()
    settled(table)
    assert table.prompt.kind == "march"


def test_a_figure_that_comes_back_to_where_it_stands_does_nothing(lay: Lay) -> None:
    table = lay(**spec())
    figure, before = table.scene.ui.rect_of(FIGURE), chart(table).map.camera.visible.topleft
    assert figure is not None
    table.drag(figure.center, (figure.centerx + 6, figure.centery + 6))
    settled(table)
    assert table.prompt.kind == "act"
    assert table.scene.ui.waiting is None
    assert chart(table).map.camera.visible.topleft == before, "the chart stays where it is"


def test_bare_ground_of_the_board_does_nothing_that_its_hero_can_do(lay: Lay) -> None:
    table = lay(**spec(heroes=[{"id": "elder-mok", "at": "brenn-ford", "hand": ["ward", "unweave"]}]))
    assert "use:elder-mok" in table.prompt.options
    board = table.scene.ui.layout["board"]
    table.click((board.x + 620, board.bottom - 12))
    settled(table)
    assert table.prompt.kind == "act"
    table.click(table.place_of("use:elder-mok"))
    settled(table)
    assert table.prompt.kind != "act", "the portrait and the button do it"


def test_the_light_of_a_march_stays_while_a_step_is_told(lay: Lay) -> None:
    table = lay(settings={"speed": "even", "reduced_motion": False}, **spec())
    give(table, "move")
    settled(table)
    give(table, "march")
    settled(table, 90)
    first = next(option for option in table.prompt.options if option.startswith("cell:"))
    table.scene.answering.answer((first,))
    assert not table.scene.ui.settled
    for _ in range(12):
        table.app.draw()
        marks = chart(table)._light._marks
        assert marks.options or marks.reach, "also while nobody asks"
        table.app.step([], 50)
    settled(table, 90)
    give(table)
    settled(table, 90)
    table.app.draw()
    assert table.prompt.kind == "act"
    assert not chart(table)._light._marks.options


def test_one_key_shows_the_whole_sheet_and_the_panels_beside_it(lay: Lay) -> None:
    table = lay(**spec())
    assert table.scene.ui.layout.arrangement == ""
    table.key(pygame.K_END)
    settled(table)
    ui = table.scene.ui
    assert ui.layout.arrangement == BESIDE
    move = next(option for option in ui.dock.options if option.option.choice.id == "move")
    assert move.rect == ui.layout["prompt/option.move"] != ui.layout.table.fit(ui.layout.bounds)["prompt/option.move"]
    place = ui.table.placement.places[HERO]
    assert place.rect == ui.layout["strip.1"], "beside the whole sheet every hero has a strip"
    table.key(pygame.K_END)
    settled(table)
    assert ui.layout.arrangement == ""
    assert ui.table.placement.places[HERO].rect == ui.layout["board/portrait"]


def test_the_markets_are_drawn_out_and_back_by_their_tab(lay: Lay) -> None:
    table = lay(**spec(markets={"tamalir": ["ash-bow", "satchel"]}))
    ui = table.scene.ui
    goods = list(ui.table.animator.board.zone("market:tamalir"))
    assert len(goods) == 2
    assert not any(piece in ui.table.placement.places for piece in goods)
    table.click(ui.layout["markets"].center)
    settled(table)
    assert ui.layout.arrangement == OPEN
    assert all(ui.layout["drawer"].contains(ui.table.placement.places[piece].rect) for piece in goods)
    table.click(ui.layout["markets"].center)
    settled(table)
    assert ui.layout.arrangement == ""


def test_a_click_on_the_small_chart_goes_there(lay: Lay) -> None:
    table = lay(**spec())
    before = chart(table).map.camera.centre
    rect = table.scene.ui.layout["overview"]
    table.click((rect.x + 40, rect.y + 40))
    settled(table)
    x, y = chart(table).map.camera.centre
    assert x < before[0]
    assert y < before[1]


def test_the_camera_is_with_the_figure_of_who_decides(lay: Lay) -> None:
    table = lay(**spec(heroes=[{"id": HERO, "at": "13,6", "hand": []}]))
    camera = chart(table).map.camera
    place = table.scene.ui.table.placement.places[FIGURE]
    assert camera.visible.contains(place.rect)
    camera.jump((400.0, 300.0))
    table.key(pygame.K_HOME)
    settled(table)
    assert camera.visible.contains(table.scene.ui.table.placement.places[FIGURE].rect)


def test_nothing_on_the_chart_is_found_below_a_panel(lay: Lay) -> None:
    table = lay(**spec())
    camera, layout = chart(table).map.camera, table.scene.ui.layout
    for zone in ("story", "dice", "overview"):
        assert not camera.shows(layout[zone].center)
    table.app.draw()
    assert camera.shows(layout["map"].center)


@pytest.mark.parametrize("act", [1, 2])
def test_it_is_dusk_in_the_second_act(lay: Lay, act: int) -> None:
    table = lay(**spec(act=act))
    assert own(table.scene.ui.table.shown).dusk is (act == 2)
    assert chart(table).chart.dusk is (act == 2)


def test_where_to_begin_is_asked_before_the_whole_sheet_and_the_chart_comes_near_again(lay: Lay) -> None:
    table = lay(**spec(node="setup", dice=None, heroes=[{"id": HERO}]))
    settled(table)
    assert table.prompt.kind == "start"
    camera = chart(table).map.camera
    assert camera.step == WHOLE
    assert all(camera.shows(seen(table, cell)) for cell in table.prompt.options)
    give(table, table.prompt.options[0])
    settled(table)
    assert table.prompt.kind == "act"
    assert camera.step == 1.0
    figure = table.scene.ui.rect_of(FIGURE)
    assert figure is not None
    assert camera.shows(figure.center)


def test_a_card_that_lets_its_hero_move_gives_the_chart_free(lay: Lay) -> None:
    table = lay(**spec(node="event", drawn="the-star-gazer"))
    give(table, "option-2")
    assert table.prompt.kind == "move"
    assert isinstance(table.scene.ui.table.own, ChartTable)
    give(table)
    assert not table.scene.play.session.table.board.tracks["on-chart"]


def test_the_die_that_is_proposed_has_a_tick(lay: Lay) -> None:
    table = lay(**spec(dice={"terrain": ["wild", "plains", "mountain+water"]}))
    give(table, "move")
    give(table, "march")
    while table.prompt.kind != "pay-die":
        give(table, next(option for option in table.prompt.options if cell_of(option)))
    shown = own(table.scene.ui.table.shown).dice
    assert [die.proposed for die in shown.dice].count(True) == 1
    assert shown.foot


def test_a_roll_that_nothing_is_asked_about_is_called_no_march_and_owes_nothing_to_a_speed(lay: Lay) -> None:
    table = lay(**spec())
    give(table, "move")
    give(table, "march")
    view, words = table.scene.ui.table, table.scene.services.words
    assert (tray_told(view._picture(), words).title, tray_told(view._picture(), words).line) == ("March", "speed 3")
    give(table)
    assert table.prompt.kind == "act"
    assert view.dice.dice, "they lie there still"
    assert tray_told(view._picture(), words) == DiceShown("The roll")
    view.dice.clear()
    assert tray_told(view._picture(), words).line == "speed 3"


def test_what_a_march_has_lit_goes_out_when_another_card_comes_forward(lay: Lay) -> None:
    table = lay(**spec(settings={"speed": "even", "reduced_motion": False}, actions=1))
    give(table, "move")
    table.app.draw()
    looks = chart(table)
    light = looks._light
    assert light.chances
    asked = light.follow(MapMarks(), looks._values.march, aside=False)
    assert asked.options or asked.reach, "while the march itself is told"
    assert light.follow(MapMarks(), looks._values.march, aside=True) == MapMarks()


def test_the_ring_round_a_figure_leaves_free_what_is_seen_behind_it(lay: Lay) -> None:
    table = lay(**spec(scenario="corpse-king", act=2, villain="brenn-ford", zombies=["brenn-ford"]))
    table.look()
    ui, state = table.scene.ui, table.scene.play.session.state
    villain = next(piece for piece in state.board.pieces if piece.startswith("vorakesh") and ui.rect_of(piece))
    assert ui.option_at(villain) == "engage"
    assert ui.table.placement.places[villain].cut_out
    canvas = table.app.canvas
    made = ring(canvas, "legal-glow", (60, 90), outside=True, round_=True)
    assert made.get_at((made.get_width() // 2, made.get_height() // 2)).a == 0


def test_a_roll_that_waits_for_a_quest_is_called_no_march(lay: Lay) -> None:
    hero = {"id": HERO, "at": "stone-giants", "hand": [], "open": ["lost-patrol"]}
    table = lay(heroes=[hero], form="solo")
    view, words = table.scene.ui.table, table.scene.services.words
    assert tray_told(view._picture(), words).title == "March"
    before = view.own.ground_key(view._picture())
    view.dice.waiting = ("terrain",) * 3
    assert tray_told(view._picture(), words) == DiceShown("The roll")
    assert view.own.ground_key(view._picture()) != before, "it is drawn anew"
