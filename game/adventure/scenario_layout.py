"""Laying out a scenario: every piece to its place, each fault named by its key. What every game of the family lays out
alike; each puts it in order and adds its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.adventure import values
from game.adventure.cards import NEMESIS
from game.adventure.peril import first_space, start_space
from game.adventure.scenario_format import EnemyEntry, HeroSpec, NemesisSpec, Piles
from game.adventure.table import (
    CONDITION_SUPPLY,
    DEFEATED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    LAIR,
    MOST_ENGAGED,
    PROGRESS,
    SHADOWS,
    WOUND,
    Table,
    cards_zone,
    conditions_zone,
    engaged_zone,
    play_zone,
)
from game.kit.scenario import ScenarioError, no_repeat

REST = "..."
"""As the last entry of a deck: the cards that are left follow."""


class Cites(Struct, frozen=True):
    """The ids of the rules by which a game refuses what cannot lie on its table."""

    engaged: str
    faceup: str
    condition: str
    fallen: str
    copies: str
    foreign: str
    set_aside: str


class Layout:
    """A table on which a scenario is laid out. `out` is where cards go that are left out of a deck."""

    def __init__(self, t: Table, cites: Cites, out: str) -> None:
        self.t = t
        self.cites = cites
        self.out = out
        self.placed: set[str] = set()
        """The pieces that have their place."""

    def place(self, piece: str, where: str) -> None:
        """Give a piece its place, once."""
        if piece in self.placed:
            raise ScenarioError(f"{where}: {piece!r} lies elsewhere already")
        self.placed.add(piece)

    def bring(self, piece: str, card: str, zone: str) -> None:
        """Make sure a piece is on the table, for cards the quest itself does not use."""
        if piece not in self.t.board.pieces:
            self.t.make(piece, card, zone, face_up=False)

    # -- heroes ------------------------------------------------------------------------------------

    def hero(self, spec: HeroSpec, where: str) -> None:
        """What every hero can have, but for what a game lays out itself."""
        t, hero = self.t, spec.id
        if len(spec.engaged) > MOST_ENGAGED:
            rule = self.cites.engaged
            raise ScenarioError(f"{where}.engaged: at most {MOST_ENGAGED} enemies are engaged with a hero ({rule})")
        t.add_token(hero, WOUND, spec.wounds)
        for number, condition in enumerate(spec.conditions):
            self.condition(hero, condition, f"{where}.conditions[{number}]")
        for number, item in enumerate(spec.items):
            self.item(hero, item, f"{where}.items[{number}]")

    def hero_cards(self, spec: HeroSpec, where: str, kind: str) -> None:
        """The action cards that are exhausted; `kind` is what the game calls them."""
        no_repeat(spec.exhausted, f"{where}.exhausted")
        for number, card in enumerate(spec.exhausted):
            if card not in self.t.zone(cards_zone(spec.id)):
                raise ScenarioError(f"{where}.exhausted[{number}]: {spec.id} has no {kind} card {card!r}")
            self.t.exhaust(card)

    def hero_enemies(self, spec: HeroSpec, where: str) -> None:
        """The enemies engaged with a hero."""
        for number, entry in enumerate(spec.engaged):
            self.enemy(entry, engaged_zone(spec.id), f"{where}.engaged[{number}]")

    def condition(self, hero: str, condition: str, where: str) -> None:
        """A hero has a condition."""
        t = self.t
        if condition not in t.box.conditions:
            raise ScenarioError(f"{where}: there is no condition {condition!r}")
        if t.condition(hero, condition):
            raise ScenarioError(f"{where}: a hero has at most one copy of {condition} ({self.cites.condition})")
        piece = next(p for p in t.zone(CONDITION_SUPPLY) if t.card_of(p) == condition)
        t.move(piece, conditions_zone(hero))

    def item(self, hero: str, item: str, where: str) -> None:
        """A hero has an item."""
        card = self.t.box.exploration.get(item)
        if card is None or card.type != "item":
            raise ScenarioError(f"{where}: there is no item {item!r}")
        self.place(item, where)
        self.bring(item, item, EXPLORATION_DECK)
        self.t.move(item, play_zone(hero), face_up=True)

    def check_wounds(self, heroes: Sequence[HeroSpec]) -> None:
        """Whoever stands has wounds below health."""
        for number, spec in enumerate(heroes):
            health = values.health(self.t, spec.id)
            if spec.wounds >= health and not spec.defeated:
                where = f"heroes[{number}].wounds"
                raise ScenarioError(f"{where}: {spec.id} has a health of {health} and would be defeated")

    # -- enemies -----------------------------------------------------------------------------------

    def enemy(self, entry: EnemyEntry, zone: str, where: str) -> None:
        """An enemy in play, as its entry says."""
        t = self.t
        card = entry if isinstance(entry, str) else entry.card
        piece = self.find_enemy(card, where)
        if isinstance(entry, str):
            t.move(piece, zone, face_up=True)
            return
        if entry.facedown and zone != SHADOWS:
            raise ScenarioError(f"{where}: an engaged enemy lies faceup ({self.cites.faceup})")
        if entry.wounds >= t.box.enemies[t.card_of(piece)].health:
            raise ScenarioError(f"{where}.wounds: {card} would be defeated")
        t.move(piece, zone, face_up=not entry.facedown)
        t.add_token(piece, WOUND, entry.wounds)
        if entry.exhausted:
            t.exhaust(piece)

    def find_enemy(self, name: str, where: str) -> str:
        """A piece for a card or piece name that is not placed yet; copies in their order."""
        enemies, copied = self.t.box.enemies, self.t.rules.ranks[0]
        if name == self.t.nemesis:
            raise ScenarioError(f"{where}: the nemesis is placed with the key nemesis")
        card = name
        if name not in enemies and name[-2:] in ("-1", "-2"):
            card = name[:-2]
        if card not in enemies:
            raise ScenarioError(f"{where}: there is no enemy {name!r}")
        if enemies[card].rank == NEMESIS and not self.welcome(card):
            raise ScenarioError(f"{where}: {card!r} is the nemesis of another quest ({self.cites.foreign})")
        copies = [f"{card}-1", f"{card}-2"] if enemies[card].rank == copied else [card]
        if name not in (card, *copies):
            raise ScenarioError(f"{where}: there is no copy {name!r}, there is one {card} only ({self.cites.copies})")
        for piece in [name] if name in copies else copies:
            if piece not in self.placed:
                self.placed.add(piece)
                self.bring(piece, card, ENEMY_DECK)
                return piece
        raise ScenarioError(f"{where}: every copy of {name!r} lies elsewhere already")

    def welcome(self, nemesis: str) -> bool:
        """Whether the nemesis of another quest can be on this table."""
        return False

    def nemesis(self, spec: NemesisSpec, heroes: Sequence[str]) -> None:
        """The quest's own nemesis, in the lair or elsewhere."""
        t, place = self.t, spec.place
        zones = {"lair": LAIR, "shadows": SHADOWS, "defeated": DEFEATED} | {hero: engaged_zone(hero) for hero in heroes}
        if place not in zones:
            raise ScenarioError(f"nemesis.place: {place!r} is neither lair, shadows, defeated nor a hero of the party")
        if t.is_hero(place) and not t.standing(place):
            rule = self.cites.fallen
            raise ScenarioError(f"nemesis.place: {place} is defeated, no enemy is engaged there ({rule})")
        if len(t.zone(zones[place])) >= MOST_ENGAGED and place not in ("lair", "shadows", "defeated"):
            rule = self.cites.engaged
            raise ScenarioError(f"nemesis.place: {place} has {MOST_ENGAGED} engaged enemies already ({rule})")
        if spec.wounds >= values.health(t, t.nemesis):
            raise ScenarioError("nemesis.wounds: it would be defeated")
        if place == "defeated" and (spec.wounds or spec.exhausted):
            rule = self.cites.set_aside
            raise ScenarioError(f"nemesis: once defeated it has no wounds and is not exhausted ({rule})")
        t.move(t.nemesis, zones[place], face_up=True)
        t.add_token(t.nemesis, WOUND, spec.wounds)
        if spec.exhausted:
            t.exhaust(t.nemesis)

    # -- decks and discard piles -------------------------------------------------------------------

    def piles(self, spec: Piles, zones: Mapping[str, str], key: str) -> None:
        """The decks or the discard piles of a scenario, by their names."""
        for name, zone in zones.items():
            self.pile(getattr(spec, name), zone, f"{key}.{name}")

    def pile(self, names: list[str] | None, zone: str, where: str) -> None:
        """Lay a deck or discard pile in the given order; without "..." at the end the other cards leave the game."""
        if names is None:
            return
        t = self.t
        keep = names[-1:] == [REST]
        pieces = []
        for number, name in enumerate(names[:-1] if keep else names):
            pieces.append(self.card_for(name, zone, f"{where}[{number}]"))
        discard = zone.startswith("discard")
        for place, piece in enumerate(pieces):
            t.move(piece, zone, place, face_up=discard)
        if not keep:
            for piece in list(t.zone(zone)[len(pieces) :]):
                t.move(piece, self.out)

    def card_for(self, name: str, zone: str, where: str) -> str:
        """The piece that a pile names."""
        t = self.t
        if zone in (ENEMY_DECK, ENEMY_DISCARD):
            return self.find_enemy(name, where)
        known = t.box.exploration if zone in (EXPLORATION_DECK, EXPLORATION_DISCARD) else t.box.locations
        if name not in known:
            raise ScenarioError(f"{where}: there is no card {name!r} for this pile")
        if name == t.location:
            raise ScenarioError(f"{where}: {name!r} is the active location")
        self.place(name, where)
        self.bring(name, name, zone)
        return name

    # -- tracks ------------------------------------------------------------------------------------

    def peril(self, given: int | None) -> int:
        """Where the peril token stands; where a quest begins, if nothing is given."""
        first, last = first_space(self.t.quest), len(self.t.quest.track) - 1
        peril = start_space(self.t) if given is None else given
        if not first <= peril <= last:
            raise ScenarioError(f"peril: the track has the spaces {first} to {last}")
        return peril

    def check_turns(self, turns: Sequence[str], heroes: Sequence[str]) -> None:
        """Those who are still to activate are in the party."""
        for number, hero in enumerate(turns):
            if hero not in heroes:
                raise ScenarioError(f"turns[{number}]: {hero!r} is not in the party")

    def counters(self, given: Mapping[str, int]) -> dict[str, int]:
        """The tracks of the quest's counters."""
        for counter in given:
            if counter not in self.t.quest.counters:
                raise ScenarioError(f"counters.{counter}: the quest has no such counter")
        return {f"counter:{name}": given.get(name, 0) for name in self.t.quest.counters}

    def used(self, given: Sequence[str]) -> dict[str, int]:
        """The tracks of what is used up for this round."""
        no_repeat(given, "used")
        for number, used in enumerate(given):
            if used not in self.t.board.pieces and not any(rule.id == used for rule in self.t.quest.rules):
                raise ScenarioError(f"used[{number}]: there is no piece or rule {used!r}")
        return {f"used:{piece}": 1 for piece in given}

    def set_tracks(self, tracks: Mapping[str, int | str]) -> None:
        """Set every one of some tracks."""
        for name, value in tracks.items():
            self.t.set_track(name, value)

    def progress(self, number: int) -> None:
        """Progress on the active location, no more than can lie there."""
        limit, here = self.t.rules.progress_limit(self.t), self.t.location
        if limit and number > limit:
            raise ScenarioError(f"location.progress: in this quest no more than {limit} progress stays on {here}")
        self.t.add_token(here, PROGRESS, number)
