"""Judgement: what a hero makes for, as a sensible player sees it.

Worth is counted in points (`aims.py`), ways in steps (`sight.py`). Against others a player takes what is worth most
for the way; together the way to the goal comes first, and what is worth the detour while there is sand in the glass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import sqrt

from msgspec import Struct

from game.heroica import names
from game.heroica.aims import Aim, aims, beside_monster, goal_cells, goal_worth, in_the_way
from game.heroica.final_battle import final_boss, hatchling_strength, hero_damage
from game.heroica.level import DRAGON, DYNAMITE, KEY, LOCKED_DOOR, MAGIC_DOOR, WALL
from game.heroica.moving import extra_steps
from game.heroica.packs import can_take
from game.heroica.sight import MEAN_ROLL, THROUGH, Field, Sight, fight_steps
from game.heroica.table import Table
from game.kit.cells import Cell

RIVALS_STEP = 0.3
"""Points that a step is worth among rivals: what a hero gains in a turn, by the steps of a roll."""
LEAST_STEP, MOST_STEP = 0.08, 3.0
"""The same together: with all the time there is, and with none."""
WHOLE = 4.0
"""So many rounds to spare are as good as endless."""
DOUBT = 0.9
"""How many rounds are kept back for bad luck, times the root of those that are needed."""
NEARNESS = 3.0
"""So many steps are added to every way: what is near is not worth endlessly more."""
TAKEN_BY_OTHERS = 0.35
"""What something is worth that somebody else is nearer to."""
ASIDE = 3.0
"""So many steps somebody goes out of the way."""
NO_WAY = THROUGH[WALL]
FAR = 60.0
"""Steps to a goal to which no way is known."""
OPENS = {KEY: LOCKED_DOOR, DYNAMITE: WALL, "magic-space": MAGIC_DOOR}
"""What there is on a level that opens obstacles."""
DAMAGE_A_TURN, DAMAGE_TO_THE_LAST = 0.75, 0.4
"""What a hero deals to the Dragon Lord in a turn, and to the Hatchling."""
MOST_FIELDS = 600
Fields = dict[object, Field]


class Plan(Struct):
    """What a hero makes for: the space, the way to it from the next space on (empty: it is reached), the cost, and the
    monster or feature it is about.
    """

    cell: Cell
    path: list[Cell]
    cost: float
    piece: str = ""


class Judge:
    """What a player thinks of a table now. `fields` are kept between two questions, as long as they hold."""

    def __init__(self, t: Table, hero: str, fields: Fields) -> None:
        self.t = t
        self.hero = hero
        self.here = t.here(hero)
        self.sight = Sight(t, hero)
        self.fields = fields
        self.foes = in_the_way(t)
        """Whoever must be defeated before the goal can be met."""
        self.home = self._to_goal(self.sight)
        """The costs of the ways to the goal."""
        self.way = self._from(self.here)
        self.alone = 1.0 / len(t.heroes)
        self.speed = MEAN_ROLL + extra_steps(t, hero, 0)
        self.step_worth = RIVALS_STEP if t.rivals else self._time()
        """Points that a step is worth now."""

    # -- ways

    def _from(self, cell: Cell) -> Field:
        return self._kept(("from", self.sight.key, cell), lambda: self.sight.from_(cell))

    def _to_goal(self, sight: Sight) -> Field:
        ends = goal_cells(self.t, sight, self.foes)
        key = "to", sight.key, tuple(sorted(ends.items()))
        return self._kept(key, lambda: sight.to(ends))

    def _kept(self, key: object, make: Callable[[], Field]) -> Field:
        found = self.fields.get(key)
        if found is None:
            if len(self.fields) > MOST_FIELDS:
                self.fields.clear()
            found = self.fields[key] = make()
        return found

    @staticmethod
    def goal_field(t: Table, hero: str) -> Field:
        """The costs of the ways to the goal for a hero who is not on the level yet."""
        sight = Sight(t, hero)
        return sight.to(goal_cells(t, sight, in_the_way(t)))

    def field_to(self, cell: Cell) -> Field:
        """The costs of the ways to a space."""
        return self._kept(("to", self.sight.key, ((cell, 0.0),)), lambda: self.sight.to([cell]))

    def way_home(self) -> list[Cell]:
        """The spaces of the way to the goal, from the next one on."""
        path, cell = [], self.here
        while cell in self.home.towards:
            cell = self.home.towards[cell]
            path.append(cell)
        return path

    def way_to(self, squares: Iterable[Cell]) -> Plan | None:
        """The way to the nearest space beside some squares."""
        near = [cell for square in squares for cell in beside_monster(self.sight, square) if cell in self.way.cost]
        return self.way_to_cell(min(near, key=lambda cell: (self.way.cost[cell], cell))) if near else None

    def way_to_cell(self, end: Cell, piece: str = "") -> Plan:
        """The way to a space that there is one to."""
        path, cell = [], end
        while cell != self.here:
            path.append(cell)
            cell = self.way.towards[cell]
        return Plan(end, path[::-1], self.way.cost[end], piece)

    def goal_far(self, cell: Cell) -> float:
        """The steps from a space to the goal."""
        return self.home.cost.get(cell, FAR)

    # -- time

    def needed(self) -> float:
        """The rounds in which the party meets the goal if it makes straight for it."""
        return min(self.rounds_from(self.t.here(hero)) for hero in self.t.heroes)

    def rounds_from(self, cell: Cell) -> float:
        """The rounds from a space to the goal, if fellows share in the fights with bosses."""
        t = self.t
        bosses = [monster for monster in self.foes if t.is_boss(monster) and not t.is_final(monster)]
        shared: float = sum(fight_steps(t, boss) for boss in bosses) * (1.0 - self.alone**0.8)
        return max(0.0, self.goal_far(cell) - shared) / self.speed + self._last_battle()

    def _last_battle(self) -> float:
        """The rounds that it takes to bring the final bosses down."""
        t, boss = self.t, final_boss(self.t)
        if not boss:
            return 0.0
        dealt = sum(hero_damage(t, hero, boss, 1) for hero in t.heroes) * DAMAGE_A_TURN
        after = hatchling_strength(t) if t.piece(boss).card == DRAGON else 0
        return t.strength(boss) / dealt + after / len(t.heroes) / DAMAGE_TO_THE_LAST

    def _time(self) -> float:
        needed = self.needed()
        slack = self.t.track(names.HOURGLASS) - 1 - needed - DOUBT * sqrt(needed)
        return max(LEAST_STEP, min(MOST_STEP, LEAST_STEP * WHOLE / max(0.1, slack)))

    # -- the plan

    def _ways_of_others(self) -> list[Field]:
        return [self._from(self.t.here(hero)) for hero in self.t.others(self.hero) if self.t.standing(hero)]

    def plan(self) -> Plan | None:
        """What this hero makes for now; None where there is nothing."""
        return self._plan(self._against()[0]) if self.t.rivals else self._together()

    def rate(self) -> float:
        """The points for each step that the best aim brings a rival."""
        return self._against()[1]

    def _against(self) -> tuple[Aim | None, float]:
        """What is worth most for the way, and how much for each step."""
        others = self._ways_of_others()
        more, foes = goal_worth(self.t), set(self.foes)
        best, rate = None, 0.0
        for aim in self._all_aims():
            cost = self.way.cost.get(aim.cell, FAR)
            if cost >= NO_WAY:
                continue
            worth = aim.worth + (more if aim.piece in foes else 0.0)
            if not self._is_boss(aim.piece) and any(way.cost.get(aim.cell, FAR) < cost - 1 for way in others):
                worth *= TAKEN_BY_OTHERS
            value = worth / (cost + NEARNESS)
            if value > rate:
                best, rate = aim, value
        return best, rate

    def _all_aims(self) -> Iterator[Aim]:
        """What brings points, what opens the way to the goal, and the goal where it is a space."""
        yield from aims(self.t, self.hero, self.sight)
        tool = self._tool()
        if tool is not None:
            yield Aim(tool.cell, tool.worth * RIVALS_STEP)
        if not self.foes:
            worth = goal_worth(self.t)
            for cell in goal_cells(self.t, self.sight, self.foes):
                yield Aim(cell, worth)

    def _together(self) -> Plan | None:
        """What is worth the detour on the way to the goal; else the goal."""
        t = self.t
        others = self._ways_of_others()
        home = self.goal_far(self.here)
        leads = all(self.goal_far(t.here(hero)) >= home for hero in t.heroes if hero != self.hero and t.standing(hero))
        all_wanted = leads or any(self._is_boss(foe) for foe in self.foes)
        tool = self._tool()
        if tool is not None:
            return self._plan(tool)
        found, rate = None, 0.0
        for aim in aims(t, self.hero, self.sight):
            cost = self.way.cost.get(aim.cell, FAR)
            if cost >= NO_WAY or any(way.cost.get(aim.cell, FAR) < cost - 1 for way in others):
                continue
            detour = cost + self.goal_far(aim.cell) - home if all_wanted else 0.5 * cost
            net = aim.worth - self.step_worth * max(0.0, detour)
            value = net / (cost + NEARNESS)
            if value > rate:
                found, rate = aim, value
        return self._plan(found) or self._goal()

    def _goal(self) -> Plan | None:
        """Straight to the goal."""
        if self.here not in self.home.cost:
            return None
        path = self.way_home()
        if any(self.sight.enter.get(cell, 0.0) >= NO_WAY for cell in path):
            return self._aside(path)
        return Plan(path[-1] if path else self.here, path, self.home.cost[self.here])

    def _aside(self, path: list[Cell]) -> Plan:
        """Only a fellow can open the way: out of it."""
        in_the_way = path[0] in self.sight.obstacles
        near = [cell for cell, cost in self.way.cost.items() if in_the_way and cost <= ASIDE]
        return self.way_to_cell(max(near, key=lambda cell: (self.goal_far(cell), cell), default=self.here))

    def _plan(self, aim: Aim | None) -> Plan | None:
        return self.way_to_cell(aim.cell, aim.piece) if aim is not None else None

    def _tool(self) -> Aim | None:
        """A key, dynamite or a magic space that makes the way to the goal shorter by more than it costs to fetch: worth
        is the steps that are saved.
        """
        best, saved, home = None, 1.0, self.goal_far(self.here)
        standing = {self.t.piece(it).card for it in self.sight.obstacles.values()}
        for card, obstacle in OPENS.items():
            if obstacle not in standing or self.t.carried(self.hero, card):
                continue
            opened = self._to_goal(Sight(self.t, self.hero, frozenset({obstacle})))
            for cell in self._lying(card):
                gain = home - self.way.cost.get(cell, FAR) - opened.cost.get(cell, FAR)
                if gain > saved:
                    best, saved = Aim(cell, gain), gain
        return best

    def _lying(self, card: str) -> Iterator[Cell]:
        """Where something lies that opens obstacles, and can be taken."""
        for cell, lying in self.t.lying():
            for piece in lying:
                if self.t.piece(piece).card == card and can_take(self.t, self.hero, piece):
                    yield cell

    def _is_boss(self, piece: str) -> bool:
        return bool(piece) and self.t.kind(piece) == "monster" and self.t.is_boss(piece)
