"""Whether a level holds the cards that it should: monsters, potions and relics that there are, and those of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.heroica import level as named
from game.heroica.content import Content
from game.heroica.level import MANY, Level
from game.heroica.level_objects import at

ANY = "any"
BEAST = "HC-621"
"""The rule of a monster that walks a track."""


def card_faults(level: Level, content: Content) -> Iterator[tuple[str, str]]:
    """What is wrong with the cards of any level: place and sentence."""
    for cell, monster in level.monsters.items():
        kind = content.monsters.get(monster.kind)
        if kind is None or kind.from_coffins or kind.follows or monster.kind == named.DRAGON:
            yield at(cell), f"there is no monster {monster.kind[:40]!r} that is drawn on a map"
        if monster.least not in (1, MANY):
            yield at(cell), f"{monster.kind[:40]} comes from {monster.least} heroes on; it is 1 or {MANY}"
        walks = kind is not None and BEAST in kind.rules
        if walks and cell not in level.track:
            yield at(cell), f"{monster.kind} stands on no track that it could walk"
    walkers = [it for it in level.monsters.values() if it.kind in content.monsters]
    if level.track and not any(BEAST in content.monsters[it.kind].rules for it in walkers):
        yield at(level.track[0]), "there is a track, and nobody who walks it"
    relics = Counter(thing.card for thing in level.things.values() if thing.kind == named.RELIC)
    for cell, thing in level.things.items():
        relic = content.relics.get(thing.card)
        if thing.kind == named.POTION and thing.card != ANY and thing.card not in content.potions:
            yield at(cell), f"there is no potion {thing.card[:40]!r}"
        elif thing.kind == named.RELIC and (relic is None or not relic.level or relic.points):
            yield at(cell), f"there is no relic {thing.card[:40]!r} that lies in a level"
        elif thing.kind == named.RELIC and relics[thing.card] > 1:
            yield at(cell), f"{thing.card} lies here more than once"


def belonging_faults(level: Level, content: Content) -> Iterator[tuple[str, str]]:
    """What a level of the road has that belongs to another one, or lacks [HC-109]; its strength is that of
    levels.toml.
    """
    facts = next((facts for facts in content.levels.values() if facts.number == level.number), None)
    if facts is None:
        return
    for cell, monster in level.monsters.items():
        kind = content.monsters.get(monster.kind)
        if kind is not None and level.number not in kind.levels:
            yield at(cell), f"{monster.kind} is no monster of level {level.number}"
    for cell, thing in level.things.items():
        relic = content.relics.get(thing.card)
        if thing.kind == named.RELIC and relic is not None and relic.level != level.number:
            yield at(cell), f"{thing.card} is no relic of level {level.number}"
    here = {monster.kind for monster in level.monsters.values()} | ({named.DRAGON} if level.dragon else set())
    for name, kind in content.monsters.items():
        drawn = not kind.from_coffins and not kind.follows
        if drawn and level.number in kind.levels and name not in here:
            yield "layer 'monsters'", f"{name} belongs to level {level.number}, and does not stand there"
    for heroes, wanted in zip((1, MANY), facts.strength, strict=True):
        found = strength(level, content, heroes)
        if found != wanted:
            yield "layer 'monsters'", f"the strength for {heroes} heroes is {found}, where levels.toml says {wanted}"


def strength(level: Level, content: Content, heroes: int) -> int:
    """The strength of all monsters that stand there with so many heroes, those that are known."""
    kinds = [monster.kind for monster in level.monsters_for(heroes).values()]
    kinds += [named.DRAGON] if level.dragon is not None else []
    return sum(content.monsters[kind].strength[0] for kind in kinds if kind in content.monsters)
