"""The sensible computer player of the family: it weighs the odds, protects the weak, and explores when it is safe."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.adventure import judgement, values
from game.adventure.either_trial import outcome_of
from game.adventure.table import Table
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable

TONES = {"helpful": 2, "mixed": 1, "harmful": 0}
BRAVE = 0.6
"""Above this share of lost health a hero pays no wounds."""


class SensiblePlayer:
    """Answers each kind of prompt by its own small judgement; ties and classes fall by its own random stream."""

    judges: ClassVar[Mapping[str, Callable[[Any, Any, Prompt], Answer]]] = {}
    """What answers each kind of question; all others are answered by chance."""

    def __init__(self, seed: str) -> None:
        self.random = RandomPlayer(seed)

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table), "this computer player plays the games of the family"
        judge = self.judges.get(prompt.kind)
        return judge(self, table, prompt) if judge else self.random(table, prompt, why)

    # -- actions -----------------------------------------------------------------------------------

    def card(self, t: Table, p: Prompt) -> Answer:
        """The card that is worth most now."""
        return (max(p.options, key=lambda c: judgement.card_worth(t, p.chooser, c)),)

    def target(self, t: Table, p: Prompt) -> Answer:
        """The enemy whose defeat is worth most and likely."""
        dice = t.action.dice if t.action else 2
        spent = judgement.tokens_at_hand(t, p.chooser)
        if p.least == 0 and dice < 3:
            return ()
        return (max(p.options, key=lambda e: judgement.strike_worth(t, e, dice, spent)),)

    def aid_target(self, t: Table, p: Prompt) -> Answer:
        """The friend who has most use for tokens and a ready card, or the most hurt."""
        return (max(p.options, key=lambda h: judgement.aid_worth(t, h, 2) + 1.2 * values.need(t, h)),)

    def spend(self, t: Table, p: Prompt) -> Answer:
        """As many tokens as make a kill likely, or finish the location; otherwise keep them."""
        most = len(p.options) - 1
        action = t.action
        if action is None:
            return ("0",)
        if action.kind == "explore":
            needed = judgement.progress_needed(t)
            short = needed - action.dice
            return (str(max(0, min(most, short))) if short <= most + judgement.WEIGHTS.reach else "0",)
        if action.kind != "attack" or not action.targets:
            return (str(most if action.kind == "rest" and values.need(t, action.hero) > BRAVE else 0),)
        worth = [judgement.strike_worth(t, action.targets[0], action.dice, n) for n in range(most + 1)]
        best = max(range(most + 1), key=lambda n: worth[n] - judgement.WEIGHTS.token_price * n)
        return (str(best),)

    def divide(self, t: Table, p: Prompt) -> Answer:
        """First to the target that needs fewest to fall, then to the next."""
        shares = p.data.get("shares", {})
        given = shares if isinstance(shares, dict) else {}
        open_ = [e for e in p.options if int(given.get(e, 0)) < judgement.toughness(t, e)]
        pick = min(open_ or p.options, key=lambda e: (judgement.toughness(t, e) - int(given.get(e, 0)), t.card_of(e)))
        return (pick,)

    def reroll(self, t: Table, p: Prompt) -> Answer:
        """A hero die without success, then a counterattack; otherwise leave the dice."""
        action = t.action
        if action is None:
            return ()
        for thrown in action.thrown:
            face = t.box.dice[thrown.die].faces[thrown.face]
            if thrown.die == "die-hero" and "success" not in face and "critical" not in face:
                return (thrown.id,)
        struck = [d.id for d in action.thrown if "counterattack" in t.box.dice[d.die].faces[d.face]]
        return (struck[0],) if struck else ()

    # -- people and enemies ------------------------------------------------------------------------

    def engage(self, t: Table, p: Prompt) -> Answer:
        """Pull an enemy only to strike it, where it is worth more than those at hand, or to free a friend in need."""
        hero = p.chooser
        action, engaged = t.action, t.engaged(hero)
        if action is not None and action.kind == "attack" and len(engaged) < 3:
            tokens = judgement.tokens_at_hand(t, hero)
            best = max(p.options, key=lambda e: judgement.strike_worth(t, e, 2, tokens))
            at_hand = max((judgement.strike_worth(t, e, 2, tokens) for e in engaged), default=0.0)
            if judgement.strike_worth(t, best, 2, tokens) > at_hand + judgement.WEIGHTS.pull * len(engaged):
                return (best,)
        rescued = [e for e in p.options if t.host(e) and values.need(t, t.host(e)) > values.need(t, hero) + 0.3]
        if rescued and len(engaged) < 2:
            return (rescued[0],)
        return () if p.least == 0 else (min(p.options, key=lambda e: judgement.danger(t, e)),)

    def hero(self, t: Table, p: Prompt) -> Answer:
        """Wounds to the one with most health left, care to the most hurt, tokens to the poorest."""
        verb = p.data.get("verb", "")
        if verb in ("suffer", "engage", "spawn"):
            return (max(p.options, key=lambda h: values.health_left(t, h)),)
        if verb == "claim":
            return (min(p.options, key=lambda h: t.rules.tokens(t, h)),)
        if verb == "lose":
            return (max(p.options, key=lambda h: t.rules.tokens(t, h)),)
        return (max(p.options, key=lambda h: values.need(t, h)),)

    def enemy(self, t: Table, p: Prompt) -> Answer:
        """The enemy for which it matters most: one that falls by it, else the most dangerous."""
        if p.data.get("verb") == "suffer":
            return (max(p.options, key=lambda e: self._wound_worth(t, e)),)
        return (max(p.options, key=lambda e: judgement.danger(t, e)),)

    @staticmethod
    def _wound_worth(t: Table, enemy: str) -> float:
        left = values.health_left(t, enemy) if t.faceup(enemy) else 2
        return judgement.danger(t, enemy) * (2.0 if left <= 1 else 1.0 / left)

    def activate_enemy(self, t: Table, p: Prompt) -> Answer:
        """The weakest first, so that the strong come when it is known who can take them."""
        return (min(p.options, key=lambda e: (judgement.danger(t, e), t.card_of(e))),)

    # -- cards -------------------------------------------------------------------------------------

    def exhaust_card(self, t: Table, p: Prompt) -> Answer:
        """The cards that are worth least now; none where that may be declined."""
        hero = str(p.data.get("hero", p.chooser))
        ranked = sorted(p.options, key=lambda c: judgement.card_worth(t, hero, c))
        return tuple(ranked[: p.least])

    def ready_card(self, t: Table, p: Prompt) -> Answer:
        """The cards that will be worth most."""
        hero = str(p.data.get("hero", p.chooser))
        ranked = sorted(p.options, key=lambda c: judgement.card_worth(t, hero, c), reverse=True)
        return tuple(ranked[: p.most])

    def resolve_or_discard(self, t: Table, p: Prompt) -> Answer:
        """Keep what helps; burn what harms for a step on the road."""
        card = t.box.exploration[t.card_of(str(p.data["card"]))]
        keep = card.type == "item" or card.tone == "helpful"
        return ("resolve",) if keep or (card.tone == "mixed" and not judgement.progress_needed(t)) else ("discard",)

    def condition(self, t: Table, p: Prompt) -> Answer:
        """What harms most goes; what helps is kept where that is allowed."""
        worst = max(p.options, key=lambda c: t.box.conditions[c].harm)
        return (worst,) if t.box.conditions[worst].harm else p.options[: p.least]

    # -- offers ------------------------------------------------------------------------------------

    def use(self, t: Table, p: Prompt) -> Answer:
        """The first offer that is worth it now; a mandatory one in the order listed."""
        if p.least:
            return (p.options[0],)
        for option in p.options:
            if judgement.advised(t, option, p):
                return (option,)
        return ()

    def pay(self, t: Table, p: Prompt) -> Answer:
        """Gladly, where the card's advice says nothing else."""
        return ("yes",) if judgement.advised(t, p.source, p) else ()

    def either(self, t: Table, p: Prompt) -> Answer:
        """Tried out on a copy: the half that leaves the party better off."""
        return (max(p.options, key=lambda option: (outcome_of(t, option), -p.options.index(option))),)

    def yes(self, t: Table, p: Prompt) -> Answer:
        """Gladly."""
        return ("yes",)

    def first(self, t: Table, p: Prompt) -> Answer:
        """As listed."""
        return (p.options[0],)


A = SensiblePlayer
JUDGES: dict[str, Callable[[Any, Any, Prompt], Answer]] = {
    "target": A.target, "aid-target": A.aid_target, "spend": A.spend, "divide": A.divide, "reroll": A.reroll,
    "engage": A.engage, "choose-hero": A.hero, "choose-enemy": A.enemy, "activate-enemy": A.activate_enemy,
    "exhaust-card": A.exhaust_card, "ready-card": A.ready_card, "resolve-or-discard": A.resolve_or_discard,
    "use": A.use, "order": A.use, "pay": A.pay, "either": A.either, "may": A.yes, "again": A.yes, "travel": A.yes,
    "choose-condition": A.condition, "counterattack": A.first,
}  # fmt: skip
"""What answers the questions that every game of the family asks."""
