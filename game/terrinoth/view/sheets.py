"""Sheets of the cards as only Heroes of Terrinoth prints them: heroes, activation cards, exploration cards."""

from __future__ import annotations

from game.adventure import values
from game.adventure.view.sheets import SHEETS as FAMILY
from game.adventure.view.sheets import Make, action_rows, hero_now, join_kind
from game.kit.shown import Row, Sheet
from game.terrinoth.view.names import Names


def hero(names: Names, hero_id: str) -> Sheet:
    """A hero card, with the health in this party."""
    words, card = names.words, names.t.box.heroes[hero_id]
    rows = (
        Row(words(f"hero.{hero_id}.ability"), "star"),
        Row(words("sheet.health", health=values.health(names.t, hero_id)), "health"),
    )
    kind = join_kind(words("type.hero"), words(f"archetype.{card.archetype}"))
    quote = words(f"hero.{hero_id}.quote")
    return hero_now(names, Sheet(words(f"hero.{hero_id}.name"), kind, rows=rows, quote=quote), hero_id)


def activation(names: Names, card_id: str) -> Sheet:
    """An activation card: archetype, class, action."""
    words, card = names.words, names.t.box.actions[card_id]
    class_ = words(f"class.{card.class_}.name") if card.class_ else words("grade.basic")
    kind = join_kind(words(f"archetype.{card.archetype}"), class_, words(f"action.{card.action}"))
    quote = words(f"class.{card.class_}.quote") if card.class_ else ""
    return Sheet(words(f"card.{card_id}.name"), kind, rows=action_rows(names, card_id), quote=quote)


def exploration(names: Names, card_id: str) -> Sheet:
    """An item or an event."""
    words, card = names.words, names.t.box.exploration[card_id]
    kind = join_kind(words(f"type.{card.type}"), words(f"tone.{card.tone}"), words(f"set.{card.set}"))
    rows = (Row(words(f"exploration.{card_id}.text"), "compass"),)
    return Sheet(words(f"exploration.{card_id}.name"), kind, rows=rows)


SHEETS: dict[str, Make] = FAMILY | {"heroes": hero, "actions": activation, "exploration": exploration}
"""What the box holds, with what makes the sheets of its cards."""
