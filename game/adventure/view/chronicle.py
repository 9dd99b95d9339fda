"""The chronicle: a game in numbers, told anew from its answers, so that it survives loading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from game.adventure.cards import NEMESIS
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.view.names import Names
from game.kit.events import Event, Noted, Tracked
from game.kit.shown import Chronicle, Curve, Fact, Moment, Standing, Tally

SYMBOLS = {
    "success": HERO_DIE, "critical": HERO_DIE, "defense": HERO_DIE, "counterattack": ENEMY_DIE, "threat": ENEMY_DIE,
}  # fmt: skip
"""Results that are counted, each with its die."""

NUMBER_ICONS = {"dealt": "swords", "suffered": "drop", "progress": "boot", "foes": "skull"}
"""What is counted of each hero, with its icon."""

ROLLS = frozenset({"roll", "reroll", "critical", "die"})
LUCK = ((-2.0, "far-below"), (-0.75, "below"), (0.75, "even"), (2.0, "above"))
"""Bounds of luck in standard deviations; beyond the last it is far above."""


@dataclass
class Deeds:
    """What one hero did."""

    dealt: int = 0
    suffered: int = 0
    progress: int = 0
    foes: int = 0


@dataclass
class Round:
    """What happened in one round; rounds are counted through all quests of a journey."""

    number: int
    progress: int = 0
    wounds: int = 0
    peril: int = 0
    place: str = ""
    events: list[tuple[str, str]] = field(default_factory=list)


class Scribe:
    """Reads the events of a game and adds them up."""

    def __init__(self, names: Names, marked: Mapping[str, tuple[str, str]]) -> None:
        self.names = names
        self.marked = marked
        self.heroes = {hero: Deeds() for hero in names.t.zone("seats")}
        self.rounds: list[Round] = []
        self.active = ""
        self.phase = ""
        self.place = ""
        self.thrown = {HERO_DIE: 0, ENEMY_DIE: 0}
        self.fallen = dict.fromkeys(SYMBOLS, 0)
        self.best: tuple[int, str, str] = (0, "", "")

    def read(self, events: Iterable[Event]) -> Scribe:
        """Read events in their order; returns itself."""
        for event in events:
            if isinstance(event, Tracked) and event.name == "active":
                self.active = str(event.value)
            elif isinstance(event, Noted):
                self._note(event)
        return self

    def _note(self, note: Noted) -> None:
        data: dict[str, Any] = note.data
        if note.name in ROLLS:
            self._dice(data["dice"])
            return
        if note.name in self.marked:
            self._event(*self.marked[note.name])
        match note.name:
            case "round":
                before = self.rounds[-1].peril if self.rounds else 0
                self.rounds.append(Round(len(self.rounds) + 1, peril=before, place=self.place))
            case "phase":
                self.phase = data["phase"]
            case "attack":
                self._attack(data)
            case "suffers":
                self._suffers(data)
            case "progress" if data["amount"] > 0:
                self._progress(data["amount"])
            case "defeated":
                self._defeated(data)
            case "peril" if self.rounds:
                self.rounds[-1].peril = data["space"]
            case "arrives":
                self._arrives(data["location"])
            case "nemesis":
                self._event("nemesis", "chronicle.nemesis", name=self.names.card(data["enemy"]))

    # -- deeds -------------------------------------------------------------------------------------

    def _attack(self, data: dict[str, Any]) -> None:
        self.heroes[data["hero"]].dealt += data["wounds"]
        if data["wounds"] > self.best[0]:
            self.best = (data["wounds"], data["hero"], data["enemy"])

    def _suffers(self, data: dict[str, Any]) -> None:
        """Wounds on a hero; wounds on an enemy that come from no attack go to the hero who is active."""
        who = data["who"]
        if who in self.heroes:
            self.heroes[who].suffered += data["amount"]
            if self.rounds:
                self.rounds[-1].wounds += data["amount"]
        elif data["cause"] != "attack" and self.phase == "heroes" and self.active in self.heroes:
            self.heroes[self.active].dealt += data["amount"]

    def _progress(self, amount: int) -> None:
        if self.rounds:
            self.rounds[-1].progress += amount
        if self.phase == "heroes" and self.active in self.heroes:
            self.heroes[self.active].progress += amount

    def _defeated(self, data: dict[str, Any]) -> None:
        who = data["who"]
        if who in self.heroes:
            self._event("skull", "chronicle.hero-falls", name=self.names.short(who))
            return
        if self.phase == "heroes" and data["by"] in self.heroes:
            self.heroes[data["by"]].foes += 1
        card = self.names.t.card_of(who)
        if self.names.t.box.enemies[card].rank == NEMESIS:
            self._event("skull", "chronicle.falls", name=self.names.card(card))

    def _arrives(self, location: str) -> None:
        """The first location is reached before the first round; a later one is the place of the next round."""
        self.place = self.names.card(location)

    def _event(self, icon: str, key: str, **values: str) -> None:
        """Something for the margin of a round, each only once."""
        told = (icon, self.names.words(key, **values))
        if self.rounds and told not in self.rounds[-1].events:
            self.rounds[-1].events.append(told)

    # -- dice --------------------------------------------------------------------------------------

    def _dice(self, dice: list[dict[str, Any]]) -> None:
        for die in dice:
            self.thrown[die["die"]] += 1
            for symbol in self.names.t.box.dice[die["die"]].faces[die["face"]]:
                self.fallen[symbol] += 1

    def expected(self, symbol: str) -> float:
        """How often a result was to be expected from the dice that were thrown."""
        faces = self.names.t.box.dice[SYMBOLS[symbol]].faces
        return self.thrown[SYMBOLS[symbol]] * sum(face.count(symbol) for face in faces) / len(faces)

    def luck(self, symbols: tuple[str, ...]) -> str:
        """How the sum of some results of one die compares with what was to be expected."""
        die = SYMBOLS[symbols[0]]
        faces = self.names.t.box.dice[die].faces
        counts = [sum(face.count(symbol) for symbol in symbols) for face in faces]
        mean = sum(counts) / len(counts)
        spread = sqrt(self.thrown[die] * sum((c - mean) ** 2 for c in counts) / len(counts))
        off = sum(self.fallen[s] - self.expected(s) for s in symbols) / spread if spread else 0.0
        return next((name for bound, name in LUCK if off < bound), "far-above")


def chronicle(names: Names, group_title: str, window: str, marked: Mapping[str, tuple[str, str]]) -> Chronicle:
    """A game so far, in numbers. `group_title` names what the quest belongs to, `window` lights up for a victory,
    `marked` are notes of one game that stand in the margin of their round, with icon and words.
    """
    t, words = names.t, names.words
    scribe = Scribe(names, marked).read(names.session.retell())
    outcome = t.word("outcome")
    quest = t.quest_id
    mine, theirs = scribe.luck(("success", "critical")), scribe.luck(("counterattack", "threat"))
    return Chronicle(
        outcome=outcome,
        title=words(f"quest.{quest}.title"),
        group_title=group_title,
        text=words(f"quest.{quest}.{outcome}") if outcome else "",
        rounds=max(t.track("round"), len(scribe.rounds)),
        standings=tuple(_standing(names, hero, deeds) for hero, deeds in scribe.heroes.items()),
        curves=_curves(names, scribe.rounds),
        moments=tuple(Moment(r.number, icon, told) for r in scribe.rounds for icon, told in r.events),
        places=tuple(r.place for r in scribe.rounds),
        reading=tuple(_reading(names, r) for r in scribe.rounds),
        dice=tuple(_tally(names, scribe, symbol) for symbol in SYMBOLS),
        counted=words("chronicle.count", hero=scribe.thrown[HERO_DIE], enemy=scribe.thrown[ENEMY_DIE]),
        luck=words("chronicle.luck", mine=words(f"chronicle.mine.{mine}"), theirs=words(f"chronicle.theirs.{theirs}")),
        seed=t.state.seed,
        facts=_facts(names, scribe),
        picture=names.picture(quest),
        window=window if outcome == "victory" else "",
    )


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
        "chronicle.read", round=r.number, place=r.place, progress=r.progress, wounds=r.wounds, peril=r.peril
    )


def _tally(names: Names, scribe: Scribe, symbol: str) -> Tally:
    tone = "bad" if SYMBOLS[symbol] == ENEMY_DIE else "good"
    told = names.words(f"chronicle.dice.{symbol}")
    return Tally(symbol, told, scribe.fallen[symbol], scribe.expected(symbol), tone)


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


def _facts(names: Names, scribe: Scribe) -> tuple[tuple[str, str], ...]:
    """A few more things to tell: the hardest blow, and how often fate was rewound."""
    words = names.words
    facts = []
    wounds, hero, enemy = scribe.best
    if wounds:
        foe = names.card(names.t.card_of(enemy))
        blow = words("chronicle.blow-text", hero=names.short(hero), enemy=foe, wounds=wounds)
        facts.append((words("chronicle.blow"), blow))
    rewinds = names.session.rewinds
    told = words("chronicle.rewinds-some", times=rewinds) if rewinds else words("chronicle.rewinds-none")
    facts.append((words("chronicle.rewinds"), told))
    return tuple(facts)
