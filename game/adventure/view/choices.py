"""Choices: what each option of a question means, what it would do, and which piece on the table it stands for."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from game.adventure import values
from game.adventure.dice import HERO_DIE
from game.adventure.table import MOST_ENGAGED, PROGRESS, WOUND, conditions_zone, gear_zone, play_zone
from game.adventure.view.consequences import arrival, in_its_activation, joining
from game.adventure.view.icons import keyword_icon
from game.adventure.view.names import Names
from game.adventure.view.sources import (
    Source,
    amount,
    asked_verb,
    brief,
    calls,
    half_marks,
    halves,
    number_of,
    source_of,
    text_key,
    verb_of,
)
from game.kit.prompts import Prompt
from game.kit.shown import Choice
from game.kit.text import capital

Maker = Callable[[Any, Prompt, Source, str], Choice]
"""Says what one option of a question means."""


def choices(names: Names, prompt: Prompt) -> tuple[Choice, ...]:
    """Every option of a question in words, in its order."""
    source = source_of(names, prompt)
    make = names.makers.get(prompt.kind, piece_choice)
    if prompt.options == ("yes",):
        make = _yes
    return tuple(make(names, prompt, source, option) for option in prompt.options)


# -- pieces ------------------------------------------------------------------------------------------


def piece_choice(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero or a card of any kind."""
    piece = option if option in names.t.board.pieces else ""
    return Choice(option, names.label(option), piece=piece)


def chosen(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero or an enemy that an effect is about to happen to."""
    asked = asked_verb(prompt, source.marks)
    number = amount(names, source.marks, asked, option) if source.marks and asked else None
    detail = what_it_does(names, asked, option, number)
    if not detail and not names.t.is_hero(option):
        detail = (joining(names, option) if asked == "engage" else "") or where_it_is(names, option)
    icon = ICONS.get(asked, "")
    return Choice(option, names.label(option), detail, option, icon)


ICONS = {
    "suffer": "wound", "recover": "heart", "claim": "success-token", "lose": "success-token", "exhaust": "hourglass",
    "retreat": "retreat", "engage": "swords", "flip": "eye", "remove": "cross",
}  # fmt: skip


def what_it_does(names: Names, verb: str, piece: str, number: int | None) -> str:
    """What a verb would do to a piece: "+1 wound, 5 of 15"."""
    t, words = names.t, names.words
    if verb == "suffer":
        return names.wounds_after(piece, number) if number else wounds_now(names, piece)
    if verb == "recover":
        if number is None:
            return wounds_now(names, piece)
        gone = min(number, t.tokens(piece, WOUND))
        left = t.tokens(piece, WOUND) - gone
        return words("choice.recovers", gone=gone, left=left, health=values.health(t, piece))
    if verb in ("claim", "lose"):
        held = t.rules.tokens(t, piece)
        if not number:
            return words("choice.held", held=held)
        change = min(number, t.rules.token_room(t, piece) if verb == "claim" else held)
        after = held + change if verb == "claim" else held - change
        return words("choice.tokens-more" if verb == "claim" else "choice.tokens-less", change=change, after=after)
    return ""


def wounds_now(names: Names, piece: str) -> str:
    """The wounds on a hero or an enemy, of its health; nothing is known of a facedown one."""
    t = names.t
    if not t.is_hero(piece) and not t.faceup(piece):
        return ""
    return names.words("choice.wounded", wounds=t.tokens(piece, WOUND), health=values.health(t, piece))


def where_it_is(names: Names, enemy: str) -> str:
    """Whom an enemy is engaged with, or that it is in the shadows."""
    host = names.t.host(enemy)
    return names.words("choice.with", hero=names.short(host)) if host else names.words("choice.in-shadows")


def _target(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    t, words = names.t, names.words
    if not t.faceup(option):
        return Choice(option, names.label(option), where_it_is(names, option), option, "action-attack")
    detail = wounds_now(names, option)
    resilience = values.resilience(t, option)
    if resilience and not (t.action and t.action.pierce):
        detail = words("choice.two", one=detail, two=words("choice.resilience", resilience=resilience))
    return Choice(option, names.label(option), detail, option, "action-attack")


def _engage(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An enemy to become engaged with; the fourth would strike and be thrown back [HT-705, WQ-713]."""
    t, words = names.t, names.words
    detail = where_it_is(names, option)
    if len(t.engaged(prompt.chooser)) >= MOST_ENGAGED:
        wounds = values.attack(t, option)
        detail = words("choice.fourth", wounds=wounds) if t.faceup(option) else words("choice.fourth-unknown")
    elif not t.piece(option).exhausted:
        told = in_its_activation(names, option)
        die = words("choice.enemy-die")
        detail = words("choice.two", one=detail, two=words("choice.two", one=die, two=told) if told else die)
    return Choice(option, names.label(option), detail, option, "swords")


def _enemy_acts(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    t, words = names.t, names.words
    if not t.faceup(option):
        return Choice(option, names.label(option), where_it_is(names, option), option)
    bar = t.enemy_card(option).bar
    text = ", ".join(words(f"keyword.{keyword}.name") for keyword in bar)
    return Choice(option, names.label(option), text, option, keyword_icon(bar[0]) if bar else "")


def _strikes(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    detail = names.words("choice.attack", attack=values.attack(names.t, option))
    return Choice(option, names.label(option), detail, option, "counterattack")


def _share(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A target that one more success may go to."""
    shares = prompt.data.get("shares")
    given = shares.get(option, 0) if isinstance(shares, dict) else 0
    detail = names.words("choice.share", given=given)
    if names.t.faceup(option):
        detail = names.words("choice.two", one=detail, two=wounds_now(names, option))
    return Choice(option, names.label(option), detail, option, "success")


def hero_choice(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero to aid, to lead or to claim something."""
    t, words = names.t, names.words
    if prompt.kind == "aid-target":
        detail = words("choice.held", held=t.rules.tokens(t, option))
    else:
        detail = wounds_now(names, option)
    return Choice(option, names.short(option), detail, option)


def action_card(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An action card, with its action."""
    t, words = names.t, names.words
    card = t.box.actions[t.card_of(option)]
    detail = words("choice.card", action=words(f"action.{card.action}"), dice=card.dice)
    return Choice(option, names.piece(option), detail, option, f"action-{card.action}")


def _condition(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A condition of the hero it is about."""
    hero = str(prompt.data.get("hero", prompt.chooser))
    piece = next((p for p in names.t.zone(conditions_zone(hero)) if names.t.card_of(p) == option), "")
    words = names.words
    return Choice(option, words(f"condition.{option}.name"), words(f"condition.{option}.text"), piece, option)


def drawn_card(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A card that exploring has drawn."""
    card = names.t.card_of(option)
    kind = names.t.box.exploration[card].type
    text = names.words(text_key(names, card))
    detail = names.words("choice.drawn", kind=names.words(f"type.{kind}"), text=text)
    return Choice(option, names.card(card), detail, option, "compass")


def _ability(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An ability, an item or a rule that answers the moment which the banner names; named by its piece or its rule."""
    t = names.t
    what = source_of(names, Prompt("use", prompt.chooser, option, ()))
    piece = option if option in t.board.pieces else ""
    window = str(prompt.data.get("window", ""))
    condition = t.box.conditions.get(t.card_of(piece)) if piece else None
    moments = list(condition.on) if condition is not None else [window]
    text = what.text if window == "threat" else brief(what.text, len(moments) - moments.index(window))
    return Choice(option, capital(what.name), text, piece)


# -- options without a piece -------------------------------------------------------------------------


def _spend(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    number = int(option)
    words = names.words
    if not number:
        return Choice(option, words("choice.spend-none"), icon="success-token")
    left = names.t.rules.tokens(names.t, prompt.chooser) - number
    detail = words("choice.spend-detail", number=number, left=left)
    return Choice(option, words("choice.spend", number=number), detail, icon="success-token")


def _die(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A die of the roll, with the face it shows and why it was rolled."""
    dice = prompt.data.get("dice")
    rolled = dice if isinstance(dice, list) else []
    found = next((die for die in rolled if die["id"] == option), None)
    if found is None:
        return Choice(option, option)
    words = names.words
    die, symbols = str(found["die"]), names.t.box.dice[str(found["die"])].faces[int(found["face"])]
    label = words("choice.die", die=words(f"die.{die}"), face=face_words(names, symbols))
    cause = "" if die == HERO_DIE else names.piece(str(found["cause"]))
    return Choice(option, label, cause, icon=symbols[0] if symbols else "die")


def face_words(names: Names, symbols: tuple[str, ...]) -> str:
    """What a die face shows, in words."""
    words = names.words
    if not symbols:
        return words("face.blank")
    if len(set(symbols)) < len(symbols):
        return words(f"log.face.{symbols[0]}", number=len(symbols))
    return words("choice.face-join").join(words(f"face.{symbol}") for symbol in symbols)


def _either(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """One half of a text with "either ... or ..."."""
    at = int(option) - 1
    text = halves(source.text)[at]
    half = half_marks(source.marks)[at] if source.marks else ""
    label = _own_deed(names, half) or text or names.words("choice.half", number=option)
    return Choice(option, label, price(names, prompt, half) or _brought(names, half), icon=_icon_of(half))


def _brought(names: Names, half: str) -> str:
    """What the condition does that a half brings upon the one who decides; empty where it brings none."""
    call = next(calls(half), None) if half else None
    if call is None or ast.unparse(call) != half or verb_of(call) != "gain":
        return ""
    return names.words(f"condition.{ast.unparse(call.args[1])}.text").partition(". ")[0].rstrip(".")


OWN_DEEDS = frozenset({"suffer", "recover", "claim", "lose", "exhaust_card", "gain"})
"""Verbs that a hero is told to do, where the text of the card speaks of "each hero"."""


def _own_deed(names: Names, half: str) -> str:
    """What a half tells the one who decides to do: "Recover 1 wound"; empty where it does more, or to others."""
    call = next(calls(half), None) if half else None
    if call is None or ast.unparse(call) != half or verb_of(call) not in OWN_DEEDS or not _is_you(call, True):
        return ""
    told = {"condition": names.words(f"log.condition.{ast.unparse(call.args[1])}")} if verb_of(call) == "gain" else {}
    return capital(names.words(f"prompt.deed.{verb_of(call)}", number=number_of(call) or 1, **told))


def _yes(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """The one option of what may be declined."""
    words, t = names.words, names.t
    key = f"prompt.confirm.{prompt.kind}"
    label = words(key if words.has(key) else "prompt.confirm.yes")
    if prompt.kind == "travel":
        lost = prompt.data.get("lost")
        left = words("choice.travel", lost=len(lost)) if isinstance(lost, list) and lost else ""
        brings = arrival(names)
        detail = words("choice.two", one=brings, two=left) if brings and left else brings or left
        return Choice(option, label, detail, t.location, "boot")
    cost = next((call for call in calls(source.marks) if verb_of(call) == "pay"), None) if source.marks else None
    if prompt.kind in ("pay", "again") and cost is not None:
        return Choice(option, label, price(names, prompt, ast.unparse(cost.args[0])))
    return Choice(option, label)


def word_choice(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An option that is a word of its own: resolve, discard, top, bottom."""
    words = names.words
    card = str(prompt.data.get("card", ""))
    detail = ""
    if option == "resolve" and card:
        detail = words(text_key(names, names.t.card_of(card)))
    elif option == "discard":
        skip = next((k.value for call in calls(source.marks) for k in call.keywords if k.arg == "skip"), None)
        detail = price(names, prompt, ast.unparse(skip)) if skip is not None else ""
    return Choice(option, words(f"choice.word.{option}"), detail, icon="check" if option == "resolve" else "")


# -- the price of a half or a cost -------------------------------------------------------------------


def price(names: Names, prompt: Prompt, marks: str) -> str:
    """What some marks do to the one who decides and to the location, in numbers; empty if they hold none."""
    parts = []
    of_heroes = not any(verb_of(call) in ("enemy", "enemies") for call in calls(marks)) if marks else False
    for call in calls(marks) if marks else ():
        verb = verb_of(call)
        if verb == "progress":
            parts.append(_progress(names, number_of(call, 0) or 0))
        elif verb in ("suffer", "recover", "claim", "lose") and _is_you(call, of_heroes):
            parts.append(what_it_does(names, verb, _payer(names, prompt, call), number_of(call)))
    return names.words("choice.and").join(part for part in parts if part)


def _progress(names: Names, change: int) -> str:
    t = names.t
    here = t.tokens(t.location, PROGRESS) if t.location else 0
    return names.words("choice.progress", change=change, after=max(0, here + change), value=values.location_value(t))


def _is_you(call: ast.Call, of_heroes: bool) -> bool:
    """Whether a verb is about the hero who decides; "it" only where no enemy can be meant."""
    who = call.args[0] if call.args else None
    return isinstance(who, ast.Name) and (who.id == "you" or (who.id == "it" and of_heroes))


OWNED = (play_zone(""), gear_zone(""))
"""How the zones begin whose cards speak of who has them."""


def _payer(names: Names, prompt: Prompt, call: ast.Call) -> str:
    """Whom "you" or "it" of a question means: the hero whose turn it is, unless each hero is asked in turn."""
    who = call.args[0]
    t = names.t
    source = t.board.pieces.get(prompt.source)
    owned = source is not None and source.zone.startswith(OWNED)
    if isinstance(who, ast.Name) and who.id == "you" and t.standing(t.active) and not owned:
        return t.active
    return prompt.chooser


def _icon_of(marks: str) -> str:
    return next((ICONS[verb_of(call)] for call in calls(marks) if verb_of(call) in ICONS), "") if marks else ""


MAKERS: dict[str, Maker] = {
    "exhaust-card": action_card, "ready-card": action_card, "target": _target, "engage": _engage,
    "activate-enemy": _enemy_acts, "counterattack": _strikes, "divide": _share, "aid-target": hero_choice,
    "receiver": hero_choice, "choose-hero": chosen, "choose-enemy": chosen, "choose-condition": _condition,
    "use": _ability, "order": _ability, "spend": _spend, "reroll": _die, "either": _either,
    "resolve-or-discard": word_choice,
}  # fmt: skip
"""What words an option gets in every game of the family, by the kind of its question; a game adds its own kinds, and a
kind that is not here has pieces for options."""
