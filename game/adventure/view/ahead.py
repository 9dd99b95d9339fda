"""What lies ahead beside the enemies: the next step of peril as it would come now, and what is lacking to travel."""

from __future__ import annotations

from collections.abc import Generator

from game.adventure import foresight, losses
from game.adventure.peril import COLOURS
from game.adventure.view.action_lines import ActionLines, foretold
from game.adventure.view.names import Names
from game.adventure.view.outlook import explore_odds
from game.adventure.view.way import lacking, way_on
from game.kit.events import Noted
from game.kit.futures import Futures, Range
from game.kit.intent import Ahead
from game.kit.text import number

ROADSIGN = "icons/boot"
"""The icon of the way."""


def spread(names: Names, amount: Range) -> str:
    """A range in numbers: "2", or "2–3"."""
    least, most = int(amount.least), int(amount.most)
    return number(least) if least == most else names.words("intent.range", least=least, most=most)


def taken(names: Names, amount: Range) -> str:
    """A range that is taken off: "−2", or "−2 to −3"."""
    least, most = int(amount.least), int(amount.most)
    return number(-most) if least == most else names.words("intent.taken", least=number(-least), most=number(-most))


# -- peril ---------------------------------------------------------------------------------------------


def peril_ahead(names: Names) -> Generator[None, None, Ahead]:
    """The next step of peril in full, and what it would do now [HT-501, HT-502]."""
    t, words = names.t, names.words
    ways = yield from foresight.peril_phase(t, names.foresight)
    colours = effects_of(ways)
    if not colours:
        return Ahead("icons/peril", words("intent.peril-none"), words("intent.peril-none-text"))
    if len(colours) > 1:
        told = [words("intent.peril-one", colour=words(f"log.colour.{c}"), text=_short(names, c)) for c in colours]
        return Ahead("icons/peril", words("intent.peril-open"), " ".join(told))
    colour = colours[0]
    rules = [rule for rule, _ in t.box.quest_rules(t.quest_id, "peril") if rule.colour == colour]
    full = [words(f"quest.{t.quest_id}.rule.{rule.id}") for rule in rules]
    now = words("intent.now", text=_now(names, losses.losses(t, ways)))
    title = words("intent.peril", colour=words(f"log.colour.{colour}"))
    return Ahead(f"badges/peril-{colour}", title, " ".join([*full, now]))


def place_ahead(names: Names) -> Generator[None, None, list[Ahead]]:
    """What the place would do after the enemies, if anything, in a game whose places do."""
    t, words = names.t, names.words
    if not names.foresight.place or not t.location:
        return []
    ways = yield from foresight.place_phase(t, names.foresight)
    told = _now(names, losses.losses(t, ways))
    if told == words("intent.now-nothing"):
        return []
    place = names.piece(t.location)
    return [Ahead("icons/compass", words("intent.place", place=place), words("intent.now", text=told))]


def effects_of(ways: Futures) -> list[str]:
    """The colours of the peril effects that may resolve, in the order of the track."""
    found = {
        str(event.data["colour"])
        for step in ways.steps for each in step.values() for way in each for event in way.events
        if isinstance(event, Noted) and event.name == "peril-effect"
    }  # fmt: skip
    return [colour for colour in COLOURS if colour in found]


def _short(names: Names, colour: str) -> str:
    return names.words(f"quest.{names.t.quest_id}.{colour}")


def _now(names: Names, found: losses.Losses) -> str:
    """What the step would do as the table is now: wounds, tokens, enemies, upgrades; or nothing at all."""
    words = names.words
    told = []
    for loss in found.heroes:
        if loss.wounds.most:
            told.append(words("intent.now-wounds", hero=names.short(loss.hero), amount=taken(names, loss.wounds)))
        if loss.tokens.most:
            told.append(words("intent.now-tokens", hero=names.short(loss.hero), amount=taken(names, loss.tokens)))
    for key, amount in (("enemies", found.spawned), ("upgrades", found.upgrades)):
        if amount.most:
            one = "-one" * (amount.least == amount.most == 1)
            told.append(words(f"intent.now-{key}{one}", amount=spread(names, amount)))
    told += names.now_further(found)
    return words("log.comma").join(told) or words("intent.now-nothing")


# -- the way -------------------------------------------------------------------------------------------


def way_ahead(names: Names, lines: ActionLines) -> list[Ahead]:
    """Where the party is on its way, and what is lacking to go on [HT-601]; nothing before the first place."""
    t, words = names.t, names.words
    if not t.location:
        return []
    return [Ahead(ROADSIGN, words("intent.way", text=way_on(names)), explore_brings(names, lines), lacking(t) > 0)]


def explore_brings(names: Names, lines: ActionLines) -> str:
    """What an explore action of whoever acts now brings on average; empty where none can be played."""
    t, words = names.t, names.words
    hero = t.active
    if not t.standing(hero):
        return ""
    card = t.action_card(hero, "explore")
    if t.piece(card).exhausted:
        return words("intent.explored-already", hero=names.short(hero))
    roll = foretold(names, lines, hero, t.card_of(card))
    if roll is None:
        return ""
    spread_of = explore_odds(t, hero, roll.dice, roll.success, roll.defense).successes
    room = lacking(t) if t.rules.progress_limit(t) else max(spread_of)
    mean = sum(min(successes, room) * chance for successes, chance in spread_of.items())
    return words("intent.explore-brings", hero=names.short(hero), amount=round(mean, 1))
