"""Sentences of the log whose words depend on more than the names and numbers of the note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.adventure.view.teller import Teller

Data = Mapping[str, object]
Values = dict[str, Any]
Special = Callable[[Teller, Data, Values], str]


def _phase(teller: Teller, data: Data, values: Values) -> str:
    if data["phase"] == "setup":
        return "log.setup"
    name = {"heroes": "hero", "enemies": "enemy"}.get(str(data["phase"]), str(data["phase"]))
    values["name"] = teller.names.words(f"phase.{name}.name")
    return "log.phase"


def _story(teller: Teller, data: Data, values: Values) -> str:
    values["title"] = teller.names.words(f"quest.{data['quest']}.title")
    return "log.story"


def _action(teller: Teller, data: Data, values: Values) -> str:
    """Attacks and aids are told with their targets."""
    return "" if data["action"] in ("attack", "aid") else f"log.action-{data['action']}"


def _targets(teller: Teller, data: Data, values: Values) -> str:
    values["targets"] = teller.many(data["targets"])
    return f"log.targets-{data['action']}"


def _dice(teller: Teller, data: Data, values: Values) -> str:
    values["faces"] = teller.dice(data["dice"])
    dice = data["dice"]
    values["number"] = len(dice) if isinstance(dice, list) else 0
    if "source" in data:
        values["source"] = teller.source(str(data["source"]))
    return ""


def _roll(teller: Teller, data: Data, values: Values) -> str:
    _dice(teller, data, values)
    return "log.roll" if values["number"] else "log.roll-none"


def _with_dice(key: str) -> Special:
    def tell(teller: Teller, data: Data, values: Values) -> str:
        _dice(teller, data, values)
        return key

    return tell


def _suffers(teller: Teller, data: Data, values: Values) -> str:
    """Wounds of an attack are told with the attack."""
    cause = str(data["cause"])
    if cause == "attack":
        return ""
    if cause in ("effect", "inflict", "cap"):
        values["source"] = teller.source(str(data["source"])) if data["source"] else ""
        return "log.suffers-from" if values["source"] and data["source"] != data["who"] else "log.suffers"
    if cause == "counterattack":
        return "log.suffers"
    return f"log.suffers-{cause}"


def _results(teller: Teller, data: Data, values: Values) -> str:
    parts = [teller.names.words("log.rolled", rolled=int(str(data["rolled"])))]
    for name in ("spent", "bonus"):
        number = int(str(data[name]))
        if number:
            key = f"log.{name}" if number > 0 else f"log.{name}-less"
            parts.append(teller.names.words(key, number=abs(number)))
    values["sum"] = teller.names.words("log.comma").join(parts)
    return "log.results" if len(parts) > 1 else ""


def _struck(teller: Teller, data: Data, values: Values) -> str:
    attacks = data["attacks"]
    values["attacks"] = sum(attacks) if isinstance(attacks, list) else 0
    if not data["defenses"]:
        return ""
    return "log.struck" if data["wounds"] else "log.struck-none"


def _defeated(teller: Teller, data: Data, values: Values) -> str:
    return "log.defeated-hero" if teller.names.seat(str(data["who"])) else "log.defeated"


def _spawns(teller: Teller, data: Data, values: Values) -> str:
    place = str(data["place"])
    hero = bool(teller.names.seat(place))
    if hero:
        values["place"] = teller.name(place)
    if not data["enemy"]:
        return "log.spawns-facedown"
    return "log.spawns-with" if hero else "log.spawns-shadows"


def _keyword(teller: Teller, data: Data, values: Values) -> str:
    values["keyword"] = teller.names.words(f"keyword.{data['keyword']}.name")
    return "log.keyword"


def _readies_card(teller: Teller, data: Data, values: Values) -> str:
    values["card"] = teller.many(data.get("cards", [data.get("card")]))
    return "log.readies-card"


def _draws(teller: Teller, data: Data, values: Values) -> str:
    values["cards"] = teller.many(data["cards"], known=True)
    return "log.draws"


def _gains(teller: Teller, data: Data, values: Values) -> str:
    """What a hero becomes is written small, as on the cards."""
    condition = str(data["condition"])
    values["condition"] = _term(teller.names.words(f"log.condition.{condition}"), condition)
    return "log.gains"


def _sheds(teller: Teller, data: Data, values: Values) -> str:
    condition = str(data["condition"])
    values["condition"] = _term(teller.names.card(condition), condition)
    return "log.sheds"


def _term(text: str, term: str) -> str:
    """A text as a link to a word of the glossary."""
    return f"[{text}](term:{term})"


def _colour(key: str) -> Special:
    def tell(teller: Teller, data: Data, values: Values) -> str:
        words = teller.names.words
        values["colour"] = words(f"log.colour.{data['colour']}")
        values["text"] = words(f"quest.{teller.names.t.quest_id}.{data['colour']}") if key.endswith("effect") else ""
        if "space" in data:
            values["space"] = int(str(data["space"])) + 1
        return key

    return tell


def _travels(teller: Teller, data: Data, values: Values) -> str:
    values["location"] = teller.name(str(data["source"]), known=True)
    return "log.travels"


def _progress(teller: Teller, data: Data, values: Values) -> str:
    values["location"] = teller.name(teller.place, known=True)
    return "log.progress" if int(str(data["amount"])) > 0 else "log.progress-lost"


def _uses(teller: Teller, data: Data, values: Values) -> str:
    """A hero's own ability reads "Kari uses an ability"."""
    values["source"] = teller.source(str(data.get("piece") or data["source"]))
    return "log.uses-own" if data.get("piece") == data.get("hero") else "log.uses"


def _resolves(teller: Teller, data: Data, values: Values) -> str:
    """What a peril effect or a rule of the quest resolves is told by its consequences."""
    if not data.get("piece"):
        return ""
    values["source"] = teller.source(str(data["piece"]))
    return _how(teller, str(data["piece"]))


def _how(teller: Teller, piece: str) -> str:
    """An ability of a hero, the threat of an enemy, or another card."""
    box = teller.names.t.box
    if teller.names.seat(piece):
        return "log.resolves-own"
    enemy = box.enemies.get(teller.names.t.board.pieces[piece].card)
    return "log.resolves-threat" if enemy is not None and enemy.threat and not enemy.on else "log.resolves"


def _boosts(teller: Teller, data: Data, values: Values) -> str:
    """A hero's own ability does not help the hero in the third person, and a harmful condition helps nobody."""
    values["source"] = teller.source(str(data["source"]))
    condition = teller.names.t.box.conditions.get(str(data["source"]))
    if condition is not None and condition.harm > 0:
        return "log.hinders"
    return "log.boosts-own" if data["source"] == data["hero"] else "log.boosts"


def _prevents(teller: Teller, data: Data, values: Values) -> str:
    values["source"] = teller.source(str(data["source"]))
    return "log.prevents" if data["amount"] else ""


def _reshuffled(teller: Teller, data: Data, values: Values) -> str:
    return f"log.reshuffled-{str(data['deck']).removeprefix('deck:')}"


def _tally(teller: Teller, data: Data, values: Values) -> str:
    """A counter that only says whether something is so is told when it becomes so; that of a marker with the marker."""
    words, quest = teller.names.words, f"quest.{teller.names.t.quest_id}"
    flag = f"{quest}.flag.{data['counter']}"
    if words.has(flag):
        return flag if data["value"] else ""
    values["counter"] = words(f"{quest}.counter.{data['counter']}")
    return "" if words.has(f"{quest}.marker.{data['counter']}") else "log.tally"


def _outcome(teller: Teller, data: Data, values: Values) -> str:
    return f"log.outcome-{data['outcome']}"


SENTENCES: dict[str, Special] = {
    "phase": _phase, "story": _story, "action": _action, "targets": _targets, "roll": _roll,
    "reroll": _with_dice("log.reroll"), "critical": _with_dice("log.critical"), "die": _with_dice("log.die"),
    "suffers": _suffers, "results": _results, "struck": _struck, "defeated": _defeated, "spawns": _spawns,
    "keyword": _keyword, "readies-card": _readies_card, "draws": _draws, "gains": _gains,
    "sheds": _sheds, "peril": _colour("log.peril"), "peril-effect": _colour("log.peril-effect"),
    "travels": _travels, "progress": _progress, "uses": _uses, "resolves": _resolves, "prevents": _prevents,
    "boosts": _boosts, "reshuffled": _reshuffled, "tally": _tally, "outcome": _outcome,
}  # fmt: skip
"""Kinds whose sentence depends on more than its slots; each returns the key of the text, empty for none."""
