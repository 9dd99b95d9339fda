"""What a scenario lays out beside the map: heroes with packs and trails, the store, and how far the level is."""

from __future__ import annotations

from game.heroica import names
from game.heroica.arrival import MOVED_TO
from game.heroica.box import MONSTER, POTION, RELIC, WEAPON
from game.heroica.copter import CARRIES, COPTER
from game.heroica.doors import waited
from game.heroica.keeping import keep
from game.heroica.level_play import BAG, COMPANION, PRIESTESS, sand
from game.heroica.packs import limit_reached
from game.heroica.rolling import ROLLED
from game.heroica.scenario_format import HeroSpec, ScenarioSpec
from game.heroica.scenario_map import lay_map, space
from game.heroica.squares import obstacle_at
from game.heroica.store import stock
from game.heroica.table import SOLO, Table
from game.heroica.trail import put_onto, set_trail
from game.heroica.turn import own_turns
from game.heroica.vocabulary.owning import FROZEN_LAST, froze
from game.kit.scenario import ScenarioError, one_of

BETWEEN = ("level", "camp")
"""Nodes at which the heroes are beside the board."""
TRIED = "tried"
TOKENS = (
    names.SKIP, names.DOWN, *names.HARMS, names.GUARDED, names.GHOST, names.HASTE, names.MOUNTED, names.RESCUED,
    names.SLAYER, names.OFFERED, names.TRADED,
)  # fmt: skip
"""What may lie on a hero."""


def lay(t: Table, spec: ScenarioSpec) -> None:
    """Everything to its place. Raises ScenarioError."""
    first = t.heroes[spec.first]
    order = [first, *t.others(first)]
    t.set_track(names.LEVEL, spec.level)
    for number, hero in enumerate(spec.heroes):
        _hero(t, hero, f"heroes[{number}]")
    _store(t, spec)
    t.set_track("won-levels", " ".join(spec.won))
    t.set_track("beginner", order[0])
    if spec.node not in BETWEEN:
        if not t.rivals:
            keep(t)
        lay_map(t, spec)
        _rounds(t, spec, order)
        for number, hero in enumerate(spec.heroes):
            _place(t, spec, hero, f"heroes[{number}]")
        _turn(t, spec)
    elif any(hero.cell or hero.trail for hero in spec.heroes):
        raise ScenarioError(f"heroes: at the node {spec.node} they are beside the board")
    t.events.clear()


def _rounds(t: Table, spec: ScenarioSpec, order: list[str]) -> None:
    """Round, hourglass, whose turn it is and whose turns are still to come."""
    active = spec.active or order[0]
    waiting = order[order.index(active) + 1 :] if active in order and spec.turns is None else spec.turns or []
    if spec.node == "turn" and spec.turns is None:
        waiting = order[order.index(active) :] if active in order else []
    for where, hero in (("active", active), *(("turns", hero) for hero in waiting)):
        one_of(where, hero, t.heroes)
    if spec.node == "turn" and not waiting and not spec.again:
        raise ScenarioError("turns: at the node turn somebody's is still to come")
    t.set_track(names.ROUND, spec.round)
    t.set_track(names.HOURGLASS, sand(t) if spec.hourglass is None else spec.hourglass)
    t.set_track(names.ORDER, ",".join(order))
    t.set_track(names.ACTIVE, "" if spec.node in ("round", "place") else active)
    t.set_track("turns", ",".join(waiting))


def _turn(t: Table, spec: ScenarioSpec) -> None:
    """What has happened in this level, and in this turn."""
    for where, hero in (("goal", spec.goal), ("again", spec.again), ("frozen", spec.frozen)):
        if hero:
            one_of(where, hero, t.heroes)
    t.set_track(names.GOAL_MET, spec.goal)
    t.set_track(names.AGAIN, spec.again)
    t.set_track(FROZEN_LAST, spec.frozen)
    t.set_track(TRIED, int(spec.tried))
    t.set_track(ROLLED, int(spec.rolled))
    if spec.companion:
        cards = [card for card in t.box.content.heroes if card not in t.heroes]
        one_of("companion", spec.companion, cards)
        if t.form != SOLO or t.heroes[0] != PRIESTESS:
            raise ScenarioError("companion: the Priestess names one alone (HC-421)")
        t.set_track(COMPANION, spec.companion)
    if spec.moved:
        if not t.active:
            raise ScenarioError(f"moved: at the node {spec.node} it is nobody's turn")
        t.set_track(MOVED_TO, t.here(t.active).name)


# -- heroes


def _hero(t: Table, spec: HeroSpec, where: str) -> None:
    """A hero with the pack."""
    hero = spec.id
    t.make(hero, hero, BAG)
    content = t.box.content
    owned = (*(card for card in content.things if card != names.GOLD), *content.potions, *content.weapons)
    for number, card in enumerate(spec.pack):
        one_of(f"{where}.pack[{number}]", card, (*owned, *content.relics, *content.monsters))
        if limit_reached(t, hero, card):
            raise ScenarioError(f"{where}.pack[{number}]: nobody carries more of {card} (HC-232)")
        t.bring(card, names.pack(hero))
    _used(t, spec, where)
    health = t.most_health(hero) if spec.health is None else spec.health
    if health > t.most_health(hero):
        raise ScenarioError(f"{where}.health: {hero} has at most {t.most_health(hero)} (HC-360)")
    t.add_token(hero, names.HEALTH, health)
    t.add_token(hero, names.GOLD, spec.gold)
    for token, number in spec.tokens.items():
        one_of(f"{where}.tokens", token, TOKENS)
        t.add_token(hero, token, number)
    if not health and not t.tokens(hero, names.DOWN):
        t.add_token(hero, names.DOWN)
    for monster, number in spec.damage.items():
        one_of(f"{where}.damage", monster, content.monsters)
        if not content.monsters[monster].boss:
            raise ScenarioError(f"{where}.damage: {monster!r} is no boss (HC-326)")
        t.add_token(hero, names.damage(monster), number)
    t.set_track(names.scored(hero), " ".join(map(str, spec.scores)))


def _used(t: Table, spec: HeroSpec, where: str) -> None:
    """How often relics of the pack were used [HC-008]."""
    for key, token, uses in (
        ("used", names.USED, spec.used), ("used_in_level", names.USED_IN_LEVEL, spec.used_in_level),
    ):  # fmt: skip
        for card, number in uses.items():
            relics = {t.piece(piece).card: piece for piece in t.pack(spec.id, RELIC)}
            one_of(f"{where}.{key}", card, relics)
            t.add_token(relics[card], token, number)


def _place(t: Table, spec: ScenarioSpec, hero: HeroSpec, where: str) -> None:
    """The square of a hero, and the trail to it."""
    if not hero.cell:
        if spec.node != "place":
            raise ScenarioError(f"{where}.cell: {hero.id} needs a square")
        return
    cell = space(t, hero.cell, f"{where}.cell")
    if t.monster_at(cell):
        raise ScenarioError(f"{where}.cell: a monster stands on {hero.cell}")
    if obstacle_at(t, cell):
        raise ScenarioError(f"{where}.cell: an obstacle stands on {hero.cell} (HC-223)")
    put_onto(t, hero.id, cell)
    before = [space(t, name, f"{where}.trail[{at}]").name for at, name in enumerate(hero.trail)]
    if len({*before, cell.name}) <= len(before):
        raise ScenarioError(f"{where}.trail: it names a space twice, or the own (HC-241)")
    set_trail(t, hero.id, [*before, cell.name])
    if hero.waited:
        one_of(f"{where}.waited", hero.waited, {fact.door for fact in t.level.features.values() if fact.wait})
        t.set_track(waited(hero.id), hero.waited)
    if hero.froze:
        now = int(hero.id == t.active and spec.node not in ("turn", "round"))
        t.set_track(own_turns(hero.id), 1 + now)
        t.set_track(froze(hero.id), 1)
    _copter(t, hero, where)


def _copter(t: Table, hero: HeroSpec, where: str) -> None:
    """The copter, if it flies, and what it carries [HC-728, HC-730]."""
    if not hero.copter:
        if hero.carries:
            raise ScenarioError(f"{where}.carries: the copter does not fly")
        return
    pieces = t.carried(hero.id, COPTER)
    if not pieces:
        raise ScenarioError(f"{where}.copter: {hero.id} has no {COPTER} on the pack")
    t.move(pieces[0], space(t, hero.copter, f"{where}.copter").name)
    t.add_token(pieces[0], names.FLYING)
    t.set_track("copter-of", hero.id)
    if hero.carries:
        content = t.box.content
        one_of(f"{where}.carries", hero.carries, (*content.things, *content.potions, *content.relics))
        t.bring(hero.carries, CARRIES)


def _store(t: Table, spec: ScenarioSpec) -> None:
    """What the store has, and which potions were used."""
    if spec.store is None:
        stock(t)
    for key, cards, zone in (
        ("store", spec.store or [], names.STORE), ("discarded", spec.discarded, names.DISCARDED),
    ):  # fmt: skip
        for number, card in enumerate(cards):
            kinds = (POTION,) if key == "discarded" else (POTION, WEAPON, RELIC)
            if t.box.kind(card) not in kinds or t.box.kind(card) == MONSTER:
                raise ScenarioError(f"{key}[{number}]: {card!r} does not belong there, only {', '.join(kinds)}")
            t.bring(card, zone)
