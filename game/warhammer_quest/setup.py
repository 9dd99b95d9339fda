"""Set-up: what a game is begun with, the box laid out once, and each quest [WQ-101 to WQ-118]."""

from __future__ import annotations

from typing import Any

from game.adventure.cards import PRINTED
from game.adventure.context import Context
from game.adventure.locations import reveal_location
from game.adventure.peril import begin_track
from game.adventure.table import CONDITION_SUPPLY, ENEMY_DECK, LAIR, SEATS, cards_zone
from game.adventure.windows import open_window
from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.warhammer_quest.box import Box
from game.warhammer_quest.decks import make_decks
from game.warhammer_quest.table import Table
from game.warhammer_quest.tokens import claim_tokens
from game.warhammer_quest.zones import (
    BOX,
    BURIED,
    FALLEN,
    FIRST_CAPACITY,
    LAID,
    LEADER,
    NEMESIS,
    POOL,
    QUEST,
    STRUCK,
    capacity_track,
    legendary_zone,
    trained_zone,
)

MODE = "warhammer-quest"
CAMPAIGN, DELVE, SINGLE = "campaign", "delve", "single"
FORMS = (CAMPAIGN, DELVE, SINGLE)
"""A campaign, a delve [WQ-101], or one quest of the campaign for practice [WQ-1261]."""
RANDOM = "random"
LEAST_HEROES, MOST_HEROES = 2, 4


def problems_of(box: Box, setup: dict[str, Any]) -> list[tuple[str, str]]:
    """Why a set-up cannot be played: (reason key, rule id) each; empty if it can. Two to four heroes, each once
    [WQ-102, WQ-103], one of them the leader [WQ-116].
    """
    heroes = list(setup.get("heroes", ()))
    found = []
    if setup.get("form", CAMPAIGN) not in FORMS:
        found.append(("setup.no-form", "WQ-101"))
    if setup.get("step", PRINTED) not in (*box.steps, RANDOM):
        found.append(("setup.no-step", ""))
    if setup.get("form") == SINGLE and setup.get("quest") not in box.campaign():
        found.append(("setup.no-quest", "WQ-1261"))
    if not LEAST_HEROES <= len(heroes) <= MOST_HEROES:
        found.append(("setup.party-size", "WQ-103"))
    if any(hero not in box.heroes for hero in heroes):
        found.append(("setup.unknown-hero", "WQ-102"))
    elif len(set(heroes)) < len(heroes):
        found.append(("setup.twice", "WQ-102"))
    if setup.get("leader", heroes[0] if heroes else "") not in heroes:
        found.append(("setup.leader", "WQ-116"))
    return found


def first_quest(box: Box, setup: dict[str, Any]) -> str:
    """The quest with which a game begins."""
    form = setup.get("form", CAMPAIGN)
    if form == DELVE:
        return box.delve()
    return str(setup["quest"]) if form == SINGLE else box.campaign()[0]


def new_state(box: Box, setup: dict[str, Any]) -> State:
    """The state before set-up. Raises RuleError for a set-up that cannot be played."""
    wrong = problems_of(box, setup)
    if wrong:
        raise RuleError("; ".join(f"{reason} ({rule})" for reason, rule in wrong))
    full = {"players": [], "grim": False, "form": CAMPAIGN, "leader": setup["heroes"][0]} | dict(setup)
    full["quest"] = first_quest(box, setup)
    if full.get("step") == RANDOM:
        full["step"] = Streams(str(full.get("seed", "0")), {}).sample("step", list(box.steps), 1)[0]
    return State(mode=MODE, seed=str(full.get("seed", "0")), setup=full, node="begin")


def lay_out_box(t: Table) -> None:
    """Once for a campaign or a delve: the heroes with their four basic cards, capacity 1 and no gear; the advanced and
    legendary cards aside [WQ-105]; all else in the box [WQ-112].
    """
    box = t.box
    for hero in list(t.state.setup["heroes"]):  # type: ignore[call-overload]
        t.make(hero, hero, SEATS)
        t.set_track(capacity_track(hero), FIRST_CAPACITY)
        for card in box.hero_actions(hero, advanced=False):
            t.make(card, card, cards_zone(hero))
        for card in box.hero_actions(hero, advanced=True):
            t.make(card, card, trained_zone(hero))
        for card, legendary in box.legendary.items():
            if legendary.hero == hero:
                t.make(card, card, legendary_zone(hero), face_up=False)
    for name, condition in box.conditions.items():
        for copy in range(condition.copies):
            t.make(f"{name}-{copy + 1}", name, CONDITION_SUPPLY)
    for piece, card in components(box):
        t.make(piece, card, BOX, face_up=False)
    t.set_track(LEADER, str(t.state.setup["leader"]))


def components(box: Box) -> list[tuple[str, str]]:
    """What lies in the box between quests, as (piece, card): enemies, nemeses, locations, dungeon cards, gear."""
    found: list[tuple[str, str]] = []
    for name in box.sets:
        found += [(f"{name}-standard-{copy}", f"{name}-standard") for copy in (1, 2)]
        found.append((f"{name}-elite", f"{name}-elite"))
    found += [(card, card) for card, enemy in box.enemies.items() if not enemy.set]
    found += [(card, card) for card in (*box.locations, *box.exploration)]
    for card, gear in box.gear.items():
        if card not in box.legendary:
            copies = range(1, gear.copies + 1)
            found += [(card, card)] if gear.copies == 1 else [(f"{card}-{copy}", card) for copy in copies]
    return found


def set_up_quest(t: Table, quest: str) -> None:
    """A quest is laid out: decks, nemesis, special rules of the sheet, peril token, first location and its enemies, in
    this order [WQ-118]. A step of the ladder may give every hero success tokens to begin with.
    """
    t.set_track(QUEST, quest)
    t.open_quest(quest)
    for track in [name for name in t.board.tracks if name.startswith(("counter:", "next:", "covered:", BURIED))]:
        t.set_track(track, 0)
    t.set_track("location_number", 0)
    t.set_track("outcome", "")
    t.set_track("falls", 0)
    t.set_track(FALLEN, "")
    for counter in t.quest.counters:
        t.set_track(f"counter:{counter}", 0)
    make_decks(t)
    t.set_track(LAID, t.state.streams.get(ENEMY_DECK, 0))
    lay_out_nemesis(t)
    begin_track(t)
    t.note("story", quest=quest)
    open_window(t, "setup", Context(you=t.leader, source="WQ-118"))
    for hero in t.seats if t.step.tokens else ():
        claim_tokens(t, hero, t.step.tokens)
    reveal_location(t)


def lay_out_nemesis(t: Table) -> None:
    """The nemesis lies faceup in the lair [WQ-114]; that of the delve is drawn [WQ-1252]. One that the pool has sent
    into the enemy deck, or that is struck, cannot be there too.
    """
    if t.quest.nemesis_of:
        t.set_track(NEMESIS, t.streams.sample("nemesis", list(t.quest.nemesis_of), 1)[0])
    if t.piece(t.nemesis).zone == BOX:
        t.move(t.nemesis, LAIR, face_up=True)
    assert t.piece(t.nemesis).zone in (LAIR, POOL, STRUCK), "the nemesis of a quest joins the pool after that quest"


def random_party(box: Box, streams: Streams, count: int) -> list[str]:
    """Different heroes at random [WQ-102]."""
    return streams.sample("party", sorted(box.heroes), count)
