"""How the Warhammer Quest card game looks ahead: its flow, its blank cards, and where either look ends."""

from __future__ import annotations

from game.adventure import foresight
from game.adventure.foresight import NO_WOUNDS_DEFEAT_IT, Foresight
from game.warhammer_quest.cards import DungeonCard, EnemyCard
from game.warhammer_quest.flow import FLOW
from game.warhammer_quest.table import Table


class ForeseenTable(foresight.ForeseenTable, Table):
    """The table of this game on which nothing hidden is known."""


FORESIGHT = Foresight(
    flow=FLOW,
    table=ForeseenTable,
    enemy=EnemyCard(attack=0, resilience=0, health=NO_WOUNDS_DEFEAT_IT, bar=(), rank="standard"),
    find=DungeonCard(type="event", tone=""),
    enemy_end=frozenset({"ready_enemies", "quest_end"}),
    peril_end=frozenset({"hero_phase", "quest_end"}),
    of_no_matter=frozenset({"discard-token", "place-token", "exhaust-card"}),
    place="location",
    place_end=frozenset({"peril", "quest_end"}),
    declined=frozenset({"travel"}),
)
