"""What a sensible player thinks of the map: what is to be had where, how far it is, and what is worth the way
(part 14 of the content).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from msgspec import Struct

from game.kit.cells import Cell
from game.runebound import adventures, decks, names, resting, shopping, story, training, values
from game.runebound.odds import quest_odds
from game.runebound.strength import attack_of, block_of, chance_in_deck, villain_chance
from game.runebound.symbols import ANY
from game.runebound.table import Table
from game.runebound.ways import Ways, ways
from game.runebound.worth import SKILL_CARD, TROPHY, worth_of

Fields = dict[tuple[Cell, int, int], list[float]]
"""How many actions it is from every hex to a goal, by the goal, the ways and the speed."""
STEP, FAR = 1.0, 99.0
ENEMY_GOLD, DEFEAT = 2.6, 4.0
"""The mean reward of an enemy, and what a defeat costs."""
QUEST_CARD, EVENT_CARD, ENEMY_SHARE = 2.6, 3.2, 0.85
GEM_LORE = 0.9
SPEND = 0.55
"""What a coin is worth that is spent well, beyond being kept."""
LEARN, DRAWS = 4.5, 0.9
VILLAIN, BOLD, BOLD_LATE = 60.0, 0.3, 0.12
"""What a victory is worth; the chance from which the villain is engaged, and when there is hardly any time left."""
HURT_A_POINT = 0.55
ZOMBIE = 1.3


class Goal(Struct, frozen=True):
    """Something to be had: the deed in a hex, its price in actions there, what it is worth."""

    deed: str
    cell: Cell
    price: int
    worth: float


class Judge:
    """Thinks about one table for one hero."""

    def __init__(self, t: Table, hero: str, fields: Fields) -> None:
        self.t = t
        self.hero = hero
        self.fields = fields
        self.way: Ways = ways(t, hero)
        self.speed = values.speed(t, hero)
        self.here = t.here(hero)

    # -- distances

    def field(self, goal: Cell) -> list[float]:
        """The actions that a way from each hex to a goal takes, about."""
        key = (goal, id(self.way), self.speed)
        found = self.fields.get(key)
        if found is None:
            found = self.fields[key] = self._spread(goal)
        return found

    def _spread(self, goal: Cell) -> list[float]:
        way, speed = self.way, self.speed
        away = [FAR] * len(way.cells)
        start = way.at[goal]
        away[start] = 0.0
        waiting = [(0.0, start)]
        while waiting:
            spent, at = heapq.heappop(waiting)
            if spent > away[at]:
                continue
            for other, _ in way.need[at]:
                cost = spent + self._cost(other, at, speed)
                if cost < away[other]:
                    away[other] = cost
                    heapq.heappush(waiting, (cost, other))
        return away

    def _cost(self, at: int, to: int, speed: int) -> float:
        """What entering a hex takes of an action, by the share of faces that pay for it; a step takes a whole one."""
        need = next(need for other, need in self.way.need[at] if other == to)
        share = sum(bool(mask & need) for mask in self.t.box.masks) / 6
        return min(STEP, (1.0 if need == ANY else 0.75 + 0.5 / max(0.1, share)) / speed)

    def away(self, goal: Cell) -> float:
        """The actions from the hero to a goal, about."""
        return self.field(goal)[self.way.at[self.here]]

    # -- goals

    def best(self) -> Goal | None:
        """The goal that is worth most for the actions it takes; None where nothing is worth a way."""
        found = [(self._rate(goal), goal) for goal in self.goals()]
        found = [(rate, goal) for rate, goal in found if rate > 0]
        return max(found, key=lambda it: (it[0], it[1].deed))[1] if found else None

    def _rate(self, goal: Goal) -> float:
        """What a goal is worth for each action; where two are needed at once, an action may be lost."""
        walked = self.away(goal.cell)
        actions = walked + goal.price
        if goal.price > 1 and goal.cell == self.here and self.t.actions < goal.price:
            actions += self.t.actions
        return goal.worth / max(0.5, actions) - 0.02 * walked

    def goals(self) -> Iterator[Goal]:
        """All that is to be had."""
        yield from self._gems()
        yield from self._open_cards()
        yield from self._stories()
        yield from self._markets()
        yield from self._rests()
        yield from self._at_home()
        yield from self._villain()

    def _gems(self) -> Iterator[Goal]:
        worth = {kind: self._gem(kind) for kind in names.ADVENTURES}
        for cell, kind in self.t.land.gems.items():
            if self.t.gem_at(cell):
                yield Goal("adventure", cell, 2, worth[kind])

    def _gem(self, kind: str) -> float:
        chance = chance_in_deck(self.t, self.hero, kind)
        fight = chance * (TROPHY + ENEMY_GOLD + GEM_LORE) - (1 - chance) * DEFEAT
        if kind == "combat":
            return ENEMY_SHARE * fight + (1 - ENEMY_SHARE) * QUEST_CARD
        card = QUEST_CARD if kind == "exploration" else EVENT_CARD
        room = len(self.t.zone(names.open_cards(self.hero))) < adventures.MOST_OPEN or kind == "social"
        return 0.2 * fight + 0.8 * (card if room else 0.3)

    def _open_cards(self) -> Iterator[Goal]:
        t, hero, quests = self.t, self.hero, self.t.box.content.quests
        for piece in t.zone(names.open_cards(hero)):
            card = t.card(piece)
            if card in quests:
                worth = self._quest(card)
                for cell in t.land.places[quests[card].place].cells:
                    yield Goal(f"explore:{piece}", cell, 1, worth)
            else:
                option = t.tokens(piece, adventures.ERRAND)
                where = t.box.errand(card, option).where
                event = t.box.content.events[card]
                marks = event.option_1 if option == 1 else event.option_2
                for cell in t.land.cells_at(where):
                    yield Goal(f"deliver:{piece}", cell, 1, 2 * worth_of(t, hero, marks))

    def _quest(self, card: str) -> float:
        """The mean of the best outcome with one roll, and the trophy."""
        t, finds = self.t, self.t.box.content.quests[card].find
        keys = list(finds)
        key = (card, self.speed)
        odds = t.box.quest_odds.get(key)
        if odds is None:
            odds = t.box.quest_odds[key] = tuple(quest_odds(t.box.masks, self.speed, keys).run()[0])
        worth = sorted(((worth_of(t, self.hero, finds[name]), chance) for name, chance in zip(keys, odds, strict=True)))
        found, before = 0.0, 0.0
        for value, chance in worth:
            found = max(found, found + chance * (value - before))
            before = value
        return TROPHY * max(odds) + found

    def _stories(self) -> Iterator[Goal]:
        t, hero = self.t, self.hero
        for piece in t.zone(names.STORY):
            if t.tokens(piece, story.NUMBER) and not t.track(names.reward_of(piece, hero)):
                cell = t.here(story.token_of(t, piece))
                marks = t.box.content.stories[t.card(piece)].quest
                yield Goal(f"story:{piece}", cell, 1, max(0.3, worth_of(t, hero, marks)))

    def _markets(self) -> Iterator[Goal]:
        t = self.t
        for site in t.land.cells_at("city"):
            city = t.land.site(site)
            assert city is not None
            gain = max((self.bargain(piece) for piece in t.zone(names.market(city.id))), default=0.0)
            if gain > 0.5:
                yield Goal("shop", site, 1, gain)

    def bargain(self, piece: str, off: int = 0) -> float:
        """What buying an asset now would bring beyond its price; below 0 where it cannot be paid."""
        t, hero = self.t, self.hero
        price = values.price(t, hero, piece, off)
        if price > t.gold(hero):
            return -1.0
        kind = t.box.content.assets[t.card(piece)].type
        owned = t.asset_of_type(hero, kind)
        return self.asset(t.card(piece)) - (self.asset(t.card(owned)) if owned else 0.0) - (1 - SPEND) * price

    def asset(self, card: str) -> float:
        """What an asset is worth to a hero: its cost, and more where it fights; goods what they trade for."""
        it = self.t.box.content.assets[card]
        if it.type == "goods":
            return 0.4 * worth_of(self.t, self.hero, it.trade)
        fights = 1.1 * (attack_of(it.token) + block_of(it.token)) if it.token is not None else 0.0
        return it.cost + fights

    def _rests(self) -> Iterator[Goal]:
        t, hero = self.t, self.hero
        hurt, most = t.damage(hero), values.health(t, hero)
        need = hurt / most
        if hurt and need >= 0.3:
            worth = HURT_A_POINT * hurt * (1 + need)
            for cell in t.land.cells_at("site"):
                yield Goal("rest", cell, 1, worth)
        if hurt and resting.can_rest(t, hero) and t.site(hero) is None:
            yield Goal("rest", self.here, 1, HURT_A_POINT * min(hurt, 2.3) * (1 + need))

    def _at_home(self) -> Iterator[Goal]:
        """What can be had anywhere, or where the hero stands."""
        t, hero = self.t, self.hero
        hand = t.zone(names.hand(hero))
        if training.learnable(t, hero):
            yield Goal("train", self.here, 1, LEARN)
        elif decks.has_cards(t, names.SKILL):
            ready = len(t.trophies(hero)) >= 2 and len(t.zone(names.learned(hero))) < training.MOST_SKILLS
            room = max(0, values.hand_size(t, hero) - len(hand))
            yield Goal("train", self.here, 1, SKILL_CARD * min(2, room) + (DRAWS if ready else 0.0))
        for piece in shopping.tradable(t, hero):
            marks = t.box.content.assets[t.card(piece)].trade
            yield Goal(f"trade:{piece}", self.here, 1, worth_of(t, hero, marks))
        for piece in t.lying(self.here, "zombie")[:1]:
            assert piece
            yield Goal("zombie", self.here, 1, ZOMBIE)

    def _villain(self) -> Iterator[Goal]:
        t = self.t
        villain = t.villain()
        if not villain:
            return
        chance = villain_chance(t, self.hero)
        if chance >= self.boldness():
            yield Goal("engage", t.here(villain), 1, VILLAIN * chance)

    def boldness(self) -> float:
        """From which chance on the villain is engaged: less, the less time there is."""
        t = self.t
        left = 6 - t.track(names.MARCH) if t.track(names.MARCHING) else names.LAST_SPACE - t.space + 1
        if t.scenario == "margath" and not t.track(names.MARCHING):
            left += 6
        return BOLD_LATE if left <= 3 else BOLD
