"""Laying out a scenario of Heroes of Terrinoth: every piece to its place, each fault named by its key."""

from __future__ import annotations

from game.adventure.scenario_layout import Cites, Layout
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    GONE,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    SHADOWS,
    SUCCESS,
    cards_zone,
)
from game.kit.scenario import ScenarioError, no_repeat
from game.terrinoth.cards import RandomMember
from game.terrinoth.scenario_format import HeroSpec, ScenarioSpec
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
CITES = Cites(
    engaged="HT-705", faceup="HT-704", condition="HT-804", fallen="HT-801", copies="HT-102", foreign="HT-106",
    set_aside="HT-706",
)  # fmt: skip


def lay_out(t: Table, spec: ScenarioSpec) -> None:
    """Lay out a scenario on an empty table. Raises ScenarioError."""
    lay_out_decks(t)
    lay_out_heroes(t)
    t.make(t.nemesis, t.nemesis, LAIR)
    t.set_track("leader", str(t.state.setup["leader"]))
    layout = Layout(t, CITES, GONE)
    _location(t, layout, spec)
    for number, hero in enumerate(spec.heroes):
        _hero(t, layout, hero, f"heroes[{number}]")
    for number, entry in enumerate(spec.shadows):
        layout.enemy(entry, SHADOWS, f"shadows[{number}]")
    layout.nemesis(spec.nemesis, [hero.id for hero in spec.heroes])
    layout.piles(spec.discards, DISCARDS, "discards")
    layout.piles(spec.decks, DECKS, "decks")
    _tracks(t, layout, spec)
    layout.check_wounds(spec.heroes)
    layout.progress(spec.location.progress if spec.location else 0)
    t.events.clear()


def _location(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    known = [member for stack in t.quest.location_deck for member in stack if not isinstance(member, RandomMember)]
    place = spec.location.id if spec.location else str(known[0])
    if place not in t.box.locations:
        raise ScenarioError(f"location.id: there is no location {place!r}")
    layout.bring(place, place, LOCATION_DECK)
    deck = t.zone(LOCATION_DECK)
    for before in deck[: deck.index(place)] if place in known else []:
        t.move(before, LOCATION_DISCARD, 0, face_up=True)
    t.move(place, LOCATION, face_up=True)


def _hero(t: Table, layout: Layout, spec: HeroSpec, where: str) -> None:
    hero = spec.id
    if spec.tokens > MOST_TOKENS:
        raise ScenarioError(f"{where}.tokens: a hero holds at most {MOST_TOKENS} success tokens (HT-319)")
    layout.hero(spec, where)
    t.add_token(hero, SUCCESS, spec.tokens)
    for number, card in enumerate(spec.advanced):
        _advance(t, hero, card, f"{where}.advanced[{number}]")
    layout.hero_cards(spec, where, "activation")
    layout.hero_enemies(spec, where)
    if spec.defeated:
        if spec.engaged or spec.wounds or spec.tokens or spec.conditions or spec.items:
            raise ScenarioError(f"{where}.defeated: a defeated hero has nothing left (HT-801)")
        t.turn(hero, False)


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


def _tracks(t: Table, layout: Layout, spec: ScenarioSpec) -> None:
    peril, last = layout.peril(spec.peril), len(t.quest.track) - 1
    no_repeat(spec.covered, "covered")
    for number, space in enumerate(spec.covered):
        if space > last:
            raise ScenarioError(f"covered[{number}]: the track has the spaces 0 to {last}")
    heroes = [h.id for h in spec.heroes]
    layout.check_turns(spec.turns or [], heroes)
    counters, used = layout.counters(spec.counters), layout.used(spec.used)
    if spec.bearer and spec.bearer not in heroes:
        raise ScenarioError(f"bearer: {spec.bearer!r} is not in the party")
    at = heroes.index(t.leader)
    order = heroes[at:] + heroes[:at]
    turns = spec.turns if spec.turns is not None else order * 2 if len(order) <= 2 else order
    tracks: dict[str, int | str] = {
        "peril": peril, "round": spec.round, "phase": PHASES[spec.node], "active": "",
        "turns": ",".join(turns), "enemy_seat": t.leader, "location_number": 1 + len(t.zone(LOCATION_DISCARD)),
    }  # fmt: skip
    tracks |= counters | {f"covered:{space}": 1 for space in spec.covered} | used
    if spec.bearer:
        tracks["bearer"] = spec.bearer
    layout.set_tracks(tracks)
