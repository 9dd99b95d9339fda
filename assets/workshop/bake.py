"""Bakes what changed: compares the hashes of the sources with `baked.json` and draws the rest anew."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import time
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from PIL import Image

from assets.workshop import (
    app_icon,
    backs,
    badges,
    boxes,
    dice,
    frames,
    heroica,
    icons,
    pictures,
    runebound,
    shelf,
    tenefyr,
    textures,
    typefaces,
    warhammer_quest,
    windows,
)
from assets.workshop.recipe import Product, Recipe
from assets.workshop.sound import cues, music, ogg
from assets.workshop.sound.clip import Clip

ASSETS = Path(__file__).resolve().parent.parent
MANIFEST = Path(__file__).resolve().parent / "baked.json"
ICON_SIZES = [(16, 16), (32, 32), (48, 48), (64, 64), (128, 128), (256, 256)]


def recipes() -> tuple[Recipe, ...]:
    """Every recipe of the workshop, in baking order. Two recipes with one id or path are an error."""
    found = (
        *textures.RECIPES,
        *typefaces.RECIPES,
        *icons.RECIPES,
        *badges.RECIPES,
        *frames.RECIPES,
        *backs.RECIPES,
        *dice.RECIPES,
        *warhammer_quest.RECIPES,
        *heroica.RECIPES,
        *runebound.RECIPES,
        *tenefyr.RECIPES,
        *shelf.RECIPES,
        *boxes.RECIPES,
        *app_icon.RECIPES,
        *windows.RECIPES,
        *pictures.RECIPES,
        *cues.RECIPES,
        *music.RECIPES,
    )
    for what in ("id", "path"):
        names = [getattr(recipe, what) for recipe in found]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"recipes share the {what}: {', '.join(twice)}")
    return found


def chosen(patterns: Sequence[str]) -> tuple[Recipe, ...]:
    """The recipes whose id matches one of the patterns (`icons/*`); all without a pattern."""
    if not patterns:
        return recipes()
    known = recipes()
    for pattern in patterns:
        if not any(fnmatch(recipe.id, pattern) for recipe in known):
            raise ValueError(f"no recipe is called {pattern!r}")
    return tuple(recipe for recipe in known if any(fnmatch(recipe.id, pattern) for pattern in patterns))


@cache
def _source_text(module: str) -> bytes:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ValueError(f"a recipe names the unknown source {module!r}")
    return Path(spec.origin).read_bytes()


def digest(recipe: Recipe) -> str:
    """The hash of everything that decides how the recipe comes out: its path, quality and source modules."""
    made_of = hashlib.sha256(f"{recipe.path} {recipe.quality}".encode())
    for module in sorted(recipe.sources):
        made_of.update(_source_text(module))
    for file in recipe.files:
        made_of.update((ASSETS.parent / file).read_bytes())
    return made_of.hexdigest()[:16]


def read_manifest() -> dict[str, str]:
    """Recipe id -> hash at its last baking; empty before the first."""
    if not MANIFEST.exists():
        return {}
    stored: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return stored


def write_manifest(changes: dict[str, str], keep: Iterable[str]) -> None:
    """Merge `changes` into the manifest as it lies on the disk now, dropping ids that no recipe has."""
    alive = set(keep)
    merged = {key: value for key, value in (read_manifest() | changes).items() if key in alive}
    text = json.dumps(merged, indent=0, sort_keys=True) + "\n"
    fresh = MANIFEST.with_suffix(f".{os.getpid()}.tmp")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(MANIFEST)


def store(product: Product, path: Path, quality: int) -> None:
    """Write a finished product in the format that its path asks for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(product, str):
        path.write_text(product, encoding="utf-8")
    elif isinstance(product, bytes):
        path.write_bytes(product)
    elif isinstance(product, Clip):
        ogg.write(product, path)
    elif path.suffix == ".jpg":
        product.convert("RGB").save(path, quality=quality, optimize=True, progressive=True)
    elif path.suffix == ".webp":
        product.save(path, quality=quality, method=6)
    elif path.suffix == ".ico":
        product.save(path, sizes=ICON_SIZES)
    elif path.suffix == ".icns":
        product.save(path)
    else:
        product.save(path, optimize=True)


def bake(patterns: Sequence[str] = (), force: bool = False) -> int:
    """Bake the chosen recipes that changed or whose file is missing; returns how many were drawn."""
    selected = chosen(patterns)
    known = [recipe.id for recipe in recipes()]
    before = read_manifest()
    stale = [
        recipe
        for recipe in selected
        if force or before.get(recipe.id) != digest(recipe) or not (ASSETS / recipe.path).exists()
    ]
    for number, recipe in enumerate(stale, start=1):
        started = time.perf_counter()
        target = ASSETS / recipe.path
        store(recipe.draw(), target, recipe.quality)
        write_manifest({recipe.id: digest(recipe)}, known)
        seconds = time.perf_counter() - started
        size = target.stat().st_size / 1024
        print(f"[{number}/{len(stale)}] {recipe.path}  {seconds:.1f} s  {size:.0f} KiB", flush=True)
    print(f"{len(stale)} baked, {len(selected) - len(stale)} unchanged")
    return len(stale)


def open_baked(recipe: Recipe) -> Image.Image | None:
    """The committed picture of a recipe, or None when it is no picture or was never baked."""
    path = ASSETS / recipe.path
    if path.suffix not in (".png", ".jpg", ".webp") or not path.exists():
        return None
    return Image.open(path)
