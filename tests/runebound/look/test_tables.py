"""Which table is seen with a board, and where options of a card lie."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.kit.board import Board, Piece
from game.kit.shown import Face
from game.looks.runebound.card_frames import tokens_of, told
from game.looks.runebound.displayed_values import table_of
from game.looks.runebound.option_rows import option_places
from game.runebound import names
from game.runebound.view.token_values import TokenFace

SEEN = [
    ({}, {}, ""),
    ({names.FIGHTER: "lyssa"}, {}, "combat"),
    ({names.FIGHTER: "lyssa", names.READING: "combat-3"}, {names.REVEALED: ["skill-1"]}, "combat"),
    ({names.SHOPPING: "forge"}, {}, "market"),
    ({}, {names.SHOWN: ["asset-2"]}, "market"),
    ({names.READING: "social-4"}, {}, "adventure"),
    ({names.READING: "social-4", names.ON_CHART: "lyssa"}, {}, ""),
    ({}, {names.REVEALED: ["skill-1"]}, "adventure"),
    ({}, {names.DRAWN: ["combat-1"]}, ""),
]


@pytest.mark.parametrize(("tracks", "zones", "table"), SEEN)
def test_the_board_says_which_table_is_seen(
    tracks: dict[str, int | str], zones: dict[str, list[str]], table: str
) -> None:
    pieces = {piece: Piece(piece, piece, zone) for zone, lying in zones.items() for piece in lying}
    assert table_of(Board(pieces, zones, tracks)) == table


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_options_lie_below_one_another_within_their_zone(count: int) -> None:
    zone = pygame.FRect(1024, 160, 512, 420)
    places = option_places(zone, count)
    assert len(places) == count
    assert all(zone.contains(place) for place in places)
    assert all(one.bottom < other.y for one, other in pairwise(places))


def test_the_marks_of_a_face_say_its_tokens_and_its_price() -> None:
    face = Face("asset-1", "Rune Blade", "Rune Blade", "asset", marks=("token:M3*/U1", "success", "cost:any+combat"))
    (token,) = tokens_of(face, "asset")
    assert token.face == TokenFace("burst", 3, True)
    assert token.other == TokenFace("bolt", 1)
    assert told(face, "cost") == ["any+combat"]
