"""Guide: the player is led through a course: it knows which step stands, lets only that be chosen, and lights it.

The place follows from the answers that were given (`kit/guided.py`), so undo, leaving and taking up again need nothing
of their own. Where the game no longer fits the course, the player goes on alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import pygame

from game.kit.course_progress import CourseProgress
from game.kit.errors import ContentError
from game.kit.guided import COURSE, Place, read_course, step_words
from game.kit.prompts import Answer
from game.scenes.faults import tell_damaged
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.focus_places import CellCursor
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import Inspector
from game.scenes.table.leaving import leave
from game.scenes.table.overlays import draw_keys
from game.scenes.table.play import Play
from game.scenes.table.stage import Stage
from game.scenes.table.table_ui import TableUI
from game.ui.panels.lesson_row import LessonRow
from game.ui.panels.lesson_sheet import LessonActions, LessonSheet, LessonTold
from game.ui.panels.spotlight import draw_arrow, draw_lit, draw_spotlight
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Replace, Scene, Services
from game.ui.screen.tween import Tween, out_cubic
from game.ui.widgets.base import Widget
from game.ui.widgets.modal import Modal
from game.ui.widgets.tooltip import Tip, Tooltip

ARROW = 350.0
POINTED, BESIDE_DOCK = 4.0, (160.0, 60.0)
"""The place that is pointed at, and the room round the question in which no sheet stands, for the arrow's sake."""
SEEN_PARTS = (1.0, 0.5, 0.25, 0.1)
"""How much of a card that lies under others is looked at, from its left edge."""
INSPECTOR = "inspector"
"""The zone that is drawn anew over the dark, as what stands there may be lower than its room."""


class GoingBack(Protocol):
    """Takes answers back."""

    def undo(self) -> None: ...

    def asked_anew(self) -> None: ...


class GuideHost(Protocol):
    """What the guide needs of the scene in which somebody is led."""

    services: Services
    play: Play
    ui: TableUI
    stage: Stage
    hint_sheet: HintSheet
    inspector: Inspector
    dialogs: Dialogs
    tooltip: Tooltip
    modal: Modal | None

    @property
    def answering(self) -> GoingBack: ...

    @property
    def covered(self) -> bool: ...

    def go(self, change: Change) -> None: ...


class Guide:
    """Leads whoever plays a journey of the course; at any other table it allows everything and draws nothing."""

    def __init__(self, scene: GuideHost, meta: dict[str, Any]) -> None:
        self.scene = scene
        self.progress: CourseProgress | None = None
        self._pointer = (0.0, 0.0)
        self._arrow = Tween(1.0, out_cubic)
        self._pointed: object = None
        words, play = scene.services.words, scene.play
        actions = LessonActions(self.go_on, self._other_way, lambda: scene.answering.undo(), self._why)
        self.sheet = LessonSheet(words, actions)
        self.row = LessonRow(words, lambda: scene.dialogs.leave())
        if meta.get(COURSE) is True:
            try:
                course = read_course(scene.services.games.folder(play.mode.id), play.mode.kinds())
            except ContentError as fault:
                tell_damaged(scene.services, fault)
            else:
                self.progress = CourseProgress(course, play.session, meta) if course is not None else None
        play.guided = self.progress is not None
        play.stays = self.progress.begun if self.progress is not None else 0

    # -- where the player stands -------------------------------------------------------------------

    @property
    def place(self) -> Place | None:
        """The step that stands; None where nobody is led."""
        return self.progress.place(ready=self._is_ready) if self.progress is not None else None

    @property
    def shown(self) -> bool:
        """Whether the step is seen: the table stands still, and nothing is told on the stage."""
        return self.progress is not None and self.scene.ui.settled and not self.scene.stage.up

    @property
    def wanted(self) -> Answer | None:
        """The answer that alone is taken; None while something is told."""
        return self.progress.wanted if self.progress is not None else None

    @property
    def _is_ready(self) -> bool:
        """Whether what is wanted is chosen, and only has to be confirmed or rolled."""
        ui, wanted = self.scene.ui, self.wanted
        if wanted is None:
            return False
        if ui.waiting is not None:
            return ui.waiting.ids == wanted
        selection = ui.selection
        if selection is None or not selection.chosen:
            return False
        if selection.gesture.pick == "count":
            return (str(selection.amount),) == wanted
        return selection.confirms and sorted(selection.chosen) == sorted(wanted)

    def look(self) -> None:
        """The question is another one: follow the answers, also back; let go where they lead out of the course."""
        if self.progress is None:
            return
        self.progress.session = self.scene.play.session
        fits = self.progress.follow()
        self.scene.play.stays = self.progress.begun
        self._remember()
        if not fits:
            self._let_go("ui.guided.over")

    def _remember(self) -> None:
        """Keep which lessons came to their end."""
        remembered = self.scene.services.settings.of(self.scene.play.mode.id)
        if self.progress is not None and remembered.learn(self.progress.finished):
            self.scene.services.apply_settings()

    # -- what is allowed ---------------------------------------------------------------------------

    def allows(self, option: str) -> bool:
        """Whether an option, or an amount, may be chosen."""
        if self.progress is None:
            return True
        play = self.scene.play
        if play.prompt is None:
            return False
        return self.progress.allows(option, counted=play.kind_of(play.prompt).gesture.pick == "count")

    def refuses(self, option: str) -> bool:
        """Whether an option may not be chosen now, which is said."""
        if self.allows(option):
            return False
        self.say_first()
        return True

    def turns_down(self, ids: Sequence[str]) -> bool:
        """Whether an answer may not be given now, which is said."""
        if self.progress is None or tuple(ids) == self.wanted:
            return False
        self.say_first()
        return True

    def say_first(self) -> None:
        """Say at the pointer, or with the keyboard where it is, what is to be done first; the focus goes there."""
        scene = self.scene
        scene.ui.focus.to(self.first() or scene.ui.focus_order.first())
        key = "ui.guided.first" if self.wanted is not None else "ui.guided.read-first"
        x, y = self._pointer
        at = pygame.FRect(x - POINTED / 2, y - POINTED / 2, POINTED, POINTED)
        if scene.services.bindings.device != "mouse" and scene.ui.focus.current is not None:
            at = scene.ui.focus.current.focus_rect()
        scene.tooltip.aim(None)
        scene.tooltip.aim(Tip(scene.services.words(key)), at, now=True)

    def note(self, event: pygame.event.Event) -> None:
        """See where the pointer is."""
        self._pointer = getattr(event, "pos", self._pointer)

    # -- going on ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """On to the next step; behind the last to the next lesson, and behind all of them the player goes on alone."""
        assert self.progress is not None, "somebody is led"
        further = self.progress.further
        if self._reads_on(self.progress):
            self.scene.play.save()
        elif further is not None:
            self._leave(partial(self.scene.services.routes.learn, self.scene.play.mode, further))
        else:
            self._let_go("")
        self.scene.ui.ask()

    def _reads_on(self, progress: CourseProgress) -> bool:
        goes_on = progress.read_on()
        self.scene.play.stays = progress.begun
        self._remember()
        return goes_on

    def _let_go(self, key: str) -> None:
        """From here on it is a journey like any other."""
        scene, play = self.scene, self.scene.play
        assert self.progress is not None, "somebody is led"
        self.progress.end(play.mode)
        self.progress, play.guided, play.stays = None, False, 0
        self.sheet.show(None)
        scene.ui.focus_order.set_extra("guide", [])
        remembered = scene.services.settings.of(play.mode.id)
        remembered.course = ""
        scene.services.apply_settings()
        scene.hint_sheet.skip_lessons()
        play.save()
        if key:
            scene.services.message(scene.services.words(key))

    def _other_way(self) -> None:
        """Behind the last step: play this game on where another lesson follows, else begin another journey."""
        assert self.progress is not None, "somebody is led"
        further = self.progress.further
        self._reads_on(self.progress)
        self._let_go("")
        if further is None:
            self._leave(partial(self.scene.services.routes.play_now, self.scene.play.mode))
        self.scene.ui.ask()

    def _leave(self, way_out: Callable[[], Scene]) -> None:
        leave(self.scene.play, self.scene, lambda: Replace(way_out()))

    def _why(self) -> None:
        place = self.place
        if place is not None:
            self.scene.dialogs.open_rules(place.step.rule)

    # -- what is seen ------------------------------------------------------------------------------

    @property
    def widgets(self) -> list[Widget]:
        """What takes pointer and focus."""
        return [*self.sheet.widgets, *self.row.widgets] if self.progress is not None else []

    def first(self) -> Widget | None:
        """What has the focus when a step stands; None where the question's own order holds."""
        place, ui = self.place, self.scene.ui
        if place is None or not self.shown:
            return None
        wanted, selection = self.wanted, ui.selection
        if wanted is None or selection is None:
            return self.sheet.next
        if self._is_ready or (selection.gesture.place == "button" and wanted):
            return ui.focus_order.confirm_button()
        if not wanted:
            return ui.focus_order.decline_button()
        left = [option for option in wanted if option not in selection.chosen]
        card = next((card for card in ui.dock.options if card.option.choice.id in left), None)
        aim = left[0] if left and selection.gesture.pick == "mark" else wanted[-1]
        stop = next((stop for stop in ui.focus_order.stops if ui.option_at(stop.place) == aim), None)
        cursor = next((stop for stop in ui.focus_order.stops if isinstance(stop, CellCursor)), None)
        if cursor is not None:
            cursor.place = wanted[-1]
            return cursor
        return card or stop or ui.dock.tokens

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the sheet or the row of lessons."""
        if self.progress is None:
            return False
        return self.sheet.covers(pos) or any(rect.collidepoint(pos) for rect in self.row.rects)

    def update(self, dt: float) -> bool:
        """Let time pass: the step follows what is marked; true while the arrow is drawn."""
        if self.progress is None:
            return False
        place = self.place if self.shown else None
        self._tell(place)
        if place is not None and self._pointed != (place.key, self.progress.given):
            self._pointed = (place.key, self.progress.given)
            self._arrow.jump(0.0)
            self._arrow.to(1.0, 0.0 if self.scene.services.calm else ARROW)
            return True
        return self._arrow.update(dt)

    def _tell(self, place: Place | None) -> None:
        """Put the words of a step on the sheet, and its buttons into the order of the focus."""
        assert self.progress is not None, "somebody is led"
        words, scene, course = self.scene.services.words, self.scene, self.progress.course
        told: LessonTold | None = None
        if place is not None:
            lesson, step = place.lesson, place.step
            title, bindings = words(f"guided.{lesson.id}.title"), scene.services.bindings
            text, reckoned = step_words(words, place.key, bindings.device, **bindings.named())
            last = course.place(self.progress.given, self.progress.read + 1) is None
            reads = step.answer is None and not step.confirms
            ways = ("play-on", "afresh") if self.progress.further is None else ("next-lesson", "play-on")
            told = LessonTold(
                place.number + 1, title, words("ui.guided.step", number=place.at + 1, of=len(lesson.steps)),
                text, reckoned, words(f"ui.guided.{ways[0] if last else 'next'}") if reads else "",
                words(f"ui.guided.{ways[1]}") if last and reads else "",
                bool(step.rule),
            )  # fmt: skip
            part = course.part(place.number)
            titles = [words(f"guided.{course.lessons[number].id}.title") for number in part]
            at = (place.number - part.start, place.at, len(lesson.steps), course.minutes_left(place), part.start)
            self.row.show(titles, *at)
        self.sheet.undo_key = scene.services.bindings.hint("undo")
        if told != self.sheet.told:
            self.sheet.show(told, undo=bool(scene.play.undo_words))
            scene.ui.focus_order.set_extra("guide", self.widgets)
            if told is not None:
                self._foresee()
                scene.ui.focus.to(self.first() or scene.ui.focus_order.first())
                scene.ui.mark()

    def _foresee(self) -> None:
        """What is at stake with what is wanted is told before it is chosen."""
        wanted, selection = self.wanted, self.scene.ui.selection
        if wanted and selection is not None and selection.gesture.pick == "one":
            self.scene.inspector.chosen = wanted[0]

    def draw(self, canvas: Canvas) -> None:
        """Draw light, sheet, arrow and the row of lessons over the table."""
        if self.progress is None or self.scene.stage.covers:
            return
        ui = self.scene.ui
        self.row.lay_out(ui.layout)
        place = self.place
        if self.shown and place is not None and self.sheet.told is not None and not ui.dock.peeking:
            pointed = self.targets()
            lit = [*pointed, *self.beside()]
            draw_spotlight(canvas, [*lit, *([ui.layout["prompt"]] if self.wanted is not None else [])])
            if INSPECTOR in place.step.lit:
                self.scene.inspector.draw(canvas, self.scene.stage.side())
            for rect in pointed:
                draw_lit(canvas, rect)
            draw_keys(canvas, ui)
            aim = next(iter(lit), None)
            told = [self.scene.stage.side()] if self.scene.inspector.shows else []
            taught = INSPECTOR in place.step.lit
            avoid = [*lit, *(told if taught else []), *self.row.rects, ui.layout["prompt"], *self._asking()]
            others = self._others(pointed)
            self.sheet.place(canvas.type, canvas.bounds, self.row.row.bottom + 14, aim, avoid, [*told, *others])
            self.sheet.draw(canvas)
            if aim is not None:
                beside = [rect for rect in lit[1:] if not rect.contains(aim)]
                draw_arrow(canvas, self.sheet.rect, aim, self._arrow.value, [*others, *beside])
        self.row.draw(canvas)

    def targets(self) -> list[pygame.FRect]:
        """Where what is wanted can be done."""
        ui, wanted = self.scene.ui, self.wanted
        if wanted is None:
            return []
        first = self.first()
        if first is not None and first in (*ui.dock.buttons, *ui.dock.options):
            return [first.rect]
        marked = ui.selection.chosen if ui.selection is not None and ui.selection.gesture.pick == "mark" else ()
        places = [target.place for target in ui.targets if ui.option_at(target.place) not in marked]
        found = ((place, ui.rect_of(place)) for place in places)
        rects = [self._seen_part(place, rect) for place, rect in found if rect is not None]
        tokens = [ui.dock.tokens.field(wanted[0])] if ui.dock.tokens is not None and wanted else []
        return [*rects, *tokens]

    def _seen_part(self, place: str, rect: pygame.FRect) -> pygame.FRect:
        """Of a place that others lie over, its left part that is seen; all of it where its middle is."""
        parts = (pygame.FRect(rect.x, rect.y, rect.width * share, rect.height) for share in SEEN_PARTS)
        return next((part for part in parts if self.scene.ui.place_at(part.center) == place), rect)

    def beside(self) -> list[pygame.FRect]:
        """What else is lit, as far as it is seen."""
        place, ui = self.place, self.scene.ui
        names = place.step.lit if place is not None else ()
        found = (ui.rect_of(name) or ui.layout.rects.get(name) for name in names if name != INSPECTOR)
        lit = [rect for rect in found if rect is not None]
        if self.wanted is not None and ui.selection is not None and ui.selection.gesture.place == "button":
            lit += ui.dock.rects
        return [*lit, ui.header.undo.rect] if ui.header.undo.enabled else lit

    def _asking(self) -> list[pygame.FRect]:
        """What the open question covers, and dice that lie."""
        ui = self.scene.ui
        dice = (ui.rect_of(f"die:{die.id}") for die in ui.table.dice.dice)
        around = [rect.inflate(*BESIDE_DOCK) for rect in ui.dock.rects]
        return [*around, *(rect for rect in dice if rect is not None)]

    def _others(self, pointed: Sequence[pygame.FRect]) -> list[pygame.FRect]:
        """Where the options lie that are not wanted."""
        ui, prompt = self.scene.ui, self.scene.play.prompt
        places = (ui.rect_of(option) for option in (prompt.options if prompt is not None else ()))
        rects = [*(rect for rect in places if rect is not None), *(card.rect for card in ui.dock.options)]
        return [rect for rect in (*rects, *(button.rect for button in ui.dock.buttons)) if rect not in pointed]
