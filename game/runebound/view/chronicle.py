"""The chronicle: a finished game in numbers, round by round and hero by hero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Chronicle, Curve, Fact, Moment, Standing, Tally
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound.record import Deeds, Record, read
from game.runebound.view.dice_words import face_words_of
from game.runebound.view.names import Names
from game.runebound.view.pictures import picture_of, scenario_picture, window_of
from game.runebound.view.story_told import health_line

NUMBERS = (("trophies", "trophy"), ("learned", "train"), ("gold", "gold"), ("defeats", "skull"))
"""What stands beside each hero, with its sign."""
MARGIN = {
    "act": "hourglass", "villain-appears": "boss", "defeated": "skull", "story-reward": "scroll", "engages": "boss",
}  # fmt: skip
"""What stands in the margin of the rounds."""
SIGNS = {"plains": "corn", "forest": "leaf", "hills": "hill", "mountain": "peak", "water": "wave", "wild": "star"}
"""The signs of what the terrain die shows."""


def chronicle(names: Names) -> Chronicle:
    """The game so far, in numbers."""
    t, words = names.t, names.words
    events = names.session.retell()
    record, outcome = read(t, events), t.word(zones.OUTCOME)
    scenario = t.scenario
    rounds = max(1, t.track(zones.ROUND))
    spans = by_round(events, rounds)
    return Chronicle(
        outcome=outcome,
        title=words(f"scenario.{scenario}.name") if scenario else "",
        group_title=words(f"ladder.{t.state.setup['step']}.name"),
        text=_text(names, events, outcome),
        rounds=rounds,
        standings=tuple(_standing(names, record, hero) for hero in t.heroes if hero in t.board.pieces),
        seed=t.state.seed,
        picture=scenario_picture(scenario) if scenario else "",
        window=window_of(scenario, outcome == zones.VICTORY) if outcome else "",
        curves=_curves(names, spans),
        moments=tuple(_moments(names, spans)),
        places=tuple(words(f"track.act-{act}") for act in _acts(spans)),
        reading=tuple(_reading(names, span) for span in spans),
        dice=tuple(_dice(names, events)),
        counted=words("chronicle.counted", count=sum(_faces(events).values())),
        facts=tuple(_facts(names, record)),
        reached=words("chronicle.reached", act=words(f"track.act-{max(1, t.act)}"), space=t.space),
    )


def by_round(events: Sequence[Event], rounds: int) -> list[list[Noted]]:
    """The notes of each round; what came before the first belongs to it."""
    spans: list[list[Noted]] = [[] for _ in range(rounds)]
    at = 0
    for event in events:
        if isinstance(event, Noted):
            if event.name == "round":
                data: Any = event.data
                at = min(rounds, int(data["round"])) - 1
            spans[at].append(event)
    return spans


def _acts(spans: list[list[Noted]]) -> list[int]:
    """The act of each round."""
    acts, act = [], 1
    for span in spans:
        for note in span:
            if note.name == "round":
                data: Any = note.data
                act = int(data["act"])
        acts.append(act)
    return acts


def _text(names: Names, events: Sequence[Event], outcome: str) -> str:
    """How it ended: in a sentence, then in the words of the scenario."""
    if not outcome:
        return ""
    t, words = names.t, names.words
    given_up = any(isinstance(event, Noted) and event.name == "surrender" for event in events)
    key = "surrender" if given_up else outcome
    if key == zones.VICTORY and t.together:
        key = "victory-together"
    winner = t.word(zones.WINNER)
    first = words(f"chronicle.{key}", villain=capital(names.said(t.box.villain_of(t.scenario))),
                  hero=names.short(winner) if winner else "")  # fmt: skip
    return words("chronicle.join", first=first, second=words(f"scenario.{t.scenario}.{outcome}"))


def _standing(names: Names, record: Record, hero: str) -> Standing:
    """One hero: trophies, skills, gold, defeats. Rivals have places when one of them has won: nobody
    is before another when all have lost [RB-916, RB-926].
    """
    t, words = names.t, names.words
    deeds = record.heroes.get(hero, Deeds())
    told = {
        "trophies": sum(deeds.trophies.values()), "learned": len(t.zone(zones.learned(hero))), "gold": t.gold(hero),
        "defeats": deeds.counts["defeats"],
    }  # fmt: skip
    down = not t.standing(hero)
    return Standing(
        piece=hero,
        name=names.card(hero),
        player=names.person(hero),
        seat=names.seat(hero),
        numbers=tuple(Fact(icon, words(f"chronicle.number.{key}"), str(told[key])) for key, icon in NUMBERS),
        line=words("chronicle.standing", name=names.card(hero), trophies=told["trophies"], skills=told["learned"],
                   gold=told["gold"], defeats=told["defeats"]),
        picture=picture_of(t.box, hero),
        fallen=words("state.defeated.name").lower() if down else "",
        sign="skull" if down else "",
        place=place_of(names, hero) if t.rivals and t.word(zones.WINNER) else 0,
    )  # fmt: skip


def place_of(names: Names, hero: str) -> int:
    """The place among rivals: who has won is first; the others by what they have against the villain, by skills, by
    trophies. Who has as much shares a place.
    """
    t = names.t

    def worth(one: str) -> tuple[int, int, int, int]:
        counters = t.tokens(one, zones.LORE) + t.tokens(one, zones.COMPANION)
        learned = len(t.zone(zones.learned(one)))
        return int(one == t.word(zones.WINNER)), counters, learned, len(t.trophies(one))

    return 1 + sum(worth(other) > worth(hero) for other in t.heroes)


# -- round by round


def _curves(names: Names, spans: list[list[Noted]]) -> tuple[Curve, ...]:
    """Trophies and damage of each round, all heroes together."""
    words, t = names.words, names.t
    trophies = tuple(sum(note.name == "trophy" for note in span) for span in spans)
    damage = tuple(
        sum(_amount(note) for note in span if note.name == "suffers" and note.data.get("piece") in t.heroes)
        for span in spans
    )
    return (
        Curve("trophies", words("chronicle.curve.trophies"), trophies, "columns", "moss"),
        Curve("damage", words("chronicle.curve.damage"), damage, "dashed", "oxblood"),
    )


def _amount(note: Noted) -> int:
    data: Any = note.data
    return int(data["amount"])


def _moments(names: Names, spans: list[list[Noted]]) -> Iterator[Moment]:
    """What stands in the margin."""
    for number, span in enumerate(spans, 1):
        for note in span:
            if note.name in MARGIN:
                data: Any = note.data
                hero = names.short(str(data["hero"])) if data.get("hero") in names.t.heroes else ""
                about = str(data.get("piece") or data.get("villain") or "")
                name = names.card(about) if about in names.t.board.pieces else ""
                act = names.words(f"track.act-{data['act']}") if "act" in data else ""
                yield Moment(number, MARGIN[note.name],
                             names.words(f"chronicle.moment.{note.name}", hero=hero, name=name, act=act))  # fmt: skip


def _reading(names: Names, span: list[Noted]) -> str:
    """What a round came to."""
    counts = Counter(note.name for note in span)
    return names.words("chronicle.reading", adventures=counts["adventure"], trophies=counts["trophy"],
                       learned=counts["learns"])  # fmt: skip


# -- dice


def _faces(events: Sequence[Event]) -> Counter[int]:
    """How often each face of the terrain die fell."""
    found: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Noted) and event.name in ("roll", "reroll"):
            dice: Any = event.data["dice"]
            found.update(int(die["face"]) for die in dice)
    return found


def _dice(names: Names, events: Sequence[Event]) -> Iterator[Tally]:
    """The faces of the terrain die."""
    faces, sides = _faces(events), len(names.t.box.die.faces)
    for face in range(sides):
        signs = tuple(SIGNS[symbol] for symbol in names.t.box.die.faces[face])
        yield Tally(signs, capital(face_words_of(names, face)), faces[face],
                    faces.total() / sides)  # fmt: skip


def _facts(names: Names, record: Record) -> Iterator[tuple[str, str]]:
    """The villain, combats, quests and story quests, how often fate was rewound."""
    t, words = names.t, names.words
    if t.scenario:
        winner = t.word(zones.WINNER) or t.first
        yield words("chronicle.fact.villain"), health_line(names, winner) if winner else ""
    fights: Counter[str] = Counter()
    for deeds in record.heroes.values():
        fights += deeds.fights
    yield words("chronicle.fact.combats"), words("chronicle.combats", won=fights[zones.WON], lost=fights[zones.LOST],
                                                 retreats=fights[zones.RETREAT] + fights[zones.SPENT])  # fmt: skip
    quests = words("chronicle.quests", quests=record.whole("quests"), errands=record.whole("errands"),
                   story=record.whole("story_quests"))  # fmt: skip
    yield words("chronicle.fact.quests"), quests
    times = names.session.rewinds
    yield words("chronicle.fact.rewinds"), words("chronicle.rewinds", times=times) if times else words("name.none")
