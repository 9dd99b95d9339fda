"""What a lost or drawn fight does to the hero, with the tables of the monsters [HC-305, HC-309, part 7]."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica import names
from game.heroica.health import add_harm, lose
from game.heroica.level import BERTH
from game.heroica.rolling import roll, value_of
from game.heroica.squares import is_empty, is_free, leads
from game.heroica.table import Table
from game.heroica.tables import roll_on
from game.heroica.trail import go_back, put_onto
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt

VIPER, ANT, SCORPION, RECLUSE = "HC-601", "HC-614", "HC-608", "HC-613"
KRAKEN, KEEPER, CRAB, PLAGUE = "HC-603", "HC-615", "HC-606", "HC-611"


def hurt(t: Table, hero: str, monster: str, strength: int, loss: bool) -> None:
    """The hero was hurt in a fight: prevention, health, horse, back 1, and the monster's own table [HC-309].

    `strength` is what a hit costs; `loss` says that it was a loss, not a draw [HC-306]. Who goes down is driven back
    all the same, and the table is still rolled.
    """
    at = t.here(hero)
    _take_hit(t, hero, monster, strength, loss)
    if loss:
        dismount(t, hero)
    back = next((drive for rule, drive in BACK.items() if loss and t.has_rule(monster, rule)), None)
    if back is not None:
        back(t, hero, monster)
    else:
        go_back(t, hero, 1, monster)
    _own_table(t, hero, monster, at, loss)


def _take_hit(t: Table, hero: str, monster: str, strength: int, loss: bool) -> None:
    """Health is lost, now or later: vipers hurt late [HC-601], a lost fight with an ant too [HC-614]; a lost one with a
    scorpion costs nothing by itself [HC-608]; the Recluse hurts once more if it cost health [HC-613].
    """
    card = t.piece(monster).card
    if t.has_rule(monster, VIPER):
        add_harm(t, hero, strength, card)
    elif loss and t.has_rule(monster, ANT):
        add_harm(t, hero, 1, card)
    elif not (loss and t.has_rule(monster, SCORPION)):
        lost = lose(t, hero, strength, card)
        if lost and t.has_rule(monster, RECLUSE):
            add_harm(t, hero, 1, card)


def dismount(t: Table, hero: str) -> None:
    """After a loss the War Horse runs off [HC-742]."""
    if t.take_token(hero, names.MOUNTED):
        t.note("horse-gone", hero=hero)


def _to_port(t: Table, hero: str, monster: str) -> None:
    """The ship is lost: the hero is put on a free berth of the port [HC-603]; where none is free, back 1 [HC-323]."""
    berths = [cell for cell, ground in sorted(t.level.grounds.items()) if ground == BERTH and is_free(t, cell)]
    if not berths:
        go_back(t, hero, 1, monster)
        return
    options = tuple(cell.name for cell in berths)
    cell = cell_of(t.ask(Prompt("port", hero, t.piece(monster).card, options))[0])
    assert cell is not None
    t.note("lands", hero=hero, to=cell.name)
    put_onto(t, hero, cell)


def _by_keeper(t: Table, hero: str, monster: str) -> None:
    """Back as many spaces as the hero rolls [HC-615]."""
    roll_on(t, hero, "keeper", monster)


BACK: dict[str, Callable[[Table, str, str], None]] = {KRAKEN: _to_port, KEEPER: _by_keeper}
"""What takes the place of going back 1 after a loss."""


def _own_table(t: Table, hero: str, monster: str, at: Cell, loss: bool) -> None:
    """What some monsters do when all else is done: plague after a loss or a draw [HC-611]; the scorpion
    [HC-608] and the crab [HC-606] after a loss.
    """
    if t.has_rule(monster, PLAGUE):
        roll_on(t, hero, "plague", monster)
    if loss and t.has_rule(monster, SCORPION):
        t.set_track("fought-at", at.name)
        roll_on(t, hero, "scorpion", monster)
    if loss and t.has_rule(monster, CRAB):
        _move_crab(t, hero, monster)


def _move_crab(t: Table, hero: str, crab: str) -> None:
    """Another player of the hero's choice rolls and moves the crab up to so many spaces, over free spaces to an empty
    one; alone the player does it [HC-606].
    """
    others = tuple(t.others(hero))
    mover = t.ask(Prompt("crab-player", hero, t.piece(crab).card, others))[0] if others else hero
    steps = value_of(t, roll(t, mover, "crab", CRAB))
    cells = [cell for cell in _crab_spaces(t, crab, steps) if is_empty(t, cell)]
    options = tuple(cell.name for cell in sorted(cells, key=lambda cell: cell[::-1]))
    answer = t.ask(Prompt("crab-to", mover, crab, options, 0))
    if answer:
        t.note("moves-monster", hero=mover, monster=crab, to=answer[0])
        t.move(crab, answer[0])


def _crab_spaces(t: Table, crab: str, steps: int) -> set[Cell]:
    """Where the crab can walk: over free spaces."""
    found, edge = {t.here(crab)}, [t.here(crab)]
    for _ in range(steps):
        edge = [
            other for here in edge for other in t.level.shape.neighbours(here)
            if other not in found and leads(t, here, other) and is_free(t, other)
        ]  # fmt: skip
        found.update(edge)
    return found - {t.here(crab)}
