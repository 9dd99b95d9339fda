"""Motion: how pieces, tokens, dice and the stage of a table move when the animator tells them to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from msgspec.structs import replace

from game.kit.board import Board
from game.kit.events import Counted
from game.kit.geometry import Point
from game.kit.mode import View
from game.kit.notes import NoteKind
from game.kit.shown import Story
from game.kit.stage_sheet import StageSheet
from game.ui.screen.scene import Services
from game.ui.screen.tempo import INSTANT, TEMPOS, Tempo
from game.ui.table.animated_table import Records
from game.ui.table.animator import Animator
from game.ui.table.dice_tray import DiceTray
from game.ui.table.displayed import Displayed
from game.ui.table.flights import Flights
from game.ui.table.kept_tables import KeptTables
from game.ui.table.layout import Layout
from game.ui.table.look import Look, Pace
from game.ui.table.map_following import MapFollowing
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import FLIP, PieceSprite, PieceSprites, pose_of
from game.ui.table.placement import Place, Placement, box_on_table
from game.ui.table.seat_lights import SeatLights
from game.ui.table.stage_room import StageRoom, stage_room
from game.ui.table.table_stage import TableStage

REDUCED = 120.0
"""How long a move takes without motion, in milliseconds."""
FORWARD = 1000
"""How far a card that comes forward lies above the others."""


class TableMotion:
    """The table as the animator moves it, on the copy of the board that it keeps (see `AnimatedTable`)."""

    def __init__(
        self, services: Services, look: Look, layout: Layout, view: View, kinds: Mapping[str, NoteKind], table: str = ""
    ) -> None:
        self.services, self.look, self.layout = services, look, layout
        self.dice = DiceTray(view.die_faces, look.dice, look.art)
        self.flights = Flights(look.tokens)
        self.actors = PieceSprites()
        self.stage = TableStage()
        self.stories = True
        """Whether great moments are told with their stories."""
        self.slot: Place | None = None
        """Where the card lay that has come forward."""
        self.shown = Displayed(view, look)
        self.animator = Animator(self, kinds)
        self.animator.heard = services.audio.tell
        self.tables = KeptTables(lambda name: look.table(services, self.shown, name), table)
        self.own = self.tables[table]
        self.reduced = False
        self._tempo = TEMPOS["even"]
        self._turned: dict[str, int] = {}
        self._deciding = self._playing = ""
        self._following = MapFollowing()
        self.held: tuple[str, tuple[float, float]] | None = None
        """The piece that is in the hand, and where."""
        self._lights = SeatLights()
        self._dirty = True
        self._sideways = ""
        self.placement: Placement = self._arranged()

    @property
    def tempo(self) -> Tempo:
        """How fast everything is told."""
        return self._tempo

    @tempo.setter
    def tempo(self, tempo: Tempo) -> None:
        if tempo == self._tempo:
            return
        self._tempo = tempo
        self.animator.speed = tempo.pace
        self.animator.retime()
        if tempo.pace == INSTANT:
            self.animator.hurry()
        self._dirty = True

    @property
    def speed(self) -> float:
        """The pace of what moves: 1 is even, infinite where nothing moves."""
        return self._tempo.pace

    # -- pieces ---------------------------------------------------------------------------------------

    def settle(self) -> float:
        """Send every piece to its place on the copy of the board, and turn over what lies on its other side."""
        self._dirty = True
        board = self.animator.board
        before = {piece: self.shown.last(piece) for piece in self.actors}
        self.shown.forget_made()
        self.placement = self._arranged()
        self._following.carry_over(self.actors, self.placement)
        longest = self.actors.go(self.placement.places, reduced=self.reduced, ways=self._way)
        for piece, actor in self.actors.items():
            up = board.pieces[piece].face_up
            if piece not in before:
                actor.up = up
            elif actor.up != up:
                actor.turn_over(before.get(piece), 0.0 if self.reduced else FLIP)
                longest = max(longest, 0.0 if self.reduced else FLIP)
        longest = max(longest, self.own.settle(board, self.shown, self._pace))
        self._follow()
        return longest

    def _way(self, actor: PieceSprite, place: Place | None) -> Passage | None:
        """How a piece goes to its place, as the look says; what leaves the map goes on over the table."""
        way = self.own.passage(self.animator.board, self.shown, self.placement, actor, place)
        if way is not None and place is None:
            self._following.lift_off(actor, self.placement)
        return way

    def _arranged(self) -> Placement:
        """Where everything lies; a card that has come forward lies on the stage."""
        board = self.animator.board
        if self._sideways in board.pieces:
            turned = replace(board.pieces[self._sideways], exhausted=True)
            board = Board(board.pieces | {self._sideways: turned}, board.zones, board.tracks)
        placement = self.own.place(board, self.layout, self.shown, self._turned)
        sheet = self.stage.sheet
        if sheet is not None and sheet.piece in self.animator.board.pieces:
            found = placement.places.get(sheet.piece)
            self.slot = found if found is not None and not found.on_map and not found.hidden else None
            card = (self.stage.room or stage_room(self.layout)).card
            placement.lay(sheet.piece, Place(card, depth=FORWARD, kind="full"))
        else:
            self.slot = None
        return placement

    def _follow(self) -> None:
        """Let the camera of a map come to whoever decides; the first time it is there at once. It does not run away
        from what is in the hand.
        """
        if self.held is not None:
            return
        at_once = self.reduced or self.speed == INSTANT
        if self._following.follow(self.placement, self.own.figure_of(self._deciding), at_once=at_once):
            self.own.jump(self.animator.board, self.shown)

    def fall(self, piece: str) -> float:
        """A beaten piece falls."""
        actor = self.actors.get(piece)
        if actor is None or self.reduced:
            return 0.0
        return self._shown_by_look("fall", piece) or actor.act("fall")

    def lunge(self, piece: str, at: str) -> float:
        """A piece strikes at another."""
        actor, target = self.actors.get(piece), self.rect_of(at)
        if actor is None or target is None or self.reduced:
            return REDUCED
        return self._shown_by_look("lunge", piece, at) or actor.act("lunge", self.where(actor, target.center))

    def pulse(self, piece: str) -> float:
        """A piece shows that it is about to act."""
        actor = self.actors.get(piece)
        if actor is None or self.reduced:
            return REDUCED if actor is not None else 0.0
        return self._shown_by_look("pulse", piece) or actor.act("pulse")

    def turn(self, piece: str) -> float:
        """A piece is about to turn where it stands."""
        return (0.0 if self.reduced else self._shown_by_look("turn", piece)) or self.pulse(piece)

    def _shown_by_look(self, stunt: str, *pieces: str) -> float:
        """Let pieces show what happens as the look says; 0 where it says nothing."""
        place = self.placement
        return self.actors.act(self.own.act(self.animator.board, self.shown, place, self.actors, stunt, pieces))

    def shake(self, pieces: Sequence[str]) -> float:
        """All stops for a moment, and these pieces are shaken."""
        stop, time = self._tempo.stop, self._tempo.shake
        if self.reduced or not time:
            return 0.0
        if (shown := self._shown_by_look("shake", *pieces)) > 0:
            return shown / self.speed
        for piece in pieces:
            actor = self.actors.get(piece)
            if actor is not None and not actor.place.hidden:
                actor.act("shake", time=time * self.speed, wait=stop * self.speed)
        return stop + time

    def play(self, card: str) -> float:
        """Ring the card that is being resolved in the colour of its seat."""
        self._playing = card
        return 0.0

    # -- tokens and dice ------------------------------------------------------------------------------

    def fly(self, counts: Sequence[Counted], origin: str) -> float:
        """Tokens fly to a piece or up from it."""
        if self.reduced:
            return REDUCED
        own = self.own.counting(self.animator.board, self.shown, self.placement, self.actors, counts)
        if own is not None:
            return max(self.flights.send(own.flights), self.actors.act(own.acts))
        return self.flights.launch(counts, self.center_of(origin), self.landing)

    def strike(self, counts: Sequence[Counted], origin: str) -> float:
        """Numbers fly at whom they hit."""
        hits = []
        for count in counts:
            rect = self.rect_of(count.piece)
            if rect is not None:
                hits.append((count.piece, count.token, count.amount, rect.center))
        if not hits or not self._tempo.fly:
            return 0.0
        self._dirty = True
        return self.stage.strike(hits, self.center_of(origin), self._tempo, still=self.reduced)

    def throw(self, dice: Records, anew: bool) -> float:
        """Dice tumble into the tray, or where the look lets them fall; with reduced motion they just lie in it."""
        courses = () if self.reduced else self.own.courses(self.animator.board, self.shown, self.placement, len(dice))
        time = self.dice.throw(dice, anew=anew, courses=courses)
        if self.reduced:
            self.dice.land()
            return REDUCED
        return time

    def clear_dice(self) -> float:
        """Take the dice of the last roll out of the tray."""
        self.dice.put_away()
        return 0.0

    def step_track(self, track: str, before: int, after: int) -> float:
        """The token goes along a track."""
        return self.own.step(track, before, after, self._pace)

    # -- the stage ------------------------------------------------------------------------------------

    def bring(self, sheet: StageSheet, done: int, about: Sequence[str]) -> float:
        """A card comes forward with its sheet, where it covers none of the pieces that it is about."""
        time = REDUCED if self.reduced else self._tempo.forward
        waiting = self.shown.view.waiting(self.animator.board)
        self.stage.bring(sheet, done, waiting, time, self._room(about))
        self._send_staged(sheet.piece, time)
        return time

    def say(self, line: int) -> float:
        """A line of the sheet begins."""
        self._dirty = True
        return self.stage.say(line, self._tempo)

    def hold(self, line: int, *, more: bool = False) -> float:
        """A line stands to be read."""
        self._dirty = True
        return self.stage.hold(self._tempo, more=more)

    def put_back(self, sheet: StageSheet, again: bool, last: bool) -> float:
        """The card that came forward goes back."""
        time = REDUCED if self.reduced else self._tempo.back
        self.stage.put_back(sheet, again, time if last else None)
        self._send_staged(sheet.piece, time)
        return time

    def _room(self, about: Sequence[str]) -> StageRoom:
        """Where the stage stands: clear of these pieces, and in any case of seats and of dice that lie."""
        seen = [rect for piece in about if (rect := self.rect_of(piece)) is not None]
        never = [self.placement.drop_zone(piece) for piece in self.shown.seats]
        if self.dice.dice:
            never.append(self.layout["dice"])
        return stage_room(self.layout, self.services.text.factor, seen, never)

    def _send_staged(self, piece: str, time: float) -> None:
        """Everything in its place, and this piece on its way to the stage or back in its own time."""
        self.settle()
        actor = self.actors.get(piece)
        if actor is None or self.speed == INSTANT:
            return
        if self.reduced:
            actor.pose = pose_of(actor.place)
        actor.send(actor.place, time * self.speed, 0.0, appear=self.reduced)

    def fill(self, story: Story) -> float:
        """A great moment fills the table."""
        self._dirty = True
        brief = self.look.moments.get(story.kind) == "blow"
        return self.stage.fill(story, self._tempo, told=self.stories, brief=brief)

    def empty(self) -> float:
        """The frame of a great moment goes."""
        self._dirty = True
        self.stage.empty()
        return 0.0

    # -- at rest --------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Everything where it belongs, at once."""
        self.actors.finish()
        self.flights.clear()
        self.dice.land()
        self.stage.rest()
        self._lights.rest()
        self.own.rest()

    def caught_up(self) -> None:
        """The copy equals the model again: learn faces and numbers anew, and lay out what the table tells now: a
        question may lay cards open that nothing has moved.
        """
        self.stage.finish()
        before = self.shown.own
        self.shown.learn(self.animator.board)
        if self.shown.own != before:
            self.settle()
            if self.speed == INSTANT:
                self.actors.finish()
        self.own.catch_up(self.animator.board, self.shown, self._pace)
        self._dirty = True

    @property
    def breathing(self) -> bool:
        """Whether fog drifts and enemies lurk: not for those who want no motion, and not in high contrast."""
        return not self.reduced and self.speed != INSTANT and self.services.theme.textured

    @property
    def _pace(self) -> Pace:
        return Pace(self.reduced, not self.breathing)

    # -- where things are -----------------------------------------------------------------------------

    def rect_of(self, piece_or_spot: str) -> pygame.FRect | None:
        """The rectangle of a piece or a spot; None for one that is not to be seen."""
        place = self.placement.places.get(piece_or_spot)
        if place is not None and not place.hidden:
            return box_on_table(place, self.placement.map)
        kind, _, die = piece_or_spot.partition(":")
        if kind == "die":
            rect = self.dice.rect_of(self.layout, die)
            return rect if rect.width else None
        return self.placement.spot(piece_or_spot)

    def where(self, actor: PieceSprite, pos: Point) -> Point:
        """A point of the table, for a piece on the map as a point of the map."""
        found = self.placement.map
        return found.camera.on_map(pos) if found is not None and actor.place.on_map else pos

    def center_of(self, origin: str) -> Point:
        """Where a token comes from: the stage while a card stands there, the dice tray for what comes from nowhere."""
        rect = self.rect_of(origin) if origin else None
        if rect is None and self.stage.sheet is not None and self.stage.room is not None:
            rect = self.stage.room.card
        return (rect or self.layout.rects.get("dice/well") or self.layout.bounds).center

    def landing(self, piece: str, token: str, index: int) -> Point | None:
        """Where a token on a piece lies."""
        return self.placement.token_point(piece, token, index)
