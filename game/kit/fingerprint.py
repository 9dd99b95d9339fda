"""Fingerprints: short hashes that tell whether rules and content are those that a journey was played with."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from types import CodeType, ModuleType

import msgspec

PLAYED_BY = ("game.kit.table", "game.kit.session", "game.kit.rng", "game.kit.events", "game.kit.effects")
"""What of the kit decides how a game goes on."""


def fingerprint(content: object) -> str:
    """A short hash of records or plain values: the same on every machine, another one when anything in them changes."""
    return blake2b(msgspec.msgpack.encode(content, order="deterministic"), digest_size=8).hexdigest()


def rules_of(*modules: ModuleType) -> str:
    """A short hash of the rules in some modules, in those of their packages that they use, and in the kit below them:
    another one when the code of any changes, and the same where only comments, layout or docstrings of functions do.

    It holds for one version of Python, as that is what a program is shipped with.
    """
    packages = {module.__name__.rpartition(".")[0] for module in modules}
    found: dict[str, object] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module.__name__ not in found:
            found[module.__name__] = _parts(_code(module))
            waiting += [sys.modules[name] for name in _used(module) if _within(name, (*packages, *PLAYED_BY))]
    return fingerprint(found)


def _used(module: ModuleType) -> Iterator[str]:
    """The modules whose names, or names of theirs, stand in a module."""
    for value in vars(module).values():
        name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
        if isinstance(name, str) and name in sys.modules:
            yield name


def _within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _code(module: ModuleType) -> CodeType | None:
    """What a module was compiled to, from wherever it was loaded."""
    loader = module.__spec__.loader if module.__spec__ is not None else None
    code: CodeType | None = loader.get_code(module.__name__) if hasattr(loader, "get_code") else None  # type: ignore[union-attr]
    return code


def _parts(code: CodeType | None) -> object:
    """What a piece of code does, without the places in its file and without the docstring of a function."""
    if code is None:
        return None
    consts = code.co_consts
    if consts and isinstance(consts[0], str) and not code.co_name.startswith("<"):
        consts = consts[1:]
    return code.co_name, code.co_code, code.co_names, code.co_varnames, [_plain(value) for value in consts]


def _plain(value: object) -> object:
    """A constant as a plain value."""
    if isinstance(value, CodeType):
        return _parts(value)
    if isinstance(value, frozenset):
        return sorted(map(repr, value))
    return repr(value)
