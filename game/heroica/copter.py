"""The Copter Automaton: it flies and fights instead of its owner [HC-728 to HC-730]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.defeat import defeat
from game.heroica.final_battle import damage_of, go_on, strike, touch
from game.heroica.packs import can_take, take_up
from game.heroica.rolling import BOTH, FIGHT, MOVE, SHIELD, SKULL, roll, value_of
from game.heroica.squares import monsters_beside, obstacle_at
from game.heroica.table import Table
from game.kit.cells import Cell
from game.kit.prompts import Prompt

COPTER, CARRIES = "copter-automaton", "copter-carries"


def copter_of(t: Table, hero: str) -> str:
    """The copter of a hero while it flies; empty if it does not."""
    owner = t.word("copter-of")
    return next((piece for piece in _copters(t)), "") if owner == hero else ""


def _copters(t: Table) -> list[str]:
    return [piece for piece, it in t.board.pieces.items() if it.card == COPTER and it.tokens.get(names.FLYING)]


def launch(t: Table, hero: str) -> None:
    """It is put on the own space, and flies as far as is rolled at once [HC-728]."""
    copter = t.carried(hero, COPTER)[0]
    t.note("flies", hero=hero, piece=copter)
    t.move(copter, t.here(hero).name)
    t.add_token(copter, names.FLYING)
    t.set_track("copter-of", hero)
    fly(t, hero)


def fly(t: Table, hero: str) -> None:
    """The move roll of the copter; a Shield may bring it back at once [HC-728, HC-730]. Next to a monster it must fight
    instead, like a hero [HC-729, HC-301].
    """
    copter = copter_of(t, hero)
    if monsters_beside(t, t.here(copter)):
        _fight(t, hero, copter)
        return
    face = roll(t, hero, MOVE, copter)
    if face == SHIELD and t.ask(Prompt("copter-return", hero, copter, ("return",), 0)):
        come_back(t, hero, with_thing=True)
        return
    cells = tuple(cell.name for cell in landings(t, copter, value_of(t, face)))
    answer = t.ask(Prompt("fly", hero, copter, cells, 0))
    if answer:
        t.move(copter, answer[0])
    _take(t, hero, copter)
    _fight(t, hero, copter)


def landings(t: Table, copter: str, steps: int) -> list[Cell]:
    """Where it can land: over obstacles, figures and features, not over high solid squares; it must stop where it comes
    next to a monster [HC-729].
    """
    level, start = t.level, t.here(copter)
    seen, edge, found = {start}, [start], []
    for _ in range(steps):
        following = []
        for here in edge:
            for cell in level.shape.neighbours(here):
                if cell in seen or (cell not in level.grounds and cell not in level.low):
                    continue
                seen.add(cell)
                can_land = _can_land(t, cell)
                if can_land:
                    found.append(cell)
                if not (can_land and monsters_beside(t, cell)):
                    following.append(cell)
        edge = following
    return sorted(found, key=lambda cell: cell[::-1])


def _can_land(t: Table, cell: Cell) -> bool:
    """It ends on no solid square, obstacle or figure."""
    return cell in t.level.grounds and not obstacle_at(t, cell) and not t.monster_at(cell) and not t.heroes_at(cell)


def _take(t: Table, hero: str, copter: str) -> None:
    """It may pick up one thing, which stays with it until it returns [HC-730]."""
    if t.zone(CARRIES):
        return
    here = t.here(copter)
    things = tuple(piece for piece in t.things_at(here) if piece != copter and can_take(t, hero, piece))
    answer = t.ask(Prompt("copter-take", hero, copter, things, 0)) if things else ()
    if answer:
        t.note("gains", hero=hero, piece=answer[0], source=copter)
        t.move(answer[0], CARRIES)


def _fight(t: Table, hero: str, copter: str) -> None:
    """Next to a monster it must fight, like a hero without health: a win is its owner's; any Skull brings it back
    [HC-729].
    """
    while t.cell(copter) is not None and (near := monsters_beside(t, t.here(copter))):
        monster = t.ask(Prompt("opponent", hero, "HC-302", tuple(near)))[0]
        t.note("fights", hero=hero, monster=monster)
        final = t.is_final(monster)
        side = damage_of(t, copter, monster) if final else None
        if final:
            touch(t)
        face = roll(t, hero, FIGHT, monster)
        if face != SKULL and side is not None:
            strike(t, hero, monster, side)
        elif face != SKULL:
            defeat(t, hero, monster)
        if face in (SKULL, BOTH):
            come_back(t, hero, with_thing=True)
        if final:
            go_on(t, hero)
            return


def come_back(t: Table, hero: str, with_thing: bool) -> None:
    """It is back on the pack of its owner, with what it carries [HC-730]; called off it comes empty-handed."""
    copter = copter_of(t, hero)
    here = t.here(copter)
    t.note("copter-back", hero=hero, piece=copter)
    t.take_token(copter, names.FLYING)
    t.move(copter, names.pack(hero))
    t.set_track("copter-of", "")
    for thing in list(t.zone(CARRIES)):
        if not with_thing:
            t.move(thing, here.name)
        else:
            take_up(t, hero, thing)


