"""What the cases are written with: a fight in a dungeon that holds only what the case names, and short words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

Spec = dict[str, Any]
PARTY = ("bard", "cleric", "thief", "ranger")
SECONDS = ("barbarian", "tinker")
BARE: Spec = {str(number): {"cards": []} for number in range(1, 11)}
"""A valley without a dungeon."""


class Case(NamedTuple):
    """A case: its name, the rules that it is about, and the scenario file."""

    name: str
    rules: tuple[str, ...]
    spec: Spec


def p(hero: str = "", hand: str = "", deck: str = "", discard: str = "", played: Any = "", **more: Any) -> Spec:
    """A player: cards by their ids, decks top first; nothing but what is named. `played` also takes a list."""
    lying = played.split() if isinstance(played, str) else played
    cards = {"hand": hand.split(), "deck": deck.split(), "discard": discard.split(), "played": lying}
    return {"heroes": [hero], **cards, **more}


def card(name: str, **more: Any) -> Spec:
    """A card with what lies on it."""
    return {"card": name, **more}


def fight(
    enemy: str, *players: Spec, seats: int = 3, at: int | str = 5, below: Iterable[Any] = (), place: str = "",
    reward: str = "", others: Spec | None = None, expect: Spec | None = None, **more: Any,
) -> Spec:  # fmt: skip
    """A fight in the dungeon `at`, or against the boss. It begins in the play step and stops before the end step,
    unless told otherwise. Seats that nobody is named for are taken by players without a card.
    """
    party = [dict(one) for one in players]
    named = {one["heroes"][0] for one in party}
    free = [hero for hero in PARTY if hero not in named]
    while len(party) < seats:
        party.append(p(free.pop(0)))
    seconds = [hero for hero in (*SECONDS, "wizard") if hero not in named]
    for one in party:
        one["heroes"] = [one["heroes"][0] or free.pop(0)]
        if seats < 3:
            one["heroes"].append(seconds.pop(0))
    base: Spec = {
        "players": party, "node": "play", "stop_at": "end_step", "dungeon": str(at), "expect": expect or {},
        "dungeons": {**BARE, "1": {"cards": ["skeleton", "grey-wolf"], "place": ""}, **(others or {})},
    }  # fmt: skip
    if at == "boss":
        base["boss_deck"] = [enemy, *below]
    else:
        base["dungeons"][str(at)] = {"cards": [enemy, *below], "place": place, "reward": reward}
    return base | more


def told(hero: str = "bard", /, **expected: Any) -> Spec:
    """What is expected of one player."""
    return {"players": {hero: expected}}
