"""Prospects of the Warhammer Quest card game: how the table looks when a round begins, and what that is worth.

The weights are made by `python -m tests.warhammer_quest.measure_prospects` from games of the sensible player.
"""

from __future__ import annotations

from game.adventure.prospects import CARDS, JUDGED_AT, chance, held_cards, of_enemies, of_heroes, of_quest, of_setup
from game.adventure.table import gear_zone, play_zone
from game.warhammer_quest import gear
from game.warhammer_quest.dungeon import dungeon_card
from game.warhammer_quest.table import Table
from game.warhammer_quest.tokens import MOST_ON_CARD
from game.warhammer_quest.zones import MOST_CAPACITY, from_pool_track


def prospect(t: Table, chooser: str) -> float | None:
    """The chance of the party to win what is played; None where it cannot be told: in the middle of a round, or of a
    quest without weights.

    In a campaign the quest counts by what a victory and a defeat in it have come to in others [WQ-1212].
    """
    card = t.box.prospects.get(t.quest_id)
    if t.state.node != JUDGED_AT or card is None:
        return None
    found = chance(card, numbers(t))
    return card.lost + (card.won - card.lost) * found if t.campaign else found


def numbers(t: Table) -> dict[str, float]:
    """How the table looks, in numbers of which few are far from 0 to 1."""
    share = 1 / len(t.seats)
    worn = [piece for hero in t.heroes() for piece in t.zone(gear_zone(hero))]
    legendary = sum(gear.is_legendary(t, piece) for piece in worn)
    carried = [dungeon_card(t, item) for hero in t.heroes() for item in t.zone(play_zone(hero))]
    guests = [enemy for enemy in t.enemies() if t.faceup(enemy) and t.track(from_pool_track(enemy))]
    return {
        **of_setup(t), **of_heroes(t, MOST_ON_CARD * CARDS),
        "trained": sum(t.box.actions[card].advanced for card in held_cards(t)) * share / CARDS,
        "gear": (len(worn) - legendary) * share / MOST_CAPACITY, "legendary": legendary * share,
        "depleted": sum(not t.faceup(piece) for piece in worn) * share / MOST_CAPACITY,
        "icon": float(any(item.quest_icon for item in carried)), "guests": float(len(guests)), **of_quest(t),
        **of_enemies(t),
    }  # fmt: skip
