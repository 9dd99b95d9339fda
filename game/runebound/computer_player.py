"""Computer players: one that answers with sense, one that goes straight ahead, one that answers at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.kit.cells import cell_of
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import Answerer, GameTable
from game.runebound import actions, choosing, names, plain_player, values, valuing
from game.runebound.dice import EXPLORE, MOVE, REST, Roll
from game.runebound.judgement import Goal, Judge
from game.runebound.odds import test_odds
from game.runebound.symbols import BITS, LETTERS, need_of
from game.runebound.table import Table
from game.runebound.travelling import Traveller, live

NO: Answer = ()
SPARE = 2
"""So many cards of the hand are kept back where they bring little."""
PLAIN_CARD = 2.0
"""A card of the hand that is worth less is exerted for little."""


class SensiblePlayer:
    """Answers with sense; what it has no opinion on gets the first option, or no."""

    exerts = True
    """Whether it uses cards of the hand to help."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        judging = JUDGES.get(prompt.kind)
        answer = judging(self, table, prompt) if judging is not None else None
        if answer is None:
            answer = plain_player.answer(table, prompt)
        if answer is None:
            answer = prompt.options[: prompt.least]
        if len(answer) < prompt.least:
            rest = tuple(option for option in prompt.options if option not in answer)
            answer = (*answer, *rest[: prompt.least - len(answer)])
        return answer[: prompt.most]

    # -- the turn

    def start(self, t: Table, prompt: Prompt) -> Answer:
        """Where gems lie near that can be had soon, fewer of combat."""

        def worth(option: str) -> float:
            cell = cell_of(option)
            assert cell is not None
            near = sorted(t.land.distance(cell, gem) + 2 * (kind == "combat") for gem, kind in t.land.gems.items())
            return -sum(near[:4])

        return (max(prompt.options, key=worth),)

    def act(self, t: Table, prompt: Prompt) -> Answer:
        """What is worth most for its actions; what is free and helps comes first."""
        hero, options = prompt.chooser, prompt.options
        free = self._free(t, hero, options)
        if free:
            return (free,)
        goal = self._goal(t, hero)
        if goal is not None and goal.cell == t.here(hero):
            if goal.deed in options:
                return (goal.deed,)
            goal = Judge(t, hero).best_here(t.actions)
            return (goal.deed,) if goal is not None and goal.deed in options else (self._idle(options),)
        if goal is not None and actions.MOVE in options:
            return (actions.MOVE,)
        return (self._idle(options),)

    def _free(self, t: Table, hero: str, options: tuple[str, ...]) -> str:
        """A free deed that is worth its card: healing, or a better card."""
        for option in options:
            word, _, piece = option.partition(":")
            if word != actions.USE:
                continue
            heals = "recover" in t.box.marks_of(t.card(piece), "free")
            if heals and t.damage(hero) >= 2 and t.zone(names.hand(hero)):
                return option
            if not heals and self._has_poor_card(t, hero):
                return option
        return ""

    def _has_poor_card(self, t: Table, hero: str) -> bool:
        hand = tuple(t.zone(names.hand(hero)))
        return bool(hand) and valuing.in_hand(t, hero, valuing.weakest(t, hero, hand)[0]) < PLAIN_CARD

    def _idle(self, options: tuple[str, ...]) -> str:
        """What is done where nothing is worth a way."""
        return next((one for one in (actions.REST, actions.TRAIN) if one in options), actions.END)

    # -- on the way

    def _traveller(self, t: Table, hero: str) -> Traveller | None:
        goal = self._goal(t, hero)
        return Traveller(t, hero, goal.cell) if goal is not None else None

    def _goal(self, t: Table, hero: str) -> Goal | None:
        """What a hero is on the way to."""
        return Judge(t, hero).best()

    def step_or_march(self, t: Table, prompt: Prompt) -> Answer:
        """By how near each leads on average."""
        traveller = self._traveller(t, prompt.chooser)
        return traveller.step_or_march(prompt) if traveller is not None else (prompt.options[0],)

    def march(self, t: Table, prompt: Prompt) -> Answer:
        """Towards the goal; where the roll comes to nothing a poor card is exerted."""
        hero = prompt.chooser
        traveller = self._traveller(t, hero)
        if traveller is None:
            return NO
        answer = traveller.next_hex(prompt)
        hand = tuple(option for option in prompt.options if cell_of(option) is None)
        path = prompt.data["path"]
        if answer or not (self.exerts and hand and isinstance(path, list) and len(path) == 1):
            return answer
        if traveller.goal == t.here(hero) or len(hand) <= SPARE:
            return NO
        return (valuing.weakest(t, hero, hand)[0],)

    def pay_die(self, t: Table, prompt: Prompt) -> Answer:
        """What leaves the way open."""
        traveller = self._traveller(t, prompt.chooser)
        return traveller.payer(prompt) if traveller is not None else (str(prompt.data["usual"]),)

    def move(self, t: Table, prompt: Prompt) -> Answer:
        """Nearer to the goal."""
        traveller = self._traveller(t, prompt.chooser)
        return traveller.nearer(prompt) if traveller is not None else NO

    def reroll(self, t: Table, prompt: Prompt) -> Answer:
        """The die that brings least."""
        hero, cause = prompt.chooser, str(prompt.data["cause"])
        if cause == MOVE:
            traveller = self._traveller(t, hero)
            return traveller.worst(prompt) if traveller is not None else prompt.options[:1]
        return self._least_use(t, prompt, hero)[:1]

    def reroll_free(self, t: Table, prompt: Prompt) -> Answer:
        """Dice that bring nothing."""
        if str(prompt.data["cause"]) == MOVE:
            return self.reroll(t, prompt) if self._comes_to_little(t, prompt) else NO
        return self._least_use(t, prompt, prompt.chooser)[: prompt.most]

    def _least_use(self, t: Table, prompt: Prompt, hero: str) -> Answer:
        """The dice that do not show what is wanted: the terrain, or what the best outcome of the quest needs."""
        shown = dict(zip(prompt.options, live(t, prompt), strict=False))
        if str(prompt.data["cause"]) != EXPLORE:
            need = need_of(t.terrain(hero))
            return tuple(die for die, mask in shown.items() if not mask & need)
        quests = [one for one in t.zone(names.open_cards(hero)) if t.card(one) in t.box.finds and t.at(
            hero, t.box.content.quests[t.card(one)].place)]  # fmt: skip
        keys = list(t.box.finds[t.card(quests[0])]) if quests else []
        if not keys:
            return NO
        wanted = [BITS[LETTERS[letter]] for letter in max(keys, key=len)]
        spare = []
        for die, mask in sorted(shown.items(), key=lambda it: it[1].bit_count()):
            met = next((need for need in wanted if mask & need), None)
            if met is None:
                spare.append(die)
            else:
                wanted.remove(met)
        return tuple(spare)

    def _comes_to_little(self, t: Table, prompt: Prompt) -> bool:
        """Whether a roll for moving leads less near than one on average."""
        traveller = self._traveller(t, prompt.chooser)
        if traveller is None:
            return False
        here = t.here(prompt.chooser)
        places = traveller.distances.reached(here, live(t, prompt))
        return min(traveller.field[place] for place in places) > traveller.distances.after_march(traveller.field)

    # -- cards of the hand

    def exert(self, t: Table, prompt: Prompt) -> Answer | None:
        """In a test as long as it is not passed; for a quest where little is covered; else not. As a cost the weakest
        card.
        """
        hero, hand = prompt.chooser, prompt.options
        weakest = tuple(valuing.weakest(t, hero, hand))
        if prompt.least:
            return weakest[:1]
        if not self.exerts:
            return NO
        if "attribute" in prompt.data:
            need = int(str(prompt.data["need"]))
            return weakest[:1] if need or len(hand) > values.hand_size(t, hero) else NO
        if prompt.data.get("cause") == EXPLORE:
            covered = prompt.data.get("covered")
            return weakest[:1] if not covered else NO
        if prompt.data.get("cause") == REST:
            left = t.damage(hero) - int(str(prompt.data.get("healed", 0)))
            return weakest[:1] if left >= 3 and len(hand) > SPARE else NO
        return NO

    def may(self, t: Table, prompt: Prompt) -> Answer | None:
        """What costs nothing is done; a blessing is kept for a test that is not sure; in combat by the plain hand."""
        if prompt.source == names.BLESSED:
            need, cards = int(str(prompt.data["need"])), int(str(prompt.data["cards"]))
            return NO if need and test_odds(t, cards, need, prompt.chooser) > 0.75 else prompt.options[:1]
        window = str(prompt.data.get("window", ""))
        if window == "after-roll":
            return self._roll_anew(t, prompt)
        if t.fighter and window not in ("would-be-defeated", "after-combat", "reward", "combat-start"):
            return None
        return prompt.options[:1]

    def _roll_anew(self, t: Table, prompt: Prompt) -> Answer:
        """All dice of a march again, where it leads less near than one on average."""
        roll = t.roll
        if not isinstance(roll, Roll) or roll.cause != MOVE:
            return NO
        traveller = self._traveller(t, prompt.chooser)
        if traveller is None:
            return NO
        places = traveller.distances.reached(t.here(prompt.chooser), [t.box.masks[face] for face in roll.faces])
        nearest = min(traveller.field[place] for place in places)
        return prompt.options[:1] if nearest > traveller.distances.after_march(traveller.field) + 0.1 else NO

    def pay(self, t: Table, prompt: Prompt) -> Answer | None:
        """What saves or brings cards is worth a card; other costs only with cards to spare."""
        window, hero = str(prompt.data.get("window", "")), prompt.chooser
        hand = t.zone(names.hand(hero))
        if window == "would-be-defeated" or window in ("free", "option", "trade", "find", "quest"):
            return prompt.options[:1]
        if window == "combat-start":
            return prompt.options[:1] if prompt.source in t.zone(names.assets(hero)) else NO
        if window == "on-trophy":
            return prompt.options[:1] if len(hand) > SPARE and self._far_away(t, hero) else NO
        return None if t.fighter else NO

    def _far_away(self, t: Table, hero: str) -> bool:
        judge = Judge(t, hero)
        goal = judge.best()
        return goal is not None and judge.distances.away(goal.cell) >= 1

    def discard_skill(self, t: Table, prompt: Prompt) -> Answer:
        """The weakest cards."""
        return tuple(valuing.weakest(t, prompt.chooser, prompt.options)[: prompt.least])

    def learn(self, t: Table, prompt: Prompt) -> Answer:
        """The best skill that is wanted."""
        best = max(prompt.options, key=lambda piece: (valuing.wanted(t, prompt.chooser, t.card(piece)), piece))
        return (best,) if valuing.wanted(t, prompt.chooser, t.card(best)) else NO

    def pay_trophies(self, t: Table, prompt: Prompt) -> Answer:
        """Kinds of which there are most; those of combat last."""
        counts = {kind: len(t.trophies(prompt.chooser, kind)) for kind in names.ADVENTURES}

        def key(piece: str) -> tuple[bool, int, str]:
            kind = t.box.deck_of(t.card(piece))
            return kind == "combat", -counts[kind], piece

        return tuple(sorted(prompt.options, key=key)[: prompt.least])

    def trophy_deck(self, t: Table, prompt: Prompt) -> Answer:
        """What skills cost most often, and the hero has not."""
        have = {kind: len(t.trophies(prompt.chooser, kind)) for kind in prompt.options}
        return (min(prompt.options, key=lambda kind: (have[kind], kind != "combat")),)

    def duel(self, t: Table, prompt: Prompt) -> Answer | None:
        """Whom it is best to call out."""
        if "verb" in prompt.data:
            return None
        return (max(prompt.options, key=Judge(t, prompt.chooser).duel),)

    def most(self, t: Table, prompt: Prompt) -> Answer:
        """As many as may be."""
        return prompt.options[: prompt.most]


class PlainPlayer(SensiblePlayer):
    """Goes for what is nearest and uses no cards of the hand: somebody to win against."""

    exerts = False

    def _goal(self, t: Table, hero: str) -> Goal | None:
        return nearest(t, hero)


def nearest(t: Table, hero: str) -> Goal | None:
    """The nearest goal that is worth anything."""
    worth = [(away + goal.price, goal.deed, goal) for goal, away in Judge(t, hero).ways() if goal.worth > 1]
    return min(worth, key=lambda it: it[:2], default=(0.0, "", None))[2]


Judging = Callable[[SensiblePlayer, Table, Prompt], Answer | None]


def _of(choice: Callable[[Table, Prompt], Answer]) -> Judging:
    """A choice that every such player makes alike."""
    return lambda player, t, prompt: choice(t, prompt)


JUDGES: Mapping[str, Judging] = {
    "start": SensiblePlayer.start, "act": SensiblePlayer.act, "step-or-march": SensiblePlayer.step_or_march,
    "march": SensiblePlayer.march, "pay-die": SensiblePlayer.pay_die, "move": SensiblePlayer.move,
    "reroll": SensiblePlayer.reroll, "reroll-free": SensiblePlayer.reroll_free, "exert": SensiblePlayer.exert,
    "may": SensiblePlayer.may, "pay": SensiblePlayer.pay, "discard-skill": SensiblePlayer.discard_skill,
    "learn": SensiblePlayer.learn, "pay-trophies": SensiblePlayer.pay_trophies,
    "lose-trophy": SensiblePlayer.pay_trophies, "trophy-deck": SensiblePlayer.trophy_deck,
    "sell": _of(choosing.sell), "market": _of(choosing.market), "peddle": _of(choosing.peddle),
    "keep-asset": _of(choosing.keep_asset), "option": _of(choosing.option), "outcome": _of(choosing.outcome),
    "drop-open": _of(choosing.drop_open), "reward": _of(choosing.reward), "retreat": _of(choosing.retreat),
    "zombie": SensiblePlayer.most, "duel": SensiblePlayer.duel,
}  # fmt: skip
PLAYERS: dict[str, Callable[[str], Answerer]] = {
    "sensible": SensiblePlayer, "plain": PlainPlayer, "random": RandomPlayer,
}  # fmt: skip
