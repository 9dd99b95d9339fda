"""Stories: what is told of a great moment beside its sentence in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Fact, Story
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound.names import MARGATH
from game.runebound.values import enemy_health
from game.runebound.view.names import Names
from game.runebound.view.pictures import picture_of, scenario_picture
from game.runebound.view.texts import story_text, text

Data = Mapping[str, Any]
MIDDLE = (0.5, 0.4)
TOLL = "RB-932"
"""The rule by which a hero whom a villain defeats loses something."""


def story(names: Names, event: Event) -> Story | None:
    """What is told of a great moment; None for any other event."""
    if not isinstance(event, Noted) or event.name not in MOMENTS:
        return None
    return MOMENTS[event.name](names, event.data)


def _scenario(names: Names, data: Data) -> Story:
    """The game begins."""
    words, scenario = names.words, str(data["scenario"])
    villain = names.t.box.villain_of(scenario)
    return Story("scenario", words(f"scenario.{scenario}.name"), words(f"scenario.{scenario}.opening"),
                 words(f"objective.{scenario}.goal"), villain if villain in names.t.board.pieces else "",
                 scenario_picture(scenario), focus=MIDDLE)  # fmt: skip


def _act(names: Names, data: Data) -> Story | None:
    """An act is over; nothing is told where the game ends with it, which is told at once [RB-926]."""
    words, scenario, act = names.words, str(data["scenario"]), int(data["act"])
    if act > 1 and scenario != MARGATH:
        return None
    kind = "act2" if act == 1 else "near"
    title = words("story.act-over", act=words(f"track.act-{act}"))
    line = words("story.act-two" if act == 1 else "story.march")
    return Story("act", title, words(f"scenario.{scenario}.{kind}"), line, picture=scenario_picture(scenario),
                 tone="bad", focus=MIDDLE)  # fmt: skip


def _villain(names: Names, data: Data) -> Story:
    """The villain appears."""
    words, villain = names.words, str(data["villain"])
    facts = tuple(
        Fact("heart", names.short(hero), str(enemy_health(names.t, villain, hero))) for hero in names.t.heroes
    )
    return Story("villain", names.card(villain), words(f"card.{villain}.scene"),
                 capital(words("story.appears-at", place=names.place(str(data["place"])))), villain,
                 picture_of(names.t.box, villain), "bad", facts, focus=MIDDLE)  # fmt: skip


def _card(names: Names, data: Data) -> Story:
    """A story card comes."""
    words, piece = names.words, str(data["piece"])
    card = names.card_of(piece)
    return Story("story", names.card(piece), words(f"card.{card}.story"), story_text(names, card), piece,
                 picture_of(names.t.box, card))  # fmt: skip


def _defeated(names: Names, data: Data) -> Story:
    """A hero lies down."""
    words, hero = names.words, str(data["hero"])
    return Story("defeated", words("story.defeated", hero=names.short(hero)), words("state.defeated.text"), "", hero,
                 picture_of(names.t.box, hero), "bad", focus=(0.5, 0.36))  # fmt: skip


def _beaten(names: Names, data: Data) -> Story:
    """An enemy is defeated; of a villain the game is won with it."""
    words, enemy, hero = names.words, str(data["enemy"]), str(data["hero"])
    card = names.card_of(enemy)
    reward = text(names, card, "reward")
    line = words("story.reward", reward=reward) if reward else ""
    title = words("story.beaten", enemy=names.said(enemy))
    told = words("story.beaten-by", hero=names.short(hero))
    return Story("beaten", title, told, line, enemy, picture_of(names.t.box, card), "good", focus=MIDDLE)


def _toll(names: Names, data: Data) -> Story | None:
    """A villain has defeated a hero, who loses lore or a companion by it [RB-932]; nothing for all other changes."""
    t, words, lost = names.t, names.words, -int(data["amount"])
    if lost <= 0 or str(data["source"]) != TOLL:
        return None
    kind = zones.COMPANION if t.scenario != MARGATH else zones.LORE
    villain, hero = t.box.villain_of(t.scenario), names.short(str(data["hero"]))
    told = words("story.toll-text", hero=hero, villain=names.said(villain), lost=words(f"story.{kind}", count=lost))
    return Story("toll", words(f"story.toll-{kind}", count=lost), told, "", villain, picture_of(t.box, villain), "bad",
                 focus=MIDDLE)  # fmt: skip


MOMENTS: dict[str, Callable[[Names, Data], Story | None]] = {
    "scenario": _scenario, "act": _act, "villain-appears": _villain, "story": _card, "defeated": _defeated,
    "beaten": _beaten, "companion": _toll, "lore": _toll,
}  # fmt: skip
