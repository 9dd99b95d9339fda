"""The objective: how the game is won and lost, and how far it has come [TN-805, TN-806]."""

from __future__ import annotations

from typing import Any

from game.kit.objective import Objective
from game.tenefyr import names as zones
from game.tenefyr.leaving import HARSHLY, WILLINGLY
from game.tenefyr.view.names import Names

SPOT = zones.BOSS


def objective(names: Names) -> Objective | None:
    """What the party plays for; nothing before the set-up."""
    t, words = names.t, names.words
    boss_id = t.word(zones.BOSS_ID)
    if not boss_id:
        return None
    boss, stages = names.card(boss_id), len(t.box.content.bosses[boss_id].stages)
    steps, done = t.track(zones.STEPS), len([it for it in t.zone(zones.BEATEN) if t.is_stage(it)])
    told: dict[str, Any] = {
        "boss": boss, "left": steps, "done": done, "all": stages, "steps": WILLINGLY, "lost": HARSHLY,
    }  # fmt: skip
    fight = t.boss_fight
    reached = words("objective.stages" if fight else "objective.left", **told)
    goal = words("objective.goal-boss" if fight else "objective.goal", **told)
    rules = (goal, words("objective.end", **told), words("objective.loss"))
    return Objective(
        won=words("objective.win", **told),
        lost=words("objective.lost"),
        reached=reached,
        way=words("objective.way-skull" if fight or not steps else "objective.way", **told),
        way_short=reached,
        title=words("objective.title-boss" if fight else "objective.title", **told),
        story=words(f"boss.{boss_id}.story"),
        brief="\n".join((goal, reached)),
        rules=rules,
        spot=SPOT,
    )
