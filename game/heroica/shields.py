"""Shields: what a skill that answers the Shield of a move roll is worth to a sensible player, in points [HC-214]."""

from __future__ import annotations

from game.heroica.aims import monster_worth, thing_worth
from game.heroica.judgement import Judge, Plan
from game.heroica.level import TAKE
from game.heroica.sight import POINT_OF_HEALTH, fight_steps
from game.heroica.skills import living_others
from game.heroica.squares import lines, within
from game.kit.cells import Cell

HEALERS = {"druid": 9, "staff": 2, "princess": 1, "chalice-of-life": 1, "sceptor-of-youth": 1}
"""How much health a skill restores."""
WITHIN = {"wizard": 4, "wand": 3, "golden-shuriken-of-cassagyp": 5}
LINES = {"ranger": 5, "bow": 5, "trident-of-atlantis": 3}
NEAR = {"knight": 3, "sword": 2, "blade-of-barresh": 2}
"""From how far skills defeat a monster: around corners, in a straight line, after some steps."""
STEPS_TOO = {
    "princess": 1, "ranger": 1, "knight": 2, "sword": 1, "blade-of-barresh": 2, "golden-shuriken-of-cassagyp": 2,
}  # fmt: skip
"""The steps that a skill brings besides."""
IDOL, IDOL_COSTS, IDOL_MOST = "the-idol", 2, 2
PIRATE, RING, SAGE, PRIESTESS, LAMP = "pirate", "ring-of-the-eternal", "sage", "priestess", "genie-lamp-of-cassagyp"
PIRATE_GAIN, LAMP_GAIN, SAGE_REACH, RING_REACH = 0.3, 2.3, 4, 5
A_STEP = 4
"""Steps of a Shield."""


class Shield:
    """What the Shield of a move roll can be used for, weighed for a hero who has a plan."""

    def __init__(self, judge: Judge, plan: Plan | None) -> None:
        self.judge, self.plan = judge, plan
        self.t, self.hero = judge.t, judge.hero
        self.foes = set(judge.foes)
        way = plan.path if plan is not None else []
        self.on_way = {piece for cell in way for piece in judge.sight.near.get(cell, ())}

    def walk(self) -> float:
        """What the plain steps are worth."""
        left = self.plan.cost if self.plan is not None else 0.0
        return self.judge.step_worth * min(A_STEP + self.judge.speed - 2.5, left)

    def skill(self, card: str) -> float:
        """What a skill is worth."""
        step, t = self.judge.step_worth, self.t
        missing = t.most_health(self.hero) - t.health(self.hero)
        worth = step * min(STEPS_TOO.get(card, 0), self.plan.cost if self.plan is not None else 0)
        if card in HEALERS:
            return worth + step * POINT_OF_HEALTH * min(missing, HEALERS[card])
        if card in WITHIN or card in LINES or card in NEAR or card == IDOL:
            best = max(map(self.kill, self.targets(card)), default=0.0)
            cost = step * POINT_OF_HEALTH * IDOL_COSTS if card == IDOL else 0.0
            return worth + best - cost if best else 0.0
        if card == SAGE:
            return max(map(self.thing, self.things()), default=0.0)
        if card == PIRATE:
            return self.walk() + PIRATE_GAIN
        if card == RING:
            return self.walk() + self._walked_through()
        if card == PRIESTESS:
            best = max(map(self.skill, living_others(t, self.hero)), default=0.0)
            return best - step * POINT_OF_HEALTH if t.health(self.hero) > 1 else 0.0
        return LAMP_GAIN if card == LAMP else 0.0

    def kill(self, monster: str) -> float:
        """What it is worth to defeat a monster, or to take 1 from a boss, without a fight."""
        t, step = self.t, self.judge.step_worth
        needed = monster in self.foes or monster in self.on_way
        if t.is_boss(monster):
            return 1.0 + (step * fight_steps(t, monster) / max(1, t.strength(monster)) if needed else 0.0)
        return monster_worth(t, monster) + (step * fight_steps(t, monster) if needed else 0.0)

    def thing(self, piece: str) -> float:
        """What it is worth to take a thing from afar: itself, and the way to it if that is the plan."""
        t, goal = self.t, self.t.level.goal
        worth = thing_worth(t, self.hero, piece)
        if worth and (goal.kind, goal.target) == (TAKE, t.piece(piece).card):
            worth += self.judge.step_worth * self.judge.goal_far(self.judge.here) + (0.0 if t.rivals else 20.0)
        return worth

    def targets(self, card: str) -> list[str]:
        """The monsters that a skill can reach."""
        monsters = self.judge.sight.monsters
        if card == IDOL:
            return [it for it in set(monsters.values()) if not self.t.is_boss(it) and self.t.strength(it) <= IDOL_MOST]
        cells: list[Cell] = []
        if card in LINES:
            cells = lines(self.t, self.judge.here, LINES[card])
        else:
            cells = list(within(self.t, self.hero, WITHIN.get(card) or NEAR[card]))
        return sorted({monsters[cell] for cell in cells if cell in monsters})

    def things(self) -> list[str]:
        """What lies within the Sage's reach."""
        return [piece for cell in within(self.t, self.hero, SAGE_REACH) for piece in self.t.things_at(cell)]

    def _walked_through(self) -> float:
        """The fights that the Ring spares on the next spaces of the way, as long as none of them is the aim."""
        if self.plan is None or self.plan.piece:
            return 0.0
        near = self.judge.sight.near
        met = {piece for cell in self.plan.path[:RING_REACH] for piece in near.get(cell, ())} - self.foes
        steps = self.judge.step_worth
        return sum(steps * self.judge.sight.price[piece] - self.kill_points(piece) for piece in met)

    def kill_points(self, piece: str) -> float:
        """The points of what is passed by."""
        return monster_worth(self.t, piece) * 0.5 if self.t.kind(piece) == "monster" else 0.0
