"""Reasons: why a piece is no option of the open question, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.adventure.table import LAIR, SEATS
from game.adventure.view.names import Names
from game.kit.prompts import Prompt, Refusal, halves_of
from game.kit.text import capital

MOMENTS = frozenset({"use", "order"})
"""Questions about what answers a moment."""

OF_THE_ATTACK = frozenset({"target", "divide", "counterattack"})

Own = Callable[[Any, Prompt, str], Refusal | None]
"""(names, question, piece): a reason that only one game knows."""


def none_of_its_own(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A game that has no reasons beside those of the family."""
    return None


def reason(names: Names, prompt: Prompt | None, piece: str, own: Own = none_of_its_own) -> tuple[str, str]:
    """(sentence, rule id); both empty for a piece that the question is not about, or that can be chosen. A pair is no
    option for a reason of its own.
    """
    t = names.t
    who = halves_of(piece)[0]
    if prompt is None or piece in prompt.options or who not in t.board.pieces:
        return "", ""
    given = names.session.refusals.get(piece)
    if given is None and piece != who:
        return "", ""
    if given is None:
        given = own(names, prompt, piece) or _general(names, prompt, piece)
    if given is None:
        return "", ""
    key, rule = given
    host = "" if t.is_hero(who) else t.host(who)
    slots = {"name": names.piece(who), "hero": names.short(host or prompt.chooser)}
    return capital(names.words(key, **slots | names.refusal_slots(prompt, piece))), rule


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
    if kind == "action":
        own = t.piece(piece).zone == f"cards:{prompt.chooser}"
        if not own:
            return "refusal.not-yours", names.cites.not_yours
        ready = "refusal.card-ready" if prompt.kind == "ready-card" else "refusal.exhausted"
        return ready, names.cites.card
    if prompt.kind in MOMENTS:
        return "refusal.card-not-now", names.cites.moment
    return "refusal.other-card", names.cites.choices


def _kind(names: Names, piece: str) -> str:
    """What a piece is: hero, enemy in play or in the lair, action card at the table, item; empty for the rest."""
    found = names.t.board.pieces.get(piece)
    if found is None:
        return ""
    place = found.zone.partition(":")[0]
    if found.zone == SEATS:
        return "hero"
    if found.zone in (LAIR, "shadows") or place == "engaged":
        return "enemy"
    return {"cards": "action", "play": "item", "conditions": "condition", "drawn": "drawn"}.get(place, "")


def _hero(names: Names, prompt: Prompt, hero: str) -> tuple[str, str]:
    t = names.t
    if not t.standing(hero):
        return "refusal.hero-defeated", names.cites.fallen
    if prompt.kind == "aid-target":
        return "refusal.yourself", names.cites.aid
    if prompt.kind == "leader":
        return "refusal.leads", names.cites.leads_on
    if prompt.kind in MOMENTS:
        return "refusal.nothing-now", names.cites.order
    if prompt.data.get("verb") == "claim" and not t.rules.token_room(t, hero):
        return "refusal.five-tokens", names.cites.tokens
    return "refusal.no-effect", names.cites.choices


def _enemy(names: Names, prompt: Prompt, enemy: str) -> tuple[str, str]:
    t = names.t
    if t.piece(enemy).zone == LAIR:
        rests = prompt.kind == "activate-enemy"
        return ("refusal.lair-rests", names.cites.lair_rests) if rests else ("refusal.lair", names.cites.lair)
    verb = prompt.data.get("verb")
    if prompt.kind == "engage" and t.host(enemy) == prompt.chooser:
        return "refusal.already-engaged", names.cites.engages
    if verb == "exhaust" and t.piece(enemy).exhausted:
        return "refusal.enemy-exhausted-already", names.cites.choices
    if verb == "retreat" and not t.host(enemy):
        return "refusal.in-shadows", names.cites.retreats
    if prompt.kind in OF_THE_ATTACK:
        return _of_the_attack(names, prompt, enemy)
    if prompt.kind in MOMENTS:
        return "refusal.nothing-now", names.cites.order
    places = {bool(t.host(option)) for option in prompt.options if not t.is_hero(option)}
    if places == {True} and not t.host(enemy):
        return "refusal.engaged-only", names.cites.engages
    if places == {False} and t.host(enemy):
        return "refusal.shadows-only", names.cites.activates
    return "refusal.not-meant", names.cites.choices


def _of_the_attack(names: Names, prompt: Prompt, enemy: str) -> tuple[str, str]:
    """Why an enemy is no further target, gets no success, or does not counterattack next."""
    if prompt.kind == "counterattack":
        return "refusal.strikes-later", names.cites.strikes
    if prompt.kind == "divide":
        return "refusal.no-target", names.cites.shares
    already = enemy in _targets(names)
    return ("refusal.target-already", names.cites.shares) if already else ("refusal.other-place", names.cites.targets)


def _targets(names: Names) -> list[str]:
    return names.t.action.targets if names.t.action else []
