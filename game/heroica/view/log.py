"""The log: every note as one readable sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.heroica import names as tokens
from game.heroica.box import FEATURE
from game.heroica.view.names import Names
from game.heroica.view.stories import story
from game.kit.events import Event, Noted
from game.kit.notes import PHASE, SILENT
from game.kit.shown import LogLine
from game.kit.text import capital

PEOPLE = ("hero", "victim", "monster", "piece")
"""Entries of a note that are pieces."""


def log(names: Names, events: Sequence[Event]) -> list[LogLine]:
    """Events as readable sentences."""
    told = (line(names, event) for event in events if isinstance(event, Noted))
    return [found for found in told if found is not None]


def line(names: Names, note: Noted) -> LogLine | None:
    """A note as a line; None for a kind that is not told."""
    kind = names.t.note_kinds[note.name]
    text = sentence(names, note)
    if kind.level == SILENT or not text:
        return None
    tone = kind.tone or ("phase" if kind.level == PHASE else "")
    told = story(names, note)
    actor = str(note.data.get("hero", ""))
    return LogLine(
        capital(text), kind.level, kind.icon, actor if names.seat(actor) else "", tone, told.text if told else ""
    )


def sentence(names: Names, note: Noted) -> str:
    """The sentence of a note."""
    values = slots(names, note.data)
    key = KEYS[note.name](names, note.data, values) if note.name in KEYS else f"log.{note.name}"
    return names.words(key, **values) if key else ""


def slots(names: Names, data: Mapping[str, Any]) -> dict[str, Any]:
    """What fills the slots of a sentence: names as links, squares, numbers, and what something comes from."""
    values: dict[str, Any] = {key: value for key, value in data.items() if isinstance(value, int | str)}
    for key in PEOPLE:
        if isinstance(data.get(key), str) and data[key]:
            values[key] = names.link(str(data[key]))
    to = str(data.get("to", ""))
    values["to"] = names.at(to) or (names.link(to) if to else "")
    piece = str(data.get("piece", data.get("monster", "")))
    values["where"] = names.where(piece)
    if "level" in data:
        values["place"], values["title"] = names.level(str(data["level"])), names.level(str(data["level"]), "title")
        values["goal"] = names.level(str(data["level"]), "goal")
    cause = names.cause(str(data["source"])) if data.get("source") else ""
    values["cause"] = names.words("log.cause", cause=cause) if cause else ""
    return values


# -- notes whose sentence depends on more than its slots


def _roll(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """What was rolled, and what for."""
    values["face"] = names.words(f"face.{data['face']}.name")
    key, purpose = f"log.roll-{data['purpose']}", f"purpose.{data['purpose']}"
    fallback = names.words(purpose if names.words.has(purpose) else "purpose.any")
    values["name"] = names.cause(str(data["source"])) or fallback
    return key if names.words.has(key) else "log.roll"


def _uses(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """A weapon or a relic is named; a hero’s own ability has the name of the hero."""
    return "log.uses-own" if data["piece"] == data["hero"] else "log.uses"


def _gains(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """Picked up, or from somewhere."""
    source = str(data.get("source", ""))
    if source in (tokens.STORE, ""):
        return "log.gains" if not source else ""
    return "log.gains-from" if values["cause"] else "log.gains"


def _gains_gold(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """Gold that lay there, or that something brought; what was sold says its price itself."""
    if data["source"] == tokens.STORE:
        return ""
    lay = names.card_of(str(data["source"])) == tokens.GOLD
    return "log.takes-gold" if lay else "log.gains-gold"


def _pays_gold(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """What was bought says its price itself."""
    return "" if data["source"] in names.t.board.pieces else "log.pays-gold"


def _removed(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """A feature is cleared away, a monster dies without a trophy."""
    return "log.removed" if names.kind(str(data["piece"])) == FEATURE else "log.removed-monster"


def _level_over(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """A level ends with its goal, without it, or lost."""
    if data["hero"]:
        return "log.level-over"
    return "log.level-lost" if data["lost"] else "log.level-without"


def _bonus(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """A bonus for one hero or several."""
    values["names"] = names.listed(map(names.link, data["heroes"]))
    values["bonus"] = names.words(f"bonus.{data['bonus']}.name")
    values["points"] = names.t.box.content.scoring.bonus.points
    return "log.bonus"


def _over(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """Who has won."""
    winners = names.t.word("winners").split(",")
    values["names"] = names.listed(names.link(hero) for hero in winners if hero)
    return f"log.over-{'rivals' if names.t.rivals else 'together'}-{data['outcome']}"


def _dragon_turns(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """Where a final boss looks now."""
    values["way"] = names.words(f"way.to.{data['faces']}")
    return "log.dragon-turns"


def _exchange(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    """Blows with a final boss."""
    return f"log.exchange-{data['face']}"


def _must_skip(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    return "log.must-skip" if data["turns"] == 1 else "log.must-skip-more"


def _harm(names: Names, data: Mapping[str, Any], values: dict[str, Any]) -> str:
    return "log.harm" if data["turns"] == 1 else "log.harm-turns"


KEYS: dict[str, Callable[[Names, Mapping[str, Any], dict[str, Any]], str]] = {
    "roll": _roll, "gains": _gains, "gains-gold": _gains_gold, "pays-gold": _pays_gold, "removed": _removed,
    "level-over": _level_over, "bonus": _bonus, "over": _over, "dragon-turns": _dragon_turns, "exchange": _exchange,
    "must-skip": _must_skip, "harm": _harm, "uses": _uses,
}  # fmt: skip
