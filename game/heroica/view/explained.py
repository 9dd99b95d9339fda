"""Explained: what the places of the table are, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.heroica import names as tokens
from game.heroica.level_play import sand
from game.heroica.scoring import points
from game.heroica.table import RIVALS
from game.heroica.view import pointed
from game.heroica.view.names import Names
from game.heroica.view.own import rounds_left, store
from game.heroica.view.scoreboard import turns
from game.heroica.view.ways import ground_at
from game.kit.cells import cell_of
from game.kit.explained import Explained


def explained(names: Names, place: str) -> Explained | None:
    """What a place is; None where there is nothing to say."""
    kind, _, of = place.partition(":")
    if place in PLACES:
        return PLACES[place](names)
    if kind in PARTS and of:
        return PARTS[kind](names, of)
    if cell_of(place) is not None:
        prompt = names.session.prompt
        told = pointed.way(names, prompt, place) if prompt is not None and prompt.kind == "walk" else None
        return told or _square(names, place)
    if place in names.t.board.pieces:
        return pointed.piece(names, place)
    return _state(names, place) if names.words.has(f"explained.{place}.title") else None


def _state(names: Names, place: str) -> Explained:
    """A place that is always explained alike."""
    words, rule = names.words, f"explained.{place}.rule"
    return Explained(words(f"explained.{place}.title"), words(f"explained.{place}.text"),
                     words(rule) if words.has(rule) else "")  # fmt: skip


def _turns(names: Names) -> Explained | None:
    told = [names.words(f"explained.turn-{turn.state}", name=names.card(turn.piece)) for turn in turns(names)]
    return Explained(names.words("explained.turns"), "\n".join(told), "HC-111") if told else None


def _dice(names: Names) -> Explained:
    words = names.words
    lines = [
        words("explained.die-face", face=words(f"face.{face}.name"), sides=it.sides, value=it.value)
        for face, it in names.t.box.content.die.items()
    ]
    return Explained(words("explained.die"), "\n".join(lines), "HC-212")


def _hourglass(names: Names) -> Explained | None:
    t, words = names.t, names.words
    if not t.level_id:
        return None
    told: dict[str, Any] = {"left": rounds_left(names), "all": sand(t)}
    if t.form == RIVALS:
        return Explained(words("explained.rounds"), words("explained.rounds-text", **told), "HC-805")
    return Explained(words("explained.hourglass"), words("explained.hourglass-text", **told), "HC-903")


def _goal(names: Names) -> Explained | None:
    t = names.t
    if not t.level_id:
        return None
    met = t.word(tokens.GOAL_MET)
    key = "explained.goal-met" if met else "explained.goal-rivals" if t.rivals else "explained.goal-together"
    return Explained(names.level(t.level_id, "goal"), names.words(key, hero=names.card(met) if met else ""), "HC-804")


def _store(names: Names) -> Explained:
    words = names.words
    lines = [
        words("explained.shelf", title=shelf.title, goods=names.listed(
            words("explained.goods", name=it.name, stock=it.stock, price=it.price) for it in shelf.goods if it.stock
        ))
        for shelf in store(names) if any(it.stock for it in shelf.goods)
    ]  # fmt: skip
    return Explained(words("explained.store"), "\n".join((words("explained.store-text"), *lines)), "HC-450", stop=True)


def _discarded(names: Names) -> Explained:
    words = names.words
    cards = [names.card(piece) for piece in names.t.zone(tokens.DISCARDED)]
    text = words("explained.discarded-text", cards=names.listed(cards) if cards else words("table.none"))
    return Explained(words("explained.discarded"), text, "HC-453")


def _points(names: Names) -> Explained:
    t, words = names.t, names.words
    lines = [words("objective.points", hero=names.card(hero), points=points(t, hero)) for hero in t.heroes
             if hero in t.board.pieces]  # fmt: skip
    return Explained(words("explained.points"), "\n".join((words("explained.points-text"), *lines)), "HC-850")


def _square(names: Names, place: str) -> Explained | None:
    """A square of the map: its ground, and what is there."""
    t, words, cell = names.t, names.words, cell_of(place)
    if cell is None or not t.level_id or cell not in t.level.shape:
        return None
    ground = ground_at(t, cell)
    lying = [names.card(piece) for piece in t.board.zones.get(place, ())]
    text = words(f"ground.{ground}.text")
    if lying:
        text = words("explained.square-text", things=names.listed(lying), text=text)
    return Explained(words("explained.square", where=names.at(place), ground=words(f"ground.{ground}.name")), text,
                     GROUND_RULES.get(ground, "HC-101"))  # fmt: skip


GROUND_RULES = {
    "high": "HC-102", "low": "HC-102", "sea": "HC-228", "berth": "HC-228", "mud": "HC-548", "lava": "HC-556",
    "grey": "HC-516",
}  # fmt: skip


def _face(names: Names, of: str) -> Explained | None:
    words = names.words
    if of not in names.t.box.content.die:
        return None
    value = names.t.box.content.die[of].value
    return Explained(words(f"face.{of}.name"), words(f"explained.face-{of}", value=value), "HC-211")


def _phase(names: Names, of: str) -> Explained | None:
    if of == "store":
        return _store(names)
    if of != "camp":
        return _goal(names)
    return Explained(names.words("phase.camp"), names.words("explained.camp"), "HC-806")


def _feature(names: Names, of: str) -> Explained | None:
    """A kind of feature, by its id."""
    words = names.words
    if not words.has(f"feature.{of}.text"):
        return None
    return Explained(words(f"feature.{of}.name"), words(f"feature.{of}.text"), "")


def _health(names: Names, of: str) -> Explained | None:
    t, words = names.t, names.words
    if of not in t.board.pieces or of not in t.heroes:
        return None
    told: dict[str, Any] = {"hero": names.card(of), "health": t.health(of), "most": t.most_health(of)}
    return Explained(words("explained.health.title"), words("explained.health-of", **told), "HC-360")


PLACES: dict[str, Callable[[Names], Explained | None]] = {
    "turns": _turns, "dice": _dice, "hourglass": _hourglass, "goal": _goal, "store": _store, "discarded": _discarded,
    "points": _points,
}  # fmt: skip
PARTS: dict[str, Callable[[Names, str], Explained | None]] = {
    "face": _face, "phase": _phase, "feature": _feature, "health": _health,
}  # fmt: skip
