"""The set-up as a form: the boss, the step of the ladder, the annex, and the heroes of each seat [TN-101 to TN-113]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kit.companions import ADVISER
from game.kit.rng import Streams
from game.kit.setup import ChoiceList, Entry, Problem, Setup, SetupForm, Switch, Trait
from game.kit.shown import Fact, Row
from game.kit.text import Words
from game.tenefyr.box import Box
from game.tenefyr.content import SKILL
from game.tenefyr.power import OF_PLAYERS
from game.tenefyr.sessions import HEROES_EACH, MOST_PLAYERS
from game.tenefyr.setting_up import RANDOM
from game.tenefyr.view.pictures import picture_of

BOSS, STEP, FIRST_BOX = "boss", "step", "first-box"
USUAL_BOSS, USUAL_STEP = "dark-lord", "easy"
"""What a first game is offered with [TN-112]."""
FROM_BOX, ANNEX = "box", "annex"
HEAD, FACE = (0.5, 0.26), (0.5, 0.4)
"""What is kept of the pictures of bosses and of heroes where they are cut."""


def second_of(seat: int) -> str:
    """The list of the second hero of a seat, from 0 [TN-102]."""
    return f"second-{seat + 1}"


def setup_form(box: Box, words: Words, seats: int, players: Mapping[str, str]) -> SetupForm:
    """What is to be chosen before a game of so many players; a first one is offered an easy start [TN-112]."""
    bosses = (_boss(box, words, boss, seats) for boss in box.content.bosses)
    seconds = (
        ChoiceList(second_of(seat), words("ui.setup.second", seat=seat + 1),
                   (_drawn(words), *_heroes(box, words)), "TN-102", usual=RANDOM)
        for seat in range(seats) if HEROES_EACH.get(seats, 1) > 1
    )  # fmt: skip
    return SetupForm(
        lists=(
            ChoiceList(BOSS, words("ui.setup.boss"), tuple(bosses), "TN-108", usual=USUAL_BOSS),
            ChoiceList(STEP, words("ui.setup.step"), tuple(_step(words, step) for step in box.content.ladder),
                       "TN-109", usual=USUAL_STEP),
            *seconds,
        ),
        pieces=tuple(_heroes(box, words)),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule="TN-102",
        switches=(
            Switch(FIRST_BOX, words("ui.setup.first-box"), words("ui.setup.annex-off"), words("ui.setup.annex-on"),
                   "TN-113"),
        ),
        first_words=words("ui.setup.begins"),
        first_rule="TN-110",
        computers=(*players.items(), (ADVISER, words("computer.adviser"))),
    )  # fmt: skip


def _group(words: Words, annex: bool) -> tuple[str, str]:
    """What an entry stands under: the box, or the annex [TN-113]."""
    group = ANNEX if annex else FROM_BOX
    return group, words(f"ui.setup.{group}")


def _boss(box: Box, words: Words, boss: str, seats: int) -> Entry:
    """A boss with its four stages."""
    it = box.content.bosses[boss]
    column = OF_PLAYERS[max(1, min(seats, MOST_PLAYERS))]
    stages = tuple(
        Fact("strength", words(f"card.{stage}.name"), str(foe.power[column])) for stage, foe in it.stages.items()
    )
    return Entry(
        boss, words(f"boss.{boss}.name"), "", *_group(words, it.annex), picture=picture_of(box, boss),
        focus=HEAD, line=words(f"boss.{boss}.pitch"), text=words(f"boss.{boss}.story"), facts=stages,
        rows=(Row(words("ui.setup.win-text")),),
    )  # fmt: skip


def _step(words: Words, step: str) -> Entry:
    return Entry(step, words(f"ladder.{step}.name"), line=words(f"ladder.{step}.text"))


def _drawn(words: Words) -> Entry:
    """The second hero left to chance."""
    return Entry(RANDOM, words("ui.setup.random-hero"), rows=(Row(words("ui.setup.random-text")),))


def _heroes(box: Box, words: Words) -> Iterator[Entry]:
    for hero, it in box.content.heroes.items():
        title, skill = words(f"hero.{hero}.name"), f"{SKILL}{hero}"
        yield Entry(
            hero, title, title, *_group(words, it.annex), picture=picture_of(box, hero),
            focus=FACE, line=words(f"card.{skill}.text"), text=words(f"hero.{hero}.pitch"),
            quote=words(f"hero.{hero}.quote"),
            facts=(
                Fact(it.kind, words("ui.setup.kind"), words(f"kind.{it.kind}")),
                Fact("strength", words("ui.setup.power"), str(it.power)),
            ),
            rows=(Row(words(f"card.{skill}.text")), Row(words(f"hero.{hero}.plays"))),
            traits=(Trait(skill, words(f"card.{skill}.name"), "strength", it.power),),
        )  # fmt: skip


# -- what was chosen


def annexed(setup: Setup) -> bool:
    """Whether the annex is in the game: always, unless the first box alone is wanted [TN-113]."""
    return not setup.switched(FIRST_BOX)


def heroes_of(box: Box, setup: Setup) -> list[list[str]]:
    """The heroes of each seat; a second one that is left to chance is drawn by the seed, from those that nobody has
    [TN-102].
    """
    parties = [[seat.piece] for seat in setup.seats]
    if HEROES_EACH.get(len(parties), 1) == 1:
        return parties
    chosen = [setup.choices.get(second_of(seat)) or RANDOM for seat in range(len(parties))]
    taken = {*setup.pieces, *chosen}
    free = [hero for hero, it in box.content.heroes.items() if hero not in taken and (annexed(setup) or not it.annex)]
    drawn = iter(Streams(setup.seed, {}).shuffled("second-heroes", free))
    for party, second in zip(parties, chosen, strict=True):
        party.append(next(drawn) if second == RANDOM else second)
    return parties


def plain_setup(box: Box, setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    return {
        "heroes": heroes_of(box, setup),
        "pieces": list(setup.pieces),
        "players": [seat.player for seat in setup.seats],
        "computers": [seat.computer for seat in setup.seats],
        "boss": setup.choices.get(BOSS) or USUAL_BOSS,
        "step": setup.choices.get(STEP) or USUAL_STEP,
        "annex": annexed(setup),
        "first": setup.first,
        "seed": setup.seed,
        "choices": dict(setup.choices),
    }


def problem(box: Box, words: Words, setup: Setup) -> Problem | None:
    """Why a set-up cannot be played; None if it can. Seats without a hero are not spoken of."""
    content, number = box.content, len(setup.seats)
    if not 1 <= number <= MOST_PLAYERS:
        return Problem(words("setup.seats"), "TN-101")
    parties = _taken(setup)
    for seat, heroes in enumerate(parties):
        for hero in heroes:
            if hero not in content.heroes:
                return Problem(words("setup.no-hero"), "TN-102")
            if content.heroes[hero].annex and not annexed(setup):
                return Problem(words("setup.annex-off", name=words(f"hero.{hero}.name")), "TN-113", (seat,))
    every = [hero for heroes in parties for hero in heroes]
    twice = tuple(seat for seat, heroes in enumerate(parties) if any(every.count(hero) > 1 for hero in heroes))
    if twice:
        return Problem(words("setup.twice"), "TN-102", twice)
    boss = setup.choices.get(BOSS) or USUAL_BOSS
    if boss != RANDOM and boss not in content.bosses:
        return Problem(words("setup.no-boss"), "TN-108")
    if boss != RANDOM and content.bosses[boss].annex and not annexed(setup):
        return Problem(words("setup.annex-off", name=words(f"boss.{boss}.name")), "TN-113")
    if (setup.choices.get(STEP) or USUAL_STEP) not in content.ladder:
        return Problem(words("setup.no-step"), "TN-109")
    if not 0 <= setup.first < number:
        return Problem(words("setup.no-first"), "TN-110")
    return None


def _taken(setup: Setup) -> list[list[str]]:
    """The heroes that were named for each seat."""
    two = HEROES_EACH.get(len(setup.seats), 1) > 1
    found = []
    for seat, choice in enumerate(setup.seats):
        second = setup.choices.get(second_of(seat), "") if two else ""
        found.append([hero for hero in (choice.piece, "" if second == RANDOM else second) if hero])
    return found
