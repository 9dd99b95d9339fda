"""The story on the table: the time track, the slip with the scenario, its villain and the open story cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import values
from game.runebound.scenarios import LAST_ROLL, marching, target_of
from game.runebound.story import NUMBER
from game.runebound.time_track import REFRESH_SPACES, STORY_SPACES
from game.runebound.view.action_words import distance
from game.runebound.view.names import Names
from game.runebound.view.pictures import picture_of, scenario_picture
from game.runebound.view.seats import counter
from game.runebound.view.texts import story_text, test_of, test_words, text
from game.runebound.view.values import PLAIN, REFRESH, STORY, Space, StoryRow, StoryShown, TrackShown

FEW = 3
"""In how many last rounds the end is near."""


def track(names: Names) -> TrackShown:
    """The time track; in the march its rolls, and how far he is from Tamalir [RB-901, RB-914]."""
    t, words = names.t, names.words
    spaces = tuple(
        Space(number, STORY if number in STORY_SPACES else REFRESH if number in REFRESH_SPACES else PLAIN)
        for number in range(1, zones.LAST_SPACE + 1)
    )
    if marching(t):
        told = words("track.march-line", roll=t.track(zones.MARCH), of=LAST_ROLL, hexes=hexes_to_go(names))
        return TrackShown(words("track.march"), spaces, t.act, told)
    return TrackShown(words("track.act", act=words(f"track.act-{max(1, t.act)}")), spaces, max(1, t.act))


def hexes_to_go(names: Names) -> int:
    """How far the villain is from where he goes; 0 for one who goes nowhere."""
    t = names.t
    goal, villain = target_of(t), t.villain()
    return t.land.distance(t.here(villain), goal) if goal is not None and villain else 0


def story(names: Names) -> StoryShown:
    """The slip of the story, for the hero whose turn it is."""
    t, words = names.t, names.words
    scenario = t.scenario
    if not scenario:
        return StoryShown("", "", "", "", "")
    villain = t.box.villain_of(scenario)
    act = "near" if marching(t) or _ends_soon(names) else "act2" if t.act > 1 else "opening"
    picture = picture_of(t.box, villain) if t.villain() else scenario_picture(scenario)
    return StoryShown(
        words(f"scenario.{scenario}.name"), words(f"scenario.{scenario}.{act}").partition(". ")[0].rstrip(".") + ".",
        picture, where(names), health_line(names, t.active or t.first), tuple(_rows(names)),
    )  # fmt: skip


def _ends_soon(names: Names) -> bool:
    """Whether all is lost within a few rounds: the second act of a villain who does not march [RB-926]."""
    t = names.t
    return t.scenario != zones.MARGATH and t.act > 1 and t.track(zones.SPACE) > zones.LAST_SPACE - FEW


def where(names: Names) -> str:
    """Where the villain is, with the damage that a party has left on him [RB-963], or where and when he comes."""
    t, words = names.t, names.words
    villain = t.villain()
    if villain:
        key = "story.stands-hurt" if t.damage(villain) else "story.stands"
        return words(key, hex=capital(names.where(villain)), damage=t.damage(villain))
    place = t.box.content.scenarios[t.scenario].appears
    return words("story.comes", place=capital(names.place(place)))


def health_line(names: Names, hero: str) -> str:
    """The health of the villain against a hero, as a sum: "15 − 4 lore = 11"; of several parts, or of companions,
    without their names, for which a slip has no room: "10 + 3 − 2 = 11".
    """
    t, words = names.t, names.words
    villain = t.box.villain_of(t.scenario) if t.scenario else ""
    if villain not in t.board.pieces or hero not in t.board.pieces:
        return ""
    now = values.enemy_health(t, villain, hero)
    printed = t.box.content.villains[villain].health + values.more_health(t, villain)
    parts = list(_changes(names, hero))
    if not parts and printed == now:
        return words("story.health-plain", now=now)
    if len(parts) > 1 or counter(names) == zones.COMPANION:
        parts = [("plus" if amount > 0 else "minus", what, amount) for _, what, amount in parts]
    told = "".join(words(f"story.health-{kind}", amount=abs(amount), what=what) for kind, what, amount in parts)
    least = printed + sum(amount for _, _, amount in parts) < now
    return words("story.health-least" if least else "story.health", printed=printed, parts=told, now=now)


def _changes(names: Names, hero: str) -> Iterator[tuple[str, str, int]]:
    """What changes the health of the villain: more, less or less for each, what it is, and how much."""
    t, words = names.t, names.words
    kind = counter(names)
    number = t.tokens(hero, kind)
    zombies = len(t.zombies()) if kind == zones.COMPANION else 0
    if zombies:
        yield "more", words("story.zombies", count=zombies), zombies
    if number:
        each = 2 if kind == zones.COMPANION else 1
        yield "less", words(f"story.{kind}", count=number), -each * number


def _rows(names: Names) -> Iterator[StoryRow]:
    """The open story cards, quests first as they came."""
    t, words = names.t, names.words
    for piece in t.zone(zones.STORY):
        card = t.card(piece)
        record = t.box.content.stories[card]
        number = t.tokens(piece, NUMBER)
        if number:
            hero = t.active or t.first
            done = t.track(zones.reward_of(piece, hero))
            away = distance(names, hero, piece)
            key = "done" if done else "quest" if away > 0 else "quest-here"
            asked = test_of(record.quest)
            told = words(f"story.row-{key}", place=capital(names.place(record.place)), hexes=max(0, away),
                         test=test_words(names, asked) if asked else "",
                         reward=text(names, card, "quest-passed"))  # fmt: skip
            yield StoryRow(str(number), names.card(piece), told, piece)
        else:
            short = f"story.row-rule.{card}"
            said = words(short) if words.has(short) else story_text(names, card)
            yield StoryRow("rule", names.card(piece), said, piece)
