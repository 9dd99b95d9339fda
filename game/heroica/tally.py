"""The tally: a game that is over in the numbers by which its achievements are won."""

from __future__ import annotations

from collections.abc import Mapping

from game.heroica import names
from game.heroica.box import RELIC, WEAPON
from game.heroica.level_play import GRADES
from game.heroica.record import COUNTED, Deeds, Record
from game.heroica.scoring import bonuses, monster_kinds, total
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO, Table

NUMBERS: Mapping[str, str] = {
    "levels": "levels that were begun", "levels_won": "levels whose goal was met", "levels_lost": "levels without it",
    "road": "levels of the road", "rivals": "1 for Rivals", "fellowship": "1 for a Fellowship", "solo": "1 alone",
    "best_points": "the most points of one hero, with bonuses", "sum_points": "the points of all heroes together",
    "rank": "0 to 3 by the pars", "beaten": "monsters defeated by all", "most_beaten": "the most by one hero",
    "damage": "damage dealt to bosses", "downs": "times that a hero went down", "lost_health": "health lost by all",
    "gold_found": "gold found by all", "most_relics": "the most relics of one hero", "relics": "relics of all heroes",
    "weapons": "the most weapons of one hero", "kinds": "the most kinds of monsters of one hero",
    "bonuses": "the most bonuses of one hero", "steps": "steps walked by all", "potions_drunk": "potions drunk",
    "unhurt": "1 if nobody lost health",
}  # fmt: skip
"""What this game tells of itself, beside what is simply counted."""


def numbers_of() -> tuple[str, ...]:
    """Every number that an achievement may ask for."""
    return (*NUMBERS, *(name.replace("-", "_") for name in COUNTED))


def tally(t: Table, record: Record) -> dict[str, int]:
    """Every number now."""
    heroes = [hero for hero in t.heroes if hero in t.board.pieces]
    deeds = [record.heroes.get(hero, Deeds()) for hero in heroes]
    won = bonuses(t) if heroes else {}
    told = {
        "levels": record.counts.get("levels", 0),
        "levels_won": record.counts.get("won", 0),
        "levels_lost": record.counts.get("lost-levels", 0),
        "road": len(t.road),
        "rivals": int(t.form == RIVALS),
        "fellowship": int(t.form == FELLOWSHIP),
        "solo": int(t.form == SOLO),
        "best_points": max((total(t, hero) for hero in heroes), default=0),
        "sum_points": sum(total(t, hero) for hero in heroes),
        "rank": rank(t),
        "beaten": sum(deed.beaten for deed in deeds),
        "most_beaten": max((deed.beaten for deed in deeds), default=0),
        "damage": sum(deed.damage for deed in deeds),
        "downs": sum(deed.downs for deed in deeds),
        "lost_health": sum(deed.lost for deed in deeds),
        "gold_found": sum(deed.gold for deed in deeds),
        "most_relics": max((len(t.pack(hero, RELIC)) for hero in heroes), default=0),
        "relics": sum(len(t.pack(hero, RELIC)) for hero in heroes),
        "weapons": max((len(t.pack(hero, WEAPON)) for hero in heroes), default=0),
        "kinds": max((monster_kinds(t, hero) for hero in heroes), default=0),
        "bonuses": max((sum(hero in owners for owners in won.values()) for hero in heroes), default=0),
        "steps": sum(deed.steps for deed in deeds),
        "potions_drunk": sum(deed.potions for deed in deeds),
        "unhurt": int(not any(deed.lost for deed in deeds)),
    }
    return told | {name.replace("-", "_"): record.counts.get(name, 0) for name in COUNTED}


def rank(t: Table) -> int:
    """How a campaign that was won together is graded, from 0 to 3: by the sum of all points and of what was earned by
    deeds [HC-853] against the pars; grim adds a rank, gentle takes one off [HC-907].
    """
    pars = t.box.content.scoring.pars.get(f"heroes-{len(t.heroes)}")
    whole = len(t.road) == len(t.box.content.levels)
    if t.rivals or not whole or pars is None or t.word(names.OUTCOME) != "victory":
        return 0
    reached = sum(sum(total(t, hero) for hero in t.heroes) >= par for par in pars)
    grade = list(GRADES).index(str(t.state.setup["grade"])) - 1
    return max(0, min(len(pars), reached + grade))
