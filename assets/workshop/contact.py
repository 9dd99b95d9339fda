"""Contact sheets: every baked picture of a folder beside its name, also at the sizes it has on the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from assets.workshop.bake import chosen, open_baked

GROUND = (43, 28, 18)
NAME = (230, 207, 154)
SHEET_WIDTH = 1600
GAP = 12
NAME_HEIGHT = 16
CELLS = {"icons": 96, "badges": 96, "dice": 128, "tokens": 96}
USUAL_CELL = 300
SMALL_SIZES = (48, 24, 18)


def cell_of(folder: str) -> int:
    """Edge of the square cell, in pixels, that a picture of the folder is fitted into."""
    return CELLS.get(folder, USUAL_CELL)


def fitted(picture: Image.Image, edge: int) -> Image.Image:
    """The picture shrunk to fit a square; never enlarged."""
    scale = min(1.0, edge / picture.width, edge / picture.height)
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    return picture.convert("RGBA").resize(size, Image.Resampling.LANCZOS)


def cell(name: str, picture: Image.Image, folder: str) -> Image.Image:
    """One named picture; icons also at 48, 24 and 18 px."""
    edge = cell_of(folder)
    small = SMALL_SIZES if folder == "icons" else ()
    image = fitted(picture, edge)
    width = edge + sum(size + 6 for size in small)
    drawn = Image.new("RGBA", (width, image.height + NAME_HEIGHT), (*GROUND, 255))
    drawn.alpha_composite(image, (0, 0))
    left = edge + 6
    for size in small:
        drawn.alpha_composite(fitted(picture, size), (left, 0))
        left += size + 6
    ImageDraw.Draw(drawn).text((0, image.height + 2), name, fill=NAME)
    return drawn


def sheet(cells: Sequence[Image.Image]) -> Image.Image:
    """Cells laid out in rows, SHEET_WIDTH wide."""
    places: list[tuple[Image.Image, int, int]] = []
    left, top, row_height = GAP, GAP, 0
    for piece in cells:
        if left + piece.width > SHEET_WIDTH and left > GAP:
            left, top, row_height = GAP, top + row_height + GAP, 0
        places.append((piece, left, top))
        left += piece.width + GAP
        row_height = max(row_height, piece.height)
    page = Image.new("RGB", (SHEET_WIDTH, top + row_height + GAP), GROUND)
    for piece, x, y in places:
        page.paste(piece, (x, y))
    return page


def write_sheets(folder: Path, patterns: Sequence[str] = ()) -> list[Path]:
    """One sheet for each folder of `assets/`, as `<folder>.png` in the given folder; returns the paths."""
    groups: dict[str, list[Image.Image]] = {}
    for recipe in chosen(patterns):
        picture = open_baked(recipe)
        if picture is not None:
            group = recipe.path.split("/")[0] if "/" in recipe.path else "assets"
            groups.setdefault(group, []).append(cell(Path(recipe.path).stem, picture, group))
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for group, cells in groups.items():
        path = folder / f"{group}.png"
        sheet(cells).save(path)
        written.append(path)
        print(path)
    return written
