"""Making the decks of a quest from the box and the pool [WQ-113, WQ-1213 to WQ-1217, WQ-1221 to WQ-1227]."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.adventure.cards import NEMESIS
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK
from game.kit.events import Shuffled
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, GEAR_DECK, POOL, from_pool_track


def make_decks(t: Table) -> None:
    """The four decks as the sheet says, each with what the pool adds, each shuffled unless the sheet stacks it
    [WQ-113, WQ-1217]. What an earlier quest has shown of the box says nothing of what is in them.
    """
    make_enemy_deck(t)
    make_location_deck(t)
    make_dungeon_deck(t)
    make_gear_deck(t)
    forget(t, BOX)


def in_box(t: Table, fits: Callable[[str], bool]) -> list[str]:
    """The pieces in the box whose card fits, in a fixed order."""
    return sorted(piece for piece in t.zone(BOX) if fits(t.card_of(piece)))


def drawn(t: Table, stream: str, pieces: Sequence[str], count: int) -> list[str]:
    """So many random ones, or all there are [WQ-1223, WQ-1226], from a stream of their own [WQ-1227]."""
    return t.streams.sample(stream, list(pieces), min(count, len(pieces)))


def from_pool(t: Table, fits: Callable[[str], bool]) -> list[str]:
    """The pieces of the pool whose card fits; each is remembered, since it returns [WQ-1219]."""
    found = [piece for piece in t.zone(POOL) if fits(t.card_of(piece))]
    for piece in found:
        t.set_track(from_pool_track(piece), 1)
    return found


def forget(t: Table, zone: str) -> None:
    """Nobody knows any more which card lies where in a zone: it is told as a pile that was mixed [WQ-022]."""
    t.tell(Shuffled(zone, tuple(t.zone(zone))))


def lay(t: Table, deck: str, pieces: Sequence[str], shuffled: bool = True) -> None:
    """Lay pieces facedown under what lies in a deck, in random order, so that nobody knows where each one lies, or as
    they come.
    """
    order = t.streams.shuffled(deck, list(pieces)) if shuffled else pieces
    for piece in order:
        t.move(piece, deck, face_up=False)
    if shuffled:
        forget(t, deck)


def open_enemies(t: Table, tier: int, standard: int, elite: int) -> list[str]:
    """Random single enemies of a tier, none of a set that the sheet names [WQ-1223]."""
    found: list[str] = []
    for rank, count in (("standard", standard), ("elite", elite)):

        def fits(card: str, rank: str = rank) -> bool:
            enemy = t.box.enemies.get(card)
            return enemy is not None and (enemy.tier, enemy.rank) == (tier, rank) and enemy.set not in t.quest.sets

        found += drawn(t, "enemies", in_box(t, fits), count)
    return found


def make_enemy_deck(t: Table) -> None:
    """Named sets [WQ-1222], open enemies [WQ-1223], the stacks of the delve [WQ-1252]; the nemeses of the pool go into
    the whole of it [WQ-1214].
    """
    quest, enemies = t.quest, t.box.enemies
    for stack in quest.enemy_stacks:
        lay(t, ENEMY_DECK, open_enemies(t, stack.tier, stack.standard, stack.elite))
    named = in_box(t, lambda card: card in enemies and enemies[card].set in quest.sets and enemies[card].set != "")
    pieces = named + open_enemies(t, quest.tier, quest.open_standard, quest.open_elite)
    pieces += from_pool(t, lambda card: card in enemies and enemies[card].rank == NEMESIS)
    lay(t, ENEMY_DECK, pieces)


def make_location_deck(t: Table) -> None:
    """Open locations of the tier, without those that belong to a quest, and at the bottom the named ones [WQ-1224]."""
    quest, places = t.quest, t.box.locations

    def open_places(tier: int, count: int) -> list[str]:
        found = in_box(t, lambda card: card in places and places[card].tier == tier and not places[card].quest)
        return drawn(t, "locations", found, count)

    lay(t, LOCATION_DECK, open_places(quest.tier, quest.open_locations))
    for stack in quest.location_stacks:
        lay(t, LOCATION_DECK, open_places(stack.tier, stack.count))
    lay(t, LOCATION_DECK, quest.locations_bottom, shuffled=False)


def make_dungeon_deck(t: Table) -> None:
    """Open dungeon cards [WQ-1225]; for each one of the pool one of them stays out unseen [WQ-1215]."""
    found = t.box.exploration
    pool = from_pool(t, lambda card: card in found)
    open_cards = in_box(t, lambda card: card in found and not found[card].quest_icon)
    lay(t, EXPLORATION_DECK, drawn(t, "dungeon", open_cards, t.quest.dungeon - len(pool)) + pool)


def make_gear_deck(t: Table) -> None:
    """Open gear that nobody owns [WQ-1225], and every Legendary Fortune of the pool [WQ-1216], in the delve as many as
    its sheet says [WQ-1255].
    """
    gear = t.box.gear
    pieces = drawn(t, "gear", in_box(t, lambda card: card in gear and not gear[card].fortune), t.quest.gear)
    pieces += from_pool(t, lambda card: card in gear)
    pieces += in_box(t, lambda card: card in gear and gear[card].fortune)[: t.quest.fortunes]
    lay(t, GEAR_DECK, pieces)
