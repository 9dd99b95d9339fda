"""Cloth table: what the valley, the fight and the reward have in common: the day, the column, the seats."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from game.kit.board import Board
from game.kit.events import Counted
from game.looks.tenefyr import column
from game.looks.tenefyr import displayed_values as displayed
from game.looks.tenefyr.beam import draw_token, draw_track, space
from game.looks.tenefyr.card_frames import FRAMES
from game.looks.tenefyr.displayed_values import own
from game.looks.tenefyr.placement import ClothPlacement
from game.looks.tenefyr.seat_panels import Counts, draw_pile_counts, draw_seat_panel
from game.looks.tenefyr.valley import draw_valley
from game.tenefyr.view.values import DUSK, EVENING, SeatShown, day_of
from game.ui.cards.card import Cards
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, in_out_cubic
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Counting, Light, Mood, Pace
from game.ui.table.motion import REDUCED
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList

STEP_TIME, FADE_TIME = 400.0, 1200.0
"""How long the token takes for a step, and the light for the next time of the day, in milliseconds."""
MOODS = {displayed.FIGHT_TABLE: "level-{level}", displayed.REWARD_TABLE: "village"}
DAYS = {EVENING: "valley-evening", DUSK: "valley-dusk"}
"""The places of the music; that of the valley is quieter late in the day."""


def place_of_music(table: str, level: int, day: str) -> str:
    """The place whose music is played at a table, in a dungeon of a level, at a time of the day."""
    return MOODS.get(table, DAYS.get(day, "valley")).format(level=level)


class ClothTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    low_seats = False
    kind = displayed.VALLEY_TABLE

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.cards = Cards(services.images.root, services.words, FRAMES, "tenefyr")
        """Small cards that are shown in panels: skills of the seats."""
        self._token = Tween(0.0, in_out_cubic)
        self._day = Tween(1.0, in_out_cubic)
        """How far the light of the day has faded in."""
        self._now, self._before = "", ""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The piles of this table."""
        return ClothPlacement(board, layout, shown)

    # -- time

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting:  # fmt: skip
        """At once: what lies on a card is stamped on it, nothing flies."""
        return Counting()

    def jump(self, board: Board, shown: Displayed) -> None:
        """Token and light as they are."""
        self._token.jump(float(displayed.steps(board)))
        self._now = self._before = self._day_of(board, shown)
        self._day.jump(1.0)

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """The token goes, step by step; then the light changes."""
        if track != displayed.STEPS:
            return 0.0
        time = REDUCED if pace.reduced else STEP_TIME * abs(after - before)
        self._token.to(float(after), time)
        return time

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """Token and light set out for what the copy says."""
        if self._token.goal != displayed.steps(board):
            self._token.to(float(displayed.steps(board)), REDUCED if pace.reduced else STEP_TIME)
        self._set_day(self._day_of(board, shown), REDUCED if pace.reduced else FADE_TIME)
        return 0.0

    def _set_day(self, day: str, time: float) -> None:
        if day != self._now:
            self._before, self._now = self._now or day, day
            self._day.jump(0.0)
            self._day.to(1.0, time)

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """As the model says."""
        self._set_day(self._day_of(board, shown), REDUCED if pace.reduced else FADE_TIME)

    def update(self, dt: float, pace: float) -> bool:
        """Token and light go with what is told."""
        moved = self._token.update(pace)
        return self._day.update(pace) or moved

    def rest(self) -> None:
        """Both are where they go."""
        self._token.jump(self._token.goal)
        self._day.jump(1.0)

    def _day_of(self, board: Board, shown: Displayed) -> str:
        if displayed.word(board, displayed.DUNGEON) == displayed.BOSS:
            return DUSK
        return day_of(displayed.steps(board), own(shown).start)

    # -- drawing

    @property
    def hour(self) -> str:
        """The time of the day that is seen, or comes."""
        return self._now

    @property
    def night(self) -> bool:
        """Whether the panels of the boss are those of the night."""
        return self._now == DUSK

    def light(self, state: FrameState) -> Light:
        """The valley is the ground itself."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """Light, track, column and seats."""
        values = own(state.shown)
        light = self._now, self._before, round(self._day.value, 2)
        return light, displayed.steps(state.board), values, self._counts(state), self._seats(state)

    def _counts(self, state: FrameState) -> tuple[int, ...]:
        return tuple(len(state.board.zone(zone)) for zone in (*column.reserve_zones(), displayed.BOSS))

    def _seats(self, state: FrameState) -> tuple[tuple[SeatShown, Counts, bool, bool], ...]:
        board = state.board
        starter, active = displayed.word(board, displayed.STARTER), displayed.word(board, displayed.ACTIVE)
        return tuple(
            (
                seat, Counts(len(board.zone(f"deck:{seat.player}")), len(board.zone(f"discard:{seat.player}"))),
                seat.player == starter, seat.player == active if active else seat.deciding,
            )
            for seat in own(state.shown).seats
        )  # fmt: skip

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The painted ground, the track, the column, the seats."""
        self.backdrop(brush, state)
        layout, values, words = state.layout, own(state.shown), self.services.words
        track = layout["track"]
        day = values.start, displayed.steps(state.board)
        brush.panel(("track", day), track, lambda canvas: draw_track(canvas, track, *day), pad=14)
        *piles, boss = self._counts(state)
        left = words("cloth.boss-cards", count=boss)
        column.draw_boss(brush, layout, values.boss, left, night=self.night)
        column.draw_reserve(brush, layout, words, piles)
        self.standing(brush, state)
        for seat, counts, starter, now in self._seats(state):
            draw_seat_panel(
                brush, state, self.cards, words, seat, counts, starter=starter, now=now, low=self.low_seats
            )  # fmt: skip

    def backdrop(self, brush: SpriteList, state: FrameState) -> None:
        """The valley in its light, which fades from one time of the day to the next."""
        bounds = state.layout.bounds
        if self._day.value < 1.0 and self._before:
            draw_valley(brush, bounds, self._before)
            draw_valley(brush, bounds, self._now, alpha=round(255 * self._day.value))
            return
        draw_valley(brush, bounds, self._now)

    def standing(self, brush: SpriteList, state: FrameState) -> None:
        """How the valley stands."""
        values, words = own(state.shown), self.services.words
        rows = (
            ("tenefyr/wreath", words("cloth.cleared-count"), words("cloth.of", count=values.cleared, of=10)),
            ("tenefyr/flag", words("cloth.rewards-taken"), str(values.taken)),
            ("tenefyr/skull", words("cloth.steps-left"), str(displayed.steps(state.board))),
        )
        column.draw_standing(brush, state.layout, words("cloth.standing"), rows, night=False)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Nothing between the ground and the pieces."""

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The token on its track, and the numbers of the piles."""
        at = space(state.layout["track"], self._token.value)
        left = displayed.steps(state.board)
        box = (at[0] - 32, at[1] - 32, 64, 64)
        brush.panel(("token", left), box, lambda canvas: draw_token(canvas, at, left))
        for seat, counts, _, _ in self._seats(state):
            draw_pile_counts(brush, state.layout, seat, counts, low=self.low_seats)

    # -- beside the drawing

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """A piece for the valley at each time of the day and one for each level; the boss has a layer more for each
        stage that is beaten.
        """
        zone = displayed.word(board, displayed.DUNGEON)
        if zone == displayed.BOSS:
            return Mood("boss", danger=1.0, depth=len(board.zone(displayed.BEATEN)))
        danger = 1 - displayed.steps(board) / max(1, own(shown).start)
        found = next((it for it in own(shown).dungeons if it.zone == zone), None)
        level = found.level if found is not None else 1
        return Mood(place_of_music(self.kind, level, self._day_of(board, shown)), danger=danger)

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """The ground."""
        yield lambda: self.ground(brush, state)

    def forget(self) -> None:
        """The small cards too."""
        self.cards.forget()
