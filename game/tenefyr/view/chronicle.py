"""The chronicle: a game in numbers, visit by visit and player by player, without ranking [TN-1102]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Chronicle, Curve, Fact, Moment, Standing
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.content import LEVELS
from game.tenefyr.record import Deeds, Record, Visit, read
from game.tenefyr.tally import cards_of
from game.tenefyr.view.names import Names
from game.tenefyr.view.pictures import picture_of

WINDOWS = "scenes/tenefyr"
NUMBERS = (("beaten", "star"), ("hands", "hand"), ("anew", "redo"), ("removed", "fire"))
"""What stands beside each player, with its sign."""


def chronicle(names: Names) -> Chronicle:
    """The game so far, in numbers."""
    t, words = names.t, names.words
    events = names.session.retell()
    record = read(t, events)
    outcome, boss = t.word(zones.OUTCOME), t.word(zones.BOSS_ID)
    visits = record.visits
    done, every = len(t.zone(zones.BEATEN)), len(t.box.content.bosses[boss].stages) if boss else 0
    told: dict[str, Any] = {"boss": names.card(boss), "done": done, "all": every}
    return Chronicle(
        outcome=outcome,
        title=names.card(boss),
        group_title=words(f"ladder.{t.state.setup['step']}.name"),
        text=_text(names, events, outcome, told),
        rounds=max(1, len(visits)),
        standings=tuple(_standing(names, record, player) for player in t.players if player in t.board.pieces),
        seed=t.state.seed,
        picture=picture_of(t.box, boss) if boss else "",
        window=f"{WINDOWS}/{outcome}" if outcome else "",
        curves=_curves(names, visits, events),
        moments=tuple(_moments(names, events)),
        places=tuple(_place(names, visit) for visit in visits) or ("",),
        reading=tuple(_reading(names, visit) for visit in visits) or ("",),
        luck=_luck(names, events),
        facts=tuple(_facts(names, record)),
        reached=words("chronicle.reached", **told),
    )


def _text(names: Names, events: Sequence[Event], outcome: str, told: dict[str, Any]) -> str:
    """How it ended: in a sentence, then in the words of the boss."""
    if not outcome:
        return ""
    given_up = any(isinstance(event, Noted) and event.name == "surrender" for event in events)
    first = names.words("chronicle.surrender" if given_up else f"chronicle.{outcome}", **told)
    second = names.words(f"boss.{names.t.word(zones.BOSS_ID)}.{outcome}")
    return names.words("chronicle.join", first=first, second=second)


def _standing(names: Names, record: Record, player: str) -> Standing:
    """One player: enemies beaten, hands, new hands, cards removed."""
    words, deeds = names.words, record.players.get(player, Deeds())
    told = {"beaten": deeds.beaten, "hands": deeds.hands, "anew": deeds.new_hands, "removed": deeds.removed}
    deck = len(cards_of(names.t, player))
    return Standing(
        piece=player,
        name=names.player(player),
        player=names.person(player),
        seat=names.seat(player),
        numbers=(
            *(Fact(icon, words(f"chronicle.{key}"), str(told[key])) for key, icon in NUMBERS),
            Fact("cards", words("chronicle.deck"), str(deck)),
        ),
        line=words("chronicle.standing", name=names.player(player), deck=deck, **told),
        picture=picture_of(names.t.box, player),
    )


# -- visit by visit


def _curves(names: Names, visits: Sequence[Visit], events: Sequence[Event]) -> tuple[Curve, ...]:
    """How many enemies each visit has beaten, and how many steps were left after it."""
    words = names.words
    beaten = tuple(len(visit.beaten) for visit in visits) or (0,)
    left = tuple(_steps_left(names, events)) or (0,)
    return (
        Curve("beaten", words("chronicle.curve-beaten"), beaten, "columns", "moss"),
        Curve("steps", words("chronicle.curve-steps"), left, "line", "oxblood"),
    )


def _steps_left(names: Names, events: Sequence[Event]) -> Iterator[int]:
    """The steps to the skull at the end of every visit."""
    left, visit = names.t.step.steps, False
    for event in events:
        if not isinstance(event, Noted):
            continue
        if event.name in ("enters", "boss-fight"):
            if visit:
                yield left
            visit = True
        elif event.name == "steps":
            data: Any = event.data
            left = int(data["left"])
    if visit:
        yield left


def _place(names: Names, visit: Visit) -> str:
    """Over which column a visit stands: by its level, since names of places are longer than the columns of a game."""
    if visit.dungeon == zones.BOSS:
        return names.words("chronicle.visit-boss")
    return names.words("chronicle.visit-level", level=names.t.level_of(visit.dungeon)) if visit.dungeon else ""


def _reading(names: Names, visit: Visit) -> str:
    """Where a visit was spent, and what it came to."""
    words = names.words
    if visit.dungeon == zones.BOSS:
        return words("chronicle.reached", done=len(visit.beaten), all=len(names.t.box.content.bosses[
            names.t.word(zones.BOSS_ID)].stages))  # fmt: skip
    told: dict[str, Any] = {"count": len(visit.beaten), "enemy": names.enemy(visit.by) if visit.by else ""}
    came_to = words(f"chronicle.visit-{visit.end or 'running'}", **told)
    place = capital(names.dungeon(visit.dungeon)) if visit.dungeon else ""
    return words("chronicle.visit-place", place=place, told=came_to) if place else came_to


def _moments(names: Names, events: Sequence[Event]) -> Iterator[Moment]:
    """What stands in the margin of the visits: dungeons cleared, losses, the boss and its stages."""
    t, words, visit, enemy = names.t, names.words, 0, ""
    steps = t.step.steps
    for event in events:
        if not isinstance(event, Noted):
            continue
        data: Any = event.data
        if event.name in ("enters", "boss-fight"):
            visit += 1
        if event.name == "boss-fight":
            yield Moment(visit, "skull", words("chronicle.moment.boss-fight", steps=steps))
        elif event.name == "steps":
            steps = int(data["left"])
        elif event.name == "lost":
            enemy = names.enemy(t.card(str(data["enemy"])))
        elif event.name == "thrown-out":
            yield Moment(visit, "cross", words("chronicle.moment.thrown-out", enemy=enemy))
        elif event.name == "cleared":
            place = capital(names.dungeon(str(data["dungeon"])))
            yield Moment(visit, "wreath", words("chronicle.moment.cleared", place=place))
        elif event.name == "beaten" and t.is_stage(str(data["enemy"])):
            stage = names.enemy(t.card(str(data["enemy"])))
            yield Moment(visit, "candle", words("chronicle.moment.stage", stage=stage))


def _luck(names: Names, events: Sequence[Event]) -> str:
    """Whether what happened at random helped."""
    notes = [event for event in events if isinstance(event, Noted)]
    found = Counter(_helped(note, after) for note, after in pairwise(notes) if note.name == "chance")
    good, every = found[True], found.total()
    if not every:
        return names.words("chronicle.luck.none")
    key = "good" if good * 2 > every else "bad" if good * 2 < every else "even"
    return names.words(f"chronicle.luck.{key}", good=good, bad=every - good, all=every)


def _helped(chance: Noted, after: Noted) -> bool:
    """Whether what chance has picked was good for the party: told by the note that follows from it."""
    data: Any = after.data
    picked: Any = chance.data
    if after.name == "foe":
        return int(data["amount"]) < 0
    if after.name == "more-cards":
        return int(data["amount"]) > 0
    if after.name == "adds":
        return int(picked["picked"]) * 2 > int(picked["of"])
    return False


def _facts(names: Names, record: Record) -> Iterator[tuple[str, str]]:
    """Stages, dungeons cleared by level, visits and combats, steps lost, how often fate was rewound."""
    t, words = names.t, names.words
    boss = t.word(zones.BOSS_ID)
    every = len(t.box.content.bosses[boss].stages) if boss else 0
    yield words("chronicle.stages"), words("chronicle.of", count=len(t.zone(zones.BEATEN)), of=every)
    cleared = [
        words("chronicle.cleared-level", level=level, count=record.counts[f"cleared_{level}"])
        for level in LEVELS if record.counts[f"cleared_{level}"]
    ]  # fmt: skip
    yield words("chronicle.cleared"), names.listed(cleared) if cleared else words("chronicle.cleared-none")
    yield words("chronicle.visits"), words(
        "chronicle.facts", visits=len(record.visits) - record.boss_fight, combats=record.counts["combats"])  # fmt: skip
    yield words("chronicle.lost-steps"), str(record.counts["lost_steps"])
    times = names.session.rewinds
    key = "chronicle.rewinds-some" if times else "chronicle.rewinds-none"
    yield words("chronicle.rewinds"), words(key, times=times)
