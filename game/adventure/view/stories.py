"""Stories: the prose that goes with the great moments of a quest, beside the sentence of the log.

A moment is a note: the opening, the arrival at a location, the peril token on a new colour, the nemesis leaving the
lair, driven back to it or defeated, a hero's fall. How a quest ends is told by its chronicle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from game.adventure.view.names import Names
from game.adventure.view.sheets import join_kind
from game.kit.events import Event, Noted
from game.kit.shown import Fact, Story

Tell = Callable[[Any, Mapping[str, object]], Story | None]
"""Tells the story of a note."""

PERIL_COLOURS = ("green", "blue", "red")


def story(names: Names, event: Event) -> Story | None:
    """What is told of a moment; None where an event is no such moment."""
    tell = names.moments.get(event.name) if isinstance(event, Noted) else None
    return tell(names, event.data) if tell is not None and isinstance(event, Noted) else None


def peril_texts(track: tuple[str, ...]) -> dict[str, int]:
    """How many texts a quest needs for each colour of its peril: one for each space."""
    return {colour: track.count(colour) for colour in PERIL_COLOURS if colour in track}


def _opening(names: Names, data: Mapping[str, object]) -> Story:
    words, quest = names.words, str(data["quest"])
    return Story(
        "opening",
        title=words(f"quest.{quest}.title"),
        line=words(f"quest.{quest}.objective"),
        text=words(f"quest.{quest}.story"),
        picture=names.picture(quest),
    )


def _arrival(names: Names, data: Mapping[str, object]) -> Story:
    """A location with what waits there: its spawn values and its exploration value, as they are printed."""
    words, piece = names.words, str(data["location"])
    location = names.t.card_of(piece)
    card = names.t.box.locations[location]
    faceup, facedown = names.coming
    enemies = (faceup, "engaged", card.engaged), (facedown, "shadows", card.shadows)
    printed = (*enemies, ("progress", "value", card.value))
    return Story(
        "arrival",
        title=words(f"location.{location}.name"),
        line=join_kind(words(f"trait.{card.trait}"), names.grade(card)),
        text=words(f"story.arrival.{location}"),
        piece=piece,
        picture=names.picture(location),
        facts=tuple(Fact(icon, words(f"story.fact.{key}"), str(number)) for icon, key, number in printed),
    )


def _peril(names: Names, data: Mapping[str, object]) -> Story | None:
    """The token on a coloured space it was not on or beyond; each space of a colour may have a text of its own."""
    colour, space = str(data["colour"]), int(str(data["space"]))
    if colour not in PERIL_COLOURS or space <= int(str(data["before"])):
        return None
    words, quest = names.words, names.t.quest_id
    texts = words.lines(f"story.peril.{quest}.{colour}")
    before = names.t.quest.track[:space].count(colour)
    return Story(
        "peril",
        title=words("log.peril-title", colour=words(f"log.colour.{colour}")),
        line=words(f"quest.{quest}.{colour}"),
        text=texts[min(before, len(texts) - 1)],
        picture=names.picture(quest),
        tone=colour,
    )


def _nemesis(kind: str) -> Tell:
    """A moment of the nemesis; the kind names its text."""

    def tell(names: Names, data: Mapping[str, object]) -> Story:
        words, piece = names.words, str(data["enemy"])
        card = names.t.card_of(piece)
        title, line = words(f"nemesis.{card}.name"), words(f"nemesis.{card}.title")
        return Story(kind, title, words(f"story.{kind}.{card}"), line, piece, names.picture(card))

    return tell


def _to_lair(names: Names, data: Mapping[str, object]) -> Story | None:
    """Not every nemesis ever goes back."""
    card = names.t.card_of(str(data["enemy"]))
    return _nemesis("driven-off")(names, data) if names.words.has(f"story.driven-off.{card}") else None


def _defeated(names: Names, data: Mapping[str, object]) -> Story | None:
    """A hero's fall, or the last blow on the nemesis."""
    words, who = names.words, str(data["who"])
    if names.seat(who):
        return Story("fall", words(f"hero.{who}.name"), words(f"story.fall.{who}"), "", who, names.picture(who))
    if who == names.t.nemesis:
        blow = _nemesis("last-blow")(names, {"enemy": who})
        return structs.replace(blow, dice=_dice(data)) if blow is not None else None
    return None


def _dice(data: Mapping[str, object]) -> tuple[tuple[str, int], ...]:
    """The dice that a note names."""
    named = data.get("dice", ())
    assert isinstance(named, list | tuple), "a note lists its dice"
    return tuple((str(die["die"]), int(die["face"])) for die in named)


MOMENTS: dict[str, Tell] = {
    "story": _opening, "arrives": _arrival, "peril": _peril, "nemesis": _nemesis("nemesis"), "to-lair": _to_lair,
    "defeated": _defeated,
}  # fmt: skip
