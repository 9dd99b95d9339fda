"""Notes: what the board of the actions tells while a hero walks or a square of the map is chosen: what lies within
reach, and what each square would mean; beside a plain yes what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.heroica.box import FEATURE, HERO, MONSTER
from game.heroica.prompts import PROMPTS
from game.heroica.squares import distances, monsters_beside
from game.heroica.view.choices import choice
from game.heroica.view.forecast import forecast
from game.heroica.view.names import FOLDERS, PICTURES, Names, picture_of
from game.heroica.view.odds import fight_odds
from game.heroica.view.values import Note, Notes
from game.heroica.view.ways import FIGHT, Way, ways
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt, halves_of
from game.kit.text import capital, percent

WALK, START = "walk", "start"
MOST_FINDS = 4
AT_THE_END = ("chest", "kings-treasure", "magic-space", "summit")
"""Features of use to whoever ends the move on them [HC-207]."""
FAR = 40


def notes(names: Names) -> Notes | None:
    """What is told of the open question; None where its answers tell of themselves, or a computer is asked."""
    prompt = names.session.prompt
    place = PROMPTS[prompt.kind].gesture.place if prompt is not None else ""
    if prompt is None or place not in ("cell", "button") or names.session.companions.get(prompt.chooser):
        return None
    if place == "button":
        return _yes(names, prompt)
    return _walk(names, prompt) if prompt.kind == WALK else _choice(names, prompt)


def _yes(names: Names, prompt: Prompt) -> Notes | None:
    """What comes of the one thing that may be done: the table that is rolled on, or what is said of it."""
    option = choice(names, prompt, prompt.options[0])
    rolled = forecast(names, prompt, prompt.options[0])
    text = " ".join(rolled.lines) if rolled is not None else option.detail
    if not text:
        return None
    card = names.card_of(prompt.source if prompt.source in names.t.board.pieces else prompt.chooser)
    return Notes(Note(figure_of(names, card), option.label, text), (), (), True)


def figure_of(names: Names, of: str) -> str:
    """The picture of a piece or a card as it stands on the map."""
    card = names.card_of(of)
    if names.t.box.kind(card) == HERO:
        return f"{PICTURES}/{FOLDERS[MONSTER]}/{card}"
    return picture_of(names.t.box, card)


# -- a walk


def _walk(names: Names, prompt: Prompt) -> Notes:
    """How far the steps lead, whom and what they lead to, and where each of them ends."""
    found = list(ways(names.t, prompt))
    data: dict[str, Any] = prompt.data
    words, hero = names.words, figure_of(names, prompt.chooser)
    about = Note(hero, words("notes.walk", steps=int(data["left"])), words("notes.walk-text", squares=len(found)))
    squares = tuple(_end(names, prompt, way) for way in found)
    return Notes(about, tuple(_finds(names, prompt, found)), squares, not prompt.least)


def _end(names: Names, prompt: Prompt, way: Way) -> Note:
    """Where a way ends: its steps, what is on it, why it ends there, and what that may cost."""
    words, end = names.words, way.path[-1]
    parts = [words("notes.steps", steps=len(way.path) - 1)]
    if way.picks:
        parts.append(words("way.picks", things=names.listed(map(names.said, way.picks))))
    if way.burns:
        parts.append(words("way.burns", amount=way.burns))
    if way.stop and way.stop != FIGHT:
        parts.append(words(f"way.stop.{way.stop}"))
    lines = [capital(words("log.comma").join(parts)) + "."]
    about = way.met or way.picks or tuple(_at_the_end(names, end))
    if way.stop == FIGHT:
        lines += [_fight(names, prompt.chooser, monster, way) for monster in way.met]
    elif not way.stop:
        lines += [words(f"notes.{names.card_of(piece)}") for piece in _at_the_end(names, end)]
    if way.left:
        lines.append(words("forecast.lost-steps" if way.stop else "forecast.steps-left", steps=way.left))
    title = words("forecast.walk", where=names.at(end.name))
    if way.met:
        title = words("notes.at", name=names.listed(names.card(piece) for piece in way.met), where=names.at(end.name))
    picture = figure_of(names, about[0] if about else prompt.chooser)
    return Note(picture, title, " ".join(lines), (end.name,))


def _at_the_end(names: Names, cell: Cell) -> Iterator[str]:
    """What is of use to whoever ends there."""
    for piece in names.t.board.zones.get(cell.name, ()):
        if names.kind(piece) == FEATURE and names.card_of(piece) in AT_THE_END:
            yield piece


def _fight(names: Names, hero: str, monster: str, way: Way) -> str:
    """The chances of a fight, and where a loss drives the hero back to."""
    odds = fight_odds(names.t, hero, monster, beside=False)
    told: dict[str, Any] = {"win": percent(odds.win), "draw": percent(odds.draw), "loss": percent(odds.loss)}
    told |= {"drawn": odds.drawn + odds.drawn_later, "hurt": odds.hurt + odds.later}
    return names.words("notes.fight", back=names.at(way.path[-2].name), **told)


def _finds(names: Names, prompt: Prompt, found: list[Way]) -> Iterator[Note]:
    """What the steps lead to, each once by its nearest square: whom they fight, what stops them, what they pick up."""
    seen: set[str] = set()
    for way in found:
        end = way.path[-1]
        picks = [piece for piece in way.picks if piece in names.t.things_at(end)]
        for piece in (*way.met, *picks, *(() if way.stop else _at_the_end(names, end))):
            if piece not in seen and len(seen) < MOST_FINDS:
                seen.add(piece)
                text, brief = _find(names, prompt, way, piece)
                yield Note(figure_of(names, piece), names.card(piece), text, (end.name,), brief)


def _find(names: Names, prompt: Prompt, way: Way, piece: str) -> tuple[str, str]:
    """How far it is, and what it comes to; and the same in a few words."""
    words, steps = names.words, names.words("notes.steps", steps=len(way.path) - 1)
    if way.stop == FIGHT and piece in way.met:
        odds = fight_odds(names.t, prompt.chooser, piece, beside=False)
        told: dict[str, Any] = {"steps": steps, "win": percent(odds.win), "hurt": odds.hurt + odds.later}
        return words("notes.find-fight", **told), words("notes.brief-fight", **told)
    key = "stops" if piece in way.met else "picks" if piece in way.picks else "ends"
    return words(f"notes.find-{key}", steps=steps), steps


# -- another choice of squares


def _choice(names: Names, prompt: Prompt) -> Notes:
    """How many squares there are to choose from, and what each of them is."""
    words, t = names.words, names.t
    cells = {cell: None for option in prompt.options for half in halves_of(option) if (cell := cell_of(half))}
    said = f"prompt.detail.{prompt.kind}"
    text = words("notes.choose-text", squares=len(cells))
    if words.has(said) and "{" not in words(said):
        text = f"{words(said)} {text}"
    asking = prompt.chooser if prompt.chooser in t.heroes else t.active
    about = Note(figure_of(names, asking), words("notes.choose"), text)
    return Notes(about, (), tuple(_square(names, prompt, cell) for cell in cells), not prompt.least)


def _square(names: Names, prompt: Prompt, cell: Cell) -> Note:
    """What lies on a square, and who stands next to it; of a start how far the nearest monster is."""
    words, t = names.words, names.t
    lying = [piece for piece in t.board.zones.get(cell.name, ()) if piece not in t.heroes]
    near = monsters_beside(t, cell)
    lines = [words("notes.lies", things=names.listed(map(names.said, lying)))] if lying else []
    if near:
        lines.append(words("notes.beside", names=names.listed(map(names.said, near))))
    if prompt.kind == START:
        lines += _nearest(names, cell)
    shown = (*near, *lying, prompt.chooser if prompt.chooser in t.heroes else t.active)
    picture = figure_of(names, shown[0])
    text = " ".join(map(capital, lines)) or words("notes.nothing")
    return Note(picture, words("notes.square", where=names.at(cell.name)), text, (cell.name,))


def _nearest(names: Names, cell: Cell) -> Iterator[str]:
    """Which monster is nearest to a space, and how far."""
    t = names.t
    far = distances(t, cell, FAR)
    found = [(far[t.here(monster)], monster) for monster in t.monsters() if t.here(monster) in far]
    if found:
        steps, monster = min(found)
        yield names.words("notes.nearest", name=names.said(monster), steps=steps)
