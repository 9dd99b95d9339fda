"""Hint sheet: lessons and hints as small sheets of parchment at the edge that hide nothing that can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.kit.errors import ContentError
from game.scenes.faults import tell_damaged
from game.scenes.table.lessons import Lessons, Note
from game.scenes.table.play import Play
from game.ui.panels.banner import capped
from game.ui.panels.free_room import Room, find_room
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Services
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Style
from game.ui.screen.tween import Tween, out_cubic
from game.ui.table.look import Look
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment

WIDTHS = (400.0, 560.0, 740.0)
TALLEST = 0.6
"""From the width that is wanted; where a text in large type would fill more of the height it takes the next."""
PADDING, BUTTON = 22.0, 42.0
HEAD = 50.0
MARGIN = 16.0
SLIDE = 160.0
FLAT_SIZES = (21.0, 19.5, 18.0)
"""Sizes of the text of a note that lies flat, from the one that is wanted."""
FLAT_BUTTON, FLAT_GROWTH, FLAT_EDGE = 132.0, 1.1, 14.0


class HintSheet:
    """The note that is shown, if any. `on_change` is called with its buttons whenever it comes or goes. Damaged lessons
    leave the hints only.
    """

    def __init__(self, services: Services, play: Play, on_change: Callable[[list[Button]], object]) -> None:
        self.services, self.play, self.on_change = services, play, on_change
        mode = play.mode
        try:
            self.lessons = Lessons.read(services.games.folder(mode.id), mode.kinds())
        except ContentError as fault:
            tell_damaged(services, fault)
            self.lessons = Lessons({})
        self.note: Note | None = None
        self._aside: Note | None = None
        """A note that waits for its own table to be out again, or for the computer to have played."""
        self._table = ""
        """The table at which the note came."""
        self.page = 1
        self.width = WIDTHS[0]
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.flat: RichText | None = None
        """Its text where it lies flat, beside its title."""
        self._home: tuple[Note | None, str] = None, ""
        """Which note has its place, and at which table."""
        self._placed: object = None
        """What lay round it when its place was found."""
        words = services.words
        self._next = Button((0, 0, 1, 1), words("ui.table.note-done"), self._turn, kind="parchment")
        self._skip = Button((0, 0, 1, 1), words("ui.table.lessons-skip"), self.skip_lessons, kind="parchment")
        self._come = Tween(1.0, out_cubic)

    @property
    def choices(self) -> Mapping[str, str]:
        """What was chosen for the game that is played."""
        return self.play.mode.setup_of(self.play.session.state).choices

    @property
    def buttons(self) -> list[Button]:
        """What can be pressed on the note."""
        if self.note is None:
            return []
        return [self._next, self._skip] if self.note.lesson else [self._next]

    def look(self, look: Look) -> bool:
        """See whether the open question calls for a note, at the table that a look shows; true when one came or went.

        A hint goes with its question; a lesson stays until it was read, or the moment of another one comes. At another
        table, where it would lie over what it says nothing of, it is put aside, and while the computer is asked.
        """
        settings, prompt = self.services.settings, self.play.prompt
        if self.play.computer_asked and self.note is not None:
            return self._put_aside(self.note, away=True)
        if not settings.hints or prompt is None or self.play.guided:
            return False
        held, table = self.note or self._aside, look.shown_table(self.play.session.state.board)
        seen = [*settings.of(self.play.mode.id).seen, *([held.id] if held is not None else [])]
        kind, board = self.play.kind_of(prompt), self.play.scoreboard
        found = self.lessons.next_note(self.choices, prompt, kind, board, seen)
        if held is not None:
            if held.lesson and not (found is not None and found.lesson):
                return self._put_aside(held, away=table != self._table)
            if not held.lesson and held.id == f"hint.{prompt.kind}":
                return self._put_aside(held, away=False)
            self._remember([held.id])
        self.page, self._table, self._aside = 1, table, None
        if found is not None:
            self._come_in()
        self._show(found)
        return found is not held

    def _put_aside(self, note: Note, *, away: bool) -> bool:
        """Put a note aside, or bring it back, on the page where it was; true when it came or went."""
        if away == (self.note is None):
            return False
        self._aside = note if away else None
        if not away:
            self._come_in()
        self._show(None if away else note)
        return True

    def _come_in(self) -> None:
        self._come.jump(0.0)
        self._come.to(1.0, 0.0 if self.services.calm else SLIDE)

    def dismiss(self) -> None:
        """Put the note away for good."""
        if self.note is not None:
            self._remember([self.note.id])
            self._show(None)

    def skip_lessons(self) -> None:
        """Put this lesson and all that would follow away for good."""
        self._remember(self.lessons.ids(self.choices))
        self._aside = None
        self._show(None)

    def _show(self, note: Note | None) -> None:
        """Another note, or none: whoever gives the focus learns of its buttons at once."""
        self.note = note
        if note is not None:
            self._label()
        self.on_change(self.buttons)

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the note."""
        return self.note is not None and self.rect.collidepoint(pos)

    def update(self, dt: float) -> bool:
        """Let time pass; true while it comes in."""
        return self._come.update(dt)

    def place(
        self, text: Text, bounds: pygame.FRect, header: float, room: Room, strip: pygame.FRect | None = None
    ) -> None:
        """Find the place where it covers nothing that must be seen, and the least of the rest. Where there is a free
        `strip` that takes it, it lies there flat.
        """
        if self.note is None:
            return
        self.flat = self._flat_in(text, strip) if strip is not None and not self.note.lesson else None
        if strip is not None and self.flat is not None:
            self.rect, self._placed = strip.copy(), None
            left, high = strip.right - FLAT_EDGE - FLAT_BUTTON, strip.height - 2 * FLAT_EDGE
            self._next.rect = pygame.FRect(left, strip.y + FLAT_EDGE, FLAT_BUTTON, high)
            return
        height = 0.0
        for self.width in WIDTHS:
            height = HEAD + self._rich(text).height + 14 + BUTTON + PADDING
            if height <= TALLEST * bounds.height:
                break
        known = (self.width, height, tuple(bounds), header, [tuple(rect) for rect in room.must])
        if known != self._placed:
            self._placed = known
            inside = pygame.FRect(bounds.x, header, bounds.width, bounds.bottom - header)
            inside = inside.inflate(-2 * MARGIN, -2 * MARGIN)
            if not self._may_stay((self.width, height), inside, room.must):
                self.rect = find_room((self.width, height), inside, room.must, room.rather, inside.midleft)
                self._home = self.note, self._table
        y = self.rect.bottom - PADDING + 6 - BUTTON
        self._next.rect = pygame.FRect(self.rect.right - PADDING - 150, y, 150, BUTTON)
        self._skip.rect = pygame.FRect(self.rect.x + PADDING, y, 170, BUTTON)

    def _may_stay(self, size: tuple[float, float], inside: pygame.FRect, must: Sequence[pygame.FRect]) -> bool:
        """Whether it need not move: the same note at the same table as before, where it still covers nothing."""
        known = pygame.FRect(*self.rect.topleft, *size)  # as it keeps its numbers
        same = self._home == (self.note, self._table) and self.rect == known
        return same and bool(inside.contains(self.rect)) and self.rect.collidelist(list(must)) < 0

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it was placed; its buttons are drawn by it as well."""
        if self.note is None:
            return
        rect, theme, words = self.rect, canvas.theme, self.services.words
        draw_parchment(canvas, rect, seed="note")
        if self.flat is not None:
            self._draw_flat(canvas, self.flat)
            return
        canvas.icon("info", (rect.x + PADDING + 12, rect.y + 33), 24, theme["oxblood"])
        used = 0.0
        if self.note.lesson:
            place = words("ui.table.lesson-number", number=self.note.lesson, of=self.note.lessons)
            at = (rect.right - PADDING, rect.y + 40)
            small = capped(canvas.type, TYPE["second-italic"], 1.15)
            used = canvas.text(place, at, small, theme["ink-2"], align="right")
        title = words(f"{self.note.key}.title")
        room = self.width - 2 * PADDING - 34 - used - 10
        style = capped(canvas.type, TYPE["panel-title"], 1.15)
        canvas.text(title, (rect.x + PADDING + 34, rect.y + 41), style, theme["ink"], width=room)
        self._rich(canvas.type).draw(canvas, (rect.x + PADDING, rect.y + HEAD + 4))
        for button in self.buttons:
            button.draw(canvas)

    def _draw_flat(self, canvas: Canvas, text: RichText) -> None:
        """Draw it in a strip: title, text and button side by side."""
        assert self.note is not None
        rect, theme = self.rect, canvas.theme
        style, title = self._flat_title(canvas.type)
        canvas.icon("info", (rect.x + FLAT_EDGE + 12, rect.centery), 24, theme["oxblood"])
        canvas.text(title, (rect.x + FLAT_EDGE + 34, rect.centery), style, theme["ink"], at="mid")
        text.draw(canvas, (self._next.rect.x - FLAT_EDGE - text.width, rect.centery - text.height / 2))
        self._next.draw(canvas)

    def _flat_title(self, text: Text) -> tuple[Style, str]:
        assert self.note is not None
        return capped(text, TYPE["panel-title"], FLAT_GROWTH), self.services.words(f"{self.note.key}.title")

    def _flat_in(self, text: Text, strip: pygame.FRect) -> RichText | None:
        """Its text in the room that a strip has beside title and button; None where it does not fit."""
        style, title = self._flat_title(text)
        room = strip.width - 4 * FLAT_EDGE - 34 - text.width(title, style) - FLAT_BUTTON
        made = (
            RichText(text, self._told, capped(text, TYPE["card-text"].sized(size), FLAT_GROWTH), room)
            for size in FLAT_SIZES
        )
        return next((rich for rich in made if rich.height <= strip.height - 4), None)

    def _rich(self, text: Text) -> RichText:
        return RichText(text, self._told, TYPE["card-text"].sized(21.5), self.width - 2 * PADDING)

    @property
    def _told(self) -> str:
        """What stands on its page."""
        assert self.note is not None
        key = f"{self.note.key}.{self.page}" if self.note.lesson else f"{self.note.key}.text"
        return self.services.words(key, **self.services.bindings.named())

    def _turn(self) -> None:
        """The next page, or away with it after the last."""
        assert self.note is not None
        if self.page < self.note.pages:
            self.page += 1
            self._label()
        else:
            self.dismiss()

    def _label(self) -> None:
        assert self.note is not None
        last = self.page >= self.note.pages
        self._next.label = self.services.words("ui.table.note-done" if last else "ui.table.note-next")

    def _remember(self, ids: Iterable[str]) -> None:
        seen = self.services.settings.of(self.play.mode.id).seen
        seen.extend(note for note in ids if note not in seen)
