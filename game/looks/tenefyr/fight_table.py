"""Fight table: the enemy and the place, a row of the lane for each turn, the need bar and the hand."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.geometry import Point
from game.kit.shown import Face
from game.looks.tenefyr import displayed_values as displayed
from game.looks.tenefyr.card_frames import EnemyFrame
from game.looks.tenefyr.cloth_table import ClothTable
from game.looks.tenefyr.displayed_values import own
from game.looks.tenefyr.dungeons import FADED_INK, draw_strip
from game.looks.tenefyr.forecast_panel import draw_foretold
from game.looks.tenefyr.marks import draw_candle, draw_kind, draw_power
from game.looks.tenefyr.need_bar import draw_need
from game.looks.tenefyr.passages import beaten
from game.looks.tenefyr.placement import FOUGHT, FightPlacement, place_slip, row_place, strip_place
from game.looks.tenefyr.seat_panels import draw_portrait
from game.looks.tenefyr.stuffs import PINNED, SLIP_DEEP, draw_cloth, draw_paper, draw_ribbon
from game.looks.tenefyr.theme import (
    CLEARED,
    GOOD,
    HONEY,
    INK,
    LIME,
    NIGHT,
    ON_NIGHT,
    RING,
    ROW,
    ROW_ACTIVE,
    SEATS,
    dyed,
    seat_words,
)
from game.tenefyr.view.values import DONE, NOW, BossShown, FightShown, Row
from game.ui.cards.card import CardStyle, badge_value, picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Services
from game.ui.screen.theme import Style
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

PLACE, TEXT, NAME, SUM, HINT = (
    Style("title", 25), Style("story", 22, 1.12), Style("ui-bold", 19), Style("wonky-black", 46), Style("title", 24),
)  # fmt: skip
STAGE, NOTE = Style("title", 25), Style("ui-medium", 21)
PLACES, CAMP = "pictures/tenefyr/places/{place}", "scenes/tenefyr/camp"
LEVEL_GROUND = "pictures/tenefyr/places/level-{level}"
FADED = 66
"""How much paper lies over the picture of the place, of 255."""
_PORTRAIT = 62.0
LOOT_CARD = 128.0, 179.0
FACE = (0.5, 0.35)
"""What is kept of a picture that is cut."""
PIPS, PIPS_WIDE = 0.86, 178.0
"""How large the three powers stand beside the shield, and how much room they take."""
BELOW_SHIELD, MOST_TEXT = 10.0, 92.0
"""How much lower the text of the enemy begins than its powers end, and how high it is at most, so that its picture is
seen.
"""
_FRAME = EnemyFrame()


class FightTable(ClothTable):
    """See the module; every method answers as `TableLook` asks."""

    low_seats = True
    kind = displayed.FIGHT_TABLE

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._fought: dict[str, pygame.Surface] = {}
        """The enemy that was seen last, as it was painted."""
        self._summed: dict[int, int] = {}
        """The sums of the rows when cards lay in them last, by turn."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Enemy, lane and hand."""
        return FightPlacement(board, layout, shown)

    def ground_key(self, state: FrameState) -> Hashable:
        """Also how many cards lie in each row and each dungeon."""
        zones = [dungeon.zone for dungeon in own(state.shown).dungeons]
        return super().ground_key(state), tuple(len(state.board.zone(zone)) for zone in zones), self._rows(state)

    def backdrop(self, brush: SpriteList, state: FrameState) -> None:
        """The picture of the place, under a little paper; before the boss the camp."""
        bounds = state.layout.bounds
        picture = self._picture(state)

        def paint(canvas: Canvas) -> None:
            canvas.image(picture, bounds, fit="cover", focus=(0.5, 1.0))
            if picture != CAMP:
                canvas.rect(bounds, LIME, alpha=FADED)

        brush.panel(("place", picture), bounds, paint, solid=True)

    def _picture(self, state: FrameState) -> str:
        zone = displayed.word(state.board, displayed.DUNGEON)
        if zone == displayed.BOSS:
            return CAMP
        here = state.board.zone(f"place:{zone.partition(':')[2]}")
        if here:
            return PLACES.format(place=state.board.pieces[here[0]].card)
        found = next((it.level for it in own(state.shown).dungeons if it.zone == zone), 1)
        return LEVEL_GROUND.format(level=found)

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Strip, place, lane and bar."""
        super().ground(brush, state)
        values, layout, words = own(state.shown), state.layout, self.services.words
        if displayed.word(state.board, displayed.DUNGEON) == displayed.BOSS:
            self._stages(brush, layout, values.boss)
        else:
            for dungeon in values.dungeons:
                rect = strip_place(layout, dungeon.number, len(values.dungeons))
                draw_strip(brush, rect, dungeon, words, len(state.board.zone(dungeon.zone)))
        if values.fight is not None:
            _draw_place(brush, layout, values.fight)
        for row in self._rows(state):
            self._row(brush, state, row)
        self._need(brush, state, 0)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Also what is foretold: of the card that is looked at, else of the question; and what it would add."""
        super().over(brush, state)
        notes = own(state.shown).notes
        if notes and any(mark.legal and state.board.pieces[piece].zone.startswith("hand:")
                         for piece, mark in state.marks.items() if piece in state.board.pieces):  # fmt: skip
            _draw_notes(brush, state.layout["note"], notes)
        looked_at = next((piece for piece, mark in state.marks.items() if mark.hovered or mark.focus), "")
        found = own(state.shown).forecast(looked_at)
        if found is None:
            return
        draw_foretold(brush, state.layout["forecast"], found)
        if found.more > 0:
            self._need(brush, state, found.more)

    def _need(self, brush: SpriteList, state: FrameState, more: int) -> None:
        """The bar of what is needed."""
        values = own(state.shown)
        if values.fight is not None and values.fight.enemy:
            seats = {seat.player: seat.number for seat in values.seats}
            shares = [(seats.get(row.player, 1), row.total) for row in self._rows(state)]
            draw_need(brush, state.layout["need"], self.services.words, shares, values.fight.power, more)

    def _rows(self, state: FrameState) -> tuple[Row, ...]:
        """The rows with what lies in them on the copy: a sum grows when its card has landed, and stands as it was while
        all cards are swept away.
        """
        told = []
        alone = len(own(state.shown).seats) == 1
        for row in own(state.shown).rows:
            cards = [
                piece for piece in state.board.zone(f"played:{row.player}")
                if not alone or displayed.turn_of(state.board, piece) in (row.turn, 0)
            ]  # fmt: skip
            if set(cards) != set(row.cards):
                powers = (badge_value(state.shown.face(state.board, piece), "power") for piece in cards)
                row = row._replace(total=sum(powers), cards=tuple(cards), hint="" if cards else row.hint)
            told.append(row)
        if any(row.cards for row in told):
            self._summed = {row.turn: row.total for row in told}
        elif any(row.cards for row in own(state.shown).rows):
            told = [row._replace(total=self._summed.get(row.turn, row.total), hint="") for row in told]
        return tuple(told)

    def _row(self, brush: SpriteList, state: FrameState, row: Row) -> None:
        values = own(state.shown)
        seat = next(seat for seat in values.seats if seat.player == row.player)
        alone = len(values.seats) == 1
        person = seat.heroes[min(row.turn - 1, len(seat.heroes) - 1)] if alone else seat.heroes[0]
        rect, now = row_place(state.layout["lane"], row.number, len(values.rows)), row.state == NOW

        def paint(canvas: Canvas) -> None:
            if now:
                canvas.glow(rect.inflate(4, 4), RING, radius=8, blur=8, alpha=0.8)
            draw_cloth(canvas, rect, dyed(seat.number - 1, ROW_ACTIVE if now else ROW))
            if now:
                canvas.rect(rect, None, radius=4, edge=HONEY, width=3)
            side = min(88.0, rect.height - 38)
            box = pygame.FRect(0, 0, side, side)
            box.center = (rect.x + _PORTRAIT, rect.y + 6 + side / 2)
            draw_portrait(canvas, box, person.picture, SEATS[seat.number - 1].colour)
            draw_seat(canvas, seat.number, (box.right - 2, box.bottom - 16), 11)
            line(canvas, person.name, (box.centerx, box.bottom + 12), NAME, INK, 116, high=22, align="middle")
            split = rect.right - 112
            canvas.line((split, rect.y + 12), (split, rect.bottom - 12), SEATS[seat.number - 1].colour, 1.4)
            ink = seat_words(seat.number - 1)
            if row.state in (DONE, NOW) or row.total:
                high = min(54.0, rect.height * 0.5)
                line(canvas, str(row.total), (rect.right - 56, rect.centery), SUM, ink, 100, high=high, align="middle")
            if row.hint:
                line(canvas, row.hint, (rect.x + 150, rect.centery), HINT, ink, rect.width - 280, high=30)

        brush.panel(("row", row, rect.size, now), rect, paint, pad=16)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """What lies in the lane and in piles keeps its colours; only of the hand some cards may not be played now."""
        zone = state.board.pieces[face.piece].zone
        asked = zone.startswith("hand:") and any(
            state.marks[piece].legal for piece in state.board.zone(zone) if piece in state.marks
        )
        return super().tone(state, face, mark) if asked else ""

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """A beaten enemy turns over to its loot, and flies to the winner's pile."""
        if place is None or actor.place.kind != FOUGHT or place.kind == FOUGHT or actor.piece not in self._fought:
            return None
        return beaten(actor.place.box.center, place.box.center, place.box.width / actor.place.box.width)

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """The enemy as it was fought, then its loot, both in the size of what was fought."""
        fought = self._fought.get(piece)
        if fought is None:
            return super().in_passing(canvas, state, piece, size, before)
        if before:
            return fought
        face = state.shown.view.face(piece)

        def paint(on: Canvas) -> None:
            card = self.cards.bare(on, CardStyle(face, LOOT_CARD))
            on.blit(pygame.transform.smoothscale(card, on.surface.get_size()), (0, 0))

        wide = fought.get_width() / canvas.scale
        return canvas.kept(("loot", face), (wide, wide * LOOT_CARD[1] / LOOT_CARD[0]), paint)

    def shade(self, brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
        """A card in the air throws none on a painted cloth."""

    def forget(self) -> None:
        """Also how an enemy was seen."""
        super().forget()
        self._fought.clear()
        self._summed.clear()

    def _stages(self, brush: SpriteList, layout: Layout, boss: BossShown) -> None:
        """The boss fight has its stages in place of the strip."""
        strip = layout["strip"]
        wide = (strip.width + 14) / max(1, len(boss.stages))
        for at, stage in enumerate(boss.stages):
            rect = pygame.FRect(strip.x + wide * at, strip.y, wide - 14, strip.height)
            _draw_stage(brush, rect, stage.name, stage.state)

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """The enemy that is fought: picture, shield, its three powers and its text."""
        face = state.shown.face(state.board, piece)
        fight = own(state.shown).fight
        text = fight.text if fight is not None and fight.enemy == piece else ""
        power = fight.power if fight is not None and fight.enemy == piece else badge_value(face, "power")

        def paint(on: Canvas) -> None:
            on.blit(self.cards.bare(on, CardStyle(face, size)), (0, 0))
            frame = self.cards.frame(face, size)
            x, y, w, h = frame.picture
            foot = 46.0 + (BELOW_SHIELD + _text_height(on, text, w - 24) if text else 0.0)
            on.image(picture_of(face), (x, y, w, h - foot), fit="cover", focus=FACE)
            on.rect((x, y + h - foot, w, foot), LIME, radius=2)
            on.line((x, y + h - foot), (x + w, y + h - foot), INK, 2)
            _FRAME.paint_pips(on, face, (x + w - PIPS_WIDE, y + h - foot + 9), PIPS)
            if text:
                block(on, text, (x + 12, y + h - foot + 46 + BELOW_SHIELD, w - 24, foot - 50 - BELOW_SHIELD), TEXT, INK)
            draw_kind(on, face.accent, (x + w - 22, y + 24), 36)
            shield = (x + 42, y + h - foot - 4)
            draw_power(on, str(power), shield, 92)

        made = canvas.kept((FOUGHT, face, text, power), size, paint)
        self._fought = {piece: made}
        return made


def _text_height(canvas: Canvas, text: str, width: float) -> float:
    """The room that the text of the enemy takes, at most three lines; longer ones are smaller."""
    style = canvas.type.at_most(TEXT, canvas.type.size(TEXT))
    lines = min(3, len(canvas.type.wrap(text, style, width)))
    return min(MOST_TEXT, lines * canvas.type.line_height(style) + 12)


def _draw_place(brush: SpriteList, layout: Layout, fight: FightShown) -> None:
    ribbon, rect = layout["place"], place_slip(layout, fight)

    def paint(canvas: Canvas) -> None:
        if fight.place_text:
            draw_paper(canvas, rect, "place", fill=LIME, hatch=PINNED, deep=SLIP_DEEP)
            block(canvas, fight.place_text, (rect.x + 14, rect.y + 6, rect.width - 28, rect.height - 10), TEXT, INK,
                middle=True)
        draw_ribbon(canvas, ribbon)
        line(canvas, fight.place, ribbon.center, PLACE, INK, ribbon.width - 20, high=32, align="middle")

    brush.panel(("place-slip", fight.place, fight.place_text), ribbon.union(rect), paint, pad=24)


def _draw_notes(brush: SpriteList, rect: pygame.FRect, notes: Sequence[str]) -> None:
    """What cards and texts bring about, on a slip beside the hand."""

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "note", fill=LIME, hatch=PINNED, deep=SLIP_DEEP)
        step = (rect.height - 16) / len(notes)
        for at, note in enumerate(notes):
            place = (rect.centerx, rect.y + 8 + step * (at + 0.5))
            line(canvas, note, place, NOTE, INK, rect.width - 28, high=step, align="middle")

    brush.panel(("note", notes), rect, paint, pad=16)


def _draw_stage(brush: SpriteList, rect: pygame.FRect, name: str, state: str) -> None:
    def paint(canvas: Canvas) -> None:
        fill, ink = (CLEARED, FADED_INK) if state == DONE else (LIME, INK) if state == NOW else (NIGHT, ON_NIGHT)
        if state == NOW:
            canvas.glow(rect, RING, radius=6, blur=8, alpha=0.9)
        draw_paper(canvas, rect, ("stage", rect.x), fill=fill, hatch=(4.0, 5.0), deep=0.9)
        draw_candle(canvas, (rect.x + 30, rect.bottom - 4), 56, lit=state != DONE)
        line(canvas, name, (rect.x + 60, rect.centery), STAGE, ink, rect.width - 104, high=32)
        if state == DONE:
            canvas.icon("check", (rect.right - 26, rect.centery), 24, GOOD)

    brush.panel(("stage", name, state), rect, paint, pad=16)

