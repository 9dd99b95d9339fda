"""The computer players: a sensible one, which walks to what is worth most for the way, and a random one [HC-909]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.heroica.aims import monster_worth
from game.heroica.box import POTION, RELIC, WEAPON
from game.heroica.exchanges import best_spot
from game.heroica.final_battle import final_boss
from game.heroica.judgement import FAR, Fields, Judge, Plan
from game.heroica.moving import extra_steps
from game.heroica.packs import can_take
from game.heroica.rolling import FIGHT, SKULL
from game.heroica.scoring import points
from game.heroica.shields import HEALERS, NEAR, Shield
from game.heroica.skills import DEFEAT, WALK
from game.heroica.squares import foes, obstacle_at
from game.heroica.store import on_offer
from game.heroica.table import Table
from game.kit.cells import cell_of
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, WhyNot, halves_of
from game.kit.table import GameTable
from game.kit.trials import PlayerOfSeed

WISHES = ("sextant", "bow", "wand", "dagger", "sword", "ax", "staff")
"""What is bought first."""
COMPANIONS = ("wizard", "ranger", "rogue", "prince", "barbarian", "knight", "pirate")
"""Whose ability the Priestess wishes for alone."""
FOR_THE_LAST = ("strength", "life", "defense", "luck")
"""What is bought for the final battle by those who stand or fall together."""
BEFORE = 10
"""So many steps before a final boss a player thinks of its sides."""
LOW = 3
"""A hero with less health than this may go down soon."""
PRESSED = 0.4
"""A step that is worth so many points leaves no time."""
Judging = Callable[["SensiblePlayer", Table, Prompt], Answer]


class SensiblePlayer:
    """Walks to what is worth most, fights what is worth it, uses a Shield on the best of its skills."""

    def __init__(self, seed: str) -> None:
        self.chance = RandomPlayer(seed)
        self.fields: Fields = {}
        self.quarry = ""
        """The monster that the steps of a skill lead to."""

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        if prompt.kind != "walk":
            self.quarry = ""
        judging = JUDGES.get(prompt.kind)
        answer = judging(self, table, prompt) if judging is not None else None
        if answer is None:
            answer = prompt.options[:1]
        if len(answer) < prompt.least:
            answer = prompt.options[: prompt.least]
        return answer

    def judge(self, t: Table, hero: str) -> Judge:
        """What is thought of the table now."""
        return Judge(t, hero, self.fields)

    # -- the turn

    def prepare(self, t: Table, prompt: Prompt) -> Answer:
        """Keys, health, then the store."""
        for option in prompt.options:
            if option in t.board.pieces and t.kind(option) == "feature":
                return (option,)
        drink = self._restoring(t, prompt, t.active)
        if drink:
            return drink
        trade = "store" in prompt.options and (self._wish(t, t.active) or self._unwanted(t, t.active))
        return ("store",) if trade else ()

    def shop(self, t: Table, prompt: Prompt) -> Answer:
        """What is of no more use is sold; the first wish that can be paid is bought."""
        unwanted = self._unwanted(t, t.active)
        if unwanted in prompt.options:
            return (unwanted,)
        wish = self._wish(t, t.active)
        return (wish,) if wish in prompt.options else ()

    def _unwanted(self, t: Table, hero: str) -> str:
        """A grenade where nobody attacks by sight; empty for nothing."""
        if t.level.track:
            return ""
        return next(iter(t.carried(hero, "grenade")), "")

    def _wish(self, t: Table, hero: str) -> str:
        """What of the store a hero wants and can pay; empty for nothing."""
        owned = {t.piece(piece).card for piece in t.pack(hero, WEAPON)}
        stock = {t.piece(piece).card: piece for piece in on_offer(t)}
        gold, content = t.gold(hero), t.box.content.store
        weapon, potion = content["weapons"].price, content["potions"].price
        if "sextant" in stock and "sextant" not in owned:
            return stock["sextant"] if gold >= weapon else ""
        if final_boss(t) and not t.rivals:
            for card in FOR_THE_LAST:
                if card in stock and gold >= potion and not t.carried(hero, card):
                    return stock[card]
        for card in WISHES:
            if card in stock and card not in owned:
                return stock[card] if gold >= weapon else ""
        return ""

    def _restoring(self, t: Table, prompt: Prompt, hero: str) -> Answer:
        """Life where three are missing, or two and all stand or fall together; an egg where the hero is nearly down."""
        missing = t.most_health(hero) - t.health(hero)
        for option in prompt.options:
            card = t.piece(option).card if option in t.board.pieces else ""
            if card == "life" and (missing >= 3 or (missing >= 2 and not t.rivals)):
                return (option,)
            if card == "egg" and t.health(hero) <= 1 and not t.rivals:
                return (option,)
        return ()

    def act(self, t: Table, prompt: Prompt) -> Answer:
        """Whatever is in the way to the aim is worked; else the roll. At a frost door it is waited for."""
        plan = self.judge(t, prompt.chooser).plan()
        if plan is not None and plan.path:
            obstacle = obstacle_at(t, plan.path[0])
            if obstacle in prompt.options:
                return (obstacle,)
            if obstacle and t.piece(obstacle).card == "sum-door":
                door = next((o for o in prompt.options if o in t.board.pieces and t.piece(o).card == "sum-door"), "")
                return (door or "stay",)
        return ("roll",)

    # -- walking

    def walk(self, t: Table, prompt: Prompt) -> Answer:
        """The next step on the way to the aim; none where it is reached."""
        hero = prompt.chooser
        judge = self.judge(t, hero)
        plan = self._to_quarry(judge) or judge.plan()
        if plan is None:
            return self._anywhere(t, prompt, judge)
        boss = final_boss(t)
        if boss and judge.goal_far(judge.here) <= BEFORE and (not plan.piece or plan.piece == boss):
            plan = self._spot(t, prompt, judge, boss)
        if not plan.path:
            return self._step_off(t, prompt)
        step = plan.path[0]
        if step.name in prompt.options:
            return (step.name,)
        if obstacle_at(t, step) and not prompt.least:
            return ()
        speed = next((option for option in prompt.options if option in t.board.pieces), "")
        if speed and not any(cell_of(option) for option in prompt.options) and t.piece(speed).card == "speed":
            return (speed,) if self._hurries(judge, plan) else ()
        return self._roundabout(prompt, judge, plan)

    def _to_quarry(self, judge: Judge) -> Plan | None:
        """The way to the monster that a skill is meant for."""
        if not self.quarry or judge.t.cell(self.quarry) is None:
            return None
        return judge.way_to(judge.t.squares(self.quarry))

    def _spot(self, t: Table, prompt: Prompt, judge: Judge, boss: str) -> Plan:
        """The way to the space from which a final boss is met, now or in the next turn."""
        cells = judge.sight.reached_in(judge.here, int(str(prompt.data["left"])))
        cell = best_spot(t, prompt.chooser, boss, judge.sight, cells, extra_steps(t, prompt.chooser, 0))
        return judge.way_to_cell(cell)

    def _hurries(self, judge: Judge, plan: Plan) -> bool:
        """Whether Speed leads to something that is worth it in this turn."""
        if not 1 <= plan.cost <= 4:
            return False
        return judge.step_worth >= PRESSED or any(judge.t.kind(it) == RELIC for it in judge.t.things_at(plan.cell))

    def _step_off(self, t: Table, prompt: Prompt) -> Answer:
        """What came free underfoot is picked up by an arrival only: off, and back again [HC-704]."""
        free = any(can_take(t, prompt.chooser, piece) for piece in t.things_at(t.here(prompt.chooser)))
        return tuple(option for option in prompt.options if cell_of(option))[:1] if free else ()

    def _roundabout(self, prompt: Prompt, judge: Judge, plan: Plan) -> Answer:
        """Where the next space cannot be entered: the one that leads nearest, if it is nearer."""
        cells = [cell for option in prompt.options if (cell := cell_of(option)) is not None]
        field = judge.field_to(plan.cell)
        best = min(cells, key=lambda cell: (field.cost.get(cell, FAR), cell), default=judge.here)
        nearer = field.cost.get(best, FAR) < field.cost.get(judge.here, FAR)
        return (best.name,) if cells and (nearer or prompt.least) else ()

    def _anywhere(self, t: Table, prompt: Prompt, judge: Judge) -> Answer:
        """Nothing is known that is worth a way: towards the goal, if the step must be made."""
        return self.nearest(t, prompt) if prompt.least else ()

    def nearest(self, t: Table, prompt: Prompt) -> Answer:
        """Of some spaces the one that is nearest to the goal."""
        cells = [(cell, option) for option in prompt.options if (cell := cell_of(option)) is not None]
        if t.cell(prompt.chooser) is None or not cells:
            return prompt.options[:1]
        judge = self.judge(t, prompt.chooser)
        return (min(cells, key=lambda pair: (judge.goal_far(pair[0]), pair[0]))[1],)

    def start(self, t: Table, prompt: Prompt) -> Answer:
        """The start space that is nearest to the goal."""
        cells = [(cell, option) for option in prompt.options if (cell := cell_of(option)) is not None]
        far = Judge.goal_field(t, prompt.chooser)
        return (min(cells, key=lambda pair: (far.cost.get(pair[0], FAR), pair[0]))[1],)

    # -- Shields

    def shield_move(self, t: Table, prompt: Prompt) -> Answer:
        """A skill, if it is worth more than the steps; or past the door that is in the way."""
        judge = self.judge(t, prompt.chooser)
        plan = judge.plan()
        door = obstacle_at(t, plan.path[0]) if plan is not None and plan.path else ""
        if door and door in prompt.options:
            return (door,)
        shield = Shield(judge, plan)
        best, worth = WALK, shield.walk()
        for option in prompt.options:
            if option in t.board.pieces and t.kind(option) != POTION:
                gain = shield.skill(t.piece(option).card)
                if gain > worth:
                    best, worth = option, gain
        card = t.piece(best).card if best != WALK else ""
        if card in NEAR:
            self.quarry = max(shield.targets(card), key=lambda monster: (shield.kill(monster), monster))
        return (best,)

    def shield_fight(self, t: Table, prompt: Prompt) -> Answer:
        """All at once where there are several; what brings something besides; else the plain win."""
        hero = prompt.chooser
        cards = {t.piece(option).card: option for option in prompt.options if option in t.board.pieces}
        if len(foes(t, hero)) > 1:
            for card in ("barbarian", "ax"):
                if card in cards:
                    return (cards[card],)
        for card in ("saber-of-scales", "fang-of-fury", "blades-of-bounty", "rogue", "dagger", "prince", "barbarian"):
            if card in cards and (card != "fang-of-fury" or t.health(hero) < t.most_health(hero)):
                return (cards[card],)
        return (DEFEAT,)

    def ability(self, t: Table, prompt: Prompt) -> Answer:
        """The ability that is worth most now."""
        judge = self.judge(t, prompt.chooser)
        shield = Shield(judge, judge.plan())
        return (max(prompt.options, key=lambda hero: (shield.skill(hero), hero)),)

    def companion(self, t: Table, prompt: Prompt) -> Answer:
        """Whose ability is wished for most."""
        return (next((card for card in COMPANIONS if card in prompt.options), prompt.options[0]),)

    # -- fights

    def before_fight(self, t: Table, prompt: Prompt) -> Answer:
        """Strength against what it defeats, Life before a hard fight; else the roll."""
        hero, foe = prompt.chooser, str(prompt.data["opponent"])
        for option in prompt.options:
            card = t.piece(option).card if option in t.board.pieces else ""
            if card == "strength" and (t.is_boss(foe) or t.strength(foe) == 2):
                return (option,)
        return self._restoring(t, prompt, hero) or ("fight",)

    def opponent(self, t: Table, prompt: Prompt) -> Answer:
        """Who is worth most."""
        return (max(prompt.options, key=lambda monster: (monster_worth(t, monster), monster)),)

    def reroll(self, t: Table, prompt: Prompt) -> Answer:
        """The Machete always; Luck against a heavy hit."""
        hero = prompt.chooser
        for option in prompt.options:
            if t.kind(option) == RELIC:
                return (option,)
        heavy = any(t.strength(foe) >= min(3, t.health(hero)) for foe in foes(t, hero))
        return prompt.options[:1] if prompt.data["purpose"] == FIGHT and prompt.data["face"] == SKULL and heavy else ()

    def guard(self, t: Table, prompt: Prompt) -> Answer:
        """Where two are lost, or the hero would go down for what all stand or fall by."""
        amount = min(int(str(prompt.data["amount"])), t.health(prompt.chooser))
        if amount < 2:
            return ()
        order = sorted(prompt.options, key=lambda option: (t.kind(option) != POTION, option))
        return (order[0],)

    # -- choices

    def target(self, t: Table, prompt: Prompt) -> Answer:
        """The monster that is worth most to be rid of, or the most valuable thing."""
        judge = self.judge(t, prompt.chooser)
        shield = Shield(judge, judge.plan())

        def worth(option: str) -> float:
            return shield.kill(option) if t.kind(option) == "monster" else shield.thing(option)

        return (max(prompt.options, key=lambda option: (worth(option), option)),)

    def search(self, t: Table, prompt: Prompt) -> Answer:
        """A chest is searched by who can bear it."""
        return prompt.options[:1] if t.health(prompt.chooser) > 1 else ()

    def victim(self, t: Table, prompt: Prompt) -> Answer:
        """Of rivals who has most points, of fellows who has most health to spare."""
        worth = points if t.rivals else Table.health
        return (max(prompt.options, key=lambda hero: (worth(t, hero), hero)),)

    def consent(self, t: Table, prompt: Prompt) -> Answer:
        """A fellow agrees to lose health where that restores some of one who is nearly down, and to nothing else
        [HC-905].
        """
        health = t.health(prompt.chooser)
        helps = prompt.source in HEALERS and t.health(t.active) < min(health - 1, LOW)
        return prompt.options[:1] if prompt.data["verb"] == "lose" and helps else ()

    def yes(self, t: Table, prompt: Prompt) -> Answer:
        """It is done."""
        return prompt.options[:1]

    def no(self, t: Table, prompt: Prompt) -> Answer:
        """It is declined."""
        return ()

    def magic_door(self, t: Table, prompt: Prompt) -> Answer:
        """The door that is in the way to the goal is put where it is in nobody's."""
        judge = self.judge(t, prompt.chooser)
        doors = [it for cell in judge.way_home() if (it := judge.sight.obstacles.get(cell, ""))]
        options = [option for option in prompt.options if halves_of(option)[0] in doors[:1]]

        def far(option: str) -> float:
            cell = cell_of(halves_of(option)[1])
            return judge.goal_far(cell) if cell is not None else 0.0

        return (max(options, key=lambda option: (far(option), option)),) if options else ()

    def grenade(self, t: Table, prompt: Prompt) -> Answer:
        """Whoever would go down, or needs the health for all."""
        return prompt.options[:1] if not t.rivals or t.health(prompt.chooser) <= 2 else ()

    def offering(self, t: Table, prompt: Prompt) -> Answer:
        """Who is whole can bear what the mountain does."""
        return prompt.options[:1] if t.health(prompt.chooser) == t.most_health(prompt.chooser) else ()

    def heal(self, t: Table, prompt: Prompt) -> Answer:
        """Life where it makes the hero stand."""
        missing = t.most_health(prompt.chooser) - t.health(prompt.chooser)
        lives = [option for option in prompt.options if option in t.board.pieces and t.piece(option).card == "life"]
        return (lives[0],) if lives and missing <= 2 else ("roll",)


JUDGES: Mapping[str, Judging] = {
    "prepare": SensiblePlayer.prepare, "shop": SensiblePlayer.shop, "act": SensiblePlayer.act,
    "walk": SensiblePlayer.walk, "shield-move": SensiblePlayer.shield_move, "shield-fight": SensiblePlayer.shield_fight,
    "before-fight": SensiblePlayer.before_fight, "opponent": SensiblePlayer.opponent, "reroll": SensiblePlayer.reroll,
    "guard": SensiblePlayer.guard, "target": SensiblePlayer.target, "take": SensiblePlayer.target,
    "search": SensiblePlayer.search, "start": SensiblePlayer.start, "victim": SensiblePlayer.victim,
    "unlock": SensiblePlayer.yes, "offering": SensiblePlayer.offering, "heal": SensiblePlayer.heal,
    "slide": SensiblePlayer.nearest, "back-to": SensiblePlayer.nearest, "land": SensiblePlayer.nearest,
    "port": SensiblePlayer.nearest, "ability": SensiblePlayer.ability, "companion": SensiblePlayer.companion,
    "grenade": SensiblePlayer.grenade, "magic-door": SensiblePlayer.magic_door, "consent": SensiblePlayer.consent,
    "copter-return": SensiblePlayer.no, "crab-to": SensiblePlayer.no,
}  # fmt: skip
PLAYERS: Mapping[str, PlayerOfSeed] = {"sensible": SensiblePlayer, "random": RandomPlayer}
"""By id; the first is the sensible one."""
