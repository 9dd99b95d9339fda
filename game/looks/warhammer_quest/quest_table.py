"""Quest table: what the table of a quest keeps and shows: sheet, site, lair, shadows, decks, basin, mats."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

import pygame

from game.kit.board import Board
from game.kit.mode import View
from game.kit.shown import Face
from game.looks.adventure.displayed_values import numbers_of, values
from game.looks.adventure.expected import draw_expected
from game.looks.adventure.table import GREAT_RANK, SHADOWS, AdventureTable
from game.looks.adventure.track import track_of
from game.looks.warhammer_quest import cellar, preload, quest_sheet, seat_mats, site
from game.looks.warhammer_quest.card_frames import CRESTS
from game.looks.warhammer_quest.displayed_values import DECK_NAMES, hooks_of, own
from game.looks.warhammer_quest.placement import DECKS, QuestPlacement
from game.looks.warhammer_quest.theme import BLOOD
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, in_out_cubic
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Air, Backdrop, Light, Mood, Pace
from game.ui.table.motion import REDUCED
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import draw_more_tab, draw_stack

LAIR, TORCHES, FLAGSTONES = "lair", "torches", "textures/flagstones"
SUNK, BARS = 0.8, 300.0
"""How much of their light the torches keep at the worst peril; how long bars take on their way, in milliseconds."""
FULL_WIDTH, GLOW = 128.0, 10.0

DELVE = "lost-in-the-dark"
DEPTHS, MOST_DEPTH = {"one": 0, "two": 1}, 2
"""How many layers deeper the music of a place goes, by its tier."""


class QuestTable(AdventureTable):
    """See the module; every method answers as `TableLook` asks."""

    decks = DECKS
    mats = seat_mats.MATS

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._bars = Tween(0.0, in_out_cubic)
        """How far the bars of the lair have gone up."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The zones of the table file, with pills, gear, drawn cards and the chain."""
        track = track_of(values(shown))
        return QuestPlacement(board, layout, shown, turned, track, lambda: self._travel.site.value)

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Also the bars as they are."""
        super().jump(board, shown)
        self._bars.jump(_opened(board))

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """The bars go up when the nemesis comes out, and down behind it."""
        if self._bars.goal != _opened(board):
            self._bars.to(_opened(board), REDUCED if pace.reduced else BARS)
        return super().settle(board, shown, pace)

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """As the model says."""
        super().catch_up(board, shown, pace)
        self._bars.jump(_opened(board))

    def update(self, dt: float, pace: float) -> bool:
        """The bars go with what is told."""
        moved = self._bars.update(pace)
        return super().update(dt, pace) or moved

    def rest(self) -> None:
        """The bars are where they go."""
        super().rest()
        self._bars.jump(self._bars.goal)

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """The flagstones, whatever the place: it is seen in its frame. Two torches shine on them from either side, less
        the further peril has come.
        """
        light = super().light(state)
        dim = max((veil.depth for veil in light.veils), default=0.0)
        torches = Air(TORCHES, FLAGSTONES, 1 - (1 - SUNK) * round(dim * 10) / 10)
        return light._replace(backdrops=(Backdrop(),), beside=torches, coming="")

    def ground_key(self, state: FrameState) -> Hashable:
        """Also what hangs on the mats, and whether the lair is empty."""
        hooks = tuple(hooks_of(state.board, state.shown, mat) for mat in values(state.shown).mats)
        opened = not state.board.zone(LAIR), round(self._bars.value, 2)
        return super().ground_key(state), hooks, opened, self._topped(state)

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Sheet, wells, and the picture of the place."""
        layout, words = state.layout, self.services.words
        quest_sheet.draw_quest(brush, layout, own(state.shown))
        cellar.draw_lair(brush, layout, words, empty=not state.board.zone(LAIR))
        cellar.draw_bars(brush, layout, self._bars.value)
        cellar.draw_shadows(brush, layout, words, self._topped(state))
        for face, strength in self.pictured:
            site.draw_site_picture(brush, layout, face, strength)

    def _topped(self, state: FrameState) -> float:
        """How far to the right the last card in the shadows reaches over which something stands."""
        board, places = state.board, state.placement.places
        topped = [
            places[piece].box.right
            for piece in board.zone(SHADOWS)
            if piece in places and board.pieces[piece].face_up and state.shown.face(board, piece).variant in CRESTS
        ]
        return max(topped, default=0.0)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """What stands on the picture of the place, decks, basin, mats."""
        layout, words, board = state.layout, self.services.words, state.board
        place, strength = self._travel.seen
        site.draw_site(brush, layout, place, round(255 * strength))
        for deck in DECKS:
            cellar.draw_deck_ground(brush, layout, words(f"deck.{DECK_NAMES.get(deck, deck)}"), f"deck.{deck}")
            draw_stack(brush, layout[f"deck.{deck}/draw"], len(board.zone(f"deck:{deck}")))
        cellar.draw_basin(brush, layout)
        cellar.draw_pooled(brush, layout, words, own(state.shown).pooled)
        for mat in self.seated(state):
            numbers, lit = numbers_of(board, mat), state.lights.get(mat.seat, 0.0)
            seat_mats.draw_mat(brush, layout, words, mat.seat, labels=_labels(board, mat.hero), lit=lit)
            seat_mats.draw_health(brush, layout, numbers)
            seat_mats.draw_hooks(brush, layout, words, mat.seat, hooks_of(board, state.shown, mat))

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """What is legendary shines also where it cannot be chosen: dark type on gold needs the light."""
        found = super().tone(state, face, mark)
        return "" if found == "dimmed" and face.frame == "legendary" else found

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Also the crown of an elite and the horns of a nemesis, over the upper edge of their cards."""
        super().on_piece(brush, state, face, box)
        if face.frame == "enemy" and face.variant in CRESTS:
            badge, wide, rise = CRESTS[face.variant]
            canvas, lying = brush.canvas, state.board.pieces[face.piece].exhausted
            if face.variant == GREAT_RANK:
                brush.centred(_great_glow(canvas, (box.width, box.height)), box.center)
            pixels = canvas.px(wide * min(1.0, (box.height if lying else box.width) / FULL_WIDTH))
            made = canvas.images.get(f"badges/{badge}", (pixels, pixels))
            at = (box.right + rise, box.centery) if lying else (box.centerx, box.y - rise)
            brush.centred(pygame.transform.rotate(made, -90) if lying else made, at)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Counts, the lamp on the chain, and the tab of the shadows."""
        for pile, count in self.counted(state):
            cellar.draw_count(brush, pile, count, above=pile == state.layout["deck.gear/discard"])
        quest_sheet.draw_lamp(brush, state.layout, track_of(values(state.shown)), *self.token)
        draw_expected(brush, state, self._travel.site, site.progress_point)
        assert isinstance(state.placement, QuestPlacement)
        for tab in state.placement.more:
            draw_more_tab(brush, tab.rect, tab.hidden)

    # -- beside the drawing

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """That of the family, and a layer more in places of the second tier; in those of the third, and where a quest
        ends, two. The delve has a piece of its own.
        """
        mood = super().mood(board, shown)
        if not mood.place:
            return mood
        place = DELVE if board.tracks.get("quest") == DELVE else mood.place
        depth = DEPTHS.get(shown.face(board, board.zone("location")[0]).grade, MOST_DEPTH)
        return mood._replace(place=place, depth=depth)

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """Backdrop, sheets, wells and mats."""
        return preload.ground(brush, self.services, state)

    def preload_decks(
        self, canvas: Canvas, cards: Cards, layout: Layout, board: Board, view: View
    ) -> Iterator[Step]:
        """What everybody knows that it will come: the next place. Which cards lie in a deck is loaded for nobody."""
        return preload.next_place(cards, canvas, layout)


def _great_glow(canvas: Canvas, size: tuple[float, float]) -> pygame.Surface:
    """The red light round the card of a nemesis."""
    w, h = size
    whole, box = (w + 4 * GLOW, h + 4 * GLOW), (2 * GLOW, 2 * GLOW, w, h)

    def paint(made: Canvas) -> None:
        made.glow(box, BLOOD, radius=8, blur=GLOW, alpha=0.9)
        made.surface.fill((0, 0, 0, 0), made.device(box))

    return canvas.kept(("great-glow", size), whole, paint)


def _opened(board: Board) -> float:
    """Whether the lair is open: nobody is left in it."""
    return 0.0 if board.zone(LAIR) else 1.0


def _labels(board: Board, hero: str) -> frozenset[str]:
    """The wells of a mat that have their names: where enemies stand, chips above them need the room of the name."""
    free = not board.zone(f"engaged:{hero}")
    return frozenset(("engaged",) * free + ("items",) * bool(board.zone(f"play:{hero}")))
