"""The engraving method: shapes are placed, inflated, lit and printed as its description says."""

from __future__ import annotations

import ast
import importlib.util
from functools import cache
from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
numpy = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop import bake  # noqa: E402
from assets.workshop.engraving import (  # noqa: E402
    NO_SHADOW,
    Dab,
    Fog,
    Picture,
    Plate,
    Shadow,
    Shape,
    Sky,
    flat,
    placed,
)
from assets.workshop.engraving.palette import darker, lighter, mixed, rgb  # noqa: E402
from assets.workshop.engraving.paths import box, ellipse, tube  # noqa: E402
from assets.workshop.engraving.raster import window_of  # noqa: E402

SMALL = (80, 60)


def plate(*shapes):
    made = Plate(*SMALL, Sky(), scale=2.0)
    made.lay_all(shapes)
    return made


def window(shape):
    return window_of(shape.markup, *SMALL, 2.0, 0.0)


def test_a_placed_shape_stands_where_it_was_moved_to():
    (moved,) = placed([Shape(ellipse(0, 0, 10), "#808080")], 60, 20)
    found = window(moved)
    assert (found.left + found.right) / 4 == pytest.approx(60, abs=2)
    assert (found.top + found.bottom) / 4 == pytest.approx(20, abs=2)


def test_mirroring_a_part_turns_its_lines_the_other_way_and_keeps_its_size():
    (mirrored,) = placed([Shape(box(5, 0, 10, 10), "#808080", angle=30)], 40, 20, 1.5, mirror=True)
    assert mirrored.angle == -30
    assert mirrored.size == pytest.approx(1.5)
    assert (window(mirrored).left + window(mirrored).right) / 4 == pytest.approx(40 - 15, abs=2)


def test_placing_twice_is_placing_once_with_both_moves():
    shape = Shape(ellipse(0, 0, 4), "#808080")
    (inner,) = placed(placed([shape], 3, 4, 2.0), 10, 20, 0.5)
    (once,) = placed([shape], 11.5, 22)
    assert inner.frame == pytest.approx(once.frame)


def test_fog_of_a_placed_part_reaches_every_shape():
    fog = Fog("#ffffff", 0.5)
    part = [Shape(ellipse(0, 0, 4), "#808080"), flat(ellipse(0, 0, 2), "#202020")]
    assert {shape.fog for shape in placed(part, fog=fog)} == {fog}


def test_a_shape_outside_the_plate_leaves_it_as_it_was():
    before, after = plate(), plate(Shape(ellipse(500, 500, 10), "#101010"))
    assert numpy.array_equal(before.tone, after.tone)
    assert numpy.array_equal(before.wash, after.wash)


def test_an_inflated_shape_is_lighter_towards_the_light_than_away_from_it():
    made = plate(Shape(ellipse(40, 30, 20), "#909090", bevel=20, grain=0.0, rim=0.0, shadow=NO_SHADOW))
    upper_left, lower_right = made.tone[36:44, 56:64].mean(), made.tone[76:84, 96:104].mean()
    assert upper_left > lower_right + 0.2


def test_a_flat_shape_has_one_tone():
    made = plate(flat(box(20, 20, 40, 20), "#909090"))
    inside = made.tone[48:72, 48:112]
    assert inside.max() - inside.min() < 0.01


def test_a_dab_lifts_the_surface_so_that_its_far_side_lies_in_shade():
    plain = flat(box(10, 10, 60, 40), "#909090")
    dabbed = Shape(plain.outline, plain.fill, swell=0, grain=0, rim=0, shadow=NO_SHADOW, dabs=(Dab(40, 30, 8, 8, 8),))
    made = plate(dabbed)
    assert made.tone[50:56, 68:74].mean() > made.tone[66:72, 86:92].mean() + 0.1


def test_a_shadow_darkens_the_ground_beside_a_shape():
    shape = Shape(box(20, 10, 20, 20), "#909090", shadow=Shadow(0.8, 10, 10, 3))
    assert plate(shape).tone[70:74, 60:80].mean() < plate().tone[70:74, 60:80].mean() - 0.05


def test_fogged_shapes_print_paler():
    near = flat(box(20, 20, 40, 20), "#303030")
    (far,) = placed([near], fog=Fog("#ffffff", 0.8))
    assert plate(far).tone[60, 80] > plate(near).tone[60, 80]
    assert plate(far).far[60, 80] == pytest.approx(0.8, abs=0.01)


def test_a_tube_is_as_wide_as_it_was_asked_for():
    found = window(Shape(tube(10, 30, 12, 70, 30, 12), "#808080"))
    assert (found.bottom - found.top) / 2 == pytest.approx(12 + 16, abs=6)


def test_the_same_picture_prints_the_same_twice_and_at_its_own_size():
    picture = Picture(lambda: (), lambda: [Shape(ellipse(40, 30, 20), "#a05030")], size=SMALL)
    first, second = picture.drawn(1.0), picture.drawn(1.0)
    assert first.size == SMALL
    assert first.tobytes() == second.tobytes()


def test_the_ground_is_kept_light_round_a_figure():
    disc = [Shape(ellipse(40, 30, 14), "#303030", shadow=NO_SHADOW)]
    dark = Sky(high="#203040", low="#203040")
    figure = Picture(lambda: (), lambda: disc, dark, size=SMALL).drawn(2.0)
    scenery = Picture(lambda: disc, None, dark, size=SMALL).drawn(2.0)
    beside = (slice(26, 34), slice(57, 60))
    assert numpy.asarray(figure)[beside].mean() > numpy.asarray(scenery)[beside].mean()


def test_colours_mix_between_their_ends():
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert rgb(darker("#808080")).mean() < rgb("#808080").mean() < rgb(lighter("#808080")).mean()


DESCRIBING = {"assets.workshop.recipe", "assets.workshop.pictures.record"}


@cache
def imported(module):
    """The modules of the workshop that a module's text imports, without those that only describe a product."""
    source = Path(importlib.util.find_spec(module).origin).read_text(encoding="utf-8")
    package = module.rpartition(".")[0]
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            within = base.startswith("assets.workshop")
            found |= {base} | {f"{base}.{name.name}" for name in node.names} if within else set()
    modules = {name for name in found if Path(bake.ASSETS.parent, *name.split(".")).with_suffix(".py").is_file()}
    return modules - DESCRIBING


def test_every_recipe_names_all_modules_it_is_made_from():
    missing = {
        recipe.id: sorted(set().union(*map(imported, recipe.sources)) - set(recipe.sources))
        for recipe in bake.recipes()
    }
    assert {name: modules for name, modules in missing.items() if modules} == {}
