"""Tile object checks: the objects of a TMX file and the properties of everything in it, looked over before they are
read, so that a number that is none, an id that is used twice or a line without points is told with its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

Fault = tuple[str, str]
"""Where something is wrong, and what, in a sentence."""

_NUMBERS = ("x", "y", "width", "height", "rotation")
_TRUTHS = ("true", "false")
_LINES = ("polyline", "polygon")


def object_faults(root: ElementTree.Element) -> Iterator[Fault]:
    """What is wrong with the objects of a map and with the properties of the map, its layers and its objects."""
    yield from property_faults("the map", root)
    owners: dict[str, str] = {}
    for layer in root.iter():
        if layer.tag not in ("layer", "objectgroup"):
            continue
        named = f"layer {layer.get('name', '')!r}"
        yield from property_faults(named, layer)
        for at, thing in enumerate(layer.findall("object"), 1):
            where = f"{named}: {_called(thing, at)}"
            yield from _identity_faults(where, thing, owners)
            yield from _place_faults(where, thing)
            yield from property_faults(where, thing)


def property_faults(where: str, node: ElementTree.Element) -> Iterator[Fault]:
    """What is wrong with the properties that an element has itself."""
    seen: set[str] = set()
    for found in node.findall("properties/property"):
        name, kind, value = found.get("name", ""), found.get("type", "string"), found.get("value", "")
        said = f"the property {name[:40]!r}"
        if name in seen:
            yield where, f"{said} stands there twice"
        seen.add(name)
        if kind not in _READABLE:
            yield where, f"{said} is of the type {kind[:20]!r}; there are {', '.join(_READABLE)}"
        elif not _READABLE[kind](value):
            yield where, f"{said} is {value[:40]!r}, which is no {kind}"


def _called(thing: ElementTree.Element, at: int) -> str:
    """How an object is called where something is wrong with it: its name, else its id, else which one it is."""
    return thing.get("name") or f"object {thing.get('id') or at}"


def _identity_faults(where: str, thing: ElementTree.Element, owners: dict[str, str]) -> Iterator[Fault]:
    """An id that is no number, or another object's too; `owners` are the objects so far, by id."""
    said = thing.get("id")
    if said is None:
        return
    if not _is_whole(said):
        yield where, f"its id is {said[:20]!r}; it is a whole number"
    elif said in owners:
        yield where, f"its id is {said}, as that of {owners[said]}"
    owners.setdefault(said, where)


def _place_faults(where: str, thing: ElementTree.Element) -> Iterator[Fault]:
    """A place, a size or a lean that is no number, and a line of which a point is none or only one is there."""
    for key in _NUMBERS:
        said = thing.get(key)
        if said is not None and not _is_number(said):
            yield where, f"its {key} is {said[:20]!r}; it is a number"
    for line in (node for tag in _LINES for node in thing.findall(tag)):
        points = line.get("points", "").split()
        wrong = next((point for point in points if not _is_point(point)), None)
        if wrong is not None:
            yield where, f"{wrong[:40]!r} of its points is no point; it is two numbers as 32,-56"
        elif len(points) < 2:
            yield where, "its line has fewer than two points"


def _is_point(said: str) -> bool:
    parts = said.split(",")
    return len(parts) == 2 and all(map(_is_number, parts))


def _is_number(said: str) -> bool:
    """Whether this is a number that can be reckoned with."""
    try:
        return math.isfinite(float(said))
    except ValueError:
        return False


def _is_whole(said: str) -> bool:
    """Whether this is a whole number of a size that a map has."""
    return said.isascii() and said.removeprefix("-").isdecimal() and len(said) < 12


_READABLE: dict[str, Callable[[str], bool]] = {
    "string": lambda said: True,
    "int": _is_whole,
    "float": _is_number,
    "bool": lambda said: said in _TRUTHS,
    "color": lambda said: True,
    "file": lambda said: True,
    "object": _is_whole,
}
"""The types of properties that can be read, and what tells their values."""
