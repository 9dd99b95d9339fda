"""Sheets of the cards as only the Warhammer Quest card game prints them: heroes, actions, dungeon cards, gear."""

from __future__ import annotations

from msgspec import structs

from game.adventure import values
from game.adventure.table import LAIR
from game.adventure.view.names import enemy_texts
from game.adventure.view.outlook import roll_odds
from game.adventure.view.sheets import SHEETS as FAMILY
from game.adventure.view.sheets import Make, action_rows, hero_now, join_kind
from game.kit.shown import Row, Sheet
from game.warhammer_quest.gear import equipped, is_legendary
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import capacity_track


def hero(names: Names, hero_id: str) -> Sheet:
    """A hero card, with the health in this party, the action that prepares, and the capacity."""
    t, words, card = names.t, names.words, names.t.box.heroes[hero_id]
    used = sum(not is_legendary(t, piece) for piece in equipped(t, hero_id))
    rows = (
        Row(words(f"hero.{hero_id}.pitch")),
        Row(words("sheet.health", health=values.health(t, hero_id), count=len(t.seats)), "health"),
        Row(words("ui.setup.prepare", action=words(f"action.{card.prepare}")), f"action-{card.prepare}"),
        Row(words("sheet.capacity", capacity=t.track(capacity_track(hero_id)), used=used), "hook"),
    )
    told = Sheet(words(f"hero.{hero_id}.name"), words("type.hero"), rows=rows, quote=words(f"hero.{hero_id}.quote"))
    return hero_now(names, told, hero_id)


def action(names: Names, card_id: str) -> Sheet:
    """An action card: hero, basic or advanced, action, the prepare icon."""
    words, card = names.words, names.t.box.actions[card_id]
    rows = action_rows(names, card_id)
    if card.prepare:
        rows = (*rows, Row(words("sheet.prepare"), "redo"))
    grade = words("grade.advanced" if card.advanced else "grade.basic")
    kind = join_kind(names.short(card.hero), grade, words(f"action.{card.action}"))
    return Sheet(words(f"card.{card_id}.name"), kind, rows=rows)


def dungeon(names: Names, card_id: str) -> Sheet:
    """An item or an event, with its treasure icons."""
    words, card = names.words, names.t.box.exploration[card_id]
    icon = words("sheet.quest-icon") if card.quest_icon else ""
    kind = join_kind(words(f"type.{card.type}"), words(f"tone.{card.tone}"), icon)
    rows = [Row(words(f"dungeon.{card_id}.text"), "compass")]
    if card.treasure:
        rows.append(Row(words("sheet.treasure", count=card.treasure), "treasure"))
    return Sheet(words(f"dungeon.{card_id}.name"), kind, rows=tuple(rows))


def gear(names: Names, card_id: str) -> Sheet:
    """A piece of gear: trait, text, and what using it costs."""
    words, card = names.words, names.t.box.gear[card_id]
    kind = join_kind(words("type.gear"), words(f"trait.{card.trait}") if card.trait else "")
    rows = (Row(words(f"gear.{card_id}.text"), "star"), Row(words(f"sheet.cost-{card.cost or 'none'}")))
    return Sheet(words(f"gear.{card_id}.name"), kind, rows=rows if not card.fortune else rows[:1])


def legendary(names: Names, card_id: str) -> Sheet:
    """Legendary gear, with whose it is."""
    words, card = names.words, names.t.box.legendary[card_id]
    kind = join_kind(words("type.legendary"), words(f"trait.{card.trait}"), names.short(card.hero))
    rows = (Row(words(f"legendary.{card_id}.text"), "star"), Row(words(f"sheet.cost-{card.cost or 'none'}")))
    return Sheet(words(f"legendary.{card_id}.name"), kind, rows=rows)


def lying(names: Names, piece: str, printed: Sheet) -> Sheet:
    """The sheet of a card with how it lies: tokens on an action card, gear that is exhausted or depleted."""
    t, words = names.t, names.words
    found = t.piece(piece)
    if found.card in t.box.actions and t.tokens(piece, "success"):
        return structs.replace(printed, stakes=(words("sheet.tokens", tokens=t.tokens(piece, "success")),))
    if found.card in t.box.gear and found.zone.startswith("gear:") and (found.exhausted or not found.face_up):
        key = "sheet.exhausted-gear" if found.face_up else "sheet.depleted"
        return structs.replace(printed, stakes=(words(key),))
    if found.card in t.box.enemies and found.face_up:
        return structs.replace(printed, stakes=(*printed.stakes, *_threatens(names, piece)))
    return printed


def _threatens(names: Names, enemy: str) -> tuple[str, ...]:
    """How likely the next roll of the hero who decides calls the nemesis effect of an enemy, where it lies open
    [WQ-413, WQ-415].
    """
    t, words, prompt = names.t, names.words, names.session.prompt
    key = enemy_texts(t.enemy_card(enemy), t.card_of(enemy))[1]
    hero = prompt.chooser if prompt is not None else t.active
    if not words.has(key) or not t.standing(hero) or not (t.in_play(enemy) or t.piece(enemy).zone == LAIR):
        return ()
    chance = roll_odds(t, hero, 0).threat
    if not chance:
        return ()
    does = words(key).rstrip(".")
    return (words("stakes.threat", chance=round(100 * chance), enemy=names.piece(enemy), does=does),)


SHEETS: dict[str, Make] = FAMILY | {
    "heroes": hero, "actions": action, "exploration": dungeon, "gear": gear, "legendary": legendary,
}  # fmt: skip
"""What the box holds, with what makes the sheets of its cards."""
