"""Losses: what a phase to come takes from each hero and what each enemy does in it, counted over all its ways."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from msgspec import Struct

from game.adventure.ending import OUTCOMES
from game.adventure.foresight import looks
from game.adventure.table import PROGRESS, SUCCESS, WOUND, Table
from game.kit.events import Counted, Event, Noted, Tilted, Tracked
from game.kit.futures import Futures, Range, Way

CLOCKWORK = frozenset({"active", "enemy_seat"})
"""Tracks that tell whose turn it is."""

CAP = "cap"
"""The cause of wounds from a fourth enemy [HT-705]."""


class Deed(Struct, frozen=True):
    """What one keyword of an enemy's bar does: wounds and tokens it takes in all, and in how many changes (`done`).

    The keyword is "cap" where the enemy wounds as a fourth one [HT-705].
    """

    keyword: str
    wounds: Range
    tokens: Range
    done: Range


class Activation(Struct, frozen=True):
    """An enemy's activation to come: its place in the order (0, 0 where it may not come), and what its bar does."""

    enemy: str
    first: int
    last: int
    deeds: tuple[Deed, ...]


class Loss(Struct, frozen=True):
    """What a hero loses: in all, wounds by each enemy as (enemy, wounds, wounds as a fourth enemy), and conditions."""

    hero: str
    wounds: Range
    tokens: Range
    cards: Range
    """Action cards that are exhausted."""
    falls: Range
    by: tuple[tuple[str, Range, Range], ...]
    gains: tuple[tuple[str, Range], ...]


class Losses(Struct, frozen=True):
    """What a phase takes, hero by hero, and what acts in it. `whole` is False where not every way was tried.

    `progress` is lost and gained, `distributed` are wounds that the party allots; `counters` say how much the counts of
    the quest change, where the phase is a single step; `ends` how the quest may end.
    """

    activations: tuple[Activation, ...]
    heroes: tuple[Loss, ...]
    spawned: Range
    upgrades: Range
    distributed: Range
    progress: Range
    counters: tuple[tuple[str, Range], ...]
    ends: tuple[tuple[str, Range], ...]
    whole: bool


def losses(t: Table, futures: Futures) -> Losses:
    """What all ways of a phase have in common, and how far they differ."""
    found = futures.ranges(lambda way: counted(t, way))
    groups = _groups(t)
    places = _places(futures, groups)
    none = Range()
    activations = tuple(
        Activation(enemy, *places[enemy], _deeds(t, groups[enemy], found)) for enemy in groups if enemy in places
    )
    heroes = tuple(_loss(t, hero, groups, found) for hero in t.seats if t.standing(hero))
    sums = {what: found.get(what, none) for what in ("spawned", "upgrades", "distributed", "progress")}
    counters = tuple((name, found["counter", name]) for name in t.quest.counters if ("counter", name) in found)
    ends = tuple((outcome, found["ends", outcome]) for outcome in OUTCOMES if ("ends", outcome) in found)
    return Losses(activations, heroes, **sums, counters=counters, ends=ends, whole=futures.whole)


def counted(t: Table, way: Way) -> dict[Hashable, float]:
    """What a way through one node brings, by what and whom it concerns."""
    found: dict[Hashable, float] = {}

    def add(amount: float, *key: Hashable) -> None:
        found[key if len(key) > 1 else key[0]] = found.get(key if len(key) > 1 else key[0], 0) + amount

    enemy = keyword = cause = ""
    counts = {f"counter:{name}": t.track(f"counter:{name}") for name in t.quest.counters}
    for event in way.events:
        if isinstance(event, Noted):
            if event.name == "enemy-activates":
                enemy = str(event.data["enemy"])
            elif event.name == "keyword":
                keyword = str(event.data["keyword"])
            elif event.name == "suffers":
                cause = str(event.data["cause"])
            elif event.name in ("spawns", "upgrades"):
                add(1, "spawned" if event.name == "spawns" else "upgrades")
            elif event.name == "gains":
                add(1, "gains", event.data["hero"], event.data["condition"])
                add(1, "done", enemy, keyword)
            elif event.name == "defeated" and event.data["who"] in t.seats:
                add(1, "falls", event.data["who"])
            elif event.name == "distributes" and event.data["what"] == "wounds":
                shares = event.data["shares"]
                add(sum(shares.values()) if isinstance(shares, dict) else 0, "distributed")
            elif event.name == "outcome":
                add(1, "ends", event.data["outcome"])
        elif isinstance(event, Counted) and event.token == PROGRESS:
            add(event.amount, "progress")
        elif isinstance(event, Tracked) and event.name in counts:
            add(int(event.value) - counts[event.name], "counter", event.name.partition(":")[2])
            counts[event.name] = int(event.value)
        elif isinstance(event, Counted) and (hero := _of_hero(t, event.piece)):
            if event.token == WOUND and event.amount > 0:
                deed = CAP if cause == CAP else keyword
                add(event.amount, "wounds", hero)
                add(event.amount, "by", hero, enemy, cause == CAP)
                add(event.amount, "deed", enemy, deed, WOUND)
                add(1, "done", enemy, deed)
            elif event.token == SUCCESS and event.amount < 0 and not _fell(way.events, event.piece):
                add(-event.amount, "tokens", hero)
                add(-event.amount, "deed", enemy, keyword, SUCCESS)
        elif isinstance(event, Tilted) and event.exhausted and event.piece in t.box.actions:
            add(1, "cards", t.piece(event.piece).zone.partition(":")[2])
        if keyword and _changes(event, enemy):
            add(1, "done", enemy, keyword)
    return found


def _of_hero(t: Table, piece: str) -> str:
    """The hero whose tokens lie on a piece: the hero's own card or an action card; empty for any other."""
    if piece in t.seats:
        return piece
    place, _, hero = t.piece(piece).zone.partition(":")
    return hero if place == "cards" else ""


def _changes(event: Event, enemy: str) -> bool:
    """Whether an event within a keyword is something it did: not a remark, nor the end of the activation."""
    if isinstance(event, Tracked):
        return event.name not in CLOCKWORK
    return not isinstance(event, Noted) and not (isinstance(event, Tilted) and event.piece == enemy)


def _fell(events: Iterable[Event], hero: str) -> bool:
    """Whether a hero is defeated among these events: then all tokens go."""
    return any(isinstance(e, Noted) and e.name == "defeated" and e.data["who"] == hero for e in events)


def _groups(t: Table) -> dict[str, tuple[str, ...]]:
    """The enemies in play, each with those that are like it: what one of them does may be done by another."""
    alike: dict[object, list[str]] = {}
    for enemy in t.enemies():
        look = looks(t.board, enemy) if t.faceup(enemy) else ""
        alike.setdefault(look, []).append(enemy)
    return {enemy: tuple(group) for group in alike.values() for enemy in group}


def _places(futures: Futures, groups: dict[str, tuple[str, ...]]) -> dict[str, tuple[int, int]]:
    """The places in the order at which each enemy may activate, the first and the last."""
    acts: dict[str, set[int]] = {}
    passed = 0
    for step in futures.steps:
        acting = [enemy for ways in step.values() for way in ways if (enemy := _acting(way))]
        passed += bool(acting)
        for enemy in acting:
            for other in groups.get(enemy, ()):
                acts.setdefault(other, set()).add(passed)
    return {enemy: (min(places), max(places)) for enemy, places in acts.items()}


def _acting(way: Way) -> str:
    """The enemy that activates in a way; empty if none does."""
    found = (e.data["enemy"] for e in way.events if isinstance(e, Noted) and e.name == "enemy-activates")
    return str(next(found, ""))


def _deeds(t: Table, group: tuple[str, ...], found: dict[Hashable, Range]) -> tuple[Deed, ...]:
    """What the bar of an enemy (or of one that is like it) does, keyword by keyword."""
    if not t.faceup(group[0]):
        return ()
    deeds = []
    for keyword in (*t.enemy_card(group[0]).bar, CAP):
        wounds, tokens = (_any_of(found, [("deed", e, keyword, token) for e in group]) for token in (WOUND, SUCCESS))
        done = _any_of(found, [("done", e, keyword) for e in group])
        deeds.append(Deed(keyword, wounds, tokens, done))
    return tuple(deeds)


def _any_of(found: dict[Hashable, Range], keys: Iterable[Hashable]) -> Range:
    """The range of one of several things, whichever it is."""
    ranges = [found.get(key, Range()) for key in keys]
    mean = sum(r.mean for r in ranges) / len(ranges)
    return Range(min(r.least for r in ranges), mean, max(r.most for r in ranges))


def _loss(t: Table, hero: str, groups: dict[str, tuple[str, ...]], found: dict[Hashable, Range]) -> Loss:
    """What one hero loses."""
    none = Range()
    by = []
    for enemy, group in groups.items():
        plain, fourth = (_any_of(found, [("by", hero, e, cap) for e in group]) for cap in (False, True))
        if plain.most or fourth.most:
            by.append((enemy, plain, fourth))
    gains = [(condition, found["gains", hero, condition]) for condition in t.box.conditions
             if ("gains", hero, condition) in found]  # fmt: skip
    of_hero = {what: found.get((what, hero), none) for what in ("wounds", "tokens", "cards", "falls")}
    return Loss(hero, **of_hero, by=tuple(by), gains=tuple(gains))
