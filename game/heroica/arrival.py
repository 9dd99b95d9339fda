"""Arrivals: what happens on every space that is entered, before the next step [HC-224, HC-231 to HC-237]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.context import Walk
from game.heroica.features import meet, spare_no_more
from game.heroica.fight import fight_series
from game.heroica.goals import reached, rescued
from game.heroica.health import lose
from game.heroica.level import KING, LAVA, LOCKED_DOOR
from game.heroica.packs import can_take, take_up
from game.heroica.squares import features_beside, foes
from game.heroica.table import Table
from game.heroica.trail import put_onto, tell_way
from game.kit.cells import Cell
from game.kit.prompts import Prompt

KEY = "key"
MOVED_TO = "moved-to"
"""The track with the space that the active hero has come to by a move of this turn [HC-516]."""
DUE = "due"
"""The track with the space whose features are still to be met when the fight is over [HC-236]."""


def arrive(t: Table, walk: Walk) -> None:
    """A hero has entered a space, or landed on it: all that follows, in its order [HC-007]: lava [HC-231,
    HC-556], things [HC-232], the King and a goal [HC-233], a locked door [HC-234], a fight [HC-235], features
    [HC-236]. The walk says whether it is over [HC-225].
    """
    hero, here = walk.hero, t.here(walk.hero)
    t.set_track(DUE, "")
    spare_no_more(t, hero)
    if t.level.grounds[here] == LAVA:
        tell_way(t, walk)
        t.note("burns", hero=hero)
        lose(t, hero, 1, LAVA)
        if not t.standing(hero):
            walk.over = True
            return
    for piece in list(t.things_at(here)):
        if can_take(t, hero, piece):
            tell_way(t, walk)
            take_up(t, hero, piece)
    if t.feature_at(here, KING) or here in t.level.goals:
        tell_way(t, walk)
    _rescue(t, hero, here)
    reached(t, hero)
    offer_key(t, hero)
    t.set_track(DUE, here.name)
    t.set_track(MOVED_TO, here.name)
    if foes(t, hero) and not t.tokens(hero, names.GHOST):
        walk.over = True
        tell_way(t, walk)
        if walk.quiet:
            return
        fight_series(t, hero, arrived=True, walk=walk)
    meet_what_is_due(t, walk)


def meet_what_is_due(t: Table, walk: Walk) -> None:
    """If the hero still is on the space and standing, the features there [HC-236, HC-237]."""
    hero, due = walk.hero, t.word(DUE)
    t.set_track(DUE, "")
    if due and t.standing(hero) and t.here(hero).name == due and not foes_left(t, hero):
        meet(t, walk)


def foes_left(t: Table, hero: str) -> bool:
    """Whether somebody is still next to the hero whom the hero has to fight."""
    return bool(foes(t, hero)) and not t.tokens(hero, names.GHOST)


def _rescue(t: Table, hero: str, here: Cell) -> None:
    """The first hero who enters the King's space rescues him [HC-563]."""
    king = t.feature_at(here, KING)
    if king and not t.tokens(king, names.OPEN):
        t.note("rescues", hero=hero, piece=king)
        t.add_token(king, names.OPEN)
        t.add_token(hero, names.RESCUED)
        rescued(t, hero)


def offer_key(t: Table, hero: str) -> None:
    """Next to a locked door with a key: it may be spent, and the door is open for everybody [HC-511]."""
    doors = features_beside(t, t.here(hero), LOCKED_DOOR)
    keys = t.carried(hero, KEY)
    if not doors or not keys:
        return
    answer = t.ask(Prompt("unlock", hero, "HC-511", tuple(doors), 0, offer="unlock"))
    if answer:
        unlock(t, hero, answer[0])


def unlock(t: Table, hero: str, door: str) -> None:
    """A key is spent, and its door is a space for the rest of the level [HC-511]."""
    key = t.carried(hero, KEY)[0]
    t.note("unlocks", hero=hero, piece=door)
    t.put_away(key)
    t.add_token(door, names.OPEN)


def land_on(t: Table, walk: Walk, cell: Cell, note: str = "lands") -> None:
    """A hero lands past something: an arrival, not a step; the trail restarts there [HC-248]."""
    tell_way(t, walk)
    t.note(note, hero=walk.hero, to=cell.name)
    put_onto(t, walk.hero, cell)
    walk.path.append(cell.name)
    walk.trails.append(cell.name)
    walk.told = len(walk.path) - 1
    arrive(t, walk)
