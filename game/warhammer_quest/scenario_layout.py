"""Laying out a scenario of the Warhammer Quest card game: every piece to its place, each fault named by its key."""

from __future__ import annotations

from game.adventure import scenario_layout as family
from game.adventure import values
from game.adventure.cards import NEMESIS
from game.adventure.ending import OUTCOMES, VICTORY
from game.adventure.scenario_layout import Cites
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    SHADOWS,
    SUCCESS,
    WOUND,
    cards_zone,
    gear_zone,
)
from game.kit.scenario import ScenarioError, no_repeat
from game.warhammer_quest import gear, zones
from game.warhammer_quest.decks import make_decks
from game.warhammer_quest.flow import turn_order
from game.warhammer_quest.scenario_format import GearEntry, GearSpec, HeroSpec, ScenarioSpec
from game.warhammer_quest.setup import lay_out_box, lay_out_nemesis
from game.warhammer_quest.table import Table
from game.warhammer_quest.tokens import MOST_ON_CARD
from game.warhammer_quest.zones import BOX, GEAR_DECK, GEAR_DISCARD, POOL, QUEST, STRUCK

PHASES = {
    "hero_phase": "heroes", "hero_turn": "heroes", "enemy_phase": "enemies", "enemy_turn": "enemies",
    "ready_enemies": "enemies", "location": "location", "peril": "peril", "quest_end": "peril",
    "settlement": "settlement", "town": "settlement", "refreshed": "settlement", "gifts": "settlement",
    "campaign_map": "map", "setup": "setup", "kit": "", "result": "peril",
}  # fmt: skip
DECKS = {"enemy": ENEMY_DECK, "dungeon": EXPLORATION_DECK, "gear": GEAR_DECK, "location": LOCATION_DECK}
DISCARDS = {
    "enemy": ENEMY_DISCARD, "dungeon": EXPLORATION_DISCARD, "gear": GEAR_DISCARD, "location": LOCATION_DISCARD,
}  # fmt: skip
CITES = Cites(
    engaged="WQ-713", faceup="WQ-709", condition="WQ-1005", fallen="WQ-1104", copies="WQ-702", foreign="WQ-806",
    set_aside="WQ-719",
)  # fmt: skip
AFTER = ("settlement", "town", "refreshed", "gifts")
"""Nodes of the settlement, where the quest just ended still lies on the table."""
ENDED = ("quest_end", *AFTER, "result")
BETWEEN = "campaign_map"
WITHOUT_QUEST = ("kit", "setup", BETWEEN)
"""Nodes at which no quest lies on the table."""


class Layout(family.Layout):
    """A table of this game on which a scenario is laid out."""

    t: Table

    def __init__(self, t: Table, from_pool: list[str]) -> None:
        super().__init__(t, CITES, BOX)
        self.from_pool = from_pool

    def welcome(self, nemesis: str) -> bool:
        """The nemesis of another quest comes from the pool only [WQ-806]."""
        return nemesis in self.from_pool

    def card_for(self, name: str, zone: str, where: str) -> str:
        """The piece that a pile names; gear is in piles of its own."""
        if zone not in (GEAR_DECK, GEAR_DISCARD):
            return super().card_for(name, zone, where)
        piece = self.gear(name, where)
        if gear.is_legendary(self.t, piece):
            raise ScenarioError(f"{where}: legendary gear is in no pile (WQ-913)")
        return piece

    def gear(self, name: str, where: str) -> str:
        """A piece of gear by card or piece that is not placed yet."""
        copies = [p.id for p in self.t.board.pieces.values() if name in (p.id, p.card) and p.card in self.t.box.gear]
        if not copies:
            raise ScenarioError(f"{where}: there is no gear {name!r}")
        free = [piece for piece in copies if piece not in self.placed]
        if not free:
            raise ScenarioError(f"{where}: {name!r} lies elsewhere already")
        self.placed.add(free[0])
        return free[0]

    def pooled(self, name: str, where: str, kind: str = "") -> str:
        """The piece of a card that can be in the campaign pool [WQ-1213], or of a nemesis only; it is placed now."""
        box = self.t.box
        card = box.exploration.get(name)
        fortune = name.rpartition("-")[0] if name not in box.gear else name
        if not kind and fortune in box.gear and box.gear[fortune].fortune:
            return self.gear(name, where)
        nemesis = name in box.enemies and box.enemies[name].rank == NEMESIS
        if not nemesis and (kind or card is None or not card.quest_icon):
            raise ScenarioError(f"{where}: {name!r} cannot be there (WQ-1213)")
        self.place(name, where)
        return name


def lay_out(t: Table, spec: ScenarioSpec) -> None:
    """Lay out a scenario on an empty table. Raises ScenarioError."""
    lay_out_box(t)
    t.set_track(QUEST, spec.quest)
    t.open_quest(spec.quest)
    layout = Layout(t, spec.from_pool)
    for number, hero in enumerate(spec.heroes):
        _kit(t, layout, hero, f"heroes[{number}]")
    _log(t, layout, spec)
    t.set_track("phase", PHASES[spec.node])
    if spec.node in WITHOUT_QUEST:
        _pool(t, layout, spec)
    else:
        _quest(t, layout, spec)
    t.events.clear()


def _quest(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    """A quest as it stands in the middle."""
    no_repeat(spec.from_pool, "from_pool")
    for number, name in enumerate(spec.from_pool):
        if name == t.nemesis:
            raise ScenarioError(f"from_pool[{number}]: {name!r} is the nemesis of this quest")
        t.move(layout.pooled(name, f"from_pool[{number}]"), POOL, face_up=True)
    make_decks(t)
    layout.placed.clear()
    layout.placed.update(piece for hero in t.seats for piece in t.zone(gear_zone(hero)))
    _lay_out_nemesis(t, spec)
    _location(t, spec)
    for number, hero in enumerate(spec.heroes):
        _hero(t, layout, hero, f"heroes[{number}]")
    for number, entry in enumerate(spec.shadows):
        layout.enemy(entry, SHADOWS, f"shadows[{number}]")
    _pool(t, layout, spec)
    if t.piece(t.nemesis).zone == LAIR:
        layout.nemesis(spec.nemesis, [hero.id for hero in spec.heroes])
    layout.piles(spec.discards, DISCARDS, "discards")
    layout.piles(spec.decks, DECKS, "decks")
    _tracks(t, layout, spec)
    layout.check_wounds(spec.heroes)
    layout.progress(spec.location.progress if spec.location else 0)


# -- what a campaign has gained ----------------------------------------------------------------------


def _kit(t: Table, layout: Layout, spec: HeroSpec, where: str) -> None:
    """The capacity, the trained cards and the gear of a hero."""
    hero = spec.id
    t.set_track(zones.capacity_track(hero), spec.capacity)
    t.set_track(zones.visits_track(hero), spec.visits)
    for number, card in enumerate(spec.trained):
        if card not in t.zone(zones.trained_zone(hero)):
            raise ScenarioError(f"{where}.trained[{number}]: {hero} cannot be trained in {card!r}")
        old = t.action_card(hero, t.box.actions[card].action)
        place = t.zone(cards_zone(hero)).index(old)
        t.move(old, BOX, face_up=False)
        t.move(card, cards_zone(hero), place, face_up=True)
    for number, entry in enumerate(spec.gear):
        _equip(t, layout, hero, entry, f"{where}.gear[{number}]")


def _equip(t: Table, layout: Layout, hero: str, entry: GearEntry, where: str) -> None:
    item = GearSpec(entry) if isinstance(entry, str) else entry
    piece = layout.gear(item.card, where)
    if t.piece(piece).zone not in (BOX, zones.legendary_zone(hero)) or gear.gear_card(t, piece).fortune:
        raise ScenarioError(f"{where}: {hero} cannot equip {piece!r}")
    refused = gear.refusal(t, hero, piece)
    if refused is not None:
        raise ScenarioError(f"{where}: {hero} has no room for {piece!r} ({refused[1]})")
    t.move(piece, gear_zone(hero), face_up=not item.depleted)
    if item.exhausted:
        t.exhaust(piece)


def _log(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    """How the quests before ended, this one too where it has been noted; and the nemeses that are struck."""
    before = t.quest.number - 1 if t.campaign else 0
    results = [VICTORY] * before if spec.results is None else spec.results
    if len(results) != before:
        raise ScenarioError(f"results: {before} quests came before {spec.quest}, not {len(results)}")
    for number, result in enumerate(results):
        if result not in OUTCOMES:
            raise ScenarioError(f"results[{number}]: a quest ends in victory or defeat, not {result!r}")
        t.set_track(zones.result_track(number + 1), result)
    if spec.node in (*AFTER, BETWEEN):
        t.set_track(zones.result_track(t.quest.number), spec.outcome)
    for number, name in enumerate(spec.struck):
        where = f"struck[{number}]"
        layout.pooled(name, where, "nemesis")
        if name == t.nemesis or name in spec.from_pool:
            raise ScenarioError(f"{where}: {name!r} is in this quest (WQ-1218)")
        t.move(name, STRUCK, face_up=True)


def _pool(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    """What lies in the pool; the quest's own nemesis only after the quest."""
    for number, name in enumerate(spec.pool):
        where = f"pool[{number}]"
        piece = layout.pooled(name, where)
        if (name == t.nemesis and spec.node not in (*AFTER, BETWEEN)) or name in spec.from_pool or name in spec.struck:
            raise ScenarioError(f"{where}: {name!r} is in this quest, or struck")
        t.move(piece, POOL, face_up=True)


# -- what a quest has on the table -------------------------------------------------------------------


def _lay_out_nemesis(t: Table, spec: ScenarioSpec) -> None:
    lay_out_nemesis(t)
    named = spec.nemesis.id
    if not named or named == t.nemesis:
        return
    if named not in t.quest.nemesis_of:
        raise ScenarioError(f"nemesis.id: {named!r} is not the nemesis of {spec.quest}")
    t.move(t.nemesis, BOX, face_up=False)
    t.set_track(zones.NEMESIS, named)
    t.move(named, LAIR, face_up=True)


def _location(t: Table, spec: ScenarioSpec) -> None:
    """The active location; those before it in its deck count as travelled through."""
    deck = t.zone(LOCATION_DECK)
    place = spec.location.id if spec.location else deck[0]
    if place not in t.box.locations:
        raise ScenarioError(f"location.id: there is no location {place!r}")
    for before in deck[: deck.index(place)] if place in deck else []:
        t.move(before, LOCATION_DISCARD, 0, face_up=True)
    t.move(place, LOCATION, face_up=True)


def _hero(t: Table, layout: Layout, spec: HeroSpec, where: str) -> None:
    """What a hero has in this quest; one who has fallen keeps all but conditions and enemies [WQ-1103]."""
    layout.hero(spec, where)
    layout.hero_cards(spec, where, "action")
    for card, number in spec.tokens.items():
        if card not in t.zone(cards_zone(spec.id)):
            raise ScenarioError(f"{where}.tokens.{card}: {spec.id} has no such action card")
        if number > MOST_ON_CARD:
            raise ScenarioError(f"{where}.tokens.{card}: at most {MOST_ON_CARD} lie on a card (WQ-510)")
        t.add_token(card, SUCCESS, number)
    layout.hero_enemies(spec, where)
    if spec.defeated:
        if spec.engaged or spec.wounds or spec.conditions:
            raise ScenarioError(f"{where}.defeated: a defeated hero has no enemies and no conditions (WQ-1102)")
        t.add_token(spec.id, WOUND, values.health(t, spec.id))
        t.turn(spec.id, False)


def _tracks(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    heroes = [hero.id for hero in spec.heroes]
    layout.check_turns(spec.turns or [], heroes)
    turns = spec.turns if spec.turns is not None else turn_order(t)
    tracks: dict[str, int | str] = {
        "peril": layout.peril(spec.peril), "round": spec.round, "active": "", "turns": ",".join(turns),
        "enemy_seat": t.leader, "location_number": 1 + len(t.zone(LOCATION_DISCARD)), "outcome": spec.outcome,
    }  # fmt: skip
    layout.set_tracks(tracks | layout.counters(spec.counters) | layout.used(spec.used))
