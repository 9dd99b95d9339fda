"""Choices: every option of a question in words, with what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kit.prompts import Prompt
from game.kit.shown import Choice
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.box import BASIC
from game.tenefyr.flow import LEAVE, PRESS_ON
from game.tenefyr.leaving import WILLINGLY
from game.tenefyr.power import power
from game.tenefyr.turn import KEEP, NEW_HAND
from game.tenefyr.view.names import Names
from game.tenefyr.view.pile_facts import enemy_strength, known
from game.tenefyr.view.standing import standing, worth
from game.tenefyr.view.texts import exhausted, loot_text, text_of

ICONS = {KEEP: "hand", NEW_HAND: "redo", PRESS_ON: "flag", LEAVE: "house"}
"""Signs of options that are no pieces."""


def choices(names: Names, prompt: Prompt) -> tuple[Choice, ...]:
    """The options in words, each with the piece it stands for."""
    return tuple(choice(names, prompt, option) for option in prompt.options)


def choice(names: Names, prompt: Prompt, option: str) -> Choice:
    """One option."""
    if prompt.kind in MAKERS:
        return MAKERS[prompt.kind](names, prompt, option)
    if option in names.t.players:
        return _player(names, prompt, option)
    if option in names.t.board.pieces:
        return _piece(names, prompt, option)
    return _worded(names, prompt, option)


def _worded(names: Names, prompt: Prompt, option: str) -> Choice:
    """An option of the question's own words."""
    words, key = names.words, f"choice.{prompt.kind}.{option}"
    about = str(prompt.data.get("piece", ""))
    told = {"name": names.card(about) if about in names.t.board.pieces else ""}
    detail = f"{key}.detail"
    said = words(detail, **told) if words.has(detail) else ""
    return Choice(option, words(f"{key}.label", **told), said, icon=ICONS.get(option, ""))


def _yes(names: Names, prompt: Prompt, option: str) -> Choice:
    """What may be done, or paid for: in the words of the card that asks."""
    asks = prompt.source if prompt.source in names.t.board.pieces else ""
    return Choice(option, names.words(f"choice.{prompt.kind}.yes.label"), text_of(names, asks) if asks else "")


def _player(names: Names, prompt: Prompt, player: str) -> Choice:
    """A player: the deck and the discard pile."""
    t = names.t
    deck, discard = len(t.zone(zones.deck(player))), len(t.zone(zones.discard(player)))
    key = "choice.player" if deck else "choice.player-exhausted"
    turn = t.next_turn_of(player) if t.enemy else 0
    said = names.words(key, deck=deck, discard=discard)
    if turn:
        said = names.words("choice.player-turn", said=said, turn=turn, turns=t.turns)
    return Choice(player, names.player(player), said, player)


def _piece(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A card: its power and what it says; one that is played with the power that it has now."""
    t, words = names.t, names.words
    card, zone = t.card(piece), t.piece(piece).zone
    label = names.card(piece)
    if zone.startswith("played:"):
        detail = words("choice.played", player=names.player(t.owner(piece)), power=power(t, piece))
        return Choice(piece, label, detail, piece, brief=words("choice.basic", power=power(t, piece)))
    if zone.startswith(("dungeon:", zones.BOSS)):
        return Choice(piece, names.enemy(card), _enemy(names, piece), piece)
    label = names.loot(card) if t.is_dungeon_card(piece) else label
    shown = worth(t, piece) if t.enemy else t.box.printed(card)
    return Choice(piece, label, card_words(names, piece), piece, brief=words("choice.basic", power=shown))


def _enemy(names: Names, piece: str) -> str:
    """An enemy of a pile: power and text."""
    t, words = names.t, names.words
    text = text_of(names, piece)
    power = enemy_strength(t, piece)
    level = t.box.level(t.card(piece))
    said = words("choice.enemy", power=power, level=level) if level else words("choice.basic", power=power)
    return words("choice.with-text", said=said, text=text) if text else said


def card_words(names: Names, piece: str) -> str:
    """What a card is: kind, power, text."""
    t, words, card = names.t, names.words, names.t.card(piece)
    power = worth(t, piece) if t.enemy else t.box.printed(card)
    if t.box.type_of(card) == BASIC:
        return words("choice.basic", power=power)
    kind = words(f"kind.{t.box.kind(card)}")
    text = loot_text(names, card)
    said = words("choice.card", kind=kind, power=power)
    return words("choice.with-text", said=said, text=text) if text else said


# -- questions with options of their own


def _dungeon(names: Names, prompt: Prompt, zone: str) -> Choice:
    """A dungeon: its open card, how many lie behind it, its place and its reward."""
    t, words = names.t, names.words
    pieces = t.zone(zone)
    told: dict[str, Any] = {
        "level": t.level_of(zone), "enemy": names.card(pieces[0]), "power": enemy_strength(t, pieces[0]),
        "hidden": len(pieces) - 1,
    }  # fmt: skip
    label = capital(names.dungeon(zone))
    brief = words("choice.choose-dungeon.brief", **told)
    parts = [words(f"choice.choose-dungeon.{'detail' if told['hidden'] else 'detail-last'}", **told)]
    lying = t.zone(zones.place(zone))
    if lying:
        parts.append(text_of(names, lying[0]))
    rewards = t.zone(zones.reward(zone))
    if rewards:
        parts.append(words("choice.choose-dungeon.reward", name=names.card(rewards[0])))
    return Choice(zone, label, " ".join(parts), brief=brief, icon="flag")


def _hand(names: Names, prompt: Prompt, option: str) -> Choice:
    """Keep, with what the hand is worth; a new hand, with what it costs."""
    t, words, player = names.t, names.words, prompt.chooser
    key, icon = f"choice.keep-hand.{option}", ICONS[option]
    found = standing(t)
    if option == KEEP:
        face, gap = (found.hand, found.gap) if found is not None else (0, 0)
        enough = "-enough" if face >= gap else ""
        return Choice(option, words(f"{key}.label"), words(f"{key}.detail{enough}", face=face, gap=gap), icon=icon,
                      brief=words("choice.keep-hand.keep.brief", face=face))  # fmt: skip
    deck = len(t.zone(zones.deck(player)))
    size = min(t.track(zones.HAND_SIZE), deck)
    said = words(f"{key}.detail", cards=len(t.zone(zones.hand(player))), size=size, deck=deck - size)
    return Choice(option, words(f"{key}.label"), said, icon=icon)


def _press_on(names: Names, prompt: Prompt, option: str) -> Choice:
    """Going on, with what is known of the next card; leaving, with what it costs."""
    t, words, key = names.t, names.words, f"choice.press-on.{option}"
    if option == LEAVE:
        held = min(WILLINGLY, t.track(zones.HOLD))
        left = max(0, t.track(zones.STEPS) - (WILLINGLY - held))
        tail = "-held" if held else "-skull" if not left else ""
        detail = words(f"{key}.detail{tail}", steps=WILLINGLY, left=left)
        return Choice(option, words(f"{key}.label"), detail, icon=ICONS[option])
    coming, hidden = t.zone(t.dungeon)[0], len(t.zone(t.dungeon))
    told: dict[str, Any] = {"hidden": hidden}
    if known(t, coming):
        told |= {"enemy": names.card(coming), "power": enemy_strength(t, coming)}
    said = words(f"{key}.detail{'-known' if known(t, coming) else ''}", **told)
    tired = exhausted(names)
    if tired:
        whole = len(tired) == len(t.players)
        more = words("forecast.exhausted-all" if whole else "forecast.exhausted",
                     players=names.listed(map(names.player, tired)))  # fmt: skip
        said = f"{said} {more}"
    return Choice(option, words(f"{key}.label"), said, icon=ICONS[option])


def _reward(names: Names, prompt: Prompt, option: str) -> Choice:
    """An option of a reward: what it is, and what it does."""
    reward, at = names.t.card(str(prompt.data["reward"])), int(option) - 1
    options, told = names.words.lines(f"reward.{reward}.options"), names.words.lines(f"reward.{reward}.details")
    return Choice(option, options[at], told[at])


def _move_to(names: Names, prompt: Prompt, zone: str) -> Choice:
    """A dungeon to which an enemy may go: what lies there, and what it would cover."""
    t, words = names.t, names.words
    pieces = t.zone(zone)
    told: dict[str, Any] = {
        "place": names.dungeon(zone), "level": t.level_of(zone), "enemy": names.card(pieces[0]),
        "power": enemy_strength(t, pieces[0]), "cards": len(pieces),
    }  # fmt: skip
    return Choice(zone, words("choice.move-to.dungeon", **told), words("choice.move-to.detail", **told), icon="flag")


def _survey(names: Names, prompt: Prompt, zone: str) -> Choice:
    """A pile to look through."""
    t, cards = names.t, len(names.t.zone(zone))
    if zone == zones.BOSS:
        return Choice(zone, names.words("choice.survey.boss", cards=cards), icon="eye")
    label = capital(names.words("choice.survey.dungeon", place=names.dungeon(zone), cards=cards))
    power = enemy_strength(t, t.zone(zone)[0])
    top = names.words("choice.survey.detail", enemy=names.card(t.zone(zone)[0]), power=power)
    return Choice(zone, label, top, icon="eye")


def _play(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A card of the hand, with whether it would be enough."""
    t, words = names.t, names.words
    made = _piece(names, prompt, piece)
    found, brings = standing(t), worth(t, piece)
    enough = found is not None and found.gap and brings >= found.gap
    brief = words("choice.play-card.enough" if enough else "choice.basic", power=brings)
    return Choice(piece, made.label, made.detail, piece, brief=brief)


MAKERS: dict[str, Callable[[Names, Prompt, str], Choice]] = {
    "choose-dungeon": _dungeon, "keep-hand": _hand, "press-on": _press_on, "reward-option": _reward,
    "move-to": _move_to, "survey": _survey, "play-card": _play, "may": _yes, "pay": _yes,
}  # fmt: skip
"""What words an option gets, by the kind of its question; all others by what they are."""
