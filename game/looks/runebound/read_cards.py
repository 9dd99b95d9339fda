"""Read cards: what each skill of a hand says and costs, over the lower part of its card while one is learned."""

from __future__ import annotations

import pygame

from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.displayed_values import own
from game.looks.runebound.theme import INK, SLIP
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block
from game.ui.screen.theme import Style
from game.ui.table.frame_state import FrameState
from game.ui.table.sprite_list import SpriteList

TEXT = Style("story", 21, 1.05)
SHARE, EDGE = 0.36, 13.0
"""Where on its card the text begins, as a share of its height, and how far inside the card it lies."""


def draw_read(brush: SpriteList, state: FrameState) -> None:
    """The texts of the hand that one is learned from; a card that is dragged shows its picture."""
    values = own(state.shown)
    hero = values.seat(values.shown)
    if hero is None or not values.learning:
        return
    held = state.held[0] if state.held is not None else ""
    for piece in displayed.hand(state.board, hero.hero):
        place, text = state.placement.places.get(piece), state.shown.view.face(piece).text
        if place is None or piece == held or not text:
            continue
        card = place.rect
        box = pygame.FRect(card.x + EDGE, card.y + card.height * SHARE, card.width - 2 * EDGE, 0)
        box.height = card.bottom - EDGE - box.y

        def paint(canvas: Canvas, box: pygame.FRect = box, text: str = text) -> None:
            canvas.rect(box, SLIP, radius=3, edge=INK, width=1.4)
            block(canvas, text, (box.x + 8, box.y + 5, box.width - 16, box.height - 10), TEXT, INK)

        brush.panel(("read", piece, text, tuple(box)), box, paint, pad=2)
