"""The set-up as a form: what the forms of the family have in common, and the record of a set-up that states keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from game.adventure.box import Box
from game.adventure.cards import PRINTED
from game.adventure.companions import COMPUTERS, companions_of
from game.adventure.peril import COLOURS
from game.adventure.view.ladder import step_entries
from game.adventure.view.pictures import picture_of
from game.kit.companions import ADVISER
from game.kit.setup import ChoiceList, Entry, Opponent, SeatChoice, Setup, SetupForm, Switch, Trait
from game.kit.shown import Fact, Space
from game.kit.text import Words

STEP, GRIM = "step", "grim"
"""The ids of the list of steps and of the switch."""
SEATED = ("sensible", ADVISER)
"""The computer players that a hero may be given to."""
_TOLD = (("check", "win"), ("cross", "lose"), ("boot", "road"), ("swords", "foes"))
"""What is told of a quest, each with its icon."""


class FormCites(NamedTuple):
    """The rules about what is chosen: the heroes, the leader, the Grim Rule."""

    heroes: str
    leader: str
    grim: str


def party_form(box: Box, words: Words, played: ChoiceList, heroes: Iterable[Entry], cites: FormCites) -> SetupForm:
    """What is chosen before a game: what is played, the step of the ladder with its chances, a hero for each seat, the
    leader, and whether the Grim Rule holds.
    """
    steps = step_entries(box, words, {entry.id: entry.title for entry in played.entries})
    return SetupForm(
        lists=(played, ChoiceList(STEP, words("ui.setup.step"), steps, usual=PRINTED)),
        pieces=tuple(heroes),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule=cites.heroes,
        switches=(
            Switch(GRIM, words("ui.setup.grim"), words("ui.setup.grim_on"), words("ui.setup.grim_off"), cites.grim),
        ),
        first_words=words("ui.setup.leads"),
        first_rule=cites.leader,
        computers=tuple((name, words(f"computer.{name}")) for name in SEATED),
    )


def quest_entry(box: Box, words: Words, game: str, quest_id: str) -> Entry:
    """A quest as the set-up shows it: story, how it is won and lost, road, foes, track, nemesis."""
    quest, key = box.quests[quest_id], f"quest.{quest_id}"
    return Entry(
        id=quest_id,
        title=words(f"{key}.title"),
        picture=picture_of(game, quest_id),
        text=words(f"{key}.story"),
        facts=tuple(Fact(icon, words(f"ui.setup.{name}"), words(f"{key}.{name}")) for icon, name in _TOLD),
        track=tuple(Space(c, words(f"{key}.{c}") if c in COLOURS else "") for c in quest.track),
        track_title=words("ui.setup.peril"),
        track_icon="peril",
        opponent=_nemesis(box, words, game, quest.nemesis) if quest.nemesis else None,
    )


def _nemesis(box: Box, words: Words, game: str, nemesis: str) -> Opponent:
    card, key = box.enemies[nemesis], f"nemesis.{nemesis}"
    numbers = (("attack", card.attack), ("resilience", card.resilience), ("health", card.health))
    facts = tuple(Fact(icon, words(f"ui.setup.{icon}"), str(value)) for icon, value in numbers)
    return Opponent(nemesis, words(f"{key}.name"), words(f"{key}.title"), picture_of(game, nemesis), facts)


def hero_entry(box: Box, words: Words, game: str, hero: str, health: int, basics: Iterable[str]) -> Entry:
    """A hero as the set-up shows it, with the health in this party and the basic cards."""
    key = f"hero.{hero}"
    actions = ((basic, box.actions[basic]) for basic in basics)
    return Entry(
        id=hero,
        title=words(f"{key}.name"),
        short=words(f"{key}.short"),
        picture=picture_of(game, hero),
        line=words(f"{key}.pitch"),
        quote=words(f"{key}.quote"),
        facts=(Fact("health", words("ui.setup.health"), str(health)),),
        traits=tuple(
            Trait(basic, words(f"card.{basic}.name"), f"action-{found.action}", found.dice, "die")
            for basic, found in actions
        ),
    )


# -- the record --------------------------------------------------------------------------------------


def record_of(setup: Setup, played: Mapping[str, str]) -> dict[str, Any]:
    """A set-up as the rules keep it in their state: what is played, as the game says it, and the party."""
    pieces = list(setup.pieces)
    computers, step = [seat.computer for seat in setup.seats], setup.choices.get(STEP) or PRINTED
    further: dict[str, Any] = {STEP: step} if step != PRINTED else {}
    if any(computers):
        further[COMPUTERS] = computers
    return {
        **played,
        "heroes": pieces,
        "leader": pieces[setup.first] if setup.first < len(pieces) else "",
        "players": [seat.player for seat in setup.seats],
        "grim": setup.switched(GRIM),
        "seed": setup.seed,
        **further,
    }


def setup_of(record: dict[str, Any], played: Mapping[str, str]) -> Setup:
    """The set-up of a record; what is played stands in it as the game says it."""
    heroes, players = list(record["heroes"]), list(record.get("players", ()))
    computers, leader = companions_of(record), record.get("leader", "")
    return Setup(
        {**played, STEP: str(record.get(STEP, PRINTED))} | ({GRIM: "yes"} if record.get("grim") else {}),
        tuple(
            SeatChoice(players[at] if at < len(players) else "", hero, computers[hero])
            for at, hero in enumerate(heroes)
        ),
        heroes.index(leader) if leader in heroes else 0,
        str(record.get("seed", "")),
    )
