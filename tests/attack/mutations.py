"""Mutations: a good file made bad, by its bytes, its lines, or the values that stand in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 99, 10**6, -(10**9), 2**63, 2**64, 10**30, 0.5, -0.0, 1e300, -1e300,
    "", " ", "x", "yes", "0", "1e9", "../../etc/passwd", "a/b", "\u0000", "\ud800", "ä" * 40, "z" * 30_000,
    "{name}", "[b]", "%s", [], {}, [[]], [0], {"": 0}, [None] * 50, {"id": "x"}, "1-1", "seat", "victory", ["x", "x"],
]  # fmt: skip
SIGNS = [
    b"\x00", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"{", b"}", b"[", b"]", b'"', b"\n", b"=", b".", b"-", b"9" * 5000,
    b"<", b">",
]  # fmt: skip
LINES = [
    "", "[", "]", "[[", "x = ", "= 1", "[a.b]", "x = 1", '"', "'''", "\ufeff", "a." * 300 + "a = 1", "x = " + "[" * 400,
]  # fmt: skip


def spoiled_bytes(data: bytes, random: Random) -> bytes:
    """Bytes changed, left out, repeated or put in, cut off, or nothing of what was there."""
    made = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 5))):
        at, far = random.randrange(len(made) + 1), random.choice((1, 1, 4, 40, 400))
        way = random.randrange(8)
        if way == 0:
            del made[at:]
        elif way == 1:
            del made[at : at + far]
        elif way == 2:
            made[at:at] = made[at : at + far] * random.choice((1, 2, 20))
        elif way == 3:
            made[at:at] = random.choice(SIGNS)
        elif way == 4:
            made[at : at + far] = random.randbytes(far)
        elif way == 5:
            other = random.randrange(len(made) + 1)
            made[at : at + far] = made[other : other + far]
        elif way == 6 and at < len(made):
            made[at] ^= 1 << random.randrange(8)
        elif way == 7 and random.random() < 0.1:
            made = bytearray(random.choice((b"", b"\0" * len(data), random.randbytes(200), data + data)))
    return bytes(made)


def spoiled_lines(data: bytes, random: Random) -> bytes:
    """Lines of a text left out, repeated, moved, put in, cut off, or with another value or number in them."""
    lines = data.decode("utf-8").split("\n")
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(lines))
        way = random.randrange(6)
        if way == 0 and len(lines) > 1:
            del lines[at]
        elif way == 1:
            lines.insert(random.randrange(len(lines) + 1), lines[at])
        elif way == 2:
            lines.insert(at, random.choice(LINES))
        elif way == 3:
            lines[at] = lines[at][: random.randrange(len(lines[at]) + 1)]
        elif way == 4:
            lines[at] = _with_other_number(lines[at], random)
        else:
            key, sign, _ = lines[at].partition("=")
            lines[at] = f"{key}{sign} {json.dumps(random.choice(JUNK))}" if sign else lines[at] + random.choice(LINES)
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _with_other_number(line: str, random: Random) -> str:
    """A line with one of its numbers, or of its quoted texts, replaced."""
    digits = [at for at, sign in enumerate(line) if sign.isdigit()]
    if digits:
        at = random.choice(digits)
        return line[:at] + random.choice(("", "-1", "0", "99999", "1e308", "nan", "9" * 30, "x")) + line[at + 1 :]
    parts = line.split('"')
    if len(parts) > 2:
        parts[random.randrange(1, len(parts), 2)] = random.choice(("", "x", "../x", "0", "ä" * 300))
    return '"'.join(parts)


def spoiled_json(data: bytes, random: Random) -> bytes:
    """JSON, one value a line, in which values are replaced, left out, added, repeated or exchanged."""
    lines = [json.loads(line) for line in data.splitlines() if line.strip()]
    for _ in range(random.choice((1, 1, 2, 4))):
        number = random.randrange(len(lines))
        lines[number] = spoiled_value(lines[number], random)
    return b"\n".join(json.dumps(line).encode() for line in lines) + (b"\n" if len(lines) > 1 else b"")


def spoiled_value(value: Any, random: Random) -> Any:
    """A plain value with one change in it."""
    paths = list(_paths(value))
    if not paths or random.random() < 0.01:
        return random.choice(JUNK)
    made = deepcopy(value)
    path = random.choice(paths)
    inside = _at(made, path[:-1])
    key = path[-1]
    way = random.randrange(7)
    if way == 0:
        del inside[key]
    elif way == 1:
        inside[key] = deepcopy(_at(value, random.choice(paths)))
    elif way == 2 and isinstance(inside, list):
        inside.insert(key, deepcopy(inside[random.randrange(len(inside))]))
    elif way == 3 and isinstance(inside, dict):
        inside[random.choice(("", "x", "id", str(key) + "x", random.choice(list(inside))))] = inside[key]
    elif way == 4:
        inside[key] = _near(inside[key], random)
    else:
        inside[key] = deepcopy(random.choice(JUNK))
    return made


def _near(value: Any, random: Random) -> Any:
    """A value like this one that is another."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return value + random.choice((-1, 1, 10, -100))
    if isinstance(value, str):
        return value[: random.randrange(len(value) + 1)] + random.choice(("", "-1", "x", "\n"))
    if isinstance(value, list):
        return value[::-1] if random.random() < 0.5 else value * 3
    return {**value, "more": 1}


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything inside a value."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from _paths(value[key], (*path, key))


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def any_of(*ways: Callable[[bytes, Random], bytes]) -> Callable[[bytes, Random], bytes]:
    """One of these ways to spoil a file."""

    def spoiled(data: bytes, random: Random) -> bytes:
        return random.choice(ways)(data, random)

    return spoiled
