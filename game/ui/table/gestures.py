"""Gestures: how a question is answered by hand; pure.

A game declares the gesture of each kind of question (`game.kit.prompts`): where the options lie, what a click does to
one, which drag answers, and what the number keys mean; so every kind has a form for the mouse, one of clicks alone and
one for the keyboard. Here `targets` gives the places of the options on the table, `Selection` keeps what is marked
until it is confirmed, and `drop` says what a drag answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.cells import cell_of
from game.kit.prompts import PAIR, Answer, Gesture, Prompt, halves_of, leads_of, pair
from game.kit.shown import Choice

DRAG_THRESHOLD = 8.0
"""How far the pointer moves before a press becomes a drag, in logical units."""
DROP_GROWTH = 1.5
"""How much larger than the card its drop zone is."""


class Target(NamedTuple):
    """An option and the place where it can be clicked: a piece id or a spot; empty for a card alone."""

    option: str
    place: str


def targets(gesture: Gesture, prompt: Prompt, choices: Sequence[Choice], first: str = "") -> list[Target]:
    """Where each option of a prompt lies, in the prompt's order. Of pairs first where what was taken `first` can be
    brought to, and then all that can be brought somewhere: what lies in both ways is gone to.
    """
    place = gesture.place
    if gesture.pick == "pair":
        brought = [Target(option, halves_of(option)[1]) for option in prompt.options if _begins(option, first)]
        return brought + [Target(half, half) for half in firsts(prompt)]
    if place == "die":
        return [Target(option, f"die:{option}") for option in prompt.options]
    if place == "space":
        return [Target(option, f"space:{option}") for option in prompt.options]
    if place == "token":
        most = max((int(option) for option in prompt.options), default=0)
        holder = prompt.data.get("holder", prompt.chooser)
        return [Target(str(n), f"token:{holder}:{n - 1}") for n in range(1, most + 1)]
    if place == "cell":
        cards = {choice.id for choice in choices if choice.piece == choice.id}  # what answers itself is taken there
        return [Target(option, option if cell_of(option) or option in cards else "") for option in prompt.options]
    if place == "spot":
        return [Target(option, option) for option in prompt.options]
    if place == "button":
        return [Target(option, "") for option in prompt.options]
    pieces = {choice.id: choice.piece for choice in choices}
    lying = [Target(option, pieces.get(option, "")) for option in prompt.options]
    if gesture.drag == "leads":
        lying += [found for piece, option in leads_of(prompt).items() if (found := Target(option, piece)) not in lying]
    return lying


def firsts(prompt: Prompt) -> list[str]:
    """The first halves of the pairs of a prompt, each once."""
    return list(dict.fromkeys(halves_of(option)[0] for option in prompt.options))


def _begins(option: str, first: str) -> bool:
    return bool(first) and option.startswith(first + PAIR)


class Selection:
    """What is marked for one prompt. Every method that may answer gives the answer, or None while it is
    open.
    """

    def __init__(self, gesture: Gesture, prompt: Prompt) -> None:
        self.prompt = prompt
        self.gesture = gesture
        usual = prompt.data.get("usual")
        self.chosen: list[str] = [usual] if gesture.pick == "mark" and usual in prompt.options else []
        marked = prompt.data.get("marked")
        if gesture.pick == "mark" and isinstance(marked, list):
            self.chosen = [option for option in prompt.options if option in marked][: prompt.most]
        self._proposed = list(self.chosen) if isinstance(marked, list) else []
        self.first = next(iter(firsts(prompt)), "") if gesture.pick == "pair" else ""
        """The half of a pair that was taken."""

    @property
    def is_made(self) -> bool:
        """Whether the answer lies there as the question proposed it (`marked` of its data)."""
        return bool(self.chosen) and self.chosen == self._proposed

    @property
    def confirms(self) -> bool:
        """Whether an answer takes a Confirm: several may be chosen, an amount, a mark, or a plain yes."""
        answers = self.gesture.pick in ("one", "path", "pair")
        return not answers or self.gesture.place == "button" or self.prompt.most > 1

    @property
    def may_decline(self) -> bool:
        """Whether the question can be declined."""
        return self.prompt.least == 0

    @property
    def ready(self) -> bool:
        """Whether Confirm can be given now."""
        if self.gesture.pick == "count" or self.gesture.place == "button":
            return True
        return max(self.prompt.least, 1) <= len(self.chosen) <= self.prompt.most

    @property
    def amount(self) -> int:
        """How many are marked."""
        return len(self.chosen)

    def take(self, option: str) -> Answer | None:
        """A click (or Enter) on an option: the answer, or a change of what is marked."""
        if self.gesture.pick == "count":
            self._toggle(option, len(self.prompt.options) - 1)
            return None
        if self.gesture.pick == "pair" and option in firsts(self.prompt):
            self.first = option
            return None
        if option not in self.prompt.options:
            return None
        if not self.confirms or self.gesture.place == "button":
            return (option,)
        self._toggle(option, self.prompt.most)
        return None

    def count(self, amount: int) -> bool:
        """Mark this many of an amount; false where that many cannot be."""
        if self.gesture.pick != "count" or str(amount) not in self.prompt.options:
            return False
        self.chosen = [str(n) for n in range(1, amount + 1)]
        return True

    def confirm(self) -> Answer | None:
        """The answer that Confirm gives, or None where it cannot be given."""
        if not self.ready:
            return None
        if self.gesture.pick == "count":
            return (str(len(self.chosen)),)
        if self.gesture.place == "button":
            return (self.prompt.options[0],)
        return tuple(option for option in self.prompt.options if option in self.chosen)

    def decline(self) -> Answer | None:
        """The empty answer, or None where the question must be answered."""
        return () if self.may_decline else None

    def number(self, digit: int, slots: Sequence[str] = ()) -> str | None:
        """The option that a number key means; `slots` is the row of cards for gestures that count slots. Cells of a map
        have no numbers.
        """
        docked = self.gesture.place != "cell" or bool(self.gesture.dock)
        options = [option for option in self.prompt.options if docked or cell_of(option) is None]
        if self.gesture.pick == "pair":
            options = [option for option in options if _begins(option, self.first)]
        row = slots if self.gesture.keys == "slot" and slots else options
        return row[digit - 1] if 1 <= digit <= len(row) else None

    def digit(self, option: str, slot: int = 0) -> int:
        """The number key that means an option, 0 for none; `slot` is the place of its card in its row, if any."""
        if self.gesture.keys == "tab":
            return 0
        if self.gesture.keys == "slot" and slot:
            return slot if slot <= 9 else 0
        return next((digit for digit in range(1, 10) if self.number(digit) == option), 0)

    def _toggle(self, option: str, most: int) -> None:
        if option in self.chosen:
            self.chosen.remove(option)
            return
        if most == 1:
            self.chosen.clear()
        if len(self.chosen) < most:
            self.chosen.append(option)


def may_hold(gesture: Gesture, prompt: Prompt, found: Sequence[Target], place: str, owner: str) -> bool:
    """Whether a drag may begin at a place; `owner` is whose seat it belongs to (empty: nobody's)."""
    drag = gesture.drag
    if drag == "to-chooser":
        return any(target.place == place for target in found) or place in leads_of(prompt)
    if drag in ("leads", "to-cell"):
        return place in leads_of(prompt)
    if drag == "marked":
        return any(target.place == place for target in found)
    if drag == "played":  # the cells of a map stay what they are: to drag them moves the map
        return cell_of(place) is None and any(target.place == place for target in found)
    if drag == "onto":
        return place in firsts(prompt)
    return drag == "from-chooser" and owner == prompt.chooser and place in (prompt.chooser, prompt.source)


def drop(gesture: Gesture, prompt: Prompt, found: Sequence[Target], held: str, over: str, seat: str) -> str | None:
    """The option that a drop answers, or None for a wrong drop.

    `held` is the piece in the hand, `over` the place under the pointer, `seat` whose seat that is. What is brought to a
    cell (see `Gesture.drag`) has that below it, which is not the one where it stands.
    """
    drag = gesture.drag
    if drag == "to-chooser" and seat == prompt.chooser:
        return next((target.option for target in found if target.place == held), leads_of(prompt).get(held))
    if drag == "leads" and seat == prompt.chooser:
        return leads_of(prompt).get(held)
    if drag == "played" and seat == prompt.chooser:
        return next((target.option for target in found if target.place == held), None)
    if drag == "from-chooser":
        return next((target.option for target in found if target.place == over), None)
    if drag == "onto":
        return next((option for option in prompt.options if option == pair(held, over)), None)
    if drag == "to-cell" and cell_of(over) is not None and held in leads_of(prompt):
        return over if over in prompt.options else leads_of(prompt)[held]
    return None
