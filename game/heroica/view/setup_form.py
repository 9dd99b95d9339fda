"""The set-up as a form: the road, the form of play, the grade, and a hero for each seat [HC-105, HC-801, HC-901 to
HC-904].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.heroica.box import Box
from game.heroica.level_cards import strength
from game.heroica.level_play import GRADES
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO
from game.heroica.view.lands import land_of, levels_in_order, own_in_order, rank_of
from game.heroica.view.names import card_name, picture_of
from game.kit.companions import ADVISER
from game.kit.setup import ChoiceList, Entry, Problem, Setup, SetupForm, Trait
from game.kit.shown import Fact, Row
from game.kit.text import Words

ROAD, FORM, GRADE = "road", "form", "grade"
CAMPAIGN, SHORT = "campaign", "short"
SHORT_ROAD = (1, 4, 7, 10, 13, 16, 19, 22)
"""The levels of the short road [HC-801]."""
TOGETHER = "together"
FORMS = (RIVALS, TOGETHER)
"""Against each other or together; one hero alone is always together with nobody [HC-902]."""
USUAL_GRADE = "fair"
PURSE, OWN = "gold", "own"
FACE = (0.5, 0.42)
"""Where the face of a hero is in the portrait."""


def setup_form(box: Box, words: Words, seats: int, players: Mapping[str, str]) -> SetupForm:
    """What is to be chosen before a game of so many heroes."""
    return SetupForm(
        lists=(
            ChoiceList(ROAD, words("ui.setup.road"), road_entries(box, words, seats), "HC-801", "strength"),
            ChoiceList(FORM, words("ui.setup.form"), tuple(_form(words, form) for form in FORMS), "HC-901"),
            ChoiceList(GRADE, words("ui.setup.grade"), tuple(_grade(words, grade) for grade in GRADES), "HC-904",
                       usual=USUAL_GRADE),
        ),
        pieces=tuple(_hero(box, words, hero) for hero in box.content.heroes),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule="HC-105",
        first_words=words("ui.setup.begins"),
        first_rule="HC-107",
        computers=(*players.items(), (ADVISER, words("computer.adviser"))),
        left_out=box.own.left_out,
    )  # fmt: skip


def road_entries(box: Box, words: Words, seats: int) -> tuple[Entry, ...]:
    """The whole campaign, the short road, then each level by its land."""
    levels = levels_in_order(box)
    roads = tuple(
        Entry(
            road, words(f"road.{road}.title"), group="roads", group_title=words("ui.setup.roads"),
            picture=picture_of(box, levels[0]), line=words(f"road.{road}.line"), text=words("story.begin.text"),
            facts=(Fact("flag", words("ui.setup.levels"), str(len(levels_of(box, road)))),),
            rows=tuple(Row(words("ui.setup.station", number=box.content.levels[level].number,
                                 place=words(f"level.{level}.place"), title=words(f"level.{level}.title")))
                       for level in levels_of(box, road)),
        )
        for road in (CAMPAIGN, SHORT)
    )  # fmt: skip
    own = own_in_order(box)
    return (*roads, *(_level(box, words, level, seats) for level in (*levels, *own)))


def _level(box: Box, words: Words, level: str, seats: int) -> Entry:
    """One level alone."""
    found = box.levels[level]
    land = land_of(found.number)
    group, title = (OWN, words("ui.setup.own")) if level in box.own.levels else (land, words(f"land.{land}"))
    kinds = {monster.kind: None for monster in found.monsters_for(max(1, seats)).values()}
    hourglass = found.hourglass[max(1, min(seats, len(found.hourglass))) - 1]
    return Entry(
        level, words(f"level.{level}.place"), group=group, group_title=title,
        rank=rank_of(found.number) if group == land else 0,
        picture=picture_of(box, level), line=words(f"level.{level}.title"), text=words(f"level.{level}.story"),
        facts=(
            Fact("flag", words("ui.setup.goal"), words(f"level.{level}.goal")),
            Fact("hourglass", words("ui.setup.hourglass"), str(hourglass)),
            Fact("strength", words("ui.setup.strength"), str(strength(found, box.content, seats))),
        ),
        traits=tuple(Trait(kind, card_name(box, words, kind), "strength", box.strength(kind)) for kind in kinds),
    )  # fmt: skip


def _form(words: Words, form: str) -> Entry:
    return Entry(form, words(f"form.{form}.title"), line=words(f"form.{form}.line"), text=words(f"form.{form}.text"))


def _grade(words: Words, grade: str) -> Entry:
    return Entry(grade, words(f"grade.{grade}.name"), line=words(f"grade.{grade}.text"))


def _hero(box: Box, words: Words, hero: str) -> Entry:
    """A hero: the ability and when it is used, the purse."""
    card = box.content.heroes[hero]
    facts = [Fact("heart", words("ui.setup.health"), "4"), Fact(PURSE, words("ui.setup.purse"), str(card.gold))]
    if card.potion:
        facts.append(Fact("drop", words("ui.setup.potion"), card_name(box, words, card.potion)))
    title = words(f"hero.{hero}.name")
    return Entry(
        hero, title, title, "heroes", words("ui.setup.heroes"), picture=picture_of(box, hero), focus=FACE,
        line=words(f"hero.{hero}.text"), text=words(f"hero.{hero}.pitch"), quote=words(f"hero.{hero}.quote"),
        facts=tuple(facts), rows=(Row(words(f"hero.{hero}.text")), Row(words(f"use.{card.kind}"))),
    )  # fmt: skip


# -- what was chosen


def levels_of(box: Box, road: str) -> tuple[str, ...]:
    """The levels of a road; a level is a road of its own. None for a road that there is not."""
    levels = levels_in_order(box)
    if road == CAMPAIGN:
        return tuple(levels)
    if road == SHORT:
        return tuple(level for level in levels if box.content.levels[level].number in SHORT_ROAD)
    return (road,) if road in box.levels else ()


def form_of(setup: Setup) -> str:
    """The form of play: alone with one hero, else as chosen."""
    if len(setup.seats) == 1:
        return SOLO
    return RIVALS if setup.choices.get(FORM, RIVALS) == RIVALS else FELLOWSHIP


def plain_setup(box: Box, setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    road = setup.choices.get(ROAD) or CAMPAIGN
    return {
        "pieces": list(setup.pieces),
        "players": [seat.player for seat in setup.seats],
        "computers": [seat.computer for seat in setup.seats],
        "form": form_of(setup),
        "road": list(levels_of(box, road)),
        "grade": setup.choices.get(GRADE) or USUAL_GRADE,
        "first": setup.first,
        "seed": setup.seed,
        "choices": dict(setup.choices),
        **_own(box, levels_of(box, road)),
    }


def _own(box: Box, road: tuple[str, ...]) -> dict[str, Any]:
    """What a journey keeps of the levels of a player: the place, and by what it knows them again."""
    found = {level: it for level, it in box.own.levels.items() if level in road}
    kept = {level: {"place": it.words.place, "print": it.print} for level, it in found.items()}
    return {"own": kept} if kept else {}


def problem(box: Box, words: Words, setup: Setup) -> Problem | None:
    """Why a set-up cannot be played; None if it can. Seats without a hero are not spoken of."""
    taken = [piece for piece in setup.pieces if piece]
    if not 1 <= len(setup.seats) <= 4:
        return Problem(words("setup.seats"), "HC-105")
    if not set(taken) <= box.content.heroes.keys():
        return Problem(words("setup.no-hero"), "HC-105")
    twice = tuple(at for at, piece in enumerate(setup.pieces) if piece and setup.pieces.count(piece) > 1)
    if twice:
        return Problem(words("setup.twice"), "HC-105", twice)
    if not levels_of(box, setup.choices.get(ROAD) or CAMPAIGN):
        return Problem(words("setup.no-road"), "HC-801")
    if setup.choices.get(FORM, RIVALS) not in FORMS:
        return Problem(words("setup.no-form"), "HC-901")
    if setup.choices.get(GRADE, USUAL_GRADE) not in GRADES:
        return Problem(words("setup.no-grade"), "HC-904")
    if not 0 <= setup.first < len(setup.seats):
        return Problem(words("setup.no-first"), "HC-107")
    return None
