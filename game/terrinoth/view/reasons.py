"""Reasons: why a piece is no option of the open question, with the rule that says so."""

from __future__ import annotations

from game.adventure.table import LAIR, SEATS, SUCCESS
from game.kit.prompts import Prompt
from game.terrinoth.tokens import MOST_TOKENS
from game.terrinoth.view.names import Names, capital

MOMENTS = frozenset({"use", "order"})
"""Questions about what answers a moment."""

OF_THE_ATTACK = frozenset({"target", "divide", "counterattack"})


def reason(names: Names, prompt: Prompt | None, piece: str) -> tuple[str, str]:
    """(sentence, rule id); both empty for a piece that the question is not about, or that can be chosen."""
    t = names.t
    if prompt is None or piece in prompt.options or piece not in t.board.pieces:
        return "", ""
    given = names.session.refusals.get(piece)
    if given is None:
        given = _general(names, prompt, piece)
    if given is None:
        return "", ""
    key, rule = given
    host = "" if t.is_hero(piece) else t.host(piece)
    return capital(names.words(key, name=names.piece(piece), hero=names.short(host or prompt.chooser))), rule


def _general(names: Names, prompt: Prompt, piece: str) -> tuple[str, str] | None:
    """A reason for a piece of the same kind as the options, where the rules have given none of its own."""
    t = names.t
    kind = _kind(names, piece)
    if not kind or kind not in {_kind(names, option) for option in prompt.options}:
        return None
    if kind == "hero":
        return _hero(names, prompt, piece)
    if kind == "enemy":
        return _enemy(names, prompt, piece)
    if kind == "activation":
        own = t.piece(piece).zone == f"cards:{prompt.chooser}"
        if not own:
            return "refusal.not-yours", "HT-008"
        ready = "refusal.card-ready" if prompt.kind == "ready-card" else "refusal.exhausted"
        return ready, "HT-302"
    return ("refusal.card-not-now", "R-20") if prompt.kind in MOMENTS else ("refusal.other-card", "HT-007")


def _kind(names: Names, piece: str) -> str:
    """What a piece is: hero, enemy in play or in the lair, activation card at the table, item; empty for the rest."""
    found = names.t.board.pieces.get(piece)
    if found is None:
        return ""
    place = found.zone.partition(":")[0]
    if found.zone == SEATS:
        return "hero"
    if found.zone in (LAIR, "shadows") or place == "engaged":
        return "enemy"
    return {"cards": "activation", "play": "item", "conditions": "condition", "drawn": "drawn"}.get(place, "")


def _hero(names: Names, prompt: Prompt, hero: str) -> tuple[str, str]:
    t = names.t
    if not t.standing(hero):
        return "refusal.hero-defeated", "HT-801"
    if prompt.kind == "aid-target":
        return "refusal.yourself", "HT-304"
    if prompt.kind == "leader":
        return "refusal.leads", "HT-602"
    if prompt.kind in MOMENTS:
        return "refusal.nothing-now", "HT-011"
    if prompt.data.get("verb") == "claim" and t.tokens(hero, SUCCESS) >= MOST_TOKENS:
        return "refusal.five-tokens", "HT-319"
    return "refusal.no-effect", "HT-007"


def _enemy(names: Names, prompt: Prompt, enemy: str) -> tuple[str, str]:
    t = names.t
    if t.piece(enemy).zone == LAIR:
        return ("refusal.lair-rests", "HT-411") if prompt.kind == "activate-enemy" else ("refusal.lair", "HT-708")
    verb = prompt.data.get("verb")
    if prompt.kind == "engage" and t.host(enemy) == prompt.chooser:
        return "refusal.already-engaged", "HT-704"
    if verb == "exhaust" and t.piece(enemy).exhausted:
        return "refusal.enemy-exhausted-already", "HT-007"
    if verb == "retreat" and not t.host(enemy):
        return "refusal.in-shadows", "HT-408"
    if prompt.kind in OF_THE_ATTACK:
        return _of_the_attack(names, prompt, enemy)
    if prompt.kind in MOMENTS:
        return "refusal.nothing-now", "HT-011"
    places = {bool(t.host(option)) for option in prompt.options if not t.is_hero(option)}
    if places == {True} and not t.host(enemy):
        return "refusal.engaged-only", "HT-704"
    if places == {False} and t.host(enemy):
        return "refusal.shadows-only", "HT-402"
    return "refusal.not-meant", "HT-007"


def _of_the_attack(names: Names, prompt: Prompt, enemy: str) -> tuple[str, str]:
    """Why an enemy is no further target, gets no success, or does not counterattack next."""
    if prompt.kind == "counterattack":
        return "refusal.strikes-later", "HT-309"
    if prompt.kind == "divide":
        return "refusal.no-target", "R-07"
    return ("refusal.target-already", "R-07") if enemy in _targets(names) else ("refusal.other-place", "HT-304")


def _targets(names: Names) -> list[str]:
    return names.t.action.targets if names.t.action else []
