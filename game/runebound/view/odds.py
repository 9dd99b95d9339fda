"""Odds: exact chances for the open question, worked out between frames, with nothing in them that the seat that looks
cannot know (part 12.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.kit.session import Session
from game.kit.slices import Work
from game.kit.worked_out import WorkedOut
from game.runebound import combat_odds, values
from game.runebound import names as zones
from game.runebound.combat_odds import CombatOdds
from game.runebound.combat_samples import FIRST_FIGHTS
from game.runebound.combat_state import ENEMY, HERO
from game.runebound.damage import PENDING
from game.runebound.icons import icons_odds, unseen_icons
from game.runebound.odds import RollOdds, march_odds, quest_odds
from game.runebound.sides import enemy_left, fair_odds, health_left, reckoned, reckoner
from game.runebound.skill_test import BLESSED_CARDS, cards_of_test
from game.runebound.thoughts import Blow
from game.runebound.view.names import Names
from game.runebound.view.texts import TestAsked
from game.runebound.ways import ways

EXERTIONS = 3
"""So many exertions are looked ahead at the most."""

FIGHTS_KEPT = 2
"""What was met in so many fights is kept; it takes some memory."""


class TestChance(NamedTuple):
    """A test: the cards that it reveals, and the chance to pass it with no exertion, with one, ..."""

    cards: int
    chances: tuple[float, ...]
    icons: int
    unknown: int


class Odds(WorkedOut):
    """What is known of the open question."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._fights: dict[tuple[str, str, bool], combat_odds.Odds] = {}

    # -- rolls

    def march(self, names: Names, hero: str) -> Mapping[str, float]:
        """The chance to reach each hex with a march of a hero; nothing until it is worked out."""
        found = self.march_rows(names, hero)
        if not found:
            return {}
        cells = ways(names.t, hero).cells
        return {cell.name: round(chance, 9) for cell, chance in zip(cells, found[0], strict=True) if chance > 0}

    def march_rows(self, names: Names, hero: str) -> Sequence[Sequence[float]]:
        """For no exertion, one, ... the chance to reach each hex, by its place in the ways; nothing until then."""
        t = names.t
        cards = min(EXERTIONS, len(t.zone(zones.hand(hero))))

        def work() -> Work[list[list[float]]]:
            odds = march_odds(ways(t, hero), t.box.masks, t.here(hero), values.speed(t, hero), cards)
            yield from _steps(odds)
            return odds.odds

        return self.worked(f"march {hero}", work)[1] or ()

    def quest(self, names: Names, hero: str, piece: str) -> Sequence[Sequence[float]]:
        """For no exertion, one, ... the chance of each outcome of a quest."""
        t = names.t
        keys = list(t.box.content.quests[t.card(piece)].find)
        cards = min(EXERTIONS, len(t.zone(zones.hand(hero))))

        def made() -> list[list[float]]:
            return quest_odds(t.box.masks, values.speed(t, hero), keys, cards).run()

        return self.known(f"quest {hero} {piece}", made)

    # -- tests

    def test(self, names: Names, hero: str, asked: TestAsked) -> TestChance:
        """A test that a hero could make; blessed is counted where the hero is."""
        t = names.t
        cards = cards_of_test(t, hero, asked.attribute, asked.modifier)
        more = BLESSED_CARDS if t.has(hero, zones.BLESSED) else 0
        return self.cards(names, hero, cards + more, asked.need)

    def cards(self, names: Names, hero: str, cards: int, need: int) -> TestChance:
        """So many cards, of which so many icons are needed."""
        icons, unknown = unseen(names)
        hand = min(EXERTIONS, len(names.t.zone(zones.hand(hero))))
        chances = tuple(icons_odds(icons, unknown, cards + more, max(1, need)) for more in range(hand + 1))
        return TestChance(cards, chances, icons, unknown)

    # -- combats

    def combat(self, names: Names, hero: str, foe: str) -> tuple[bool, CombatOdds | None]:
        """A combat that could begin, or as it stands; whether it is known, and what: where the last figure takes long
        a first one of some fights. Nothing where what lies hidden would come into it, and for a duel, which no script
        plays.
        """
        t = names.t
        if foe in t.heroes:
            return True, None
        running = t.foe == foe
        key = (hero, foe, running)
        kept = {known: it for known, it in self._fights.items() if known[2] == bool(t.foe) and known != key}
        odds = reckoner(t, hero, foe, self._fights.get(key))
        self._fights = dict([*kept.items()][1 - FIGHTS_KEPT :]) | {key: odds}
        if odds.fight.tests and not names.opened(hero):
            return True, None
        if health_left(t, hero) <= 0 or enemy_left(t, hero, foe) <= 0:
            return True, None
        blow = _blow(names) if running else None
        done, told = self.worked(f"combat {key}", lambda: reckoned(t, odds, hero, foe, blow))
        if done or not odds.slow:
            return done, told
        return False, self.worked(f"first {key}", lambda: reckoned(t, odds, hero, foe, blow, FIRST_FIGHTS))[1]

    def fair(self, names: Names, hero: str, lost: str = "", card: str = "", health: int = 0) -> CombatOdds | None:
        """The chances of a hero against a fair enemy, without an own asset and with a card, which change the health by
        so much; nothing until they are worked out.
        """
        t = names.t
        return self.worked(f"fair {hero} {lost} {card}", lambda: fair_odds(t, hero, lost, card, health))[1]


def _blow(names: Names) -> Blow | None:
    """The damage that is about to be dealt in a round, while it is asked who blocks it, or whether some is
    prevented.
    """
    t, prompt = names.t, names.session.prompt
    if prompt is None or not t.word(zones.COMBAT_TURN):
        return None
    if prompt.kind == "block":
        data: Any = prompt.data
        target = HERO if data["side"] == t.fighter else ENEMY
        return Blow(target, int(data["amount"]), True, prompt.source == "RB-714")
    pending = t.track(PENDING)
    return Blow(HERO, pending, False) if pending else None


def about_words(names: Names, told: CombatOdds) -> str:
    """What odds were reckoned from that are only about right; empty where they are exact."""
    if not told.about:
        return ""
    key, number = ("forecast.of-casts", told.casts) if told.casts else ("forecast.of-fights", told.fights)
    return names.words(key, number=f"{number:,}")


def _steps(odds: RollOdds) -> Work[None]:
    while odds.step():
        yield


def unseen(names: Names) -> tuple[int, int]:
    """The success icons among the skill cards that the seat that looks cannot see, and how many cards these are: the
    deck, and hands of others.
    """
    return unseen_icons(names.t, [hero for hero in names.t.heroes if names.opened(hero)])
