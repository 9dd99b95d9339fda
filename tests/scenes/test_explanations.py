"""What explains itself at the table, by pointing at it and by the focus."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.idle_tray import draw_idle_tray
from game.ui.screen.nowhere import nowhere
from game.ui.screen.rich_text import RichText, plain
from game.ui.table.panel_cache import PanelCache
from tests.scenes.table_driver import SitDown, Table, table_maker
from tests.ui.conftest import MakeServices


@pytest.fixture
def table(make_services: MakeServices, words: Words) -> Table:
    sit: SitDown = table_maker(make_services, words)
    table = sit()
    table.app.draw()
    return table


def told(table: Table) -> str:
    """The title of what is told now."""
    for _ in range(6):
        table.app.step([], 100)
    tip = table.scene.tooltip.tip
    return tip.title if tip is not None else ""


def test_turns_and_health_explain_themselves_to_the_pointer(table: Table) -> None:
    ui = table.scene.ui
    table.move(ui.header.turns.rect.center)
    assert told(table) == "Activations of this round"
    health = ui.rect_of("health:trenloe-the-strong")
    assert health is not None
    table.move(health.center)
    assert told(table) == "Health"


def test_turns_and_health_explain_themselves_to_the_focus(table: Table) -> None:
    ui = table.scene.ui
    table.services.bindings.device = "keyboard"
    ui.focus.to(ui.header.turns)
    table.scene.focused()
    assert told(table) == "Activations of this round"
    stops = [w for w in ui.focus.widgets() if isinstance(w, FocusPlace) and w.place.startswith("health:")]
    assert len(stops) == 2
    ui.focus.to(stops[0])
    table.scene.focused()
    assert told(table) == "Health"


def test_the_bar_of_health_stands_for_its_hero(table: Table) -> None:
    for place in ("health:kari-wraithstalker", "seat:1"):
        assert table.scene.ui.owner_of(place) == "kari-wraithstalker"


def test_dice_that_lie_are_walked(table: Table) -> None:
    ui = table.scene.ui
    ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    ui.ask()
    ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    ui.focus_order.arrange(ui.selection, ui.targets)
    stop = next(w for w in ui.focus.widgets() if isinstance(w, FocusPlace) and w.place == "die:d1")
    table.services.bindings.device = "keyboard"
    ui.focus.to(stop)
    table.scene.focused()
    assert told(table)
    table.key(pygame.K_ESCAPE)


def test_the_empty_tray_says_what_the_place_does(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(RichText, "draw", lambda self, *_, **__: said.append("".join(p.text for p in self.pieces)))
    canvas = nowhere(table.services)
    draw_idle_tray(canvas, table.scene.ui, PanelCache())
    told = table.scene.play.view.explained("dice")
    assert told is not None
    assert said == ["".join(plain(told.text).split())]
    table.scene.ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    draw_idle_tray(canvas, table.scene.ui, PanelCache())
    assert len(said) == 1


def strike(table: Table) -> str:
    """The card that Kari strikes with."""
    pieces = table.scene.play.session.state.board.pieces.values()
    return next(piece.id for piece in pieces if piece.card == "scout-precise-strike")


def sign(table: Table, piece: str, name: str) -> pygame.FRect:
    """Where a sign of a card lies."""
    return next(sign.rect for sign in table.scene.ui.table.signs_of(piece) if sign.name == name)


def test_the_signs_of_a_card_explain_themselves_to_the_pointer_one_after_the_other(table: Table) -> None:
    piece = strike(table)
    table.move(sign(table, piece, "hero-die").center)
    assert told(table) == "Hero die"
    tip = table.scene.tooltip.tip
    assert tip is not None
    assert tip.rule
    assert "\n*" in tip.text, "the words it leads to stand below it"
    table.move(sign(table, piece, "attack").center)
    assert told(table) == "Attack"
    rect = table.scene.ui.rect_of(piece)
    assert rect is not None
    table.move((rect.centerx, rect.y + 60))
    assert told(table) == "", "beside its signs the card says what it said before"


def test_numbers_and_keywords_of_an_enemy_explain_themselves_also_where_it_is_no_option(table: Table) -> None:
    board = table.scene.play.session.state.board
    piece = next(p for hero in board.zone("seats") for p in board.zone(f"engaged:{hero}"))
    bar = table.scene.play.view.sheet(piece).keywords
    for number, (_, name) in enumerate(bar, 1):
        table.move(sign(table, piece, f"keyword-{number}").center)
        assert told(table) == name
    table.move(sign(table, piece, "attack-value").center)
    assert told(table) == "Attack value"
    table.move(sign(table, piece, "health").center)
    assert told(table) == "Health"


def test_an_exhausted_card_has_its_signs_where_they_are_seen(table: Table) -> None:
    piece = strike(table)
    upright = {sign.name: sign.rect for sign in table.scene.ui.table.signs_of(piece)}
    table.scene.play.session.state.board.pieces[piece].exhausted = True
    table.scene.ui.table.rebuild(table.scene.play.session.state.board)
    rect = table.scene.ui.rect_of(piece)
    assert rect is not None
    assert rect.width > rect.height
    for turned in table.scene.ui.table.signs_of(piece):
        assert rect.contains(turned.rect)
        assert turned.rect.width < turned.rect.height or upright[turned.name].width < upright[turned.name].height
        assert turned.rect.centerx < rect.centerx, "its foot lies at the left"


def test_a_key_steps_through_the_signs_of_the_card_in_focus(table: Table) -> None:
    ui, piece = table.scene.ui, strike(table)
    table.services.bindings.device = "keyboard"
    ui.focus.to(next(stop for stop in ui.focus_order.stops if stop.place == piece))
    table.scene.focused()
    seen = []
    for _ in range(3):
        table.key(pygame.K_e)
        seen.append(told(table))
    assert seen == ["Hero die", "Attack", ""], "after the last sign the card itself"
    table.key(pygame.K_e)
    assert told(table) == "Hero die"
    assert table.scene.tooltip.anchor == sign(table, piece, "hero-die")


def test_what_lies_facedown_has_no_signs(table: Table) -> None:
    board = table.scene.play.session.state.board
    hidden = [piece for piece in board.zone("shadows") if not board.pieces[piece].face_up]
    assert hidden
    assert not any(table.scene.ui.table.signs_of(piece) for piece in hidden)
    view = table.scene.play.view
    assert all(view.explained(f"sign:keyword-1:{piece}") is None for piece in hidden)


PLACE_SIGNS = ("Engaged spawn value", "Shadow spawn value", "Exploration value", "Trivial")


def test_the_numbers_on_the_panel_of_the_place_explain_themselves_to_the_pointer(table: Table) -> None:
    board = table.scene.play.session.state.board
    piece = next(piece for piece in board.zone("location"))
    said = []
    for found in table.scene.ui.table.signs_of(piece):
        table.move(found.rect.center)
        said.append(told(table))
    assert tuple(said) == PLACE_SIGNS
    rect = table.scene.ui.rect_of(piece)
    assert rect is not None
    table.move((rect.centerx, rect.centery))
    assert told(table) not in PLACE_SIGNS, "beside them it says what it said before"


def test_the_numbers_on_the_panel_of_the_place_explain_themselves_to_the_focus(table: Table) -> None:
    ui = table.scene.ui
    piece = next(piece for piece in table.scene.play.session.state.board.zone("location"))
    table.services.bindings.device = "keyboard"
    ui.focus.to(next(w for w in ui.focus.widgets() if isinstance(w, FocusPlace) and w.place in (piece, "location")))
    table.scene.focused()
    said = []
    for _ in PLACE_SIGNS:
        table.key(pygame.K_e)
        said.append(told(table))
    assert tuple(said) == PLACE_SIGNS


def test_a_key_that_asks_tells_of_what_the_pointer_is_on_and_not_of_the_focus(table: Table) -> None:
    ui, bindings = table.scene.ui, table.services.bindings
    bindings.device = "mouse"
    first, other = table.prompt.options[0], table.prompt.options[-1]
    assert ui.focused_place == first
    rect = ui.rect_of(other)
    assert rect is not None
    table.move(rect.center)
    table.key(pygame.K_e)
    assert table.scene.tooltip.tip is not None
    assert rect.contains(table.scene.tooltip.anchor)
    table.key(pygame.K_RIGHT)
    assert bindings.device == "keyboard", "whoever walks is followed"


def test_the_tip_of_a_resting_pointer_goes_when_somebody_goes_on_by_keys(table: Table) -> None:
    table.move(table.scene.ui.header.turns.rect.center)
    assert told(table) == "Activations of this round"
    table.key(pygame.K_v)
    assert told(table) == "", "what will come is read without it"


def test_a_tip_lies_over_neither_the_sheet_beside_the_table_nor_a_note(
    make_services: MakeServices, words: Words
) -> None:
    table = table_maker(make_services, words)(4, hints=True)
    table.app.draw()
    scene, place = table.scene, table.scene.ui.rect_of("shadows")
    assert place is not None
    table.move((place.centerx, place.bottom - 6))
    assert told(table)
    table.app.draw()
    assert scene.tip is not None
    assert scene.hint_sheet.note is not None
    assert not scene.tip.colliderect(scene.hint_sheet.rect)
    assert not scene.tip.colliderect(scene.stage.side())
