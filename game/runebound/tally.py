"""The tally: a game that is over in the numbers by which its achievements are won."""

from __future__ import annotations

from collections.abc import Mapping

from game.runebound import names, values
from game.runebound.record import Deeds, Record
from game.runebound.sides import health_left
from game.runebound.table import Table

OF_HEROES: Mapping[str, str] = {
    "adventures": "adventures", "learned": "skills learned", "bought": "assets bought", "sold": "assets sold",
    "traded": "goods traded", "errands": "errands delivered", "quests": "quests brought to their end",
    "story_quests": "rewards of story quests", "zombies": "zombies removed", "exertions": "cards exerted",
    "defeats": "defeats", "rests": "rests", "marches": "marches", "marched": "hexes that dice paid for",
    "trainings": "train actions", "passed": "tests passed", "failed": "tests failed",
    "villain_fights": "times that a villain was engaged", "duels": "duels won", "gifts": "gifts",
    "gold_gained": "gold gained", "spent": "gold paid for assets", "lore_gained": "lore gained",
    "companion_gained": "companions gained", "suffered": "damage suffered", "combats": "combats",
    "bought_off": "combats that were bought off",
}  # fmt: skip
"""What is counted of all heroes together."""
NUMBERS: Mapping[str, str] = {
    **OF_HEROES,
    "heroes": "heroes",
    "alone": "1 for a game of one hero",
    "rivals": "1 for a game of rivals",
    "together": "1 for a game played together",
    "act": "the act at the end",
    "march_rolls": "rolls of the march at the end",
    "beaten": "enemies beaten, villains too",
    "retreats": "combats that ended by a retreat",
    "trophies": "trophies gained",
    **{f"trophies_{kind}": f"{kind} trophies gained" for kind in names.ADVENTURES},
    "best_strike": "the most that one attack of a hero came to, before blocking",
    "longest_fight": "rounds of the longest combat",
    "first_round": "enemies beaten in the first round of their combat",
    "sites": "different sites that heroes have stood on, of which there are 20",
    "most_lore": "the most lore that a hero has at the end",
    "most_companions": "the most companions that a hero has at the end",
    "most_gold": "the most gold that a hero has at the end",
    "most_skills": "the most skills that a hero has learned",
    "most_assets": "the most assets that a hero has at the end",
    "most_health": "the highest health of a hero at the end",
    "winner_assets": "assets of the hero who won",
    "winner_skills": "skills of the hero who won",
    "winner_defeats": "defeats of the hero who won",
    "winner_left": "health left of the hero who won",
    "zombies_left": "zombies on the map at the end",
    "villain_health": "the health of the villain for the hero who won, 0 for a loss",
}
"""What this game tells of itself, beside what the house knows of every game."""


def tally(t: Table, record: Record) -> dict[str, int]:
    """Every number now."""
    deeds = list(record.heroes.values())
    told = {what: record.whole(what) for what in OF_HEROES}
    told |= {
        "heroes": len(t.heroes),
        "alone": int(t.solo), "rivals": int(t.rivals), "together": int(t.together),
        "act": t.act,
        "beaten": _fights(deeds, names.WON),
        "retreats": _fights(deeds, names.RETREAT),
        "trophies": sum(sum(deed.trophies.values()) for deed in deeds),
        **{f"trophies_{kind}": sum(deed.trophies[kind] for deed in deeds) for kind in names.ADVENTURES},
        "sites": len(set[str]().union(*(deed.sites for deed in deeds))),
        "zombies_left": len(t.zombies()),
    }  # fmt: skip
    told |= {name: record.counts[name] for name in ("march_rolls", "best_strike", "longest_fight", "first_round")}
    return told | _most(t) | _winner(t, record)


def _fights(deeds: list[Deeds], end: str) -> int:
    return sum(deed.fights[end] for deed in deeds)


def _most(t: Table) -> dict[str, int]:
    """What the heroes have at the end, the most of each."""
    return {
        "most_lore": max(t.tokens(hero, names.LORE) for hero in t.heroes),
        "most_companions": max(t.tokens(hero, names.COMPANION) for hero in t.heroes),
        "most_gold": max(t.gold(hero) for hero in t.heroes),
        "most_skills": max(len(t.zone(names.learned(hero))) for hero in t.heroes),
        "most_assets": max(len(t.zone(names.assets(hero))) for hero in t.heroes),
        "most_health": max(values.health(t, hero) for hero in t.heroes),
    }


def _winner(t: Table, record: Record) -> dict[str, int]:
    """What is told of the hero who has won; zeros for a loss."""
    hero = t.word(names.WINNER)
    if not hero:
        return dict.fromkeys(("winner_assets", "winner_skills", "winner_defeats", "winner_left", "villain_health"), 0)
    return {
        "winner_assets": len(t.zone(names.assets(hero))),
        "winner_skills": len(t.zone(names.learned(hero))),
        "winner_defeats": record.heroes[hero].counts["defeats"],
        "winner_left": health_left(t, hero),
        "villain_health": values.enemy_health(t, t.box.villain_of(t.scenario), hero),
    }
