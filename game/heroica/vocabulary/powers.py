"""Verbs of powers: monsters that are moved by magic, abilities that are copied, and what relics do to their owner."""

from __future__ import annotations

from msgspec.structs import replace

from game.heroica import names
from game.heroica.box import MONSTER
from game.heroica.context import Context, Query
from game.heroica.rolling import roll, value_of
from game.heroica.skills import ability as ability_of
from game.heroica.skills import living_others
from game.heroica.squares import distances, is_empty
from game.heroica.squares import within as spaces_within
from game.heroica.table import Table
from game.heroica.turn import venom as venom_of
from game.heroica.turn_end import ENDED
from game.heroica.vocabulary.kinds import Target, Who
from game.heroica.vocabulary.verbs import pick
from game.kit.effects.effect import Effect
from game.kit.effects.language import Name, Number


def summon(who: Who) -> Effect:
    """An ordinary monster from another hero's pack is put on any empty space that is not next to a hero; rivals only
    [HC-717].
    """

    def trophies(t: Table, c: Context) -> list[str]:
        found = [monster for hero in who.ids(t, c) for monster in t.trophies(hero)] if t.rivals else []
        return [monster for monster in found if not t.is_boss(monster)]

    def spaces(t: Table) -> list[str]:
        near = {other for hero in t.heroes for cell in t.filled(hero) for other in t.level.shape.neighbours(cell)}
        free = [cell for cell in t.level.grounds if cell not in near and is_empty(t, cell)]
        return [cell.name for cell in sorted(free, key=lambda cell: cell[::-1])]

    def run(t: Table, c: Context) -> None:
        monster = pick(t, c, trophies(t, c), "trophy")
        if monster:
            to = pick(t, c, spaces(t), "carry-to")
            t.note("appears", monster=monster)
            t.move(monster, to)

    return Effect(run, lambda t, c: bool(trophies(t, c)) and bool(spaces(t)))


def carry(n: Number) -> Effect:
    """An ordinary monster up to so many spaces away is lifted; a roll says how far from there it is put on an empty
    space; no fight begins by it [HC-745].
    """

    def found(t: Table, c: Context) -> list[str]:
        near = spaces_within(t, c.you, n(t, c))
        return [monster for cell in near for monster in t.at(cell, MONSTER) if not t.is_boss(monster)]

    def run(t: Table, c: Context) -> None:
        monster = pick(t, c, found(t, c))
        here = t.here(monster)
        reach = distances(t, here, value_of(t, roll(t, c.you, "carry", "HC-745")))
        cells = [cell for cell in reach if cell == here or is_empty(t, cell)]
        to = pick(t, c, [cell.name for cell in sorted(cells, key=lambda cell: cell[::-1])], "carry-to")
        if to != here.name:
            t.note("moves-monster", hero=c.you, monster=monster, to=to)
            t.move(monster, to)

    return Effect(run, lambda t, c: bool(found(t, c)))


def ability() -> Effect:
    """The ability of another living hero, as the kind of skill that it is [HC-421]."""

    def found(t: Table, c: Context) -> list[str]:
        usable = []
        for hero in living_others(t, c.you):
            effect = ability_of(t, hero, c.kind)
            if effect is not None and effect.would(t, replace(c, source=hero)):
                usable.append(hero)
        return usable

    def run(t: Table, c: Context) -> None:
        hero = pick(t, c, found(t, c), "ability")
        effect = ability_of(t, hero, c.kind) if hero else None
        if effect is not None:
            effect.run(t, replace(c, source=hero, optional=True, cost=False))

    return Effect(run, lambda t, c: bool(found(t, c)))


def ghost(span: Name) -> Effect:
    """For the rest of the turn no monster stops or fights the hero, who may walk through them [HC-711]."""
    return Effect(lambda t, c: t.add_token(c.you, names.GHOST), lambda t, c: False)


def mount() -> Effect:
    """The hero mounts the War Horse [HC-741]."""

    def run(t: Table, c: Context) -> None:
        t.note("mounts", hero=c.you)
        t.add_token(c.you, names.MOUNTED)

    return Effect(run, lambda t, c: not t.tokens(c.you, names.MOUNTED))


def venom(target: Target, n: Number) -> Effect:
    """The boss is bitten once more in the start step of the next hero's turn, for the same owner [HC-734]."""

    def run(t: Table, c: Context) -> None:
        for monster in target.found(t, c):
            t.add_token(monster, venom_of(c.you), n(t, c))

    return Effect(run, lambda t, c: True)


def double(monster: Name) -> Effect:
    """The bearer's damage to this monster is doubled [HC-736]."""

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.key == "double" and query.monster == monster:
            query.value += 1

    return Effect(_nothing, lambda t, c: False, answer=answer)


def max_health(n: Number) -> Effect:
    """The maximum of health is so much higher [HC-720]."""

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.key == "max-health":
            query.value += n(t, c)

    return Effect(_nothing, lambda t, c: False, answer=answer)


def reroll() -> Effect:
    """The die is rolled again; the new face replaces the old one [HC-213]."""
    return Effect(_nothing, lambda t, c: False)


def end() -> Effect:
    """The turn ends [HC-722]."""
    return Effect(lambda t, c: t.set_track(ENDED, 1), lambda t, c: False)


def _nothing(t: Table, c: Context) -> None:
    """What only answers queries does nothing by itself."""


WORDS = {
    build.__name__: build
    for build in (summon, carry, ability, ghost, mount, venom, double, max_health, reroll, end)
}  # fmt: skip
