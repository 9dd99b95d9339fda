"""Terrain dice: what their faces show, a roll, and rolling again [RB-302, RB-208]."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from game.kit.dice import Die
from game.kit.prompts import Prompt
from game.runebound import names
from game.runebound.decks import exert_card
from game.runebound.table import Table

MOVE, REST, EXPLORE, ABILITY = "move", "rest", "explore", "ability"
"""What a roll is for [RB-208]."""
CHANCE = "chance"
"""What is left to chance and shown by no die of the box: which card, which ability."""


def one_of_many(number: int) -> Die:
    """A die with so many faces, "1" and on."""
    return Die(CHANCE, tuple((str(face),) for face in range(1, number + 1)))


class Roll(Struct):
    """A roll of terrain dice of a hero: the face of each, and where it was spent (empty: not yet)."""

    hero: str
    cause: str
    faces: list[int] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)

    def ids(self) -> list[str]:
        """The dice that are not spent."""
        return [die_id(at) for at, used in enumerate(self.spent) if not used]

    def live(self) -> list[int]:
        """The places of the dice that are not spent."""
        return [at for at, used in enumerate(self.spent) if not used]

    def shown(self) -> list[dict[str, object]]:
        """The dice as a question and a note tell them."""
        return [
            {"id": die_id(at), "die": "terrain", "face": face, "spent": self.spent[at]}
            for at, face in enumerate(self.faces)
        ]


def die_id(at: int) -> str:
    """The id of a die by its place in the roll."""
    return f"die-{at + 1}"


def place_of(die: str) -> int:
    """The place of a die in its roll."""
    return int(die.removeprefix("die-")) - 1


def throw(t: Table, hero: str, number: int, cause: str) -> Roll:
    """Roll so many terrain dice."""
    roll = Roll(hero, cause)
    for at in range(number):
        roll.faces.append(_one(t, at, cause))
        roll.spent.append("")
    t.note("roll", hero=hero, cause=cause, dice=roll.shown())
    return roll


def _one(t: Table, at: int, cause: str) -> int:
    return t.throw(t.box.die, "terrain", die_id(at), cause).face


def throw_again(t: Table, roll: Roll, places: Sequence[int], source: str) -> None:
    """Roll some dice of a roll once more."""
    for at in places:
        roll.faces[at] = _one(t, at, roll.cause)
    dice = [die for at, die in enumerate(roll.shown()) if at in places]
    t.note("reroll", hero=roll.hero, source=source, dice=dice)


def offer_exertion(t: Table, roll: Roll, data: dict[str, object]) -> bool:
    """The hero may exert to roll one die again [RB-208]; whether that was done."""
    hand = tuple(t.zone(names.hand(roll.hero)))
    if not hand or not roll.ids():
        return False
    told = {**data, "dice": roll.shown(), "cause": roll.cause}
    answer = t.ask(Prompt("exert", roll.hero, "RB-208", hand, 0, 1, told))
    return bool(answer) and exert_for(t, roll, answer[0])


def exert_for(t: Table, roll: Roll, card: str) -> bool:
    """A card of the hand is exerted to roll one unspent die again, which is asked for; whether it was done [RB-208]."""
    ids = tuple(roll.ids())
    data: dict[str, object] = {"dice": roll.shown(), "card": card, "cause": roll.cause}
    picked = ids if len(ids) == 1 else t.ask(Prompt("reroll", roll.hero, "RB-208", ids, 0, 1, data))
    if not picked:
        return False
    exert_card(t, roll.hero, card, "RB-208")
    throw_again(t, roll, [place_of(picked[0])], "RB-208")
    return True


def showing(t: Table, roll: Roll, need: int) -> int:
    """How many dice of a roll show one of some symbols."""
    faces = t.box.masks
    return sum(bool(faces[face] & need) for face in roll.faces)
