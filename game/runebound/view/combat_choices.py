"""The choices of a combat in words: what an attack does, what a token is used for, what an ability costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kit.prompts import Prompt
from game.kit.shown import Choice
from game.runebound import combat_actions, pools
from game.runebound import names as zones
from game.runebound.combat import RETREAT
from game.runebound.tokens import KINDS, SHIELD
from game.runebound.view.names import Names
from game.runebound.view.pools_told import face_words, shown_words
from game.runebound.view.texts import ability_name, text

STRIKES = {"physical": "axe", "magic": "burst", "skull": "skull"}


def action(names: Names, prompt: Prompt, option: str) -> Choice:
    """A combat action."""
    word, _, about = option.partition(":")
    return ACTIONS[word](names, prompt, option, about)


def strike_total(names: Names, side: str, kind: str) -> tuple[int, int]:
    """What all live tokens of a kind deal together, and what is left of it after all live shields of the foe."""
    t = names.t
    amount = pools.total(t, pools.live(t, side, KINDS[kind]))
    return amount, max(0, amount - pools.total(t, pools.live(t, t.other_side(side), SHIELD)))


def _strike(names: Names, prompt: Prompt, option: str, kind: str) -> Choice:
    words = names.words
    amount, least = strike_total(names, str(prompt.data["side"]), kind)
    label = words("choice.combat-action.strike", amount=amount, kind=words(f"damage.{kind}"))
    key = f"choice.combat-action.{'unblocked' if least == amount else 'after-shields' if least else 'all-blocked'}"
    first = pools.live(names.t, str(prompt.data["side"]), KINDS[kind])
    return Choice(option, label, words(key, amount=least), first[0] if first else "", icon=STRIKES[kind])


def _agility(names: Names, prompt: Prompt, option: str, token: str) -> Choice:
    words = names.words
    return Choice(option, words("choice.combat-action.agility"), words("choice.combat-action.agility-text"), token,
                  icon="feather")  # fmt: skip


def _double(names: Names, prompt: Prompt, option: str, token: str) -> Choice:
    words = names.words
    return Choice(option, words("choice.combat-action.doubler"), words("choice.combat-action.doubler-text"), token,
                  icon="double")  # fmt: skip


def _surge(names: Names, prompt: Prompt, option: str, about: str) -> Choice:
    """An ability with its price and its text."""
    piece, _, window = about.rpartition("/")
    card, words = names.t.card(piece), names.words
    return Choice(option, ability_name(names, card, window), text(names, card, window), option, icon="bolt",
                  brief=words(f"window.{window}"))  # fmt: skip


def _card(names: Names, prompt: Prompt, option: str, piece: str) -> Choice:
    card, window = names.t.card(piece), combat_actions.CARD_WINDOW
    return Choice(option, ability_name(names, card, window), text(names, card, window), option, icon="star")


def _pass(names: Names, prompt: Prompt, option: str, about: str) -> Choice:
    words = names.words
    return Choice(option, words("choice.combat-action.pass"), words("choice.combat-action.pass-text"), icon="skip")


ACTIONS: dict[str, Callable[[Names, Prompt, str, str], Choice]] = {
    combat_actions.STRIKE: _strike, combat_actions.AGILE: _agility, combat_actions.DOUBLE: _double,
    combat_actions.SURGE: _surge, combat_actions.CARD: _card, combat_actions.PASS: _pass,
}  # fmt: skip


def token(names: Names, prompt: Prompt, option: str) -> Choice:
    """A token: what it shows, and what would become of it."""
    t, words = names.t, names.words
    verb, label = str(prompt.data.get("verb", "")), shown_words(names, option)
    own = str(prompt.data.get("side", "")) and option in pools.tokens(t, str(prompt.data["side"]))
    done = "flip" if verb == "agility" and own else "recast" if verb == "agility" else verb
    detail = ""
    if done == "flip":
        one, other = pools.faces(t, option)
        detail = words("choice.tokens.flip", face=face_words(names, one if t.tokens(option, zones.REVERSE) else other))
    elif done in ("double", "recast", "remove", "hold"):
        told: dict[str, Any] = {"value": 2 * pools.value(t, option)}
        detail = words(f"choice.tokens.{done}", **told)
    counts = pools.value(t, option) if verb == "strike" or prompt.kind in ("block", "pay-surge") else 1
    return Choice(option, label, detail, option, counts=counts)


def retreat(names: Names, prompt: Prompt, option: str) -> Choice:
    """Going on, or away."""
    words = names.words
    return Choice(option, words(f"choice.retreat.{option}"), words(f"choice.retreat.{option}-text"),
                  icon="boot" if option == RETREAT else "stop-fight")  # fmt: skip


COMBAT_CHOICES: dict[str, Callable[[Names, Prompt, str], Choice]] = {
    "combat-action": action, "tokens": token, "pay-surge": token, "block": token, "retreat": retreat,
}  # fmt: skip
