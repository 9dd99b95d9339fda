"""Staged: the sheets beside cards that come forward: enemies, what exploring draws, the peril token, the way on.

A sheet is made of the events of its span (`game/kit/staging.py`), so that its lines are those of the log, said shorter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import structs

from game.adventure.table import SUCCESS, WOUND
from game.adventure.view.icons import keyword_icon
from game.adventure.view.log import brief, first_faces, first_place
from game.adventure.view.names import Names
from game.adventure.view.teller import Teller
from game.adventure.view.why import why_staged
from game.kit.events import Counted, Event, Moved, Noted, Tilted
from game.kit.notes import PHASE, SILENT
from game.kit.shown import Why
from game.kit.stage_sheet import StageLine, StageSheet
from game.kit.text import capital, number

Span = Sequence[Event]
Make = Callable[[Any, Span, dict[str, Any]], StageSheet | None]
"""Makes the sheet of a span from its note."""

KEYWORD_RULES = {"advance": "advances", "inflict": "inflicts", "retreat": "retreats"}
"""Keywords that every game has, with the rule that is cited for each."""
LATER = 1 << 30
"""The place of a line that nothing has been told of yet."""


def staged(names: Names, events: Span, makers: Mapping[str, Make]) -> StageSheet | None:
    """The sheet of a span; None where no card comes forward. `makers` are those of a game."""
    note = events[0]
    assert isinstance(note, Noted), "a span begins with a note"
    sheet = makers[note.name](names, events, note.data)
    return _added_up(sheet, why_staged(names, events)) if sheet is not None else None


def _added_up(sheet: StageSheet, rows: Sequence[tuple[int, Why]]) -> StageSheet:
    """The sheet with each row of the sum at the line that it belongs to."""
    starts = [line.at for line in sheet.lines]
    lines = []
    for index, line in enumerate(sheet.lines):
        after = min((at for at in starts[index + 1 :] if at > line.at), default=LATER)
        first = 0 if index == 0 else line.at
        lines.append(structs.replace(line, sums=tuple(row for place, row in rows if first <= place < after)))
    return structs.replace(sheet, lines=tuple(lines))


def _activation(names: Names, events: Span, data: dict[str, Any]) -> StageSheet:
    """An enemy: its keywords from left to right with what came of each, and that it is exhausted."""
    words, enemy, hero = names.words, str(data["enemy"]), str(data["hero"])
    over = next((at for at, event in enumerate(events) if event == Tilted(enemy, True)), LATER)
    lines = _by_keyword(names, events, enemy, over < LATER)
    lines.append(StageLine(words("stage.exhausted"), words("stage.then"), "hourglass", names.cites.bar_over, over))
    calm = words("stage.short.stays", hero=names.short(hero)) if over < LATER else words("stage.short.open")
    return StageSheet(
        title=words("stage.activation"),
        lines=tuple(lines),
        recap=recap_of(names, enemy, _in_short(names, events) or calm),
        piece=enemy,
        headline=words("stage.headline", hero=names.short(hero), enemy=names.card(names.t.card_of(enemy))),
        actor=hero,
        counted=True,
        idle=over < LATER and not any(isinstance(event, Noted) and event.name not in _SILENT for event in events),
    )


def _by_keyword(names: Names, events: Span, enemy: str, over: bool) -> list[StageLine]:
    """A line for each keyword of the bar: those that were resolved (a question may stand open in the last of them),
    then those to come.
    """
    words = names.words
    begun = [(at, event) for at, event in enumerate(events) if isinstance(event, Noted) and event.name == "keyword"]
    told = _consequences(names, events)
    lines = []
    for index, (at, note) in enumerate(begun):
        keyword = str(note.data["keyword"])
        stop = begun[index + 1][0] if index + 1 < len(begun) else len(events)
        said = [line.text for line in told if at < line.at < stop]
        asked = not over and index == len(begun) - 1
        text = " ".join(said) or words(f"keyword.{keyword}.text" if asked else "stage.nothing")
        lines.append(_keyword(names, keyword, text, at))
    bar = names.t.enemy_card(enemy).bar
    lines += [_keyword(names, keyword, words("stage.to-come"), LATER) for keyword in bar[len(begun) :]]
    return lines


def _keyword(names: Names, keyword: str, text: str, at: int) -> StageLine:
    title = names.words(f"keyword.{keyword}.name")
    rule = getattr(names.cites, KEYWORD_RULES.get(keyword, "keyword"))
    return StageLine(text, title, keyword_icon(keyword), rule, at)


def _card(names: Names, events: Span, data: dict[str, Any]) -> StageSheet:
    """An event that exploring has drawn: what it does, a line for each thing."""
    words, card = names.words, str(data["card"])
    over = any(isinstance(event, Moved) and event.piece == card for event in events)
    still = words("stage.nothing" if over else "stage.to-come")  # it may ask before anything comes of it
    lines = _consequences(names, events[1:], 1) or [StageLine(still, icon="compass", rule=names.cites.draws)]
    return StageSheet(
        title=words("stage.card"),
        kind=words("stage.card-kind"),
        lines=tuple(lines),
        recap=recap_of(names, card, _in_short(names, events[1:]) or lines[0].text.rstrip(".")),
        piece=card,
        headline=words("stage.resolves", hero=names.short(str(data["hero"]))),
        actor=str(data["hero"]),
    )


def _claim(names: Names, events: Span, data: dict[str, Any]) -> StageSheet:
    """An item, on its way to its owner."""
    words, card, hero = names.words, str(data["card"]), str(data["hero"])
    text = words("stage.claims", hero=names.link(hero))
    what = words("stage.short.claims", hero=names.short(hero))
    return StageSheet(
        title=words("stage.item"),
        kind=words("stage.card-kind"),
        lines=(StageLine(text, icon="compass", rule=names.cites.claims), *_consequences(names, events[1:], 1)),
        recap=recap_of(names, card, what),
        piece=card,
    )


def _spawn(names: Names, events: Span, data: dict[str, Any]) -> StageSheet | None:
    """An enemy that is drawn faceup where nothing else is told."""
    words, enemy = names.words, str(data["enemy"])
    if not enemy:
        return None
    lines = _consequences(names, events)
    where = str(data["place"])
    key = "with" if names.seat(where) else "shadows"
    what = words(f"stage.short.spawns-{key}", place=names.short(where) if names.seat(where) else "")
    return StageSheet(
        title=words("stage.spawns"),
        kind=words("stage.spawns-kind"),
        lines=tuple(lines),
        recap=recap_of(names, enemy, what),
        piece=enemy,
    )


def _peril(names: Names, events: Span, data: dict[str, Any]) -> StageSheet:
    """The token on its new space, the effect of the space, and what comes of it."""
    words = names.words
    colour = words(f"log.colour.{data['colour']}")
    moved = words("stage.space", space=int(data["space"]) + 1, colour=colour)
    lines = [StageLine(moved, icon="peril", rule=names.cites.peril_moves)]
    for at, event in enumerate(events):
        if isinstance(event, Noted) and event.name == "peril-effect":
            text = words(f"quest.{names.t.quest_id}.{event.data['colour']}")
            lines.append(StageLine(text, icon="threat", rule=names.cites.peril, at=at))
    lines += _consequences(names, events[1:], 1)
    return StageSheet(
        title=words("stage.peril"),
        headline=words("stage.peril-moves"),
        kind=colour,
        lines=tuple(lines),
        recap=words("stage.recap", who=words("stage.peril"), what=_in_short(names, events[1:]) or colour),
        picture="icons/peril",
        idle=len(lines) == 1,
    )


def _travel(names: Names, events: Span, data: dict[str, Any]) -> StageSheet:
    """The party leaves a location, and who is left behind in the shadows."""
    words, t = names.words, names.t
    old = str(data["source"])
    lines = [StageLine(words("stage.leaves", location=names.link(old)), icon="boot", rule=names.cites.travels)]
    lines += _consequences(names, events[1:], 1)
    away = words("stage.short.leaves", location=names.piece(old))
    came = _in_short(names, events[1:])
    return StageSheet(
        title=words("stage.travel"),
        lines=tuple(lines),
        recap=words("stage.recap", who=words("stage.travel"), what=words("log.comma").join(filter(None, (away, came)))),
        picture=names.picture(t.card_of(old)),
    )


STAGED: dict[str, Make] = {
    "enemy-activates": _activation, "event": _card, "claims": _claim, "spawns": _spawn, "peril": _peril,
    "travels": _travel,
}  # fmt: skip
"""The notes that every game of the family stages, with what makes their sheets."""


# -- what came of it -----------------------------------------------------------------------------------

_RULES = {
    "suffers": "suffers", "recovers": "recovers", "engaged": "engages", "retreats": "retreats", "cap": "fourth",
    "flipped": "flips", "spawns": "spawns", "defeated": "defeated", "gains": "gains", "sheds": "sheds",
    "claims": "claims", "nemesis": "nemesis", "reshuffled": "reshuffled", "leader": "leader",
}  # fmt: skip
"""Notes, with the rule that is cited for each (`Cites`)."""
_PASSED = frozenset({
    "keyword", "roll", "reroll", "critical", "die", "results", "uses", "resolves", "boosts", "peril-effect",
    "enemy-activates", "event", "peril", "travels",
})  # fmt: skip
"""Notes that say why, not what."""
_SILENT = _PASSED | {"flipped"}


def _consequences(names: Names, events: Span, shift: int = 0) -> list[StageLine]:
    """What the events changed, a line each; `shift` is added to their places."""
    teller = Teller(names, first_faces(events), first_place(names, events))
    lines: list[StageLine] = []
    spawned: object = None
    kinds = names.t.note_kinds
    for at, event in enumerate(events):
        teller.follow(event)
        if not isinstance(event, Noted) or event.name in _PASSED or kinds[event.name].level in (SILENT, PHASE):
            continue
        if event.name == "spawns":
            spawned = event.data["enemy"]
        text = "" if event.name == "engaged" and event.data["enemy"] == spawned else brief(teller, event)
        if text:
            icon = kinds[event.name].icon.format_map(event.data)
            lines.append(StageLine(capital(text) + ".", icon=icon, rule=_rule(names, event), at=at + shift))
    return lines


def _rule(names: Names, note: Noted) -> str:
    if note.name == "defeated" and note.data["by"] == "":
        return names.cites.fallen
    if note.name == "suffers" and note.data["cause"] in ("inflict", "cap"):
        return names.cites.inflicts if note.data["cause"] == "inflict" else names.cites.fourth
    return str(getattr(names.cites, _RULES[note.name])) if note.name in _RULES else ""


def recap_of(names: Names, piece: str, what: str) -> str:
    """What a card did, in one line."""
    return names.words("stage.recap", who=names.card(names.t.card_of(piece)), what=what)


def _in_short(names: Names, events: Span) -> str:
    """What happened, in a few words: "Trenloe −1 health"; empty where there are none for it."""
    words = names.words
    parts: dict[str, None] = {}
    for event in events:
        if isinstance(event, Counted) and names.seat(event.piece) and event.token in _COUNTED:
            sign, key = _COUNTED[event.token]
            amount = number(sign * event.amount, signed=True)
            parts[words(f"stage.short.{key}", who=names.short(event.piece), amount=amount)] = None
        elif isinstance(event, Noted) and words.has(f"stage.short.{event.name}"):
            parts[words(f"stage.short.{event.name}", **_slots(names, event.data))] = None
        if isinstance(event, Noted) and event.name == "defeated" and names.seat(str(event.data["who"])):
            break
    return words("log.comma").join(parts)


_COUNTED = {WOUND: (-1, "health"), SUCCESS: (1, "tokens")}


def _slots(names: Names, data: dict[str, Any]) -> dict[str, str]:
    """The names in a note, as short as they are."""
    slots: dict[str, str] = {}
    for key in ("hero", "who", "enemy"):
        if key in data:
            piece = str(data[key])
            slots[key] = names.short(piece) if names.seat(piece) else names.piece(piece)
    if "condition" in data:
        slots["condition"] = names.words(f"log.condition.{data['condition']}")
    return slots
