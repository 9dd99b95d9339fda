"""The objective: the goal of the level, how it may be lost, and how far the road has come [HC-802, HC-903]."""

from __future__ import annotations

from typing import Any

from game.heroica import names as tokens
from game.heroica.scoring import points
from game.heroica.view.names import Names
from game.heroica.view.own import rounds_left
from game.kit.objective import Objective

SPOT = "goal"


def objective(names: Names) -> Objective | None:
    """What the players play for in this level; nothing before the first one."""
    t, words = names.t, names.words
    if not t.level_id:
        return None
    left = rounds_left(names)
    told: dict[str, Any] = {"rounds": left, "number": t.level.number, "all": len(t.box.content.levels)}
    form = "rivals" if t.rivals else "together"
    met = t.word(tokens.GOAL_MET)
    reached = words("objective.met") if met else words("objective.left", **told)
    scores = names.listed(words("objective.points", hero=names.card(hero), points=points(t, hero)) for hero in t.heroes)
    rules = (words(f"objective.{form}.goal"), words(f"objective.{form}.end", **told), words(f"objective.{form}.win"))
    return Objective(
        won=names.level(t.level_id, "goal").removesuffix("."),
        lost=words(f"objective.{form}.lost"),
        reached=reached,
        way=words("objective.way-met", hero=names.card(met)) if met else words("objective.way", **told),
        way_short=reached,
        title=words("objective.title", place=names.level(t.level_id), title=names.level(t.level_id, "title")),
        story=names.level(t.level_id, "story"),
        brief="\n".join((names.level(t.level_id, "goal"), reached, scores)),
        rules=rules,
        spot=SPOT,
    )
