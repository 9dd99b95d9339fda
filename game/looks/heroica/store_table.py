"""Store table: three shelves under an awning, the own pack below them, and the purses of all."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping

import pygame

from game.heroica.view.values import Goods, Seat, Shelf
from game.kit.board import Board
from game.kit.geometry import Point
from game.looks.heroica import displayed_values as displayed
from game.looks.heroica.displayed_values import own
from game.looks.heroica.lettering import one_line
from game.looks.heroica.passages import drop, shift, to_pack
from game.looks.heroica.placement import on_shelf
from game.looks.heroica.standees import draw_thing
from game.looks.heroica.theme import CREAM, GROUNDS, INK, INK_2, PAPER, PAPER_EDGE, TYPES
from game.looks.heroica.wood import draw_band, draw_board, draw_paint, draw_well
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import Style, rgb
from game.ui.screen.tween import out_cubic
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood, Pace
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.zone_placement import ZonePlacement
from game.ui.widgets.emblems import draw_seat

SHELVES = {
    "weapon": ("weapons", rgb("#8f5f30")), "potion": ("potions", rgb("#55652f")), "relic": ("relics", rgb("#8a4f5e")),
}  # fmt: skip
SOLD = (*SHELVES, "thing")
"""The kinds of what may lie before the store, in their order."""
PACK, STOCK = "pack", "store"
AWNING = 150.0
BEGINS, UNROLLS, APART = 160.0, 260.0, 40.0
"""When the store is seen well enough to open, how long the awning comes down, and how long after one of the goods the
next drops, in milliseconds.
"""
TITLE, HEAD, NAME, TAG = (
    Style("script", 44), Style("script", 29), Style("ui-bold", 20), Style("ui-extrabold", 21),
)  # fmt: skip
GOLD = Style("ui-extrabold", 36)
GONE = 90
"""How strongly the print of a thing is seen of which none is left (0 to 255)."""
_THING = 84.0
_TAG = (104.0, 36.0)


class StorePlacement(ZonePlacement):
    """Goods on their shelves, one of each, and what the active hero could sell below."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats)
        values, stock = own(shown), displayed.first_of(board, STOCK)
        for shelf in values.store:
            zone = layout[f"shelf.{SHELVES[shelf.kind][0]}"]
            places = on_shelf(zone, len(shelf.goods), _THING, top=_top(zone))
            for goods, place in zip(shelf.goods, places, strict=True):
                if goods.card in stock:
                    self.places[stock[goods.card]] = place
        for seat in values.seats:
            if seat.active:
                pack = displayed.pack_of(board, shown, seat.hero)
                kept = [piece for kind in SOLD for piece in pack.get(kind, ())]
                self.places |= zip(kept, on_shelf(layout[PACK], len(kept), 66.0, top=42.0), strict=True)


class StoreTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._age = math.inf
        """How long the store has been seen, in milliseconds."""

    def enter(self, placement: Placement, pace: Pace) -> Mapping[str, Passage]:
        """The awning unrolls, and the goods drop onto their shelves one after the other."""
        if pace.still:
            return {}
        self._age = 0.0
        goods = sorted(placement.places.items(), key=lambda item: (item[1].rect.y, item[1].rect.x))
        return {piece: drop(place.rect.center, BEGINS + APART * order) for order, (piece, place) in enumerate(goods)}

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """What is bought or sold flies between shelf and pack."""
        if place is None or not actor.pose[2]:
            return None
        start, goal = actor.pose[:2], place.rect.center
        if actor.place.rect.size == place.rect.size:
            return shift(start, goal)
        return to_pack(start, goal, actor.pose[2] / place.rect.width)

    def update(self, dt: float, pace: float) -> bool:
        """The awning comes down."""
        comes = self._age < BEGINS + UNROLLS
        self._age += pace
        return comes

    def rest(self) -> None:
        """It is down."""
        self._age = math.inf

    @property
    def _unrolled(self) -> float:
        """How far the awning has come down."""
        return out_cubic(min(1.0, max(0.0, (self._age - BEGINS) / UNROLLS)))

    def shade(self, brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
        """What drops before the wall of a shelf throws none."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Goods on their shelves."""
        return StorePlacement(board, layout, shown)

    def light(self, state: FrameState) -> Light:
        """The lawn."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """Goods, purses, and what is chosen."""
        values = own(state.shown)
        return self._unrolled, values.store, tuple((seat, self._gold(state, seat)) for seat in values.seats)

    def _gold(self, state: FrameState, seat: Seat) -> int:
        return displayed.tokens(state.board, seat.hero, "gold")

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Awning, shelves, purses."""
        values, layout = own(state.shown), state.layout
        words = self.services.words
        title, purses = words("table.store.title"), words("table.store.purses")
        store = layout["store"]
        brush.panel(("store",), store, lambda canvas: draw_board(canvas, store, radius=14), pad=24)
        self._awning(brush, pygame.FRect(store.x - 8, store.y, store.width + 16, AWNING))
        sign = pygame.FRect(0, 0, 372, 76)
        sign.midtop = (store.centerx, store.y + 34)
        brush.panel(("sign",), sign, lambda canvas: _paint_sign(canvas, sign, title), pad=20)
        for shelf in values.store:
            self._shelf(brush, layout, shelf)
        active = next((seat for seat in values.seats if seat.active), None)
        if active is not None:
            text = words("table.store.own", hero=active.name)
            brush.panel(("own", text), layout[PACK], lambda canvas: _paint_pack(canvas, layout[PACK], text), pad=4)
        brush.panel(("purses",), layout["purses"], lambda canvas: _paint_purses(canvas, layout, purses), pad=20)
        for seat in values.seats:
            gold, rect = self._gold(state, seat), layout.seat(seat.number)
            brush.panel(
                ("purse", seat, gold), rect, lambda canvas, seat=seat, gold=gold, rect=rect: _paint_purse(  # type: ignore[misc]
                    canvas, rect, seat, gold
                ), pad=16,
            )  # fmt: skip

    def _awning(self, brush: SpriteList, rect: pygame.FRect) -> None:
        """As much of the awning as has come down: its lower edge first."""
        brush.panel(("awning",), rect, lambda canvas: canvas.image("textures/heroica/awning", rect, fit="stretch"))
        whole = brush.sprites[-1]
        width, height = whole.surface.get_size()
        seen = round(height * self._unrolled)
        if seen < height:
            part = whole.surface.subsurface((0, height - seen, width, seen))
            brush.sprites[-1] = whole._replace(surface=part)

    def _shelf(self, brush: SpriteList, layout: Layout, shelf: Shelf) -> None:
        zone = layout[f"shelf.{SHELVES[shelf.kind][0]}"]
        brush.panel(("shelf", shelf), zone, lambda canvas: _paint_shelf(canvas, zone, shelf), pad=32)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Nothing above the goods."""

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """One of the goods."""
        card = state.board.pieces[piece].card
        return canvas.kept(("goods", card), size, lambda made: draw_thing(made, size, card))

    def tone(self, state: FrameState, face: object, mark: Highlight) -> str:
        """What cannot be bought is pale."""
        return "dimmed" if mark.dimmed or mark.refused else ""

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The store has its own music."""
        return Mood("store")


def _paint_sign(canvas: Canvas, sign: pygame.FRect, title: str) -> None:
    draw_board(canvas, sign, radius=8)
    canvas.text(title, sign.center, TITLE, INK, align="middle", at="mid", width=sign.width - 30)


def _paint_shelf(canvas: Canvas, zone: pygame.FRect, shelf: Shelf) -> None:
    draw_well(canvas, zone, SHELVES[shelf.kind][1], radius=8)
    lath = pygame.FRect(zone.x - 8, zone.bottom - 18, zone.width + 16, 18)
    draw_board(canvas, lath, radius=4)
    step = zone.width / max(1, len(shelf.goods))
    for index, goods in enumerate(shelf.goods):
        _paint_goods(canvas, zone, goods, zone.x + step * (index + 0.5), step)
    style = canvas.type.at_most(HEAD, 37)
    sign = pygame.FRect(zone.x + 8, zone.y - 22, canvas.type.width(shelf.title, style) + 32, 40)
    draw_board(canvas, sign, radius=6)
    canvas.text(shelf.title, sign.center, style, INK, align="middle", at="mid")


def _top(zone: pygame.FRect) -> float:
    """How far below the upper edge of a shelf its goods hang."""
    return (zone.height - 210) / 2 + 40


def _paint_goods(canvas: Canvas, zone: pygame.FRect, goods: Goods, x: float, room: float) -> None:
    """The name below a thing, and the tag with price and stock; a print of the thing where none is left."""
    if not goods.stock:
        print_of = (x - _THING / 2, zone.y + _top(zone), _THING, _THING)
        canvas.image(f"pictures/heroica/things/{goods.card}", print_of, fit="contain", alpha=GONE)
    wide = min(240.0, room - 12)
    style = one_line(canvas, goods.name, NAME, wide, 28)
    canvas.text(goods.name, (x, zone.bottom - 62), style, CREAM, align="middle", at="mid", width=wide)
    tag = pygame.FRect(0, 0, *_TAG)
    tag.center = (x, zone.bottom - 28)
    canvas.rect(tag, PAPER, radius=5, edge=PAPER_EDGE, width=1.8)
    ink = INK if goods.affordable else INK_2
    canvas.image("pictures/heroica/things/gold", (tag.x + 6, tag.y + 4, 28, 28), fit="contain")
    price, stock = (canvas.type.at_most(style, 30) for style in (TAG, NAME))
    canvas.text(str(goods.price), (tag.x + 38, tag.centery), price, ink, at="mid")
    canvas.text(f"×{goods.stock}", (tag.right - 8, tag.centery), stock, INK_2, align="right", at="mid")


def _paint_pack(canvas: Canvas, zone: pygame.FRect, title: str) -> None:
    draw_well(canvas, zone, rgb("#d8b878"), radius=8)
    style = one_line(canvas, title, Style("script", 24), zone.width - 32, 30)
    canvas.text(title, (zone.x + 16, zone.y + 8 + canvas.type.ascent(style)), style, INK, width=zone.width - 32)


def _paint_purses(canvas: Canvas, layout: Layout, title: str) -> None:
    rect = layout["purses"]
    draw_board(canvas, rect, radius=14)
    canvas.text(title, (rect.x + 24, rect.y + 38), canvas.type.at_most(HEAD, 38), INK)


def _paint_purse(canvas: Canvas, rect: pygame.FRect, seat: Seat, gold: int) -> None:
    ink = TYPES[seat.number - 1]
    if seat.active:
        draw_band(canvas, rect)
    draw_paint(canvas, rect, GROUNDS[seat.number - 1])
    face = pygame.FRect(rect.x + 10, rect.y + 8, 60, rect.height - 16)
    canvas.image(f"pictures/heroica/portraits/{seat.hero}", face, fit="cover", radius=5)
    draw_seat(canvas, seat.number, (face.right, face.bottom - 4), 13)
    name = one_line(canvas, seat.name, HEAD, 170, 38)
    canvas.text(seat.name, (face.right + 20, rect.centery), name, ink, at="mid", width=170)
    canvas.image("pictures/heroica/things/gold", (rect.right - 130, rect.centery - 27, 54, 54), fit="contain")
    canvas.text(str(gold), (rect.right - 28, rect.centery), canvas.type.at_most(GOLD, 46), ink, align="right", at="mid")
