"""Cross-checks of the box: every id that one card or quest names must exist elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.adventure.cards import ACTIONS, DICE, SYMBOLS
from game.terrinoth.box import Box
from game.terrinoth.cards import ARCHETYPES, DIFFICULTIES, TIERS, RandomMember, Stack

COLOURS = frozenset({"start", "grey", "green", "blue", "red"})


def cross_check(box: Box) -> list[str]:
    """Every fault between the files, each with file and key."""
    return [*_enemies(box), *_cards(box), *_quests(box), *_values(box)]


def _enemies(box: Box) -> Iterator[str]:
    for key, card in box.enemies.items():
        for keyword in card.bar:
            if keyword not in box.keyword_cards:
                yield f"enemies.toml: {key}: bar: there is no keyword {keyword!r}"
        if card.difficulty not in DIFFICULTIES:
            yield f"enemies.toml: {key}: there is no difficulty {card.difficulty!r}"


def _cards(box: Box) -> Iterator[str]:
    for key, hero in box.heroes.items():
        if hero.archetype not in ARCHETYPES:
            yield f"heroes.toml: {key}: there is no archetype {hero.archetype!r}"
    for archetype in ARCHETYPES:
        if not any(hero.archetype == archetype for hero in box.heroes.values()):
            yield f"heroes.toml: there is no {archetype}"
        for class_ in ("", *box.classes(archetype)):
            found = tuple(box.actions[c].action for c in box.archetype_cards(archetype, class_))
            if found != ACTIONS:
                yield f"activation.toml: {archetype} {class_ or 'basic'}: has {found}, needs one of each of {ACTIONS}"
    for key, card in box.exploration.items():
        if (card.type == "event") != bool(card.do):
            yield f"exploration.toml: {key}: an event has `do`, an item has windows"


def _quests(box: Box) -> Iterator[str]:
    for key, quest in box.quests.items():
        where = f"quests.toml: {key}"
        yield from _members(f"{where}: enemy_deck", quest.enemy_deck, set(box.sets))
        yield from _members(f"{where}: location_deck", quest.location_deck, set(box.locations))
        known = {card.set for card in box.exploration.values()}
        for name in (name for group in quest.exploration_deck for name in group):
            if name not in known:
                yield f"{where}: exploration_deck: there is no set {name!r}"
        if quest.tier not in TIERS:
            yield f"{where}: there is no tier {quest.tier!r}"
        if quest.nemesis not in box.enemies:
            yield f"{where}: there is no nemesis {quest.nemesis!r}"
        for colour in quest.track:
            if colour not in COLOURS:
                yield f"{where}: track: there is no space {colour!r}"
        for counter in re.findall(r"counter\((\w+)\)", quest.advice.counters):
            if counter not in quest.counters:
                yield f"{where}: advice: there is no counter {counter!r}"
        for colour in quest.advice.peril:
            if colour not in quest.track:
                yield f"{where}: advice: the track has no {colour} space"
        told = {rule.colour for rule in quest.rules}
        for colour in {"green", "blue", "red"} & set(quest.track):
            if colour not in told:
                yield f"{where}: the {colour} spaces have no effect"


def _members(where: str, stacks: tuple[Stack, ...], known: set[str]) -> Iterator[str]:
    for member in (member for stack in stacks for member in stack):
        if isinstance(member, RandomMember):
            if member.random not in DIFFICULTIES:
                yield f"{where}: there is no difficulty {member.random!r}"
        elif member not in known:
            yield f"{where}: there is no {member!r}"


def _values(box: Box) -> Iterator[str]:
    for key in DICE:
        if key not in box.dice:
            yield f"dice.toml: there is no {key!r}"
    for key, die in box.dice.items():
        if len(die.faces) != 6:
            yield f"dice.toml: {key}: has {len(die.faces)} faces, not 6"
        if all("critical" in face for face in die.faces):
            yield f"dice.toml: {key}: is rolled again whatever it shows"
        for symbol in {symbol for face in die.faces for symbol in face} - set(SYMBOLS):
            yield f"dice.toml: {key}: there is no symbol {symbol!r}"
    for key, card in box.enemies.items():
        if card.health < 1 or card.attack < 0 or card.resilience < 0:
            yield f"enemies.toml: {key}: health is at least 1, attack and resilience at least 0"
    for key, place in box.locations.items():
        if min(place.engaged, place.shadows, place.value) < 0:
            yield f"locations.toml: {key}: no value is below 0"
