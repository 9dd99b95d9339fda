"""The chronicle: a game in numbers, told anew from its answers, so that it survives loading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.ending import VICTORY
from game.adventure.record import COMES, FALLS, HERO_FALLS, RECORD, SYMBOLS, Deeds, Record, Round, Scribe
from game.adventure.view.names import Names
from game.kit.shown import Chronicle, Curve, Fact, Moment, Standing, Tally

NUMBER_ICONS = {"dealt": "swords", "suffered": "drop", "progress": "boot", "foes": "skull"}
"""What is counted of each hero, with its icon."""
MARGIN = {
    COMES: ("nemesis", "chronicle.nemesis"), FALLS: ("skull", "chronicle.falls"),
    HERO_FALLS: ("skull", "chronicle.hero-falls"),
}  # fmt: skip
"""What stands in the margin of a round in every game of the family, with icon and words."""
LUCK = ((-2.0, "far-below"), (-0.75, "below"), (0.75, "even"), (2.0, "above"))
"""Bounds of luck in standard deviations; beyond the last it is far above."""


def chronicle(names: Names, group_title: str, window: str, marked: Mapping[str, tuple[str, str]]) -> Chronicle:
    """A game so far, in numbers. `group_title` names what the quest belongs to, `window` lights up for a victory,
    `marked` are notes of one game that stand in the margin of their round, with icon and words.
    """
    t, words = names.t, names.words
    scribe = Scribe(t, marked, names.session.kept.get(RECORD)).read(names.session.retell())
    record, margin = scribe.record, {**MARGIN, **marked}
    outcome = t.word("outcome")
    quest = t.quest_id
    mine, theirs = luck(names, record, ("success", "critical")), luck(names, record, ("counterattack", "threat"))
    return Chronicle(
        outcome=outcome,
        title=words(f"quest.{quest}.title"),
        group_title=group_title,
        text=words(f"quest.{quest}.{outcome}") if outcome else "",
        rounds=max(t.track("round"), len(record.rounds)),
        standings=tuple(_standing(names, hero, deeds) for hero, deeds in record.heroes.items()),
        curves=_curves(names, record.rounds),
        moments=tuple(_moment(names, r, *margin[what], of) for r in record.rounds for what, of in r.margin),
        places=tuple(_place(names, r) for r in record.rounds),
        reading=tuple(_reading(names, r) for r in record.rounds),
        dice=tuple(_tally(names, record, symbol) for symbol in SYMBOLS),
        counted=words("chronicle.count", hero=record.thrown[HERO_DIE], enemy=record.thrown[ENEMY_DIE]),
        luck=words("chronicle.luck", mine=words(f"chronicle.mine.{mine}"), theirs=words(f"chronicle.theirs.{theirs}")),
        seed=t.state.seed,
        facts=_facts(names, record),
        picture=names.picture(quest),
        window=window if outcome == VICTORY else "",
    )


def expected(names: Names, record: Record, symbol: str) -> float:
    """How often a result was to be expected from the dice that were thrown."""
    faces = names.t.box.dice[SYMBOLS[symbol]].faces
    return record.thrown[SYMBOLS[symbol]] * sum(face.count(symbol) for face in faces) / len(faces)


def luck(names: Names, record: Record, symbols: tuple[str, ...]) -> str:
    """How the sum of some results of one die compares with what was to be expected."""
    die = SYMBOLS[symbols[0]]
    counts = [sum(face.count(symbol) for symbol in symbols) for face in names.t.box.dice[die].faces]
    mean = sum(counts) / len(counts)
    spread = sqrt(record.thrown[die] * sum((c - mean) ** 2 for c in counts) / len(counts))
    off = sum(record.fallen[s] - expected(names, record, s) for s in symbols) / spread if spread else 0.0
    return next((name for bound, name in LUCK if off < bound), "far-above")


def _moment(names: Names, r: Round, icon: str, key: str, of: str) -> Moment:
    """Something in the margin of a round."""
    name = names.short(of) if of in names.t.seats else names.card(of) if of else ""
    return Moment(r.number, icon, names.words(key, name=name))


def _place(names: Names, r: Round) -> str:
    return names.card(r.place) if r.place else ""


def _curves(names: Names, rounds: Sequence[Round]) -> tuple[Curve, ...]:
    """Progress, the wounds that the heroes suffered, and the space of peril, marked where it has become another."""
    words, track = names.words, names.t.quest.track
    before, marks = 0, []
    for r in rounds:
        colour = track[r.peril] if r.peril != before and r.peril < len(track) else ""
        marks.append("" if colour == "none" else colour)
        before = r.peril
    told = {key: words(f"chronicle.curve.{key}") for key in ("progress", "wounds", "peril")}
    return (
        Curve("progress", told["progress"], tuple(r.progress for r in rounds), "columns", "moss-fill", "moss"),
        Curve("wounds", told["wounds"], tuple(r.wounds for r in rounds), "line", "oxblood"),
        Curve("peril", told["peril"], tuple(r.peril for r in rounds), "dashed", "slate", marks=tuple(marks)),
    )


def _reading(names: Names, r: Round) -> str:
    """What a round came to."""
    return names.words(
        "chronicle.read", round=r.number, place=_place(names, r), progress=r.progress, wounds=r.wounds, peril=r.peril
    )


def _tally(names: Names, record: Record, symbol: str) -> Tally:
    tone = "bad" if SYMBOLS[symbol] == ENEMY_DIE else "good"
    told = names.words(f"chronicle.dice.{symbol}")
    return Tally((symbol,), told, record.fallen[symbol], expected(names, record, symbol), tone)


def _standing(names: Names, hero: str, deeds: Deeds) -> Standing:
    words, name = names.words, names.words(f"hero.{hero}.name")
    fallen = not names.t.standing(hero)
    numbers = {"dealt": deeds.dealt, "suffered": deeds.suffered, "progress": deeds.progress, "foes": deeds.foes}
    return Standing(
        piece=hero,
        name=name,
        player=names.player(hero),
        seat=names.seat(hero),
        numbers=tuple(Fact(NUMBER_ICONS[key], words(f"ui.result.{key}"), str(value)) for key, value in numbers.items()),
        line=words("text.hero", name=name, **numbers),
        picture=names.picture(hero),
        fallen=words("ui.result.fell") if fallen else "",
        sign="skull" if fallen else "",
    )


def _facts(names: Names, record: Record) -> tuple[tuple[str, str], ...]:
    """A few more things to tell: the hardest blow, and how often fate was rewound."""
    words = names.words
    facts = []
    wounds, hero, enemy = record.best
    if wounds:
        foe = names.card(enemy)
        blow = words("chronicle.blow-text", hero=names.short(hero), enemy=foe, wounds=wounds)
        facts.append((words("chronicle.blow"), blow))
    rewinds = names.session.rewinds
    told = words("chronicle.rewinds-some", times=rewinds) if rewinds else words("chronicle.rewinds-none")
    facts.append((words("chronicle.rewinds"), told))
    return tuple(facts)
