"""Tile map checks: a TMX file is looked over before it is read, so that no broken or hostile one gets far.

What is checked is what would otherwise end in a wrong map, a long time or an error without a place: size of the file,
well-formed XML without a document type, orientation, counts within bounds, layers of the size of the map, tilesets that
are there. Faults are gathered; each names file and place.
"""

from __future__ import annotations

import binascii
import zlib
from base64 import b64decode
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from game.kit.bounds import MOST_BYTES, read_bounded
from game.kit.errors import ContentError
from game.kit.tile_object_checks import object_faults, property_faults

MOST_CELLS = 65_536
MOST_SIDE = 1_024
MOST_LAYERS = 32
MOST_OBJECTS = 8_192
MOST_TILESETS = 32
MOST_TILES = 8_192
MOST_PIXELS = 8_192

_SHAPES = {"orthogonal", "hexagonal"}
_LAYERS = ("layer", "objectgroup")


def checked_map(path: Path, tilesets: Path | None = None, most: int = MOST_BYTES) -> ElementTree.Element:
    """The XML of a TMX file that can be read, with the full paths of its tilesets. Raises ContentError with every fault
    that was found. `tilesets` and `most`: see `read_tile_map`.
    """
    problems: list[str] = []
    root = _parse(path, path.name, problems, most)
    if root is not None:
        _Checks(path, problems, tilesets).map(root)
    if root is None or problems:
        raise ContentError(problems)
    return root


def _parse(path: Path, file: str, problems: list[str], most: int = MOST_BYTES) -> ElementTree.Element | None:
    """The XML of a file of so many bytes at the most, None where there is a problem."""
    try:
        if not path.is_file():
            problems.append(f"{file}: there is no such file")
        else:
            text = read_bounded(path, most).decode("utf-8")
            if "<!DOCTYPE" in text:
                problems.append(f"{file}: has a document type, which no map needs")
            else:
                return ElementTree.fromstring(text)
    except (OSError, ValueError, ElementTree.ParseError) as fault:
        problems.append(f"{file}: cannot be read as XML ({fault})")
    return None


class _Checks:
    """The checks of one map; faults go into `problems`."""

    def __init__(self, path: Path, problems: list[str], tilesets: Path | None) -> None:
        self.path = path
        self.problems = problems
        self.kit = tilesets
        self.cells = (0, 0)

    def map(self, root: ElementTree.Element) -> None:
        if root.tag != "map":
            self._wrong("the file", f"is no map but <{root.tag}>")
            return
        orientation = root.get("orientation", "")
        if orientation not in _SHAPES:
            self._wrong("the map", f"its orientation is {orientation!r}; orthogonal and hexagonal maps can be read")
        if root.get("infinite", "0") != "0":
            self._wrong("the map", "is infinite; a map has a size")
        wide = self._number(root, "the map", "width", 1, MOST_SIDE)
        high = self._number(root, "the map", "height", 1, MOST_SIDE)
        if wide * high > MOST_CELLS and root.find(".//layer") is not None:  # a table has objects only
            self._wrong("the map", f"has {wide * high} cells; at most {MOST_CELLS} can be")
        self.cells = (wide, high)
        self._number(root, "the map", "tilewidth", 1, MOST_SIDE)
        self._number(root, "the map", "tileheight", 1, MOST_SIDE)
        if orientation == "hexagonal":
            self._hexes(root)
        if not self.problems:
            self._layers(root)
            self._tilesets(root)

    def _hexes(self, root: ElementTree.Element) -> None:
        axis = root.get("staggeraxis", "")
        if axis not in ("x", "y"):
            self._wrong("the map", f"its staggeraxis is {axis!r}, not x or y")
        if root.get("staggerindex", "") not in ("odd", "even"):
            self._wrong("the map", f"its staggerindex is {root.get('staggerindex', '')!r}, not odd or even")
        length = self._number(root, "the map", "tilewidth" if axis == "x" else "tileheight", 2, MOST_SIDE)
        self._number(root, "the map", "hexsidelength", 1, max(1, length - 1))

    def _layers(self, root: ElementTree.Element) -> None:
        layers = [node for node in root.iter() if node.tag in _LAYERS]
        if len(layers) > MOST_LAYERS:
            self._wrong("the map", f"has {len(layers)} layers; at most {MOST_LAYERS} can be")
            return
        objects = sum(1 for _ in root.iter("object"))
        if objects > MOST_OBJECTS:
            self._wrong("the map", f"has {objects} objects; at most {MOST_OBJECTS} can be")
        for name, count in Counter(node.get("name", "") for node in layers).items():
            if not name:
                self._wrong("the map", "a layer has no name")
            elif count > 1:
                self._wrong("the map", f"{count} layers are named {name!r}")
        for layer in layers:
            if layer.tag == "layer":
                self._tile_layer(layer)
        for where, sentence in object_faults(root):
            self._wrong(where, sentence)

    def _tile_layer(self, layer: ElementTree.Element) -> None:
        where = f"layer {layer.get('name', '')!r}"
        wide = self._number(layer, where, "width", 1, MOST_SIDE)
        high = self._number(layer, where, "height", 1, MOST_SIDE)
        if (wide, high) != self.cells:
            self._wrong(where, f"is {wide} x {high}, where the map is {self.cells[0]} x {self.cells[1]}")
            return
        data = layer.find("data")
        if data is None or not (data.text or "").strip():
            self._wrong(where, "has no data")
            return
        count = self._count(where, data)
        if count is not None and count != wide * high:
            self._wrong(where, f"has {count} tiles, where {wide} x {high} are {wide * high}")

    def _count(self, where: str, data: ElementTree.Element) -> int | None:
        """How many tiles the data of a layer hold; None where they cannot be read, which is a problem then."""
        text, encoding, packing = (data.text or "").strip(), data.get("encoding", ""), data.get("compression", "")
        if encoding == "csv":
            wrong = next((word for word in text.split(",") if not word.strip().isdecimal()), None)
            if wrong is not None:
                self._wrong(where, f"{wrong.strip()[:20]!r} stands where the number of a tile belongs")
                return None
            return text.count(",") + 1
        if encoding != "base64" or packing not in ("", "zlib", "gzip"):
            form = f"{encoding or 'xml'} {packing}".strip()
            self._wrong(where, f"its data are {form}; csv and base64, plain or by zlib or gzip, can be read")
            return None
        try:
            raw = b64decode(text)
            if packing:
                most = 4 * self.cells[0] * self.cells[1] + 4
                packed = zlib.decompressobj(wbits=zlib.MAX_WBITS | 32)
                raw = packed.decompress(raw, most)
                if packed.unused_data:  # what follows would be unpacked too
                    self._wrong(where, "has something behind its packed data")
                    return None
        except (binascii.Error, zlib.error) as fault:
            self._wrong(where, f"its data cannot be unpacked ({fault})")
            return None
        return len(raw) // 4

    def _tilesets(self, root: ElementTree.Element) -> None:
        nodes = list(root.iter("tileset"))
        if len(nodes) > MOST_TILESETS:
            self._wrong("the map", f"has {len(nodes)} tilesets; at most {MOST_TILESETS} can be")
            return
        for node in nodes:
            source = node.get("source")
            where = f"tileset {(source or node.get('name') or '')[-60:]!r}"
            self._number(node, where, "firstgid", 1, 2**29 - 1)
            if source is None and self.kit is not None:
                self._wrong(where, f"stands in the map; {self._known()}")
            elif source is None:
                self._tileset(node, where)
            elif not source.lower().endswith(".tsx") or "\0" in source:
                self._wrong(where, "is no TSX file")
            else:
                self._named_tileset(node, where, source)

    def _named_tileset(self, node: ElementTree.Element, where: str, source: str) -> None:
        """A tileset in a file of its own: of what the map says only the name counts where there is a kit."""
        if self.kit is None:
            file = self.path.parent / source
        else:
            name = source.replace("\\", "/").rpartition("/")[2]
            if name not in {path.name for path in self.kit.glob("*.tsx")}:
                self._wrong(where, f"is not one of the game; {self._known()}")
                return
            file = self.kit / name
        if not file.is_file():
            self._wrong(where, "there is no such file")
            return
        read = _parse(file, f"{self.path.name}: {where}", self.problems)
        if read is not None:
            self._tileset(read, where)
            node.set("source", str(file.absolute()))

    def _known(self) -> str:
        names = sorted(path.stem for path in self.kit.glob("*.tsx")) if self.kit is not None else []
        return f"there are {', '.join(names)}"

    def _tileset(self, node: ElementTree.Element, where: str) -> None:
        if node.tag != "tileset":
            self._wrong(where, f"is no tileset but <{node.tag}>")
            return
        self._number(node, where, "tilewidth", 1, MOST_PIXELS)
        self._number(node, where, "tileheight", 1, MOST_PIXELS)
        count = self._number(node, where, "tilecount", 1, MOST_TILES)
        for key in ("spacing", "margin"):
            if key in node.keys():  # noqa: SIM118 - an element is no mapping
                self._number(node, where, key, 0, MOST_PIXELS)
        for tile in node.iter("tile"):
            number = self._number(tile, f"{where}: a tile", "id", 0, max(0, count - 1))
            for place, sentence in property_faults(f"{where}: tile {number}", tile):
                self._wrong(place, sentence)
        for image in node.iter("image"):
            self._number(image, f"{where}: its picture", "width", 1, MOST_PIXELS)
            self._number(image, f"{where}: its picture", "height", 1, MOST_PIXELS)

    def _number(self, node: ElementTree.Element, where: str, key: str, least: int, most: int) -> int:
        """A whole number of an element within bounds; the least where it is not, which is a problem then."""
        text = node.get(key, "")
        if text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        said = f"is {text[:20]!r}" if text else "is missing"
        self._wrong(where, f"its {key} {said}; it is a whole number from {least} to {most}")
        return least

    def _wrong(self, where: str, sentence: str) -> None:
        self.problems.append(f"{self.path.name}: {where}: {sentence}")
