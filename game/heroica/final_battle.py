"""The final battle: the Dragon Lord and the Golden Dragon Hatchling, their sides, exchanges and turning [HC-650 to
HC-662].
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from game.heroica import names
from game.heroica.box import MONSTER, RELIC
from game.heroica.defeat import FELL, hit_bar
from game.heroica.goals import finished
from game.heroica.health import lose
from game.heroica.level import DRAGON
from game.heroica.rolling import roll, value_of
from game.heroica.squares import WAYS
from game.heroica.table import Table
from game.heroica.trail import go_back
from game.kit.prompts import Prompt

HATCHLING, SCEPTER = "golden-dragon-hatchling", "scepter-of-heroica"
HEAD, FLANK, TAIL = "head", "flank", "tail"
THROWN_BACK = 2
EACH_RELIC_LEFT, MOST_STRENGTH, LEAST_STRENGTH = 4, 8, 2


class Damage(Struct, frozen=True):
    """What an exchange does at one side: what the hero deals and what the boss does; whether the dragon scale counts
    for the hero.
    """

    hero: int
    boss: int
    scale: bool = True


DAMAGE: Mapping[str, Mapping[str, Damage]] = {
    DRAGON: {HEAD: Damage(1, 4, scale=False), FLANK: Damage(1, 2), TAIL: Damage(2, 1)},
    HATCHLING: {HEAD: Damage(0, 4, scale=False), FLANK: Damage(1, 4, scale=False), TAIL: Damage(1, 2, scale=False)},
}
"""Regular damage is 1 of a hero and 2 of the boss; double is twice, half is half of it [HC-654, HC-655, HC-661]."""


def side_of(t: Table, figure: str, boss: str) -> str:
    """At which side of a final boss a hero or the copter stands, by where it faces now [HC-652]."""
    order = list(WAYS)
    turned = (order.index(_direction(t, figure, boss)) - order.index(t.word(names.FACES))) % len(order)
    return {0: HEAD, 2: TAIL}.get(turned, FLANK)


def _direction(t: Table, figure: str, boss: str) -> str:
    """In which direction of the boss a figure stands that is next to it."""
    here = t.here(figure)
    for cell in t.squares(boss):
        for way, (dx, dy) in WAYS.items():
            if (cell.column + dx, cell.row + dy) == here:
                return way
    raise AssertionError(f"{figure} is not next to {boss}")


def damage_of(t: Table, figure: str, boss: str) -> Damage:
    """What an exchange of a hero or the copter next to a final boss does."""
    return DAMAGE[t.piece(boss).card][side_of(t, figure, boss)]


def hero_damage(t: Table, hero: str, boss: str, damage: int, scale: bool = True) -> int:
    """The damage a hero deals, regular or as the side says [HC-654], doubled by the dragon scale where it counts
    [HC-655, HC-736].
    """
    card = t.piece(boss).card
    return damage * 2 if scale and card == DRAGON and t.passive(hero, "double", card) else damage


def strike(t: Table, hero: str, boss: str, side: Damage) -> None:
    """The hero's damage of an exchange, by the side [HC-653]."""
    hit_bar(t, hero, boss, hero_damage(t, hero, boss, side.hero, side.scale))


def prick(t: Table, hero: str, boss: str) -> None:
    """What a move skill or a potion deals: 1, with no answer [HC-657, HC-661]."""
    touch(t)
    hit_bar(t, hero, boss, hero_damage(t, hero, boss, 1))


def touch(t: Table) -> None:
    """The first roll or effect against the Dragon Lord: from now on he turns [HC-651]."""
    t.set_track(names.CONTACT, 1)


def throw_back(t: Table, hero: str, boss: str) -> None:
    """After the exchange, whatever came of it, the hero is thrown back 2 [HC-656]; then the battle goes on if the boss
    has fallen.
    """
    go_back(t, hero, THROWN_BACK, boss)
    go_on(t, hero)


def answer(t: Table, hero: str, boss: str, side: Damage) -> None:
    """The boss deals its damage [HC-653]."""
    lose(t, hero, side.boss, t.piece(boss).card)


def go_on(t: Table, hero: str) -> None:
    """After the Dragon Lord the Hatchling stands up [HC-658], after the Hatchling the game is over [HC-662]."""
    boss = t.word(FELL)
    if not boss:
        return
    t.set_track(FELL, "")
    if t.piece(boss).card == DRAGON:
        _slain(t, hero)
    else:
        scepter = t.bring(SCEPTER, names.pack(hero))
        t.note("gains", hero=hero, piece=scepter, source=HATCHLING)
        finished(t, hero)


def _slain(t: Table, hero: str) -> None:
    """The Dragon Slayer places the Hatchling on one of the four squares, facing as the player likes, and takes another
    turn at once [HC-658].
    """
    assert t.level.dragon is not None
    t.note("dragon-falls", hero=hero)
    t.add_token(hero, names.SLAYER)
    free = [cell for cell in t.level.dragon.squares if not t.heroes_at(cell)]
    options = tuple(cell.name for cell in free)
    place = t.ask(Prompt("hatchling-place", hero, "HC-658", options))[0]
    faces = t.ask(Prompt("hatchling-faces", hero, "HC-658", tuple(WAYS), data={"place": place}))[0]
    t.set_track(names.FACES, faces)
    hatchling = t.bring(HATCHLING, place)
    t.add_token(hatchling, names.BAR, hatchling_strength(t))
    t.note("hatchling", hero=hero, monster=hatchling, strength=t.tokens(hatchling, names.BAR))
    t.set_track(names.AGAIN, hero)


def hatchling_strength(t: Table) -> int:
    """4 for each relic of the levels of this road that no hero owns now, at most 8; none: 2 [HC-659]."""
    owned = {piece.card for piece in t.board.pieces.values() if piece.tokens.get(names.FLYING)}
    owned |= {t.piece(relic).card for hero in t.heroes for relic in t.pack(hero, RELIC)}
    numbers = {t.box.levels[level].number for level in t.road if level != t.level_id}
    left = sum(1 for card, it in t.box.content.relics.items() if it.level in numbers and card not in owned)
    return min(MOST_STRENGTH, EACH_RELIC_LEFT * left) or LEAST_STRENGTH


def turn_boss(t: Table, hero: str) -> None:
    """In the start step of a hero's turn the Dragon Lord turns a quarter clockwise, once he was touched [HC-651]; the
    Hatchling as many quarters as that player rolls [HC-660].
    """
    boss = final_boss(t)
    if not boss:
        return
    if t.piece(boss).card == DRAGON:
        if t.track(names.CONTACT):
            _turn(t, boss, 1)
    else:
        _turn(t, boss, value_of(t, roll(t, hero, "turn", "HC-660")))


def _turn(t: Table, boss: str, quarters: int) -> None:
    order = list(WAYS)
    faces = order[(order.index(t.word(names.FACES)) + quarters) % len(order)]
    t.note("dragon-turns", monster=boss, quarters=quarters, faces=faces)
    t.set_track(names.FACES, faces)


def final_boss(t: Table) -> str:
    """The final boss that is on the board, empty if there is none."""
    if t.level.dragon is None:
        return ""
    found = (piece for cell in t.level.dragon.squares for piece in t.at(cell, MONSTER) if t.is_final(piece))
    return next(found, "")
