"""Table painter: turns the table as it is seen just now into sprites, from the backdrop up to the hand. Of a game with
several tables it keeps what was painted of each until it is told which may be seen again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame
from msgspec import structs

from game.kit.board import Board
from game.kit.mode import View
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.cards.card import Cards, CardStyle
from game.ui.cards.full_card import FullCards
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Services
from game.ui.screen.tween import in_out_sine
from game.ui.table.backdrop_gaps import without
from game.ui.table.dice_tray import FRAMES, tumbling_asset
from game.ui.table.drop_shadow import GROWTH, cast_card
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import LIFT, PLAIN, Highlight, ring
from game.ui.table.layout import Layout
from game.ui.table.look import Look, Resting, TableLook
from game.ui.table.map_pieces import place_on_table, seen_on_table, within
from game.ui.table.painted_tables import PaintedTables
from game.ui.table.passage_painter import draw_passing, from_the_back
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import DropArea
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Composite, Sprite
from game.ui.table.stage_painter import paint_dark, paint_hits, paint_numbers
from game.ui.table.table_ground import TableGround

_SHAPE_BYTES = 8 * 1024 * 1024
_HELD_ZOOM = 1 + GROWTH
_CARRIED, _FAINT = (122.0, 172.0), 110
"""How large a whole card is that is carried over where it goes, and how much of it is seen where it lay."""
_MAT, _DROP_PAD = 400.0, 20.0
"""A drop zone from this size on is a whole mat: it is framed, and the cards on it keep their colours."""


class TablePainter:
    """Keeps what was painted for one size of the window, and the composite of the last frame."""

    def __init__(self, services: Services, look: Look, own: TableLook, air: AmbienceTable, table: str = "") -> None:
        self._services = services
        self._look, self._own = look, own
        self.cards = Cards(services.images.root, services.words, look.frames, look.art)
        self.full = FullCards(self.cards)
        self._panels = PaintedTables(table)
        self._shapes = SurfaceCache(_SHAPE_BYTES)
        self._ground = TableGround(own, air)
        self._composite = Composite()
        self._resting: dict[str, tuple[tuple[object, ...], list[Sprite]]] = {}
        self._wear: Mapping[str, int] = {}
        self._below: list[Sprite] = []
        self._above: list[Sprite] = []
        self._made_for: tuple[object, ...] = ()

    def turn_to(self, table: str, own: TableLook) -> None:
        """Draw another table of the game from now on."""
        self._own = own
        self._panels.turn_to(table, self._services.window.stage.size)
        self._ground.turn_to(own)
        self._composite.forget()
        self._resting.clear()
        self._wear, self._below, self._above = {}, [], []

    def keep(self, tables: Mapping[str, TableLook]) -> None:
        """Forget what was painted of all tables but these."""
        self._panels.keep(tables)
        self._ground.keep(tables.values())

    def brush_for(self, table: str) -> SpriteList:
        """A brush that paints nothing to be seen, but keeps what it paints for when this table is drawn."""
        canvas = nowhere(self._services)
        return SpriteList(self._stage(canvas), self._panels.of(table, canvas.stage.size))

    @property
    def _kept(self) -> SurfaceCache:
        """What was painted of the table that is drawn."""
        return self._panels.of(self._panels.drawn, self._services.window.stage.size)

    def draw(self, canvas: Canvas, picture: FrameState) -> None:
        """Bring the composite up to date and show it."""
        self._follow(canvas)
        stage = self._stage(canvas)
        brush = SpriteList(stage, self._kept)
        late = self._pieces(brush, picture)
        self._below, brush.sprites = brush.sprites, []
        if "dice" in picture.layout:
            picture.dice.draw(brush, picture.layout)
        self._own.over(brush, picture)
        paint_dark(brush, picture)
        for actor in late:
            self._actor(brush, picture, actor)
        paint_hits(brush, picture)
        picture.flights.draw(brush)
        paint_numbers(brush, picture, self._look.tokens)
        self._hand(brush, picture)
        self._above = brush.sprites
        self._show(stage, picture)
        canvas.surface.blit(self._composite.surface, (0, 0))

    def breathe(self, canvas: Canvas, picture: FrameState, covers: Sequence[pygame.FRect]) -> None:
        """Show what has moved of its own accord since the last frame, but where something that is not the table's
        lies over it.
        """
        self._show(self._stage(canvas), picture)
        boxes = [canvas.device(cover) for cover in covers]
        for part in self.renewed:
            for piece in without(part, boxes) if part.collidelist(boxes) >= 0 else (part,):
                canvas.surface.blit(self._composite.surface, piece, piece)

    @property
    def late(self) -> bool:
        """Whether some panels are still to be painted, in the next frame."""
        return self._ground.late

    @property
    def shown(self) -> pygame.Surface:
        """The last frame."""
        return self._composite.surface

    @property
    def renewed(self) -> list[pygame.Rect]:
        """The parts of the window that the last frame drew anew, in pixels."""
        return self._composite.renewed

    def _show(self, stage: Canvas, picture: FrameState) -> None:
        """Bring the composite up to date: what was painted for the last frame, and what breathes between it."""
        self._ground.show(SpriteList(stage, self._kept), picture)
        sprites = [*self._below, *self._own.living(stage, picture), *self._above]
        self._composite.show(sprites, stage.surface.get_size(), self._ground.composite)

    def _stage(self, canvas: Canvas) -> Canvas:
        return Canvas(canvas.surface, canvas.stage, canvas.theme, canvas.type, canvas.images, self._shapes)

    def preload(self, layout: Layout, board: Board, view: View) -> None:
        """Queue what will be shown soon, to be loaded while nothing moves: the strips of the tumbling dice, and
        what lies in the decks.
        """
        canvas = nowhere(self._services)
        sides = {canvas.px(size) for size in self._own.die_sizes(layout)}
        strips = [tumbling_asset(self._look.art, kind) for kind in self._look.dice]
        self._services.images.preload((strip, (side * FRAMES, side), {}) for strip in strips for side in sides)
        self._services.images.chores(self._own.preload_decks(canvas, self.cards, layout, board, view))

    def forget(self) -> None:
        """Paint everything anew next time."""
        for kept in (self.cards, self.full, self._ground, self._composite, self._own):
            kept.forget()
        self._resting.clear()
        self._panels.forget()
        self._shapes.clear()

    def _follow(self, canvas: Canvas) -> None:
        """Forget everything when size, theme or type changed."""
        made_for = (canvas.surface.get_size(), canvas.scale, canvas.theme, canvas.type)
        if made_for != self._made_for:
            self._made_for = made_for
            self.forget()

    # -- pieces -------------------------------------------------------------------------------------------

    def _pieces(self, brush: SpriteList, picture: FrameState) -> list[PieceSprite]:
        """Draw what lies still; gives the actors that come above everything else."""
        self._wear = self._own.wear(picture)
        restless = self._own.restless(picture)
        resting, late, stirring, standing = [], [], [], []
        for actor in picture.actors.values():
            if picture.held is not None and picture.held[0] == actor.piece:
                self._left_behind(brush, picture, actor)
                continue
            if actor.place.on_map:
                standing.append(actor)
            elif actor.moving or actor.leaving:
                late.append(actor)
            elif actor.place.hidden or actor.place.kind == "panel":
                continue
            elif picture.marks.get(actor.piece, PLAIN).hovered or actor.place.kind == "full":
                late.append(actor)
            elif actor.piece in restless:
                stirring.append(actor)
            else:
                resting.append(actor)
        self._on_map(brush, picture, standing)
        for actor in sorted(resting, key=lambda actor: actor.place.depth):
            self._actor(brush, picture, actor)
        self._panel_marks(brush, picture)
        stirring.sort(key=lambda actor: actor.place.depth)
        self._own.follow(brush.canvas, picture, [self._alone(brush, picture, actor) for actor in stirring], resting)
        return sorted(late, key=lambda actor: (actor.place.kind == "full", actor.place.depth))

    def _on_map(self, brush: SpriteList, picture: FrameState, standing: Sequence[PieceSprite]) -> None:
        """The pieces on the map that the camera shows, from the back to the front, and above them those on their way.
        """
        if picture.placement.map is None:
            return
        camera, own = picture.placement.map.camera, SpriteList(brush.canvas, brush.kept)
        for actor in sorted(standing, key=from_the_back):
            if not actor.moving and not place_on_table(actor.place, camera).box.colliderect(camera.zone):
                continue
            seen = seen_on_table(actor, camera)
            if seen.place.box.colliderect(camera.zone) or actor.moving:
                self._actor(own, picture, seen)
        covers = [brush.canvas.device(rect) for rect in camera.covers]
        brush.sprites += within(own.sprites, brush.canvas.device(camera.zone), covers)

    def _alone(self, brush: SpriteList, picture: FrameState, actor: PieceSprite) -> Resting:
        """A piece that the look draws, with the sprites that it has."""
        own = SpriteList(brush.canvas, brush.kept)
        self._actor(own, picture, actor)
        return Resting(actor, own.sprites, picture.marks.get(actor.piece, PLAIN))

    def _panel_marks(self, brush: SpriteList, picture: FrameState) -> None:
        """Rings of what is no card: the place, and named spots."""
        for piece, mark in picture.marks.items():
            actor = picture.actors.get(piece)
            if actor is not None and actor.place.kind == "panel":
                self._rings(brush, picture, mark, actor.place.box, over=False, outside=True)
                self._rings(brush, picture, mark, actor.place.box, over=True)

    def _actor(self, brush: SpriteList, picture: FrameState, actor: PieceSprite) -> None:
        mark = picture.marks.get(actor.piece, PLAIN)
        if not actor.moving and not actor.leaving:
            self._still(brush, picture, actor, mark)
            return
        if actor.stance is not None:
            draw_passing(brush, self._own, picture, actor)
            return
        if actor.place.kind == "panel" or (actor.place.hidden and actor.pose == actor.goal):
            return
        surface = self._bare(brush, picture, actor, mark)
        x, y, width, angle, alpha = actor.pose
        rect, height = actor.place.rect, actor.height
        zoom = width / rect.width * (1 + GROWTH * height)
        thin = 1.0 if actor.flip >= 1.0 else max(0.04, abs(math.cos(in_out_sine(actor.flip) * math.pi)))
        cast_card(brush, (rect.width * zoom * thin, rect.height * zoom), (x, y), height, angle=angle, alpha=alpha)
        if thin < 1.0:
            size = (max(1, round(surface.get_width() * thin)), surface.get_height())
            surface = pygame.transform.smoothscale(surface, size)
        if angle % 90 == 0 and abs(zoom - 1) < 0.002:
            made = surface if angle == 0 else pygame.transform.rotate(surface, -angle)
        elif angle == 0:
            size = (max(1, round(surface.get_width() * zoom)), max(1, round(surface.get_height() * zoom)))
            made = pygame.transform.smoothscale(surface, size)
        else:
            made = pygame.transform.rotozoom(surface, -angle, zoom)
        brush.centred(made, (x, y - 6 * height), round(255 * max(0.0, min(1.0, alpha))))

    def _still(self, brush: SpriteList, picture: FrameState, actor: PieceSprite, mark: Highlight) -> None:
        """A piece at rest with its rings; the same as last time is not made again."""
        board, face = picture.board, picture.shown.face(picture.board, actor.piece)
        lying = board.pieces[actor.piece]
        playing = picture.playing == actor.piece
        breath = picture.breath if mark.legal else 1.0
        tone = self._own.tone(picture, face, mark)
        wear = self._wear.get(actor.piece, 0)
        more = self._own.seen_of(picture, actor.piece)
        look_of = (face, mark, actor.place, lying.exhausted, lying.zone, tone, playing, breath, wear, more)
        known = self._resting.get(actor.piece)
        if known is None or known[0] != look_of:
            own = SpriteList(brush.canvas, brush.kept)
            self._paint_still(own, picture, actor, mark)
            self._resting[actor.piece] = known = (look_of, own.sprites)
        brush.sprites += known[1]

    def _paint_still(self, brush: SpriteList, picture: FrameState, actor: PieceSprite, mark: Highlight) -> None:
        canvas, place = brush.canvas, actor.place
        box = place.box.move(0, -LIFT if mark.hovered else 0)
        size = (box.width, box.height)
        seat = self._playing_seat(picture, actor, mark)
        if seat:
            brush.centred(ring(canvas, f"glow-{seat}", size, round_=place.round), box.center)
        self._rings(brush, picture, mark, box, over=False, outside=place.cut_out, round_=place.round)
        if place.round:  # what lies on its edge stays to be seen
            self._rings(brush, picture, mark, box, over=True, outside=place.cut_out, round_=True)
        if place.kind == "card":
            style = self._style(picture, actor, mark)
            brush.centred(self.cards.resting(canvas, style, place.turn, place.zoom), box.center)
        else:
            brush.centred(self._bare(brush, picture, actor, mark), box.center)
        self._own.on_piece(brush, picture, picture.shown.face(picture.board, actor.piece), box)
        if seat:
            brush.centred(ring(canvas, f"seat-{seat}", size, round_=place.round), box.center)
        if not place.round:
            self._rings(brush, picture, mark, box, over=True)

    def _playing_seat(self, picture: FrameState, actor: PieceSprite, mark: Highlight) -> int:
        """The seat whose card is being resolved, if it is this one and no other ring is round it."""
        if picture.playing != actor.piece or mark.over:
            return 0
        return picture.shown.seats.get(picture.board.pieces[actor.piece].zone.partition(":")[2], 0)

    def _rings(
        self,
        brush: SpriteList,
        picture: FrameState,
        mark: Highlight,
        box: pygame.FRect,
        *,
        over: bool,
        outside: bool = False,
        round_: bool = False,
    ) -> None:
        for kind in mark.over if over else mark.under:
            faint = 0.5 * math.sin(picture.breath * math.pi) if kind.startswith("legal") else 0.0
            alpha = round(255 * (1 - faint))
            made = ring(brush.canvas, kind, (box.width, box.height), outside=outside, round_=round_)
            brush.centred(made, box.center, alpha)

    def _bare(self, brush: SpriteList, picture: FrameState, actor: PieceSprite, mark: Highlight) -> pygame.Surface:
        """The piece alone, upright, in the size of its place."""
        canvas, place = brush.canvas, actor.place
        size = (place.rect.width, place.rect.height)
        if place.kind == "full":
            turning = actor.before if actor.flip < 0.5 else None
            face = turning or picture.shown.face(picture.board, actor.piece)
            sheet = picture.shown.view.sheet(actor.piece)
            if picture.stage.up:  # what would be at stake is not what is told
                sheet = structs.replace(sheet, stakes=())
            return self.full.surface(canvas, face, sheet, size)
        if place.kind == "card":
            return self.cards.bare(canvas, self._style(picture, actor, mark))
        return self._own.piece_surface(canvas, picture, actor.piece, size)

    def _style(self, picture: FrameState, actor: PieceSprite, mark: Highlight) -> CardStyle:
        face = picture.shown.face(picture.board, actor.piece)
        if actor.flip < 0.5 and actor.before is not None:
            face = actor.before
        tone = self._own.tone(picture, face, mark)
        size = (actor.place.rect.width, actor.place.rect.height)
        return CardStyle(face, size, tone, picture.shown.seats.get(actor.piece, 0), self._wear.get(actor.piece, 0))

    def _left_behind(self, brush: SpriteList, picture: FrameState, actor: PieceSprite) -> None:
        """Of a whole card that is carried its text stays to be read, faint, in a dashed outline."""
        if actor.place.kind != "full":
            return
        box = actor.place.box
        brush.centred(self._bare(brush, picture, actor, PLAIN), box.center, _FAINT)
        brush.panel(("left", tuple(box.size)), box, lambda canvas: _paint_left(canvas, box), pad=4)

    # -- above the pieces ---------------------------------------------------------------------------------

    def _hand(self, brush: SpriteList, picture: FrameState) -> None:
        """Drop zones and the piece that is dragged."""
        for area, lit in picture.drop_zones:
            paint = partial(_paint_drop, area=area, lit=lit)
            brush.panel(("drop", area.round, lit), area.rect, paint, pad=_DROP_PAD)
        if picture.held is None or picture.held[0] not in picture.actors:
            return
        piece, pos = picture.held
        actor = picture.actors[piece]
        if actor.place.on_map and picture.placement.map is not None:
            actor = seen_on_table(actor, picture.placement.map.camera)
        if actor.place.kind == "full" and any(lit for _, lit in picture.drop_zones):
            card = actor.place._replace(rect=pygame.FRect(0, 0, *_CARRIED), kind="card")
            actor = replace(actor, place=card)  # where it goes it is a card like others
        surface = self._bare(brush, picture, actor, PLAIN)
        w, h = actor.place.rect.width, actor.place.rect.height
        cast_card(brush, (w * _HELD_ZOOM, h * _HELD_ZOOM), pos, 1.0)
        size = (round(surface.get_width() * _HELD_ZOOM), round(surface.get_height() * _HELD_ZOOM))
        key = ("held", piece, size, id(surface))
        brush.centred(self._shapes.get(key, lambda: pygame.transform.smoothscale(surface, size)), pos)


def _paint_left(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.dashed(box, canvas.theme["legal"], width=3, dash=9, gap=6)


def _paint_drop(canvas: Canvas, area: DropArea, lit: bool) -> None:
    rect, colour = area.rect, canvas.theme["legal"]
    if area.round:
        for grown, alpha in ((10, 60), (5, 110)) if lit else ():
            canvas.circle(rect.center, rect.width / 2 + grown, None, edge=colour, width=4, alpha=alpha)
        canvas.circle(rect.center, rect.width / 2 + 1, None, edge=colour, width=4 if lit else 2)
        return
    if max(rect.size) < _MAT:
        canvas.rect(rect, colour, radius=14, alpha=40 if lit else 16)
    elif lit:
        for grown, alpha in ((16, 40), (10, 70), (5, 110)):
            canvas.rect(rect.inflate(grown, grown), None, radius=14 + grown / 2, edge=colour, width=4, alpha=alpha)
    canvas.rect(rect, None, radius=14, edge=colour, width=4 if lit else 2)
