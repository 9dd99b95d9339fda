"""Dice: ray-traced rounded cubes with engraved faces, as tumble strips and a picture of each face."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.icons import GLYPHS, sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import render as render_svg
from assets.workshop.svg import rgb

Array = NDArray[np.float32]
PIXELS = 128
FRAMES = 16
FINE = 3
FACE_PIXELS = 256
CORE, ROUND = 0.60, 0.16
HALF = CORE + ROUND
BALL = 1.115
VIEW = 1.27
EYE = 4.0
KEY = np.array([-0.36, 0.30, 0.88], np.float32)
# right and up of the faces +x, -x, +y, -y, +z, -z as somebody sees them who looks at the face
AXES: tuple[tuple[tuple[int, int, int], tuple[int, int, int]], ...] = (
    ((0, 0, -1), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1)),
    ((1, 0, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 1, 0)),
    ((-1, 0, 0), (0, 1, 0)),
)
# yaw and roll of the landing pictures in degrees: dice never lie in rank and file
LANDINGS = {
    "success": (-12, 6),
    "success2": (12, -8),
    "success-defense": (-11, 4),
    "defense": (12, -5),
    "critical": (-12, 8),
    "counterattack": (-12, -6),
    "threat": (12, 7),
    "blank": (-12, 4),
}


@dataclass(frozen=True, eq=False)
class Die:
    """A kind of die: its colours, what each face shows, and its six faces in order of AXES while it tumbles.

    A face is a tuple of (sign, x, y, size, colour) on a square of 80 units round 0, 0; `glyphs` are the signs of its
    game, `landings` how it lies with each of its faces up.
    """

    body: str
    line: str
    faces: dict[str, tuple[tuple[str, float, float, float, str], ...]]
    tumbling: tuple[str, ...]
    shine: float
    glyphs: Mapping[str, str] = field(default_factory=lambda: GLYPHS)
    landings: Mapping[str, tuple[int, int]] = field(default_factory=lambda: LANDINGS)


def hero_die(body: str, line: str, ink: str, steel: str, fire: str, shine: float) -> Die:
    """A hero die: successes in `ink`, shields in `steel`, the critical in `fire`."""
    return Die(
        body,
        line,
        faces={
            "success": (("success", 0, 0, 54, ink),),
            "success2": (("success", -13, -13, 35, ink), ("success", 13, 13, 35, ink)),
            "success-defense": (("success", -13.5, -13, 35, ink), ("defense", 13.5, 13, 34, steel)),
            "defense": (("defense", 0, 1, 54, steel),),
            "critical": (("critical", 0, 0, 60, fire),),
        },
        tumbling=("success", "defense", "success2", "critical", "success-defense", "success"),
        shine=shine,
    )


def enemy_die(body: str, line: str, blow: str, threat: str, shine: float) -> Die:
    """An enemy die: blows in `blow`, what the great foe does in `threat`."""
    return Die(
        body,
        line,
        faces={
            "counterattack": (("counterattack", 0, 0, 54, blow),),
            "threat": (("threat", 0, 0, 56, threat),),
            "blank": (),
        },
        tumbling=("counterattack", "blank", "counterattack", "threat", "blank", "counterattack"),
        shine=shine,
    )


DICE = {
    "hero": hero_die("#efe4c8", "#8a6f4a", "#35170d", "#2a4866", "#a62c1a", 0.3),
    "enemy": enemy_die("#332e36", "#8f7a52", "#efbd55", "#ff7f52", 0.5),
}
def turn(axis: tuple[float, float, float], degrees: float) -> Array:
    """The rotation matrix about an axis."""
    x, y, z = np.asarray(axis, np.float64) / np.linalg.norm(axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    rows = [
        [c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s],
        [y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s],
        [z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c)],
    ]
    return np.asarray(rows, np.float32)


@cache
def face(die: Die, name: str) -> Array:
    """A face as H x W x 4: its colour, and its height from 0 (cut in) to 1."""
    frame = (
        f'<rect x="-32" y="-32" width="64" height="64" rx="10" fill="none" stroke="{die.line}" '
        'stroke-opacity=".55" stroke-width="1.8"/>'
    )
    marks = "".join(sign(*mark, glyphs=die.glyphs) for mark in die.faces[name])
    drawn = np.asarray(render_svg(frame + marks, 80, 80, FACE_PIXELS / 80, -40, -40), np.float32) / 255
    cover = drawn[..., 3:]
    ground = np.asarray(rgb(die.body), np.float32) / 255
    height = 1 - ndimage.gaussian_filter(cover[..., 0], 1.6)
    return np.concatenate([drawn[..., :3] * cover + ground * (1 - cover), height[..., None]], -1)


def distance(point: Array) -> Array:
    """Signed distance to the die: a rounded box whose corners are ground off by a ball."""
    offset = np.abs(point) - CORE
    outside = np.linalg.norm(np.maximum(offset, 0), axis=-1)
    boxed = outside + np.minimum(offset.max(-1), 0) - ROUND
    return np.maximum(boxed, np.linalg.norm(point, axis=-1) - BALL)


def march(origin: Array, heading: Array) -> tuple[Array, NDArray[np.bool_]]:
    """Where rays meet the die, and which of them do."""
    travelled = np.full(heading.shape[0], EYE - 1.7, np.float32)
    for _ in range(34):
        travelled += 0.97 * distance(origin + heading * travelled[:, None])
        np.minimum(travelled, 9, out=travelled)
    point = origin + heading * travelled[:, None]
    return point, distance(point) < 0.006


def normals(point: Array) -> Array:
    """Outward normals of the surface."""
    step = 0.004
    slopes = []
    for axis in np.eye(3, dtype=np.float32) * step:
        slopes.append(distance(point + axis) - distance(point - axis))
    slope = np.stack(slopes, -1)
    return slope / (np.linalg.norm(slope, axis=-1, keepdims=True) + 1e-9)


def sampled(texture: Array, right: Array, up: Array) -> Array:
    """A texture at places of -1 to 1 to the right and up, bilinear."""
    size = texture.shape[0]
    columns, rows = (right * 0.5 + 0.5) * size - 0.5, (0.5 - up * 0.5) * size - 0.5
    channels = [
        ndimage.map_coordinates(texture[..., k], [rows, columns], order=1, mode="nearest")
        for k in range(texture.shape[2])
    ]
    return np.stack(channels, -1)


def painted(die: Die, names: tuple[str, ...], point: Array, normal: Array) -> tuple[Array, Array]:
    """Colours of surface points, and their normals bent by the engraving."""
    colour = np.zeros((len(point), 3), np.float32)
    bent = normal.copy()
    axis = np.abs(point).argmax(-1)
    for index, name in enumerate(names):
        sign_of = 1 if index % 2 == 0 else -1
        here = (axis == index // 2) & (np.sign(point[:, index // 2]) == sign_of)
        if not here.any():
            continue
        right, up = (np.asarray(vector, np.float32) for vector in AXES[index])
        across, above = point[here] @ right / HALF, point[here] @ up / HALF
        texture = face(die, name)
        slope_up, slope_right = np.gradient(texture[..., 3])
        relief = np.dstack([texture[..., :3], slope_right, -slope_up]).astype(np.float32)
        found = sampled(relief, across, above)
        colour[here] = found[:, :3]
        bent[here] -= 5.0 * (found[:, 3:4] * right + found[:, 4:5] * up)
    return colour, bent / np.linalg.norm(bent, axis=-1, keepdims=True)


def lit(die: Die, colour: Array, normal: Array, ray: Array) -> Array:
    """Shaded colours: key light from the upper left, sky, a glint, a pale rim."""
    key = np.clip(normal @ KEY, 0, 1)[:, None]
    sky = (0.5 + 0.5 * normal[:, 1])[:, None]
    half = KEY - ray
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    glint = np.clip((normal * half).sum(-1), 0, 1)[:, None] ** 46 * die.shine
    rim = (1 - np.clip(-(ray * normal).sum(-1), 0, 1))[:, None] ** 3
    warm = np.array([1.04, 1.0, 0.94], np.float32)
    shaded = colour * (0.34 + 0.24 * sky + 0.70 * key) * warm
    return np.clip(shaded + glint * np.array([1, 0.97, 0.9]) + rim * np.array([0.26, 0.24, 0.22]), 0, 1)


def portrait(die: Die, names: tuple[str, ...], pose: Array, height: float) -> Image.Image:
    """One picture of a die; `pose` turns the die, `height` (0 to 1) lifts it off its shadow."""
    edge = PIXELS * FINE
    steps = ((np.arange(edge, dtype=np.float32) + 0.5) / edge * 2 - 1) * VIEW
    across, above = np.meshgrid(steps, -steps)
    near = 1 + 0.10 * height
    ray = np.stack([across / near, above / near, np.full_like(across, -EYE)], -1).reshape(-1, 3)
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    point, hit = march(np.array([0, 0, EYE], np.float32) @ pose, ray @ pose)
    normal = normals(point[hit])
    colour, bent = painted(die, names, point[hit], normal)
    picture = np.zeros((edge * edge, 4), np.float32)
    picture[hit, :3] = lit(die, colour, bent @ pose.T, ray[hit])
    picture[hit, 3] = 1
    return reduced(with_shadow(picture.reshape(edge, edge, 4), height))


def with_shadow(picture: Array, height: float) -> Array:
    """The die, colours premultiplied, over its soft shadow to the lower right."""
    edge = picture.shape[0]
    cover = picture[..., 3]
    fall = (edge * (0.035 + 0.06 * height), edge * (0.02 + 0.04 * height))
    shadow = ndimage.shift(cover, fall, order=1)
    shadow = ndimage.gaussian_filter(shadow, edge * (0.02 + 0.03 * height)) * (0.66 - 0.3 * height)
    out = picture.copy()
    out[..., :3] *= cover[..., None]
    out[..., 3] = cover + shadow * (1 - cover)
    return out


def reduced(picture: Array) -> Image.Image:
    """Average FINE x FINE samples and divide the colours by their cover."""
    small = picture.reshape(PIXELS, FINE, PIXELS, FINE, 4).mean((1, 3))
    colours = small[..., :3] / np.maximum(small[..., 3:], 1e-4)
    pixels = np.concatenate([colours, small[..., 3:]], -1)
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def landing(die: Die, name: str) -> Image.Image:
    """The die at rest with the face towards the player."""
    sides = [side for side in die.faces if side != name]
    names = (sides[0], sides[-1], sides[-1], sides[0], name, sides[0])
    yaw, roll = die.landings[name]
    pose = turn((0, 0, 1), roll) @ turn((1, 0, 0), 19) @ turn((0, 1, 0), yaw)
    return portrait(die, names, pose, 0)


def tumble(die: Die) -> Image.Image:
    """Sixteen frames side by side: two turns and a quarter, bouncing, slowing to rest."""
    strip = Image.new("RGBA", (PIXELS * FRAMES, PIXELS))
    for frame in range(FRAMES):
        time = frame / (FRAMES - 1)
        left = (1 - time) ** 2.0
        pose = turn((0, 0, 1), 5) @ turn((1, 0, 0), 19) @ turn((0.55, 0.75, 0.25), left * 810)
        bounce = abs(math.cos(time * math.pi * 2.5)) * (1 - time) ** 1.3
        strip.paste(portrait(die, die.tumbling, pose, bounce), (PIXELS * frame, 0))
    return strip


def dice_recipes(art: str, dice: Mapping[str, Die], made_of: Iterable[str]) -> tuple[Recipe, ...]:
    """The recipes of the dice of one game, whose pictures go to the folder `art`."""
    sources = tuple(made_of)
    rolling = (Recipe(f"{art}/{kind}_tumble", f"{art}/{kind}_tumble.png", partial(tumble, die), sources)
        for kind, die in dice.items())
    lying = (Recipe(f"{art}/{kind}_{name}", f"{art}/{kind}_{name}.png", partial(landing, die, name), sources)
        for kind, die in dice.items() for name in die.faces)
    return (*rolling, *lying)


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("dice", "icons", "signs", "controls", "svg"))
RECIPES = dice_recipes("dice/terrinoth", DICE, MADE_OF)
