"""The location phase: what its start brings, travel, what its end brings [WQ-601 to WQ-605]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.cards import NEMESIS
from game.adventure.context import Context
from game.adventure.locations import reveal_location
from game.adventure.table import LOCATION_DECK, LOCATION_DISCARD, PROGRESS
from game.adventure.windows import open_window
from game.adventure.wounds import discard_enemy
from game.kit.prompts import Prompt
from game.warhammer_quest.table import Table


def location_phase(t: Table) -> None:
    """Start, the sheet's victory check among it [WQ-612]; the decision to travel; end, by the location then active
    [WQ-601, WQ-608].
    """
    open_window(t, "location-start", Context(you=t.leader, source=t.location))
    if may_travel(t):
        data: dict[str, object] = {"lost": left_behind(t)}
        if t.ask(Prompt("travel", t.leader, t.location, ("yes",), 0, 1, data)):
            travel(t)
    open_window(t, "location-end", Context(you=t.leader, source=t.location))


def may_travel(t: Table) -> bool:
    """The location is fully explored and a location card is left [WQ-602, WQ-318]."""
    return values.explored(t) and bool(t.zone(LOCATION_DECK)) and not values.forbidden(t, "travel")


def left_behind(t: Table) -> list[str]:
    """The enemies in the shadows that travel discards: all but faceup nemeses [WQ-604]."""
    return [enemy for enemy in t.shadows() if not values.has_rank(t, enemy, NEMESIS)]


def travel(t: Table) -> None:
    """The location is discarded with its progress [WQ-603], the shadows are left behind without being defeated
    [WQ-604], and the next location is revealed [WQ-605].
    """
    old = t.location
    t.note("travels", source=old)
    t.take_token(old, PROGRESS, t.tokens(old, PROGRESS))
    t.move(old, LOCATION_DISCARD, 0, face_up=True)
    for enemy in left_behind(t):
        discard_enemy(t, enemy)
    open_window(t, "camp", Context(you=t.leader, source=t.quest_id))
    reveal_location(t)
