"""Widgets: each is reached and worked by keyboard alone, by mouse, and by pad; and stays where it was put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.input import Bindings
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE, theme_for
from game.ui.screen.tween import EASINGS, Tween
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.chart import Axes, draw_axes, draw_bars, draw_histogram, draw_line, draw_meter
from game.ui.widgets.choice import Segmented, Tabs
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.focus import Focus
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.modal import WIDTH as MODAL_WIDTH
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import deckle, draw_leather, draw_parchment
from game.ui.widgets.scroll import ScrollArea, Scroller
from game.ui.widgets.slider import Slider
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toast import Toasts
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.tooltip import DELAY, EDGE, Tip, Tooltip, draw_tip, place_tip
from tests.visual.colour import contrast, luminance

MakeServices = Callable[..., Services]


@pytest.fixture
def canvas(make_services: MakeServices) -> Canvas:
    services = make_services((1280, 720))
    window = services.window
    return Canvas(window.surface, window.stage, services.theme, services.text, services.images, SurfaceCache(2**25))


class Told:
    """Keeps what callbacks were told."""

    def __init__(self) -> None:
        self.values: list[Any] = []

    def __call__(self, *values: Any) -> None:
        self.values.append(values[0] if len(values) == 1 else None)


def key(name: str, **more: Any) -> pygame.event.Event:
    held = more.pop("mod", 0)
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=held, unicode=more.get("unicode", ""))


def down(pos: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def up(pos: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)


def move(pos: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


def focus_on(*widgets: Widget) -> Focus:
    focus = Focus(Bindings())
    focus.parts = {"all": list(widgets)}
    return focus


def press(focus: Focus, *names: str) -> None:
    for name in names:
        focus.handle(key(name))


def make_all(told: Told) -> dict[str, Widget]:
    rows = [ListRow("a", "One"), ListRow("b", "Two"), ListRow("c", "Three")]
    return {
        "button": Button((20, 20, 200, 48), "Roll", told, kind="main"),
        "toggle": Toggle((20, 100, 300, 30), "Forecast", False, told),
        "slider": Slider((20, 160, 300, 62), 0.5, told, label="Volume"),
        "segmented": Segmented((20, 240, 400, 36), [(1, "Book"), (2, "Plain")], 1, told),
        "tabs": Tabs((20, 300, 400, 40), [("x", "Play"), ("y", "Sound")], "x", told),
        "field": TextField((20, 360, 300, 42), "Ana", told),
        "list": ListBox((20, 420, 300, 120), rows, told, on_open=told),
        "scroll": ScrollArea((20, 560, 300, 120), lambda canvas, top: told("painted"), 600.0),
    }


WORKED_BY: dict[str, tuple[list[str], Any]] = {
    "button": (["return"], None),
    "toggle": (["space"], True),
    "slider": (["right"], 0.55),
    "segmented": (["right"], 2),
    "tabs": (["right"], "y"),
    "list": (["down"], "b"),
}


@pytest.mark.parametrize("name", WORKED_BY)
def test_every_widget_is_worked_by_the_keyboard_alone(name: str) -> None:
    told = Told()
    focus = focus_on(make_all(told)[name])
    press(focus, *WORKED_BY[name][0])
    assert told.values == [WORKED_BY[name][1]]


@pytest.mark.parametrize("name", ["button", "toggle"])
def test_the_a_button_of_a_pad_presses(name: str) -> None:
    told = Told()
    focus = focus_on(make_all(told)[name])
    focus.handle(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A))
    assert told.values == [WORKED_BY[name][1]]


def test_tab_walks_the_parts_and_comes_round() -> None:
    widgets = make_all(Told())
    focus = Focus(Bindings())
    focus.parts = {name: [widget] for name, widget in widgets.items()}
    seen = [focus.part]
    for _ in widgets:
        press(focus, "tab")
        seen.append(focus.part)
    assert seen == [*widgets, "button"]
    focus.handle(key("tab", mod=pygame.KMOD_SHIFT))
    assert focus.part == "scroll"


def test_every_widget_of_a_part_is_reached_by_arrows() -> None:
    told = Told()
    grid = [Button((x * 200, y * 80, 160, 48), f"{x}{y}", told) for y in range(3) for x in range(4)]
    focus = focus_on(*grid)
    reached = {focus.current}
    for _ in range(3):
        for _ in range(4):
            press(focus, "right")
            reached.add(focus.current)
        press(focus, "down")
        reached.add(focus.current)
    assert reached == set(grid)


def test_arrows_wrap_round_in_a_column() -> None:
    column = [Button((20, 60 * index, 200, 48), str(index), Told()) for index in range(4)]
    focus = focus_on(*column)
    press(focus, "up")
    assert focus.current is column[3]
    press(focus, "down")
    assert focus.current is column[0]


def test_the_ring_slides_in_120_milliseconds_and_jumps_when_calm() -> None:
    pair = [Button((0, 0, 100, 40), "a", Told()), Button((0, 60, 100, 40), "b", Told())]
    focus = focus_on(*pair)
    focus.to(pair[1])
    assert focus.update(60)
    assert focus.update(60)
    assert not focus.update(60)
    calm = Focus(Bindings(), calm=lambda: True)
    calm.parts = {"all": pair}
    calm.to(pair[0])
    assert not calm.update(16)


def test_a_hidden_widget_is_passed_over_and_a_disabled_one_takes_the_focus() -> None:
    buttons = [Button((0, 60 * index, 100, 40), str(index), Told()) for index in range(3)]
    buttons[1].visible = False
    buttons[2].enabled = False
    focus = focus_on(*buttons)
    press(focus, "down")
    assert focus.current is buttons[2]


def test_a_disabled_button_does_nothing_whatever_is_tried() -> None:
    told = Told()
    button = Button((0, 0, 100, 40), "Rest", told, enabled=False, reason="this card is exhausted")
    focus = focus_on(button)
    press(focus, "return")
    focus.handle(down((50, 20)))
    focus.handle(up((50, 20)))
    assert told.values == []


def test_a_click_counts_only_when_it_ends_on_the_button() -> None:
    told = Told()
    focus = focus_on(Button((0, 0, 100, 40), "Roll", told))
    focus.handle(down((50, 20)))
    focus.handle(up((300, 300)))
    assert told.values == []
    focus.handle(down((50, 20)))
    focus.handle(up((60, 30)))
    assert len(told.values) == 1


def test_a_press_begins_anew_where_the_end_of_the_one_before_was_not_heard() -> None:
    left, right = Told(), Told()
    focus = focus_on(Button((0, 0, 100, 40), "Left", left), Button((200, 0, 100, 40), "Right", right))
    focus.handle(down((50, 20)))
    focus.handle(down((250, 20)))
    focus.handle(up((250, 20)))
    assert (len(left.values), len(right.values)) == (0, 1)


def test_hovering_warms_a_button_and_leaving_cools_it() -> None:
    button = Button((0, 0, 100, 40), "Roll", Told())
    focus = focus_on(button)
    assert focus.handle(move((50, 20)))
    focus.update(80)
    assert button.warmth.value == 1.0
    focus.handle(move((500, 500)))
    focus.update(80)
    assert button.warmth.value == 0.0


def test_a_toggle_follows_left_and_right() -> None:
    told = Told()
    focus = focus_on(Toggle((0, 0, 300, 30), "Hints", True, told))
    press(focus, "right", "left", "left")
    assert told.values == [False]


def test_a_slider_is_dragged_clicked_and_kept_in_range() -> None:
    told = Told()
    slider = Slider((0, 0, 300, 62), 0.5, told, label="Volume")
    focus = focus_on(slider)
    track = slider.track()
    focus.handle(down((track.x + track.width * 0.25, track.centery)))
    focus.handle(move((track.right + 500, track.centery + 300)))
    focus.handle(up((track.right + 500, track.centery + 300)))
    assert told.values == [0.25, 1.0]
    press(focus, "right")
    assert slider.value == 1.0
    press(focus, "home")
    assert slider.value == 0.0


def test_segments_are_clicked_where_they_are_drawn(canvas: Canvas) -> None:
    told = Told()
    choice = Segmented((0, 0, 600, 36), [("a", "Book"), ("b", "Plain"), ("c", "Hyperlegible")], "a", told, right=True)
    choice.draw(canvas)
    assert choice.focus_rect().right == pytest.approx(600)
    assert choice.field("c").collidepoint((590, 10))
    assert not choice.field("b").collidepoint((590, 10))
    assert choice.field("d") == choice.focus_rect()
    focus = focus_on(choice)
    focus.handle(down((590, 10)))
    assert told.values == ["c"]
    press(focus, "right")
    assert choice.value == "c"


def test_a_field_takes_letters_that_are_commands_elsewhere() -> None:
    told = Told()
    field = TextField((0, 0, 300, 42), "", told)
    focus = focus_on(field)
    for letter in "il ü漢":
        assert focus.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert focus.handle(key("i", unicode="i"))
    assert focus.handle(key("space", unicode=" "))
    assert field.value == "il ü漢"


def test_a_field_keeps_its_limit_and_drops_line_breaks() -> None:
    field = TextField((0, 0, 300, 42), "", Told(), limit=6)
    assert field.insert("Goblin\nKing")
    assert field.value == "Goblin"
    assert not field.insert("s")


def test_a_field_is_edited_at_its_caret() -> None:
    told = Told()
    field = TextField((0, 0, 300, 42), "Ana", told)
    focus = focus_on(field)
    press(focus, "home", "right", "delete", "backspace")
    assert (field.value, field.caret) == ("a", 0)
    press(focus, "end")
    focus.handle(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    assert told.values == ["Aa", "a", "ax"]


def test_a_field_pastes_and_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ["AMBER-4417"]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[0])
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.__setitem__(0, text))
    field = TextField((0, 0, 300, 42), "", Told(), limit=20)
    focus = focus_on(field)
    focus.handle(key("v", mod=pygame.KMOD_CTRL))
    assert field.value == "AMBER-4417"
    field.insert("!")
    focus.handle(key("c", mod=pygame.KMOD_CTRL))
    assert board == ["AMBER-4417"], "nothing was selected"
    focus.handle(key("a", mod=pygame.KMOD_CTRL))
    focus.handle(key("c", mod=pygame.KMOD_CTRL))
    assert (board, field.value) == (["AMBER-4417!"], "AMBER-4417!")
    focus.handle(key("x", mod=pygame.KMOD_CTRL))
    assert (board, field.value) == (["AMBER-4417!"], "")


def test_what_is_selected_gives_way_to_what_is_typed() -> None:
    told = Told()
    field = TextField((0, 0, 300, 42), "Ana", told, limit=4)
    focus = focus_on(field)
    focus.handle(key("a", mod=pygame.KMOD_CTRL))
    focus.handle(pygame.event.Event(pygame.TEXTINPUT, text="Benno"))
    assert told.values == ["Benn"], "the limit counts what is left"
    focus.handle(key("left", mod=pygame.KMOD_SHIFT))
    focus.handle(key("left", mod=pygame.KMOD_SHIFT))
    assert field.value[field.selection] == "nn"
    press(focus, "backspace")
    assert (field.value, field.caret) == ("Be", 2)
    focus.handle(key("home", mod=pygame.KMOD_SHIFT))
    press(focus, "right")
    assert (field.caret, field.value[field.selection]) == (2, ""), "the caret goes to the end of what was selected"


def test_with_ctrl_the_caret_goes_by_words() -> None:
    field = TextField((0, 0, 300, 42), "fully explored place", Told(), limit=40)
    focus = focus_on(field)
    stops = []
    for _ in range(4):
        focus.handle(key("left", mod=pygame.KMOD_CTRL))
        stops.append(field.caret)
    assert stops == [15, 6, 0, 0]
    focus.handle(key("delete", mod=pygame.KMOD_CTRL))
    assert field.value == "explored place"


def test_a_letter_made_with_alt_gr_is_typed_and_no_command() -> None:
    field = TextField((0, 0, 300, 42), "", Told())
    focus = focus_on(field)
    assert focus.handle(key("i", mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT, unicode="ı"))
    assert not field.key(key("i", mod=pygame.KMOD_CTRL))


def test_a_drag_selects_what_it_passes_over(canvas: Canvas) -> None:
    field = TextField((0, 0, 300, 42), "Anastasia", Told())
    focus = focus_on(field)
    start, end = (14 + canvas.type.width(part, field.style) for part in ("An", "Anast"))
    for event in (down((start, 20)), move((end, 20)), up((end, 20))):
        focus.handle(event)
        field.draw(canvas)
    assert field.value[field.selection] == "ast"
    field.pointer(move((start, 20)))
    field.draw(canvas)
    assert field.value[field.selection] == "ast", "the button is no longer held"


def test_an_empty_clipboard_pastes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    field = TextField((0, 0, 300, 42), "Ana", Told())
    focus_on(field).handle(key("v", mod=pygame.KMOD_CTRL))
    assert field.value == "Ana"


def test_an_input_method_shows_what_it_composes_before_it_is_text() -> None:
    field = TextField((0, 0, 300, 42), "", Told())
    focus = focus_on(field)
    focus.handle(pygame.event.Event(pygame.TEXTEDITING, text="かな", start=0, length=2))
    assert (field.composing, field.value) == ("かな", "")
    focus.handle(pygame.event.Event(pygame.TEXTINPUT, text="仮名"))
    assert (field.composing, field.value) == ("", "仮名")


def test_a_click_puts_the_caret_between_letters(canvas: Canvas) -> None:
    field = TextField((0, 0, 300, 42), "Anastasia", Told())
    field.pointer(down((0 + 14 + canvas.type.width("Ana", field.style), 20)))
    field.draw(canvas)
    assert field.caret == 3


def test_a_button_that_takes_the_focus_away_as_it_is_pressed_harms_nothing() -> None:
    focus = Focus(Bindings())
    focus.parts = {"all": [Button((0, 0, 80, 40), "Go", lambda: setattr(focus, "parts", {}))]}
    assert focus.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert focus.current is None


def test_the_focus_leaves_a_widget_that_is_not_seen_any_more() -> None:
    told = Told()
    gone, left = Button((0, 0, 80, 40), "Skip", Told()), Button((0, 80, 80, 40), "Go", told)
    focus = focus_on(gone, left)
    gone.visible = False
    press(focus, "return")
    assert focus.current is left
    assert len(told.values) == 1


def test_a_text_field_leaves_the_f_keys_to_their_commands() -> None:
    field = TextField((0, 0, 300, 42), "Ana", Told())
    assert not field.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    assert field.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l"))


def test_tab_leaves_a_field_and_enter_hands_it_in() -> None:
    sent = Told()
    field = TextField((0, 0, 300, 42), "Ana", Told(), on_submit=sent)
    button = Button((0, 80, 100, 40), "OK", Told())
    focus = Focus(Bindings())
    focus.parts = {"field": [field], "button": [button]}
    press(focus, "return")
    assert sent.values == ["Ana"]
    press(focus, "tab")
    assert focus.current is button


def test_a_list_shows_the_selected_row_and_opens_it() -> None:
    picked, opened = Told(), Told()
    rows = [ListRow(str(number), f"row {number}") for number in range(20)]
    box = ListBox((0, 0, 300, 120), rows, picked, on_open=opened, row_height=40)
    focus = focus_on(box)
    for _ in range(10):
        press(focus, "down")
    assert picked.values[-1] == "10"
    assert box.rect.contains(box.row_rect(10))
    press(focus, "return")
    assert opened.values == ["10"]
    press(focus, "end")
    assert box.selected == "19"


def test_a_list_passes_over_rows_that_cannot_be_chosen() -> None:
    rows = [ListRow("a", "One"), ListRow("b", "Two", reason="taken"), ListRow("c", "Three")]
    box = ListBox((0, 0, 300, 200), rows, Told())
    press(focus_on(box), "down")
    assert box.selected == "c"
    box.pointer(down(box.row_rect(1).center))
    assert box.selected == "c"


def test_a_list_is_clicked_scrolled_and_dragged() -> None:
    rows = [ListRow(str(number), f"row {number}") for number in range(20)]
    box = ListBox((0, 0, 300, 120), rows, Told(), row_height=40)
    focus = focus_on(box)
    focus.handle(move((50, 50)))
    focus.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert box.scroller.offset == 120
    focus.handle(down((50, 10)))
    focus.handle(up((50, 10)))
    assert box.selected == "3"
    focus.handle(down((296, 100)))
    focus.handle(move((296, 500)))
    assert box.scroller.offset == box.scroller.most


def test_a_scroller_never_leaves_its_content() -> None:
    scroller = Scroller(100, 250)
    assert not scroller.to(-50)
    assert scroller.to(999)
    assert scroller.offset == 150
    bar = scroller.bar(pygame.FRect(0, 0, 20, 100))
    assert bar is not None
    assert bar.bottom == pytest.approx(100)
    assert Scroller(100, 80).bar(pygame.FRect(0, 0, 20, 100)) is None


def test_a_scroll_area_moves_by_keys_and_wheel_and_tells_clicks_in_its_content(canvas: Canvas) -> None:
    clicks: list[tuple[float, float]] = []
    tops: list[float] = []
    area = ScrollArea(
        (10, 10, 300, 100), lambda _, top: tops.append(top), 500, on_click=lambda x, y: clicks.append((x, y))
    )
    focus = focus_on(area)
    press(focus, "down", "pagedown")
    assert area.scroller.offset == 150
    focus.handle(down((20, 20)))
    assert clicks == [(10, 160)]
    area.draw(canvas)
    assert tops == [-140]
    area.height = 80
    assert area.scroller.offset == 0


def test_a_tooltip_waits_for_the_pointer_but_not_for_the_focus() -> None:
    tooltip, anchor = Tooltip(), pygame.FRect(100, 100, 50, 50)
    tooltip.aim(Tip("Resilience"), anchor)
    assert not tooltip.update(DELAY - 1)
    assert tooltip.update(1)
    assert tooltip.shown
    tooltip.aim(None)
    assert not tooltip.shown
    tooltip.aim(Tip("Health"), anchor, now=True)
    assert tooltip.shown


def test_a_long_tooltip_stays_in_the_window_at_the_largest_type(make_services: MakeServices) -> None:
    services = make_services((1280, 720), text_scale=2.0)
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    tip = Tip("Damage on a hero or an enemy. Wounds equal to its health defeat it. " * 5, title="Health")
    placed = draw_tip(canvas, tip, pygame.FRect(700, 300, 60, 60))
    assert canvas.bounds.contains(placed)
    assert placed.height <= canvas.bounds.height * 0.6


def test_a_pinned_tooltip_stays() -> None:
    tooltip = Tooltip()
    tooltip.aim(Tip("Resilience"), pygame.FRect(0, 0, 10, 10), now=True)
    tooltip.pin()
    tooltip.aim(None)
    assert tooltip.shown
    tooltip.pin()
    tooltip.aim(None)
    assert not tooltip.shown


@pytest.mark.parametrize("x", [0, 300, 900, 1500, 1870])
@pytest.mark.parametrize("y", [0, 200, 540, 800, 1030])
@pytest.mark.parametrize("size", [(380, 120), (300, 60), (380, 400)])
def test_a_tooltip_never_covers_its_object_nor_leaves_the_window(x: float, y: float, size: tuple[float, float]) -> None:
    anchor, bounds = pygame.FRect(x, y, 50, 50), pygame.FRect(0, 0, 1920, 1080)
    place = place_tip(size, anchor, bounds)
    assert not place.colliderect(anchor)
    assert bounds.inflate(-2 * EDGE, -2 * EDGE).contains(place)


def test_a_tooltip_goes_where_no_legal_target_lies() -> None:
    anchor, bounds = pygame.FRect(900, 500, 128, 178), pygame.FRect(0, 0, 1920, 1080)
    above = pygame.FRect(700, 300, 500, 190)
    below = pygame.FRect(700, 690, 500, 190)
    place = place_tip((300, 100), anchor, bounds, [above, below])
    assert not any(place.colliderect(rect) for rect in (anchor, above, below))


def test_a_tooltip_goes_along_the_side_of_its_object_to_where_nobody_stands() -> None:
    anchor, bounds = pygame.FRect(900, 500, 60, 60), pygame.FRect(0, 0, 1920, 1080)
    standing = [pygame.FRect(x, y, 20, 20) for x, y in ((930, 440), (930, 610), (1000, 520), (800, 520))]
    place = place_tip((280, 90), anchor, bounds, standing)
    assert place.collidelist(standing) < 0
    assert not place.colliderect(anchor)


def test_the_answers_of_a_modal_box_stay_on_it_and_have_room_for_their_labels(canvas: Canvas) -> None:
    labels = ("Quit the whole game", "To the title", "Try again", "One step back", "An earlier save", "Log", "Quit")
    for count in range(1, len(labels) + 1):
        modal = Modal("Wrong", "Something.", [ModalAnswer(label, lambda: None) for label in labels[:count]], Bindings())
        modal.draw(canvas)
        rects = [button.rect for button in modal.buttons]
        assert [(rect.y, rect.x) for rect in rects] == sorted((rect.y, rect.x) for rect in rects)
        assert max(rect.right for rect in rects) - min(rect.left for rect in rects) <= MODAL_WIDTH - 2 * 36 + 1
        for button in modal.buttons:
            assert button.rect.width >= canvas.type.width(button.label, button.style) + 20


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_title_of_a_modal_box_stays_clear_of_its_edge_at_any_size_of_type(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    services = make_services((1280, 720), text_scale=scale)
    window = services.window
    canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images, SurfaceCache(2**25))
    tops: list[float] = []
    monkeypatch.setattr(canvas, "text", lambda _, pos, style, *__, **___: tops.append(pos[1] - canvas.type.size(style)))
    modal = Modal("Ways on", "Something.", [ModalAnswer("Back", lambda: None)], Bindings())
    modal.draw(canvas)
    bottom = modal.buttons[0].rect.bottom + 36
    top = 2 * canvas.bounds.centery - bottom
    assert tops[0] - top == pytest.approx(28)


def test_a_modal_box_starts_on_the_harmless_answer_and_escape_gives_it(canvas: Canvas) -> None:
    kept, deleted = Told(), Told()
    answers = [ModalAnswer("Keep", lambda: kept(1)), ModalAnswer("Delete", lambda: deleted(1), "main")]
    modal = Modal("Delete this journey?", "It cannot be brought back.", answers, Bindings())
    modal.draw(canvas)
    modal.handle(key("escape"))
    assert (modal.done, kept.values, deleted.values) == (True, [1], [])
    modal = Modal("Delete this journey?", "It cannot be brought back.", answers, Bindings())
    modal.draw(canvas)
    modal.handle(key("right"))
    modal.handle(key("return"))
    assert (modal.done, deleted.values) == (True, [1])


def test_a_modal_box_is_answered_by_a_click(canvas: Canvas) -> None:
    kept = Told()
    answers = [ModalAnswer("Stay", lambda: kept(1)), ModalAnswer("Leave", Told())]
    modal = Modal("Leave?", "All is saved.", answers, Bindings())
    modal.draw(canvas)
    place = modal.buttons[0].rect.center
    modal.handle(down(place))
    modal.handle(up(place))
    assert kept.values == [1]


def test_toasts_go_after_three_seconds_and_do_not_repeat() -> None:
    toasts = Toasts()
    toasts.show("Saved.")
    toasts.show("Saved.")
    assert toasts.texts == ["Saved."]
    toasts.update(2999)
    assert toasts.texts
    toasts.update(1)
    assert not toasts.moving


@pytest.mark.parametrize("name", sorted(EASINGS))
def test_an_easing_begins_at_0_and_ends_at_1(name: str) -> None:
    assert EASINGS[name](0.0) == pytest.approx(0.0)
    assert EASINGS[name](1.0) == pytest.approx(1.0)


def test_a_tween_arrives_exactly_and_can_turn_back_on_the_way() -> None:
    tween = Tween()
    tween.to(10.0, 100)
    tween.update(50)
    halfway = tween.value
    assert 0 < halfway < 10
    tween.to(0.0, 100)
    tween.update(1)
    assert tween.value < halfway
    tween.update(1000)
    assert tween.value == 0.0
    assert not tween.update(16)


def test_the_edge_of_a_sheet_is_torn_a_little_and_always_the_same() -> None:
    edge = deckle(100, 100, 400, 300, "seed")
    assert edge == deckle(100, 100, 400, 300, "seed")
    assert edge != deckle(100, 100, 400, 300, "another")
    assert all(98.2 <= x <= 501.8 and 98.2 <= y <= 401.8 for x, y in edge)


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "parchment"), ("ink-2", "parchment"), ("oxblood", "parchment"), ("moss", "parchment"),
        ("rule-link-ink", "parchment"), ("cream", "leather"), ("cream-2", "leather"), ("gold-title", "leather"),
        ("noun", "leather"), ("rule-link", "leather"), ("off-text", "off-fill"), ("off-text-ink", "off-fill-ink"),
        ("ink", "parchment-button"), ("cream", "leather-button"), ("ink", "inset-parchment"), ("toast-text", "toast"),
    ],
)  # fmt: skip
def test_type_stands_out_from_its_ground(ink: str, ground: str, high_contrast: bool) -> None:
    theme = theme_for(high_contrast)
    assert contrast(luminance(theme[ink]), luminance(theme[ground])) >= 4.5


def test_no_style_of_type_is_smaller_than_18() -> None:
    assert all(style.size >= 18 for style in TYPE.values())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (1440, 1080)])
@pytest.mark.parametrize("text_scale", [0.0, 0.8, 2.0])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_everything_draws_at_every_size(
    make_services: MakeServices, size: tuple[int, int], text_scale: float, high_contrast: bool
) -> None:
    services = make_services(size, text_scale=text_scale, high_contrast=high_contrast)
    window = services.window
    canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images)
    told = Told()
    draw_leather(canvas, (40, 28, 910, 400))
    draw_parchment(canvas, (960, 28, 800, 700), "seed")
    focus = focus_on(*make_all(told).values())
    focus.draw(canvas)
    assert told.values == ["painted"]
    axes = Axes(pygame.FRect(1000, 100, 600, 200), 5, 8)
    draw_axes(canvas, axes, (0, 4, 8), [str(number) for number in range(1, 6)])
    draw_bars(canvas, axes, [1, 3, 0, 8, 2], canvas.theme["moss-fill"])
    draw_line(canvas, axes, [0, 2, 4, 5, 8], canvas.theme["oxblood"], dashed=True)
    draw_histogram(canvas, (1000, 500), [0.5, 0.3, 0.2], ["0", "1", "2"], canvas.theme["moss-fill"], need=2)
    draw_meter(canvas, (1000, 560, 300, 14), 0.4, canvas.theme["oxblood"], more=0.3, tick=0.5)
    for seat in range(1, 5):
        draw_seat(canvas, seat, (1000 + seat * 60, 640), 15)
    shown = pygame.transform.average_color(window.surface, canvas.device((1000, 560, 100, 14)))
    assert shown[:3] != (0, 0, 0)


@pytest.mark.parametrize(("scale", "has_key"), [(1.0, True), (2.0, False)])
def test_the_key_of_a_button_gives_way_to_its_label(make_services: MakeServices, scale: float, has_key: bool) -> None:
    services = make_services((1280, 720), text_scale=scale)
    pictures = []
    for key in ("Space", ""):
        stage, cache = services.window.stage, SurfaceCache(2**25)
        drawn = Canvas(services.window.surface, stage, services.theme, services.text, services.images, cache)
        drawn.surface.fill((0, 0, 0))
        Button((100, 100, 180, 56), "Go on", lambda: None, key=key).draw(drawn)
        pictures.append(pygame.image.tobytes(drawn.surface, "RGB"))
    assert (pictures[0] != pictures[1]) == has_key
