"""Banners: whose decision it is, the question in a few words, where it comes from and what follows."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from game.adventure.table import SHADOWS, cards_zone, conditions_zone, engaged_zone
from game.adventure.view.choices import choices
from game.adventure.view.names import Names
from game.adventure.view.sources import (
    IF_PAID,
    Source,
    amount,
    asked_verb,
    asking,
    belongs_to_each,
    calls,
    number_of,
    paid_for,
    source_of,
    verb_of,
)
from game.kit.prompts import Prompt
from game.kit.shown import Banner

ENEMY_ZONES = (SHADOWS, engaged_zone(""))
"""How the zones begin in which enemies lie that can be chosen."""

SHORT, SHORT_DEAL = 64, 70
"""So many signs of what something does stand in the title of its question, and so many together with what it costs."""


def banner(names: Names, prompt: Prompt, offered: Sequence[str]) -> Banner:
    """The banner of a question; `offered` are the pieces that its options stand for."""
    words = names.words
    source = source_of(names, prompt)
    decline = words.has(f"prompt.decline.{prompt.kind}")
    return Banner(
        decider=prompt.chooser,
        seat=names.seat(prompt.chooser),
        who=who(names, prompt, source),
        verb=verb(names, prompt, source),
        details=details(names, prompt, source),
        confirm=confirm(names, prompt),
        decline="" if prompt.least else words(f"prompt.decline.{prompt.kind}" if decline else "prompt.decline.any"),
        step=_number(prompt, "step"),
        steps=max(_number(prompt, "steps"), 0) if _number(prompt, "steps") > 1 else 0,
        about=about(names, offered),
        amount=words("prompt.amount.spend") if prompt.kind == "spend" else "",
    )


def about(names: Names, offered: Sequence[str]) -> str:
    """The first offered enemy that lies faceup, engaged or in the shadows; empty where there is none."""
    pieces = names.t.board.pieces
    known = (pieces[piece] for piece in offered if piece in pieces)
    return next((piece.id for piece in known if piece.face_up and piece.zone.startswith(ENEMY_ZONES)), "")


def who(names: Names, prompt: Prompt, source: Source) -> str:
    """The decider; as party leader where the leader decides for the party [HT-004, WQ-006]."""
    if as_leader(names, prompt, source):
        return names.words("prompt.as-leader", hero=names.short(prompt.chooser))
    return names.short(prompt.chooser)


def as_leader(names: Names, prompt: Prompt, source: Source) -> bool:
    """Whether the decider speaks for the party."""
    t = names.t
    if prompt.chooser != t.leader:
        return False
    if prompt.kind in names.asking.of_leader:
        return True
    if prompt.kind in names.asking.own or (t.word("phase") == "heroes" and t.word("active") == prompt.chooser):
        return False
    if prompt.kind == "order":
        return not t.word("active")
    if _is_own(names, prompt):
        return False
    return not (source.marks and belongs_to_each(source.marks) and prompt.kind in names.asking.with_text)


def _is_own(names: Names, prompt: Prompt) -> bool:
    """Whether a question comes from the decider's own card: hero, action card, item or condition."""
    t, hero = names.t, prompt.chooser
    card = t.box.exploration.get(prompt.source)
    if card is not None:
        return card.type == "item"
    zones = (cards_zone(hero), conditions_zone(hero))
    return prompt.source == hero or any(prompt.source == t.card_of(piece) for zone in zones for piece in t.zone(zone))


def verb(names: Names, prompt: Prompt, source: Source) -> str:
    """The question, short and in the imperative: "choose an enemy to engage"."""
    words = names.words
    key = f"prompt.kind.{prompt.kind}"
    if prompt.kind in ("choose-hero", "choose-enemy"):
        return _choose(names, prompt, source)
    if prompt.kind in ("may", "pay", "again"):
        return _deed(names, prompt, source)
    if prompt.kind == "use" and len(prompt.options) == 1:
        return _use(names, prompt)
    if prompt.kind == "target" and _number(prompt, "step") > 1:
        key += "-more"
    elif prompt.kind == "target" and prompt.data.get("ranged"):
        key += "-ranged"
    elif prompt.kind in ("exhaust-card", "ready-card"):
        return words(key + ("-upto" if prompt.least < prompt.most and prompt.most > 1 else ""), most=prompt.most)
    card = str(prompt.data.get("card") or prompt.data.get("gear", ""))
    subject = names.piece(card) if card else source.name
    return words(key, card=subject, limit=_number(prompt, "limit"))


def _choose(names: Names, prompt: Prompt, source: Source) -> str:
    """Which hero or enemy, and what will happen to it, with the number where the card says one."""
    words = names.words
    asked = asked_verb(prompt, source.marks)
    key = f"prompt.{prompt.kind}.{asked}"
    number = amount(names, source.marks, asked) if asked and source.marks else None
    if number and words.has(f"{key}-number"):
        return words(f"{key}-number", amount=abs(number))
    return words(key) if words.has(key) else words(f"prompt.kind.{prompt.kind}")


def _deed(names: Names, prompt: Prompt, source: Source) -> str:
    """What may be done or paid, in words: "discard 1 success token for this?"."""
    words = names.words
    usual = words(f"prompt.kind.{prompt.kind}")
    outer = "upto" if prompt.kind == "again" else prompt.kind
    offered = next((call for call in calls(source.marks) if verb_of(call) == outer), None) if source.marks else None
    if offered is None:
        return usual
    inner = ast.unparse(offered.args[1 if outer == "upto" else 0])
    deed = next((call for call in calls(inner) if words.has(f"prompt.deed.{verb_of(call)}")), None)
    if deed is None:
        return usual
    number = number_of(deed, 0 if verb_of(deed) == "progress" else 1)
    told = words(f"prompt.deed.{verb_of(deed)}", number=abs(number if number is not None else 1))
    if prompt.kind != "pay":
        return words("prompt.deed-done", deed=told)
    bought = paid_for(asking(source.text))
    if bought and len(bought) <= SHORT:
        return words("prompt.deed-buys", deed=told, bought=bought)
    return words("prompt.deed-paid", deed=told)


def _use(names: Names, prompt: Prompt) -> str:
    """The one thing that may be used, and what it does, where that is said in a few words."""
    (choice,) = choices(names, prompt)
    does = choice.detail[:1].lower() + choice.detail[1:].rstrip(".")
    cost, paid, bought = does.partition(IF_PAID)
    if paid and len(cost) + len(bought) <= SHORT_DEAL:
        return names.words("prompt.deed-buys", deed=cost, bought=bought)
    if not does or len(does) > SHORT:
        return names.words("prompt.use-this", what=choice.label)
    return names.words("prompt.use-does", what=choice.label, does=does)


def details(names: Names, prompt: Prompt, source: Source) -> tuple[str, ...]:
    """At most two lines: where the question comes from, and its text or what follows."""
    words = names.words
    if prompt.kind in names.asking.plain:
        return (_of_the_round(names, prompt),)
    if prompt.kind in ("use", "order"):
        return _window(names, prompt, source)
    name = words("prompt.optional", source=source.name) if not prompt.least and source.name else source.name
    second = asking(source.text) if prompt.kind in names.asking.with_text else follows(names, prompt)
    return tuple(line for line in (name, second) if line)


def _of_the_round(names: Names, prompt: Prompt) -> str:
    t, words = names.t, names.words
    line = names.round_lines.get(prompt.kind)
    if line is not None:
        return str(line(names, prompt))
    if prompt.kind == "activate-enemy":
        engaged = t.host(prompt.options[0]) == prompt.chooser
        return words("prompt.enemy-engaged" if engaged else "prompt.enemy-shadows", hero=names.short(prompt.chooser))
    if prompt.kind == "travel":
        return words("prompt.explored", location=names.piece(prompt.source))
    return words(f"prompt.round.{prompt.kind}")


def _window(names: Names, prompt: Prompt, source: Source) -> tuple[str, ...]:
    """The moment in which abilities and items can be used, and the wounds that are about to be suffered."""
    words = names.words
    window = str(prompt.data.get("window", ""))
    hero = str(prompt.data.get("hero", ""))
    if hero:
        cause = words(f"prompt.cause.{prompt.data['cause']}", source=source.name)
        return (words("prompt.would-suffer", hero=names.short(hero), amount=_number(prompt, "amount"), cause=cause),)
    moment = words(f"prompt.window.{window}", hero=names.short(names.t.active))
    this = str(prompt.data.get("this", ""))
    if this and names.t.board.pieces.get(this):
        return (moment, names.label(this))
    return (moment,)


def follows(names: Names, prompt: Prompt) -> str:
    """What comes next on the card: the action with its dice, or the next line."""
    t, words = names.t, names.words
    piece = t.board.pieces.get(prompt.source)
    if piece is None or piece.card not in t.box.actions or not t.line or prompt.kind == "counterattack":
        return ""
    card = t.box.actions[piece.card]
    action = t.action
    if prompt.kind in ("target", "aid-target", "spend"):
        dice = action.dice if action else card.dice
        return words("prompt.then-roll", dice=dice)
    if action is not None and action.rolled:
        following = words.lines(f"card.{piece.card}.lines")[t.line : t.line + 1]
        return words("prompt.then", what=following[0]) if following else ""
    dice = card.dice + (action.dice if action else 0)
    return words("prompt.then-action", action=words(f"action.{card.action}"), dice=dice)


def confirm(names: Names, prompt: Prompt) -> str:
    """The word on the button that says yes or ends a choice of several; empty where a single click answers."""
    words, key = names.words, f"prompt.confirm.{prompt.kind}"
    if prompt.options == ("yes",):
        return words(key if words.has(key) else "prompt.confirm.yes")
    only = len(prompt.options) == 1 and not prompt.least
    if words.has(key) and (only or prompt.kind in names.asking.plain):
        return words(key)
    return words("prompt.confirm.any") if prompt.most > 1 or prompt.kind == "spend" else ""


def _number(prompt: Prompt, name: str) -> int:
    value = prompt.data.get(name, 0)
    return value if isinstance(value, int) else 0


def undo_words(names: Names) -> str:
    """What undo would take back, in words; empty if nothing was answered yet."""
    last = names.session.last_given()
    if last is None:
        return ""
    key = f"undo.{last.kind}"
    if not last.ids:
        key = "undo.declined"
    return names.words(key if names.words.has(key) else "undo.any")
