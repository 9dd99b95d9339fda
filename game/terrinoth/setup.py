"""Set-up of a quest: decks, heroes, nemesis, peril token, first location [HT-101 to HT-115]."""

from __future__ import annotations

from typing import Any

from game.adventure.cards import PRINTED
from game.adventure.context import Context
from game.adventure.locations import reveal_location
from game.adventure.peril import begin_track
from game.adventure.table import (
    CONDITION_SUPPLY,
    ENEMY_DECK,
    EXPLORATION_DECK,
    LAIR,
    LOCATION_DECK,
    SEATS,
    SUCCESS,
    cards_zone,
)
from game.adventure.windows import open_window
from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.terrinoth import cards
from game.terrinoth.box import Box
from game.terrinoth.cards import RandomMember, Stack
from game.terrinoth.table import Table, supply_zone

MODE = "terrinoth"
RANDOM = "random"
"""The word for a quest or a step of the ladder that is drawn by the game's seed."""


def problems_of(box: Box, setup: dict[str, Any]) -> list[tuple[str, str]]:
    """Why a set-up cannot be played: (reason key, rule id) each; empty if it can.

    A quest there is, heroes of different archetypes, a leader among them [HT-101, HT-109, HT-113].
    """
    heroes = list(setup.get("heroes", ()))
    found = []
    if setup.get("step", PRINTED) not in (*box.steps, RANDOM):
        found.append(("setup.no-step", ""))
    if setup.get("quest") not in (*box.quests, RANDOM):
        found.append(("setup.no-quest", "HT-101"))
    if not 1 <= len(heroes) <= 4:
        found.append(("setup.party-size", "HT-109"))
    if any(h not in box.heroes for h in heroes):
        found.append(("setup.unknown-hero", "HT-109"))
        return found
    archetypes = [box.heroes[h].archetype for h in heroes]
    if len(set(archetypes)) < len(archetypes):
        found.append(("setup.archetypes", "HT-109"))
    if setup.get("leader", heroes[0] if heroes else "") not in heroes:
        found.append(("setup.leader", "HT-113"))
    return found


def new_state(box: Box, setup: dict[str, Any]) -> State:
    """The state before set-up, with the quest and the step that were chosen or are drawn now [HT-101].

    Raises RuleError for a set-up that cannot be played.
    """
    wrong = problems_of(box, setup)
    if wrong:
        raise RuleError("; ".join(f"{reason} ({rule})" for reason, rule in wrong))
    full = {"players": [], "grim": False, "leader": setup["heroes"][0]} | dict(setup)
    seed = str(full.get("seed", "0"))
    if full["quest"] == RANDOM:
        full["quest"] = random_quest(box, Streams(seed, {}))
    if full.get("step") == RANDOM:
        full["step"] = Streams(seed, {}).sample("step", list(box.steps), 1)[0]
    return State(mode=MODE, seed=seed, setup=full, node="setup")


def set_up(t: Table) -> None:
    """Lay out the whole quest: decks, heroes, the nemesis faceup in the lair [HT-107], the peril token on the start
    space and the story [HT-108], the party leader [HT-113], special rules [HT-115], the first location [HT-114]."""
    lay_out_decks(t)
    lay_out_heroes(t)
    t.make(t.nemesis, t.nemesis, LAIR)
    begin_track(t)
    t.set_track("leader", str(t.state.setup["leader"]))
    for counter in t.quest.counters:
        t.set_track(f"counter:{counter}", 0)
    t.note("story", quest=t.quest_id)
    open_window(t, "setup", Context(you=t.leader, source="HT-115"))
    reveal_location(t)


# -- decks -------------------------------------------------------------------------------------------


def lay_out_decks(t: Table) -> None:
    """Each stack shuffled by itself, then laid on each other in printed order, first stack on top
    [HT-102, HT-103, HT-104]. Quest-specific cards come only where a quest names them [HT-106]."""
    quest = t.quest
    sets = {key: s.difficulty for key, s in t.box.sets.items()}
    for stack in draw_members(t, quest.enemy_deck, sets):
        pieces = []
        for name in stack:
            pieces += [(f"{name}-minion-1", f"{name}-minion"), (f"{name}-minion-2", f"{name}-minion")]
            pieces.append((f"{name}-master", f"{name}-master"))
        _lay_stack(t, ENEMY_DECK, pieces)
    places = {key: c.difficulty for key, c in t.box.locations.items() if not c.quest}
    for stack in draw_members(t, quest.location_deck, places):
        _lay_stack(t, LOCATION_DECK, [(name, name) for name in stack])
    for group in quest.exploration_deck:
        _lay_stack(t, EXPLORATION_DECK, [(k, k) for k, c in t.box.exploration.items() if c.set in group])


def draw_members(t: Table, stacks: tuple[Stack, ...], difficulties: dict[str, str]) -> list[list[str]]:
    """The names in each stack: after all named ones are gathered, random ones of a difficulty from those still
    unused join their stack [HT-105]."""
    used = {name for stack in stacks for name in stack if isinstance(name, str)}
    result = []
    for stack in stacks:
        names = [name for name in stack if isinstance(name, str)]
        for member in stack:
            if isinstance(member, RandomMember):
                out = used | set(member.but)
                free = sorted(k for k, d in difficulties.items() if d == member.random and k not in out)
                drawn = t.streams.sample("setup", free, member.count)
                used |= set(drawn)
                names += drawn
        result.append(names)
    return result


def _lay_stack(t: Table, deck: str, pieces: list[tuple[str, str]]) -> None:
    """Shuffle a stack by itself and lay it under what lies there."""
    for piece, card in t.streams.shuffled(deck, pieces):
        t.make(piece, card, deck, face_up=False)


# -- heroes ------------------------------------------------------------------------------------------


def lay_out_heroes(t: Table) -> None:
    """Heroes at their seats with the four basic cards of their archetype, ready [HT-110], the advanced ones beside
    [HT-808]; the conditions in supply. Who plays them is no matter of the rules: one player may have all [HT-112]."""
    for hero in list(t.state.setup["heroes"]):  # type: ignore[call-overload]
        t.make(hero, hero, SEATS)
        t.add_token(hero, SUCCESS, t.step.tokens)
        archetype = t.box.heroes[hero].archetype
        for card in t.box.archetype_cards(archetype):
            t.make(card, card, cards_zone(hero))
        for class_ in t.box.classes(archetype):
            for card in t.box.archetype_cards(archetype, class_):
                t.make(card, card, supply_zone(hero))
    for name, condition in t.box.conditions.items():
        for copy in range(condition.copies):
            t.make(f"{name}-{copy + 1}", name, CONDITION_SUPPLY)


def random_quest(box: Box, streams: Streams) -> str:
    """A quest drawn at random [HT-101]."""
    return streams.sample("quest", sorted(box.quests), 1)[0]


def random_party(box: Box, streams: Streams, count: int) -> list[str]:
    """Heroes of different archetypes at random [HT-109]."""
    archetypes = streams.sample("party", list(cards.ARCHETYPES), count)
    return [
        streams.sample("party", sorted(h for h, c in box.heroes.items() if c.archetype == a), 1)[0] for a in archetypes
    ]
