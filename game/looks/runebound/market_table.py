"""Market table: the goods of a city, those of the other cities, what a purchase changes, and the hero's belongings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.change_slip import draw_change, draw_nothing
from game.looks.runebound.coins import draw_token
from game.looks.runebound.displayed_values import own
from game.looks.runebound.laid_table import LaidTable
from game.looks.runebound.low_board import draw_low_board
from game.looks.runebound.market_placement import (
    DISCARD,
    MOST,
    MarketPlacement,
    goods,
    hero_of,
    other_column,
    slot_place,
)
from game.looks.runebound.marks import draw_price
from game.looks.runebound.stuffs import PAD, draw_dashed_place, draw_felt, draw_panel
from game.looks.runebound.theme import BRASS, BRASS_LIGHT, CHOSEN, CREAM, MUTED
from game.runebound.view.market_values import KEEP, PEDDLE, SELL, MarketShown, Offer
from game.runebound.view.token_values import TokenShown
from game.runebound.view.values import ASSET_TYPES, SeatShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Services
from game.ui.screen.theme import Style
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Mood
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList

CITY, HEAD, OTHER = Style("title", 33), Style("title", 28), Style("title", 25)
KIND, LINE, NOTE, LABEL = Style("ui-medium", 23), Style("ui", 21), Style("ui-medium", 22), Style("ui", 21)
DISCARDED = Style("ui-bold", 22)
SITE = "pictures/runebound/chart/city-{city}"
POOL = 27.0


class MarketTable(LaidTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._looked = ""
        """The card that was looked at last."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Goods and belongings."""
        return MarketPlacement(board, layout, shown)

    def point(self, place: str) -> None:
        """The slip follows the card that is pointed at, and keeps it."""
        if place:
            self._looked = place

    def counted(self, state: FrameState) -> Hashable:
        """Gold, damage, the zones that are seen, what is marked, what is looked at."""
        board, seat, market = state.board, hero_of(state.shown), own(state.shown).market
        told: tuple[object, ...] = ()
        if seat is not None:
            gold = displayed.tokens(board, seat.hero, displayed.GOLD)
            told = displayed.health(board, seat), gold, tuple(displayed.assets(board, seat.hero))
        lying = tuple(goods(board, market)) if market is not None else ()
        marks = tuple((name, mark) for name, mark in sorted(state.marks.items()) if mark != Highlight())
        return told, lying, marks, self._looked

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """City, market, the other cities, the slip, the board."""
        super().ground(brush, state)
        market, layout, words = own(state.shown).market, state.layout, self.services.words
        seat = hero_of(state.shown)
        if market is not None:
            _draw_city(brush, layout["city"], market)
            self._market(brush, state, market)
            _draw_others(brush, layout["others"], market)
            offer = self._offer(state, market)
            if offer is not None and seat is not None:
                draw_change(brush, layout["change"], offer, seat.short, self.cards, state.shown, words)
            else:
                told = market.step if market.step in (SELL, KEEP) else "look"
                draw_nothing(brush, layout["change"], words(f"stall.{told}"))
        if seat is not None:
            self._board(brush, state, seat, market)

    def _offer(self, state: FrameState, market: MarketShown) -> Offer | None:
        """What the slip is about: what is held or chosen, what was looked at last, else the first that can be had.
        Several are sold together: there what is looked at goes first. Of two of a type nothing more is bought.
        """
        if market.step == KEEP:
            return None
        board = state.board
        held = state.held[0] if state.held is not None else ""
        chosen = [name for name, mark in state.marks.items() if mark.selected]
        in_order = (self._looked, *chosen) if market.step == SELL else (*chosen, self._looked)
        for piece in (held, *in_order):
            found = market.offer(piece)
            if found is not None and piece in board.pieces:
                return found
        seat = hero_of(state.shown)
        sold = displayed.assets(board, seat.hero) if seat is not None and market.step == SELL else []
        lying = sold if market.step == SELL else goods(board, market)
        able = [piece for piece in lying if (it := market.offer(piece)) is not None and not it.reason]
        return market.offer(able[0]) if able else None

    def _market(self, brush: SpriteList, state: FrameState, market: MarketShown) -> None:
        layout, words = state.layout, self.services.words
        rect, felt = layout["market"], layout["market/discard"]
        lying = len(goods(state.board, market))
        mark = state.marks.get(DISCARD, Highlight())

        def paint(canvas: Canvas) -> None:
            draw_panel(canvas, rect)
            x, w = rect.x + 28, rect.width - 56
            gone = line(canvas, market.note, (x + w, rect.y + 36), NOTE, CREAM, w * 0.52, high=29, align="right")
            peddles = market.step == PEDDLE
            title = words("stall.pack" if peddles else "stall.market", city=market.city.name)
            line(canvas, title, (x, rect.y + 36), HEAD, BRASS_LIGHT, w - gone - 16, high=37)
            for number in range(lying + 1, MOST + 1):
                draw_dashed_place(canvas, layout[f"market/card.{number}"])
            draw_felt(canvas, felt)
            if not peddles:  # a peddler takes along what nobody wants
                _draw_discard(canvas, felt, market, mark)
            line(canvas, market.deck_line, (felt.centerx, felt.bottom - 32), LINE, MUTED, felt.width - 16, high=27,
                 align="middle")  # fmt: skip

        brush.panel(("market", market._replace(offers=(), others=()), lying, mark), rect, paint, pad=PAD)

    def _board(self, brush: SpriteList, state: FrameState, seat: SeatShown, market: MarketShown | None) -> None:
        board, layout, words = state.board, state.layout, self.services.words
        health, gold = displayed.health(board, seat), displayed.tokens(board, seat.hero, displayed.GOLD)
        draw_low_board(brush, layout, seat, health, None, gold, market.action if market is not None else "", words,
                       attributes=False)  # fmt: skip
        offer = self._offer(state, market) if market is not None else None
        bought = offer is not None and board.pieces[offer.piece].zone != f"assets:{seat.hero}"
        pool = _pool_after(seat, offer) if offer is not None and bought else [(token, "") for token in seat.tokens]
        label = words("stall.pool-after" if bought else "stall.pool")
        area = layout["board/pool"]

        def paint(canvas: Canvas) -> None:
            place = layout["board/label"]
            line(canvas, words("stall.assets"), (place.x, place.centery), LABEL, MUTED, place.width, high=27)
            held = {slot.type: slot for slot in seat.slots}
            for kind in ASSET_TYPES:
                box = slot_place(layout, kind)
                draw_dashed_place(canvas, box)
                slot = held.get(kind)
                if slot is not None:
                    line(canvas, slot.name, box.center, LABEL, MUTED, box.width - 10, high=27, align="middle")
            line(canvas, label, (area.x, area.y + 12), LABEL, MUTED, area.width, high=27)
            columns = 6 if len(pool) <= 12 else 8
            step = min(76.0, area.width / columns)
            radius = min(POOL, step * 0.42)
            rows = -(-len(pool) // columns)
            for at, (token, state_of) in enumerate(pool):
                x = area.x + radius + 6 + step * (at % columns)
                y = area.y + 62 + (70 if rows > 1 else 84) * (at // columns) + (0 if rows > 1 else 26)
                new = state_of == "new"
                gone = "removed" if state_of == "gone" else ""
                draw_token(canvas, (x, y), radius, token, chosen=new, state=gone)

        key = ("belongings", seat.slots, tuple(pool), label)
        brush.panel(key, layout["board"], paint)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Where a card can be brought, and what own ones are sold for, where that is asked."""
        market, seat = own(state.shown).market, hero_of(state.shown)
        if seat is not None:
            mark = state.marks.get(f"assets:{seat.hero}", Highlight())
            if mark.legal:
                self._slots_lit(brush, state.layout["board/slots"], mark)
        if market is None or seat is None or market.step != SELL:
            return
        for piece in displayed.assets(state.board, seat.hero):
            offer, place = market.offer(piece), state.placement.places.get(piece)
            if offer is None or place is None:
                continue
            at, price = (place.rect.centerx, place.rect.y - 6), str(offer.price)
            box = (at[0] - 22, at[1] - 22, 44, 44)

            def paint(canvas: Canvas, at: tuple[float, float] = at, price: str = price) -> None:
                draw_price(canvas, at, 19, price)

            brush.panel(("sells-for", price, at), box, paint)

    def _slots_lit(self, brush: SpriteList, rect: pygame.FRect, mark: Highlight) -> None:
        """A frame of light round the slots: what is chosen can be brought there."""
        told = self.services.words("stall.buy")

        def paint(canvas: Canvas) -> None:
            canvas.rect(rect, None, radius=7, edge=CHOSEN, width=5 if mark.hovered else 3)
            line(canvas, told, (rect.x - 8, rect.bottom - 16), LABEL, CHOSEN, 92, high=27, align="right")

        brush.panel(("slots-lit", mark.hovered), rect.inflate(200, 0), paint, pad=8)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """The goods of the other cities keep their colours, and own assets while something is bought."""
        market = own(state.shown).market
        zone = state.board.pieces[face.piece].zone
        here = market is not None and zone in (f"market:{market.city.city}", displayed.PEDDLED)
        return super().tone(state, face, mark) if here and market is not None and market.step != SELL else ""

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The city's music."""
        return Mood("market")


def _pool_after(seat: SeatShown, offer: Offer) -> list[tuple[TokenShown, str]]:
    """The tokens of a hero with what a purchase adds and takes away."""
    gone = {token.token for token in offer.lost}
    return [*((token, "gone" if token.token in gone else "") for token in seat.tokens),
            *((token, "new") for token in offer.gained)]  # fmt: skip


def _draw_discard(canvas: Canvas, felt: pygame.FRect, market: MarketShown, mark: Highlight) -> None:
    """The place where a card is discarded instead of buying one."""
    inner = felt.inflate(-40, 0)
    inner.height, inner.y = 184, felt.y + 24
    lit = mark.legal or mark.hovered
    canvas.dashed(inner, CHOSEN if lit else BRASS, width=2.4 if lit else 1.6, dash=7, gap=5)
    block(canvas, market.discard_title, (inner.x + 6, inner.y + 16, inner.width - 12, 76), DISCARDED, CREAM,
          middle=True)  # fmt: skip
    block(canvas, market.discard_line, (inner.x + 6, inner.y + 92, inner.width - 12, 84), LINE, MUTED,
          middle=True)  # fmt: skip


def _draw_city(brush: SpriteList, rect: pygame.FRect, market: MarketShown) -> None:
    """The plate of the city: its name, what it is, what a visit costs."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        left, room = rect.x + 26, rect.width - 52
        name = SITE.format(city=market.city.city)
        if canvas.images.path(name) is not None:
            canvas.image(name, (rect.x + 18, rect.y + 14, 112, rect.height - 28), fit="contain")
            left, room = rect.x + 142, rect.width - 164
        line(canvas, market.city.name, (left, rect.y + 40), CITY, BRASS_LIGHT, room, high=42)
        line(canvas, market.kind, (left, rect.y + 76), KIND, CREAM, room, high=29)
        line(canvas, market.city.line, (left, rect.y + 102), LINE, MUTED, room, high=27)

    brush.panel(("city", market.city, market.kind), rect, paint, pad=PAD)


def _draw_others(brush: SpriteList, rect: pygame.FRect, market: MarketShown) -> None:
    """The panel of the other cities, with their names and how far they are."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        for number, city in enumerate(market.others):
            column = other_column(rect, number, len(market.others))
            if number:
                canvas.line((column.x, column.y + 10), (column.x, column.bottom - 10), BRASS, 1.2, alpha=110)
            gone = line(canvas, city.line, (column.right - 12, column.y + 18), LINE, MUTED, column.width * 0.4, high=27,
                        align="right")  # fmt: skip
            room = column.width - gone - 34
            line(canvas, city.name, (column.x + 14, column.y + 18), OTHER, BRASS_LIGHT, room, high=33)

    brush.panel(("others", market.others), rect, paint, pad=PAD)
