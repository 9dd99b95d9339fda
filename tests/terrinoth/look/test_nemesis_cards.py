"""The full cards of the nemeses, which say the most of all: in a small window too nothing lies below their badges."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.looks.terrinoth.card_frames import FRAMES
from game.terrinoth.mode import TerrinothMode
from game.ui.cards import full_card
from game.ui.cards.card import Cards
from game.ui.cards.card_text import bar_height, least_type, used_height
from game.ui.cards.full_card import FULL
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_that_a_nemesis_says_lies_above_its_badges(
    make_services: Callable[..., Services], mode: TerrinothMode, size: tuple[int, int]
) -> None:
    services = make_services(size)
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    cards = Cards(services.images.root, services.words, FRAMES, "terrinoth")
    seen = set()
    for sample in mode.workbench().samples():
        session = mode.session(sample).begin()
        view = mode.view(session)
        for piece in session.state.board.zone("lair"):
            face, sheet = view.face(piece), view.sheet(piece)
            seen.add(face.title)
            frame, k = cards.frame(face, FULL), 336 / FULL[0]
            chosen, more = full_card._room(canvas, sheet, frame, k)
            _, _, wide, high = (part * k for part in frame.areas["text"])
            room = high - (bar_height(k) if chosen.keywords else 0) + more
            assert used_height(canvas, chosen, wide, max(least_type(canvas), 20 * k)) <= room, face.title
            assert [row for row in chosen.rows if row.icon == "threat"], f"{face.title}: what its threat does is said"
    assert len(seen) >= 6
