"""The chronicle: a finished game in numbers, round by round and hero by hero [HC-850 to HC-854, HC-907]."""

from __future__ import annotations

from collections.abc import Sequence

from game.heroica import names as tokens
from game.heroica.record import RECORD, Deeds, Record, Round, begun, read
from game.heroica.scoring import bonuses, total, winners
from game.heroica.tally import rank
from game.heroica.view.lands import results
from game.heroica.view.names import WINDOWS, Names, picture_of
from game.heroica.view.odds import chances
from game.kit.shown import Chronicle, Curve, Fact, Moment, Standing, Tally

CURVES = (("line", "oxblood"), ("dashed", "slate"), ("columns", "moss"), ("line", "gold"))
"""How the points of each seat are drawn."""
MARGIN = {
    "goal-met": "star", "rescues": "goal-king", "down": "down", "dragon-falls": "star", "hatchling": "boss",
}  # fmt: skip
RANKS = ("", "bronze", "silver", "gold")
GOOD_FACES = ("shield", "sword")


def record_of(names: Names) -> Record:
    """The record of the whole game so far."""
    t = names.t
    return read(t, begun(t, names.session.kept.get(RECORD)), names.session.retell())


def chronicle(names: Names) -> Chronicle:
    """The game so far, in numbers."""
    t, words = names.t, names.words
    record = record_of(names)
    outcome = t.word(tokens.OUTCOME)
    level = t.road[-1]
    alone = len(t.road) == 1
    return Chronicle(
        outcome=outcome,
        title=names.level(level) if alone else words(f"road.{road_name(names)}.title"),
        group_title=names.level(level, "title") if alone else words(f"form.{t.form}.title"),
        text=text(names, outcome),
        rounds=max(1, len(record.rounds)),
        standings=tuple(_standing(names, record, hero) for hero in t.heroes if hero in t.board.pieces),
        seed=t.state.seed,
        picture=picture_of(t.box, t.level_id or level),
        window=f"{WINDOWS}-{'victory' if outcome == 'victory' else 'defeat'}" if outcome else "",
        curves=_curves(names, record.rounds),
        moments=tuple(_moments(names, record.rounds)),
        places=tuple(names.level(r.level) for r in record.rounds) or ("",),
        reading=tuple(_reading(names, r) for r in record.rounds) or ("",),
        dice=tuple(_dice(names, record)),
        counted=words("chronicle.counted", count=sum(record.faces.values())),
        luck=_luck(names, record),
        facts=_facts(names, record),
        reached=_reached(names),
    )


def road_name(names: Names) -> str:
    """Which road is played: the whole campaign, or the short one."""
    return "campaign" if len(names.t.road) == len(names.t.box.content.levels) else "short"


def text(names: Names, outcome: str) -> str:
    """How it ended, in a sentence or two."""
    t, words = names.t, names.words
    if not outcome:
        return ""
    if t.rivals:
        best = winners(t)
        key = "chronicle.rivals" if len(best) == 1 else "chronicle.rivals-shared"
        return words(key, names=names.listed(map(names.card, best)), points=total(t, best[0]))
    if len(t.road) == len(t.box.content.levels) or t.box.levels[t.road[-1]].goal.kind == "final":
        return words(f"story.{outcome}.text")
    return words(f"chronicle.together-{outcome}", goal=names.level(t.road[-1], "goal"))


def _standing(names: Names, record: Record, hero: str) -> Standing:
    """One hero: points with bonuses, monsters, gold, relics."""
    t, words = names.t, names.words
    deeds = record.heroes.get(hero, Deeds())
    relics = len(t.pack(hero, "relic"))
    told = {"points": total(t, hero), "beaten": len(t.trophies(hero)), "gold": t.gold(hero), "relics": relics}
    icons = {"points": "star", "beaten": "goal-boss", "gold": "gold", "relics": "goal-relic"}
    won = [words(f"bonus.{bonus}.name") for bonus, heroes in bonuses(t).items() if hero in heroes]
    line = words("chronicle.standing", name=names.card(hero), downs=deeds.downs, **told)
    if won:
        line = words("chronicle.standing-bonus", line=line, bonuses=names.listed(won))
    over = bool(t.word(tokens.OUTCOME))
    best = winners(t) if t.rivals and over else []
    ahead = sum(total(t, other) > total(t, hero) for other in t.heroes)
    place = (1 if hero in best else max(2, 1 + ahead)) if best else 1 + ahead
    return Standing(
        piece=hero,
        name=names.card(hero),
        player=names.player(hero),
        seat=names.seat(hero),
        numbers=tuple(Fact(icons[key], words(f"chronicle.{key}"), str(value)) for key, value in told.items()),
        line=line,
        picture=picture_of(t.box, hero),
        place=place if t.rivals else 0,
    )


def _curves(names: Names, rounds: Sequence[Round]) -> tuple[Curve, ...]:
    """The points of each hero, round by round."""
    made = []
    for at, hero in enumerate(names.t.heroes):
        grown = tuple(r.points[at] for r in rounds if at < len(r.points)) or (0,)
        kind, colour = CURVES[at]
        made.append(Curve(hero, names.card(hero), grown, kind, colour))
    return tuple(made)


def _moments(names: Names, rounds: Sequence[Round]) -> list[Moment]:
    """What stands in the margin of the rounds."""
    words = names.words
    return [
        Moment(at, MARGIN[what], words(f"chronicle.moment.{what}", hero=names.card(of), place=names.level(r.level)))
        for at, r in enumerate(rounds, 1)
        for what, of in r.margin
    ]


def _reading(names: Names, r: Round) -> str:
    """What a round came to."""
    scores = (names.words("objective.points", hero=names.card(hero), points=count)
              for hero, count in zip(names.t.heroes, r.points, strict=False))  # fmt: skip
    return names.words("chronicle.reading", place=names.level(r.level), scores=names.listed(scores))


def _dice(names: Names, record: Record) -> list[Tally]:
    """How often each face fell, and how often it was to be expected."""
    thrown = sum(record.faces.values())
    return [
        Tally((f"face-{face}",), names.words(f"face.{face}.name"), record.faces.get(face, 0), chance * thrown,
              "good" if face in GOOD_FACES else "bad")
        for face, chance in chances(names.t).items()
    ]  # fmt: skip


def _luck(names: Names, record: Record) -> str:
    """Whether the die fell for or against the heroes."""
    thrown = sum(record.faces.values())
    if not thrown:
        return ""
    expected = sum(chance for face, chance in chances(names.t).items() if face in GOOD_FACES)
    share = sum(record.faces.get(face, 0) for face in GOOD_FACES) / thrown
    key = "good" if share > expected + 0.04 else "bad" if share < expected - 0.04 else "even"
    return names.words(f"chronicle.luck.{key}", share=round(share * 100), expected=round(expected * 100))


def _facts(names: Names, record: Record) -> tuple[tuple[str, str], ...]:
    """The levels with who met their goals, the bonuses, how often fate was rewound."""
    t, words = names.t, names.words
    facts = [(words(f"bonus.{bonus}.name"), names.listed(map(names.card, heroes)))
             for bonus, heroes in bonuses(t).items()]  # fmt: skip
    for level, hero in results(t).items():
        told = words("chronicle.level-won", hero=names.card(hero)) if hero else words("chronicle.level-lost")
        facts.append((names.level(level), told))
    times = names.session.rewinds
    key = "chronicle.rewinds-some" if times else "chronicle.rewinds-none"
    return (*facts, (words("chronicle.rewinds"), words(key, times=times)))


def _reached(names: Names) -> str:
    """How far it came: the rank of a campaign, else how many goals were met."""
    t, words = names.t, names.words
    found = rank(t)
    if found:
        return words(f"rank.{RANKS[found]}.name")
    over = results(t)
    if len(t.road) == 1 or not over:
        return ""
    return words("chronicle.reached", won=sum(bool(hero) for hero in over.values()), all=len(t.road))
