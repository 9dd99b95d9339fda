"""Verbs of fights and moves: monsters are defeated, heroes walk, go past, go back."""

from __future__ import annotations

from game.heroica.arrival import land_on
from game.heroica.box import MONSTER
from game.heroica.context import Context, Query, Walk
from game.heroica.copter import COPTER, copter_of, launch
from game.heroica.defeat import can_be_hit, hit_bar
from game.heroica.defeat import defeat as beat
from game.heroica.final_battle import go_on as battle_goes_on
from game.heroica.final_battle import prick
from game.heroica.level import CYCLONE
from game.heroica.moving import extra_steps, move_roll
from game.heroica.names import EMPTY, HASTE, MOUNTED
from game.heroica.rolling import FIGHT
from game.heroica.squares import foes, is_free, leads, obstacle_at
from game.heroica.table import Table
from game.heroica.tables import roll_on
from game.heroica.trail import go_back, land, past_spaces
from game.heroica.vocabulary.kinds import Target
from game.heroica.walking import next_steps, walk
from game.kit.cells import Cell, cell_of
from game.kit.effects.effect import Effect
from game.kit.effects.language import Name, Number
from game.kit.prompts import Prompt

SHIELD_VALUE = 4
PASSIVE = "passive"


def pick(t: Table, c: Context, found: list[str], kind: str = "target") -> str:
    """The player picks one of several."""
    return t.ask(Prompt(kind, c.you, c.source, tuple(found)))[0] if found else ""


def defeat(target: Target, *, most: Number | None = None) -> Effect:
    """Monsters are defeated, in the hero's own way of winning [HC-307, HC-325]. `most` is the greatest strength, and
    leaves out bosses. The opponent of an exchange has had its damage already [HC-657].
    """

    def found(t: Table, c: Context) -> list[str]:
        fought = target.near and c.kind == FIGHT
        hit = [monster for monster in target.found(t, c) if can_be_hit(t, monster, fought)]
        if c.settled:
            hit = [monster for monster in hit if monster != c.opponent]
        if most is None:
            return hit
        return [monster for monster in hit if not t.is_boss(monster) and t.strength(monster) <= most(t, c)]

    def run(t: Table, c: Context) -> None:
        hit = found(t, c)
        for monster in hit if target.every else [pick(t, c, hit)] if hit else []:
            if t.is_final(monster):
                prick(t, c.you, monster)
                battle_goes_on(t, c.you)
            else:
                beat(t, c.you, monster)

    return Effect(run, lambda t, c: bool(found(t, c)))


def bar(target: Target, n: Number) -> Effect:
    """So much is taken from the bar of a boss (a negative number) [HC-326]."""

    def found(t: Table, c: Context) -> list[str]:
        hit = [monster for monster in target.found(t, c) if t.is_boss(monster) and can_be_hit(t, monster, target.near)]
        return [monster for monster in hit if not (c.settled and monster == c.opponent)]

    def run(t: Table, c: Context) -> None:
        monster = pick(t, c, found(t, c))
        if monster and t.is_final(monster):
            prick(t, c.you, monster)
            battle_goes_on(t, c.you)
        elif monster:
            hit_bar(t, c.you, monster, -n(t, c))

    return Effect(run, lambda t, c: bool(found(t, c)) or bool(c.settled))


def move(n: Number, *, extra: Name | None = None) -> Effect:
    """Up to so many steps with arrivals; with `extra=true` the extra steps of a move roll count too [HC-402]."""

    def made(t: Table, c: Context) -> Walk:
        more = extra_steps(t, c.you, SHIELD_VALUE) if extra else 0
        return Walk(c.you, n(t, c) + more, SHIELD_VALUE, quiet=True, extra=bool(extra))

    def run(t: Table, c: Context) -> None:
        if not t.standing(c.you):
            return
        c.walk = made(t, c)
        walk(t, c.walk)

    return Effect(run, lambda t, c: t.standing(c.you) and bool(next_steps(t, made(t, c))))


def extra(n: Number) -> Effect:
    """So many steps more: of each own move roll as a lasting power, of the move that runs or is still to come in this
    turn as a potion [HC-222, HC-433].
    """

    def run(t: Table, c: Context) -> None:
        if c.walk is not None:
            c.walk.steps += n(t, c)
        elif c.kind != PASSIVE:
            t.add_token(c.you, HASTE, n(t, c))

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.key == "steps":
            query.value += n(t, c)

    def would(t: Table, c: Context) -> bool:
        if c.walk is not None:
            return c.walk.extra and not c.walk.over
        return not foes(t, c.you) and not copter_of(t, c.you)

    return Effect(run, would, answer=answer)


def past(target: Target, n: Number | None = None, *, clear: Name | None = None) -> Effect:
    """Past a monster or an obstacle, to the first space beyond that can be landed on; with a number so many further, if
    that is free; `clear=true`: to one that is not next to any monster [HC-247, HC-436].
    """

    def spaces(t: Table, c: Context) -> list[Cell]:
        found = target.found(t, c)
        return past_spaces(t, c.you, found[0], bool(clear)) if found else []

    def run(t: Table, c: Context) -> None:
        found = spaces(t, c)
        if not found:
            return
        start = t.here(c.you)
        cell = land(t, c.you, found, c.source)
        for _ in range(n(t, c) - 1 if n else 0):
            cell = _further(t, start, cell)
        going = c.walk if c.walk is not None and not c.kind else Walk(c.you, 0, quiet=True)
        going.over = going.over or bool(clear)
        going.tried += _crossed(t, start, cell)
        land_on(t, going, cell)

    return Effect(run, lambda t, c: bool(spaces(t, c)))


def _crossed(t: Table, start: Cell, cell: Cell) -> list[str]:
    """The obstacles straight between two squares: who went past several of a kind has gone past each [HC-247]."""
    between = t.level.shape.line(start, cell)[1:-1] if start.column == cell.column or start.row == cell.row else []
    return [piece for other in between if (piece := obstacle_at(t, other))]


def _further(t: Table, start: Cell, cell: Cell) -> Cell:
    """One space further straight on, if it is free."""
    dx, dy = cell.column - start.column, cell.row - start.row
    if dx and dy:
        return cell
    beyond = Cell(cell.column + (dx > 0) - (dx < 0), cell.row + (dy > 0) - (dy < 0))
    return beyond if leads(t, cell, beyond) and is_free(t, beyond) else cell


def forward(n: Number) -> Effect:
    """So many spaces forward: steps of the player's choice, but not back the way the hero came [HC-552]."""

    def run(t: Table, c: Context) -> None:
        path = c.walk.path if c.walk is not None else []
        walk(t, Walk(c.you, n(t, c), SHIELD_VALUE, forced=True, barred=path[-2] if len(path) > 1 else ""))

    return Effect(run, lambda t, c: True)


def back(n: Number) -> Effect:
    """Back so many spaces [HC-245]. From a cyclone onto another one: one more, without a roll [HC-551]."""

    def run(t: Table, c: Context) -> None:
        go_back(t, c.you, n(t, c), c.this)
        cyclone = c.source == CYCLONE
        for _ in range(len(t.features(CYCLONE)) if cyclone else 0):
            if t.feature_at(t.here(c.you), CYCLONE):
                go_back(t, c.you, 1, c.this)

    return Effect(run, lambda t, c: True)


def go_on() -> Effect:
    """The move goes on, unless what followed has ended it."""

    def run(t: Table, c: Context) -> None:
        c.goes_on = c.walk is not None and not c.walk.over

    return Effect(run, lambda t, c: True)


def stop() -> Effect:
    """The move ends."""

    def run(t: Table, c: Context) -> None:
        c.goes_on = False

    return Effect(run, lambda t, c: True)


def roll_again() -> Effect:
    """A new move roll, which is this turn's move [HC-741]; its Shield buys no skill [HC-215]."""
    return Effect(lambda t, c: move_roll(t, c.you, skills=False), lambda t, c: not t.tokens(c.you, MOUNTED))


def table(name: Name) -> Effect:
    """A roll on a roll table [HC-215]; inside `each` the member rolls."""

    def run(t: Table, c: Context) -> None:
        roll_on(t, c.you, str(name), c.this, c.walk, c.it if c.it in t.heroes else "")

    def would(t: Table, c: Context) -> bool:
        inner = Context(you=c.you, source=str(name), this=c.this, it=c.it)
        return any(effect.would(t, inner) for effect in t.box.tables[name].values())

    return Effect(run, would)


def remove(target: Target) -> Effect:
    """A feature is removed; a monster dies without a trophy [HC-608]."""

    def run(t: Table, c: Context) -> None:
        for piece in target.found(t, c):
            t.note("removed", hero=c.you, piece=piece)
            t.put_away(piece)

    return Effect(run, lambda t, c: bool(target.found(t, c)))


def become(kind: Name) -> Effect:
    """The feature becomes another one, which is `this` from now on [HC-524]."""

    def run(t: Table, c: Context) -> None:
        at = t.here(c.this)
        t.note("becomes-rocks", hero=c.you, piece=c.this)
        t.put_away(c.this)
        c.this = t.bring(str(kind), at.name)
        if c.walk is not None:
            c.walk.tried.append(c.this)

    return Effect(run, lambda t, c: True)


def spawn(kind: Name, target: Target) -> Effect:
    """A monster appears on a feature, which is searched up; it is `it` from now on [HC-532]. On a space that a hero
    could not leave nothing appears.
    """

    def run(t: Table, c: Context) -> None:
        for piece in target.found(t, c):
            if t.heroes_at(t.here(piece)):
                continue
            t.add_token(piece, EMPTY)
            c.it = t.bring(str(kind), t.here(piece).name)
            t.note("appears", monster=c.it)

    return Effect(run, lambda t, c: True)


def shove(target: Target, n: Number) -> Effect:
    """A monster moves away from the hero's fighting space, straight on; if that is not free it stays [HC-609]."""

    def run(t: Table, c: Context) -> None:
        fought = cell_of(t.word("fought-at"))
        assert fought is not None
        for monster in target.found(t, c):
            here = t.here(monster)
            for _ in range(n(t, c)):
                ahead = Cell(2 * here.column - fought.column, 2 * here.row - fought.row)
                if t.kind(monster) == MONSTER and leads(t, here, ahead) and is_free(t, ahead):
                    t.note("moves-monster", hero=c.you, monster=monster, to=ahead.name)
                    t.move(monster, ahead.name)

    return Effect(run, lambda t, c: True)


def copter() -> Effect:
    """The copter is put on the own space and flies [HC-728]."""
    return Effect(lambda t, c: launch(t, c.you), lambda t, c: bool(t.carried(c.you, COPTER)))


WORDS = {
    build.__name__: build
    for build in (
        defeat, bar, move, extra, past, forward, back, go_on, stop, roll_again, table, remove, become, spawn, shove,
        copter,
    )
}  # fmt: skip
