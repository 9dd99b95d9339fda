"""What an item does stands on it on the table, where it can be read: at two heroes from 1080 lines on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game import paths
from game.kit.shown import Face
from game.looks.terrinoth.card_frames import FRAMES
from game.modes import Library, load_words
from game.terrinoth.mode import TerrinothMode
from game.ui.cards.card import Cards
from game.ui.cards.table_text import LEAST_PIXELS, laid_out
from game.ui.screen.scene import Services
from game.ui.table.layout import read_table
from game.ui.table.preload import nowhere
from tests.scenes.driver import setup_with

MakeServices = Callable[..., Services]


def found_cards() -> dict[str, Face]:
    """The faces of what is found while exploring, each by its card."""
    mode = Library(load_words()).mode("terrinoth")
    assert isinstance(mode, TerrinothMode)
    session = mode.session(setup_with()).begin()
    view, faces = mode.view(session), {}
    for piece in list(session.state.board.pieces.values()):
        if piece.card in session.table.box.exploration:
            piece.face_up = True
            faces.setdefault(piece.card, view.face(piece.id))
    return faces


def test_items_carry_their_text_and_what_is_over_at_once_does_not() -> None:
    faces = found_cards()
    kinds = {face.frame for face in faces.values()}
    assert {"item", "event"} <= kinds
    assert {face.frame for face in faces.values() if face.text} == {"item"}
    assert all(face.text for face in faces.values() if face.frame == "item")


@pytest.mark.parametrize(("window", "seats", "readable"), [((1920, 1080), 2, True), ((1280, 720), 2, False)])
def test_every_text_of_an_item_can_be_read_where_any_is_shown(
    make_services: MakeServices, window: tuple[int, int], seats: int, readable: bool
) -> None:
    services = make_services(window)
    canvas = nowhere(services)
    cards = Cards(services.images.root, services.words, FRAMES, "terrinoth")
    layout = read_table(paths.game_folder("terrinoth") / "tables" / f"table_{seats}.tmx").fit(canvas.bounds)
    size = layout["seat.1/items"].size
    for face in found_cards().values():
        told = laid_out(canvas, face.text, cards.frame(face, size).picture) if face.text else None
        if face.frame == "item":
            assert (told is not None) is readable, face.title
        if told is not None:
            assert canvas.type.size(told.paragraphs[0].style) * canvas.scale >= LEAST_PIXELS - 0.5
