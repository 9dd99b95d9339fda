"""Set-up: gems, decks, heroes, starts, markets [RB-101 to RB-113]."""

from __future__ import annotations

from game.kit.cells import cell_of
from game.kit.prompts import Prompt
from game.runebound import decks, names
from game.runebound.context import Context
from game.runebound.gaining import gold
from game.runebound.scenarios import make_zombies
from game.runebound.shopping import fill_market
from game.runebound.story import make_tokens
from game.runebound.table import Table
from game.runebound.windows import speak

RANDOM = "random"
STREAM = "setup"
MARKETS = ("dawnsmoor", "forge", "riverwatch", "tamalir")
"""The order in which the markets are filled [RB-111]."""


LATER = (0, 1, 2, 2)
"""The gold that rivals gain besides, by their place in turn order [RB-115]."""


def set_up(t: Table) -> None:
    """All that is laid out before the first question, in the order of the rules."""
    choose_scenario(t)
    choose_first(t)
    lay_gems(t)
    make_adventures(t)
    make_stories(t)
    make_skills(t)
    make_assets(t)
    make_zombies(t)
    make_tokens(t)
    villain = t.box.villain_of(t.scenario)
    t.make(villain, villain, names.BOX)
    for kind in (*names.ADVENTURES, names.SKILL, names.ASSET):
        t.shuffle(names.deck(kind))
    for hero in t.word(names.ORDER).split(","):
        make_hero(t, hero)
        decks.draw_skill(t, hero, max(0, t.box.content.heroes[hero].hand + t.step.skills), "RB-108")
    t.set_track(names.ACT, 1)
    t.set_track(names.SPACE, 1)
    t.learn()


def choose_scenario(t: Table) -> None:
    """The scenario that was agreed on, or one at random [RB-104]."""
    chosen = str(t.state.setup["scenario"])
    if chosen == RANDOM:
        chosen = t.streams.sample(STREAM, [*t.box.content.scenarios], 1)[0]
    t.set_track(names.SCENARIO, chosen)
    t.note("scenario", scenario=chosen)


def choose_first(t: Table) -> None:
    """The first player, at random or as agreed; turn order is clockwise from there [RB-102]."""
    chosen = t.state.setup["first"]
    seat = t.streams.below(STREAM, len(t.heroes)) if chosen == RANDOM else int(str(chosen))
    t.set_track(names.FIRST, t.heroes[seat])
    t.set_track(names.ORDER, ",".join([*t.heroes[seat:], *t.heroes[:seat]]))


def lay_gems(t: Table) -> None:
    """A faceup gem of the printed kind on each gem hex [RB-103]."""
    for number, (cell, kind) in enumerate(t.land.gems.items(), 1):
        t.make(f"gem-{number}", f"gem-{kind}", cell.name)


def make_adventures(t: Table) -> None:
    """The neutral cards and those of the scenario make three decks of 30 [RB-105]."""
    for kind in names.ADVENTURES:
        cards = [card for card, copies in t.box.adventures(kind, t.scenario) for _ in range(copies)]
        _make(t, kind, cards)


def _make(t: Table, kind: str, cards: list[str]) -> None:
    """A deck, facedown; what a piece is called does not tell which card it is."""
    for number, card in enumerate(cards, 1):
        t.make(f"{kind}-{number}", card, names.deck(kind), face_up=False)


def make_stories(t: Table) -> None:
    """The act I cards of the scenario, shuffled, on top of its act II cards, shuffled [RB-106]."""
    zone = names.deck("story")
    for act in (1, 2):
        cards = [card for card, it in t.box.content.stories.items() if it.scenario == t.scenario and it.act == act]
        for number, card in enumerate(t.streams.shuffled(zone, cards), 1):
            t.make(f"story-{act}-{number}", card, zone, face_up=False)


def make_skills(t: Table) -> None:
    """The skill deck [RB-108]."""
    skills = t.box.content.skills
    _make(t, names.SKILL, [card for card, it in skills.items() for _ in range(it.copies)])


def make_assets(t: Table) -> None:
    """The asset deck [RB-111]."""
    assets = t.box.content.assets
    _make(t, names.ASSET, [card for card, it in assets.items() for _ in range(it.copies)])


def make_hero(t: Table, hero: str) -> None:
    """A hero with the starting gold [RB-107, RB-114]; the figure waits beside the map."""
    t.make(hero, hero, names.hero_zone(hero))
    t.make(names.figure(hero), hero, names.BOX)
    t.add_token(hero, names.GOLD, max(0, t.box.content.heroes[hero].gold + t.step.gold))


def choose_starts(t: Table) -> None:
    """In turn order each player puts the hero on a site of a printed kind [RB-109]."""
    for hero in t.word(names.ORDER).split(","):
        kinds = t.box.content.heroes[hero].starts
        cells = tuple(site.cell.name for site in t.land.sites.values() if site.kind in kinds)
        picked = t.ask(Prompt("start", hero, "RB-109", cells))[0]
        cell = cell_of(picked)
        assert cell is not None
        t.note("starts", hero=hero, to=picked)
        t.move(names.figure(hero), picked)


def use_abilities(t: Table) -> None:
    """In turn order the set-up abilities resolve, once [RB-110]."""
    for hero in t.word(names.ORDER).split(","):
        speak(t, "setup", hero)


def open_markets(t: Table) -> None:
    """Three open cards to each market, in this order [RB-111]."""
    for city in MARKETS:
        fill_market(t, city)


def begin_scenario(t: Table) -> None:
    """The set-up text of the scenario resolves for each hero, in turn order [RB-112, RB-921]."""
    effect = t.box.on.get(t.scenario, {}).get("setup")
    if effect is not None:
        for hero in t.word(names.ORDER).split(","):
            effect.run(t, Context(hero, t.scenario, window="setup"))


def pay_for_places(t: Table) -> None:
    """Rivals who begin later gain gold for it [RB-115]."""
    if t.rivals:
        for hero, amount in zip(t.word(names.ORDER).split(","), LATER, strict=False):
            gold(t, hero, amount, "RB-115")
