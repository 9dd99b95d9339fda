"""Derived numbers: asked of the cards and the modifiers in play whenever they are read, never cached [R-18]."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.adventure.cards import NEMESIS
from game.adventure.context import Context
from game.adventure.speakers import Speakers
from game.adventure.table import LAIR, PROGRESS, SEATS, WOUND, Table, gear_zone

Reading = Callable[[Table, Context], int]
"""A number of an effect, read when it is needed."""


class Query(Struct):
    """A question to the modifiers in play: what changes `key` for `subject`? They add to `total`.

    Prohibitions use it too: `key` is "cannot:target" and the like, `by` the hero who would do it, and any total but
    0 forbids [HT-002].
    """

    key: str
    subject: str = ""
    by: str = ""
    total: int = 0
    hero: str = ""
    """For `advance`: the hero who is engaged instead."""


def passives(t: Table, speakers: Speakers) -> list[tuple[str, str, str]]:
    """Those who speak of a value and are in force, as (card or rule id, piece id, "you")."""
    pieces, active = t.board.pieces, t.active
    found = []
    if speakers.heroes:
        found = [(pieces[h].card, h, h) for h in t.seats if pieces[h].card in speakers.heroes and pieces[h].face_up]
    if speakers.gear:
        for hero in t.seats:
            worn = [piece for piece in t.zone(gear_zone(hero)) if pieces[piece].face_up]
            found += [(pieces[p].card, p, hero) for p in worn if pieces[p].card in speakers.gear]
    if speakers.locations and (here := t.location) in speakers.locations and pieces[here].face_up:
        found.append((here, here, active))
    if speakers.enemies:
        for enemy in t.enemies():
            if (card := pieces[enemy].card) in speakers.enemies and pieces[enemy].face_up:
                found.append((card, enemy, active))
    for rule in speakers.rules:
        found.append((rule, "", active))
    return found


def ask(t: Table, query: Query) -> Query:
    """Let every passive text in force answer a query: what a card or quest says wins over the rules [HT-001, WQ-001,
    WQ-002].
    """
    speakers = t.cast.values[query.key]
    for speaker, piece_id, you in passives(t, speakers) if speakers else ():
        t.box.passives[speaker].answer(t, Context(you=you, source=speaker, this=piece_id), query)
    return query


def modifier(t: Table, key: str, subject: str) -> int:
    """The sum of what the cards in play add to a value."""
    if t.cast.values[key] is None:
        return 0
    return ask(t, Query(key, subject)).total


def forbidden(t: Table, what: str, subject: str = "", by: str = "") -> bool:
    """Whether something cannot be done; "cannot" is absolute [HT-002, WQ-003]."""
    key = f"cannot:{what}"
    return t.cast.values[key] is not None and ask(t, Query(key, subject, by)).total > 0


def attack(t: Table, enemy: str) -> int:
    """An enemy's attack value now; 0 while it is facedown [R-13]."""
    piece = t.board.pieces[enemy]
    return max(0, t.box.enemies[piece.card].attack + modifier(t, "attack", enemy)) if piece.face_up else 0


def resilience(t: Table, enemy: str) -> int:
    """An enemy's resilience now."""
    return max(0, t.enemy_card(enemy).resilience + modifier(t, "resilience", enemy))


def engages_with(t: Table, enemy: str) -> str:
    """The hero whom an enemy that advances engages instead of the active one; empty where no text says so."""
    return "" if t.cast.values["advance"] is None else ask(t, Query("advance", enemy)).hero


def attack_wounds(t: Table, enemy: str, successes: int, pierce: bool) -> int:
    """Wounds that successes of an attack deal to an enemy: less its resilience, within its limit [HT-314, WQ-504,
    W-08].
    """
    if successes <= 0:
        return 0
    wounds = successes if pierce else max(0, successes - resilience(t, enemy))
    if t.cast.values["attack_cap"]:
        limit = ask(t, Query("attack_cap", enemy)).total
        if limit:
            wounds = min(wounds, limit)
    return wounds


def counterattack_wounds(attacks: list[int], defenses: int) -> int:
    """Wounds from counterattacks: the attack values less one for each defense [HT-311]."""
    return max(0, sum(attacks) - defenses)


def health(t: Table, piece_id: str) -> int:
    """The wounds at which a hero or an enemy is defeated: its health."""
    return t.rules.health(t, piece_id)


def enemy_health(t: Table, enemy: str) -> int:
    """The health of an enemy: what its card says; for the nemesis the step of the ladder may add some for each hero."""
    printed = t.enemy_card(enemy).health
    further = t.step.nemesis and enemy == t.nemesis
    return max(1, printed + t.step.nemesis * len(t.board.zones[SEATS])) if further else printed


def health_left(t: Table, piece_id: str) -> int:
    """Health less wounds, not below 0."""
    return max(0, health(t, piece_id) - t.tokens(piece_id, WOUND))


def need(t: Table, hero: str) -> float:
    """How badly a hero needs care, from 0 (unhurt) to 1 (about to fall)."""
    return t.tokens(hero, WOUND) / max(1, health(t, hero))


def location_value(t: Table) -> int:
    """The exploration value of the active location."""
    card = t.location_card()
    return max(0, card.value + t.step_value + modifier(t, "value", t.location)) if card else 0


def progress_here(t: Table) -> int:
    """The progress on the active location."""
    here = t.location
    return t.tokens(here, PROGRESS) if here else 0


def explored(t: Table) -> bool:
    """Whether the active location is fully explored: checked when it is asked [R-12]."""
    return bool(t.location) and progress_here(t) >= location_value(t)


def has_trait(t: Table, enemy: str, trait: str) -> bool:
    """Whether an enemy is faceup and has a trait [HT-010]."""
    piece = t.board.pieces[enemy]
    return piece.face_up and t.box.enemies[piece.card].trait == trait


def has_rank(t: Table, enemy: str, rank: str) -> bool:
    """Whether an enemy is faceup and of a rank [R-13]."""
    return t.faceup(enemy) and t.enemy_card(enemy).rank == rank


def nonnemesis(t: Table, enemy: str) -> bool:
    """Whether an enemy is no nemesis; a facedown one is none, whatever it is [WQ-706, W-20]."""
    return not t.faceup(enemy) or t.enemy_card(enemy).rank != NEMESIS


def in_lair(t: Table) -> bool:
    """Whether the quest's nemesis lies in the lair."""
    return t.nemesis in t.zone(LAIR)
