"""Prompts: a decision is data. Legal is what is listed; answers are ids, never positions.

A game declares its kinds of questions once, each with the gesture that answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct, field

from game.kit.errors import IllegalAnswer

Refusal = tuple[str, str]
"""Why something is not an option: the key of the reason, and the id of the rule."""

Refusals = dict[str, Refusal]
WhyNot = Callable[[], Refusals]
"""Asked only where somebody wants to know: why other pieces are no options."""
Details = Callable[[], dict[str, object]]
"""Asked only where somebody looks: what else a player should see beside a question."""
Answer = tuple[str, ...]
GIVE_UP: Answer = ("give-up",)
"""The answer to any question by which the players give the game up, where it knows such an end (`Flow.given_up`)."""


class Prompt(Struct, frozen=True, gc=False):
    """One question. `least` to `most` of the options may be chosen; with least 0 the empty answer declines.

    `chooser` is the piece id of the decider, `source` the card or rule that asks, `data` what a player should see
    beside the question (plain values only; pieces named as what it is `about` are never covered). `offer` names what
    is offered where it may come again and again: a person may decline it for the whole round (`kit/offers.py`).
    `pause`: it is asked also where it leaves no choice, so that the players stop there.
    """

    kind: str
    chooser: str
    source: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    data: dict[str, object] = field(default_factory=dict)
    offer: str = ""
    pause: bool = False

    @property
    def offered(self) -> str:
        """The offer with whom it is made to; empty where this is none."""
        return f"{self.chooser}: {self.offer}" if self.offer else ""

    def check(self, answer: Sequence[str]) -> None:
        """Raise IllegalAnswer unless the answer is legal."""
        if not self.least <= len(answer) <= self.most:
            raise IllegalAnswer(
                f"{self.kind}: {len(answer)} chosen, where {self.least} to {self.most} are asked for"
            )
        if len(answer) > 1 and len(set(answer)) != len(answer):
            raise IllegalAnswer(f"{self.kind}: an option is chosen twice in {list(answer)}")
        for option in answer:
            if option not in self.options:
                raise IllegalAnswer(f"{self.kind}: {option!r} is not one of {list(self.options)}")


OptionPlace = Literal["piece", "die", "token", "space", "cell", "spot", "button"]
Pick = Literal["one", "mark", "count", "path", "pair"]
Drag = Literal["", "to-chooser", "from-chooser", "onto", "leads", "marked", "played", "to-cell"]
PAIR = ">"
"""What stands between the halves of an option that is a pair."""
Keys = Literal["order", "slot", "count", "tab"]
Docked = Literal["", "cards", "rows", "sheet"]


class Gesture(Struct, frozen=True):
    """How one kind of question is answered by hand.

    `place`: where its options lie: on pieces, dice, the chooser's tokens, spaces of a track, cells of a map, spots of
    the table of their names, or only on a button. `pick`: a click answers ("one"), marks for Confirm ("mark"), lifts
    one of so many ("count"), is a step of a path ("path"), or takes one half of a pair ("pair"). `drag`: the option's
    piece to the chooser's seat, anything of the chooser onto the option, the first half of a pair onto the second, all
    that is marked to where the chooser plays ("marked"), which confirms it, or the option's piece there ("played"):
    then what it is dropped on goes to the next question, where that asks for one thing only. With "to-cell" a piece
    that the data call `leads` is brought to another cell of the map: where that is an option it answers, else the piece
    gives the option to which it leads, and goes on to that cell by the next question, where it leads on.
    `keys`: a number is the option of that place in the list ("order"), the card in that slot of its row ("slot"), or
    the amount ("count"), or a tab of the sheet ("tab"). `dock`: the options also hang under the banner, as cards with
    pictures or as rows with words, or stand as whole cards on a sheet over the table (`View.card_sheet`).

    An option that is a cell is its zone of the board (`cell:4,7`). A question about a path asks for one step; its data
    give the `path` so far, from where it began to where the `piece` (without it the chooser) stands now, and the cells
    in `reach` of further steps, all by their zones.

    Pieces that the data call `leads`, each with an option, are none themselves: to drag one gives that option, and then
    the piece to the next question, where it is one. With the drag "leads" a click gives that option too, and what it is
    dropped on goes to the next question, where that asks for one thing only.

    Of what is marked the option that the data call `usual`, or those that they call `marked`, are so from the start.

    An option that is a pair is a piece and what it is brought to, a piece or a place of the table: `hero>forge`.
    """

    place: OptionPlace = "piece"
    pick: Pick = "one"
    drag: Drag = ""
    keys: Keys = "order"
    dock: Docked = ""


class PromptKind(Struct, frozen=True):
    """One kind of question: its gesture, the numbered rule it is about (if one), whether new players get a hint,
    whether it is an offer that may come again and again (`Prompt.offer`), and whether it is `open`: about nothing that
    is hidden, at a table that shows no hand, so that whoever is asked answers without a curtain.
    """

    gesture: Gesture = Gesture(dock="cards")
    rule: str = ""
    hint: bool = False
    offer: bool = False
    open: bool = False


def leads_of(prompt: Prompt) -> dict[str, str]:
    """The pieces that lead to an option when they are dragged, each with it."""
    found = prompt.data.get("leads")
    return found if isinstance(found, dict) else {}


def pair(first: str, second: str) -> str:
    """The option of a pair."""
    return f"{first}{PAIR}{second}"


def halves_of(option: str) -> tuple[str, str]:
    """The two halves of an option that is a pair."""
    first, _, second = option.partition(PAIR)
    return first, second


class Given(Struct, frozen=True, omit_defaults=True):
    """An answer together with the question it answered, so that an old save can tell when the two differ.

    `learned` is what was known when it was given (`State.learned`), `chooser` who was asked (empty in a save older than
    the field), `computer` true where no person answered, for the `reason` it gave. `quiet` is the offer that is not
    made again in the `round` in which this was answered.
    """

    kind: str
    source: str
    options: tuple[str, ...]
    ids: Answer
    learned: int
    chooser: str = ""
    computer: bool = False
    reason: str = ""
    quiet: str = ""
    round: int = 0

    @property
    def story(self) -> tuple[object, ...]:
        """What a replay must tell alike."""
        return self.kind, self.source, self.options, self.ids, self.learned

    def fits(self, prompt: Prompt) -> bool:
        """Whether this answer still is a legal answer to the question that is asked now."""
        if (self.kind, self.source) != (prompt.kind, prompt.source):
            return False
        if self.ids == GIVE_UP:
            return True
        return prompt.least <= len(self.ids) <= prompt.most and all(i in prompt.options for i in self.ids)
