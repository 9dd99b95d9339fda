"""The computer players: a sensible one, which walks to what is worth most for the way, and a random one [HC-909]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.heroica.box import POTION, RELIC, WEAPON
from game.heroica.judgement import best_aim, fight_worth, price_of_health, thing_worth, ways
from game.heroica.packs import can_take
from game.heroica.rolling import FIGHT, SKULL
from game.heroica.scoring import points
from game.heroica.skills import DEFEAT, WALK
from game.heroica.squares import foes, obstacle_at
from game.heroica.store import on_offer
from game.heroica.table import Table
from game.kit.cells import Cell, cell_of
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable
from game.kit.trials import PlayerOfSeed

WISHES = ("sextant", "bow", "wand", "sword", "ax", "dagger", "staff")
"""What is bought first."""
LIFE_KEPT = 4
"""So much gold is left when a potion of Life is bought besides."""
HEALERS = {"druid": 4, "staff": 2, "princess": 1, "chalice-of-life": 1, "sceptor-of-youth": 1, "fang-of-fury": 1}
"""How much health a skill restores."""
SHOTS = frozenset({"wizard", "wand", "ranger", "bow", "golden-shuriken-of-cassagyp", "the-idol"})
"""Skills that defeat a monster from afar."""
Judge = Callable[["SensiblePlayer", Table, Prompt], Answer]


class SensiblePlayer:
    """Walks to what is worth most, fights what is worth it, uses a Shield on the best of its skills."""

    def __init__(self, seed: str) -> None:
        self.chance = RandomPlayer(seed)

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        judge = JUDGES.get(prompt.kind)
        answer = judge(self, table, prompt) if judge is not None else None
        if answer is None:
            answer = prompt.options[:1]
        if len(answer) < prompt.least:
            answer = prompt.options[: prompt.least]
        return answer

    # -- the turn

    def prepare(self, t: Table, prompt: Prompt) -> Answer:
        """Keys, health, then the store."""
        for option in prompt.options:
            if option in t.board.pieces and t.kind(option) == "feature":
                return (option,)
        drink = self._restoring(t, prompt, t.active)
        if drink:
            return drink
        return ("store",) if "store" in prompt.options and self._wish(t, t.active) else ()

    def shop(self, t: Table, prompt: Prompt) -> Answer:
        """The first wish that can be paid."""
        wish = self._wish(t, t.active)
        return (wish,) if wish in prompt.options else ()

    def _wish(self, t: Table, hero: str) -> str:
        """What of the store a hero wants and can pay; empty for nothing."""
        owned = {t.piece(piece).card for piece in t.pack(hero, WEAPON)}
        stock = {t.piece(piece).card: piece for piece in on_offer(t)}
        gold, content = t.gold(hero), t.box.content.store
        for card in WISHES:
            if card in stock and card not in owned and gold >= content["weapons"].price:
                return stock[card]
            if card in stock and card not in owned and len(owned) < 2:
                return ""
        low = t.health(hero) <= t.most_health(hero) - 2
        if "life" in stock and gold >= LIFE_KEPT + content["potions"].price and low:
            return stock["life"]
        return ""

    def _restoring(self, t: Table, prompt: Prompt, hero: str) -> Answer:
        """Life where two are missing, an egg where the hero is nearly down."""
        missing = t.most_health(hero) - t.health(hero)
        for option in prompt.options:
            card = t.piece(option).card if option in t.board.pieces else ""
            if (card == "life" and missing >= 3) or (card == "egg" and t.health(hero) <= 1):
                return (option,)
        return ()

    def act(self, t: Table, prompt: Prompt) -> Answer:
        """Whatever is in the way to the best aim is worked; else the roll. At a frost door it is waited for."""
        hero = prompt.chooser
        way = ways(t, hero)
        aim = best_aim(t, hero, way)
        if aim is not None and aim.cell != t.here(hero):
            obstacle = obstacle_at(t, way.first_step(aim.cell))
            if obstacle in prompt.options:
                return (obstacle,)
            if obstacle and t.piece(obstacle).card == "sum-door":
                door = next((o for o in prompt.options if o in t.board.pieces and t.piece(o).card == "sum-door"), "")
                return (door or "stay",)
        return ("roll",)

    def walk(self, t: Table, prompt: Prompt) -> Answer:
        """The next step on the way to the best aim; none where it is reached."""
        hero = prompt.chooser
        way = ways(t, hero)
        aim = best_aim(t, hero, way)
        if aim is None:
            return ()
        if aim.cell == t.here(hero):
            return self._step_off(t, prompt)
        step = way.first_step(aim.cell)
        if step.name in prompt.options:
            return (step.name,)
        if obstacle_at(t, step) and not prompt.least:
            return ()
        speed = next((option for option in prompt.options if option in t.board.pieces), "")
        if speed and not any(cell_of(option) for option in prompt.options) and 2 <= way.cost[aim.cell] <= 4:
            return (speed,) if t.piece(speed).card == "speed" else ()
        return self._roundabout(t, prompt, aim.cell)

    def _step_off(self, t: Table, prompt: Prompt) -> Answer:
        """What came free underfoot is picked up by an arrival only: off, and back again [HC-704]."""
        free = any(can_take(t, prompt.chooser, piece) for piece in t.things_at(t.here(prompt.chooser)))
        return tuple(option for option in prompt.options if cell_of(option))[:1] if free else ()

    def _roundabout(self, t: Table, prompt: Prompt, aim: Cell) -> Answer:
        """Where the way is through an obstacle or a monster: nearer to it, if a step leads nearer."""
        here = t.here(prompt.chooser)
        cells = [cell for option in prompt.options if (cell := cell_of(option)) is not None]

        def far(cell: Cell) -> int:
            return t.level.shape.distance(cell, aim)

        best = min(cells, key=far, default=here)
        return (best.name,) if best != here and far(best) < far(here) and not prompt.least else ()

    def shield_move(self, t: Table, prompt: Prompt) -> Answer:
        """Health where it is needed, a monster from afar, or the steps."""
        hero = prompt.chooser
        missing = t.most_health(hero) - t.health(hero)
        best, worth = self._slip(t, hero, prompt) or WALK, 1.0
        if best != WALK:
            return (best,)
        for option in prompt.options:
            card = t.piece(option).card if option in t.board.pieces else ""
            gain = self._skill_worth(t, hero, card, missing)
            if gain > worth:
                best, worth = option, gain
        return (best,)

    def _slip(self, t: Table, hero: str, prompt: Prompt) -> str:
        """The door that is in the way to the best aim, if the Shield leads past it."""
        way = ways(t, hero)
        aim = best_aim(t, hero, way)
        door = obstacle_at(t, way.first_step(aim.cell)) if aim is not None and aim.cell in way.came else ""
        return door if door in prompt.options else ""

    def _skill_worth(self, t: Table, hero: str, card: str, missing: int) -> float:
        """What a move skill brings, in points."""
        if card in HEALERS:
            return min(missing, HEALERS[card]) * price_of_health(t, hero) * 1.6
        if card in SHOTS:
            return 2.2 if card != "the-idol" or t.health(hero) > 3 else 0.0
        return {"knight": 1.8, "sword": 1.6, "blade-of-barresh": 1.8, "sage": 1.4, "pirate": 1.1}.get(card, 0.0)

    # -- fights

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

    def before_fight(self, t: Table, prompt: Prompt) -> Answer:
        """Strength against what it defeats, Life before a hard fight; else the roll."""
        hero, foe = prompt.chooser, str(prompt.data["opponent"])
        for option in prompt.options:
            card = t.piece(option).card if option in t.board.pieces else ""
            if card == "strength" and (t.is_boss(foe) or t.strength(foe) == 2):
                return (option,)
            if card == "frost" and t.strength(foe) >= max(3, t.health(hero)):
                return (option,)
        return self._restoring(t, prompt, hero) or ("fight",)

    def opponent(self, t: Table, prompt: Prompt) -> Answer:
        """Who is worth most."""
        return (max(prompt.options, key=lambda monster: (fight_worth(t, prompt.chooser, monster), monster)),)

    def reroll(self, t: Table, prompt: Prompt) -> Answer:
        """The Machete always; Luck against a heavy hit."""
        hero = prompt.chooser
        for option in prompt.options:
            if t.kind(option) == RELIC:
                return (option,)
        heavy = any(t.strength(foe) >= min(3, t.health(hero)) for foe in foes(t, hero))
        return prompt.options[:1] if prompt.data["purpose"] == FIGHT and prompt.data["face"] == SKULL and heavy else ()

    def guard(self, t: Table, prompt: Prompt) -> Answer:
        """Where the hero would go down, or two are lost."""
        amount = int(str(prompt.data["amount"]))
        hero = prompt.chooser
        if amount < t.health(hero) and amount < 2:
            return ()
        order = sorted(prompt.options, key=lambda option: (t.kind(option) != POTION, option))
        return (order[0],)

    # -- choices

    def target(self, t: Table, prompt: Prompt) -> Answer:
        """The strongest monster, or the most valuable thing."""

        def worth(option: str) -> float:
            if t.kind(option) == "monster":
                return t.strength(option) + (3.0 if t.is_boss(option) else 0.0)
            return thing_worth(t, prompt.chooser, option)

        return (max(prompt.options, key=lambda option: (worth(option), option)),)

    def search(self, t: Table, prompt: Prompt) -> Answer:
        """A chest is searched by who can bear it."""
        return prompt.options[:1] if t.health(prompt.chooser) > 1 else ()

    def start(self, t: Table, prompt: Prompt) -> Answer:
        """The start space nearest to the middle of the level."""
        shape = t.level.shape
        middle = Cell(shape.columns // 2, shape.rows // 2)
        cells = [(shape.distance(cell, middle), option) for option in prompt.options if (cell := cell_of(option))]
        return (min(cells)[1],)

    def victim(self, t: Table, prompt: Prompt) -> Answer:
        """Who has most points."""
        return (max(prompt.options, key=lambda hero: (points(t, hero), hero)),)

    def yes(self, t: Table, prompt: Prompt) -> Answer:
        """It is done."""
        return prompt.options[:1]

    def no(self, t: Table, prompt: Prompt) -> Answer:
        """It is declined."""
        return ()

    def any(self, t: Table, prompt: Prompt) -> Answer:
        """Whatever comes."""
        return self.chance(t, prompt, None)

    def offering(self, t: Table, prompt: Prompt) -> Answer:
        """Who is whole can bear what the mountain does."""
        return prompt.options[:1] if t.health(prompt.chooser) == t.most_health(prompt.chooser) else ()

    def heal(self, t: Table, prompt: Prompt) -> Answer:
        """Life where it makes the hero stand."""
        missing = t.most_health(prompt.chooser) - t.health(prompt.chooser)
        lives = [option for option in prompt.options if option in t.board.pieces and t.piece(option).card == "life"]
        return (lives[0],) if lives and missing <= 2 else ("roll",)


JUDGES: Mapping[str, Judge] = {
    "prepare": SensiblePlayer.prepare, "shop": SensiblePlayer.shop, "act": SensiblePlayer.act,
    "walk": SensiblePlayer.walk, "shield-move": SensiblePlayer.shield_move, "shield-fight": SensiblePlayer.shield_fight,
    "before-fight": SensiblePlayer.before_fight, "opponent": SensiblePlayer.opponent, "reroll": SensiblePlayer.reroll,
    "guard": SensiblePlayer.guard, "target": SensiblePlayer.target, "take": SensiblePlayer.target,
    "search": SensiblePlayer.search, "start": SensiblePlayer.start, "victim": SensiblePlayer.victim,
    "unlock": SensiblePlayer.yes, "offering": SensiblePlayer.offering, "heal": SensiblePlayer.heal,
    "slide": SensiblePlayer.any, "back-to": SensiblePlayer.any, "land": SensiblePlayer.any,
    "magic-door": SensiblePlayer.no, "consent": SensiblePlayer.no, "copter-return": SensiblePlayer.no,
}  # fmt: skip
PLAYERS: Mapping[str, PlayerOfSeed] = {"sensible": SensiblePlayer, "random": RandomPlayer}
"""By id; the first is the sensible one."""
