"""How strong a hero is in a fight: a rough chance for what a player plans, one from some fights played out where it
matters. What is forecast to players is exact instead (`combat_odds.py`).

Roughly a fight is a race: how many rounds the hero needs, and how many the enemy does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp
from typing import NamedTuple, TypeVar

from game.runebound import names, values
from game.runebound.combat_fight import fight_of
from game.runebound.combat_odds import Odds
from game.runebound.combat_samples import sampled
from game.runebound.content import TwoFaces
from game.runebound.sides import enemy_left, health_left
from game.runebound.table import Table

Found = TypeVar("Found")
MOST_THOUGHTS = 20_000
"""So much is kept of what was reckoned, at the most."""
FACES = {"P": 1.0, "M": 0.9, "U": 0.55}
"""What a point of a face adds to an attack, surges by what they buy."""
DOUBLER, AGILITY, SHIELD, LEAST_PACE = 1.2, 0.7, 0.8, 0.4
STEEP, BIAS = 1.2, 0.3
"""How sharply the chance follows the difference of rounds, and how much the enemy is ahead of it."""
SURGES_OF_ENEMY, BLOCKS_OF_ENEMY = 0.5, 0.4
SKILLED = 0.35
"""What a skill that fights adds to an attack."""
FIGHTS = 28
"""So many fights are played out where it matters."""
HOPELESS, HOPELESS_SHARE = 0.25, 0.1
"""A rough chance against a villain below which nobody looks closer, and what is left of it then."""
TERRAIN_ROLL = "terrain_roll("
"""What a text says for which the ground matters."""
FIGHTING = ("surge1", "surge2", "combat-start", "after-cast", "combat-round-end", "would-suffer", "before-cast")
"""Windows of skills that help in a fight."""


def kept(t: Table, key: Hashable, reckon: Callable[[], Found]) -> Found:
    """What was reckoned before for this key, or is now."""
    thoughts = t.box.thoughts
    if key not in thoughts:
        if len(thoughts) >= MOST_THOUGHTS:
            thoughts.clear()
        thoughts[key] = reckon()
    found: Found = thoughts[key]
    return found


def attack_of(faces: TwoFaces) -> float:
    """What a token strikes with, on average of its faces."""
    return sum(_attack(face) for face in faces) / 2


def _attack(face: str) -> float:
    if face[0] == "D":
        return DOUBLER
    if face[0] == "A":
        return AGILITY
    return FACES[face[0]] * int(face[1]) if face[0] in FACES else 0.0


def block_of(faces: TwoFaces) -> float:
    """What a token blocks, on average of its faces."""
    return sum(SHIELD * int(face[1]) for face in faces if face[0] == "S") / 2


def tokens_of(t: Table, hero: str) -> list[TwoFaces]:
    """The tokens that a hero brings to a combat [RB-703]."""
    content = t.box.content
    found = list(content.heroes[hero].tokens)
    for piece in t.zone(names.assets(hero)):
        token = content.assets[t.card(piece)].token
        if token is not None:
            found.append(token)
    return found


def pace(t: Table, hero: str) -> tuple[float, float]:
    """What a hero strikes with and blocks in a round, on average; some skills add to it."""
    tokens, on = tokens_of(t, hero), t.box.on
    fighting = sum(any(window in on.get(t.card(one), {}) for window in FIGHTING) for one in t.zone(names.learned(hero)))
    return sum(map(attack_of, tokens)) + SKILLED * fighting, sum(map(block_of, tokens))


def enemy_pace(t: Table, villain: str = "") -> float:
    """The skulls that an enemy, or a villain, shows in a round, on average, and what its surges add."""
    tokens = [it for it in t.box.content.tokens.values() if it.act <= t.act and it.villain in ("", villain)]
    skulls = sum(int(face[1]) for it in tokens for face in it.faces if face[0] == "K") / 2
    return skulls + sum(face[0] == "D" for it in tokens for face in it.faces) / 2 + SURGES_OF_ENEMY


def left_of(t: Table, hero: str) -> int:
    """The health that a hero has left."""
    return max(0, health_left(t, hero))


class Race(NamedTuple):
    """What a hero strikes with and blocks in a round, the health left, and what an enemy strikes with."""

    strikes: float
    blocks: float
    left: int
    enemy: float

    def chance(self, health: int) -> float:
        """The chance against an enemy of so much health, roughly."""
        to_kill = health / max(LEAST_PACE, self.strikes - BLOCKS_OF_ENEMY)
        to_die = self.left / max(LEAST_PACE, self.enemy - self.blocks)
        return 1 / (1 + exp(min(50.0, STEEP * (to_kill + BIAS - to_die))))


def race_of(t: Table, hero: str) -> Race:
    """How a hero would fight now."""
    return Race(*pace(t, hero), left_of(t, hero), enemy_pace(t))


def chance_in_deck(t: Table, race: Race, deck: str) -> float:
    """The mean chance against the enemies of a deck in this scenario, roughly."""
    healths = kept(t, ("healths", deck, t.scenario), lambda: _healths(t, deck))
    found = {health: race.chance(health + t.step.foes) for health in set(healths)}
    return sum(found[health] for health in healths) / max(1, len(healths))


def _healths(t: Table, deck: str) -> list[int]:
    """The healths of the enemies in a deck, of each card."""
    enemies = t.box.content.enemies
    cards = t.box.adventures(deck, t.scenario)
    return [enemies[card].health for card, copies in cards if card in enemies for _ in range(copies)]


# -- from some fights that are played out


def villain_chance(t: Table, hero: str, healed: int = 0) -> float:
    """The chance of a hero against the villain of the scenario as things stand, with so much damage healed before."""
    villain = t.box.villain_of(t.scenario)
    health = enemy_left(t, hero, villain)
    left = min(values.health(t, hero), left_of(t, hero) + healed)
    roughly = Race(*pace(t, hero), left, enemy_pace(t, villain)).chance(health)
    if roughly < HOPELESS:
        return HOPELESS_SHARE * roughly
    return fight_chance(t, hero, villain, left, health)


def fight_chance(t: Table, hero: str, foe: str, left: int, health: int) -> float:
    """The chance to win a fight with so much health left on both sides, from some fights that are played out."""
    if left <= 0:
        return 0.0
    if health <= 0:
        return 1.0
    return kept(t, (_standing(t, hero, foe), left, health), lambda: _win(t, hero, foe, left, health))


def _standing(t: Table, hero: str, foe: str) -> Hashable:
    """What a fight depends on, beside the healths."""
    owned = tuple(t.card(piece) for piece in t.belongings(hero))
    rolls, cell = TERRAIN_ROLL in t.box.content.heroes[hero].surge1, t.cell(foe) or t.cell(hero)
    ground = t.land.terrain(cell) if rolls and cell is not None else ""
    return "fight", t.card(foe), t.act, owned, ground, t.has(hero, names.CURSED), t.has(hero, names.WEARY)


def _win(t: Table, hero: str, foe: str, left: int, health: int) -> float:
    """What was met for other healths of the hero serves again."""
    standing, place = (_standing(t, hero, foe), health), ("odds", hero)
    found: tuple[Hashable, Odds] | None = t.box.thoughts.get(place)
    if found is None or found[0] != standing:
        found = t.box.thoughts[place] = standing, Odds(fight_of(t, hero, foe))
    return sampled(found[1], left, health, FIGHTS)
