"""Laying out a scenario: every piece to its place, each fault named by its key."""

from __future__ import annotations

from game.adventure import values
from game.adventure.peril import first_space, start_space
from game.adventure.table import (
    CONDITION_SUPPLY,
    DEFEATED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    GONE,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    MOST_ENGAGED,
    PROGRESS,
    SHADOWS,
    SUCCESS,
    WOUND,
    cards_zone,
    conditions_zone,
    engaged_zone,
    play_zone,
)
from game.kit.scenario import ScenarioError, no_repeat
from game.terrinoth.cards import RandomMember
from game.terrinoth.explore import progress_limit
from game.terrinoth.scenario_format import EnemyEntry, HeroSpec, ScenarioSpec
from game.terrinoth.setup import lay_out_decks, lay_out_heroes
from game.terrinoth.table import Table, supply_zone
from game.terrinoth.tokens import MOST_TOKENS

PHASES = {
    "hero_phase": "heroes", "hero_turn": "heroes", "second_turn": "heroes", "enemy_phase": "enemies",
    "enemy_turn": "enemies", "ready_enemies": "enemies", "peril": "peril", "travel": "travel", "round_end": "end",
    "result": "end",
}  # fmt: skip
DECKS = {"enemy": ENEMY_DECK, "exploration": EXPLORATION_DECK, "location": LOCATION_DECK}
DISCARDS = {"enemy": ENEMY_DISCARD, "exploration": EXPLORATION_DISCARD, "location": LOCATION_DISCARD}


def lay_out(t: Table, spec: ScenarioSpec) -> None:
    """Lay out a scenario on an empty table. Raises ScenarioError."""
    lay_out_decks(t)
    lay_out_heroes(t)
    t.make(t.nemesis, t.nemesis, LAIR)
    t.set_track("leader", str(t.state.setup["leader"]))
    placed: set[str] = set()
    _location(t, spec)
    for number, hero in enumerate(spec.heroes):
        _hero(t, hero, f"heroes[{number}]", placed)
    for number, entry in enumerate(spec.shadows):
        _enemy(t, entry, SHADOWS, f"shadows[{number}]", placed)
    _nemesis(t, spec)
    for name, pile in DISCARDS.items():
        _pile(t, getattr(spec.discards, name), pile, f"discards.{name}", placed)
    for name, pile in DECKS.items():
        _pile(t, getattr(spec.decks, name), pile, f"decks.{name}", placed)
    _tracks(t, spec)
    for number, hero_spec in enumerate(spec.heroes):
        health = values.health(t, hero_spec.id)
        if hero_spec.wounds >= health:
            where = f"heroes[{number}].wounds"
            raise ScenarioError(f"{where}: {hero_spec.id} has a health of {health} and would be defeated")
    _check_progress(t)
    t.events.clear()


def _location(t: Table, spec: ScenarioSpec) -> None:
    known = [member for stack in t.quest.location_deck for member in stack if not isinstance(member, RandomMember)]
    place = spec.location.id if spec.location else str(known[0])
    if place not in t.box.locations:
        raise ScenarioError(f"location.id: there is no location {place!r}")
    _bring(t, place, place, LOCATION_DECK)
    deck = t.zone(LOCATION_DECK)
    for before in deck[: deck.index(place)] if place in known else []:
        t.move(before, LOCATION_DISCARD, 0, face_up=True)
    t.move(place, LOCATION, face_up=True)
    if spec.location:
        t.add_token(place, PROGRESS, spec.location.progress)


def _check_progress(t: Table) -> None:
    """A quest may cap the progress that stays on a location."""
    limit = progress_limit(t)
    if limit and values.progress_here(t) > limit:
        raise ScenarioError(f"location.progress: in this quest no more than {limit} progress stays on {t.location}")


def _bring(t: Table, piece: str, card: str, zone: str) -> None:
    """Make sure a piece is on the table, for cards the quest itself does not use."""
    if piece not in t.board.pieces:
        t.make(piece, card, zone, face_up=False)


def _hero(t: Table, spec: HeroSpec, where: str, placed: set[str]) -> None:
    hero = spec.id
    if spec.tokens > MOST_TOKENS:
        raise ScenarioError(f"{where}.tokens: a hero holds at most {MOST_TOKENS} success tokens (HT-319)")
    if len(spec.engaged) > MOST_ENGAGED:
        raise ScenarioError(f"{where}.engaged: at most {MOST_ENGAGED} enemies are engaged with a hero (HT-705)")
    t.add_token(hero, WOUND, spec.wounds)
    t.add_token(hero, SUCCESS, spec.tokens)
    for number, condition in enumerate(spec.conditions):
        _condition(t, hero, condition, f"{where}.conditions[{number}]")
    for number, item in enumerate(spec.items):
        _item(t, hero, item, f"{where}.items[{number}]", placed)
    for number, card in enumerate(spec.advanced):
        _advance(t, hero, card, f"{where}.advanced[{number}]")
    no_repeat(spec.exhausted, f"{where}.exhausted")
    for number, card in enumerate(spec.exhausted):
        if card not in t.zone(cards_zone(hero)):
            raise ScenarioError(f"{where}.exhausted[{number}]: {hero} has no activation card {card!r}")
        t.exhaust(card)
    for number, entry in enumerate(spec.engaged):
        _enemy(t, entry, engaged_zone(hero), f"{where}.engaged[{number}]", placed)
    if spec.defeated:
        if spec.engaged or spec.wounds or spec.tokens or spec.conditions or spec.items:
            raise ScenarioError(f"{where}.defeated: a defeated hero has nothing left (HT-801)")
        t.turn(hero, False)


def _condition(t: Table, hero: str, condition: str, where: str) -> None:
    if condition not in t.box.conditions:
        raise ScenarioError(f"{where}: there is no condition {condition!r}")
    if t.condition(hero, condition):
        raise ScenarioError(f"{where}: a hero has at most one copy of {condition} (HT-804)")
    piece = next(p for p in t.zone(CONDITION_SUPPLY) if t.card_of(p) == condition)
    t.move(piece, conditions_zone(hero))


def _item(t: Table, hero: str, item: str, where: str, placed: set[str]) -> None:
    card = t.box.exploration.get(item)
    if card is None or card.type != "item":
        raise ScenarioError(f"{where}: there is no item {item!r}")
    _place(item, where, placed)
    _bring(t, item, item, EXPLORATION_DECK)
    t.move(item, play_zone(hero), face_up=True)


def _advance(t: Table, hero: str, card: str, where: str) -> None:
    if card not in t.zone(supply_zone(hero)):
        raise ScenarioError(f"{where}: {hero} cannot have the advanced card {card!r}")
    old = t.action_card(hero, t.box.actions[card].action)
    if t.box.actions[t.card_of(old)].class_:
        raise ScenarioError(f"{where}: {hero} has an advanced card of that action already, {old!r} (HT-808)")
    place = t.zone(cards_zone(hero)).index(old)
    t.move(old, GONE)
    t.move(card, cards_zone(hero), place)
    classes = {t.box.actions[c].class_ for c in t.zone(cards_zone(hero))} - {""}
    if len(classes) > 1:
        raise ScenarioError(f"{where}: a hero stays in one class (HT-808)")


def _enemy(t: Table, entry: EnemyEntry, zone: str, where: str, placed: set[str]) -> None:
    card = entry if isinstance(entry, str) else entry.card
    piece = _find_enemy(t, card, where, placed)
    if isinstance(entry, str):
        t.move(piece, zone, face_up=True)
        return
    if entry.facedown and zone != SHADOWS:
        raise ScenarioError(f"{where}: an engaged enemy lies faceup (HT-704)")
    if entry.wounds >= t.box.enemies[t.card_of(piece)].health:
        raise ScenarioError(f"{where}.wounds: {card} would be defeated")
    t.move(piece, zone, face_up=not entry.facedown)
    t.add_token(piece, WOUND, entry.wounds)
    if entry.exhausted:
        t.exhaust(piece)


def _find_enemy(t: Table, name: str, where: str, placed: set[str]) -> str:
    """A piece for a card or piece name that is not placed yet; copies in their order."""
    if name == t.nemesis:
        raise ScenarioError(f"{where}: the nemesis is placed with the key nemesis")
    card = name
    if name not in t.box.enemies and name[-2:] in ("-1", "-2"):
        card = name[:-2]
    if card not in t.box.enemies:
        raise ScenarioError(f"{where}: there is no enemy {name!r}")
    if t.box.enemies[card].rank == "nemesis":
        raise ScenarioError(f"{where}: {card!r} is the nemesis of another quest (HT-106)")
    copies = [f"{card}-1", f"{card}-2"] if t.box.enemies[card].rank == "minion" else [card]
    if name not in (card, *copies):
        raise ScenarioError(f"{where}: there is no copy {name!r}, there is one {card} only (HT-102)")
    for piece in [name] if name in copies else copies:
        if piece not in placed:
            placed.add(piece)
            _bring(t, piece, card, ENEMY_DECK)
            return piece
    raise ScenarioError(f"{where}: every copy of {name!r} lies elsewhere already")


def _place(piece: str, where: str, placed: set[str]) -> None:
    if piece in placed:
        raise ScenarioError(f"{where}: {piece!r} lies elsewhere already")
    placed.add(piece)


def _nemesis(t: Table, spec: ScenarioSpec) -> None:
    place = spec.nemesis.place
    zones = {"lair": LAIR, "shadows": SHADOWS, "defeated": DEFEATED} | {h.id: engaged_zone(h.id) for h in spec.heroes}
    if place not in zones:
        raise ScenarioError(f"nemesis.place: {place!r} is neither lair, shadows, defeated nor a hero of the party")
    if t.is_hero(place) and not t.standing(place):
        raise ScenarioError(f"nemesis.place: {place} is defeated, no enemy is engaged there (HT-801)")
    if len(t.zone(zones[place])) >= MOST_ENGAGED and place not in ("lair", "shadows", "defeated"):
        raise ScenarioError(f"nemesis.place: {place} has {MOST_ENGAGED} engaged enemies already (HT-705)")
    if spec.nemesis.wounds >= values.health(t, t.nemesis):
        raise ScenarioError("nemesis.wounds: it would be defeated")
    if place == "defeated" and (spec.nemesis.wounds or spec.nemesis.exhausted):
        raise ScenarioError("nemesis: once defeated it has no wounds and is not exhausted (HT-706)")
    t.move(t.nemesis, zones[place], face_up=True)
    t.add_token(t.nemesis, WOUND, spec.nemesis.wounds)
    if spec.nemesis.exhausted:
        t.exhaust(t.nemesis)


def _pile(t: Table, names: list[str] | None, zone: str, where: str, placed: set[str]) -> None:
    """Lay a deck or discard pile in the given order; without "..." at the end the other cards leave the game."""
    if names is None:
        return
    keep = names[-1:] == ["..."]
    pieces = []
    for number, name in enumerate(names[:-1] if keep else names):
        pieces.append(_card_for(t, name, zone, f"{where}[{number}]", placed))
    discard = zone.startswith("discard")
    for place, piece in enumerate(pieces):
        t.move(piece, zone, place, face_up=discard)
    if not keep:
        for piece in list(t.zone(zone)[len(pieces) :]):
            t.move(piece, GONE)


def _card_for(t: Table, name: str, zone: str, where: str, placed: set[str]) -> str:
    if zone in (ENEMY_DECK, ENEMY_DISCARD):
        return _find_enemy(t, name, where, placed)
    known = t.box.exploration if "exploration" in zone else t.box.locations
    if name not in known:
        raise ScenarioError(f"{where}: there is no card {name!r} for this pile")
    if name == t.location:
        raise ScenarioError(f"{where}: {name!r} is the active location")
    _place(name, where, placed)
    _bring(t, name, name, zone)
    return name


def _tracks(t: Table, spec: ScenarioSpec) -> None:
    first, last = first_space(t.quest), len(t.quest.track) - 1
    peril = start_space(t) if spec.peril is None else spec.peril
    if not first <= peril <= last:
        raise ScenarioError(f"peril: the track has the spaces {first} to {last}")
    no_repeat(spec.covered, "covered")
    no_repeat(spec.used, "used")
    for number, space in enumerate(spec.covered):
        if space > last:
            raise ScenarioError(f"covered[{number}]: the track has the spaces 0 to {last}")
    heroes = [h.id for h in spec.heroes]
    for number, hero in enumerate(spec.turns or []):
        if hero not in heroes:
            raise ScenarioError(f"turns[{number}]: {hero!r} is not in the party")
    for counter in spec.counters:
        if counter not in t.quest.counters:
            raise ScenarioError(f"counters.{counter}: the quest has no such counter")
    for number, used in enumerate(spec.used):
        if used not in t.board.pieces and not any(rule.id == used for rule in t.quest.rules):
            raise ScenarioError(f"used[{number}]: there is no piece or rule {used!r}")
    if spec.bearer and spec.bearer not in heroes:
        raise ScenarioError(f"bearer: {spec.bearer!r} is not in the party")
    at = heroes.index(t.leader)
    order = heroes[at:] + heroes[:at]
    turns = spec.turns if spec.turns is not None else order * 2 if len(order) <= 2 else order
    tracks: dict[str, int | str] = {
        "peril": peril, "round": spec.round, "phase": PHASES[spec.node], "active": "",
        "turns": ",".join(turns), "enemy_seat": t.leader, "location_number": 1 + len(t.zone(LOCATION_DISCARD)),
    }  # fmt: skip
    tracks |= {f"counter:{name}": spec.counters.get(name, 0) for name in t.quest.counters}
    tracks |= {f"covered:{space}": 1 for space in spec.covered}
    tracks |= {f"used:{piece}": 1 for piece in spec.used}
    if spec.bearer:
        tracks["bearer"] = spec.bearer
    for name, value in tracks.items():
        t.set_track(name, value)
