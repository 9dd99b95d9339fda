"""What is wrong with a level that can be read: whether it can be walked, won and finished, and holds what it should.

Each fault is one sentence with file and place, for whoever draws the level.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.heroica import level as named
from game.heroica.content import Content
from game.heroica.level import MANY, Level
from game.heroica.level_file import read_level
from game.kit.cells import Cell
from game.kit.errors import ContentError

LEAST_STARTS = 4
PASSED = named.OBSTACLES | {named.CYCLONE}
"""Features that need a space before and one behind them, as heroes go past them [HC-247, HC-552]."""
NEAR_NO_START = frozenset({named.ROCKS, named.BOULDER})
OPENED_BY = {named.LOCKED_DOOR: named.KEY, named.WALL: named.DYNAMITE}
ANY = "any"


def load_level(folder: Path, level: str, content: Content) -> Level:
    """A level of the game, read and looked over. Raises ContentError with every fault that was found."""
    found = read_level(folder / "levels" / content.level_file(level))
    problems = faults(found, content)
    if problems:
        raise ContentError(problems)
    return found


def faults(level: Level, content: Content) -> list[str]:
    """Every fault of a level, each with file and place."""
    found: list[tuple[str, str]] = []
    for check in (_edges, _objects, _starts, _reach, _openers, _sides, _relics, _track):
        found += check(level)
    found += _goal(level)
    found += _known(level, content)
    return [f"{level.file}: {where}: {sentence}" for where, sentence in found]


Faults = Iterator[tuple[str, str]]


def _edges(level: Level) -> Faults:
    """A level is closed all round."""
    right, bottom = level.shape.columns - 1, level.shape.rows - 1
    for cell in level.grounds:
        if cell.column in (0, right) or cell.row in (0, bottom):
            yield _at(cell), "is a space on the edge of the map, where all is solid"


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
            yield _at(cell), f"{kind} stands on a solid square"
    for cell, feature in level.features.items():
        if feature.kind in named.OBSTACLES and (cell in level.things or cell in level.monsters):
            yield _at(cell), f"something lies or stands where {feature.kind} is in the way"


def _starts(level: Level) -> Faults:
    """There is a start space for everybody, and no trouble beside it [HC-108]."""
    if len(level.starts) < LEAST_STARTS:
        yield "layer 'places'", f"has {len(level.starts)} start spaces; {LEAST_STARTS} are needed"
    for cell in level.starts:
        for other in level.shape.neighbours(cell):
            feature = level.features.get(other)
            if other in level.monsters:
                yield _at(cell), f"the start space lies next to {level.monsters[other].kind}"
            elif feature is not None and feature.kind in NEAR_NO_START:
                yield _at(cell), f"the start space lies next to {feature.kind}"


def _reach(level: Level) -> Faults:
    """Every space can be reached from every start once all obstacles are open."""
    for start in level.starts:
        lost = sorted(level.grounds.keys() - level.reached(start)) if start in level.grounds else []
        if lost:
            yield _at(lost[0]), f"cannot be reached from the start at {_at(start)}; {len(lost)} spaces cannot"
            return


def _openers(level: Level) -> Faults:
    """There are keys and dynamite enough, and one of them before what it opens [HC-510, HC-540]."""
    for closed, opener in OPENED_BY.items():
        obstacles, openers = level.features_of(closed), level.things_of(opener)
        if len(openers) < len(obstacles):
            yield _at(obstacles[0]), f"there are {len(obstacles)} of {closed} and only {len(openers)} of {opener}"
        elif obstacles and level.starts and level.starts[0] in level.grounds:
            before = level.reached(level.starts[0], frozenset({closed}))
            if not before.intersection(openers):
                yield _at(openers[0]), f"no {opener} can be reached before the first {closed} is open"


def _sides(level: Level) -> Faults:
    """What heroes go past has spaces on two opposite sides."""
    for cell, feature in level.features.items():
        if feature.kind in PASSED and cell in level.grounds:
            column, row = cell
            pairs = ((Cell(column - 1, row), Cell(column + 1, row)), (Cell(column, row - 1), Cell(column, row + 1)))
            if not any(one in level.grounds and other in level.grounds for one, other in pairs):
                yield _at(cell), f"{feature.kind} has no spaces on two opposite sides"


def _relics(level: Level) -> Faults:
    """Guards exist, with one hero too; a relic that is held has one holder, who stands on it [HC-605]."""
    for cell, thing in level.things.items():
        if thing.kind != named.RELIC:
            continue
        guards = [at for at, monster in level.monsters_for(1).items() if monster.tag == thing.guard]
        if thing.guard and not guards:
            yield _at(cell), f"{thing.card} is guarded by monsters of the tag {thing.guard!r}, and there are none"
        elif thing.held and guards != [cell]:
            yield _at(cell), f"{thing.card} is held, but not by the one monster of its tag on the same space"


def _track(level: Level) -> Faults:
    """The walk of the Beast is closed, goes from square to square, and on dark grey only [HC-621]."""
    for index, cell in enumerate(level.track):
        if level.grounds.get(cell) != named.GREY:
            yield _at(cell), "the track leads over a square that is no dark grey space"
        elif level.shape.distance(cell, level.track[index - 1]) != 1:
            yield _at(cell), "the track jumps; its last square lies next to its first"
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


def _known(level: Level, content: Content) -> Faults:
    """Monsters, potions and relics are those of the content, the monsters just those of this level [HC-109]."""
    facts = next((facts for facts in content.levels.values() if facts.number == level.number), None)
    if facts is None:
        yield "the map", f"its level is {level.number}, which no content names"
        return
    for cell, monster in level.monsters.items():
        kind = content.monsters.get(monster.kind)
        if kind is None or level.number not in kind.levels:
            yield _at(cell), f"{monster.kind[:40]} is no monster of level {level.number}"
        if monster.least not in (1, MANY):
            yield _at(cell), f"{monster.kind[:40]} comes from {monster.least} heroes on; it is 1 or {MANY}"
    for cell, thing in level.things.items():
        relic = content.relics.get(thing.card)
        if thing.kind == named.POTION and thing.card != ANY and thing.card not in content.potions:
            yield _at(cell), f"there is no potion {thing.card[:40]!r}"
        elif thing.kind == named.RELIC and (relic is None or relic.level != level.number):
            yield _at(cell), f"{thing.card[:40]} is no relic of level {level.number}"
    here = {monster.kind for monster in level.monsters.values()} | ({named.DRAGON} if level.dragon else set())
    for name, kind in content.monsters.items():
        drawn = not kind.from_coffins and not kind.follows
        if drawn and level.number in kind.levels and name not in here:
            yield "layer 'monsters'", f"{name} belongs to level {level.number}, and does not stand there"
    for heroes, wanted in zip((1, MANY), facts.strength, strict=True):
        strength = _strength(level, content, heroes)
        if strength != wanted:
            yield "layer 'monsters'", f"the strength for {heroes} heroes is {strength}, where levels.toml says {wanted}"


def _strength(level: Level, content: Content, heroes: int) -> int:
    """The strength of all monsters that stand there with so many heroes, those that are known."""
    kinds = [monster.kind for monster in level.monsters_for(heroes).values()]
    kinds += [named.DRAGON] if level.dragon is not None else []
    return sum(content.monsters[kind].strength[0] for kind in kinds if kind in content.monsters)


def _at(cell: Cell) -> str:
    """A square as a person finds it in Tiled."""
    return f"{cell.column},{cell.row}"
