"""Log table: the campaign log as a book that lies open between two quests: the map of the town, and the page that
writes itself.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.warhammer_quest import log_page, town_notes
from game.looks.warhammer_quest.displayed_values import own
from game.looks.warhammer_quest.log_foot import paint_foot
from game.looks.warhammer_quest.log_map import MARK, SCENES, mark_at, paint_map, paint_mark
from game.looks.warhammer_quest.log_placement import LogPlacement
from game.looks.warhammer_quest.log_writing import Writing
from game.looks.warhammer_quest.theme import INK, RED_INK
from game.looks.warhammer_quest.town_placement import STRUCK
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import Style
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.warhammer_quest.view.values import CampaignLog, LogQuest

PAD = 20.0
PEN, SEAL = "log-write", "wax-seal"
SEALS = {"lost": "page-tear"}
"""What is heard at the end of a line, where it is no seal."""
SIGN = 46.0
"""How large the seal beside a row is."""


class LogTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._writing = Writing()
        self._opened = False
        self._ended = ""
        """How the quest ended whose line is written."""

    def solid(self, layout: Layout) -> Collection[str]:
        """The book and what lies below it."""
        return ["header", "book", "foot"]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The rows of the heroes, the places of the map, the pool."""
        return LogPlacement(board, layout, shown)

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """When the book is opened after a quest, its last line is written."""
        log = own(shown).log
        if not self._opened and log is not None and log.ended and not self.services.calm:
            self._ended = log.ended[-1].state
            self._writing.begin()
        self._opened = True

    def update(self, dt: float, pace: float) -> bool:
        """The pen goes on in its own time, and is heard; so is the seal."""
        before = self._writing.written, self._writing.pressed
        moved = self._writing.update(dt)
        if not before[0] and self._writing.written:
            self.services.audio.cue(PEN)
        if not before[1] and self._writing.pressed:
            self.services.audio.cue(SEALS.get(self._ended, SEAL))
        return moved

    def rest(self) -> None:
        """Everything is written."""
        self._writing.rest()

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """The table below the book."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """The log, and who leads."""
        return own(state.shown).log, state.board.tracks.get("leader")

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """The book with all that was written before, and the foot."""
        log, layout, words = own(state.shown).log, state.layout, self.services.words
        if log is None:
            return
        book, foot, leader = layout["book"], layout["foot"], state.board.tracks.get("leader")
        written = self._last(log)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(book, radius=10, drop=(2, 8), blur=12, alpha=0.8)
            canvas.image(f"{SCENES}/log-book", book)
            self._paint_left(canvas, layout, log)
            self._paint_right(canvas, layout, log, str(leader), written)

        brush.panel(("log", log, leader), book, paint, pad=PAD)
        brush.panel(("log-foot", log), foot, lambda canvas: paint_foot(canvas, foot, log, words), pad=PAD)

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Who is struck is crossed out."""
        if state.board.pieces[face.piece].zone == STRUCK:
            brush.panel(("struck", tuple(box.size)), box, lambda canvas: town_notes.strike_out(canvas, box), pad=10)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The last line as far as it is written, and its seals once it is."""
        log = own(state.shown).log
        last = self._last(log) if log is not None else None
        if last is not None:
            self._writing.draw(brush, state.layout, last)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """Nothing is dark in a book."""
        return ""

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """A single fiddle."""
        return Mood("map")

    # -- pages

    @staticmethod
    def _last(log: CampaignLog) -> LogQuest | None:
        return log.ended[-1] if log.ended else None

    def _paint_left(self, canvas: Canvas, layout: Layout, log: CampaignLog) -> None:
        area = layout["map"]
        log_page.paint_head(canvas, area.centerx, area.y - 38, area.width - 130, log.title)
        paint_map(canvas, area, log)
        for quest in log.ended[:-1]:
            paint_mark(canvas, mark_at(area, quest.id), MARK, quest.state)
        told = log.next
        top = area.bottom + 18
        title, line = canvas.type.at_most(Style("title", 27), 31), canvas.type.at_most(Style("ui-bold", 20), 22)
        if told is None:
            canvas.text(log.result, (area.x + 20, top + 20), title, RED_INK, at="mid", width=area.width - 40)
            return
        head = self.services.words("campaign.log.story", number=told.number, title=told.title)
        wide = canvas.text(head, (area.x + 20, top + 18), title, RED_INK, at="mid", width=380)
        badge = (area.x + 20 + wide + 22, top + 4, 28, 28)
        canvas.image(f"badges/tier-{told.tier}", badge)
        facts = self.services.words("sheet.dot").join(told.facts[:2])
        at = (badge[0] + 40, top + 20)
        canvas.text(facts, at, line, INK, at="mid", width=area.right - at[0] - 8)
        story = canvas.type.at_most(Style("story", 23, 1.2), 24)
        canvas.paragraph(told.begins, (area.x + 20, top + 62), story, INK, 592, lines=2)

    def _paint_right(
        self, canvas: Canvas, layout: Layout, log: CampaignLog, leader: str, written: LogQuest | None
    ) -> None:
        page, words = layout["page"], self.services.words
        log_page.paint_head(canvas, page.centerx, page.y - 38, page.width - 120, words("campaign.log.book"))
        coming = log.next
        for quest in log.quests:
            if quest.state == "not-yet":
                log_page.paint_later(canvas, page, quest, coming.number if coming is not None else quest.number)
                continue
            log_page.paint_quest(canvas, page, quest)
            if quest.line and quest is not written:
                log_page.paint_line(canvas, page, quest)
                paint_mark(canvas, log_page.sign_at(page, quest.number), SIGN, quest.state)
        for hero in log.heroes:
            if f"seat.{hero.seat}" in layout:
                log_page.paint_hero(canvas, layout.seat(hero.seat), hero, words, hero.piece == leader)
