"""What is wrong with a level that can be read: whether it can be walked, won and finished, and holds what it should.

Each fault is one sentence with file and place, for whoever draws the level.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.heroica import level as named
from game.heroica.content import Content
from game.heroica.level import Level, Thing
from game.heroica.level_cards import belonging_faults, card_faults
from game.heroica.level_file import read_level
from game.heroica.level_objects import at
from game.heroica.level_openers import opener_faults
from game.kit.cells import Cell
from game.kit.errors import ContentError

LEAST_STARTS = 4
PASSED = named.OBSTACLES | {named.CYCLONE}
"""Features that need a space before and one behind them, as heroes go past them [HC-247, HC-552]."""
NEAR_NO_START = frozenset({named.ROCKS, named.BOULDER})
MOST_TOTAL = 60
"""No sum door asks for more."""
FARTHEST = 4
"""Steps of the best roll [HC-221]."""


def load_level(folder: Path, level: str, content: Content) -> Level:
    """A level of the game, read and looked over. Raises ContentError with every fault that was found."""
    found = read_level(folder / "levels" / content.level_file(level))
    problems = faults(found, content)
    if problems:
        raise ContentError(problems)
    return found


def faults(level: Level, content: Content, own: bool = False) -> list[str]:
    """Every fault of a level, each with file and place. One of a player (`own`) may have any cards of the game."""
    found: list[tuple[str, str]] = []
    for check in (_edges, _objects, _shared, _starts, _reach, opener_faults, _sides, _doors, _magic, _relics, _track):
        found += check(level)
    found += [*_goal(level), *_far(level), *_numbered(level, content), *card_faults(level, content)]
    if not own:
        found += belonging_faults(level, content)
    return [f"{level.file}: {where}: {sentence}" for where, sentence in found]


Faults = Iterator[tuple[str, str]]


def _edges(level: Level) -> Faults:
    """A level is closed all round."""
    right, bottom = level.shape.columns - 1, level.shape.rows - 1
    for cell in level.grounds:
        if cell.column in (0, right) or cell.row in (0, bottom):
            yield at(cell), "is a space on the edge of the map, where all is solid"


def _objects(level: Level) -> Faults:
    """What stands or lies in a level does so on a space, and figures not on obstacles."""
    places = [*((cell, it.kind) for cell, it in level.features.items())]
    places += [(cell, it.kind) for cell, it in level.things.items()]
    places += [(cell, it.kind) for cell, it in level.monsters.items()]
    places += [(cell, "start space") for cell in level.starts] + [(cell, "goal space") for cell in level.goals]
    if level.dragon is not None:
        places += [(cell, named.DRAGON) for cell in level.dragon.squares]
    for cell, kind in places:
        if cell not in level.grounds:
            yield at(cell), f"{kind} stands on a solid square"


def _shared(level: Level) -> Faults:
    """One thing, feature, figure or marked space to a square, but for who stands on what he holds [HC-605]."""
    kinds: dict[Cell, list[str]] = {}
    for places in (level.features, level.things, level.monsters):
        for cell, it in places.items():
            if not (isinstance(it, Thing) and it.held and cell in level.monsters):
                kinds.setdefault(cell, []).append(it.kind)
    for cell in level.dragon.squares if level.dragon is not None else ():
        kinds.setdefault(cell, []).append(named.DRAGON)
    for name, cells in (("a start space", level.starts), ("a goal space", level.goals)):
        for cell in cells:
            kinds.setdefault(cell, []).append(name)
    for cell, found in kinds.items():
        if len(found) > 1:
            yield at(cell), f"{' and '.join(found)} share the square"


def _starts(level: Level) -> Faults:
    """There is a start space for everybody, and no trouble beside it [HC-108]."""
    if len(level.starts) < LEAST_STARTS:
        yield "layer 'places'", f"has {len(level.starts)} start spaces; {LEAST_STARTS} are needed"
    for cell in level.starts:
        for other in level.shape.neighbours(cell):
            feature = level.features.get(other)
            if other in level.monsters:
                yield at(cell), f"the start space lies next to {level.monsters[other].kind}"
            elif level.dragon is not None and other in level.dragon.squares:
                yield at(cell), f"the start space lies next to the {named.DRAGON}"
            elif feature is not None and feature.kind in NEAR_NO_START:
                yield at(cell), f"the start space lies next to {feature.kind}"


def _reach(level: Level) -> Faults:
    """Every space can be reached from every start once all obstacles are open."""
    for start in level.starts:
        lost = sorted(level.grounds.keys() - level.reached(start)) if start in level.grounds else []
        if lost:
            yield at(lost[0]), f"cannot be reached from the start at {at(start)}; {len(lost)} spaces cannot"
            return


def _sides(level: Level) -> Faults:
    """What heroes go past has spaces on two opposite sides."""
    for cell, feature in level.features.items():
        if feature.kind in PASSED and cell in level.grounds:
            column, row = cell
            pairs = ((Cell(column - 1, row), Cell(column + 1, row)), (Cell(column, row - 1), Cell(column, row + 1)))
            if not any(one in level.grounds and other in level.grounds for one, other in pairs):
                yield at(cell), f"{feature.kind} has no spaces on two opposite sides"


def _doors(level: Level) -> Faults:
    """The squares of a sum door touch, and say the same; another door does not touch them [HC-520]."""
    doors: dict[str, list[Cell]] = {}
    for cell in level.features_of(named.SUM_DOOR):
        doors.setdefault(level.features[cell].door, []).append(cell)
    for door, cells in doors.items():
        first = level.features[cells[0]]
        touching, waiting = {cells[0]}, [cells[0]]
        while waiting:
            beside = level.shape.neighbours(waiting.pop())
            found = {cell for cell in beside if cell in level.features} - touching
            for cell in sorted(cell for cell in found if level.features[cell].kind == named.SUM_DOOR):
                if level.features[cell].door != door:
                    other = level.features[cell].door[:20]
                    yield at(cell), f"the sum door {other!r} touches the sum door {door[:20]!r}"
                    continue
                touching.add(cell)
                waiting.append(cell)
        for cell in cells:
            if cell not in touching:
                yield at(cell), f"lies apart from the rest of the sum door {door[:20]!r}"
            elif level.features[cell] != first:
                yield at(cell), f"says another total or wait than the rest of the sum door {door[:20]!r}"
        if not 1 <= first.total <= MOST_TOTAL:
            yield at(cells[0]), f"its total is {first.total}; it is from 1 to {MOST_TOTAL}"


def _magic(level: Level) -> Faults:
    """Magic doors and spaces are dark grey, and a space moves a door [HC-515, HC-516]."""
    doors, spaces = level.features_of(named.MAGIC_DOOR), level.features_of(named.MAGIC_SPACE)
    for cell in (*doors, *spaces):
        if cell in level.grounds and level.grounds[cell] != named.GREY:
            yield at(cell), f"{level.features[cell].kind} lies on a ground that is not dark grey"
    if spaces and not doors:
        yield at(spaces[0]), "there is no magic door that this magic space could move"


def _relics(level: Level) -> Faults:
    """Guards exist, with one hero too; a relic that is held has one holder, who stands on it [HC-605]."""
    for cell, thing in level.things.items():
        if thing.kind != named.RELIC:
            continue
        guards = [at for at, monster in level.monsters_for(1).items() if monster.tag == thing.guard]
        if thing.guard and not guards:
            yield at(cell), f"{thing.card} is guarded by monsters of the tag {thing.guard!r}, and there are none"
        elif thing.held and guards != [cell]:
            yield at(cell), f"{thing.card} is held, but not by the one monster of its tag on the same space"


def _track(level: Level) -> Faults:
    """The walk of the Beast is closed, goes from square to square, and on dark grey only [HC-621]."""
    for index, cell in enumerate(level.track):
        if level.grounds.get(cell) != named.GREY:
            yield at(cell), "the track leads over a square that is no dark grey space"
        elif level.shape.distance(cell, level.track[index - 1]) != 1:
            yield at(cell), "the track jumps; its last square lies next to its first"
    if len(set(level.track)) < len(level.track):
        yield "layer 'places'", "the track crosses itself"


def _goal(level: Level) -> Faults:
    """What the goal speaks of stands in the level [HC-802]."""
    kind, target = level.goal.kind, level.goal.target
    cards = {thing.card for thing in level.things.values() if thing.kind == named.RELIC}
    there = {
        named.TAKE: target in cards,
        named.DEFEAT: target in {monster.kind for monster in level.monsters_for(1).values()},
        named.RESCUE: bool(level.features_of(named.KING)),
        named.REACH: bool(level.goals),
        named.FINAL: level.dragon is not None,
    }
    if not there[kind]:
        yield "the map", f"its goal is {f'{kind} {target}'.strip()!r}, and that is not in the level"
    if level.goals and kind != named.REACH:
        yield at(level.goals[0]), f"is a goal space, and the goal of the level is {kind!r}"
    if level.dragon is not None and kind != named.FINAL:
        yield at(level.dragon.cell), f"the {named.DRAGON} stands here, and the goal of the level is {kind!r}"


def _far(level: Level) -> Faults:
    """The goal can be walked to while there is sand in the hourglass, were every roll the best [HC-902]."""
    wanted = {
        named.TAKE: [cell for cell, it in level.things.items() if it.card == level.goal.target],
        named.DEFEAT: [cell for cell, it in level.monsters.items() if it.kind == level.goal.target],
        named.RESCUE: level.features_of(named.KING),
        named.REACH: list(level.goals),
        named.FINAL: [],
    }[level.goal.kind]
    ways = [far[cell] for start in level.starts if start in level.grounds for far in [_steps(level, start)]
            for cell in wanted if cell in far]  # fmt: skip
    for heroes, rounds in enumerate(level.hourglass, 1):
        if ways and min(ways) > FARTHEST * rounds:
            steps = f"{min(ways)} steps away, and {rounds} rounds have {FARTHEST * rounds} at the most"
            yield "the map", f"with {heroes} heroes the goal is {steps}"
            return


def _steps(level: Level, start: Cell) -> dict[Cell, int]:
    """The fewest steps from a space to each other one, were nothing in the way."""
    found, edge = {start: 0}, [start]
    for here in edge:
        for other in level.spaces_beside(here):
            if other not in found and level.leads(here, other):
                found[other] = found[here] + 1
                edge.append(other)
    return found


def _numbered(level: Level, content: Content) -> Faults:
    """A level of the road is one of those that the content names, one of a player like one of them [HC-801, HC-807]."""
    if level.number not in {facts.number for facts in content.levels.values()}:
        yield "the map", f"its level is {level.number}, which no content names"
