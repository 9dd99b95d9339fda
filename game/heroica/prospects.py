"""Prospects: the chance to win as the table looks when a round begins, so that the adviser need not play to the end.

Together it is the sand that is left against the rounds that are needed; against others the points, with what each is
about to get. How far both can still be wrong was set so that games of the sensible player end as they foretell.
"""

from __future__ import annotations

from math import exp, sqrt

from game.heroica import names
from game.heroica.judgement import Judge
from game.heroica.level import DEFEAT, FINAL, TAKE
from game.heroica.scoring import points
from game.heroica.table import Table

JUDGED_AT = frozenset({"round", "camp"})
"""The nodes at whose entry a table is judged."""
DOWN_ROUNDS, HURT_ROUNDS = 2.0, 0.25
"""Rounds that it costs to be down, and for each point of health that is missing."""
DOUBT, LEAST_DOUBT = 0.7, 0.6
"""How far the rounds that are needed are wrong: by their root, and at the least."""
HURRIED, ROUND_BEGUN = 0.8, 0.5
"""How many of the rounds that are needed on average do for who makes haste; what a round counts that has begun."""
ANOTHER_TRY = 0.65
"""The chance of a lost level that is played again."""
LATER_LEVELS, OF_THIS = 0.8, 0.15
"""The chance of the levels that follow, and how much of it hangs on the goal of this one."""
A_POINT = 0.0005
"""What a point is worth to those who stand or fall together."""
GOAL_POINTS, ALONE_POINTS = 5.0, 5.0
"""What the goal brings among rivals, and besides if the level is played alone [HC-854]."""
NEARNESS = 5.0
"""So many steps nearer to the goal make it nearly three times as likely."""
SPREAD, EACH_ROUND, EACH_LEVEL = 2.5, 1.2, 8.0
"""How far the points can still go apart: at the least, by the root of the rounds of this level, of the levels to come.
"""
SOON = 4.0
"""Steps whose gain counts as good as made."""


def prospect(t: Table, chooser: str) -> float | None:
    """The chance of a player to win; None in the middle of a round."""
    if t.state.node not in JUDGED_AT:
        return None
    return against(t, chooser) if t.rivals else together(t)


def levels_left(t: Table) -> int:
    """The levels of the road after this one."""
    return len(t.road) - t.road.index(t.level_id) - 1


def rounds_of(t: Table, judge: Judge) -> float:
    """The rounds that a hero needs to the goal, with those that health costs."""
    hero = judge.hero
    lost = DOWN_ROUNDS if t.tokens(hero, names.DOWN) else 0.0
    missing = t.most_health(hero) - t.health(hero)
    return judge.rounds_from(judge.here) + lost + HURT_ROUNDS * missing + t.tokens(hero, names.SKIP)


def together(t: Table) -> float:
    """The chance to meet the goal while there is sand; of a road what it tells of the last level."""
    met, left = bool(t.word(names.GOAL_MET)), levels_left(t)
    chance = 1.0 if met else 0.0
    if t.state.node == "round" and not met:
        needed = min(rounds_of(t, Judge(t, hero, {})) for hero in t.heroes)
        spare = t.track(names.HOURGLASS) - HURRIED * needed + ROUND_BEGUN
        chance = _sigmoid(1.7 * spare / (DOUBT * sqrt(max(0.0, needed)) + LEAST_DOUBT))
        if not t.track("tried"):
            chance += (1 - chance) * ANOTHER_TRY
    if left:
        chance = LATER_LEVELS * (1 - OF_THIS + OF_THIS * chance)
    gained = sum(points(t, hero) for hero in t.heroes) * A_POINT
    return min(1.0, max(0.0, 0.95 * chance + min(0.05, gained)))


def against(t: Table, chooser: str) -> float:
    """A player's share of the victory, by points and what each is about to get."""
    scores = {hero: float(points(t, hero)) for hero in t.heroes}
    rounds = 0.0
    if t.state.node == "round" and not t.word(names.GOAL_MET):
        judges = {hero: Judge(t, hero, {}) for hero in t.heroes}
        weights = {hero: exp(-judge.goal_far(judge.here) / NEARNESS) for hero, judge in judges.items()}
        whole = sum(weights.values()) or 1.0
        prize = GOAL_POINTS if t.level.goal.kind in (TAKE, DEFEAT, FINAL) else 0.0
        prize += ALONE_POINTS if len(t.road) == 1 else 0.0
        for hero, judge in judges.items():
            scores[hero] += prize * weights[hero] / whole + SOON * judge.rate()
        rounds = min(rounds_of(t, judge) for judge in judges.values())
    spread = SPREAD + EACH_ROUND * sqrt(max(0.0, rounds)) + EACH_LEVEL * sqrt(levels_left(t))
    best = max(scores.values())
    shares = {hero: exp((score - best) / spread) for hero, score in scores.items()}
    return shares[chooser] / sum(shares.values())


def _sigmoid(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))
