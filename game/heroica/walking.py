"""Walking: step by step, with what each step costs, and where a move ends [HC-221 to HC-228, HC-548, HC-711]."""

from __future__ import annotations

from msgspec import Struct, field

from game.heroica import names
from game.heroica.arrival import MOVED_TO, arrive, land_on
from game.heroica.box import HERO
from game.heroica.context import Context, Walk
from game.heroica.level import BOULDER, MUD, OBSTACLES, ROCKS
from game.heroica.potions import WALKING, ask_besides
from game.heroica.squares import (
    beside,
    beyond,
    features_beside,
    is_free,
    kings_space,
    monsters_beside,
    obstacle_at,
)
from game.heroica.table import Table
from game.heroica.trail import set_trail, step_onto, tell_way
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt


class Reach(Struct):
    """Where the steps that are left may lead: the fewest steps to each space, and why a move would stop there."""

    steps: dict[Cell, int] = field(default_factory=dict)
    stops: dict[str, str] = field(default_factory=dict)


def walk(t: Table, move: Walk) -> None:
    """A hero walks up to so many steps; every space is an arrival [HC-221, HC-224]."""
    hero = move.hero
    if not move.path:
        move.path.append(t.here(hero).name)
        move.trails.append(t.word(names.trail(hero)))
    context = Context(you=hero, source=hero, walk=move)
    while not move.over and t.standing(hero):
        answer = ask_besides(t, context, WALKING, lambda: _question(t, move), lambda: _ahead(t, move))
        if not answer:
            break
        cell = cell_of(answer[0])
        assert cell is not None
        take_step(t, move, cell)
    tell_way(t, move)
    if not move.over and t.standing(hero):
        slide(t, move)
    tell_way(t, move)


def _question(t: Table, move: Walk) -> Prompt | None:
    """Which step is next; the empty answer ends the move where it may end [HC-221, HC-711]."""
    if move.over:
        return None
    near = tuple(cell.name for cell in next_steps(t, move))
    here = t.here(move.hero)
    held = bool(near) and (move.forced or bool(t.monster_at(here)))
    data: dict[str, object] = {"path": list(move.path), "left": move.steps, "value": move.value}
    return Prompt("walk", move.hero, move.hero, near, int(held), 1, data)


def _ahead(t: Table, move: Walk) -> dict[str, object]:
    """What lies ahead of a move, for those who look at its question."""
    reach = reach_of(t, move)
    return {"reach": [cell.name for cell in reach.steps], "stops": reach.stops}


def next_steps(t: Table, move: Walk) -> list[Cell]:
    """The spaces that the next step may lead to, jumps of a rider among them."""
    here = t.here(move.hero)
    found = [cell for cell in beside(t, here) if _affordable(t, move, here, cell)]
    if move.steps > 0 and t.tokens(move.hero, names.MOUNTED):
        found += [cell for cell in jumps(t, move.hero) if cell not in found]
    return [cell for cell in found if not _trapped(t, move, cell)]


def _affordable(t: Table, move: Walk, here: Cell, cell: Cell) -> bool:
    cost = step_cost(t, move.hero, here, cell, move.muddy, move.value)
    back = move.forced and cell.name in (move.barred, *move.path)
    return cost is not None and cost <= move.steps and not back


def step_cost(t: Table, hero: str, here: Cell, cell: Cell, muddy: bool, value: int) -> int | None:
    """What a step costs; None where no step leads [HC-223]. The first mudslide space of a move costs one more, and none
    can be entered with a rolled value of 1 [HC-548].
    """
    level = t.level
    if cell not in level.steps[here]:
        return None
    if (t.board.zones.get(cell.name) or level.dragon is not None) and _blocked(t, hero, cell):
        return None
    if level.grounds[cell] != MUD:
        return 1
    if value == 1:
        return None
    return 1 if muddy else 2


def _blocked(t: Table, hero: str, cell: Cell) -> bool:
    """Whether an obstacle, a monster that stops the hero, or the King is in the way."""
    if obstacle_at(t, cell) or kings_space(t, cell):
        return True
    return bool(t.monster_at(cell)) and not t.tokens(hero, names.GHOST)


def _trapped(t: Table, move: Walk, cell: Cell) -> bool:
    """Whether a step leads onto a monster's space from which no step would lead off it again [HC-711]."""
    if not t.monster_at(cell):
        return False
    left = move.steps - 1
    edge, seen = [cell], {cell}
    for _ in range(left):
        following: list[Cell] = []
        for here in edge:
            for other in beside(t, here):
                if other not in seen and step_cost(t, move.hero, here, other, move.muddy, move.value) == 1:
                    if not t.monster_at(other):
                        return False
                    seen.add(other)
                    following.append(other)
        edge = following
    return True


def jumps(t: Table, hero: str) -> list[Cell]:
    """Where a rider lands who jumps rocks or a boulder beside, for one step [HC-742]."""
    here, found = t.here(hero), []
    for piece in features_beside(t, here, ROCKS, BOULDER):
        card = t.piece(piece).card

        def skips(cell: Cell, card: str = card) -> bool:
            other = obstacle_at(t, cell)
            return not other or (card in OBSTACLES and t.piece(other).card == card)

        found += beyond(t, here, t.here(piece), skips, lambda cell: is_free(t, cell))
    return found


def take_step(t: Table, move: Walk, cell: Cell) -> None:
    """One step, or a jump of a rider; then the arrival."""
    hero, here = move.hero, t.here(move.hero)
    if cell not in t.level.shape.neighbours(here):
        move.steps -= 1
        land_on(t, move, cell)
        return
    cost = step_cost(t, hero, here, cell, move.muddy, move.value)
    assert cost is not None
    move.steps -= cost
    move.muddy = move.muddy or t.level.grounds[cell] == MUD
    enter(t, move, cell)


def enter(t: Table, move: Walk, cell: Cell) -> None:
    """A hero enters a space next to the own, and arrives there."""
    hero = move.hero
    move.passed += [other for other in t.at(cell, HERO) if other not in (hero, *move.passed)]
    step_onto(t, hero, cell)
    move.path.append(cell.name)
    move.trails.append(t.word(names.trail(hero)))
    arrive(t, move)


def slide(t: Table, move: Walk) -> None:
    """A move that ends on another hero's space goes on to the first available one: straight on where that is possible,
    else in any direction but back; the steps are free of charge [HC-226]. Where there is none, the hero stops on the
    last free space of this move. Without a step there was no move. Where the move had to end the space is shared
    [HC-227].
    """
    hero, slid = move.hero, set[str]()
    while len(move.path) > 1:
        here = t.here(hero)
        if move.over or not t.standing(hero) or not _shared(t, hero, here):
            return
        came = cell_of(move.path[-2]) if len(move.path) > 1 else None
        slid.add(here.name)
        ways = [cell for cell in beside(t, here) if cell != came and cell.name not in slid]
        ways = [cell for cell in ways if step_cost(t, hero, here, cell, True, move.value) and not t.monster_at(cell)]
        if not ways:
            _stop_before(t, move)
            return
        ahead = Cell(2 * here.column - came.column, 2 * here.row - came.row) if came is not None else None
        options = [ahead] if ahead in ways else ways
        picked = t.ask(Prompt("slide", hero, "HC-226", tuple(cell.name for cell in options if cell is not None)))[0]
        cell = cell_of(picked)
        assert cell is not None
        t.note("slides", hero=hero, to=cell.name)
        enter(t, move, cell)


def _shared(t: Table, hero: str, cell: Cell) -> bool:
    return any(other != hero for other in t.heroes_at(cell))


def _stop_before(t: Table, move: Walk) -> None:
    """The last free space of this move, with the trail that led there; no arrival, for the hero has been there."""
    for name, trail in zip(reversed(move.path[:-1]), reversed(move.trails[:-1]), strict=True):
        cell = cell_of(name)
        if cell is not None and not _shared(t, move.hero, cell) and not t.monster_at(cell):
            t.note("slides", hero=move.hero, to=name)
            t.move(move.hero, name)
            set_trail(t, move.hero, trail.split())
            t.set_track(MOVED_TO, name)
            return


def reach_of(t: Table, move: Walk) -> Reach:
    """Every space that the steps left may lead to, and why a move would stop there: nothing is walked through that ends
    a move.
    """
    hero, start = move.hero, t.here(move.hero)
    found = Reach()
    best = {(start, move.muddy): 0}
    edge = [(start, move.muddy)]
    while edge:
        here, muddy = edge.pop(0)
        for cell in beside(t, here):
            cost = step_cost(t, hero, here, cell, muddy, move.value)
            if cost is None or (move.forced and cell.name in (move.barred, *move.path)):
                continue
            spent, wet = best[here, muddy] + cost, muddy or t.level.grounds[cell] == MUD
            if spent > move.steps or best.get((cell, wet), move.steps + 1) <= spent:
                continue
            best[cell, wet] = spent
            if not t.monster_at(cell):
                found.steps[cell] = min(spent, found.steps.get(cell, spent))
            stop = stop_at(t, move, cell)
            if stop:
                found.stops[cell.name] = stop
            else:
                edge.append((cell, wet))
    found.steps.pop(start, None)
    for cell in jumps(t, hero) if move.steps > 0 and t.tokens(hero, names.MOUNTED) else ():
        found.steps.setdefault(cell, 1)
    return found


def stop_at(t: Table, move: Walk, cell: Cell) -> str:
    """Why a move would stop on a space: "fight", or the kind of the feature; empty where it may go on."""
    if monsters_beside(t, cell) and not t.tokens(move.hero, names.GHOST):
        return "fight"
    for kind in ("cyclone", "coffin"):
        piece = t.feature_at(cell, kind)
        if piece and not t.tokens(piece, names.EMPTY):
            return kind
    if t.tokens(move.hero, names.MOUNTED):
        return ""
    for kind in (BOULDER, ROCKS):
        if any(it not in t.spared and it not in move.tried for it in features_beside(t, cell, kind)):
            return kind
    return ""
