"""The forecast: what is at stake before a roll, a test or a fight (part 12.5). It is reckoned by the functions that
resolve it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kit.cells import cell_of
from game.kit.prompts import Prompt
from game.kit.shown import Bar, Chance, DicePool, Distribution, Fact, Forecast, ForecastNote
from game.kit.text import capital, percent
from game.runebound import actions, values
from game.runebound import names as zones
from game.runebound.box import TERRAIN
from game.runebound.combat_odds import CombatOdds
from game.runebound.odds import arrival_odds, rest_odds
from game.runebound.resting import DICE
from game.runebound.scenarios import MARCH_DICE, marching
from game.runebound.view.action_words import goal_of
from game.runebound.view.combat_choices import strike_total
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds, TestChance, about_words
from game.runebound.view.texts import TestAsked, found, symbols, test_of, test_words, text

NEAR = 6
"""So many goals of a march are told at the most."""
Made = Forecast | None


def forecast(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """What is at stake with a question, or with one of its options; None where nothing is uncertain."""
    if prompt.chooser not in names.t.heroes or prompt.chooser not in names.t.board.pieces:
        return None
    maker = MAKERS.get(prompt.kind)
    return maker(names, odds, prompt, option) if maker is not None else None


def pct(names: Names, chance: float) -> str:
    """A chance as it is told: "56 %"."""
    return names.words("forecast.percent", chance=percent(round(chance, 9)))


def _made(title: str, lines: list[str], *, chance: Chance | None = None, pools: tuple[DicePool, ...] = (),
          distributions: tuple[Distribution, ...] = (), notes: tuple[ForecastNote, ...] = (),
          stakes: tuple[Fact, ...] = (), working: bool = False) -> Forecast:  # fmt: skip
    spoken = (title, *lines, *(note.text for note in notes))
    return Forecast(title, pools, chance, distributions, notes, tuple(lines), stakes, tuple(spoken), working=working)


def _dice(names: Names, hero: str, number: int) -> tuple[DicePool, ...]:
    return (DicePool(names.words("forecast.rolls", hero=names.short(hero)), TERRAIN, number),)


# -- actions


def _act(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """What an action comes to."""
    word, _, piece = option.partition(":")
    maker = ACTIONS.get(word)
    return maker(names, odds, prompt.chooser, piece) if maker is not None else None


def _march(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """The chance to reach what lies near, without an exertion and with each."""
    t, words = names.t, names.words
    rows = odds.march_rows(names, hero)
    number = values.speed(t, hero)
    title = words("forecast.march", dice=number)
    if not rows:
        return _made(title, [words("forecast.working")], pools=_dice(names, hero, number), working=True)
    land = [*t.land]
    lines = [
        words("forecast.reach", hex=capital(name), chances=chances_words(names, [row[at] for row in rows]))
        for name, cell in goals(names, hero) if rows[0][at := land.index(cell)] > 0
    ][:NEAR]  # fmt: skip
    return _made(title, lines or [words("forecast.nothing-near")], pools=_dice(names, hero, number))


def goals(names: Names, hero: str) -> list[tuple[str, Any]]:
    """What a hero may make for, nearest first: gems, sites, open quests, the villain."""
    t = names.t
    here = t.here(hero)
    found: dict[Any, str] = {}
    for cell, kind in t.land.gems.items():
        if t.gem_at(cell):
            found[cell] = names.words("forecast.at", what=names.words(f"gem.{kind}.name"), hex=names.hex(cell))
    for site in t.land.sites.values():
        found[site.cell] = names.words(f"site.{site.id}")
    for piece in t.zone(zones.open_cards(hero)):
        for cell in t.land.cells_at(goal_of(names, piece)):
            found[cell] = names.words("forecast.at", what=names.card(piece), hex=names.hex(cell))
    villain = t.villain()
    if villain:
        found[t.here(villain)] = names.card(villain)
    near = sorted((cell for cell in found if cell != here), key=lambda cell: t.land.distance(here, cell))
    return [(found[cell], cell) for cell in near]


def chances_words(names: Names, chances: list[float] | tuple[float, ...]) -> str:
    """A chance, and what exerting would make of it: "56 %, 71 % with a card, 80 % with two"."""
    words = names.words
    told = pct(names, chances[0])
    more = [words("forecast.with-cards", chance=pct(names, chance), cards=cards)
            for cards, chance in enumerate(chances) if cards and chance > chances[cards - 1] + 0.004]  # fmt: skip
    return words("log.comma").join([told, *more])


def _explore(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """The chance of each outcome of a quest."""
    t, words, card = names.t, names.words, names.card_of(piece)
    rows = odds.quest(names, hero, piece)
    keys = list(t.box.content.quests[card].find)
    lines = [
        words("forecast.outcome", symbols=capital(symbols(names, key)), text=found(names, card, key),
              chances=chances_words(names, [row[at] for row in rows]))
        for at, key in enumerate(keys)
    ]  # fmt: skip
    number = values.speed(t, hero)
    first = Chance(words("forecast.something"), max(rows[0]), max(rows[-1]) - max(rows[0]), words("forecast.exerting"))
    return _made(words("forecast.explore", name=names.card(piece)), lines, chance=first,
                 pools=_dice(names, hero, number))  # fmt: skip


def _rest(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """What five dice heal in the wild [RB-402]."""
    t, words = names.t, names.words
    if t.site(hero) is not None or not t.damage(hero):
        return None
    lower = values.bonus(t, "rest", hero)
    healed: dict[int, float] = {}
    for hits, share in enumerate(rest_odds(t, hero)):
        amount = min(t.damage(hero), max(0, hits + lower))
        healed[amount] = healed.get(amount, 0.0) + share
    mean = sum(amount * share for amount, share in healed.items())
    bars = tuple(Bar(amount, share) for amount, share in sorted(healed.items()))
    lines = [words("forecast.heals", amount=mean, damage=t.damage(hero))]
    return _made(words("forecast.rest"), lines, pools=_dice(names, hero, DICE),
                 distributions=(Distribution(words("forecast.healed"), bars, "good"),))  # fmt: skip


def _adventure(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """What the deck of the gem holds for the most part, by what nobody has seen of it."""
    t, words = names.t, names.words
    gem = t.adventure_at(t.here(hero))
    if not gem:
        return None
    kind = t.box.gem_kind(t.card(gem))
    every = t.box.adventures(kind, t.scenario)
    counts: dict[str, int] = {}
    for card, copies in every:
        counts[t.box.kind(card)] = counts.get(t.box.kind(card), 0) + copies
    gone = [t.card(it) for it, found in t.board.pieces.items() if found.card in dict(every) and not names.hidden(it)]
    for card in gone:
        counts[t.box.kind(card)] -= 1
    left = sum(counts.values())
    told = names.listed(
        words("forecast.of-kind", chance=pct(names, number / left), kind=words(f"forecast.kinds.{what}"))
        for what, number in sorted(counts.items(), key=lambda it: -it[1]) if number > 0
    ) if left else words("name.none")  # fmt: skip
    lines = [words("forecast.deck", told=told, cards=len(t.zone(zones.deck(kind))))]
    return _made(words("forecast.adventure", deck=names.deck(kind)), lines)


def _engage(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """The fight with the villain."""
    villain = names.t.villain()
    return combat(names, odds, hero, villain) if villain else None


def _story(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """The test of a story quest."""
    card = names.card_of(piece)
    asked = test_of(names.t.box.content.stories[card].quest)
    if asked is None:
        return None
    passed = text(names, card, "quest-passed")
    return test(names, odds, hero, asked, passed, "", names.card(piece))


def _end(names: Names, odds: Odds, hero: str, piece: str) -> Made:
    """The end of a turn while Margath marches: after the last one of a round he does [RB-914]."""
    lines = arrival_lines(names)
    pools = _dice(names, names.t.first, MARCH_DICE)
    return _made(names.words("forecast.arrival"), lines, pools=pools) if lines else None


ACTIONS: dict[str, Callable[[Names, Odds, str, str], Made]] = {
    actions.MOVE: _march, actions.EXPLORE: _explore, actions.REST: _rest, actions.ADVENTURE: _adventure,
    actions.ENGAGE: _engage, actions.STORY: _story, actions.END: _end,
}  # fmt: skip


def _step_or_march(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    return _march(names, odds, prompt.chooser, "") if cell_of(option) is None else None


# -- tests


def test(names: Names, odds: Odds, hero: str, asked: TestAsked, passed: str, failed: str, title: str) -> Forecast:
    """A test: the chance to pass it, and with each exertion."""
    words = names.words
    found = odds.test(names, hero, asked)
    lines = [words("forecast.test", test=test_words(names, asked), cards=found.cards)]
    lines += test_lines(names, found, asked.need)
    if passed:
        lines.append(words("forecast.passed", text=passed))
    if failed:
        lines.append(words("forecast.failed", text=failed))
    return _made(title, lines, chance=chance_of(names, found, asked.need))


def chance_of(names: Names, found: TestChance, need: int) -> Chance:
    """The chance of a test as a bar."""
    words = names.words
    aim = words("forecast.pass") if need else words("forecast.one-success")
    more = found.chances[-1] - found.chances[0]
    return Chance(aim, found.chances[0], max(0.0, more), words("forecast.exerting") if more > 0.004 else "")


def test_lines(names: Names, found: TestChance, need: int) -> list[str]:
    """The chances in words, and what they rest on."""
    words = names.words
    told = chances_words(names, found.chances)
    lines = [words("forecast.passes" if need else "forecast.succeeds", chances=told)]
    lines.append(words("forecast.icons", icons=found.icons, cards=found.unknown))
    return lines


def _option(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """An option of an event: its test."""
    card = names.card_of(str(prompt.data["piece"]))
    if not option:
        return None
    asked = test_of(names.t.box.marks_of(card, option))
    if asked is None:
        return None
    return test(names, odds, prompt.chooser, asked, text(names, card, f"{option}-passed"),
                text(names, card, f"{option}-failed"), names.words(f"card.{card}.{option}-name"))  # fmt: skip


def _exert(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """A test that runs: what one more card, two more would do; after a roll nothing but the dice themselves."""
    data: Any = prompt.data
    if "attribute" not in data:
        return None
    words, need = names.words, int(data["need"])
    successes = int(data.get("successes", 0))
    found = odds.cards(names, prompt.chooser, 0, max(1, need - successes) if need else 1)
    told = [
        words("forecast.more-cards", cards=cards, chance=pct(names, chance))
        for cards, chance in enumerate(found.chances) if cards
    ]  # fmt: skip
    told.append(words("forecast.icons", icons=found.icons, cards=found.unknown))
    best = found.chances[1] if len(found.chances) > 1 else 0.0
    return _made(words("forecast.exert"), told, chance=Chance(words("forecast.one-more"), best))


def _may(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """Whether blessed is used: the test with two cards more, and without."""
    data: Any = prompt.data
    if prompt.source != zones.BLESSED:
        return None
    words, need = names.words, max(1, int(data["need"]))
    plain = odds.cards(names, prompt.chooser, int(data["cards"]), need).chances[0]
    more = odds.cards(names, prompt.chooser, int(data["cards"]) + 2, need).chances[0]
    lines = [words("forecast.blessed", more=pct(names, more), plain=pct(names, plain))]
    return _made(words("state.blessed.name"), lines, chance=Chance(words("forecast.pass"), plain, more - plain,
                                                                   words("state.blessed.name")))  # fmt: skip


# -- combats


def combat(names: Names, odds: Odds, hero: str, foe: str) -> Made:
    """The chances of a combat: to win, to be defeated, damage and rounds."""
    words = names.words
    done, told = odds.combat(names, hero, foe)
    title = words("forecast.combat", enemy=names.said(foe))
    if told is None:
        return None if done else _made(title, [words("forecast.working")], working=True)
    return _made(title, combat_lines(names, told), working=not done, chance=Chance(words("forecast.win"), told.win),
                 stakes=(_hurt(names, told),
                         Fact("icons/hourglass", words("forecast.rounds"), f"{told.rounds:.1f}")))  # fmt: skip


def _hurt(names: Names, told: CombatOdds) -> Fact:
    """The damage to expect; where a hero is healed more than hurt, by how much."""
    icon, key = ("heart", "forecast.more-healed") if told.heals else ("runebound/skull", "forecast.damage")
    return Fact(f"icons/{icon}", names.words(key), f"{abs(told.damage):.1f}")


def combat_lines(names: Names, told: CombatOdds) -> list[str]:
    """The chances of a combat in words."""
    words = names.words
    lines = [words("forecast.wins-about" if told.about else "forecast.wins", win=pct(names, told.win),
                   lose=pct(names, told.lose))]  # fmt: skip
    if told.neither >= 0.005:
        lines.append(words("forecast.neither", chance=pct(names, told.neither)))
    key = "forecast.expected-healed" if told.heals else "forecast.expected"
    lines.append(words(key, damage=abs(told.damage), rounds=told.rounds))
    lines.append(words("forecast.plain-hand"))
    if told.about:
        lines.append(about_words(names, told))
    return lines


def _combat_action(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """What an attack does at best, and after all live shields of the foe."""
    t, words = names.t, names.words
    side = str(prompt.data["side"])
    word, _, kind = option.partition(":")
    if word == "strike":
        amount, least = strike_total(names, side, kind)
        lines = [words("forecast.strike", amount=amount, least=least, foe=names.side(t.other_side(side)))]
        return _made(words("choice.combat-action.strike", amount=amount, kind=words(f"damage.{kind}")), lines)
    return combat(names, odds, t.fighter, t.foe) if not option and not t.duel else None


def _retreat(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    t = names.t
    return combat(names, odds, t.fighter, t.foe) if option in ("", "go-on") and not t.duel else None


def _way(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """The march on Tamalir: the chance that he arrives within so many rolls [RB-914]."""
    lines = list(arrival_lines(names))
    return _made(names.words("forecast.arrival"), lines) if lines else None


def arrival_lines(names: Names) -> list[str]:
    """The chance that Margath arrives within one, two, three rolls; nothing where he does not march."""
    t, words = names.t, names.words
    if not t.scenario or not marching(t) or not t.villain() or t.word(zones.OUTCOME):
        return []
    return [
        words("forecast.arrives", rolls=rolls, chance=pct(names, arrival_odds(t, rolls)))
        for rolls in (1, 2, 3)
    ]  # fmt: skip


MAKERS: Mapping[str, Callable[[Names, Odds, Prompt, str], Made]] = {
    "act": _act, "step-or-march": _step_or_march, "option": _option, "exert": _exert, "may": _may,
    "combat-action": _combat_action, "retreat": _retreat, "way": _way,
}  # fmt: skip
"""What is foretold, by the kind of the question."""
