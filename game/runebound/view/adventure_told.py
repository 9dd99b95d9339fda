"""An adventure for its table: an event with both options, a quest that is explored, a story quest, a test by itself."""

from __future__ import annotations

from typing import Any

from game.kit.prompts import Prompt
from game.kit.text import capital, percent
from game.runebound import names as zones
from game.runebound import values
from game.runebound.adventures import OPTIONS, covers
from game.runebound.box import EVENT, QUEST, STORY
from game.runebound.skill_test import cards_of_test
from game.runebound.symbols import LETTERS
from game.runebound.view import adventure_values as told
from game.runebound.view.action_words import distance, goal_of
from game.runebound.view.adventure_values import AdventureShown, BesideShown, OptionShown, TestShown
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds
from game.runebound.view.pictures import picture_of
from game.runebound.view.sheets import kind_line
from game.runebound.view.texts import TestAsked, found, said_by, story_text, test_of, test_words, text
from game.runebound.view.ways_told import records_of

KINDS = {EVENT: told.EVENT, QUEST: told.QUEST, STORY: told.STORY}


def adventure(names: Names, odds: Odds) -> AdventureShown | None:
    """The card in resolution, or the test that runs; None where neither is."""
    t, prompt = names.t, names.session.prompt
    piece = t.word(zones.READING)
    test = _test(names, odds, prompt)
    if not piece and (test is None or prompt is None):
        return None
    if not piece or piece not in t.board.pieces:
        assert prompt is not None
        piece = prompt.source if prompt.source in t.board.pieces else prompt.chooser
    hero = prompt.chooser if prompt is not None and prompt.chooser in t.heroes else t.active
    card = t.card(piece)
    kind = KINDS.get(t.kind(piece), told.TEST)
    options = _options(names, odds, prompt, piece, hero, kind)
    stays, bad = _stays(names, prompt, options, kind)
    return AdventureShown(
        piece=piece,
        kind=kind,
        hero=hero,
        deck=t.box.deck_of(card) if kind in (told.EVENT, told.QUEST) else "",
        title=names.card(piece),
        picture=picture_of(t.box, card),
        text=_scene(names, piece, kind),
        where=names.words("prompt.dot").join((kind_line(names, piece), capital(names.where(hero)))),
        options=options,
        stays=stays,
        stays_bad=bad,
        note=_note(names, prompt, hero),
        test=test,
        beside=_beside(names, odds, hero) if kind == told.EVENT else None,
    )


def _scene(names: Names, piece: str, kind: str) -> str:
    """The prose of a card; of a test by itself what the card says."""
    card = names.t.card(piece)
    part = "story" if kind == told.STORY else "scene"
    key = f"card.{card}.{part}"
    return names.words(key) if names.words.has(key) else said_by(names, piece)


def _options(
    names: Names, odds: Odds, prompt: Prompt | None, piece: str, hero: str, kind: str
) -> tuple[OptionShown, ...]:
    if kind == told.EVENT:
        return tuple(_option(names, odds, prompt, piece, hero, option) for option in OPTIONS)
    if kind == told.QUEST:
        return outcomes(names, odds, hero, piece, prompt)
    if kind == told.STORY:
        return (_attempt(names, odds, prompt, hero, piece),)
    return ()


def _option(names: Names, odds: Odds, prompt: Prompt | None, piece: str, hero: str, option: str) -> OptionShown:
    """An option of an event, with the odds of its test [RB-516]."""
    t, words, card = names.t, names.words, names.t.card(piece)
    asked = test_of(t.box.marks_of(card, option))
    passed = text(names, card, f"{option}-passed")
    asking = prompt is not None and prompt.kind == "option"
    able = not asking or (prompt is not None and option in prompt.options)
    tested = asked is not None and bool(passed)
    chosen = asked is not None and _runs(names, prompt, asked)
    chance, when = _chance(names, odds, prompt, hero, asked) if asked is not None and tested else (None, "")
    return OptionShown(
        option=option,
        number=OPTIONS.index(option) + 1,
        title=words(f"card.{card}.{option}-name"),
        attribute=asked.attribute if asked is not None and tested else "",
        asked=test_words(names, asked) if asked is not None and tested else "",
        chance=chance,
        when=when,
        good=passed if tested else text(names, card, option),
        bad=text(names, card, f"{option}-failed") if tested else "",
        reason="" if able else words("refusal.no-effect"),
        chosen=chosen,
    )


def outcomes(names: Names, odds: Odds, hero: str, piece: str, prompt: Prompt | None = None) -> tuple[OptionShown, ...]:
    """The outcomes of a quest: before a roll with their chances, after it with whether the dice cover them."""
    t, card = names.t, names.t.card(piece)
    keys = list(t.box.content.quests[card].find)
    dice = [t.box.masks[int(die["face"])] for die in records_of(t, prompt)]
    chances = () if dice else odds.quest(names, hero, piece)[0]
    return tuple(
        OptionShown(
            option=f"find-{key}",
            number=at + 1,
            title=capital(found(names, card, key)),
            chance=chances[at] if chances else None,
            good=found(names, card, key),
            symbols=tuple(LETTERS[letter] for letter in key),
            covered=covers(dice, key) if dice else True,
            reason="" if not dice or covers(dice, key) else names.words("refusal.not-covered"),
        )
        for at, key in enumerate(keys)
    )


def _attempt(names: Names, odds: Odds, prompt: Prompt | None, hero: str, piece: str) -> OptionShown:
    """A story quest that is attempted."""
    t, words, card = names.t, names.words, names.t.card(piece)
    asked = test_of(t.box.content.stories[card].quest)
    first = not t.word(zones.first_of(piece))
    good = text(names, card, "quest-passed")
    if first:
        good = words("adventure.first", reward=good, first=text(names, card, "quest-first"))
    if asked is None:
        return OptionShown("quest", 1, names.card(piece), good=story_text(names, card))
    chance, when = _chance(names, odds, prompt, hero, asked)
    return OptionShown("quest", 1, names.card(piece), asked.attribute, test_words(names, asked), chance, when, good,
                       words("adventure.nothing"), chosen=True)  # fmt: skip


# -- the test


def _runs(names: Names, prompt: Prompt | None, asked: TestAsked) -> bool:
    """Whether the test that a text asks for is the one that runs."""
    if prompt is None or "attribute" not in prompt.data:
        return False
    data: dict[str, Any] = prompt.data
    cards = cards_of_test(names.t, prompt.chooser, asked.attribute, asked.modifier)
    return (asked.attribute, asked.need, cards) == (data["attribute"], data["need"], data["cards"])


def _chance(
    names: Names, odds: Odds, prompt: Prompt | None, hero: str, asked: TestAsked
) -> tuple[float | None, str]:  # fmt: skip
    """The chance of a test as it stands, and on which condition: before it that of all its cards, while it runs that of
    the next one [RB-605]; none of a test that was not chosen.
    """
    if prompt is None or "attribute" not in prompt.data:
        return odds.test(names, hero, asked).chances[0], ""
    if not _runs(names, prompt, asked):
        return None, ""
    if prompt.kind != "exert":
        return odds.test(names, hero, asked).chances[0], names.words("adventure.with-blessing")
    return odds.cards(names, hero, 0, _lacking(prompt)).chances[1], names.words("adventure.with-more")


def _lacking(prompt: Prompt) -> int:
    """How many successes the test that runs still needs; 1 where all of them count."""
    data: dict[str, Any] = prompt.data
    return max(1, int(data["need"]) - int(data.get("successes", 0))) if data["need"] else 1


def _test(names: Names, odds: Odds, prompt: Prompt | None) -> TestShown | None:
    """The test that runs, as its question tells it."""
    if prompt is None or "attribute" not in prompt.data:
        return None
    words, data = names.words, prompt.data
    need = int(str(data.get("need", 0)))
    attribute = str(data["attribute"])
    started = prompt.kind == "exert"
    number = len(names.t.zone(zones.REVEALED)) if started else int(str(data["cards"]))
    chance = odds.cards(names, prompt.chooser, 0 if started else number, _lacking(prompt))
    rows = tuple(
        (words("adventure.more", cards=more), words("forecast.percent", chance=percent(value)))
        for more, value in enumerate(chance.chances) if more
    )  # fmt: skip
    title = words("adventure.test", attribute=words(f"attribute.{attribute}").lower(), cards=number)
    enough = words("adventure.enough", need=need) if need else words("adventure.each")
    share = percent(chance.icons / chance.unknown) if chance.unknown else 0
    left = (words("adventure.share", chance=words("forecast.percent", chance=share)),
            words("adventure.unseen", icons=chance.icons, cards=chance.unknown))  # fmt: skip
    return TestShown(attribute, title, enough, number, rows, left)


def _stays(names: Names, prompt: Prompt | None, options: tuple[OptionShown, ...], kind: str) -> tuple[str, bool]:
    """What comes of the test if it stays as it is."""
    if prompt is None or prompt.kind != "exert" or "attribute" not in prompt.data:
        return "", False
    data: dict[str, Any] = prompt.data
    chosen = next((option for option in options if option.chosen), None)
    successes, need = int(data.get("successes", 0)), int(data["need"])
    failed = bool(need) and successes < need
    if chosen is None:
        return names.words("adventure.so-far", successes=successes), failed
    return (chosen.bad or names.words("adventure.nothing")) if failed else chosen.good, failed


def _note(names: Names, prompt: Prompt | None, hero: str) -> str:
    """What a state means for the test."""
    t, words = names.t, names.words
    if prompt is None or prompt.kind not in ("option", "may", "exert"):
        return ""
    if t.has(hero, zones.BLESSED):
        return words("adventure.blessed-late") if prompt.kind == "exert" else words("adventure.blessed")
    return words("adventure.cursed") if t.has(hero, zones.CURSED) else ""


# -- beside it


def _beside(names: Names, odds: Odds, hero: str) -> BesideShown | None:
    """The open quest that is nearest."""
    t, words = names.t, names.words
    quests = [piece for piece in t.zone(zones.open_cards(hero)) if t.kind(piece) == QUEST]
    if not quests:
        return None
    piece = min(quests, key=lambda one: distance(names, hero, one))
    card, away = t.card(piece), distance(names, hero, piece)
    place = capital(names.place(goal_of(names, piece)))
    where = words("adventure.away" if away else "adventure.here", place=place, hexes=away)
    return BesideShown(
        piece, names.card(piece), words("adventure.open-quest", deck=names.deck(t.box.deck_of(card))),
        picture_of(t.box, card), words(f"card.{card}.task"), words("adventure.explore", dice=values.speed(t, hero)),
        outcomes(names, odds, hero, piece), where,
    )  # fmt: skip
