"""What will come if nothing changes, as it is asked for at the table: by key, by pad, by pointing, by the setting."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.picture import covered_by
from game.ui.panels.strips import GROWN, SIZES
from game.ui.screen.input import PAD_LEFT_TRIGGER
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import Style
from tests.scenes.table_driver import MakeServices, SitDown, Table, table_maker


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def down(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0)


def wait(table: Table, frames: int = 60) -> None:
    """Let time pass until what was asked for is known, and a moment more."""
    for _ in range(400):
        table.app.step([], 16)
        if table.scene.intent.found is not None:
            break
    for _ in range(frames):
        table.app.step([], 16)


def test_a_held_key_shows_everything_and_lets_go_of_it(sit_down: SitDown) -> None:
    table = sit_down()
    scene, journal = table.scene, table.scene.play.session.journal()
    assert scene.inspector.shows != "intent"
    table.post(down(pygame.K_v))
    wait(table)
    assert scene.inspector.shows == "intent"
    assert scene.intent.covered, "chips and plates lie over the table"
    assert scene.intent.found is not None
    assert {toll.piece for toll in scene.intent.found.tolls} == set(scene.play.seats())
    table.post(up(pygame.K_v))
    wait(table)
    assert scene.inspector.shows != "intent"
    assert not scene.intent.covered
    assert scene.play.session.journal() == journal, "it costs no answer"


def test_the_left_trigger_does_the_same(sit_down: SitDown) -> None:
    table = sit_down()
    table.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD_LEFT_TRIGGER))
    wait(table)
    assert table.scene.inspector.shows == "intent"
    table.post(pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=PAD_LEFT_TRIGGER))
    wait(table)
    assert table.scene.inspector.shows != "intent"


def test_a_tapped_tab_walks_on_and_a_held_one_shows_and_walks_nowhere(sit_down: SitDown) -> None:
    table = sit_down()
    scene = table.scene
    first, part = scene.ui.focus.current, scene.ui.focus.part
    table.key(pygame.K_TAB)
    assert scene.ui.focus.part != part
    wait(table)
    assert scene.inspector.shows != "intent"
    scene.ui.focus.to(first)
    table.post(down(pygame.K_TAB))
    wait(table, 30)
    assert scene.inspector.shows == "intent"
    assert scene.ui.focus.current is first
    table.post(up(pygame.K_TAB))
    wait(table, 30)
    assert scene.inspector.shows != "intent"


def test_pointing_shows_what_one_enemy_will_do_and_what_one_hero_will_lose(sit_down: SitDown) -> None:
    table = sit_down()
    scene = table.scene
    table.post(down(pygame.K_v))
    wait(table)
    table.post(up(pygame.K_v))
    assert scene.intent.found is not None
    enemy, toll = scene.intent.found.moves[0].piece, scene.intent.found.tolls[0]
    for piece in (enemy, toll.piece):
        rect = scene.ui.rect_of(piece)
        assert rect is not None
        table.move(rect.center)
        wait(table)
        assert scene.inspector.shows != "intent"
        assert scene.intent.covered, f"something is shown of {piece}"
    table.move((960, 590))
    wait(table)
    assert not scene.intent.covered


def test_a_setting_keeps_it_open_and_another_answer_is_thought_of_anew(sit_down: SitDown) -> None:
    table = sit_down(intent=True)
    scene = table.scene
    wait(table)
    assert scene.inspector.shows == "intent"
    before = scene.intent.found
    scene.answering.answer((scene.play.prompt.options[0],))  # type: ignore[union-attr]
    assert scene.intent.found is None, "what was true of the table before is not said of this one"
    wait(table)
    assert scene.intent.found is not None
    assert scene.intent.found is not before
    scene.answering.undo()
    wait(table)
    assert scene.intent.found == before


def test_losing_the_window_lets_go_of_the_key(sit_down: SitDown) -> None:
    table = sit_down()
    table.post(down(pygame.K_v), pygame.event.Event(pygame.WINDOWFOCUSLOST))
    wait(table, 10)
    assert table.scene.inspector.shows != "intent"


# -- what is played for ------------------------------------------------------------------------------


def strip(table: Table, number: int) -> tuple[float, float]:
    return table.scene.ui.header.strips.widgets[number].rect.center


def test_the_strip_opens_the_sheet_of_the_quest_and_any_click_closes_it(sit_down: SitDown) -> None:
    table = sit_down()
    table.click(strip(table, 0))
    assert table.scene.inspector.full == "objective:"
    table.click((600, 500))
    assert table.scene.inspector.full == ""
    rect = table.scene.ui.rect_of("quest")
    assert rect is not None
    table.move(rect.center)
    assert table.scene.inspector.shows == "objective"
    table.click(rect.center, button=3)
    assert table.scene.inspector.full == "objective:"
    table.key(pygame.K_ESCAPE)
    assert table.scene.inspector.full == ""


def test_a_breathing_table_leaves_the_strips_as_they_are(sit_down: SitDown) -> None:
    scene = sit_down().scene
    for widget in scene.ui.header.strips.widgets:
        assert any(area.contains(widget.rect) for area in covered_by(scene))


def test_the_strip_of_the_way_keeps_the_intent_open(sit_down: SitDown) -> None:
    table = sit_down()
    table.click(strip(table, 1))
    wait(table)
    assert table.scene.inspector.shows == "intent"
    table.click(strip(table, 1))
    wait(table)
    assert table.scene.inspector.shows != "intent"


# -- everything explains itself ------------------------------------------------------------------------


def tip(table: Table) -> str:
    """The title of the tooltip that is seen after a moment; empty for none."""
    for _ in range(30):
        table.app.step([], 16)
    found = table.scene.tooltip.tip
    return found.title if found is not None and table.scene.tooltip.shown else ""


def test_piles_panels_dice_and_phases_explain_themselves_to_the_pointer(sit_down: SitDown) -> None:
    table = sit_down()
    scene = table.scene
    said = {"deck:enemy": "Enemies", "discard:enemy": "Discard pile", "space:3": "Peril track, space 4"}
    for spot, title in said.items():
        rect = scene.ui.rect_of(spot)
        assert rect is not None
        table.move(rect.center)
        assert tip(table).startswith(title)
    phase = next(iter(scene.ui.header._chips.values()))[1][0]
    table.move(phase.center)
    assert tip(table) == "Enemy phase"
    scene.ui.table.dice.show([{"id": "h1", "die": "die-hero", "face": 0, "cause": ""}])
    rect = scene.ui.rect_of("die:h1")
    assert rect is not None
    table.move((3, 1000))
    table.move(rect.center)
    assert tip(table)


def test_the_focus_comes_to_a_deck_and_it_says_what_may_still_come(sit_down: SitDown) -> None:
    table = sit_down()
    scene = table.scene
    stops = [stop for stop in scene.ui.focus.widgets() if getattr(stop, "place", "") == "deck:exploration"]
    assert len(stops) == 1
    table.key(pygame.K_TAB)
    scene.ui.focus.to(stops[0])
    scene.focused()
    assert tip(table) == "Exploration"
    assert scene.tooltip.tip is not None
    assert "May still come" in scene.tooltip.tip.text
    before = scene.play.prompt
    table.key(pygame.K_RETURN)
    assert scene.play.prompt is before


def test_a_noun_of_the_log_lights_its_piece(sit_down: SitDown) -> None:
    table = sit_down()
    scene = table.scene
    scene.toggle_log()
    wait(table, 30)
    area, place = scene.ui.drawer.area, None
    for y in range(4, int(area.rect.height), 6):
        for x in range(10, int(area.rect.width), 12):
            pos = (area.rect.x + x, area.rect.y + y)
            if scene.ui.drawer.link_at(pos).startswith("piece:"):
                place = pos
    assert place is not None, "the log names some piece"
    piece = scene.ui.drawer.link_at(place).partition(":")[2]
    table.move(place)
    assert scene.ui.table.marks[piece].hovered
    table.move((area.rect.right - 2, area.rect.y - 40))
    assert piece not in scene.ui.table.marks or not scene.ui.table.marks[piece].hovered


def test_a_noun_lights_its_piece_also_where_that_is_dim(sit_down: SitDown) -> None:
    """Most of what the log names is no option of the question: it stands out all the same."""
    table = sit_down()
    scene = table.scene
    scene.toggle_log()
    wait(table, 30)
    drawer = scene.ui.drawer
    area, found = drawer.area.rect, set()
    for y in range(4, int(area.height), 6):
        for x in range(10, int(area.width), 12):
            pos = (area.x + x, area.y + y)
            piece = drawer.link_at(pos).removeprefix("piece:")
            mark = scene.ui.table.marks.get(piece)
            if piece in found or mark is None or not mark.dimmed:
                continue
            found.add(piece)
            table.move(pos)
            assert scene.ui.table.marks[piece].hovered
    assert found, "the log names something dim"
    table.move((area.right - 2, area.y - 40))
    assert all(scene.ui.table.marks[piece].dimmed for piece in found)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_objective_takes_two_lines_where_one_would_cut_it(sit_down: SitDown, scale: float) -> None:
    laid_out = '{"quest": "the-long-night-at-harrow-gate", "heroes": [{"id": "elder-mok"}, {"id": "astarra"}]}'
    table = sit_down(laid_out=laid_out, text_scale=scale)
    table.app.draw()
    ui, text = table.scene.ui, table.services.text
    strip = ui.header.strips.objective
    assert strip.rect.height == GROWN
    for part in strip.parts:
        style = text.at_most(Style("ui-bold", 19), SIZES[-1])
        assert text.width(part.text, style) * CONDENSED <= strip.rect.width - 58, part.text
    above = [rect for name, rect in ui.layout.rects.items() if name != "objective"]
    assert strip.rect.collidelist(above) < 0


def test_a_short_objective_stays_in_its_line(sit_down: SitDown) -> None:
    table = sit_down()
    table.app.draw()
    ui = table.scene.ui
    assert ui.header.strips.objective.rect == ui.layout["objective"]
