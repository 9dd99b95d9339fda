"""Scenarios: a state, scripted dice and answers, and what must hold at the end.

The generic parts; a game adds its format.
"""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Protocol, TypeVar

import msgspec
import msgspec.structs
from msgspec import Struct

from game.kit.errors import RuleError, ScriptError
from game.kit.prompts import PAIR, Answer, Prompt
from game.kit.session import Session

_ENDLESS = re.compile(r"(\S{80})\S+")
"""A word that goes on beyond what names anything."""
LONGEST_MESSAGE = 4_000


class ScenarioError(Exception):
    """A scenario file that is wrong; the message says where. What is quoted from the file without an end is cut."""

    def __str__(self) -> str:
        told = _ENDLESS.sub(r"\1...", super().__str__())
        return told if len(told) <= LONGEST_MESSAGE else f"{told[:LONGEST_MESSAGE]}..."


AnswerSpec = str | list[str] | dict[str, Any]
MOST_TOLD = 24
"""A message names so many words at most that are allowed; of more those that are most like the one said."""
ONLY = "yes"
"""The answer that stands for the only option of a question that may be declined."""


class Places(Protocol):
    """How a game's scenario files write options."""

    def said(self, option: str) -> str:
        """An option as the file writes it."""
        ...

    def meant(self, session: Session, word: str) -> Sequence[str]:
        """Further ids that a word of the file may mean: what stands in a square."""
        ...


class Scenario(Struct):
    """What a scenario file describes: a session that has not begun, the answers to give, what is expected at the end.

    `dice` names the dice by id as the file does; `places` says how the file writes an option, where it does not write
    it as the rules do, and what stands there.
    """

    session: Session
    answers: list[AnswerSpec]
    expect: dict[str, Any]
    dice: dict[str, str]
    places: Places | None = None

    def play(self) -> Session:
        """Play to the last answer, or to the node the session stops at. Raises ScenarioError or RuleError."""
        self.session.begin()
        give_answers(self.session, self.answers, self.places)
        return self.session

    def faults(self, final: dict[str, object]) -> list[str]:
        """What is expected of the final state and does not hold, and scripted dice that were not thrown."""
        faults = list(mismatches(self.expect, final))
        for die, faces in (self.session.table.script or {}).items():
            if faces:
                faults.append(f"dice.{self.dice[die]}: not thrown: {', '.join(faces)}")
        return faults


def no_repeat(names: Sequence[object], where: str) -> None:
    """A list that names each thing once. Raises ScenarioError naming the first that comes again."""
    for number, name in enumerate(names):
        if name in names[:number]:
            raise ScenarioError(f"{where}[{number}]: {name!r} stands in the list already")


class WrittenScenario(Protocol):
    """What every game's format of a scenario file holds; `game`, which all of them have, is read before it."""

    answers: list[AnswerSpec]
    expect: dict[str, Any]


Written = TypeVar("Written", bound=WrittenScenario)


class _Named(Struct):
    """What a scenario file says whatever game it is of."""

    game: str = ""


def game_of(raw: bytes | str) -> str:
    """The id of the game that a scenario file names; empty where it names none, or cannot be read."""
    try:
        return msgspec.json.decode(_without_mark(raw), type=_Named).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _without_mark(raw: bytes | str) -> bytes | str:
    """The text without the mark of UTF-8 that some editors write before it."""
    return raw.removeprefix(BOM_UTF8) if isinstance(raw, bytes) else raw.removeprefix("\ufeff")


def read_scenario(raw: bytes | str, kind: type[Written], game: str) -> Written:
    """A scenario of the format of a game from JSON. Raises ScenarioError with the place that is wrong."""
    raw = _without_mark(raw)
    if not raw.strip():
        raise ScenarioError("the file is empty")
    named = game_of(raw)
    if named not in ("", game):
        raise ScenarioError(f"game: this is a scenario of {named!r}, not of {game!r}")
    try:
        spec = msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        place = unencodable(raw)
        if place:
            raise ScenarioError(f"{place}: half a character (a lone surrogate) cannot be encoded") from fault
        raise ScenarioError(str(fault)) from fault
    except RecursionError as fault:
        raise ScenarioError("lists or objects are nested too deeply") from fault
    place = too_large({"answers": spec.answers, "expect": spec.expect})
    if place:
        raise ScenarioError(f"{place}: the number is too large")
    return spec


def unencodable(raw: bytes | str) -> str:
    """The place of the first text in some JSON that holds half a character (a lone surrogate); empty if none does, or
    if this is no JSON at all."""
    try:
        return next(_places(json.loads(raw), "", _halved), "")
    except (ValueError, RecursionError):
        return ""


def too_large(value: Any) -> str:
    """The place of the first whole number in some plain values that 64 bits do not hold; empty if all are held."""
    return next(_places(value, "", _beyond_64_bits), "")


def _halved(value: Any) -> bool:
    return isinstance(value, str) and any("\ud800" <= sign <= "\udfff" for sign in value)


def _beyond_64_bits(value: Any) -> bool:
    return isinstance(value, int) and not -(2**63) <= value < 2**63


def _places(value: Any, path: str, wrong: Callable[[Any], bool]) -> Iterator[str]:
    """The places of the values that are wrong, keys among them."""
    if wrong(value):
        yield path or "the file"
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(key, path, wrong)
            yield from _places(inner, f"{path}.{key}" if path else key, wrong)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _places(inner, f"{path}[{number}]", wrong)


def give_answers(session: Session, answers: list[AnswerSpec], places: Places | None = None) -> None:
    """Give the scripted answers in order.

    An answer is an option, a list of options (empty to decline), or {"kind": ..., "choose": options} which also checks
    the kind of the question. An option is written as its id, as the card of a piece (any of its copies), as the square
    of what stands there where the game has squares, or as "yes" where it is the only one. Raises ScenarioError naming
    the answer that does not fit.
    """
    for number, spec in enumerate(answers):
        where = f"answers[{number}]"
        if session.prompt is None:
            raise ScenarioError(f"{where}: no question is open any more (node {session.state.node!r})")
        asked = describe(session.prompt, places)
        ids = _ids(spec, session.prompt, where, asked)
        options = session.prompt.options
        found: list[str] = []
        for word in ids:
            found.append(_option(session, word, [option for option in options if option not in found], places))
        try:
            session.answer(found)
        except RuleError as fault:
            odd = next((word for word, option in zip(ids, found, strict=True) if option not in options), None)
            scripted = isinstance(fault.__cause__, ScriptError)  # the file's fault, not one of the rules
            told = str(fault.__cause__ if scripted else fault)
            if odd is not None:
                told = f"{_said(odd, places)!r} is not one of the options"
            raise ScenarioError(f"{where}: {told}; asked was {asked}") from fault


def _option(session: Session, word: str, options: list[str], places: Places | None) -> str:
    """The option that a word of a file means; the word itself where it means none."""
    if word in options:
        return word
    if word == ONLY and len(options) == 1:
        return options[0]
    halves = word.split(PAIR)
    for option in options if len(halves) > 1 else ():
        parts = option.split(PAIR)
        if len(parts) == len(halves) and all(map(_names, halves, parts)):
            return option
    further = set(places.meant(session, word)) if places is not None else set()
    return next((option for option in options if option in further or _names(word, option)), word)


def _ids(spec: AnswerSpec, prompt: Prompt, where: str, asked: str) -> list[str]:
    if isinstance(spec, str):
        return [spec]
    if isinstance(spec, list):
        return [str(one) for one in spec]
    unknown = set(spec) - {"kind", "choose"}
    if unknown:
        raise ScenarioError(f"{where}: unknown key {sorted(unknown)[0]!r}")
    if spec.get("kind", prompt.kind) != prompt.kind:
        raise ScenarioError(f"{where}: expected a question {spec['kind']!r}; asked was {asked}")
    chosen = spec.get("choose", [])
    if not isinstance(chosen, str | list):
        raise ScenarioError(f"{where}.choose: an id or a list of ids is needed, not {chosen!r}")
    return [chosen] if isinstance(chosen, str) else [str(one) for one in chosen]


def asked(session: Session, said: Callable[[str], str]) -> dict[str, object] | None:
    """The open question of a summary, with options and source as `said` in the files; None where nothing is asked."""
    prompt = session.prompt
    if prompt is None:
        return None
    return {
        "kind": prompt.kind, "chooser": prompt.chooser, "options": [said(option) for option in prompt.options],
        "least": prompt.least, "most": prompt.most, "source": said(prompt.source),
    }  # fmt: skip


def describe(prompt: Prompt | None, places: Places | None = None) -> str:
    """A question in one line, for messages."""
    if prompt is None:
        return "nothing"
    options = (_said(option, places) for option in prompt.options)
    return f"{prompt.kind} of {prompt.chooser} by {prompt.source}: {', '.join(options)}"


def _said(option: str, places: Places | None) -> str:
    return option if places is None else places.said(option)


def none_yet(given: Struct, keys: Iterable[str], node: str, where: str = "") -> None:
    """Refuses what is not laid out at a node: the first of the fields that is not as it is where nothing is said.
    Raises ScenarioError.
    """
    fields = {one.name: one for one in msgspec.structs.fields(given)}
    for key in keys:
        field = fields[key]
        plain = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if getattr(given, key) != plain:
            raise ScenarioError(f"{where}{key}: at the node {node} there is none yet")


def only_set_up(spec: Struct, kept: Iterable[str], parts: str, kept_of_part: Iterable[str], node: str) -> None:
    """Refuses what is laid out at the node of set-up, where there is nothing yet: all of the file but the fields that
    are kept, and of each of its `parts`, its heroes or players. Raises ScenarioError.
    """
    for number, part in enumerate(getattr(spec, parts)):
        none_yet(part, all_but(type(part), kept_of_part), node, f"{parts}[{number}].")
    none_yet(spec, all_but(type(spec), kept), node)


def unasked(table: object, prompt: object, why: object) -> Answer:
    """The answerer of a table that is only laid out. Raises ScenarioError, as nothing may be asked there."""
    raise ScenarioError("laying out a scenario asks nothing")


def all_but(kind: type[Struct], kept: Iterable[str]) -> list[str]:
    """The fields of a part of a scenario file but for some."""
    known = set(kept)
    return [key for key in kind.__struct_fields__ if key not in known]


def one_of(where: str, said: str, allowed: Iterable[str]) -> None:
    """A word that is one of those allowed. Raises ScenarioError that names them, or those that are most like it."""
    known = list(allowed)
    if said in known:
        return
    near = get_close_matches(said, known, 4, 0.5)
    if len(known) > MOST_TOLD:
        more = f"; meant may be {', '.join(near)}" if near else ""
    else:
        more = f"; allowed is {', '.join(word or repr(word) for word in known)}"
    raise ScenarioError(f"{where}: there is no {said!r}{more}")


def mismatches(expected: Any, found: Any, path: str = "") -> Iterator[str]:
    """Where the state differs from what is expected, each named by its path.

    Objects need only hold what is expected of them; lists must have the same length and members; a word matches the
    piece or the card of an object.
    """
    if isinstance(expected, str) and isinstance(found, dict) and "card" in found:
        if not _names(expected, str(found["card"])):
            yield f"{path}: expected {expected!r}, is {found['card']!r}"
    elif isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            where = f"{path}.{key}" if path else str(key)
            if key not in found:
                yield f"{where}: expected {value!r}, there is no such thing"
            elif key == "card":
                if not _names(str(value), str(found[key])):
                    yield f"{where}: expected {value!r}, is {found[key]!r}"
            else:
                yield from mismatches(value, found[key], where)
    elif isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            yield f"{path}: expected {len(expected)} ({expected!r}), there are {len(found)} ({found!r})"
            return
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from mismatches(one, other, f"{path}[{number}]")
    elif isinstance(expected, str) and isinstance(found, str):
        if not _names(expected, found):
            yield f"{path}: expected {expected!r}, is {found!r}"
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield f"{path}: expected {expected!r}, is {found!r}"


def _names(word: str, piece: str) -> bool:
    """Whether a word names a piece: by its id, or by its card; a copy of a card has the card's id and a number."""
    card, dash, copy = piece.rpartition("-")
    return piece == word or (card == word and dash == "-" and copy.isdecimal())
