"""What a sensible player makes for: what is to be had where, how far it is, and what is worth the way (part 14 of the
content).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from game.kit.cells import PREFIX, Cell
from game.runebound import actions, adventures, decks, names, resting, shopping, story, training, values, valuing
from game.runebound.box import ZOMBIE_CARD
from game.runebound.distances import Distances
from game.runebound.odds import quest_odds
from game.runebound.strength import Race, chance_in_deck, kept, left_of, pace, race_of, villain_chance
from game.runebound.table import Table
from game.runebound.worth import LORE, SKILL_CARD, rounds_left, trophy_worth, worth_of

ENEMY_GOLD, ENEMY_LORE, DEFEAT = 2.2, 0.6, 5.0
"""The mean reward of an enemy in gold; what it brings besides; what a defeat costs."""
QUEST_CARD, EVENT_CARD = 1.5, 1.9
"""What a quest is worth when it is drawn, and an event, without its trophy."""
ENEMIES = {"combat": 0.85, "exploration": 0.2, "social": 0.15}
"""The share of enemies in a deck."""
LATE_LORE = 1.5
"""How much more lore and companions are worth in act II."""
LEARN, DRAWS = 0.9, 0.75
"""The shares of its worth that learning a skill is worth now, and that is left of drawing several that compete."""
VICTORY, HURRY, FEW_ROUNDS = 60.0, 20.0, 3
"""What a victory is worth, and how much more with so few rounds left."""
BOLD, BOLD_LATE, BOLD_LAST = 0.4, 0.25, 0.05
"""From which chance on the villain is engaged: with much time, with some, at the last."""
LARGE_PARTY, RALLY = 3, 3
"""From how many heroes on a party gathers for one strike, with so many rounds left."""
HURT = 0.7
"""What a point of damage is worth to be rid of."""
ZOMBIE = 1.6
DUEL = 3.0
"""What a duel that is won brings beside the trophy: gold, and a rival who is down."""
WANDER = 0.02
LEAST_GAIN = 0.5
"""A market is not visited for less."""
MOST_ROUNDS_LEFT = 9


class Goal(Struct, frozen=True):
    """Something to be had: the deed in a hex, its price in actions there, what it is worth."""

    deed: str
    cell: Cell
    price: int
    worth: float


class Aim(NamedTuple):
    """A goal, and how far each hex is from it, in actions, by the place of the hex."""

    goal: Goal
    field: list[float]


class Plan(NamedTuple):
    """What was thought out for a state: all aims that do not hang on where the hero stands, the places of the hexes,
    what training is worth, the chance against the villain, as things stand and after a rest.
    """

    aims: list[Aim]
    at: dict[Cell, int]
    training: float
    chance: float
    rested: float


def _stamp(t: Table, hero: str) -> tuple[object, ...]:
    """All that such thoughts are made from: what lies anywhere but in the hexes, what lies on cards, the tracks; of the
    map gems, zombies and villain.
    """
    board = t.board
    lying = [(name, *pieces) for name, pieces in board.zones.items() if pieces and not name.startswith(PREFIX)]
    laid = [(piece.id, *piece.tokens.items()) for piece in board.pieces.values() if piece.tokens]
    gems = [t.gem_at(cell) for cell in t.land.gems]
    villain = t.box.villain_of(t.scenario)
    on_map = [t.cell(piece) for piece in (*t.zombies(), villain)]
    return hero, t.form, t.step, lying, laid, gems, on_map, list(board.tracks.items())


class Judge:
    """Thinks about one table for one hero. What does not hang on where the hero stands is thought out once: a march
    asks for it hex by hex.
    """

    def __init__(self, t: Table, hero: str) -> None:
        self.t = t
        self.hero = hero
        self.here = t.here(hero)

    @cached_property
    def distances(self) -> Distances:
        """The map as the hero meets it now."""
        return Distances(self.t, self.hero)

    @cached_property
    def hurt(self) -> float:
        """The share of the health that is lost."""
        return self.t.damage(self.hero) / values.health(self.t, self.hero)

    @cached_property
    def trophy(self) -> float:
        """What one more trophy is worth."""
        return trophy_worth(self.t, self.hero)

    @cached_property
    def buyer(self) -> valuing.Buyer:
        """The hero before a market."""
        return valuing.Buyer(self.t, self.hero)

    def best(self) -> Goal | None:
        """The goal that is worth most for the actions it takes; None where nothing is worth a way."""
        found = [(self._rate(goal, away), goal.deed, goal) for goal, away in self.ways()]
        rate, _, goal = max(found, key=lambda it: it[:2], default=(0.0, "", None))
        return goal if rate > 0 else None

    def best_here(self, actions: int) -> Goal | None:
        """The best goal that so many actions are enough for, right here."""
        found = [goal for goal, _ in self.ways() if goal.cell == self.here and goal.price <= actions and goal.worth > 0]
        return max(found, key=lambda goal: (goal.worth / goal.price, goal.deed), default=None)

    def _rate(self, goal: Goal, away: float) -> float:
        """What a goal is worth for each action; where two are needed at once, an action may be lost."""
        actions = away + goal.price
        if goal.price > 1 and goal.cell == self.here and self.t.actions < goal.price:
            actions += self.t.actions
        return goal.worth / max(0.5, actions) - WANDER * away

    def ways(self) -> Iterator[tuple[Goal, float]]:
        """All that is to be had, with the actions that the way there takes."""
        here = self.plan.at[self.here]
        yield from ((goal, field[here]) for goal, field in self.plan.aims)
        yield from ((goal, self.distances.away(goal.cell)) for goal in self._passing())

    @cached_property
    def plan(self) -> Plan:
        """What holds wherever the hero stands; as it was thought out before, if nothing has changed since."""
        t, place, stamp = self.t, ("plan", self.hero), _stamp(self.t, self.hero)
        found: tuple[object, Plan] | None = t.box.thoughts.get(place)
        if found is None or found[0] != stamp:
            found = t.box.thoughts[place] = stamp, self._planned()
        return found[1]

    def _planned(self) -> Plan:
        aims = [Aim(goal, self.distances.field(goal.cell)) for goal in self._lasting()]
        return Plan(aims, self.distances.way.at, self._training(), *self._chances())

    def _lasting(self) -> Iterator[Goal]:
        """What is to be had wherever the hero stands."""
        yield from self._gems()
        yield from self._open_cards()
        yield from self._stories()
        yield from self._markets()
        yield from self._sites()

    def _passing(self) -> Iterator[Goal]:
        """What hangs on where the hero stands."""
        yield from self._goods()
        yield from self._rest_here()
        yield Goal("train", self.here, 1, self.plan.training)
        yield from self._zombies()
        yield from self._card()
        yield from self._villain()

    # -- adventures

    def _gems(self) -> Iterator[Goal]:
        race = race_of(self.t, self.hero)
        worth = {kind: self._gem(kind, race) for kind in names.ADVENTURES}
        for cell in self.t.land.gems:
            gem = self.t.adventure_at(cell)
            if gem:
                yield Goal("adventure", cell, 2, worth[self.t.box.gem_kind(self.t.card(gem))])

    def _gem(self, kind: str, race: Race) -> float:
        chance = chance_in_deck(self.t, race, kind)
        fight = chance * (self.trophy + ENEMY_GOLD + ENEMY_LORE) - (1 - chance) * DEFEAT
        card = (QUEST_CARD if kind == "exploration" else EVENT_CARD) + self.trophy
        if kind == "exploration" and len(self.t.zone(names.open_cards(self.hero))) >= adventures.MOST_OPEN:
            card = 0.3
        return ENEMIES[kind] * fight + (1 - ENEMIES[kind]) * card

    def _open_cards(self) -> Iterator[Goal]:
        t, hero, quests = self.t, self.hero, self.t.box.content.quests
        for piece in t.zone(names.open_cards(hero)):
            card, option = t.card(piece), t.tokens(piece, adventures.ERRAND)
            if option:
                marks = t.box.content.events[card].option_1 if option == 1 else t.box.content.events[card].option_2
                worth, where, deed = 2 * worth_of(t, hero, marks), t.box.errand(card, option).where, "deliver"
            else:
                worth, where, deed = self.quest(card), quests[card].place, "explore"
            for cell in t.land.cells_at(where):
                yield Goal(f"{deed}:{piece}", cell, 1, worth)

    def quest(self, card: str) -> float:
        """What a quest brings: the best outcome of one roll on average, and the trophy."""
        t, finds, speed = self.t, self.t.box.content.quests[card].find, self.distances.speed
        keys = list(finds)
        odds = kept(t, ("quest", card, speed), lambda: quest_odds(t.box.masks, speed, keys).run()[0])
        worth = sorted((worth_of(t, self.hero, finds[name]), chance) for name, chance in zip(keys, odds, strict=True))
        found, before = 0.0, 0.0
        for value, chance in worth:
            found = max(found, found + chance * (value - before))
            before = value
        return self.trophy * max(odds) + found

    def _stories(self) -> Iterator[Goal]:
        t, hero = self.t, self.hero
        for piece in t.zone(names.STORY):
            if t.tokens(piece, story.NUMBER) and not t.track(names.reward_of(piece, hero)):
                cell = t.here(story.token_of(t, piece))
                worth = worth_of(t, hero, t.box.content.stories[t.card(piece)].quest)
                yield Goal(f"story:{piece}", cell, 1, max(0.3, worth) * (LATE_LORE if t.act > 1 else 1.0))

    # -- cities

    def _markets(self) -> Iterator[Goal]:
        """What can be bought: the best that lies there, or what may join it [RB-412]."""
        t = self.t
        unseen = self._unseen()
        for cell in t.land.cells_at("city"):
            city = t.land.site(cell)
            assert city is not None
            best = max((self.buyer.deal(t.card(piece)) for piece in t.zone(names.market(city.id))), default=0.0)
            gain = sum(share * max(0.0, best, found) for found, share in unseen) if unseen else best
            if gain > LEAST_GAIN:
                yield Goal("shop", cell, 1, gain)

    def _unseen(self) -> list[tuple[float, float]]:
        """What each card that may come brings, with its share of the deck, which all can tell from what lies open."""
        t = self.t
        counts = Counter(t.card(piece) for piece in t.zone(names.deck(names.ASSET)))
        whole = sum(counts.values())
        return [(self.buyer.deal(card), number / whole) for card, number in sorted(counts.items())]

    def _goods(self) -> Iterator[Goal]:
        t = self.t
        for piece in shopping.payable_goods(t, self.hero):
            it = t.box.content.assets[t.card(piece)]
            worth = worth_of(t, self.hero, it.trade)
            for kind in it.trade_at:
                for cell in t.land.cells_at(kind):
                    yield Goal(f"trade:{piece}", cell, 1, worth)

    # -- the hero

    def _sites(self) -> Iterator[Goal]:
        damage = self.t.damage(self.hero)
        if damage and self.hurt >= 0.3:
            worth = HURT * damage * (0.6 + self.hurt)
            for cell in self.t.land.cells_at("site"):
                yield Goal("rest", cell, 1, worth)

    def _rest_here(self) -> Iterator[Goal]:
        t, hero = self.t, self.hero
        damage = t.damage(hero)
        if damage and resting.can_rest(t, hero) and t.site(hero) is None:
            yield Goal("rest", self.here, 1, HURT * min(damage, 2.2) * (0.4 + self.hurt))

    def _training(self) -> float:
        """Learning what is in the hand; else drawing for something that can be paid."""
        t, hero = self.t, self.hero
        able = max((valuing.wanted(t, hero, t.card(piece)) for piece in training.learnable(t, hero)), default=0.0)
        room = max(0, values.hand_size(t, hero) - len(t.zone(names.hand(hero))))
        drawn = self._drawn() if decks.has_cards(t, names.SKILL) else 0.0
        return max(LEARN * able, drawn) + 0.5 * SKILL_CARD * min(values.TRAINED, room)

    def _drawn(self) -> float:
        """What the cards that are drawn bring at once, from those that the hero does not see."""
        t, hero = self.t, self.hero
        lying = [*t.zone(names.deck(names.SKILL))]
        if t.rivals:
            lying += [piece for other in t.heroes if other != hero for piece in t.zone(names.hand(other))]
        counts = Counter(t.card(piece) for piece in lying)
        paid = {card: valuing.wanted(t, hero, card) for card in sorted(counts) if valuing.missing(t, hero, card) <= 0}
        whole = sum(paid[card] * counts[card] for card in paid) / max(1, len(lying))
        return LEARN * DRAWS * values.TRAINED * whole

    def _card(self) -> Iterator[Goal]:
        """What an own card offers as an action: a duel, or what a party has in place of it [RB-966]."""
        for piece in actions.speaking(self.t, self.hero, "action"):
            worth = self.trophy if self.t.together else max(map(self.duel, self.t.heroes_at(self.here)))
            yield Goal(f"{actions.CARD}:{piece}", self.here, 1, worth)

    def duel(self, foe: str) -> float:
        """What it brings to call out another hero."""
        t, hero = self.t, self.hero
        if foe == hero or not t.standing(foe):
            return -DEFEAT
        chance = race_of(t, hero)._replace(enemy=pace(t, foe)[0]).chance(left_of(t, foe))
        return chance * (self.trophy + DUEL) - (1 - chance) * DEFEAT

    # -- the scenario

    def _zombies(self) -> Iterator[Goal]:
        if self.t.lying(self.here, ZOMBIE_CARD):
            yield Goal("zombie", self.here, 1, ZOMBIE)

    def _villain(self) -> Iterator[Goal]:
        t = self.t
        villain = t.villain()
        if not villain:
            return
        cell = t.here(villain)
        if self._rallies():
            yield self._rally(villain, cell)
            return
        chance, rested = self.plan.chance, self.plan.rested
        if chance >= self.boldness() and not (cell == self.here and t.track(names.ATTACKED)):
            hurry = HURRY if rounds_left(self.t) <= FEW_ROUNDS else 1.0
            yield Goal("engage", cell, 1, hurry * VICTORY * chance)
        if cell != self.here and rested >= self.boldness() and rested > chance + 0.1:
            for site in t.land.cells_at("site"):
                yield Goal("rest", site, 1, VICTORY * (rested - chance) / 3)

    def _chances(self) -> tuple[float, float]:
        """The chance against the villain as things stand, and after a rest where that is asked for; none before he has
        come, or where a party goes for him whatever it is.
        """
        if not self.t.villain() or self._rallies():
            return 0.0, 0.0
        chance, damage = villain_chance(self.t, self.hero), self.t.damage(self.hero)
        return chance, villain_chance(self.t, self.hero, damage) if damage and chance < BOLD else chance

    def _rallies(self) -> bool:
        """Whether a large party gathers around the villain at the last, to strike in one round [RB-963]."""
        return self.t.together and len(self.t.heroes) >= LARGE_PARTY and rounds_left(self.t) <= RALLY

    def _rally(self, villain: str, cell: Cell) -> Goal:
        """Go there, wait for the others, and strike when all can in the same round."""
        t = self.t
        if cell != self.here:
            return Goal("engage", cell, 1, HURRY * VICTORY)
        others = [hero for hero in t.heroes if hero != self.hero and t.standing(hero)]
        coming = t.word(names.TURNS).split(",")
        ready = all(t.cell(hero) == cell and hero in coming for hero in others)
        now = (ready or t.damage(villain) or rounds_left(self.t) <= 1) and not t.track(names.ATTACKED)
        waits = "rest" if resting.can_rest(t, self.hero) else "train"
        return Goal("engage" if now else waits, cell, 1, HURRY * VICTORY)

    def boldness(self) -> float:
        """From which chance on the villain is engaged: less, the less time there is."""
        left = rounds_left(self.t)
        if left <= FEW_ROUNDS:
            return BOLD_LAST
        share = min(1.0, left / MOST_ROUNDS_LEFT)
        return BOLD_LATE + (BOLD - BOLD_LATE) * share

    # -- little decisions

    def would_retreat(self, win: float) -> bool:
        """Whether a combat is left, of which so much is the chance to win it."""
        reward = self.trophy + ENEMY_GOLD + LORE / 3
        return win * reward < (1 - win) * DEFEAT * (1.0 if left_of(self.t, self.hero) > 1 else 1.2)
