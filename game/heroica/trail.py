"""The trail of a hero, going back along it, and where one lands who goes past something."""

from __future__ import annotations

from game.heroica import names
from game.heroica.context import Walk
from game.heroica.health import lose
from game.heroica.level import LAVA, OBSTACLES
from game.heroica.squares import beside, beyond, is_free, leads, monsters_beside, obstacle_at
from game.heroica.table import Table
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt


def trail_of(t: Table, hero: str) -> list[str]:
    """The spaces a hero has walked in this level, the present one last [HC-241]."""
    return t.word(names.trail(hero)).split()


def set_trail(t: Table, hero: str, trail: list[str]) -> None:
    """The trail is this now."""
    t.set_track(names.trail(hero), " ".join(trail))


def step_onto(t: Table, hero: str, cell: Cell) -> None:
    """A hero enters a space: the trail grows, or is cut back to where it has been here before [HC-241]."""
    trail = trail_of(t, hero)
    trail = trail[: trail.index(cell.name) + 1] if cell.name in trail else [*trail, cell.name]
    t.move(hero, cell.name)
    set_trail(t, hero, trail)


def put_onto(t: Table, hero: str, cell: Cell) -> None:
    """A hero comes to a space otherwise than by steps: the trail restarts there [HC-248]."""
    t.move(hero, cell.name)
    set_trail(t, hero, [cell.name])


def tell_way(t: Table, walk: Walk) -> None:
    """The log tells the steps that were made since it told some, before it tells what they lead to; on what ground, in
    which land they ended is heard.
    """
    steps = len(walk.path) - 1 - walk.told
    if steps > 0:
        here = t.here(walk.hero)
        ground, theme = t.level.grounds[here], t.level.theme
        t.note("walks", hero=walk.hero, steps=steps, to=here.name, ground=ground, theme=theme)
        walk.told += steps


def go_back(t: Table, hero: str, number: int, driver: str = "") -> None:
    """Back so many spaces; it stops where back 1 fails [HC-245]. `driver` is what drives the hero back."""
    for _ in range(number):
        if not _back_one(t, hero, driver):
            return


def _back_one(t: Table, hero: str, driver: str) -> bool:
    """Back 1: to the space before on the trail [HC-242], past other heroes [HC-244], else to a free space beside that
    is not next to what drives back [HC-243]. No arrival: only lava burns [HC-246]. Says whether the hero moved.
    """
    trail, here = trail_of(t, hero), t.here(hero)
    before = cell_of(trail[-2]) if len(trail) > 1 else None
    if before is not None and before in beside(t, here) and not t.monster_at(before) and not obstacle_at(t, before):
        for number in range(len(trail) - 2, -1, -1):
            cell = cell_of(trail[number])
            if cell is not None and _open_to(t, hero, cell):
                return _moved_back(t, hero, cell, trail[: number + 1])
    near = set(_squares(t, driver))
    free = [
        cell for cell in beside(t, here)
        if is_free(t, cell) and leads(t, here, cell) and near.isdisjoint((cell, *t.level.shape.neighbours(cell)))
    ]  # fmt: skip
    if not free:
        return False
    options = tuple(cell.name for cell in free)
    picked = cell_of(t.ask(Prompt("back-to", hero, "HC-243", options, 1, 1, {"driver": driver}))[0])
    assert picked is not None
    walked = trail[: trail.index(picked.name) + 1] if picked.name in trail else [picked.name]
    return _moved_back(t, hero, picked, walked)


def _open_to(t: Table, hero: str, cell: Cell) -> bool:
    """Whether a hero may come to lie on a space: free, where the hero's own second space is no obstacle [HC-743]."""
    others = [other for other in t.heroes_at(cell) if other != hero]
    return not others and not t.monster_at(cell) and not obstacle_at(t, cell)


def _moved_back(t: Table, hero: str, cell: Cell, trail: list[str]) -> bool:
    t.note("goes-back", hero=hero, to=cell.name)
    t.move(hero, cell.name)
    set_trail(t, hero, trail)
    if t.level.grounds[cell] == LAVA:
        lose(t, hero, 1, "lava")
    return True


def _squares(t: Table, driver: str) -> tuple[Cell, ...]:
    """Where what drives a hero back stands; nowhere if it is gone."""
    if not driver or t.cell(driver) is None:
        return ()
    return t.squares(driver) if t.kind(driver) == "monster" else (t.here(driver),)


def past_spaces(t: Table, hero: str, over: str, clear: bool = False) -> list[Cell]:
    """Where a hero lands who goes past a monster or an obstacle beside [HC-247]; `clear`: on a space that is not next
    to any monster, and over no other obstacle [HC-436].
    """
    start = t.here(hero)
    squares = [cell for cell in _squares(t, over) if cell in t.level.shape.neighbours(start)]
    if not squares:
        return []
    card = t.piece(over).card if not clear else ""

    def skips(cell: Cell) -> bool:
        found = obstacle_at(t, cell)
        return not found or (card in OBSTACLES and t.piece(found).card == card)

    def wanted(cell: Cell) -> bool:
        return is_free(t, cell) and not (clear and monsters_beside(t, cell))

    return beyond(t, start, squares[0], skips, wanted)


def land(t: Table, hero: str, spaces: list[Cell], source: str) -> Cell:
    """The space that the player picks to land on, where ways differ [HC-247]."""
    options = tuple(cell.name for cell in spaces)
    picked = cell_of(t.ask(Prompt("land", hero, source, options))[0])
    assert picked is not None
    return picked
