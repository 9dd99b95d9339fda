"""Fights: the series of a hero next to monsters, roll by roll [HC-301 to HC-327, HC-653]. Nothing here is called but by
a hero's turn: a monster does nothing of its own [HC-310].
"""

from __future__ import annotations

from game.heroica import names
from game.heroica.context import Context, Walk
from game.heroica.defeat import defeat, lay_down_guard
from game.heroica.final_battle import answer, damage_of, go_on, strike, throw_back, touch
from game.heroica.hurt import dismount, hurt
from game.heroica.potions import BEFORE_FIGHT, FACE, ask_besides
from game.heroica.rolling import BOTH, FIGHT, SHIELD, SKULL, roll
from game.heroica.skills import DEFEAT, fight_skills, use_skill
from game.heroica.squares import foes
from game.heroica.table import Table
from game.kit.prompts import Prompt

LONGEST_SERIES = 200
"""No series has so many rolls: a boss has a bar of 20 at most."""


def fight_series(t: Table, hero: str, arrived: bool, first: str = "", walk: Walk | None = None) -> bool:
    """A hero fights until nobody is next to the hero, or one was not won [HC-301, HC-308]. Says whether any fight was
    rolled: a potion may have spared it [HC-434].

    `arrived`: it begins by an arrival, where Frost may be used [HC-302, HC-436]. `first` is who is fought first.
    """
    rolled = False
    for _ in range(LONGEST_SERIES):
        near = foes(t, hero) if t.standing(hero) and not t.tokens(hero, names.GHOST) else []
        if not near:
            break
        monster = first if first in near else t.ask(Prompt("opponent", hero, "HC-302", tuple(near)))[0]
        first = ""
        if not before_roll(t, hero, monster, arrived, walk):
            continue
        arrived, rolled = False, True
        if not one_fight(t, hero, monster, walk):
            break
    return rolled


def before_roll(t: Table, hero: str, monster: str, arrived: bool, walk: Walk | None) -> bool:
    """Potions before the roll [HC-302]; says whether the roll is still to come: the monster may be gone, or the hero
    past it [HC-434, HC-436].
    """
    context = Context(you=hero, source="HC-302", opponent=monster, walk=walk, arrived=arrived)
    here = t.cell(hero)

    def question() -> Prompt | None:
        if t.cell(hero) != here or monster not in foes(t, hero):
            return None
        return Prompt("before-fight", hero, "HC-302", ("fight",), data={"opponent": monster})

    return bool(ask_besides(t, context, BEFORE_FIGHT, question))


def one_fight(t: Table, hero: str, monster: str, walk: Walk | None = None) -> bool:
    """One roll against one opponent: Shield [HC-303], Sword [HC-304], Sword+Skull [HC-305], Skull [HC-306], of a boss
    its bar [HC-322 to HC-324]. Says whether the series may go on.
    """
    t.note("fights", hero=hero, monster=monster)
    if t.is_final(monster):
        _exchange(t, hero, monster, walk)
        return False
    strength = t.strength(monster)
    face = roll(t, hero, FIGHT, monster)
    if face == SHIELD:
        _shield(t, hero, monster, walk)
        return True
    if face == SKULL:
        hurt(t, hero, monster, strength, loss=True)
        return False
    if face == BOTH:
        _draw(t, hero, monster, strength)
        return False
    defeat(t, hero, monster)
    return True


def _draw(t: Table, hero: str, monster: str, strength: int) -> None:
    """The monster is hit first, then the hero is hurt: by a boss with the bar as it is now [HC-305, HC-324]; who holds
    the crystal loses his guard [HC-604].
    """
    if t.tokens(monster, names.ENRAGED):
        lay_down_guard(t, hero, monster)
    else:
        defeat(t, hero, monster)
    hurt(t, hero, monster, t.tokens(monster, names.BAR) if t.is_boss(monster) else strength, loss=False)


def _shield(t: Table, hero: str, monster: str, walk: Walk | None) -> None:
    """A Shield defeats the monster, or is used for one fight skill [HC-303]."""
    context = Context(you=hero, source="HC-303", opponent=monster, walk=walk)
    picked = _shield_use(t, context)
    if picked == DEFEAT:
        defeat(t, hero, monster)
    else:
        use_skill(t, context, picked, FIGHT)


def _shield_use(t: Table, context: Context) -> str:
    """What the player does with the Shield: the plain effect or a skill [HC-214]."""
    hero = context.you

    def question() -> Prompt:
        options = (DEFEAT, *fight_skills(t, context))
        return Prompt("shield-fight", hero, "HC-303", options, data={"opponent": context.opponent})

    return ask_besides(t, context, FACE, question)[0]


def _exchange(t: Table, hero: str, boss: str, walk: Walk | None) -> None:
    """An exchange with a final boss: the side is read when the roll is made; the hero's damage comes first; then the
    hero is thrown back [HC-652, HC-653, HC-656, HC-657].
    """
    touch(t)
    side = damage_of(t, hero, boss)
    face = roll(t, hero, FIGHT, boss)
    t.note("exchange", hero=hero, monster=boss, face=face)
    if face == SHIELD:
        context = Context(you=hero, source="HC-657", opponent=boss, walk=walk, settled=True)
        picked = _shield_use(t, context)
        strike(t, hero, boss, side)
        if picked != DEFEAT:
            use_skill(t, context, picked, FIGHT)
    elif face != SKULL:
        strike(t, hero, boss, side)
    if face in (SKULL, BOTH) and not (face == BOTH and _has_fallen(t, boss)):
        answer(t, hero, boss, side)
        if face == SKULL:
            dismount(t, hero)
    throw_back(t, hero, boss)
    go_on(t, hero)


def _has_fallen(t: Table, boss: str) -> bool:
    """Whether a boss is gone: at 0 nothing is lost any more [HC-324]."""
    return t.cell(boss) is None
