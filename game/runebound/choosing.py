"""What a sensible player chooses of things: at markets, of events, quests and rewards."""

from __future__ import annotations

from game.kit.prompts import Answer, Prompt, halves_of
from game.runebound import names, valuing
from game.runebound.adventures import OPTIONS
from game.runebound.judgement import Judge
from game.runebound.sides import health_left
from game.runebound.strength import fight_chance
from game.runebound.table import Table
from game.runebound.worth import sides_of, worth_of, worth_of_side

NO: Answer = ()

# -- shopping


def sell(t: Table, prompt: Prompt) -> Answer:
    """What the best buy of this market replaces."""
    hero, site = prompt.chooser, t.site(prompt.chooser)
    assert site is not None
    buyer = Judge(t, hero).buyer
    gains = {piece: buyer.deal(t.card(piece)) for piece in t.zone(names.market(site.id))}
    best = max(gains, key=lambda piece: (gains[piece], piece), default="")
    if not best or gains[best] <= 0:
        return NO
    owned = t.asset_of_type(hero, t.box.content.assets[t.card(best)].type)
    return (owned,) if owned in prompt.options else NO


def market(t: Table, prompt: Prompt) -> Answer:
    """The best bargain; else the card is taken off that is worth least to the hero."""
    hero = prompt.chooser
    buyer = Judge(t, hero).buyer
    gains: dict[str, float] = {}
    for option in prompt.options:
        piece, to = halves_of(option)
        if to == names.assets(hero):
            gains[option] = buyer.deal(t.card(piece))
    best = max(gains, key=lambda option: (gains[option], option), default="")
    if best and gains[best] > 0:
        return (best,)
    thrown = [option for option in prompt.options if option not in gains]
    return (min(thrown, key=lambda option: (valuing.asset(t, hero, t.card(halves_of(option)[0])), option)),)


def peddle(t: Table, prompt: Prompt) -> Answer:
    """The best bargain, if it is one."""
    prices = prompt.data["prices"]
    assert isinstance(prices, dict)
    hero, coin = prompt.chooser, Judge(t, prompt.chooser).buyer.coin
    gains: dict[str, float] = {}
    for piece in prompt.options:
        gain = valuing.asset(t, hero, t.card(piece)) - coin * prices[piece]
        gains[piece] = gain - _replaced(t, hero, piece)
    best = max(gains, key=lambda piece: (gains[piece], piece), default="")
    return (best,) if best and gains[best] > 0 else NO


def _replaced(t: Table, hero: str, piece: str) -> float:
    owned = t.asset_of_type(hero, t.box.content.assets[t.card(piece)].type)
    return valuing.asset(t, hero, t.card(owned)) if owned else 0.0


def keep_asset(t: Table, prompt: Prompt) -> Answer:
    """The more valuable one."""
    return (max(prompt.options, key=lambda piece: (valuing.asset(t, prompt.chooser, t.card(piece)), piece)),)


# -- adventures


def option(t: Table, prompt: Prompt) -> Answer:
    """The option that brings more."""
    event = t.box.content.events[t.card(prompt.source)]
    marks = dict(zip(OPTIONS, (event.option_1, event.option_2), strict=True))
    return (max(prompt.options, key=lambda key: worth_of(t, prompt.chooser, marks[key])),)


def outcome(t: Table, prompt: Prompt) -> Answer:
    """The best outcome that is covered."""
    finds = t.box.content.quests[t.card(prompt.source)].find
    return (max(prompt.options, key=lambda key: worth_of(t, prompt.chooser, finds[key.removeprefix("find-")])),)


def drop_open(t: Table, prompt: Prompt) -> Answer:
    """The card that is worth least for the way that it takes."""
    worth: dict[str, float] = dict.fromkeys(prompt.options, 0.0)
    for goal, away in Judge(t, prompt.chooser).ways():
        piece = goal.deed.partition(":")[2]
        if piece in worth:
            worth[piece] = max(worth[piece], goal.worth / (1 + away))
    return (min(prompt.options, key=lambda piece: (worth[piece], piece)),)


def reward(t: Table, prompt: Prompt) -> Answer:
    """The side that brings more."""
    window = str(prompt.data.get("window", ""))
    sides = sides_of(t.box.marks_of(t.card(prompt.source), window))
    if len(sides) != 2:
        return prompt.options[:1]
    return (max(prompt.options, key=lambda side: worth_of_side(t, prompt.chooser, sides[int(side) - 1])),)


def retreat(t: Table, prompt: Prompt) -> Answer:
    """By the chance to win from here."""
    hero, foe = t.fighter, t.foe
    win = fight_chance(t, hero, foe, health_left(t, hero), health_left(t, foe))
    leave = Judge(t, hero).would_retreat(win)
    return (prompt.options[1],) if leave else (prompt.options[0],)
