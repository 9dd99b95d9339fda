"""Zone placement: a table file alone says where every piece lies: hands, markets, rows, fans, slots, piles."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import paths
from game.kit.board import Board, Piece
from game.ui.screen.window import Stage
from game.ui.table.layout import CARD_FORM, OF_CARDS, Layout, TableLayout, Zone, read_table
from game.ui.table.zone_placement import ZonePlacement

ZONES = (
    Zone("seat.1", (0, 600, 900, 400)),
    Zone("seat.1/piece", (10, 610, 120, 160), arrange="seat"),
    Zone("seat.1/hand", (200, 800, 600, 178), shows="hand:{seat}", arrange="hand", step=(10.0, 0.0)),
    Zone("seat.1/front.1", (200, 610, 100, 140), shows="front:{seat}", arrange="slots"),
    Zone("seat.1/front.2", (310, 610, 100, 140)),
    Zone("market", (100, 80, 700, 200), shows="market", arrange="market", most=4, step=(20.0, 0.0)),
    Zone("road", (100, 300, 600, 200)),
    Zone("road/card", (120, 320, 100, 140), shows="road", arrange="row", most=6, step=(110.0, 0.0), least=40.0),
    Zone("drawn", (1000, 100, 100, 140), shows="deck", arrange="pile", turn=3.0),
)


def layout() -> Layout:
    """A table of one seat at the size of the design."""
    return TableLayout(1, {zone.name: zone for zone in ZONES}).fit(Stage.of((1920, 1080)).bounds)


def board(**zones: int) -> Board:
    """A board with so many cards in each zone, and one piece at the table."""
    made = Board()
    names = {zone.replace("_", ":"): count for zone, count in zones.items()}
    for zone, count in {**names, "seats": 1}.items():
        ids = ["ana"] if zone == "seats" else [f"{zone}-{at}" for at in range(count)]
        made.zones[zone] = ids
        made.pieces |= {piece: Piece(piece, piece, zone) for piece in ids}
    return made


def placed(turned: dict[str, int] | None = None, **zones: int) -> ZonePlacement:
    """The placement of such a board."""
    return ZonePlacement(board(**zones), layout(), {"ana": 1}, turned)


@pytest.mark.parametrize("count", [1, 2, 4, 9])
def test_a_hand_lies_in_the_middle_of_its_area_and_never_leaves_it(count: int) -> None:
    made = placed(hand_ana=count)
    rects = [made.places[f"hand:ana-{at}"].rect for at in range(count)]
    area = made.layout["seat.1/hand"]
    assert all(area.inflate(0.1, 0.1).contains(rect) for rect in rects)
    assert (rects[0].left + rects[-1].right) / 2 == pytest.approx(area.centerx)
    assert rects[0].width == pytest.approx(area.height * CARD_FORM)
    assert [made.places[f"hand:ana-{at}"].depth for at in range(count)] == sorted(range(2, 2 + count))
    if count == 2:
        assert rects[1].left - rects[0].right == pytest.approx(10)


def test_a_market_keeps_its_places_whatever_lies_there() -> None:
    full, few = placed(market=4), placed(market=2)
    assert few.places["market-1"].rect == full.places["market-1"].rect
    rects = [full.places[f"market-{at}"].rect for at in range(4)]
    assert (rects[0].left, rects[-1].right) == (100, 800)
    assert all(b.left - a.right == pytest.approx(20) for a, b in pairwise(rects))
    assert "market-4" not in placed(market=5).places


def test_a_row_overlaps_and_turns_to_the_cards_that_do_not_fit() -> None:
    made = placed(road=6)
    assert not made.more
    made = placed(road=9)
    (tab,) = made.more
    assert (tab.zone, tab.hidden) == ("road", 3)
    assert made.spot_at(tab.rect.center) == "more:road"
    seen = [piece for piece, place in made.places.items() if not place.hidden and piece.startswith("road")]
    assert seen == [f"road-{at}" for at in range(6)]
    turned = placed({"road": 6}, road=9)
    seen = [piece for piece, place in turned.places.items() if not place.hidden and piece.startswith("road")]
    assert seen == ["road-6", "road-7", "road-8", "road-0", "road-1", "road-2"]
    assert all(not turned.places[piece].box.colliderect(tab.rect) for piece in seen)


def test_slots_take_one_card_each_and_the_last_one_the_rest() -> None:
    made = placed(front_ana=4)
    rects = [made.places[f"front:ana-{at}"].rect for at in range(4)]
    assert [rect.topleft for rect in rects] == [(200, 610), (310, 610), (310, 620), (310, 630)]


def test_a_card_on_its_side_does_not_cover_the_next_slot() -> None:
    lying = board(front_ana=2)
    lying.pieces["front:ana-0"].exhausted = True
    made = ZonePlacement(lying, layout(), {"ana": 1})
    first, second = made.places["front:ana-0"], made.places["front:ana-1"]
    assert first.box.width > first.box.height
    assert first.box.right <= second.box.left + 6


def test_of_a_pile_only_the_top_is_seen() -> None:
    made = placed(deck=5)
    assert [made.places[f"deck-{at}"].hidden for at in range(5)] == [False, True, True, True, True]
    assert made.places["deck-0"].turn == 3.0
    assert made.spot("deck") == pygame.FRect(1000, 100, 100, 140)


def test_a_piece_sits_at_its_seat_and_is_given_things_there() -> None:
    made = placed()
    assert made.places["ana"].rect == made.layout.seat(1, "piece")
    assert made.drop_zone("ana") == made.layout.seat(1)
    assert made.drop_zone("nobody").size == (0, 0)
    assert made.spot_at((850, 650)) == "seat:1"


def test_cards_keep_their_form_in_a_window_with_much_height() -> None:
    tall = Zone("seat.1/front.1", (200, 610, 100, 120), taller=0.5, shows="front:{seat}", arrange="slots")
    further, plate = (tall._replace(name=name, arrange="", shows="") for name in ("seat.1/front.2", "seat.1/plate"))
    table = TableLayout(1, {zone.name: zone for zone in (tall, further, plate)})
    bounds = Stage.of((1280, 1024)).bounds
    fitted, free = table.fit(bounds), table.fit(bounds)["seat.1/plate"]
    for name in ("seat.1/front.1", "seat.1/front.2"):
        assert fitted[name].width / fitted[name].height == pytest.approx(CARD_FORM), name
        assert fitted[name].center == pytest.approx(free.center), "the room that is left lies above it and below it"
    assert free.height > 300, "what is no card takes all of the height it may have"
    assert table.fit(Stage.of((1920, 1080)).bounds)["seat.1/front.1"].height == 120


FILES = sorted(paths.data_folder().glob("*/tables/table_*.tmx"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_no_card_of_a_game_is_taller_than_a_card_in_a_window_of_five_to_four(file: Path) -> None:
    table = read_table(file)
    usual, tall = (table.fit(Stage.of(size).bounds) for size in ((1920, 1080), (1280, 1024)))
    cards = [zone.name for zone in table.zones.values() if zone.arrange in OF_CARDS]
    longest = {name: max(usual[name].height, tall[name].width / CARD_FORM) for name in cards}
    assert [name for name in cards if tall[name].height > longest[name] + 0.1] == []


@pytest.mark.parametrize("count", [5, 8, 9])
@pytest.mark.parametrize("exhausted", [(0,), (0, 1, 2), (1, 3, 4), (0, 1, 2, 3, 4, 5, 6, 7, 8)], ids=str)
def test_what_is_exhausted_in_a_full_row_is_covered_by_nothing(count: int, exhausted: tuple[int, ...]) -> None:
    made = board(road=12 if count == 9 else count)
    for number in exhausted:
        if number < count:
            made.piece(f"road-{number}").exhausted = True
    placement = ZonePlacement(made, layout(), {"ana": 1})
    places = {piece: placement.places[piece] for piece in made.zone("road") if not placement.places[piece].hidden}
    boxes = {piece: place.box for piece, place in places.items()}
    lying = [piece for piece, place in places.items() if place.turn]
    assert len(lying) == min(len(places), len([number for number in exhausted if number < count]))
    assert all(placement.layout["road"].contains(box) for box in boxes.values())
    for piece in lying:
        own = boxes[piece].inflate(-1, -1)
        crossed = [other for other, box in boxes.items() if other != piece and own.colliderect(box)]
        assert crossed == [], f"{piece} lies across {crossed}"
    ready = [boxes[piece].x for piece in places if piece not in lying]
    assert ready == sorted(ready)
    assert all(tab.rect.x >= max(box.right for box in boxes.values()) for tab in placement.more)
