"""Reward table: the reward card with its two halves, the fire, who has chosen what, and the deck that lies open."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.tenefyr import displayed_values as displayed
from game.looks.tenefyr.cloth_table import ClothTable
from game.looks.tenefyr.displayed_values import own
from game.looks.tenefyr.placement import RewardPlacement, pile_row
from game.looks.tenefyr.seat_panels import draw_portrait
from game.looks.tenefyr.stuffs import draw_paper, draw_ribbon
from game.looks.tenefyr.theme import GOOD, HONEY, INK, INK_2, LIME, MADDER, NIGHT, PAPER, RING, SEATS, WOAD, mixed
from game.tenefyr.view.values import OptionShown, RewardShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.theme import Style, rgb
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

TITLE, WHO, OPTION, TEXT, HEAD, NAME, TOLD, HINT = (
    Style("title", 34), Style("story-italic", 23), Style("title", 23), Style("story", 22, 1.1), Style("title", 27),
    Style("title", 25), Style("ui-medium", 21), Style("ui-medium", 20),
)  # fmt: skip
PILE_NAME = Style("ui-medium", 18, 1.0)
HIGH = (0.5, 0.3)
"""What is kept of the picture of a reward: heads rather than hands."""
FIRE = "scenes/tenefyr/fire"
SIGNS = {"fire": MADDER, "hand": WOAD}
_DARK = rgb("#4a3426")


class RewardTable(ClothTable):
    """See the module; every method answers as `TableLook` asks."""

    kind = displayed.REWARD_TABLE

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The open deck."""
        return RewardPlacement(board, layout, shown)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """Only cards that lie open are dimmed where they cannot be chosen."""
        reward = own(state.shown).reward
        return super().tone(state, face, mark) if reward is not None and face.piece in reward.cards else ""

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The reward, the fire, who has chosen, the open deck."""
        super().ground(brush, state)
        values, layout = own(state.shown), state.layout
        reward = values.reward
        if reward is None:
            return
        _draw_reward(brush, layout, reward)
        _draw_fire(brush, layout["fire"], self.services.words("cloth.fire", count=reward.burnt, of=reward.to_burn)
            if reward.to_burn else "")  # fmt: skip
        people = {seat.player: seat.heroes[0].picture for seat in values.seats}
        _draw_choices(brush, layout["choices"], self.services.words("cloth.choices"), reward, people)
        _draw_open(brush, layout, reward, {dungeon.zone: dungeon.name for dungeon in values.dungeons})


def _draw_reward(brush: SpriteList, layout: Layout, reward: RewardShown) -> None:
    rect = layout["reward"]

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "reward", fill=mixed(HONEY, PAPER, 0.25), deep=0.8)
        inner = rect.inflate(-22, -22)
        canvas.rect(inner, LIME, radius=6, edge=INK, width=1.8)
        line(canvas, reward.name, (inner.centerx, inner.y + 30), TITLE, INK, inner.width - 40, high=44, align="middle")
        picture = pygame.FRect(inner.x + 8, inner.y + 56, inner.width - 16, 128)
        canvas.image(reward.picture, picture, fit="cover", focus=HIGH, radius=2)
        canvas.rect(picture, None, edge=INK, width=1.8)
        line(canvas, reward.who, (inner.centerx, picture.bottom + 17), WHO, INK_2, inner.width - 40, align="middle")
        for part, option in zip(("first", "second"), reward.options, strict=False):
            _paint_option(canvas, layout[f"reward/{part}"], option)

    brush.panel(("reward", reward.piece, reward.options), rect, paint, pad=16)


def _paint_option(canvas: Canvas, rect: pygame.FRect, option: OptionShown) -> None:
    if option.chosen:
        canvas.glow(rect, RING, radius=10, blur=7, alpha=0.8)
    canvas.rect(rect, LIME if option.open else mixed(LIME, PAPER, 0.7), radius=10, edge=INK, width=2)
    if option.chosen:
        canvas.rect(rect.inflate(-4, -4), None, radius=8, edge=GOOD, width=3)
    canvas.icon(f"tenefyr/{option.sign}", (rect.x + 42, rect.y + 58), 46, SIGNS.get(option.sign, INK_2))
    left, room = rect.x + 80, rect.width - 92
    ink = INK if option.open else INK_2
    used = block(canvas, option.title, (left, rect.y + 14, room, 56), OPTION, ink)
    block(canvas, option.text, (left, rect.y + 18 + used, room, rect.height - used - 30), TEXT, ink)
    if option.chosen:
        canvas.circle((rect.right - 4, rect.y + 6), 15, GOOD, edge=INK, width=1.6)
        canvas.icon("check", (rect.right - 4, rect.y + 6), 19, LIME)


def _draw_fire(brush: SpriteList, rect: pygame.FRect, told: str) -> None:
    def paint(canvas: Canvas) -> None:
        canvas.rect(rect, _DARK, radius=rect.width * 0.2, edge=INK, width=2.4)
        inner = rect.inflate(-20, -20)
        canvas.rect(inner, NIGHT, radius=rect.width * 0.17, edge=INK, width=2)
        canvas.image(FIRE, inner, fit="cover", focus=(0.5, 1.0), radius=rect.width * 0.16)
        if told:
            ribbon = pygame.FRect(rect.x + 40, rect.bottom - 62, rect.width - 80, 40)
            draw_ribbon(canvas, ribbon)
            line(canvas, told, ribbon.center, NAME, INK, ribbon.width - 16, high=32, align="middle")

    brush.panel(("fire", told), rect, paint, pad=12)


def _draw_choices(
    brush: SpriteList, rect: pygame.FRect, title: str, reward: RewardShown, pictures: Mapping[str, str]
) -> None:
    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "choices", rule=True, tulips=True)
        line(canvas, title, (rect.centerx, rect.y + 44), HEAD, INK, rect.width - 80, high=36, align="middle")
        step = min(112.0, (rect.height - 90) / max(1, len(reward.told)))
        for at, told in enumerate(reward.told):
            y = rect.y + 74 + step * at
            side = min(84.0, step - 14)
            box = pygame.FRect(rect.x + 18, y + (step - side) / 2, side, side)
            draw_portrait(canvas, box, pictures.get(told.player, ""), SEATS[told.number - 1].colour)
            draw_seat(canvas, told.number, (box.right - 6, box.bottom - 8), 11)
            left, room = box.right + 14, rect.right - box.right - 64
            line(canvas, told.name, (left, y + step / 2 - 16), NAME, INK, room, high=32)
            line(canvas, told.line, (left, y + step / 2 + 16), TOLD, INK_2, room, high=27)
            if told.done:
                canvas.icon("check", (rect.right - 38, y + step / 2), 24, GOOD)
            if at:
                canvas.dashed_line((rect.x + 24, y), (rect.right - 24, y), INK_2, width=1.2)

    brush.panel(("choices", reward.told), rect, paint, pad=16)


def _draw_open(brush: SpriteList, layout: Layout, reward: RewardShown, piles: Mapping[str, str]) -> None:
    rect = layout["open"]
    named = tuple(piles.get(zone, "") for zone in reward.piles)

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "open", rule=False, tulips=True)
        line(canvas, reward.deck_title, (rect.x + 38, rect.y + 34), HEAD, INK, rect.width * 0.5, high=36)
        at = (rect.right - 42, rect.y + 34)
        line(canvas, reward.deck_hint, at, HINT, INK_2, rect.width * 0.42, high=26, align="right")
        for name, box in zip(named, pile_row(layout["open/cards"], len(named)), strict=True):
            block(canvas, name, (box.x, box.bottom + 12, box.width + 18, 40), PILE_NAME, INK)

    if reward.cards or reward.piles:
        brush.panel(("open", reward.deck_title, reward.deck_hint, named), rect, paint, pad=16)
