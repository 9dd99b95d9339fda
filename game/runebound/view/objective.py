"""The objective: how the game is won and lost, and how far it has come [RB-911 to RB-926]."""

from __future__ import annotations

from game.kit.objective import Objective
from game.runebound import names as zones
from game.runebound.scenarios import LAST_ROLL, marching
from game.runebound.values import least_health
from game.runebound.view.names import Names
from game.runebound.view.story_told import health_line, hexes_to_go

SPOT = "story"


def objective(names: Names) -> Objective | None:
    """What is played for; nothing before the set-up."""
    t, words = names.t, names.words
    if not t.scenario:
        return None
    scenario = t.scenario
    rounds = rounds_left(names)
    march = marching(t)
    if march:
        way = words("objective.march", hexes=hexes_to_go(names), rolls=max(0, LAST_ROLL - t.track(zones.MARCH)))
    else:
        way = words("objective.rounds", rounds=rounds, act=words(f"track.act-{max(1, t.act)}"))
    goal = words(f"objective.{scenario}.goal")
    health = [words("objective.against", hero=names.short(hero), sum=health_line(names, hero)) for hero in t.heroes
              if hero in t.board.pieces]  # fmt: skip
    rules = (
        goal, words("objective.win-together" if t.together else "objective.win"),
        words(f"objective.{scenario}.lost-how"),
        words(f"objective.{scenario}.counter", least=least_health(t, t.box.villain_of(scenario))),
        _whereabouts(names), *health,
    )  # fmt: skip
    return Objective(
        won=words(f"objective.{scenario}.won"),
        lost=words(f"objective.{scenario}.lost"),
        reached=words("objective.reached", act=words(f"track.act-{max(1, t.act)}"), space=t.space),
        way=way,
        way_short=words("objective.march-short", hexes=hexes_to_go(names)) if march
        else words("objective.rounds-short", rounds=rounds),
        title=words(f"scenario.{scenario}.name"),
        story=words(f"scenario.{scenario}.{'near' if march else 'act2' if t.act > 1 else 'opening'}"),
        brief="\n".join((goal, _whereabouts(names), way)),
        rules=rules,
        spot=SPOT,
    )  # fmt: skip


def _whereabouts(names: Names) -> str:
    """Where the villain waits, or where and when he appears."""
    t, words = names.t, names.words
    if t.villain():
        return words("objective.here", place=names.where(t.villain()))
    return words("objective.appears", place=names.place(t.box.content.scenarios[t.scenario].appears))


def rounds_left(names: Names) -> int:
    """The rounds to the end of the act, the present one among them."""
    return zones.LAST_SPACE - names.t.space + 1
