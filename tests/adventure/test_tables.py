"""The tables of the card games for 2, 3 and 4 heroes at every size of window: nothing overlaps, nothing leaves the
window.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from functools import cache
from itertools import combinations, pairwise, product

import pytest

from game import paths
from game.ui.screen.window import Stage
from game.ui.table.layout import Layout, TableLayout, read_table

SIZES = [
    (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160),
    (2560, 1080), (3440, 1440), (5120, 1440), (1440, 1080), (1024, 768), (1920, 1200),
    (960, 540), (1001, 997), (1733, 811),
]  # fmt: skip
SLACK = 0.01
GAMES = {"terrinoth": "activation", "warhammer-quest": "action"}
"""Game -> how the places of a hero's cards are called at its tables."""
OWN = {
    "terrinoth": [f"token.{n}" for n in range(1, 6)],
    "warhammer-quest": [f"hook.{n}" for n in range(1, 5)] + ["gold.1"],
}
of_each_game = pytest.mark.parametrize("game", GAMES)


@cache
def table_of(game: str, heroes: int) -> TableLayout:
    return read_table(paths.resource("data", game, "tables", f"table_{heroes}.tmx"))


@cache
def layout_of(game: str, heroes: int, size: tuple[int, int]) -> Layout:
    """The table in a window of a size; nobody changes it."""
    return table_of(game, heroes).fit(Stage.of(size).bounds)


def zones(table: TableLayout) -> list[str]:
    return [name for name, zone in table.zones.items() if "/" not in name and not zone.over]


@of_each_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_no_zone_overlaps_another_and_none_leaves_the_window(game: str, heroes: int, size: tuple[int, int]) -> None:
    table = table_of(game, heroes)
    layout = layout_of(game, heroes, size)
    window = layout.bounds.inflate(SLACK, SLACK)
    for name in zones(table):
        assert window.contains(layout[name]), f"{name} leaves the window"
    for one, other in combinations([name for name in zones(table) if name != "header"], 2):
        assert not layout[one].inflate(-SLACK, -SLACK).colliderect(layout[other]), f"{one} lies on {other}"


@of_each_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_parts_of_a_zone_lie_inside_it(game: str, heroes: int, size: tuple[int, int]) -> None:
    table = table_of(game, heroes)
    layout = layout_of(game, heroes, size)
    for name in table.zones:
        owner = name.partition("/")[0]
        if "/" in name and name != "prompt/options":
            assert layout[owner].inflate(SLACK, SLACK).contains(layout[name]), f"{name} leaves {owner}"


@of_each_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_parts_of_a_seat_do_not_overlap(game: str, heroes: int, size: tuple[int, int]) -> None:
    table = table_of(game, heroes)
    layout = layout_of(game, heroes, size)
    for seat in range(1, heroes + 1):
        parts = [name for name in table.zones if name.startswith(f"seat.{seat}/")]
        for one, other in combinations(parts, 2):
            assert not layout[one].inflate(-SLACK, -SLACK).colliderect(layout[other]), f"{one} lies on {other}"


@of_each_game
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_at_the_size_of_the_design_the_zones_are_where_the_file_puts_them(game: str, heroes: int) -> None:
    table = table_of(game, heroes)
    layout = layout_of(game, heroes, (1920, 1080))
    for name, zone in table.zones.items():
        assert tuple(layout[name]) == pytest.approx(zone.rect)


@of_each_game
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_seat_has_all_its_parts(game: str, heroes: int) -> None:
    layout = layout_of(game, heroes, (1920, 1080))
    parts = ["hero", "health", "conditions", "items", *OWN[game]]
    parts += [f"engaged.{n}" for n in range(1, 4)] + [f"{GAMES[game]}.{n}" for n in range(1, 5)]
    for seat in range(1, heroes + 1):
        assert all(f"seat.{seat}/{part}" in layout for part in parts)
    assert f"seat.{heroes + 1}" not in layout


@of_each_game
def test_on_a_wide_screen_seats_keep_to_the_edges_and_the_shadows_grow(game: str) -> None:
    usual, wide = layout_of(game, 4, (1920, 1080)), layout_of(game, 4, (2560, 1080))
    assert wide.seat(1).left - wide.bounds.left == pytest.approx(usual.seat(1).left)
    assert wide.bounds.right - wide.seat(4).right == pytest.approx(1920 - usual.seat(4).right)
    assert wide["shadows"].width == pytest.approx(usual["shadows"].width + 640)
    assert wide["location"].topleft == usual["location"].topleft


@of_each_game
def test_on_a_tall_screen_the_header_stays_on_top_and_seats_grow(game: str) -> None:
    usual, tall = layout_of(game, 2, (1920, 1080)), layout_of(game, 2, (1440, 1080))
    assert tall["header"].top == pytest.approx(tall.bounds.top)
    assert tall["quest"].top - tall["prompt"].bottom == pytest.approx(usual["quest"].top - usual["prompt"].bottom + 48)
    assert tall.seat(1).height > usual.seat(1).height
    assert tall.seat(1, "hero").size == usual.seat(1, "hero").size, "a card keeps its form"


@of_each_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_row_of_shadows_stays_in_its_zone_and_shows_enough_of_each_card(
    game: str, heroes: int, size: tuple[int, int]
) -> None:
    layout = layout_of(game, heroes, size)
    for count in (1, 2, 5, 8, 20):
        row = layout.spread("shadows/card", count)
        assert len(row) == min(count, 8)
        assert all(layout["shadows"].inflate(SLACK, SLACK).contains(rect) for rect in row), count
        steps = [b.x - a.x for a, b in pairwise(row)]
        assert all(step >= 64 for step in steps), count


@of_each_game
def test_items_fan_away_from_the_first(game: str) -> None:
    layout = layout_of(game, 4, (1920, 1080))
    first, second, third = (rect.topleft for rect in layout.spread("seat.1/items", 3))
    step = second[0] - first[0], second[1] - first[1]
    assert min(map(abs, step)) > 2
    assert third == pytest.approx((second[0] + step[0], second[1] + step[1]))


@of_each_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_however_many_items_stay_on_their_mat_and_off_their_hero(
    game: str, heroes: int, size: tuple[int, int]
) -> None:
    layout = layout_of(game, heroes, size)
    for seat, count in product(range(1, heroes + 1), (1, 3, 4, 9)):
        items = layout.spread(f"seat.{seat}/items", count)
        assert len(items) == count
        for other in ("hero", "health", f"{GAMES[game]}.4"):
            assert not any(rect.colliderect(layout.seat(seat, other)) for rect in items), other
        assert all(layout.seat(seat).inflate(-8, -8).contains(rect) for rect in items)


@of_each_game
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_file_is_a_map_that_tiled_opens(game: str, heroes: int) -> None:
    root = ElementTree.parse(paths.resource("data", game, "tables", f"table_{heroes}.tmx")).getroot()
    things = root.findall("./objectgroup/object")
    numbers = [int(thing.attrib["id"]) for thing in things]
    assert root.tag == "map"
    assert root.attrib["orientation"] == "orthogonal"
    assert len(set(numbers)) == len(numbers)
    assert int(root.attrib["nextobjectid"]) > max(numbers)
    assert len({thing.attrib["name"] for thing in things}) == len(things)
    assert all(thing.attrib["type"] == "zone" for thing in things)
