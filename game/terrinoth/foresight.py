"""How Heroes of Terrinoth looks ahead: its flow, its blank cards, and where either look ends."""

from __future__ import annotations

from game.adventure import foresight
from game.adventure.foresight import NO_WOUNDS_DEFEAT_IT, Foresight
from game.terrinoth.cards import EnemyCard, ExplorationCard
from game.terrinoth.flow import FLOW
from game.terrinoth.table import Table


class ForeseenTable(foresight.ForeseenTable, Table):
    """The table of this game on which nothing hidden is known."""


FORESIGHT = Foresight(
    flow=FLOW,
    table=ForeseenTable,
    enemy=EnemyCard(attack=0, resilience=0, health=NO_WOUNDS_DEFEAT_IT, bar=(), difficulty="trivial", rank="minion"),
    find=ExplorationCard(set="", type="event", tone=""),
    enemy_end=frozenset({"ready_enemies"}),
    peril_end=frozenset({"travel"}),
    of_no_matter=frozenset({"upgrade"}),
)
