"""A level of the game with something spoiled in its file, as a file of its own beside its tilesets."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from game.paths import data_folder

LEVELS = data_folder() / "heroica" / "levels"
TILE = 64
Xml = ElementTree.Element
Spoil = Callable[[Xml], object]


def spoiled(folder: Path, name: str, spoil: Spoil) -> Path:
    """The file of a level after `spoil` has changed its XML."""
    if not (folder / "tiles").exists():
        shutil.copytree(LEVELS / "tiles", folder / "tiles")
    root = ElementTree.parse(LEVELS / f"{name}.tmx").getroot()
    spoil(root)
    path = folder / f"{name}.tmx"
    ElementTree.ElementTree(root).write(path, encoding="utf-8")
    return path


def layer(root: Xml, name: str) -> Xml:
    """A layer of any kind."""
    return next(node for node in root if node.get("name") == name and node.tag in ("layer", "objectgroup"))


def placed(root: Xml, name: str, column: int, row: int) -> Xml:
    """The object of a layer in a square."""
    return next(node for node in layer(root, name) if (node.get("x"), node.get("y")) == _corner(column, row))


def put(root: Xml, name: str, kind: str, column: int, row: int, /, **said: str | int) -> None:
    """Put one more object into a square."""
    x, y = _corner(column, row)
    size = {"x": x, "y": y, "width": str(TILE), "height": str(TILE)}
    number = str(900 + sum(1 for node in root.iter("object") if int(node.get("id", "0")) >= 900))
    node = ElementTree.SubElement(layer(root, name), "object", {"id": number, "type": kind, **size})
    properties = ElementTree.SubElement(node, "properties")
    for key, value in said.items():
        own = {"type": "int"} if isinstance(value, int) else {}
        ElementTree.SubElement(properties, "property", {"name": key.rstrip("_"), "value": str(value), **own})


def move(node: Xml, column: int, row: int) -> None:
    """Put an object into another square."""
    x, y = _corner(column, row)
    node.attrib.update(x=x, y=y)


def say(node: Xml, key: str, value: str) -> None:
    """Change the value of a property that is there."""
    next(one for one in node.iter("property") if one.get("name") == key).set("value", value)


def take_out(root: Xml, name: str, column: int, row: int) -> None:
    """Take an object away."""
    layer(root, name).remove(placed(root, name, column, row))


def set_tile(root: Xml, name: str, column: int, row: int, number: int) -> None:
    """Change one tile of a layer."""
    data = next(layer(root, name).iter("data"))
    rows = [line.rstrip(",").split(",") for line in (data.text or "").strip().splitlines()]
    rows[row][column] = str(number)
    data.text = ",\n".join(",".join(line) for line in rows)


def _corner(column: int, row: int) -> tuple[str, str]:
    return str(column * TILE), str(row * TILE)
