"""Banners: whose decision it is, the question in a few words, where it comes from and what is at stake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.heroica import names as tokens
from game.heroica.doors import facts, total_of
from game.heroica.level import SUM_DOOR
from game.heroica.view.choices import odds_words
from game.heroica.view.names import Names
from game.heroica.view.own import rounds_left
from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.kit.text import capital

TOGETHER = ("lost-level", "set-out")
"""Questions that all answer together."""


def banner(names: Names, prompt: Prompt) -> Banner:
    """Whose decision it is, and the question in words."""
    words, kind = names.words, prompt.kind
    decline = words.has(f"prompt.decline.{kind}")
    together = kind in TOGETHER
    return Banner(
        decider=prompt.chooser,
        seat=0 if together else names.seat(prompt.chooser),
        who=words("prompt.all") if together and len(names.t.heroes) > 1 else names.card(prompt.chooser),
        verb=words(verb_key(names, prompt), **_slots(names, prompt)),
        details=details(names, prompt),
        confirm=words(f"prompt.confirm.{kind}" if words.has(f"prompt.confirm.{kind}") else "prompt.confirm.any"),
        decline="" if prompt.least else words(f"prompt.decline.{kind}" if decline else "prompt.decline.any"),
        about=about(names, prompt),
    )


def verb_key(names: Names, prompt: Prompt) -> str:
    """The key of the question; some ask otherwise by what they are about."""
    key = f"prompt.kind.{prompt.kind}"
    for more in (str(prompt.data.get("verb", "")), prompt.source):
        if more and names.words.has(f"{key}-{more}"):
            return f"{key}-{more}"
    return key


def _slots(names: Names, prompt: Prompt) -> dict[str, Any]:
    data, t = prompt.data, names.t
    opponent = str(data.get("opponent", ""))
    return {
        "source": names.card(prompt.source) if prompt.source in t.box.kinds or prompt.source in t.board.pieces else "",
        "said": names.cause(prompt.source) or names.words("prompt.this"),
        "opponent": names.said(opponent) if opponent else "",
        "face": names.words(f"face.{data['face']}.name") if "face" in data else "",
        "value": t.box.content.die[str(data["face"])].value if "face" in data else 0,
        "purpose": names.words(f"purpose.{data['purpose']}") if "purpose" in data else "",
        "amount": data.get("amount", 0), "left": data.get("left", 0),
        "level": names.words(f"level.{data['level']}.place") if "level" in data else "",
        "title": names.words(f"level.{data['level']}.title") if "level" in data else "",
        "hero": names.card(prompt.chooser), "active": names.card(t.active) if t.active else "",
    }  # fmt: skip


def about(names: Names, prompt: Prompt) -> str:
    """The piece that the question is about: the opponent, the feature, the card that asks."""
    for piece in (str(prompt.data.get("opponent", "")), prompt.source):
        if piece in names.t.board.pieces and piece not in names.t.heroes:
            return piece
    return ""


def details(names: Names, prompt: Prompt) -> tuple[str, ...]:
    """At most two lines: what the question means, and what is at stake."""
    words, key = names.words, f"prompt.detail.{prompt.kind}"
    first = words(key, **_slots(names, prompt)) if words.has(key) else ""
    more = FURTHER.get(prompt.kind)
    second = more(names, prompt) if more is not None else ""
    return tuple(capital(line) for line in (first, second) if line)


def _rounds(names: Names, prompt: Prompt) -> str:
    """How many rounds are left for the goal of the level."""
    t = names.t
    if t.word(tokens.GOAL_MET):
        return names.words("prompt.goal-met", hero=names.card(t.word(tokens.GOAL_MET)))
    return names.words("prompt.goal-rivals" if t.rivals else "prompt.goal", rounds=rounds_left(names))


def _fight(names: Names, prompt: Prompt) -> str:
    """The odds of the fight."""
    opponent = str(prompt.data.get("opponent", ""))
    if opponent not in names.t.board.pieces or names.t.cell(opponent) is None:
        return ""
    return odds_words(names, prompt.chooser, opponent)


def _door(names: Names, prompt: Prompt) -> str:
    """What is still missing at a sum door next to the hero."""
    t = names.t
    for piece in prompt.options:
        if piece in t.board.pieces and t.piece(piece).card == SUM_DOOR:
            door = facts(t, piece)
            return names.words("prompt.door", left=max(0, door.total - total_of(t, door.door)))
    return ""


FURTHER: dict[str, Callable[[Names, Prompt], str]] = {
    "prepare": _rounds, "start": _rounds, "before-fight": _fight, "act": _door,
}  # fmt: skip
"""The second line of a question, by its kind."""


def undo_words(names: Names) -> str:
    """What undo would take back, in words; empty if there is nothing."""
    last = names.session.last_given()
    if last is None:
        return ""
    key = f"undo.{last.kind}" if last.ids else "undo.declined"
    return names.words(key if names.words.has(key) else "undo.any")
