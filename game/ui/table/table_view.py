"""Table view: the quest table as it is seen and pointed at.

    view = TableView(services, layout, mode.view(session), mode.notes())
    view.rebuild(session.state.board)                      # start, undo, load, another size
    view.tell(session.take_events(), session.state.board)  # what happened, to be shown beat by beat
    view.update(dt); view.draw(canvas)
    view.breathe(canvas, covers)                           # between two such frames: fog, fire, what lurks

The scene sets `marks` (piece, spot or die id -> Mark), `deciding`, `held` and `drop_zones`; the view never decides
anything. The model is always ahead: pieces and numbers follow when their beat is told.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.cells import Cell
from game.kit.events import Event
from game.kit.expected import Expected
from game.kit.intent import Toll
from game.kit.mode import View
from game.kit.notes import NoteKind
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.clock import AmbienceClock
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.tempo import INSTANT
from game.ui.sound.music import Score
from game.ui.table.card_signs import CardSign, signs_of
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import LIFT, PLAIN, Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Look
from game.ui.table.map_overlay import MapMarks
from game.ui.table.motion import TableMotion
from game.ui.table.placement import DropArea, piece_under
from game.ui.table.stage_cues import Staged, stage_cues
from game.ui.table.table_fade import TableFade
from game.ui.table.table_painter import TablePainter

NOTHING_STAGED = Staged()
PATIENCE, PATIENCE_TURNING = 100.0, 300.0
"""So many milliseconds at most what happened waits for its pictures before it is told, or for another table."""
TENSION_STEP = 0.05
"""The music follows the danger in steps."""


class TableView(TableMotion):
    """The drawn table; see the module."""

    def __init__(
        self,
        services: Services,
        look: Look,
        layout: Layout,
        view: View,
        kinds: Mapping[str, NoteKind],
        air: AmbienceTable | None = None,
        table: str = "",
    ) -> None:
        super().__init__(services, look, layout, view, kinds, table)
        self._air = air or AmbienceTable()
        self.painter = TablePainter(services, look, self.own, self._air, table)
        self._fading = TableFade()
        self.drop_zones: list[tuple[DropArea, bool]] = []
        self._marks: Mapping[str, Highlight] = {}
        self._lit = MapMarks()
        self._pointed = ""
        self.expected: tuple[Expected, ...] = ()
        """What the roll that is weighed would bring; the scene says it before each frame."""
        self._breathing = AmbienceClock()
        self._at_hand, self._patience = NOTHING_STAGED.at_hand, 0.0
        self.still = False
        """Whether nothing breathes, since a sheet lies over the darkened table."""

    def take_over(self, before: TableView) -> None:
        """Go on where the table of another window was: with its dice, and its part of the map."""
        self.dice.dice = before.dice.dice
        self._following.take_over(before._following, before.placement, self.placement)

    def turn_to(self, table: str, layout: Layout) -> None:
        """Show another of the game's tables, and go on telling there; the one before fades."""
        if self.speed != INSTANT:
            self._fading.begin(self.painter.shown, reduced=self.reduced)
        self.layout = layout
        self.shown.learn_own()
        self.own = self.tables.turn_to(table)
        self.painter.turn_to(table, self.own)
        self.own.rest()
        self.flights.clear()
        self.dice.clear()
        self._turned.clear()
        self.own.jump(self.animator.board, self.shown)
        self.placement = self._arranged()
        self.actors.jump(self.placement.places)
        self.actors.act(self.own.enter(self.placement, self._pace))
        self._dirty = True

    def rearrange(self, layout: Layout) -> None:
        """Show the same table in another arrangement: what lies elsewhere goes there."""
        self.layout = layout
        self.settle()
        if self.speed == INSTANT:
            self.actors.finish()

    @property
    def beside(self) -> list[str]:
        """The tables that may be shown next, or again."""
        return [name for name in self.look.beside(self.animator.board, self.shown) if name != self.tables.name]

    def keep(self, tables: Collection[str]) -> bool:
        """Forget all tables but these and the one that is shown; true where there were others."""
        dropped = self.tables.keep(tables)
        self.painter.keep(self.tables.kept)
        return dropped

    # -- what happened --------------------------------------------------------------------------------

    def look_through(self, view: View, board: Board) -> None:
        """Show another moment of the game at once; what was painted for this one is kept."""
        self.shown = Displayed(view, self.look)
        self.dice.clear()
        self._show(board)

    def rebuild(self, board: Board) -> None:
        """Show this state at once: after start, undo, load and a change of size."""
        self._show(board)
        self.painter.preload(self.layout, board, self.shown.view)

    def _show(self, board: Board) -> None:
        self.animator.reset(board)
        self.stage.clear()
        self.stage.finish()
        self.shown.learn(board)
        self.flights.clear()
        self.dice.land()
        self.own.jump(self.animator.board, self.shown)
        self._playing = ""
        self.placement = self._arranged()
        self.actors.jump(self.placement.places)
        for piece, actor in self.actors.items():
            actor.up = board.pieces[piece].face_up
        self._dirty = True

    def tell(self, events: Sequence[Event], board: Board, staged: Staged = NOTHING_STAGED) -> None:
        """Show what happened, beat by beat, with what is staged of it, as soon as its pictures are at hand; `board` is
        the state after it.
        """
        if not events:
            if not self.busy:
                self.caught_up()
            return
        if not self.busy:
            self._at_hand, self._patience = staged.at_hand, PATIENCE_TURNING if staged.turns else PATIENCE
        self.animator.tell(events, stage_cues(staged, events))
        self._dirty = True

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; true when something is to be drawn anew."""
        pace = dt if self.speed == INSTANT else dt * self.speed
        waits = self._waits(dt)
        if not waits:
            self.animator.update(dt)
        moved = self.actors.advance(pace)
        moved = self.flights.update(pace) or moved
        moved = self.dice.update(pace) or moved
        moved = self._lights.update(pace) or moved
        moved = self.stage.update(dt) or moved
        moved = self.own.update(dt, pace) or moved
        moved = self._fading.update(dt) or self.painter.late or moved
        if not self.still:
            self._breathing.update(dt)
        dirty, self._dirty = self._dirty, False
        return moved or dirty or (self.animator.busy and not self.animator.stands and not waits)

    def _waits(self, dt: float) -> bool:
        """Whether what happened is not told yet, as its pictures are being read."""
        self._patience -= dt
        if self._patience > 0 and not self._at_hand():
            return True
        self._patience = 0.0
        return False

    @property
    def busy(self) -> bool:
        """True while something is still to be shown."""
        return self.animator.busy

    @property
    def telling(self) -> bool:
        """True while the table shows less than the state; pieces may be on their way when it is not."""
        return self.animator.telling

    def skip(self) -> None:
        """End the beat that is being shown."""
        self.animator.skip()
        self._dirty = True

    def go_on(self) -> None:
        """Let what stands to be read give way."""
        self.animator.go_on()
        self._dirty = True

    def finish(self) -> None:
        """Show everything at once."""
        self.animator.finish()
        self._dirty = True

    # -- what the scene says --------------------------------------------------------------------------

    @property
    def marks(self) -> Mapping[str, Highlight]:
        """How pieces, spots and dice stand to the open question."""
        return self._marks

    @marks.setter
    def marks(self, marks: Mapping[str, Highlight]) -> None:
        if marks == self._marks:
            return
        before = {piece for piece, mark in self._marks.items() if mark.legal}
        if {piece for piece, mark in marks.items() if mark.legal} != before and not self.reduced:
            self._lights.breathe()
        self._marks = dict(marks)
        self.dice.marks = {key.removeprefix("die:"): mark for key, mark in marks.items()}
        self._dirty = True

    @property
    def pointed(self) -> str:
        """The piece or spot that the pointer or the focus is on; empty for none."""
        return self._pointed

    @pointed.setter
    def pointed(self, place: str) -> None:
        if place != self._pointed:
            self._pointed = place
            self.own.point(place)

    @property
    def lit(self) -> MapMarks:
        """What the question lights on a map."""
        return self._lit

    @lit.setter
    def lit(self, lit: MapMarks) -> None:
        self._dirty = self._dirty or lit != self._lit
        self._lit = lit

    def seek(self, cells: Collection[Cell]) -> None:
        """A question has come up: where cells of a map answer it, or what lies in them, the map shows them all."""
        found = self.placement.map
        if found is not None:
            found.camera.reduced = self.reduced or self.speed == INSTANT
        if self.own.seek(cells):
            self._follow()

    @property
    def sideways(self) -> str:
        """A piece that lies as if it were exhausted, because that is what was chosen; empty for none."""
        return self._sideways

    @sideways.setter
    def sideways(self, piece: str) -> None:
        if piece != self._sideways:
            self._sideways = piece
            if not self.busy:
                self.settle()
                if self.speed == INSTANT:
                    self.actors.finish()

    @property
    def deciding(self) -> str:
        """The piece whose seat is lit; empty for none."""
        return self._deciding

    @deciding.setter
    def deciding(self, piece: str) -> None:
        if piece == self._deciding:
            return
        self._deciding = piece
        self._follow()
        self._lights.light(self.shown.seats, piece, at_once=self.speed == INSTANT)
        self._dirty = True

    def resume(self, source: str) -> None:
        """A question comes from this piece: if it is an exhausted card of those that are played, it is the one being
        resolved (after a load or an undo nothing has told so).
        """
        piece = self.animator.board.pieces.get(source)
        played = piece is not None and piece.zone.partition(":")[0] in self.look.played_from
        if not self.busy and piece is not None and piece.exhausted and played:
            self._dirty = self._dirty or self._playing != source
            self._playing = source

    # -- where things are -----------------------------------------------------------------------------

    def piece_at(self, pos: tuple[float, float]) -> str:
        """The topmost piece under a logical position; empty if there is none."""
        hovered = {piece for piece, mark in self._marks.items() if mark.hovered}
        return piece_under(self.placement, pos, hovered)

    def signs_of(self, piece: str) -> list[CardSign]:
        """The signs of a card that lies on the table, those on others first."""
        place = self.placement.places.get(piece)
        if place is None or piece not in self.animator.board.pieces:
            return []
        if self._marks.get(piece, PLAIN).hovered:
            place = place._replace(rect=place.rect.move(0, -LIFT))
        face = self.shown.face(self.animator.board, piece)
        if place.kind == "panel" and not place.hidden:
            return [CardSign(name, piece, rect) for name, rect in self.own.panel_signs(face, place.rect)]
        return list(signs_of(self.painter.cards, face, place))

    def spot_at(self, pos: tuple[float, float]) -> str:
        """The named spot under a position, as die:<id>, deck:<name>, seat:<n>, cell:<x>,<y>; empty if there is none."""
        die = self.dice.die_at(self.layout, pos)
        return f"die:{die}" if die else self.placement.spot_at(pos)

    def symbols_of(self, spot: str) -> tuple[str, ...] | None:
        """What a die in the tray shows; None for a spot that is no die."""
        kind, _, die = spot.partition(":")
        return next((each.symbols for each in self.dice.dice if kind == "die" and each.id == die), None)

    def seat_area(self, piece: str) -> pygame.FRect:
        """Where something is dropped to give it to a piece that has a seat; empty for one without."""
        return self.placement.drop_zone(piece)

    def play_areas(self, piece: str) -> Sequence[DropArea]:
        """Where something is brought to the chooser of a question."""
        return self.placement.play_areas(piece)

    def turn_row(self, zone: str) -> None:
        """Bring the cards that do not fit the row of a zone of the board forward."""
        count = len(self.animator.board.zone(zone))
        seen = sum(not self.placement.places[piece].hidden for piece in self.animator.board.zone(zone))
        self._turned[zone] = (self._turned.get(zone, 0) + seen) % count if count > seen else 0
        self.settle()

    def music(self) -> Score:
        """The music of the table as it is shown."""
        mood, table = self.own.mood(self.animator.board, self.shown), self.services.audio.table
        if not mood.place:
            return Score("")
        tension = round(table.tension(mood.danger) / TENSION_STEP) * TENSION_STEP
        return Score(table.piece_of(mood.place), tension, mood.climax, depth=mood.depth)

    # -- drawing --------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw the table; only what changed since the last time is painted anew."""
        self._breathing.take(whole=True)
        self.painter.draw(canvas, self._picture())
        self._fading.draw(canvas)

    @property
    def breath_due(self) -> bool:
        """Whether it is time to draw what moves of its own accord."""
        return self.breathing and self._breathing.due and not self._fading.runs

    def breathe(self, canvas: Canvas, covers: Sequence[pygame.FRect]) -> bool:
        """Draw what has moved of its own accord since the last frame, but where the scene has drawn over the table;
        true when it was time to.
        """
        if not self.breath_due:
            return False
        self._breathing.take(whole=False)
        self.painter.breathe(canvas, self._picture(), covers)
        self._dirty = self._dirty or self._breathing.stale
        return True

    def draw_toll(self, canvas: Canvas, toll: Toll, alpha: int) -> Sequence[pygame.FRect]:
        """Draw what a piece of a seat is going to lose; gives what that covers."""
        return self.own.draw_toll(canvas, self._picture(), toll, alpha)

    def _picture(self) -> FrameState:
        return FrameState(
            layout=self.layout,
            board=self.animator.board,
            shown=self.shown,
            placement=self.placement,
            actors=self.actors,
            flights=self.flights,
            dice=self.dice,
            marks=self._marks,
            lights=self._lights.values,
            breath=self._lights.breath,
            held=self.held,
            drop_zones=tuple(self.drop_zones),
            playing=self._playing,
            stage=self.stage,
            slot=self.slot,
            lit=self._lit,
            expected=self.expected,
            moment=self._breathing.moment if self.breathing else None,
        )
