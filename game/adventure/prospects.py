"""Prospects: the chance to win a quest as the table looks when a round begins, from what many quests came to.

The adviser's trials end there instead of being played to their end: that is sooner known, and chance has less of a say.
A logistic function of numbers, whose weights stand for each quest in `prospects.toml` of the game. What the games of
the family count alike stands here; each adds what only it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from game.adventure import values
from game.adventure.cards import Prospects
from game.adventure.table import (
    DEFEATED,
    LAIR,
    LOCATION_DECK,
    Table,
    cards_zone,
    conditions_zone,
    play_zone,
)  # fmt: skip

JUDGED_AT = "hero_phase"
"""The node at whose entry a table is judged."""
LATE = 12
"""The round in which a quest counts as old."""
STEEPEST = 30.0
"""Beyond it a chance is as good as sure."""
CARDS = 4
"""The action cards of a hero."""


def chance(card: Prospects, found: Mapping[str, float]) -> float:
    """The chance of the party to win, by the numbers that were found."""
    run = found["peril"]
    total = sum(found.get(name, 0.0) * (first + last * run) for name, (first, last) in card.weights.items())
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, total))))


def of_setup(t: Table) -> dict[str, float]:
    """The size of the party, the Grim Rule, the step of the ladder."""
    seats, steps = len(t.seats), list(t.box.steps)
    step = str(t.state.setup.get("step", ""))
    return {
        "one": 1.0, "three": float(seats == 3), "four": float(seats == 4),
        "grim": float(bool(t.state.setup.get("grim")) or t.step.grim),
        "step": steps.index(step) / len(steps) if step in steps else 0.5,
    }  # fmt: skip


def of_heroes(t: Table, most_tokens: int) -> dict[str, float]:
    """Health, tokens and cards: on average over the seats, fallen ones with nothing."""
    seats, up = t.seats, t.heroes()
    share = 1 / len(seats)
    health = sorted(values.health_left(t, h) / values.health(t, h) if h in up else 0.0 for h in seats)
    conditions = [t.box.conditions[t.card_of(c)].harm > 0 for h in up for c in t.zone(conditions_zone(h))]
    return {
        "health": sum(health) * share, "lowest": health[0], "lowest_squared": health[0] ** 2,
        "fallen": 1 - len(up) * share,
        "tokens": sum(t.rules.tokens(t, h) for h in up) * share / most_tokens,
        "exhausted": sum(len(t.exhausted_cards(h)) for h in up) * share / CARDS,
        "harms": sum(conditions) * share, "boons": (len(conditions) - sum(conditions)) * share,
        "items": sum(len(t.zone(play_zone(h))) for h in up) * share / 2,
    }  # fmt: skip


def held_cards(t: Table) -> list[str]:
    """The action cards of all heroes who stand."""
    return [t.card_of(card) for hero in t.heroes() for card in t.zone(cards_zone(hero))]


def of_quest(t: Table) -> dict[str, float]:
    """Peril, places, progress, the counters of the quest, and its nemesis."""
    lacking = max(0, values.location_value(t) - values.progress_here(t))
    boss, lies = t.nemesis, t.board.pieces[t.nemesis].zone
    beaten = lies == DEFEATED
    left = 0.0 if beaten else values.health_left(t, boss) / values.health(t, boss)
    counters = {f"counter_{name}": t.track(f"counter:{name}") / 10 for name in t.quest.counters}
    return {
        "peril": t.track("peril") / max(1, len(t.quest.track) - 1), "round": t.track("round") / LATE,
        "places": len(t.zone(LOCATION_DECK)) / 3, "lacking": lacking / 10,
        "progress": values.progress_here(t) / 10, "explored": float(not lacking),
        "in_lair": float(lies == LAIR), "beaten": float(beaten), "nemesis": left, **counters,
    }  # fmt: skip


def of_enemies(t: Table) -> dict[str, float]:
    """How many there are, how hard they strike, and how much they bear; the nemesis counts besides."""
    heroes = max(1, len(t.heroes()))
    engaged = [enemy for hero in t.heroes() for enemy in t.engaged(hero)]
    present = list(t.enemies())
    open_ = [enemy for enemy in present if t.faceup(enemy)]
    tough = sum(values.health_left(t, e) + values.resilience(t, e) for e in open_ if e != t.nemesis)
    return {
        "enemies": len(present) / heroes / 4, "engaged": len(engaged) / heroes / 3,
        "struck": sum(values.attack(t, e) for e in engaged) / heroes / 4,
        "most_struck": max((sum(values.attack(t, e) for e in t.engaged(h)) for h in t.heroes()), default=0) / 6,
        "facedown": (len(present) - len(open_)) / heroes / 4, "tough": tough / heroes / 6,
        "strong": sum(t.enemy_card(e).rank == t.rules.ranks[1] for e in open_) / heroes / 2,
    }  # fmt: skip
