"""Adventure table: the folio of an event, a quest or a test, the quest beside it, and the hero with the hand below."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.beside_slip import draw_beside
from game.looks.runebound.board_placement import BoardPlacement
from game.looks.runebound.displayed_values import own
from game.looks.runebound.folio import draw_folio
from game.looks.runebound.laid_table import LaidTable
from game.looks.runebound.low_board import draw_low_board
from game.looks.runebound.option_rows import draw_options, option_places
from game.looks.runebound.stuffs import draw_felt
from game.looks.runebound.test_felt import draw_result, draw_test, felt_places
from game.looks.runebound.theme import CREAM, MUTED
from game.runebound.view.adventure_values import QUEST, AdventureShown
from game.runebound.view.values import SeatShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Services
from game.ui.screen.theme import Style
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Mood, Pace
from game.ui.table.placement import DropArea, Place, Placement
from game.ui.table.sprite_list import SpriteList

HAND: tuple[float, float] = (128.0, 136.0)
HAND_GAP, NARROW = 10.0, 92.0
"""Between the cards of a hand, and how narrow each is at the least where they are many."""
SEEN = 1600.0
"""How long cards that were revealed lie before anything else happens, in milliseconds at speed 1."""
LABEL, STRONG, WEAK = Style("ui", 21), Style("ui-bold", 23), Style("ui-medium", 21)
SUCCESS = "success"


class AdventurePlacement(BoardPlacement):
    """Cards of a test on the felt, the hand on the board; options are spots."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats, hero_of(shown))
        self.adventure = own(shown).adventure
        cards = list(board.zone(displayed.REVEALED))
        for at, (piece, rect) in enumerate(zip(cards, felt_places(layout["folio/felt"], len(cards)), strict=False)):
            self.places[piece] = Place(rect, depth=4 + at)
        if self.adventure is not None and self.adventure.piece in board.pieces:
            self.places[self.adventure.piece] = Place(layout["folio/picture"], kind="panel")
        beside = self.adventure.beside if self.adventure is not None else None
        if beside is not None and beside.piece in board.pieces:
            self.places[beside.piece] = Place(layout["beside"], kind="panel")
        if self.seat is None:
            return
        self.lay_portrait(self.seat)
        hand = displayed.hand(board, self.seat.hero)
        for at, (piece, rect) in enumerate(zip(hand, hand_places(layout["hand"], len(hand)), strict=True)):
            self.places[piece] = Place(rect, depth=8 + at)

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The options, then the seat."""
        shown = self.adventure
        if shown is not None:
            places = option_places(options_zone(self.layout, shown), len(shown.options))
            yield from zip((option.option for option in shown.options), places, strict=True)
        yield from self.seat_spots()

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The felt: there a card is exerted."""
        return (DropArea(self.layout["folio/felt"]),)


class AdventureTable(LaidTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._alone = False
        self._lying: frozenset[str] = frozenset()
        """The cards of a test that were seen."""

    @property
    def arrangement(self) -> str:  # type: ignore[override]
        """Without a quest beside it the folio lies in the middle."""
        return "alone" if self._alone else ""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Felt and hand."""
        adventure = own(shown).adventure
        self._alone = adventure is not None and adventure.beside is None
        return AdventurePlacement(board, layout, shown)

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """What was revealed can be read before it is discarded."""
        lying = frozenset(board.zone(displayed.REVEALED))
        fresh, self._lying = lying - self._lying, lying
        return SEEN if fresh and not pace.still else 0.0

    def counted(self, state: FrameState) -> Hashable:
        """Damage and gold, the cards of the test, the hand, and what is lit."""
        seat = hero_of(state.shown)
        board = state.board
        counts = ()
        if seat is not None:
            counts = (
                displayed.health(board, seat),
                displayed.tokens(board, seat.hero, displayed.GOLD),
                len(displayed.hand(board, seat.hero)),
                displayed.number(board, displayed.ACTIONS),
            )  # type: ignore[assignment]
        marks = tuple((name, mark) for name, mark in sorted(state.marks.items()) if mark != Highlight())
        return counts, tuple(board.zone(displayed.REVEALED)), bool(state.dice.dice), marks

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The folio, the quest beside it, the hero below."""
        super().ground(brush, state)
        shown, layout, words = own(state.shown).adventure, state.layout, self.services.words
        if shown is not None:
            draw_folio(brush, layout, shown, words)
            lit = {name for name, mark in state.marks.items() if mark.legal}
            pointed = next((name for name, mark in state.marks.items() if mark.hovered or mark.focus), "")
            draw_options(brush, options_zone(layout, shown), shown.options, lit, pointed, words)
            self._felt(brush, state, shown)
            if shown.beside is not None:
                draw_beside(brush, layout["beside"], shown.beside, words)
        seat = hero_of(state.shown)
        if seat is not None:
            self._board(brush, state, seat, shown)

    def _felt(self, brush: SpriteList, state: FrameState, shown: AdventureShown) -> None:
        zone, cards = state.layout["folio/felt"], state.board.zone(displayed.REVEALED)
        found = sum(SUCCESS in state.shown.face(state.board, piece).marks for piece in cards)
        if shown.test is not None:
            draw_test(brush, zone, shown.test, len(cards), found, self.services.words)
        elif cards:
            draw_result(brush, zone, self.services.words("folio.found", count=found))
        elif shown.kind == QUEST:
            brush.panel(("dice-felt",), zone, lambda canvas: draw_felt(canvas, zone), pad=4)

    def _board(self, brush: SpriteList, state: FrameState, seat: SeatShown, shown: AdventureShown | None) -> None:
        board, layout, words = state.board, state.layout, self.services.words
        health, gold = displayed.health(board, seat), displayed.tokens(board, seat.hero, displayed.GOLD)
        values = own(state.shown)
        left = words("folio.actions", count=displayed.number(board, displayed.ACTIONS), most=values.actions_most)
        draw_low_board(brush, layout, seat, health, None, gold, left, words)
        hand = displayed.hand(board, seat.hero)
        asked = any(state.marks[piece].legal for piece in hand if piece in state.marks)
        label = words("folio.exert-hand" if asked else "folio.hand") if hand else words("folio.no-hand")
        told = shown.test.left if shown is not None and shown.test is not None else ()
        area, side = layout["hand/label"], layout["told"]

        def paint(canvas: Canvas) -> None:
            line(canvas, label, (area.x, area.centery), LABEL, CREAM if asked else MUTED, area.width, high=27)
            x = side.x
            for row, style, ink in zip(told, (STRONG, WEAK), (CREAM, MUTED), strict=False):
                x += 20 + line(canvas, row, (x, side.centery), style, ink, side.right - x, high=27)

        brush.panel(("hand-label", label, told), layout["board"], paint)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """The cards of a test keep their colours."""
        lying = state.board.pieces[face.piece].zone == displayed.REVEALED
        return "" if lying else super().tone(state, face, mark)

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The deck's own music."""
        adventure = own(shown).adventure
        return Mood(f"adventure-{adventure.deck}" if adventure is not None and adventure.deck else "adventure")


def hero_of(shown: Displayed) -> SeatShown | None:
    """The hero to whom it happens, else whose board is shown."""
    values = own(shown)
    hero = values.adventure.hero if values.adventure is not None else values.shown
    return values.seat(hero)


def options_zone(layout: Layout, shown: AdventureShown) -> pygame.FRect:
    """Where the options lie: in the whole column where nothing is tested or rolled."""
    rolled = shown.test is not None or shown.kind == QUEST
    return layout["folio/options" if rolled else "folio/outcomes"]


def hand_places(zone: pygame.FRect, count: int) -> list[pygame.FRect]:
    """The cards of a hand side by side; of many each is narrower, and only then do they lie closer together."""
    wide = max(NARROW, min(HAND[0], zone.width / max(1, count) - HAND_GAP))
    step = min(wide + HAND_GAP, (zone.width - wide) / max(1, count - 1))
    return [pygame.FRect(zone.x + step * at, zone.y, wide, HAND[1]) for at in range(count)]
