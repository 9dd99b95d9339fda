"""The table breathes: fog, motes and lights of every place, what lurks, who is hurt, and the light that peril takes."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
import pytest

from game import paths
from game.kit.errors import ContentError
from game.kit.shown import Space
from game.kit.text import Words
from game.looks.adventure.displayed_values import values
from game.looks.adventure.peril_light import EASE, PerilLight, Shade, shade_at
from game.looks.adventure.shadow_motion import STIR, stirred
from game.looks.adventure.wounded import DYING, HURT, hurt_of, paint_hurt, throb
from game.modes import Library, load_words
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.clock import TICK, WHOLE_EVERY, AmbienceClock
from game.ui.ambience.particles import swarm
from game.ui.screen.scene import Services
from game.ui.screen.tween import EASINGS
from game.ui.table.animator import copy_of
from game.ui.table.backdrop_gaps import without
from game.ui.table.piece_sprites import PieceSprites
from game.ui.table.placement import Place
from game.ui.table.sprites import Sprite, area
from tests.scenes.table_driver import SitDown, Table, table_maker

DATA = paths.resource("data", "terrinoth", "ambience.toml")
PLACES = list(tomllib.loads(paths.resource("data", "terrinoth", "locations.toml").read_text(encoding="utf-8")))
MOST_AT_ONCE, MOST_IN_ALL = 0.22, 0.10
"""The share of the window that one breath draws anew, and the mean of many."""


@pytest.fixture
def sit_down(make_services: Callable[..., Services], words: Words) -> SitDown:
    return table_maker(make_services, words)


def picture(table: Table) -> bytes:
    return pygame.image.tobytes(table.services.window.surface, "RGB")


def settle(table: Table) -> None:
    """Let everything come to rest that moves for once."""
    for _ in range(60):
        table.app.step([], 100)


def breaths(table: Table, seconds: float) -> list[list[pygame.Rect]]:
    """What is drawn anew in each of the breaths of this time."""
    found = []
    for _ in range(round(seconds * 1000 / TICK)):
        table.scene.update(TICK)
        assert table.scene.breathe(table.app.canvas)
        found.append(list(table.scene.ui.table.painter.renewed))
    return found


def move_to(table: Table, place: str) -> None:
    """Make another place the active one."""
    board = copy_of(table.scene.play.session.state.board)
    location = board.zone("location")[0]
    board.pieces[location].card = place
    table.scene.ui.table.rebuild(board)


# -- the data ---------------------------------------------------------------------------------------------------


def test_every_place_has_an_air_of_its_own() -> None:
    table = AmbienceTable.read(DATA)
    assert sorted(table.places) == sorted(PLACES)
    for place in PLACES:
        air = table.of(place)
        assert air.motes or air.mist, place
        assert all(0 <= x <= 1 and 0 <= y <= 1 and 0 < light.reach < 1 for light in air.lights for x, y in [light.at])
        assert 0 <= air.thick <= 1, place


def test_every_kind_of_mote_is_used_somewhere() -> None:
    table = AmbienceTable.read(DATA)
    assert {air.motes for air in table.places.values()} == set(table.kinds)


def test_motes_of_an_unknown_kind_are_told(tmp_path: object) -> None:
    file = paths.Path(str(tmp_path)) / "air.toml"
    file.write_text('[places.cave]\nmotes = "bats"\n', encoding="utf-8")
    with pytest.raises(ContentError, match="bats"):
        AmbienceTable.read(file)


def test_motes_stay_in_their_box_and_come_to_light_away_from_its_edge() -> None:
    box = pygame.FRect(100, 50, 400, 200)
    for name, kind in AmbienceTable.read(DATA).kinds.items():
        for mote in swarm(kind, 10, name):
            seen = [mote.at(kind, box, time * 333.0) for time in range(200)]
            assert all(box.collidepoint(s.x, s.y) for s in seen if s.light > 0), name
            assert max(s.light for s in seen) > 0.4, name


# -- breathing --------------------------------------------------------------------------------------------------


def test_the_table_breathes_between_two_frames(sit_down: SitDown) -> None:
    table = sit_down(speed="even")
    settle(table)
    before, frames = picture(table), table.app.frames
    table.app.draw()
    for _ in range(12):
        table.app.step([], 100)
    assert picture(table) != before
    assert table.app.frames == frames + 1, "no whole frame was needed"


@pytest.mark.parametrize("calm", [{"reduced_motion": True}, {"speed": "now"}, {"high_contrast": True}])
def test_nothing_is_drawn_for_those_who_want_no_motion(sit_down: SitDown, calm: dict[str, object]) -> None:
    table = sit_down(**({"speed": "even"} | calm))
    settle(table)
    before, frames = picture(table), table.app.frames
    for _ in range(30):
        table.app.step([], 100)
        assert not table.scene.breathe(table.app.canvas)
    assert picture(table) == before
    assert table.app.frames == frames


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_breath_shows_what_a_whole_frame_would_show(sit_down: SitDown, heroes: int) -> None:
    table = sit_down(heroes, speed="even")
    settle(table)
    view, canvas = table.scene.ui.table, table.app.canvas
    view.draw(canvas)
    for _ in range(WHOLE_EVERY - 1):
        view.update(TICK)
        assert view.breathe(canvas, [])
    breathed = picture(table)
    view.painter.forget()
    view.draw(canvas)
    assert picture(table) == breathed


def test_now_and_then_a_whole_frame_takes_up_what_was_covered(sit_down: SitDown) -> None:
    table = sit_down(speed="even")
    settle(table)
    frames = table.app.frames
    for _ in range(2 * WHOLE_EVERY + 4):
        table.app.step([], 100)
    assert table.app.frames == frames + 2


@pytest.mark.parametrize(("heroes", "size"), [(2, (1920, 1080)), (4, (1280, 720)), (2, (2560, 1080))])
def test_a_breath_draws_little_of_the_window_anew(sit_down: SitDown, heroes: int, size: tuple[int, int]) -> None:
    table = sit_down(heroes, size=size, speed="even")
    settle(table)
    for place in ("burning-green", "dark-forest", "mountain-pass"):
        move_to(table, place)
        table.app.draw()
        shares = [sum(map(area, parts)) / (size[0] * size[1]) for parts in breaths(table, 5)]
        assert max(shares) <= MOST_AT_ONCE, place
        assert sum(shares) / len(shares) <= MOST_IN_ALL, place


def test_nothing_is_drawn_where_something_lies_over_the_table(sit_down: SitDown) -> None:
    table = sit_down(speed="even")
    settle(table)
    canvas, view = table.app.canvas, table.scene.ui.table
    cover = view.layout["location"].copy()
    box = canvas.device(cover)
    canvas.surface.fill((255, 0, 255), box)
    for _ in range(15):
        view.update(TICK)
        assert view.breathe(canvas, [cover])
    inside = canvas.surface.subsurface(box)
    assert {tuple(inside.get_at((x, 60)))[:3] for x in range(0, box.width, 7)} == {(255, 0, 255)}


def test_the_table_holds_its_breath_under_a_menu_and_a_notice(sit_down: SitDown) -> None:
    table = sit_down(speed="even")
    settle(table)
    table.scene.open_pause()
    table.scene.update(TICK)
    assert not table.scene.breathe(table.app.canvas)
    table.key(pygame.K_ESCAPE)
    table.scene.update(TICK)
    assert table.scene.breathe(table.app.canvas)
    table.services.message("told")
    for _ in range(6):
        table.app.step([], 100)
    before = picture(table)
    table.app.step([], TICK)
    assert picture(table) == before


def test_time_in_which_nothing_was_drawn_is_not_made_up_for() -> None:
    breathing = AmbienceClock()
    breathing.update(60_000)
    assert breathing.due
    breathing.take(whole=True)
    assert breathing.moment <= 2 * TICK
    assert not breathing.due


# -- what lurks -------------------------------------------------------------------------------------------------


def test_cards_in_the_shadows_stir_a_little_each_in_its_own_time() -> None:
    sprites = [Sprite(pygame.Surface((10, 10)), (50, 80))]
    ways = [[stirred(sprites, card, time * 100.0, 1.0)[0].at[1] - 80 for time in range(60)] for card in range(3)]
    assert all(max(map(abs, way)) <= round(STIR) for way in ways)
    assert all(len(set(way)) >= 3 for way in ways)
    assert ways[0] != ways[1] != ways[2]
    assert stirred(sprites, 1, None, 1.0) == sprites


def test_a_hero_is_hurt_in_the_last_third_and_dying_at_the_end() -> None:
    assert [hurt_of(left, 12) for left in (12, 5, 4, 3, 2, 1, 0)] == [0, 0, HURT, HURT, DYING, DYING, 0]
    assert hurt_of(1, 3) == DYING


@pytest.mark.parametrize(("left", "worse"), [(8, True), (9, False)])
def test_the_card_of_a_hurt_hero_is_another_one(sit_down: SitDown, left: int, worse: bool) -> None:
    table = sit_down(speed="now")
    view = table.scene.ui.table
    seat = values(view.shown).mats[1]
    assert seat.health == 24

    def portrait(health: int) -> bytes:
        board = copy_of(table.scene.play.session.state.board)
        board.pieces[seat.hero].tokens["wound"] = seat.health - health
        view.rebuild(board)
        table.app.draw()
        rect = table.app.canvas.device(view.layout.seat(2, "hero"))
        return pygame.image.tobytes(table.services.window.surface.subsurface(rect), "RGB")

    assert (portrait(left) != portrait(20)) is worse


def test_a_portrait_that_loses_its_colour_keeps_its_shape(sit_down: SitDown) -> None:
    canvas = sit_down(speed="now").app.canvas
    card = pygame.Surface((113, 131), pygame.SRCALPHA)
    card.fill((240, 200, 60))
    card.fill((40, 20, 10), (60, 0, 53, 131))
    box = (5.0, 7.0, 101.0 / canvas.scale, 111.0 / canvas.scale)
    paint_hurt(canvas.onto(card), box, HURT)
    rows = range(40, 100, 3)
    assert all(sum(card.get_at((20, y))[:3]) > 2 * sum(card.get_at((98, y))[:3]) for y in rows)


def test_the_rim_of_the_dying_is_stronger_and_stays_below_three_flashes_a_second() -> None:
    for time in (None, 0.0, 500.0):
        assert throb(DYING, time) > throb(HURT, time) * 0.9
    beats = [throb(DYING, time * 10.0) for time in range(300)]
    turns = sum(1 for a, b, c in zip(beats, beats[1:], beats[2:], strict=False) if b > a and b >= c)
    assert turns / 3 < 3


# -- the light --------------------------------------------------------------------------------------------------


def test_peril_darkens_the_light_with_every_space(words: Words) -> None:
    mode = Library(load_words()).mode("terrinoth")
    for quest in mode.setup_form(2).lists[0].entries:
        shades = [shade_at(quest.track, at) for at in range(len(quest.track))]
        depths = [shade.depth for shade in shades]
        assert depths == sorted(set(depths)), quest.id
        assert depths[-1] == pytest.approx(1.0)


def test_the_colour_passed_last_tints_the_light() -> None:
    track = [Space("start"), Space("green"), Space("grey"), Space("red"), Space("grey")]
    assert [shade_at(track, at).colour for at in range(5)] == ["none", "green", "green", "red", "red"]
    assert shade_at(track, -1).depth == 0
    assert shade_at([], 0).depth == 0


def test_the_light_changes_within_a_second() -> None:
    gloom = PerilLight()
    gloom.to(Shade("green", 0.2), 0.0)
    assert gloom.layers == (Shade("green", 0.2),)
    gloom.to(Shade("red", 0.6), EASE)
    seen = []
    while gloom.update(EASE / 20):
        seen.append({shade.colour: shade.depth for shade in gloom.layers}.get("red", 0.0))
    assert len(seen) == 20
    assert seen == sorted(seen)
    assert gloom.layers == (Shade("red", 0.6),)


def test_without_motion_the_light_is_there_at_once(sit_down: SitDown) -> None:
    table = sit_down(reduced_motion=True, speed="even")
    view = table.scene.ui.table
    settle(table)
    bright = picture(table)
    view.step_track("peril", 0, 3)
    table.app.draw()
    dark = picture(table)
    settle(table)
    table.app.draw()
    assert dark != bright
    corner = table.app.canvas.device((4, 70, 1, 1)).topleft
    shown = table.services.window.surface.get_at(corner)
    view.step_track("peril", 3, 6)
    table.app.draw()
    assert sum(table.services.window.surface.get_at(corner)[:3]) < sum(shown[:3])


def test_holes_leave_parts_that_do_not_overlap() -> None:
    whole = pygame.Rect(0, 0, 100, 80)
    holes = [pygame.Rect(10, 10, 30, 30), pygame.Rect(30, 30, 50, 20), pygame.Rect(90, 70, 40, 40)]
    parts = without(whole, holes)
    left = {(x, y) for x in range(100) for y in range(80) if not any(hole.collidepoint(x, y) for hole in holes)}
    assert sum(map(area, parts)) == len(left)
    assert {(x, y) for part in parts for x in range(part.x, part.right) for y in range(part.y, part.bottom)} == left


# -- weight -----------------------------------------------------------------------------------------------------


def place(x: float, y: float, angle: float = 0.0) -> Place:
    return Place(pygame.FRect(x, y, 100, 140), angle)


def flight(goal: Place, *, reduced: bool = False) -> tuple[list[float], list[tuple[float, float]]]:
    """Heights and positions of a card on its way."""
    actors = PieceSprites()
    actors.jump({"card": place(0, 0)})
    actors.go({"card": goal}, reduced=reduced)
    card, heights, spots = actors["card"], [actors["card"].height], [actors["card"].pose[:2]]
    while actors.advance(10):
        heights.append(card.height)
        spots.append(card.pose[:2])
    return heights, spots


def test_a_card_is_lifted_on_its_way_and_lies_at_the_end() -> None:
    heights, spots = flight(place(600, 300))
    assert heights[0] == heights[-1] == 0
    assert max(heights) > 0.9
    assert max(x for x, _ in spots) > spots[-1][0], "it lands a little too far, and settles"


def test_a_card_sets_off_slower_than_it_flies() -> None:
    _, spots = flight(place(600, 0))
    steps = [b[0] - a[0] for a, b in pairwise(spots)]
    assert steps[0] < steps[4]
    assert steps[-1] < steps[4]


def test_a_card_that_is_turned_comes_up_less_than_one_that_flies() -> None:
    heights, _ = flight(place(0, 0, 90.0))
    assert 0.2 < max(heights) < 0.6


def test_with_reduced_motion_nothing_is_lifted() -> None:
    heights, spots = flight(place(600, 300), reduced=True)
    assert set(heights) == {0}
    assert len(set(spots[1:])) == 1


def test_a_beaten_enemy_is_thrown_up_falls_and_lies_lower() -> None:
    actors = PieceSprites()
    actors.jump({"rat": place(0, 0)})
    rat = actors["rat"]
    rat.act("fall")
    ys, heights = [], []
    while actors.advance(10):
        ys.append(rat.pose[1])
        heights.append(rat.height)
    start = place(0, 0).rect.centery
    assert min(ys) < start - 5
    assert ys[-1] > start + 20
    assert heights[-1] == 0
    assert max(ys) == pytest.approx(ys[-1], abs=1.0), "it bounces up, not through the table"


@pytest.mark.parametrize("name", EASINGS)
def test_every_easing_begins_and_ends_where_it_should(name: str) -> None:
    ease: Callable[[float], float] = EASINGS[name]
    values: Sequence[float] = (ease(0.0), ease(1.0))
    assert values == pytest.approx((0.0, 1.0), abs=1e-9)
