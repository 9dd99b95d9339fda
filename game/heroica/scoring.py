"""Points, bonuses, and who has won [HC-850 to HC-854, HC-907]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.heroica import names
from game.heroica.box import POTION, RELIC, WEAPON
from game.heroica.final_battle import SCEPTER
from game.heroica.table import Table


def points(t: Table, hero: str) -> int:
    """The points of a hero, without bonuses [HC-850]."""
    worth = t.box.content.scoring.points
    relics = [t.piece(piece).card for piece in t.pack(hero, RELIC)]
    return (
        sum(t.box.strength(t.piece(it).card) for it in t.trophies(hero) if not t.is_boss(it))
        + damage_dealt(t, hero)
        + worth["gold"] * t.gold(hero)
        + worth["potion"] * len(t.pack(hero, POTION))
        + worth["weapon"] * len(t.pack(hero, WEAPON))
        + sum(worth["scepter" if card == SCEPTER else "relic"] for card in relics)
        + worth["egg"] * len(t.carried(hero, "egg"))
    )


def damage_dealt(t: Table, hero: str) -> int:
    """The damage a hero has dealt to all bosses [HC-326]."""
    tokens = t.piece(hero).tokens
    return sum(number for token, number in tokens.items() if token.startswith(names.damage("")))


def monster_kinds(t: Table, hero: str) -> int:
    """How many different kinds of monsters a hero has defeated."""
    return len({t.piece(monster).card for monster in t.trophies(hero)})


MOST: Mapping[str, Callable[[Table, str], int]] = {
    "hero-of-heroica": lambda t, hero: len(t.trophies(hero)),
    "boss-buster": damage_dealt,
    "oooh-shiny": lambda t, hero: t.gold(hero),
    "museum-curator": lambda t, hero: len(t.pack(hero, RELIC)),
    "brew-master": lambda t, hero: len(t.pack(hero, POTION)),
    "arms-dealer": lambda t, hero: len(t.pack(hero, WEAPON)),
    "big-game-hunter": monster_kinds,
}
"""Bonuses for the most of something [HC-851]."""
DEEDS: Mapping[str, str] = {"regal-rescuer": names.RESCUED, "dragon-slayer": names.SLAYER}
"""Bonuses for a deed [HC-853]."""


def bonuses(t: Table) -> dict[str, list[str]]:
    """Who gets which bonus at the end: tied heroes all, nobody with 0 of it [HC-852]. Those for the most of something
    are for rivals over several levels [HC-854, HC-908].
    """
    found: dict[str, list[str]] = {}
    if t.rivals and len(t.road) > 1:
        for bonus, count in MOST.items():
            best = max(count(t, hero) for hero in t.heroes)
            found[bonus] = [hero for hero in t.heroes if best and count(t, hero) == best]
    for bonus, token in DEEDS.items():
        found[bonus] = [hero for hero in t.heroes if t.tokens(hero, token)]
    return {bonus: heroes for bonus, heroes in found.items() if heroes}


def total(t: Table, hero: str) -> int:
    """The points of a hero with bonuses; of one level alone with 5 for the goal [HC-851 to HC-854]."""
    each = t.box.content.scoring.bonus.points
    won = sum(each for heroes in bonuses(t).values() if hero in heroes)
    goal = each if len(t.road) == 1 and t.word(names.GOAL_MET) == hero else 0
    return points(t, hero) + won + goal


def winners(t: Table) -> list[str]:
    """Most points win; ties: more relics, then more monsters, then shared [HC-854]."""

    def rank(hero: str) -> tuple[int, int, int]:
        return total(t, hero), len(t.pack(hero, RELIC)), len(t.trophies(hero))

    best = max(rank(hero) for hero in t.heroes)
    return [hero for hero in t.heroes if rank(hero) == best]
