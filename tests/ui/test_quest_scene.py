"""The quest scene: a whole quest by clicks, by keys, with drags; undo, saves, notes, and what is told of the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import paths
from game.app import App
from game.kit.prompts import Prompt
from game.kit.saves import SaveError, Saves
from game.kit.session import RuleFailed
from game.kit.text import Words
from game.modes import load_modes
from game.scenes.quest import QuestScene
from game.scenes.quest.lessons import LESSONS, next_note
from game.scenes.quest.stops import Stop
from game.ui.gestures import gesture_of
from game.ui.scene import Services

HEROES = ("kari-wraithstalker", "trenloe-the-strong", "elder-mok", "astarra")
MakeServices = Callable[..., Services]


class Table:
    """A quest in a window on the dummy driver, with a hand and a keyboard."""

    def __init__(self, services: Services, scene: QuestScene, app: App) -> None:
        self.services, self.scene, self.app = services, scene, app

    @property
    def prompt(self) -> Prompt:
        assert self.scene.play.prompt is not None
        return self.scene.play.prompt

    @property
    def ended(self) -> bool:
        return self.scene.play.ended

    def post(self, *events: pygame.event.Event) -> None:
        for event in events:
            self.app.step([event], 16)

    def _pixel(self, pos: tuple[float, float]) -> tuple[int, int]:
        x, y = self.services.window.stage.device(pos)
        return round(x), round(y)

    def move(self, pos: tuple[float, float], held: int = 0) -> None:
        event = pygame.MOUSEMOTION
        self.post(pygame.event.Event(event, pos=self._pixel(pos), rel=(1, 1), buttons=(held, 0, 0)))

    def press(self, pos: tuple[float, float], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._pixel(pos), button=button))

    def release(self, pos: tuple[float, float], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._pixel(pos), button=button))

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.move(start)
        self.press(start)
        self.move((start[0] + 20, start[1] + 20), held=1)
        self.move(end, held=1)
        self.release(end)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def until(self, *kinds: str) -> None:
        """Give first answers until a question of one of these kinds is asked."""
        for _ in range(300):
            if self.prompt.kind in kinds:
                return
            self.scene.answer(self.prompt.options[: max(self.prompt.least, 0)])
        raise AssertionError(f"none of {kinds} was asked")

    def place_of(self, option: str) -> tuple[float, float]:
        """Where an option can be clicked on the table."""
        desk = self.scene.desk
        rect = next(rect for t in desk.targets if t.option == option and (rect := desk.rect_of(t.place)))
        return rect.center

    def button(self, of: object) -> tuple[float, float]:
        return next(button.rect.center for button in self.scene.desk.dock.buttons if button.on_press == of)


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> Callable[..., Table]:
    """Lays a quest out and gives the table."""

    def sit(heroes: int = 2, seed: str = "S1", size: tuple[int, int] = (1280, 720), **settings: Any) -> Table:
        settings = {"speed": 0.0, "hints": False} | settings
        services = make_services(size, **settings)
        services.saves = Saves(paths.saves_folder())
        services.modes = load_modes(words)
        mode = services.modes[0]
        setup = {
            "quest": "the-goblin-problem", "heroes": list(HEROES[:heroes]), "leader": HEROES[0],
            "players": ["Ana", "Ben", "Cleo", "Dan"][:heroes], "grim": False, "seed": seed,
        }  # fmt: skip
        scene = QuestScene(services, mode, mode.new(setup), {"slot": "journey", "setup": setup})
        return Table(services, scene, App(services, scene))

    return sit


# -- whole quests ------------------------------------------------------------------------------------


def answer_by_clicks(table: Table) -> None:
    """Answer the open question with the mouse alone."""
    scene, prompt = table.scene, table.prompt
    gesture = gesture_of(prompt.kind)
    if gesture.place == "button":
        table.click(table.button(scene.confirm))
    elif gesture.pick == "count":
        table.click(table.place_of("1"))
        table.click(table.button(scene.confirm))
    elif scene.desk.dock.options:
        table.click(scene.desk.dock.options[-1].rect.center)
    else:
        for option in prompt.options[: max(prompt.least, 1)]:
            table.click(table.place_of(option))
        if scene.desk.selection is not None and scene.play.prompt is prompt:
            table.click(table.button(scene.confirm))


def answer_by_keys(table: Table) -> None:
    """Answer the open question with the keyboard alone."""
    prompt = table.prompt
    gesture = gesture_of(prompt.kind)
    if gesture.keys == "count":
        table.key(pygame.K_1)
    elif gesture.keys == "slot":
        board = table.scene.play.session.state.board
        row = board.zone(board.piece(prompt.options[-1]).zone)
        for option in prompt.options[-max(prompt.least, 1) :]:
            table.key(pygame.K_1 + row.index(option))
    elif gesture.place != "button":
        for index in range(max(prompt.least, 1)):
            table.key(pygame.K_1 + index)
    if table.scene.play.prompt is prompt:
        table.key(pygame.K_RETURN)


@pytest.mark.parametrize(("heroes", "answer"), [(2, answer_by_clicks), (3, answer_by_keys), (4, answer_by_clicks)])
def test_a_whole_quest_is_played_to_its_result(
    sit_down: Callable[..., Table], heroes: int, answer: Callable[[Table], None]
) -> None:
    table = sit_down(heroes, seed=f"whole-{heroes}")
    for _ in range(700):
        if table.ended:
            break
        before = table.prompt
        answer(table)
        assert table.scene.modal is None
        assert table.ended or table.prompt is not before, f"{before.kind} was not answered"
    assert table.ended
    table.key(pygame.K_RETURN)
    assert type(table.app.stack.top).__name__ == "ResultScene"


# -- the mouse ---------------------------------------------------------------------------------------


def test_a_card_is_activated_by_a_click(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    card = table.prompt.options[0]
    table.click(table.place_of(card))
    assert table.scene.play.session.state.board.piece(card).exhausted


def test_a_hero_who_is_not_asked_gives_a_reason_with_its_rule(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    board = table.scene.play.session.state.board
    other = board.zone(f"cards:{HEROES[1]}")[0]
    rect = table.scene.desk.rect_of(other)
    assert rect is not None
    table.click(rect.center)
    assert table.scene.tooltip.tip is not None
    assert table.scene.tooltip.tip.rule.startswith("HT-")
    assert table.scene.desk.table.marks[other].dimmed
    assert table.prompt.kind == "activation-card", "nothing was answered"


def test_an_enemy_is_engaged_by_dragging_it_to_the_mat(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.prompt.kind == "engage"
    enemy = table.prompt.options[0]
    goal = table.scene.desk.table.seat_area(HEROES[0]).center
    table.drag(table.place_of(enemy), goal)
    assert table.scene.play.session.state.board.piece(enemy).zone == f"engaged:{HEROES[0]}"


def test_a_wrong_drop_answers_nothing_and_says_why(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    enemy = table.prompt.options[0]
    table.drag(table.place_of(enemy), table.scene.desk.table.seat_area(HEROES[1]).center)
    assert table.prompt.kind == "engage"
    assert table.scene.tooltip.tip is not None
    assert table.scene.desk.table.held is None


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_a_drag_is_cancelled(sit_down: Callable[..., Table], how: str) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    start = table.place_of(table.prompt.options[0])
    goal = table.scene.desk.table.seat_area(HEROES[0]).center
    table.move(start)
    table.press(start)
    table.move(goal, held=1)
    assert table.scene.desk.table.held is not None
    if how == "escape":
        table.key(pygame.K_ESCAPE)
    else:
        table.press(goal, button=3)
    assert table.scene.desk.table.held is None
    table.release(goal)
    assert table.prompt.kind == "engage"
    assert table.scene.pause is None


def test_a_press_that_moves_less_than_eight_units_is_a_click(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    x, y = table.place_of(table.prompt.options[0])
    table.move((x, y))
    table.press((x, y))
    table.move((x + 6, y + 3), held=1)
    assert table.scene.hand.held == ""
    table.release((x + 6, y + 3))
    assert table.prompt.kind != "engage"


def test_an_attack_is_dragged_from_the_hero_onto_the_enemy(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="S3")
    table.key(pygame.K_1)
    table.key(pygame.K_1)
    assert table.prompt.kind == "target"
    target = table.prompt.options[-1]
    hero = table.scene.desk.rect_of(HEROES[0])
    assert hero is not None
    table.drag(hero.center, table.place_of(target))
    assert table.scene.play.session.last_given().ids == (target,)  # type: ignore[union-attr]


def test_tokens_are_lifted_and_confirm_names_the_number(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="whole-2")
    table.until("spend")
    named = [choice.label for choice in table.scene.play.choices]
    table.click(table.place_of("1"))
    label = next(b.label for b in table.scene.desk.dock.buttons if b.on_press == table.scene.confirm)
    assert named[1] in label
    table.click(table.button(table.scene.confirm))
    assert table.scene.play.session.last_given().ids == ("1",)  # type: ignore[union-attr]


def test_a_right_click_shows_the_full_card_and_any_click_puts_it_away(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    hero = table.scene.desk.rect_of(HEROES[1])
    assert hero is not None
    table.click(hero.center, button=3)
    assert table.scene.inspector.full == HEROES[1]
    table.click((40, 300))
    assert table.scene.inspector.full == ""
    assert table.prompt.kind == "activation-card"


# -- the keyboard ------------------------------------------------------------------------------------


def test_escape_never_answers_a_question(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.prompt.least == 0
    table.key(pygame.K_ESCAPE)
    assert table.prompt.kind == "engage"
    assert table.scene.pause is not None
    table.key(pygame.K_ESCAPE)
    assert table.scene.pause is None
    assert table.prompt.kind == "engage"


def test_backspace_declines_only_where_that_is_allowed(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_BACKSPACE)
    assert table.prompt.kind == "activation-card"
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    assert table.prompt.kind != "engage"


def test_the_focus_begins_at_the_first_option_and_enter_takes_it(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    first = table.prompt.options[0]
    assert table.scene.desk.focused_place == first
    table.key(pygame.K_RIGHT)
    second = table.scene.desk.focused_place
    assert second == table.prompt.options[1]
    table.key(pygame.K_RETURN)
    assert table.scene.play.session.state.board.piece(second).exhausted


def test_tab_reaches_header_and_the_rest_of_the_table(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    parts = []
    for _ in range(8):
        table.key(pygame.K_TAB)
        parts.append(table.scene.desk.focus.part)
    assert {"table", "header", "look"} <= set(parts)


def test_a_refused_card_in_focus_says_why_and_enter_does_not_take_it(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    focus = table.scene.desk.focus
    refused = next(w for w in focus.widgets() if isinstance(w, Stop) and table.scene.play.reason(w.place)[0])
    focus.to(refused)
    table.scene.services.bindings.device = "keyboard"
    table.scene.focused()
    assert table.scene.tooltip.shown
    table.key(pygame.K_RETURN)
    assert table.prompt.kind == "activation-card"


def test_the_log_opens_with_l_and_closes_with_escape(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_l)
    assert table.scene.desk.drawer.open
    assert table.scene.play.log
    table.key(pygame.K_ESCAPE)
    assert not table.scene.desk.drawer.open
    assert table.scene.pause is None


def test_alt_peeks_as_long_as_it_is_held(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    dock = table.scene.desk.dock
    table.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_LALT, unicode=""))
    assert dock.peeking
    assert not dock.covers(dock.rects[0].center)
    table.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    assert not dock.peeking


def test_space_ends_a_beat_and_answers_nothing_while_the_table_moves(sit_down: Callable[..., Table]) -> None:
    table = sit_down(speed=1.0)
    table.key(pygame.K_1)
    assert table.scene.desk.table.busy
    prompt = table.prompt
    table.key(pygame.K_SPACE)
    assert table.prompt is prompt


def test_an_answer_is_taken_while_the_table_still_moves(sit_down: Callable[..., Table]) -> None:
    table = sit_down(speed=0.5)
    table.key(pygame.K_1)
    assert table.scene.desk.table.busy
    assert table.prompt.kind == "engage"
    table.key(pygame.K_1)
    assert table.prompt.kind != "engage"


# -- what is told ------------------------------------------------------------------------------------


def test_before_a_roll_the_stakes_are_shown_and_after_it_the_sum(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="S3")
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    table.app.draw()
    if table.prompt.kind in ("target", "spend"):
        assert table.scene.inspector.shows == "forecast"
    while not table.scene.play.why:
        answer_by_keys(table)
    table.app.draw()
    assert table.scene.inspector.shows in ("why", "forecast")
    assert all(row.text for row in table.scene.play.why)


def test_the_forecast_can_be_turned_off(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="S3", forecast=False)
    table.key(pygame.K_1)
    assert table.scene.play.forecast() is None


def test_hovering_a_card_shows_it_in_the_inspector(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    hero = table.scene.desk.rect_of(HEROES[1])
    assert hero is not None
    table.move(hero.center)
    assert table.scene.inspector.piece == HEROES[1]
    assert not table.scene.desk.layout["inspector"].colliderect(hero)


def test_a_noun_of_the_log_is_a_link_to_its_card(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.scene.follow_link(f"piece:{HEROES[1]}")
    assert table.scene.inspector.full == HEROES[1]
    table.key(pygame.K_ESCAPE)
    assert table.scene.inspector.full == ""


def test_dice_that_are_asked_about_lie_in_the_tray_also_after_a_load(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="whole-2")
    for _ in range(200):
        if table.prompt.kind == "reroll":
            break
        answer_by_clicks(table)
    assert table.prompt.kind == "reroll"
    saved = table.services.modes[0].load(table.services.saves.read("journey"))
    again = QuestScene(table.services, table.services.modes[0], saved, {"slot": "journey"})
    again.enter()
    assert all(again.desk.rect_of(f"die:{die}") is not None for die in table.prompt.options)


def test_a_new_size_keeps_the_question_and_what_is_marked(sit_down: Callable[..., Table]) -> None:
    table = sit_down(seed="whole-2")
    table.until("spend")
    table.key(pygame.K_1)
    table.services.window.resize((1600, 900))
    table.app._refit()
    table.app.draw()
    assert table.prompt.kind == "spend"
    assert table.scene.desk.selection is not None
    assert table.scene.desk.selection.amount == 1


# -- undo, saves, faults -----------------------------------------------------------------------------


def test_undo_takes_back_and_says_what(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    header = table.scene.desk.header
    assert not header.undo.enabled
    card = table.prompt.options[0]
    table.key(pygame.K_1)
    assert header.undo.enabled
    assert table.scene.play.undo_words in header.undo.label
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.prompt.kind == "activation-card"
    assert not table.scene.play.session.state.board.piece(card).exhausted
    assert table.scene.play.log[-1].tone == "undo"


def test_beyond_something_known_undo_asks_and_marks_the_run(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    for _ in range(12):
        if not table.scene.play.undo_is_free and table.scene.play.undo_words:
            break
        answer_by_keys(table)
    session = table.scene.play.session
    given = len(session.journal())
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.scene.modal is not None
    assert len(session.journal()) == given
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.scene.modal is None
    assert len(session.journal()) == given - 1
    assert session.rewinds == 1


def test_every_decision_is_saved_before_the_next_one(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    saved = table.services.saves.read("journey")
    again = table.services.modes[0].load(saved)
    assert again.prompt == table.prompt
    resumed = QuestScene(table.services, table.services.modes[0], again, {"slot": "journey"})
    assert resumed.play.log, "the log is told again"


def test_a_full_disk_is_told_once_and_play_goes_on(
    sit_down: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    told: list[str] = []
    table.services.message = lambda text, kind="good": told.append(text)

    def refuse(*_: object) -> None:
        raise SaveError("No space is left.")

    monkeypatch.setattr(table.services.saves, "write", refuse)
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    assert len(told) == 1
    assert "No space is left." in told[0]
    assert table.prompt.kind != "engage"
    monkeypatch.undo()
    answer_by_keys(table)
    assert len(told) == 2


def test_a_rule_that_fails_leaves_the_question_and_offers_ways_on(
    sit_down: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    session, right = table.scene.play.session, table.scene.play.session.answer

    def fail(ids: object) -> None:
        raise RuleFailed({"error": "it broke", "answers": []})

    monkeypatch.setattr(session, "answer", fail)
    table.key(pygame.K_1)
    assert table.scene.modal is not None
    assert "it broke" in table.scene.modal.text
    assert table.prompt.kind == "activation-card"
    monkeypatch.setattr(session, "answer", right)
    table.scene.modal.buttons[-1].press()
    assert table.prompt.kind == "engage"


def test_abandoning_asks_and_deletes_the_save(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_ESCAPE)
    assert table.scene.pause is not None
    table.scene.pause.buttons[-1].press()
    assert table.scene.modal is not None
    assert table.services.saves.list()
    table.app.draw()
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert not table.services.saves.list()
    assert type(table.app.stack.top).__name__ == "MenuScene"


# -- notes -------------------------------------------------------------------------------------------


def test_lessons_come_in_order_and_are_remembered(sit_down: Callable[..., Table]) -> None:
    table = sit_down(hints=True)
    notes = table.scene.notes
    assert notes.note is not None
    assert notes.note.id == "lesson.turn"
    for _ in range(notes.note.pages):
        notes.buttons[0].press()
    assert "lesson.turn" in table.services.settings.seen
    table.key(pygame.K_1)
    assert notes.note is not None
    assert notes.note.id == "lesson.fight"


def test_skipped_lessons_do_not_come_back(sit_down: Callable[..., Table]) -> None:
    table = sit_down(hints=True)
    table.scene.notes.skip_lessons()
    table.key(pygame.K_1)
    assert table.scene.notes.note is None


def test_a_note_hides_nothing_that_can_be_chosen(sit_down: Callable[..., Table]) -> None:
    for heroes in (2, 3, 4):
        table = sit_down(heroes, hints=True)
        table.app.draw()
        note = table.scene.notes
        assert note.note is not None
        assert not any(note.rect.colliderect(rect) for rect in table.scene.desk.legal_rects())


def test_every_lesson_and_hint_has_words(words: Words, sit_down: Callable[..., Table]) -> None:
    for course in LESSONS.values():
        for lesson in course:
            for page in range(1, lesson.pages + 1):
                assert words(f"ui.quest.lesson.{lesson.id}.{page}")
            assert words(f"ui.quest.lesson.{lesson.id}.title")
    table = sit_down()
    board = table.scene.play.scoreboard
    for kind in ("activation-card", "reroll", "upgrade", "leader"):
        note = next_note("another-quest", Prompt(kind, "x", "y", ("a",)), board, ())
        assert note is not None
        assert words(f"{note.key}.title")
        assert words(f"{note.key}.text")


# -- looks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1280, 1024)])
def test_the_dock_stays_inside_the_window_and_leaves_the_shadows_free(
    sit_down: Callable[..., Table], size: tuple[int, int]
) -> None:
    table = sit_down(4, size=size)
    bounds = table.services.window.stage.bounds
    for _ in range(40):
        table.app.draw()
        desk = table.scene.desk
        for widget in (*desk.dock.options, *desk.dock.buttons, *desk.header.widgets):
            assert bounds.contains(widget.rect), f"{table.prompt.kind} leaves the window"
        for rect in desk.dock.rects:
            assert not rect.colliderect(desk.layout["shadows"])
        table.scene.answer(table.prompt.options[: max(table.prompt.least, 1)])


def test_f1_opens_the_rule_of_what_is_in_focus(sit_down: Callable[..., Table]) -> None:
    table = sit_down()
    table.key(pygame.K_F1)
    assert type(table.app.stack.top).__name__ == "RulesScene"
    assert "HT-302" in table.app.stack.top.chosen.values()  # type: ignore[attr-defined]
    table.key(pygame.K_ESCAPE)
    assert table.app.stack.top is table.scene
    assert table.prompt.kind == "activation-card"
