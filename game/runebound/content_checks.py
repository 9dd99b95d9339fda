"""What is wrong with content files that can be read, one by one, but do not fit together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.runebound.hexmap import GEMS, SITES, HexMap
from game.runebound.names import MARGATH

NEUTRAL_CARDS, SCENARIO_CARDS = 20, 5
"""Different cards that an adventure deck has in every game, and of the scenario [RB-105]."""
ACT_CARDS = 5
"""Story cards of an act [RB-106]."""
ACTS = (1, 2)
_WHERE = re.compile(r"\b(carry|zombie)\(([a-z-]+)")
_HERE = "here"
"""Where a text says so: in the hex of its hero."""
Files = Mapping[str, dict[str, Any]]


def used_twice(files: Files, cards: Sequence[str]) -> Iterator[str]:
    """Ids that two cards have, and codes that two tokens have [RB-416]; `cards` are the files of cards."""
    seen: dict[str, str] = {}
    for stem in cards:
        for card in files[stem]:
            if card in seen:
                yield f"{stem}.toml: {card} stands in {seen[card]}.toml too"
            seen.setdefault(card, stem)
    coded: dict[str, str] = {}
    for asset, it in files["assets"].items():
        if len(it.codes) != (it.copies if it.token else 0):
            yield f"assets.toml: {asset}: it has {len(it.codes)} codes for {it.copies} tokens"
        for code in it.codes:
            if code in coded:
                yield f"assets.toml: {asset}: the code {code} stands on {coded[code]} too"
            coded.setdefault(code, asset)


def faults(files: Files, cards: Sequence[str], land: HexMap) -> Iterator[str]:
    """Decks that could not be made, and what is named and not there."""
    yield from _adventures(files)
    yield from _scenarios(files)
    yield from _nowhere(files, cards, land)
    yield from _empty(files)
    yield from _starts(files["heroes"], land)
    yield from _lairs(files["scenarios"], land)


def _adventures(files: Files) -> Iterator[str]:
    """Adventure decks that are not of 20 neutral cards and five of each scenario [RB-105]."""
    adventures = [it for stem in ("enemies", "quests", "events") for it in files[stem].values()]
    for deck in GEMS:
        for scenario in ("", *files["scenarios"]):
            wanted = SCENARIO_CARDS if scenario else NEUTRAL_CARDS
            found = sum((it.deck, it.scenario) == (deck, scenario) for it in adventures)
            if found != wanted:
                yield f"the {deck} deck has {found} cards of {scenario or 'every scenario'}, not {wanted}"


def _scenarios(files: Files) -> Iterator[str]:
    """Scenarios without their villain or their stories [RB-106], and what is said of scenarios that are not there."""
    scenarios = files["scenarios"]
    for scenario, it in scenarios.items():
        if it.villain not in files["villains"]:
            yield f"scenarios.toml: {scenario}: there is no villain {it.villain}"
        for act in ACTS:
            found = sum((story.scenario, story.act) == (scenario, act) for story in files["stories"].values())
            if found != ACT_CARDS:
                yield f"stories.toml: act {act} of {scenario} has {found} cards, not {ACT_CARDS}"
    for villain, it in files["villains"].items():
        if (it.scenario in scenarios and scenarios[it.scenario].villain != villain) or not it.scenario:
            yield f"villains.toml: {villain}: it is not the villain of {it.scenario or 'any scenario'}"
    for token, it in files["tokens"].items():
        if it.villain not in ("", *files["villains"]):
            yield f"tokens.toml: {token}: there is no villain {it.villain}"
    for step, it in files["ladder"].items():
        lost = it.chance.keys() - scenarios.keys()
        yield from (f"ladder.toml: {step}: there is no scenario {scenario}" for scenario in sorted(lost))
    for stem in ("enemies", "villains", "quests", "events", "stories"):
        for card, it in files[stem].items():
            if it.scenario not in ("", *scenarios):
                yield f"{stem}.toml: {card}: there is no scenario {it.scenario}"


def _nowhere(files: Files, cards: Sequence[str], land: HexMap) -> Iterator[str]:
    """Places and sites that cards name and the board does not have."""
    for stem, field in (("quests", "place"), ("stories", "place"), ("scenarios", "appears")):
        for card, it in files[stem].items():
            place = getattr(it, field)
            if place not in land.places and (place or getattr(it, "kind", "quest") == "quest"):
                yield f"{stem}.toml: {card}: there is no place {place!r}"
    for stem in cards:
        for card, it in files[stem].items():
            for word, where in _WHERE.findall(" ".join(marks for _, marks in it.windows())):
                known = (*land.places, _HERE) if word == "zombie" else (*SITES, *land.sites)
                if where not in known:
                    yield f"{stem}.toml: {card}: there is no {where} for {word}"


def _empty(files: Files) -> Iterator[str]:
    """Story cards that do nothing of what they are for [RB-904], and goods that nobody takes [RB-418]."""
    for card, it in files["stories"].items():
        if not getattr(it, it.kind):
            yield f"stories.toml: {card}: it is a card of the kind {it.kind}, and has no {it.kind!r}"
    for card, it in files["assets"].items():
        for key in ("trade", "trade_at"):
            if bool(getattr(it, key)) != (it.type == "goods"):
                yield f"assets.toml: {card}: goods have {key.replace('_', '-')!r}, and nothing else has"


def _starts(heroes: Mapping[str, Any], land: HexMap) -> Iterator[str]:
    """Heroes who could not begin anywhere [RB-109], and a board without a market [RB-111]."""
    kinds = {site.kind for site in land.sites.values()}
    for hero, it in heroes.items():
        if not kinds.intersection(it.starts):
            yield f"map.tmx: layer 'sites': there is no {' and no '.join(it.starts)}, where {hero} begins"
    if "city" not in kinds:
        yield "map.tmx: layer 'sites': there is no city"


def _lairs(scenarios: Mapping[str, Any], land: HexMap) -> Iterator[str]:
    """Scenarios whose villain the board does not have where he appears, or does not have a site that he marches on
    [RB-912, RB-914, RB-924].
    """
    for scenario in land.lairs:
        if scenario not in scenarios:
            yield f"map.tmx: layer 'villain': there is no scenario {scenario!r}"
    for scenario, it in scenarios.items():
        lair = land.lairs.get(scenario)
        if lair is None:
            yield f"map.tmx: layer 'villain': nothing says where {it.villain} of the scenario {scenario} appears"
        elif lair.place != it.appears:
            yield f"map.tmx: layer 'villain': {lair.place}: by scenarios.toml {it.villain} appears in {it.appears}"
        elif scenario == MARGATH and not lair.target:
            yield f"map.tmx: layer 'villain': {lair.place}: there is no target that {it.villain} marches on"
