"""The act step: fight, roll to move, work, explore, blow up, fly, or stay [HC-206]."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica.arrival import meet_what_is_due
from game.heroica.context import Context, Walk
from game.heroica.copter import copter_of, fly
from game.heroica.doors import blow_up, doors_to_work, walls_to_blow_up, work_door
from game.heroica.features import read_table, spare
from game.heroica.fight import fight_series
from game.heroica.level import BOULDER, LAIR_DOOR, RIFT, ROCKS
from game.heroica.moving import move_roll
from game.heroica.potions import ACT, ask_besides
from game.heroica.squares import features_beside, foes
from game.heroica.table import Table
from game.kit.prompts import Prompt

ROLL, STAY = "roll", "stay"
Doing = Callable[[Table, str, str], None]


def act(t: Table, hero: str) -> None:
    """A hero next to a monster must fight [HC-206, HC-301], and meets what is due where the fight has led to [HC-236];
    else, or if Strength has spared the fight [HC-434], the player picks one thing to do.
    """
    spare(t, hero)
    if copter_of(t, hero):
        _act_by_copter(t, hero)
        return
    if foes(t, hero) and fight_series(t, hero, arrived=False):
        meet_what_is_due(t, Walk(hero, 0))
        return
    context = Context(you=hero, source="HC-206")
    answer = ask_besides(t, context, ACT, lambda: Prompt("act", hero, "HC-206", tuple(options_of(t, hero))))[0]
    options_of(t, hero)[answer](t, hero, answer)


def options_of(t: Table, hero: str) -> dict[str, Doing]:
    """What a hero next to no monster can do, by option: a feature beside stands for itself."""
    found: dict[str, Doing] = {ROLL: _roll}
    found |= dict.fromkeys(doors_to_work(t, hero), work_door)
    found |= dict.fromkeys(features_beside(t, t.here(hero), ROCKS, BOULDER, LAIR_DOOR, RIFT), _read_table)
    found |= dict.fromkeys(walls_to_blow_up(t, hero), blow_up)
    found[STAY] = _stay
    return found


def _roll(t: Table, hero: str, _: str) -> None:
    move_roll(t, hero)


def _stay(t: Table, hero: str, _: str) -> None:
    t.note("stays", hero=hero)


def _read_table(t: Table, hero: str, piece: str) -> None:
    """Rocks, a boulder, a lair door or a rift next to the space where the turn began are tried in the act step; no
    steps follow [HC-522, HC-526, HC-546, HC-557].
    """
    read_table(t, Walk(hero, 0), piece)


def _act_by_copter(t: Table, hero: str) -> None:
    """While it flies the hero does nothing: it moves instead [HC-728, HC-730], or fights where it has to [HC-729]."""
    options = (ROLL,) if foes(t, copter_of(t, hero)) else (ROLL, STAY)
    if t.ask(Prompt("act", hero, "HC-728", options))[0] == ROLL:
        fly(t, hero)
    else:
        t.note("stays", hero=hero)
