"""Choices that only Heroes of Terrinoth has: upgrades, the second turn, the peril track, drawn cards."""

from __future__ import annotations

from msgspec import structs

from game.adventure.peril import COLOURS
from game.adventure.view.choices import MAKERS as FAMILY
from game.adventure.view.choices import Maker, action_card, drawn_card, hero_choice, word_choice
from game.adventure.view.sources import Source
from game.kit.prompts import Prompt
from game.kit.shown import Choice
from game.terrinoth.view.names import Names


def _upgrade(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An advanced card, with the card it replaces."""
    t, words = names.t, names.words
    plain, card = action_card(names, prompt, source, option), t.box.actions[t.card_of(option)]
    brief = words(f"class.{card.class_}.name")
    old = names.piece(t.action_card(prompt.chooser, card.action))
    return structs.replace(
        plain, detail=words("choice.upgrade", action=plain.detail, old=old, class_name=brief), brief=brief
    )


def _second(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero to activate again."""
    detail = names.words("choice.ready-cards", ready=len(names.t.ready_cards(option)))
    return Choice(option, names.short(option), detail, option)


def _space(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A space of the peril track."""
    colour = names.t.quest.track[int(option)]
    words = names.words
    detail = words(f"quest.{names.t.quest_id}.{colour}") if colour in COLOURS else ""
    label = words("choice.space", number=int(option) + 1, colour=words(f"colour.{colour}"))
    return Choice(option, label, detail, icon="peril")


MAKERS: dict[str, Maker] = FAMILY | {
    "activation-card": action_card, "upgrade": _upgrade, "second-turn": _second, "leader": hero_choice,
    "resolve-card": drawn_card, "peril-space": _space, "top-or-bottom": word_choice,
}  # fmt: skip
"""What words an option gets, by the kind of its question."""
