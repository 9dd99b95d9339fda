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

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.events import Event
from game.kit.mode import View
from game.kit.notes import NoteKind
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.clock import AmbienceClock
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, in_out_cubic, out_cubic
from game.ui.sound.music import Score
from game.ui.table.animator import Animator
from game.ui.table.dice_tray import DiceTray
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import PLAIN, Highlight
from game.ui.table.hotspots import spots, token_point
from game.ui.table.layout import Layout
from game.ui.table.motion import REDUCED, TableMotion
from game.ui.table.peril_light import EASE
from game.ui.table.piece_sprites import FLIP
from game.ui.table.place_fade import TRAVEL, PlaceFade
from game.ui.table.placement import Places
from game.ui.table.places import places
from game.ui.table.table_music import score_of
from game.ui.table.table_painter import TablePainter

PERIL, PERIL_PAUSE, HANDOVER, BREATH = 450.0, 200.0, 300.0, 600.0
INSTANT = float("inf")


class TableView(TableMotion):
    """The drawn table; see the module."""

    def __init__(
        self,
        services: Services,
        layout: Layout,
        view: View,
        kinds: Mapping[str, NoteKind],
        air: AmbienceTable | None = None,
    ) -> None:
        super().__init__(DiceTray(view.die_faces))
        self.services = services
        self.layout = layout
        self.shown = Displayed(view)
        self.animator = Animator(self, kinds)
        self.animator.heard = services.audio.tell
        self.painter = TablePainter(services, air or AmbienceTable())
        self.held: tuple[str, tuple[float, float]] | None = None
        self.drop_zones: list[tuple[pygame.FRect, bool]] = []
        self._marks: Mapping[str, Highlight] = {}
        self._deciding = ""
        self._places: Places = {}
        self._lights: dict[int, Tween] = {}
        self._track = Tween(0.0, in_out_cubic)
        self._breath = Tween(1.0, out_cubic)
        self._breathing = AmbienceClock()
        self._travel = PlaceFade(self.shown.site(self.animator.board))
        self._first_shadow = 0
        self._playing = ""
        self._dirty = True

    # -- what happened --------------------------------------------------------------------------------

    def rebuild(self, board: Board) -> None:
        """Show this state at once: after start, undo, load and a change of size."""
        self.animator.reset(board)
        self.shown.learn(board)
        self.flights.clear()
        self.dice.land()
        self._travel.arrive(self.shown.site(self.animator.board))
        self._playing = ""
        self._track.jump(float(self.shown.score.track_at))
        self._darken(self.shown.score.track_at, 0.0)
        self._places = self._arranged()
        self.actors.jump(self._places)
        for piece, actor in self.actors.items():
            actor.up = board.pieces[piece].face_up
        self.painter.preload(self.layout, board, self.shown.view)
        self._dirty = True

    def tell(self, events: Sequence[Event], board: Board) -> None:
        """Show what happened, beat by beat; `board` is the state after it."""
        if not events:
            if not self.busy:
                self.caught_up()
            return
        self.animator.tell(events)
        if self.speed == INSTANT:
            self.finish()

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; true when something is to be drawn anew."""
        pace = dt if self.speed == INSTANT else dt * self.speed
        self.animator.update(dt)
        moved = self.actors.advance(pace)
        moved = self.flights.update(pace) or moved
        moved = self.dice.update(pace) or moved
        for tween in (*self._lights.values(), self._track, self._travel.fade, self._breath):
            moved = tween.update(pace) or moved
        moved = self._breathing.update(dt) or moved
        dirty, self._dirty = self._dirty, False
        return moved or dirty or self.animator.busy

    @property
    def busy(self) -> bool:
        """True while something is still to be shown."""
        return self.animator.busy

    def skip(self) -> None:
        """End the beat that is being shown."""
        self.animator.skip()
        self._dirty = True

    def finish(self) -> None:
        """Show everything at once."""
        self.animator.finish()
        self._dirty = True

    @property
    def speed(self) -> float:
        """0.5, 1, 2 or infinite (nothing moves)."""
        return self.animator.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self.animator.speed = speed if speed > 0 else INSTANT

    @property
    def breathing(self) -> bool:
        """Whether fog drifts and enemies lurk: not for those who want no motion, and not in high contrast."""
        return not self.reduced and self.speed != INSTANT and self.services.theme.textured

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
            self._breath.jump(0.0)
            self._breath.to(1.0, BREATH)
        self._marks = dict(marks)
        self.dice.marks = {key.removeprefix("die:"): mark for key, mark in marks.items()}
        self._dirty = True

    @property
    def deciding(self) -> str:
        """The hero whose mat is lit; empty for none."""
        return self._deciding

    @deciding.setter
    def deciding(self, hero: str) -> None:
        if hero == self._deciding:
            return
        self._deciding = hero
        for name, seat in self.shown.seats.items():
            light = self._lights.setdefault(seat, Tween(0.0, out_cubic))
            light.to(1.0 if name == hero else 0.0, 0.0 if self.speed == INSTANT else HANDOVER)
        self._dirty = True

    def resume(self, source: str) -> None:
        """A question comes from this piece: if it is an exhausted card of a hero, it is the one being resolved
        (after a load or an undo nothing has told so).
        """
        piece = self.animator.board.pieces.get(source)
        if not self.busy and piece is not None and piece.exhausted and piece.zone.startswith("cards:"):
            self._dirty = self._dirty or self._playing != source
            self._playing = source

    # -- where things are -----------------------------------------------------------------------------

    def piece_at(self, pos: tuple[float, float]) -> str:
        """The topmost piece under a logical position; empty if there is none."""
        best, height = "", (-1, -1)
        for order, (piece, place) in enumerate(self._places.items()):
            if place.hidden or not place.box.collidepoint(pos):
                continue
            over = 100 if self._marks.get(piece, PLAIN).hovered and place.kind != "panel" else 0
            rank = (-1 if place.kind == "panel" else place.depth + over, order)
            if rank >= height:
                best, height = piece, rank
        return best

    def spot_at(self, pos: tuple[float, float]) -> str:
        """The named spot under a position: die:<id>, token:<hero>:<i>, peril:<i>, deck:<name>, discard:<name>,
        shadows-more, quest, lair, location, shadows, dice, seat:<n>; empty if there is none.
        """
        return next((name for name, rect in self._spots() if rect.collidepoint(pos)), "")

    def rect_of(self, piece_or_spot: str) -> pygame.FRect | None:
        """The rectangle of a piece or a spot; None for one that is not to be seen."""
        place = self._places.get(piece_or_spot)
        if place is not None and not place.hidden:
            return place.box
        return next((rect for name, rect in self._spots() if name == piece_or_spot), None)

    def seat_area(self, hero: str) -> pygame.FRect:
        """Where an enemy can be dropped to engage a hero; empty for a hero without a seat."""
        seat = self.shown.seats.get(hero)
        if seat is None:
            return pygame.FRect(0, 0, 0, 0)
        return self.layout.seat(seat)

    def turn_shadows(self) -> None:
        """Bring the cards of the shadows that do not fit the row forward."""
        count = len(self.animator.board.zone("shadows"))
        row = len(self.layout.shadow_row(count))
        self._first_shadow = (self._first_shadow + row) % count if count > row else 0
        self.settle()

    def _spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Every named spot, those that lie on others first."""
        for die in self.dice.dice:
            yield f"die:{die.id}", self.dice.rect_of(self.layout, die.id)
        yield from spots(self.layout, self.shown.seats, len(self.shown.score.track), self.animator.board)

    def music(self) -> Score:
        """The music of the table as it is shown."""
        return score_of(self.services.audio.table, self.shown, self.animator.board, self._track.value)

    # -- drawing --------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw the table; only what changed since the last time is painted anew."""
        self._breathing.take(whole=True)
        self.painter.draw(canvas, self._picture())

    def breathe(self, canvas: Canvas, covers: Sequence[pygame.FRect]) -> bool:
        """Draw what has moved of its own accord since the last frame, but where the scene has drawn over the table;
        true when it was time to.
        """
        if not self.breathing or not self._breathing.due:
            return False
        self._breathing.take(whole=False)
        self.painter.breathe(canvas, self._picture(), covers)
        self._dirty = self._dirty or self._breathing.stale
        return True

    def _picture(self) -> FrameState:
        return FrameState(
            layout=self.layout,
            board=self.animator.board,
            shown=self.shown,
            actors=self.actors,
            flights=self.flights,
            dice=self.dice,
            marks=self._marks,
            lights={seat: light.value for seat, light in self._lights.items()},
            site=self._travel.site,
            site_before=self._travel.before,
            crossfade=self._travel.fade.value,
            track_at=self._track.value,
            track_moving=self._track.moving,
            breath=self._breath.value,
            held=self.held,
            drop_zones=tuple(self.drop_zones),
            playing=self._playing,
            gloom=self._breathing.gloom.layers,
            gloom_moves=self._breathing.gloom.moving,
            moment=self._breathing.moment if self.breathing else None,
        )

    # -- the stage of the animator --------------------------------------------------------------------

    def settle(self) -> float:
        """Send every piece to its place on the copy of the board, and turn over what lies on its other side."""
        self._dirty = True
        board = self.animator.board
        before = {piece: self.shown.last(piece) for piece in self.actors}
        self.shown.forget_made()
        self._places = self._arranged()
        longest = self.actors.go(self._places, reduced=self.reduced)
        for piece, actor in self.actors.items():
            up = board.pieces[piece].face_up
            if piece not in before:
                actor.up = up
            elif actor.up != up:
                actor.turn_over(before.get(piece), 0.0 if self.reduced else FLIP)
                longest = max(longest, 0.0 if self.reduced else FLIP)
        site = self.shown.site(board)
        return max(longest, self._travel.to(site, REDUCED if self.reduced else TRAVEL))

    def rest(self) -> None:
        """Everything where it belongs, at once."""
        self.actors.finish()
        self.flights.clear()
        self.dice.land()
        for tween in (*self._lights.values(), self._track, self._travel.fade):
            tween.jump(tween.goal)

    def step_track(self, before: int, after: int) -> float:
        """The token goes along the track."""
        self._track.to(float(after), REDUCED if self.reduced else PERIL)
        self._darken(after, EASE if self.breathing else 0.0)
        return REDUCED if self.reduced else PERIL + PERIL_PAUSE

    def play(self, card: str) -> float:
        """Ring the card that is being resolved in the colour of its seat."""
        self._playing = card
        return 0.0

    def caught_up(self) -> None:
        """The copy equals the model again: learn faces and numbers anew."""
        self.shown.learn(self.animator.board)
        self._travel.site = self.shown.site(self.animator.board)
        self._track.jump(float(self.shown.score.track_at))
        self._darken(self.shown.score.track_at, EASE if self.breathing else 0.0)
        self._dirty = True

    def _darken(self, at: int, time: float) -> None:
        self._breathing.darken(self.shown.score.track, at, time)

    def _arranged(self) -> Places:
        return places(self.animator.board, self.layout, self.shown.seats, self._first_shadow)

    def center_of(self, origin: str) -> tuple[float, float]:
        """Where a token comes from; the dice tray for what comes from nowhere."""
        rect = self.rect_of(origin) if origin else None
        return (rect or self.layout["dice/well"]).center

    def landing(self, piece: str, token: str, index: int) -> tuple[float, float] | None:
        """Where a token on a piece lies."""
        place = self._places.get(piece)
        return token_point(self.layout, self.shown.seats.get(piece), place, token, index, self._travel.site.value)
