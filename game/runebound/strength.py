"""How strong a hero is in a fight, roughly: for players that have to plan, not for what is forecast (`combat_odds.py`).

A fight is a race: how many rounds the hero needs, and how many the enemy does.
"""

from __future__ import annotations

from math import exp

from game.runebound import names, values
from game.runebound.box import VILLAIN
from game.runebound.content import TwoFaces
from game.runebound.table import Table

FACES = {"P": 1.0, "M": 1.0, "K": 1.0, "U": 0.7}
"""What a point of a face adds to an attack, surges by what they buy."""
DOUBLER, AGILITY = 1.2, 0.7
SHIELD, LEAST_PACE = 0.8, 0.4
STEEP, BIAS = 1.2, 0.3
"""How sharply the chance follows the difference of rounds, and how much the enemy is ahead of it."""
SURGES_OF_ENEMY, BLOCKS_OF_ENEMY = 0.5, 0.4


def attack_of(faces: TwoFaces) -> float:
    """What a token strikes with, on average of its faces."""
    return sum(_attack(face) for face in faces) / 2


def _attack(face: str) -> float:
    if face[0] == "D":
        return DOUBLER
    if face[0] == "A":
        return AGILITY
    return FACES.get(face[0], 0.0) * int(face[1]) if face[0] in FACES else 0.0


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
    tokens = tokens_of(t, hero)
    skills = t.box.content.skills
    fighting = sum(_fights(skills[t.card(piece)]) for piece in t.zone(names.learned(hero)))
    return sum(map(attack_of, tokens)) + fighting, sum(map(block_of, tokens))


def _fights(skill: object) -> float:
    windows = ("surge1", "surge2", "combat_start", "after_cast", "combat_round_end", "would_suffer", "before_cast")
    return 0.35 if any(getattr(skill, window) for window in windows) else 0.0


def enemy_pace(t: Table, villain: str = "") -> float:
    """The skulls that an enemy shows in a round, on average, and what its surges add."""
    tokens = [it for it in t.box.content.tokens.values() if it.act <= t.act and it.villain in ("", villain or "-")]
    skulls = sum(int(face[1]) for it in tokens for face in it.faces if face[0] == "K") / 2
    doubled = sum(1 for it in tokens for face in it.faces if face[0] == "D") / 2
    return skulls + doubled + SURGES_OF_ENEMY


def chance(t: Table, hero: str, health: int, villain: str = "") -> float:
    """The chance of a hero against an enemy of so much health, roughly."""
    strikes, blocks = pace(t, hero)
    left = values.health(t, hero) - t.damage(hero)
    to_kill = health / max(LEAST_PACE, strikes - BLOCKS_OF_ENEMY)
    to_die = left / max(LEAST_PACE, enemy_pace(t, villain) - blocks)
    return 1 / (1 + exp(STEEP * (to_kill + BIAS - to_die)))


def chance_in_deck(t: Table, hero: str, deck: str) -> float:
    """The mean chance against the enemies of a deck in this scenario."""
    key = (deck, t.scenario)
    healths = t.box.enemy_healths.get(key)
    if healths is None:
        cards = t.box.adventures(deck, t.scenario)
        enemies = t.box.content.enemies
        healths = tuple(enemies[card].health for card, copies in cards if card in enemies for _ in range(copies))
        t.box.enemy_healths[key] = healths
    return sum(chance(t, hero, health) for health in healths) / max(1, len(healths))


def villain_chance(t: Table, hero: str) -> float:
    """The chance of a hero against the villain of the scenario as things stand, roughly."""
    villain = t.box.villain_of(t.scenario)
    assert t.box.kind(villain) == VILLAIN
    health = values.enemy_health(t, villain, hero) - t.damage(villain)
    return chance(t, hero, max(1, health), villain)
