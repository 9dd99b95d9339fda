"""The objective of a quest: how it is won and lost, how far it has come, and the quest sheet in full [HT-901]."""

from __future__ import annotations

from game.adventure.cards import QuestRule
from game.adventure.table import LOCATION_DECK
from game.adventure.view.names import Names
from game.adventure.view.scoreboard import effects
from game.adventure.view.way import lacking, way_on
from game.kit.objective import Objective
from game.kit.text import capital

SHEET = "quest"
"""The place of the table where the quest sheet lies."""


def objective(names: Names, tally: str) -> Objective:
    """What this quest is about; `tally` is what it counts, in a line. Before the party has come to a first place there
    is no way to tell of.
    """
    t, words, quest = names.t, names.words, names.t.quest_id
    place, places = t.track("location_number"), t.track("location_number") + len(t.zone(LOCATION_DECK))
    way, begun = way_on(names) if t.location else "", place > 0
    won, lost = words(f"quest.{quest}.win"), words(f"quest.{quest}.lose")
    told = (words("objective.brief-won", text=won), words("objective.brief-lost", text=lost), tally)
    shorts = (words("objective.colour", colour=_colour(names, e.colour), text=e.text)
              for e in effects(names, quest, t.quest))  # fmt: skip
    reached = words("objective.reached" if begun else "objective.not-begun", place=place, places=places)
    return Objective(
        won=capital(won),
        lost=lost,
        reached=reached,
        way=words("objective.way" if way else "objective.place", place=place, places=places, way=way) if begun else "",
        way_short=words("objective.to-go", count=lacking(t)) if t.location and lacking(t) else reached,
        title=words(f"quest.{quest}.title"),
        story=words(f"quest.{quest}.story"),
        brief="\n".join(line for line in (*told, *shorts) if line),
        rules=tuple(_rule(names, rule) for rule in t.quest.rules),
        spot=SHEET,
    )


def _rule(names: Names, rule: QuestRule) -> str:
    """One rule of the sheet in full, with what it is about before it."""
    words, key = names.words, f"quest.{names.t.quest_id}.rule.{rule.id}"
    if rule.colour:
        return words("objective.rule", name=_colour(names, rule.colour), text=words(key))
    end = f"objective.{rule.id.rpartition('-')[2]}"
    return words("objective.rule", name=words(end) if words.has(end) else rule.id, text=words(key))


def _colour(names: Names, colour: str) -> str:
    return names.words("objective.peril", colour=names.words(f"log.colour.{colour}"))
