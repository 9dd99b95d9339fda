"""Stories: what is told of a great moment: a new place, an enemy's end, a dungeon that is bricked up, the boss."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Fact, Story
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.view.names import Names
from game.tenefyr.view.own import boss as boss_shown
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.values import day_of

Data = Mapping[str, Any]
HEAD = (0.5, 0.16)
"""What of a boss is seen where its picture is cut."""


def story(names: Names, event: Event) -> Story | None:
    """What is told of a great moment; None for any other event."""
    if not isinstance(event, Noted) or event.name not in MOMENTS:
        return None
    return MOMENTS[event.name](names, event.data)


def _enters(names: Names, data: Data) -> Story:
    """The party comes to a dungeon: told by its place, or its level, and the time of the day; the first one begins with
    how it all began.
    """
    t, words, zone = names.t, names.words, str(data["dungeon"])
    places, level = t.zone(zones.place(zone)), t.level_of(zone)
    if places:
        card = t.card(places[0])
        day = day_of(t.track(zones.STEPS), t.step.steps)
        text, picture = words(f"arrival.{card}.{day}"), picture_of(t.box, card)
        line = words("story.enters.line", level=level, name=words(f"level.{level}"))
    else:
        text, picture = words(f"arrival.level-{level}"), f"pictures/tenefyr/places/level-{level}"
        line = words(f"level.{level}")
    if t.track(zones.ROUND) <= 1:
        text = words("story.join", first=words("story.begin.text"), second=text)
    return Story("enters", capital(names.dungeon(zone)), text, line, picture=picture)


def _boss(names: Names, data: Data) -> Story:
    """The boss fight begins."""
    t, words, boss = names.t, names.words, str(data["boss"])
    steps = t.track(zones.STEPS)
    line = words("story.boss.early", steps=steps) if steps else words("story.skull.title")
    text = words("story.join", first=words("story.skull.text"), second=words(f"boss.{boss}.story"))
    shown = boss_shown(names)
    facts = (
        Fact("candle", words("chronicle.stages"), str(len(shown.stages))),
        Fact("skull", words("story.boss.powers"), names.listed(map(str, shown.powers))),
    )
    return Story("boss", words("story.boss.title", boss=words(f"boss.{boss}.name")), text, line,
                 picture=picture_of(t.box, boss), tone="bad", facts=facts, focus=HEAD)  # fmt: skip


def _beaten(names: Names, data: Data) -> Story | None:
    """A stage of the boss is beaten; of any other enemy nothing is told but its line in the log."""
    t, words, enemy = names.t, names.words, str(data["enemy"])
    if not t.is_stage(enemy):
        return None
    card = t.card(enemy)
    left = len([piece for piece in t.zone(zones.BOSS) if t.is_stage(piece) and piece != enemy])
    text = words("story.beaten.text", left=left) if left else words("story.beaten.last")
    facts = (
        Fact("skull", words("story.beaten.power"), str(data["power"])),
        Fact("star", words("story.beaten.total"), str(data["total"])),
    )
    line = words("story.beaten.line", player=names.player(str(data["player"])))
    return Story("stage", words("story.beaten.title", stage=words(f"card.{card}.name")), text, line,
                 picture=picture_of(t.box, card), tone="good", facts=facts, focus=HEAD)  # fmt: skip


def _cleared(names: Names, data: Data) -> Story:
    """A dungeon is cleared, and bricked up."""
    t, words, zone = names.t, names.words, str(data["dungeon"])
    places = t.zone(zones.place(zone))
    picture = picture_of(t.box, t.card(places[0])) if places else f"pictures/tenefyr/places/level-{t.level_of(zone)}"
    title = words("story.cleared.title", place=capital(names.dungeon(zone)))
    line = words("story.cleared.line", level=t.level_of(zone))
    return Story("cleared", title, words("story.cleared.text"), line, picture=picture, tone="good")


MOMENTS: dict[str, Callable[[Names, Data], Story | None]] = {
    "enters": _enters, "boss-fight": _boss, "beaten": _beaten, "cleared": _cleared,
}  # fmt: skip
