"""The march on the table: the dice, what they reach, the way so far, and what waits at its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import values
from game.runebound.actions import ADVENTURE_PRICE
from game.runebound.box import ZOMBIE_CARD
from game.runebound.context import Query
from game.runebound.dice import EXPLORE, MOVE, REST, Roll
from game.runebound.view.choices import wanted
from game.runebound.view.dice_words import face_name
from game.runebound.view.names import Names, coordinates
from game.runebound.view.odds import Odds
from game.runebound.view.values import (
    BAD,
    GOOD,
    DiceShown,
    DieShown,
    MarchShown,
    WayRow,
    WayShown,
)
from game.runebound.view.ways_told import (
    dice_needed,
    is_interrupted,
    live_of,
    marches,
    records_of,
    sign_of,
    step_words,
    walked,
)

MARCH, PAY = "march", "pay-die"


def dice(names: Names) -> DiceShown:
    """The dice tray: the roll of the open question; before a roll how many dice the hero's speed gives."""
    prompt, words = names.session.prompt, names.words
    records = records_of(names.t, prompt)
    cause = _cause(names, prompt)
    title = words(f"dice.{cause}")
    if not records or prompt is None:
        hero = prompt.chooser if prompt is not None and prompt.chooser in names.t.heroes else names.t.active
        coming = words("dice.lying") if prompt is not None and prompt.kind == "act" else ""
        return DiceShown(words(f"dice.{MOVE}"), speed_line(names, hero) if hero else "", coming=coming)
    path: Any = prompt.data.get("path", [])
    orders = {name: at for at, name in enumerate(path)}
    usual = prompt.data.get("usual") if prompt.kind == PAY else None
    shown = tuple(
        DieShown(face_name(names, int(die["face"])), orders.get(die["spent"], 0), str(die["spent"]), die["id"] == usual)
        for die in records
    )
    cards = len(names.t.zone(zones.hand(prompt.chooser)))
    asked = names.session.computer is None  # the computer needs no help
    may = asked and cards and live_of(names.t, prompt) and prompt.kind in ("march", "exert")
    foot = words("dice.exert", cards=cards) if may else words("dice.proposed") if asked and usual else ""
    line = speed_line(names, prompt.chooser) if cause != REST else words("dice.rest-line")
    return DiceShown(title, line, shown, foot)


def _cause(names: Names, prompt: Prompt | None) -> str:
    """What a roll is for."""
    if prompt is None:
        return MOVE
    if prompt.kind == "outcome":
        return EXPLORE
    roll = names.t.roll
    if "cause" not in prompt.data and isinstance(roll, Roll):
        return roll.cause
    return str(prompt.data.get("cause", MOVE))


def speed_line(names: Names, hero: str) -> str:
    """What made the number of dice: "speed 3, Riding Boots +1"."""
    t, words = names.t, names.words
    printed = t.box.content.heroes[hero].speed
    parts = [words("dice.speed", speed=printed)]
    for source, amount in values.ask(t, Query("speed", hero)).parts:
        name = words(f"state.{source}.name") if source in zones.STATES else names.card(source)
        parts.append(words("dice.changes", name=name, amount=amount))
    return words("log.comma").join(parts)


def march(names: Names, odds: Odds) -> MarchShown | None:
    """The march that runs, or that could be begun."""
    t, prompt = names.t, names.session.prompt
    if prompt is None or prompt.chooser not in t.heroes or t.cell(prompt.chooser) is None:
        return None
    hero = prompt.chooser
    if prompt.kind == "act":
        return MarchShown(hero, (t.here(hero).name,))
    waits = is_interrupted(t, prompt)
    if not marches(prompt) and not waits:
        return None
    path: Any = prompt.data.get("path", [t.here(hero).name])
    path = tuple(str(cell) for cell in path)
    if prompt.kind == "step-or-march":
        return MarchShown(hero, path, chances=odds.march(names, hero))
    if prompt.kind == "move":
        reach: Any = prompt.data["reach"]
        start = t.here(hero)
        steps = {str(zone): t.land.distance(start, cell) for zone in reach if (cell := cell_of(str(zone))) is not None}
        return MarchShown(hero, path, len(path) - 1, steps)
    return MarchShown(hero, path, len(path) - 1, dice_needed(t, prompt), waits=waits)


def way(names: Names) -> WayShown | None:
    """The way slip: the steps so far and what waits in the hex; before a march what lies there."""
    prompt, t, words = names.session.prompt, names.t, names.words
    if prompt is None or not marches(prompt) or prompt.chooser not in t.heroes:
        return None
    rows = list(_steps(names, prompt))
    if prompt.kind == "step-or-march":
        rows.append(WayRow("boot", words("way.step"), words("way.march")))
    cell = here = t.here(prompt.chooser)
    if prompt.kind == PAY and (entered := cell_of(str(prompt.data["to"]))) is not None:
        cell = entered
        title, value = step_words(names, prompt.chooser, here, cell)
        rows.append(WayRow(_proposed(names, prompt), title, "", words("way.pays", dice=value), GOOD))
    rows += here_rows(names, prompt.chooser, cell.name)
    if not rows:
        rows.append(WayRow("", words("way.nothing")))
    return WayShown(words("way.title"), capital(_at(names, cell)), tuple(rows))


def _proposed(names: Names, prompt: Prompt) -> str:
    """The face of the die that is proposed to pay."""
    return next(face_name(names, int(die["face"])) for die in records_of(names.t, prompt)
                if die["id"] == prompt.data["usual"])  # fmt: skip


def _at(names: Names, cell: Cell) -> str:
    """A hex in a word or two: its site, else its terrain and where it lies."""
    t, site = names.t, names.t.land.site(cell)
    if site is not None:
        return names.words(f"site.{site.id}")
    return names.words("way.hex", terrain=names.words(f"terrain.{t.land.terrain(cell)}"), at=coordinates(cell))


def _steps(names: Names, prompt: Prompt) -> Iterator[WayRow]:
    for step in walked(names.t, prompt):
        title, value = step_words(names, prompt.chooser, step.start, step.cell)
        yield WayRow(sign_of(names, prompt, step), title, value)


def here_rows(names: Names, hero: str, zone: str) -> Iterator[WayRow]:
    """What can be done in a hex: an adventure with what it leaves, a quest, a market, zombies, the villain."""
    t, words, cell = names.t, names.words, cell_of(zone)
    if cell is None:
        return
    left = t.actions
    gem = t.adventure_at(cell)
    if gem:
        kind = t.box.gem_kind(t.card(gem))
        enough = left >= ADVENTURE_PRICE
        line = words("way.adventure-left", left=left - ADVENTURE_PRICE) if enough else words("way.adventure-short",
                                                                                             left=left)  # fmt: skip
        yield WayRow(kind, words(f"way.adventure-{kind}"), "", line, GOOD if enough else BAD)
    zombies = len(t.lying(cell, ZOMBIE_CARD))
    if zombies:
        yield WayRow("zombie", words("name.zombies", count=zombies), "", words("way.zombie"), BAD)
    villain = t.villain()
    if villain and t.cell(villain) == cell:
        health = values.enemy_health(t, villain, hero)
        yield WayRow("boss", names.card(villain), "", words("way.villain", health=health))
    site = t.land.site(cell)
    if site is not None and site.kind == "city":
        yield WayRow("store", words("way.market"), "", words("way.market-line"), GOOD)
    elif site is not None:
        yield WayRow("heart", words(f"sitekind.{site.kind}"), "", words("way.site-line"), GOOD)
    for piece in wanted(names, zone):
        yield WayRow("scroll", names.card(piece), "", words("way.wanted"), GOOD)
