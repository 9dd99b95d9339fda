"""Stories: what is told of a great moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.heroica import names as tokens
from game.heroica.level_play import sand
from game.heroica.view.names import Names, numbered, picture_of
from game.kit.events import Event, Noted
from game.kit.shown import Fact, Story

Data = Mapping[str, Any]


def story(names: Names, event: Event) -> Story | None:
    """What is told of a great moment; None for any other event."""
    if not isinstance(event, Noted) or event.name not in MOMENTS:
        return None
    return MOMENTS[event.name](names, event.data)


def _level(names: Names, data: Data) -> Story:
    """A level begins; the first of a road that begins with level 1 tells how all of it began."""
    words, t, level = names.words, names.t, str(data["level"])
    text = names.level(level, "story")
    if level == t.road[0] and t.box.levels[level].number == 1 and len(t.road) > 1:
        text = words("story.join", first=words("story.begin.text"), second=text)
    facts = [Fact("flag", names.level(level, "goal"), "")]
    if not t.rivals:
        facts.append(Fact("hourglass", words("story.rounds"), str(t.track(tokens.HOURGLASS) or sand(t))))
    place = numbered(t.box, words, "story.place", level, place=names.level(level))
    picture = picture_of(names.t.box, level)
    return Story("level", names.level(level, "title"), text, place, picture=picture, facts=tuple(facts))


def _goal(names: Names, data: Data) -> Story:
    """The goal of a level is met."""
    words, hero = names.words, str(data["hero"])
    text = words("story.goal-met.rivals" if names.t.rivals else "story.goal-met.together", hero=names.card(hero))
    return Story("goal", words("story.goal-met.title"), text, names.level(str(data["level"]), "goal"), hero,
                 picture_of(names.t.box, str(data["level"])), "good")  # fmt: skip


def _rescue(names: Names, data: Data) -> Story:
    """The King is rescued."""
    words, hero = names.words, str(data["hero"])
    return Story("rescue", words("story.rescue.title"), words("story.rescue.text", hero=names.card(hero)),
                 piece=hero, picture=picture_of(names.t.box, names.t.level_id), tone="good")  # fmt: skip


def _down(names: Names, data: Data) -> Story:
    """A hero goes down."""
    words, hero = names.words, str(data["hero"])
    cause = names.cause(str(data["source"]))
    line = words("story.down.by", cause=cause) if cause else ""
    return Story("down", words("story.down.title", hero=names.card(hero)), words("story.down.text"), line, hero,
                 picture_of(names.t.box, hero), "bad")  # fmt: skip


def _dragon(names: Names, data: Data) -> Story:
    """The Dragon Lord falls."""
    words, hero = names.words, str(data["hero"])
    return Story("dragon", words("story.dragon.title"), words("story.dragon.text", hero=names.card(hero)), piece=hero,
                 picture=picture_of(names.t.box, names.t.level_id), tone="good")  # fmt: skip


def _hatchling(names: Names, data: Data) -> Story:
    """The Hatchling stands up."""
    words = names.words
    fact = Fact("boss", words("story.hatchling.strength"), str(data["strength"]))
    return Story("hatchling", words("story.hatchling.title"), words("story.hatchling.text"), piece=str(data["monster"]),
                 picture=picture_of(names.t.box, names.t.level_id), tone="bad", facts=(fact,))  # fmt: skip


def _level_over(names: Names, data: Data) -> Story:
    """A level is over; the last one of a road tells how it all ended."""
    words, t, level, met = names.words, names.t, str(data["level"]), bool(data["hero"])
    last = level == t.road[-1] and t.box.levels[level].goal.kind == "final"
    points = zip(t.heroes, data["points"], strict=True)
    facts = tuple(Fact("star", names.card(hero), str(count)) for hero, count in points)
    if last and (met or t.rivals):
        return Story("victory", words("story.victory.title"), words("story.victory.text"), names.level(level),
                     picture=picture_of(names.t.box, level), tone="good", facts=facts)  # fmt: skip
    if last and data["lost"]:
        return Story("defeat", words("story.defeat.title"), words("story.defeat.text"), names.level(level),
                     picture=picture_of(names.t.box, level), tone="bad", facts=facts)  # fmt: skip
    kind = "met" if met else "lost" if data["lost"] else "without"
    told = words(f"story.over.{kind}", hero=names.card(str(data["hero"])) if met else "")
    picture = picture_of(names.t.box, level)
    return Story("level-over", names.level(level), told, names.level(level, "title"), picture=picture,
                 tone="good" if met else "bad", facts=facts)  # fmt: skip


MOMENTS: dict[str, Callable[[Names, Data], Story]] = {
    "level": _level, "goal-met": _goal, "rescues": _rescue, "down": _down, "dragon-falls": _dragon,
    "hatchling": _hatchling, "level-over": _level_over,
}  # fmt: skip
