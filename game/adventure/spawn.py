"""Spawning: enemies come from the top of their deck, or from the discard pile; the nemesis from the lair."""

from __future__ import annotations

from game.adventure import engage
from game.adventure.table import ENEMY_DECK, ENEMY_DISCARD, LAIR, SHADOWS, Table


def refill(t: Table, deck: str) -> bool:
    """Make sure a deck has a card: an empty one is made anew of its discard pile, at the moment a card is needed
    [HT-702]. False if both are empty; locations are never reshuffled [WQ-315]."""
    if t.zone(deck):
        return True
    discard = t.rules.refills.get(deck, "")
    pile = list(t.zone(discard))
    if not pile:
        return False
    for card in pile:
        t.move(card, deck, face_up=False)
    t.shuffle(deck)
    t.note("reshuffled", deck=deck)
    return True


def spawn_one(t: Table, place: str, facedown: bool = False, exhausted: bool = False, enemy: str = "") -> str:
    """Spawn the top card of the enemy deck, or a card already found, with a hero or in the shadows [HT-701].

    Returns the enemy; empty if there is no card. It comes in ready unless the effect says otherwise [HT-412, WQ-803].
    """
    if not enemy:
        if not refill(t, ENEMY_DECK):
            return ""
        enemy = t.zone(ENEMY_DECK)[0]
    if not facedown:
        t.learn()
    if exhausted:
        t.exhaust(enemy)
    kept_off = not facedown and place != SHADOWS and (not t.standing(place) or engage.keeps_off(t, enemy))
    t.note("spawns", enemy="" if facedown else enemy, place=SHADOWS if kept_off else place)
    if place == SHADOWS or facedown:
        t.move(enemy, SHADOWS, face_up=not facedown)
    else:
        _spawn_engaged(t, place, enemy)
    return enemy


def _spawn_engaged(t: Table, hero: str, enemy: str) -> None:
    """Faceup with a hero; the cap holds here too [HT-705, WQ-804]."""
    if t.standing(hero):
        t.turn(enemy, True)
        engage.engage(t, hero, enemy)
    else:
        t.move(enemy, SHADOWS, face_up=True)


def spawn(t: Table, number: int, place: str = "", facedown: bool = False, exhausted: bool = False) -> None:
    """Spawn several enemies; with no place named the first with the active hero, each next clockwise [HT-701, WQ-801,
    WQ-802].
    """
    hero = place or t.active
    for _ in range(number):
        spawn_one(t, hero, facedown, exhausted)
        if not place:
            hero = t.next_hero(hero)


def discarded(t: Table, kind: str = "", trait: str = "") -> str:
    """The card of a rank or trait nearest the top of the enemy discard pile [R-14]; empty if there is none."""
    for enemy in t.zone(ENEMY_DISCARD):
        card = t.enemy_card(enemy)
        if (not kind or card.rank == kind) and (not trait or card.trait == trait):
            return enemy
    return ""


def spawn_nemesis(t: Table, place: str) -> None:
    """The nemesis leaves the lair and follows the spawning rules; nothing if it is not there [HT-707, WQ-805]."""
    nemesis = t.nemesis
    if nemesis in t.zone(LAIR):
        t.note("nemesis", enemy=nemesis, place=place)
        spawn_one(t, place, enemy=nemesis)


def spawn_location(t: Table, engaged: int, shadows: int) -> None:
    """The enemies of a new location: so many in all faceup, one at a time from the leader clockwise; then facedown
    ones into the shadows [HT-114]."""
    hero = t.leader
    for _ in range(engaged):
        spawn_one(t, hero)
        hero = t.next_hero(hero) or hero
    for _ in range(shadows):
        spawn_one(t, SHADOWS, facedown=True)


