"""The set-up as a form: the scenario, the form of play, who plays the enemies, the step of the ladder, and a hero for
each seat [RB-101, RB-104, RB-107, RB-114, RB-732].
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kit.companions import ADVISER
from game.kit.setup import ChoiceList, Entry, Opponent, Problem, Setup, SetupForm, Trait
from game.kit.shown import Fact, Row
from game.kit.text import Words
from game.runebound import names
from game.runebound.box import Box
from game.runebound.content import ATTRIBUTES, Hero
from game.runebound.sessions import PLAYED, SEATS
from game.runebound.setting_up import RANDOM
from game.runebound.table import SCRIPT
from game.runebound.tokens import Pair, pair
from game.runebound.view.pictures import picture_of, scenario_picture
from game.runebound.view.token_values import SIGNS

SCENARIO, FORM, ENEMIES, STEP = "scenario", "form", "enemies", "step"
"""The lists of the form."""
USUAL_SCENARIO, USUAL_STEP = "margath", "chart"
"""What new players are pointed to [RB-104]; the game as its rules are."""
FORMS = (names.RIVALS, names.TOGETHER)
"""What several heroes choose from; one hero alone plays solo, whatever was chosen [RB-951]."""
MOST_SEATS = 4
FACE, HEAD = (0.5, 0.36), (0.5, 0.4)
"""What is kept of the pictures of heroes and scenarios where they are cut."""


def setup_form(box: Box, words: Words, seats: int, players: Mapping[str, str]) -> SetupForm:
    """What is to be chosen before a game of so many heroes."""
    forms = FORMS if seats > 1 else (names.SOLO,)
    kinds = (PLAYED, SCRIPT) if seats > 1 else (SCRIPT,)  # nobody sits to the left of one hero [RB-951]
    enemies = tuple(_plain(words, f"enemies.{kind}", kind) for kind in kinds)
    steps = tuple(_plain(words, f"ladder.{step}", step) for step in box.content.ladder)
    return SetupForm(
        lists=(
            ChoiceList(SCENARIO, words("ui.setup.scenario"), tuple(_scenarios(box, words)), "RB-104",
                       usual=USUAL_SCENARIO),
            ChoiceList(FORM, words("ui.setup.form"), tuple(_plain(words, f"form.{form}", form) for form in forms),
                       "RB-101"),
            ChoiceList(ENEMIES, words("ui.setup.enemies"), enemies, "RB-732"),
            ChoiceList(STEP, words("ui.setup.step"), steps, "RB-114", usual=USUAL_STEP),
        ),
        pieces=tuple(_hero(box, words, hero) for hero in box.content.heroes),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule="RB-107",
        first_words=words("ui.setup.begins"),
        first_rule="RB-102",
        computers=(*players.items(), (ADVISER, words("computer.adviser"))),
    )  # fmt: skip


def _plain(words: Words, key: str, entry: str) -> Entry:
    return Entry(entry, words(f"{key}.name"), line=words(f"{key}.text"))


def _scenarios(box: Box, words: Words) -> Iterator[Entry]:
    """Each scenario with its villain."""
    for scenario, it in box.content.scenarios.items():
        villain = box.content.villains[it.villain]
        health = Fact("heart", words("ui.setup.health"), str(villain.health))
        yield Entry(
            scenario, words(f"scenario.{scenario}.name"), picture=scenario_picture(scenario), focus=HEAD,
            line=words(f"objective.{scenario}.goal"), text=words(f"scenario.{scenario}.opening"),
            rows=(Row(words("objective.appears", place=words(f"place.{it.appears}"))), Row(words("objective.win"))),
            opponent=Opponent(
                it.villain, words(f"card.{it.villain}.name"), words(f"setup.opponent.{scenario}"),
                picture_of(box, it.villain), (health,),
            ),
        )  # fmt: skip


def _hero(box: Box, words: Words, hero: str) -> Entry:
    """A hero: attributes, health, speed, hand and gold, and what the card says."""
    it: Hero = box.content.heroes[hero]
    title = words(f"card.{hero}.name")
    numbers = (("heart", "health"), ("speed", "speed"), ("card", "hand"), ("gold", "gold"))
    facts = [Fact(icon, words(f"ui.setup.{key}"), str(getattr(it, key))) for icon, key in numbers]
    signs = {"body": "fist", "mind": "head", "spirit": "flame"}
    facts += [Fact(signs[name], words(f"attribute.{name}"), str(getattr(it, name))) for name in ATTRIBUTES]
    starts = " · ".join(words(f"sitekind.{kind}") for kind in it.starts)
    facts.append(Fact("flag", words("ui.setup.starts"), starts))
    own = [window for window, _ in it.windows() if window != "setup"]
    return Entry(
        hero, title, words(f"short.{hero}"), picture=picture_of(box, hero), focus=FACE,
        line=words(f"card.{hero}.pitch"), quote=words(f"card.{hero}.quote"),
        text=" ".join(f"**{words(f'card.{hero}.{window}-name')}.** {words(f'card.{hero}.{window}')}" for window in own),
        facts=tuple(facts),
        rows=(Row(words("ui.setup.at-setup", text=words(f"card.{hero}.setup"))),
              *(Row(words(f"card.{hero}.{window}")) for window in own)),
        traits=tuple(_token(words, f"{hero}-{number}", pair(faces)) for number, faces in enumerate(it.tokens, 1)),
    )  # fmt: skip


def _token(words: Words, token: str, faces: Pair) -> Trait:
    """A combat token of a hero, with the sign of its first face."""
    one, other = (words(f"face.{face.symbol}", value=face.value) for face in faces)
    return Trait(token, words("ui.setup.token", one=one, other=other), SIGNS[faces[0].symbol])


# -- what was chosen


def form_of(setup: Setup) -> str:
    """The form of play: alone with one hero, else as chosen [RB-101, RB-951, RB-961]."""
    if len(setup.seats) == 1:
        return names.SOLO
    return names.TOGETHER if setup.choices.get(FORM) == names.TOGETHER else names.RIVALS


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    choices = setup.choices
    return {
        "pieces": list(setup.pieces),
        "players": [seat.player for seat in setup.seats],
        "computers": [seat.computer for seat in setup.seats],
        "scenario": choices.get(SCENARIO) or USUAL_SCENARIO,
        "form": form_of(setup),
        "enemies": choices.get(ENEMIES) or PLAYED,
        "step": choices.get(STEP) or USUAL_STEP,
        "first": setup.first,
        "seed": setup.seed,
        "choices": dict(choices),
    }


def problem(box: Box, words: Words, setup: Setup) -> Problem | None:
    """Why a set-up cannot be played; None if it can. Seats without a hero are not spoken of."""
    number, choices = len(setup.seats), setup.choices
    if not 1 <= number <= MOST_SEATS:
        return Problem(words("setup.seats"), "RB-101")
    if choices.get(FORM, names.RIVALS) not in ("", *SEATS):
        return Problem(words("setup.no-form"), "RB-101")
    heroes = [piece for piece in setup.pieces if piece]
    if any(hero not in box.content.heroes for hero in heroes):
        return Problem(words("setup.no-hero"), "RB-107")
    twice = tuple(seat for seat, piece in enumerate(setup.pieces) if piece and heroes.count(piece) > 1)
    if twice:
        return Problem(words("setup.twice"), "RB-107", twice)
    if (choices.get(SCENARIO) or USUAL_SCENARIO) not in (*box.content.scenarios, RANDOM):
        return Problem(words("setup.no-scenario"), "RB-104")
    if (choices.get(ENEMIES) or PLAYED) not in (PLAYED, SCRIPT):
        return Problem(words("setup.no-enemies"), "RB-732")
    if (choices.get(STEP) or USUAL_STEP) not in box.content.ladder:
        return Problem(words("setup.no-step"), "RB-114")
    if not 0 <= setup.first < number:
        return Problem(words("setup.no-first"), "RB-102")
    return None
