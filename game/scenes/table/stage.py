"""Stage: what of the answers is staged, and what the player does while a card or a great moment stands on the stage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from game.kit.events import Event, Noted
from game.kit.prompts import Prompt
from game.kit.shown import Banner, Story
from game.kit.staging import Staging, goes_on
from game.scenes.table.asked_about import whole_cards_after
from game.scenes.table.inspector import Inspector
from game.scenes.table.moment_side import beside
from game.scenes.table.play import Play
from game.scenes.table.question_shown import cards_of, pictures_of, pictures_told
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.table_ui import TableUI
from game.settings import SPEEDS, STEPPED_ROUNDS
from game.ui.cards.card import picture_of
from game.ui.cards.full_card import FULL
from game.ui.panels.banner import draw_banner
from game.ui.panels.forecast_panel import draw_why
from game.ui.panels.moment_frame import MomentFrame
from game.ui.panels.stage_control import StageActions, StageControl
from game.ui.panels.stage_sheet import GROWTH, LARGE_GROWTH, draw_recap, draw_stage_sheet
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.table.panel_cache import PanelCache
from game.ui.table.stage_ahead import StageAhead
from game.ui.table.stage_cues import Staged
from game.ui.table.stage_room import GAP
from game.ui.table.table_stage import TableStage
from game.ui.table.tables_ahead import TablesAhead
from game.ui.widgets.button import Button

GO_ON = (240.0, 56.0)
MOST_MOMENTS = 9
"""So many great moments open a journey at most."""
MOST_AWAITED = 12
"""So many pictures at most are waited for before something is told: with more they would drive each other out."""
MOST_STAKES = 5
"""What is at stake with so many options is painted before it is asked for: no more panels are kept."""
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class StageHost(Protocol):
    """What the stage needs of its scene."""

    services: Services
    play: Play
    ui: TableUI
    inspector: Inspector
    recap: SeatRecap


class Stage:
    """The stage of the table scene; see the module."""

    def __init__(self, scene: StageHost) -> None:
        self.scene = scene
        services, play = scene.services, scene.play
        self._staging = Staging(play.mode.notes())
        self._kinds = play.mode.notes()
        self.control = StageControl(services.words, SPEEDS, StageActions(self.go_on, self.skip, self.set_speed))
        self.proceed = Button((0, 0, 1, 1), services.words("ui.stage.go-on"), self.go_on, kind="main",
                              style=TYPE["panel-title"])  # fmt: skip
        self._frame = MomentFrame()
        self._shelf = PanelCache()
        self._ahead, self._tables = StageAhead(services), TablesAhead(services, self.scene.ui.tables)
        self._beyond: Prompt | None = None
        """The question of which it is known what comes after it."""
        self._round = play.scoreboard.round
        self._opened = False
        self._most = MOST_MOMENTS

    # -- what is staged ----------------------------------------------------------------------------

    def take(self, events: Sequence[Event]) -> Staged:
        """What of these events comes forward, and which are great moments."""
        view, table = self.scene.play.view, self.scene.ui.table
        spans = self._staging.take(events)
        if not goes_on(spans, events, self._kinds):
            table.stage.recap.clear()
        if (shown := cards_of(self.scene.ui, self.scene.play.prompt)) is not None:
            self._ahead.expect_cards(table, shown)
        sheets = [(span, sheet) for span in spans if (sheet := view.staged(span.events)) is not None]
        turns = self._tables.expect(table, self.scene.play.session.state.board)
        self._ahead.expect(self.scene.ui.table, [sheet for _, sheet in sheets])
        stories = {at: story for at, event in enumerate(events) if (story := self._story(event)) is not None}
        if self.scene.play.ended and (ending := self._ending()) is not None:
            stories[len(events)] = ending
        self._ahead.expect_stories(table, list(stories.values()))
        awaited = self._expect_question(events, [sheet.piece for _, sheet in sheets if sheet.piece])
        return Staged(tuple(sheets), stories, partial(self._is_at_hand, awaited), turns)

    def _is_at_hand(self, awaited: Sequence[str]) -> bool:
        """Whether nothing that is told need be waited for."""
        return self._tables.is_ready and not self.scene.services.images.awaits(awaited)

    def _expect_question(self, events: Sequence[Event], staged: Sequence[str]) -> list[str]:
        """Read the pictures of what happened, with the frames of what comes forward, and of the coming question, which
        it gives, and paint what is at stake with that.
        """
        scene, images = self.scene, self.scene.services.images
        steps: list[Step] = [partial(self._paint_stakes, scene.play.prompt, "")]
        if cards_of(scene.ui, scene.play.prompt) is not None:
            bounds, ground = scene.ui.layout.bounds, scene.ui.dock.ground
            steps.append(lambda: ground.expect(nowhere(scene.services), bounds))
        images.chores(steps, first=True)
        play, cards = scene.play, scene.ui.table.painter.cards
        frames = dict.fromkeys(cards.frame(play.view.face(piece), FULL).asset for piece in staged)
        wanted = [*filter(None, frames), *pictures_told(play, events), *pictures_of(play)][:MOST_AWAITED]
        images.read_ahead(wanted)
        return wanted

    def _paint_stakes(self, prompt: Prompt | None, option: str) -> None:
        scene = self.scene
        if scene.play.prompt is prompt:
            scene.inspector.paint_stakes(nowhere(scene.services), scene.ui.layout["inspector"], option)

    def forget(self) -> None:
        """An answer was taken back, or something else is shown."""
        self._staging.forget()
        self._frame.forget()

    def opening(self) -> list[Event]:
        """The great moments with which a journey begins, once; empty for one that goes on."""
        if self._opened:
            return []
        self._opened = True
        return [event for event in self.scene.play.first if self._story(event) is not None][: self._most]

    def begin_at_once(self) -> None:
        """Open the journey with its first great moment alone."""
        self._most = 1

    def _story(self, event: Event) -> Story | None:
        kind = self._kinds.get(event.name) if isinstance(event, Noted) else None
        return self.scene.play.view.story(event) if kind is not None and kind.moment else None

    def _ending(self) -> Story | None:
        """How the game ended; None where it has no picture for that."""
        told = self.scene.play.view.chronicle()
        if not told.picture:
            return None
        title = self.scene.services.words(f"ui.result.{told.outcome}")
        return Story("ending", title, told.text, told.title, picture=told.picture)

    # -- what the player does ----------------------------------------------------------------------

    @property
    def _stage(self) -> TableStage:
        return self.scene.ui.table.stage

    @property
    def up(self) -> bool:
        """Whether something stands on the stage, and is being told."""
        return self._stage.up and self.scene.ui.table.busy

    def go_on(self) -> None:
        """On to the next line, or out of the moment."""
        self.scene.ui.table.go_on()

    def skip(self) -> None:
        """On to the next decision."""
        self.scene.ui.table.finish()

    def set_speed(self, name: str) -> None:
        """Tell at this speed from now on, also in the middle of a beat."""
        settings = self.scene.services.settings
        settings.speed = next(speed for speed in SPEEDS if speed == name)
        self.scene.services.apply_settings()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event while something stands on the stage; false for one that is for somebody else."""
        if not self.up:
            return False
        if event.type in _POINTER:
            return self._point(event)
        action = self.scene.services.bindings.action(event)
        if action in ("confirm", "skip"):
            self.go_on()
        elif action == "back":
            self.skip()
        else:
            return self.scene.services.bindings.number(event) is not None
        return True

    def _point(self, event: pygame.event.Event) -> bool:
        widgets = [self.proceed] if self._stage.story is not None else self.control.widgets
        used = False
        for widget in widgets:
            if event.type == pygame.MOUSEMOTION:
                widget.hover(widget.contains(event.pos))
            else:
                used = widget.pointer(event) or used
        ui = self.scene.ui
        if used or event.type == pygame.MOUSEMOTION or event.button != 1:
            return used
        if ui.layout["header"].collidepoint(event.pos) or ui.layout["log"].collidepoint(event.pos) or ui.drawer.shown:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and not self.control.rect.collidepoint(event.pos):
            self.go_on()
        return True

    def update(self, dt: float) -> bool:
        """Let time pass; true when something must be drawn anew."""
        self._count_rounds()
        ui, play = self.scene.ui, self.scene.play
        if ui.settled:
            self._ahead.look_round(ui.table)
            self._tables.look_round(ui.table)
            self._look_beyond()
        else:
            ui.header.turn_to(*play.view.phase(ui.table.animator.board))
        moved = self._frame.waits
        for widget in (*self.control.widgets, self.proceed):
            moved = widget.update(dt) or moved
        return moved

    def _look_beyond(self) -> None:
        """While a question is read, paint what is at stake with its options; while the cards of a sheet are read, make
        those of the sheet ready that comes after it.
        """
        prompt, dock = self.scene.play.prompt, self.scene.ui.dock
        if prompt is not self._beyond:
            self._beyond = prompt
            options = prompt.options[:MOST_STAKES] if prompt is not None else ()
            self.scene.services.images.chores(partial(self._paint_stakes, prompt, option) for option in options)
            if prompt is not None and dock.sheet is not None:
                self.scene.services.images.chores([partial(self._expect_after, prompt)])

    def _expect_after(self, prompt: Prompt) -> None:
        play, table = self.scene.play, self.scene.ui.table
        if play.prompt is prompt and (shown := whole_cards_after(play, prompt, table.painter.full)) is not None:
            self._ahead.expect_cards(table, shown)

    def _count_rounds(self) -> None:
        """After the first rounds of a new player it goes evenly."""
        number, services = self.scene.play.scoreboard.round, self.scene.services
        if number == self._round:
            return
        before, self._round = self._round, number
        settings = services.settings
        own = not (self.scene.play.watched or self.scene.play.guided)
        if not own or number != before + 1 or not before or settings.stepped_rounds >= STEPPED_ROUNDS:
            return
        settings.stepped_rounds += 1
        if settings.stepped_rounds == STEPPED_ROUNDS and settings.speed == "step":
            settings.speed = "even"
            services.message(services.words("ui.stage.evenly"))
        services.apply_settings()

    # -- drawing -----------------------------------------------------------------------------------

    def draw_banner(self, canvas: Canvas) -> bool:
        """Draw what is told in the place of the question; false where nothing stands on the stage."""
        if not self.up:
            return False
        sheet, play = self._stage.sheet, self.scene.play
        if sheet is not None and sheet.headline:
            layout, words = self.scene.ui.layout, self.scene.services.words
            portrait = picture_of(play.view.face(sheet.actor)) if sheet.actor else ""
            banner = Banner(sheet.actor, play.seats().get(sheet.actor, 0), "", sheet.headline, ())
            place, text = layout["prompt"], layout["prompt/text"]
            key = ("banner", sheet.headline, sheet.actor)
            self._shelf.show(
                canvas, key, place, lambda made: draw_banner(made, place, text, banner, portrait, words), pad=12
            )
        return True

    def draw_side(self, canvas: Canvas) -> bool:
        """Draw the sum of what stands on the stage in the room of the inspector; false where nothing does. Beside a
        card that is small there for large type the room is the card's, as a sheet, until there is a sum.
        """
        sheet = self._stage.sheet
        if sheet is None:
            return False
        rect, words = self.side(), self.scene.services.words
        if not rect.width:  # the card stands there
            return True
        rows = tuple(row for line in sheet.lines[: self._stage.line + 1] for row in line.sums)
        if rows:
            key = ("sums", rows, tuple(rect))
            self._shelf.show(canvas, key, rect, lambda made: draw_why(made, rect, rows, words), pad=14)
        elif sheet.piece and self._stage.room is not None and self._stage.room.large:
            self.scene.inspector.draw_card(canvas, rect.union(self._stage.room.card), sheet.piece)
        return True

    def side(self) -> pygame.FRect:
        """The room of the inspector, less that of the recap while that is shown."""
        layout, room = self.scene.ui.layout, self._stage.room
        shown = self._stage.sheet is not None and room is not None
        rect, recap = layout["inspector"].copy(), layout["recap"]
        if shown and room is not None:
            rect, recap = room.side.copy(), room.recap
        if self.recap_shown and rect.colliderect(recap):
            if recap.x > rect.x + GAP:
                rect.width = recap.x - GAP - rect.x
            else:
                rect.height = recap.y - GAP - rect.y
        return rect

    @property
    def recap_shown(self) -> bool:
        """Whether the recap is seen: on the stage, and below what happened until the next decision, but never over
        what can be chosen, nor over cards that were drawn and are asked about.
        """
        room, ui = self._stage.room, self.scene.ui
        if not self._stage.recalled or (self._stage.sheet is not None and room is not None and room.large):
            return False
        if self.up:
            return True
        drawn = [ui.rect_of(piece) for piece in self.scene.play.session.state.board.zone("drawn")]
        asked = [*ui.legal_rects(), *(rect for rect in drawn if rect is not None)]
        free = ui.layout["recap"].collidelist(asked) < 0
        return free and self.scene.inspector.shows in ("why", "rule", "") and not self.scene.recap.open

    def draw(self, canvas: Canvas) -> None:
        """Draw what stands beside the card, and the recap."""
        stage, words, ui = self._stage, self.scene.services.words, self.scene.ui
        if stage.story is None and self.recap_shown:
            place = stage.room.recap if stage.sheet is not None and stage.room is not None else ui.layout["recap"]
            told = stage.recalled
            seen = ("recap", told, tuple(place))
            self._shelf.show(canvas, seen, place, lambda made: draw_recap(made, place, told, words), pad=4)
        sheet, room = stage.sheet, stage.room
        if sheet is None or room is None:
            return
        side = words("ui.stage.nth", number=stage.number, all=stage.of) if stage.of else ""
        key = ("sheet", sheet, stage.line, side, tuple(room.sheet))
        line, growth = stage.line, LARGE_GROWTH if room.large else GROWTH
        if sheet.lines:
            self._shelf.show(
                canvas, key, room.sheet, lambda made: draw_stage_sheet(made, room.sheet, sheet, line, side, growth),
                pad=14,
            )  # fmt: skip
        if not sheet.piece:
            self._draw_picture(canvas, sheet.picture, room.card)
        bindings = self.scene.services.bindings
        speed = self.scene.services.settings.speed
        self.control.lay_out(room.control, self._key, bindings.hint("back"))
        state = ("control", tuple(room.control), stage.number, stage.of, speed, bindings.device, self.control.state)
        self._shelf.show(canvas, state, room.control, lambda made: self.control.draw(made, stage, speed), pad=6)

    def _draw_picture(self, canvas: Canvas, picture: str, rect: pygame.FRect) -> None:
        """What stands for a card where no piece comes forward."""

        def paint(made: Canvas) -> None:
            theme = made.theme
            made.rect(rect, theme["leather"], radius=14, edge=theme["gold-line"], width=3)
            if picture.startswith("icons/"):
                made.circle(rect.center, rect.width * 0.36, theme["black-ink"], edge=theme["gold"], width=4)
                made.icon(picture.removeprefix("icons/"), rect.center, rect.width * 0.44, theme["gold-title"])
            else:
                made.image(picture, rect.inflate(-16, -16), fit="cover", focus=(0.5, 0.4), radius=8)

        self._shelf.show(canvas, ("picture", picture, tuple(rect)), rect, paint, pad=4)

    @property
    def covers(self) -> bool:
        """Whether a great moment lies over the table as it was taken when that began."""
        return self._frame.holds(self._stage.story)

    @property
    def _key(self) -> str:
        """What goes on with the device that is used."""
        services = self.scene.services
        pad = services.bindings.device == "pad"
        return services.bindings.hint("confirm") if pad else services.words("ui.stage.space")

    def draw_moment(self, canvas: Canvas) -> None:
        """Draw a great moment over everything but the header."""
        stage, services = self._stage, self.scene.services
        story = stage.story
        if story is None:
            self._frame.forget()
            return
        shape = self.scene.ui.look.moments.get(story.kind, "wide")
        stories = services.settings.stories
        low = self._frame.draw(canvas, story, stage.told, shape, stories=stories, calm=services.calm,
                               beside=beside(story, shape, self.scene.ui.table))  # fmt: skip
        self.proceed.rect = pygame.FRect(960 + 540 - GO_ON[0], min(low + 18, canvas.bounds.bottom - 70), *GO_ON)
        self.proceed.key_hint = self._key
        self.proceed.draw(canvas)
        self.scene.ui.header.draw(canvas, strips=False)
        if not stage.by_hand:
            note = services.words("ui.stage.by-itself")
            y = self.proceed.rect.centery
            canvas.text(note, (self.proceed.rect.x - 20, y), TYPE["second"].sized(19), canvas.theme["muted"],
                        align="right", at="mid")  # fmt: skip
