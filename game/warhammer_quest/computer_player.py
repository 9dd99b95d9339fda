"""The sensible computer player of the Warhammer Quest card game, and who else can play instead of people."""

from __future__ import annotations

from game.adventure import judgement, values
from game.adventure.computer_player import JUDGES, TONES, SensiblePlayer
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, halves_of, pair
from game.kit.trials import PlayerOfSeed
from game.warhammer_quest.dungeon import dungeon_card
from game.warhammer_quest.gear import DECK, EQUIP, gear_card, refusal
from game.warhammer_quest.settlement import ARENA, BLACKSMITH, TRAINER, trainable
from game.warhammer_quest.table import Table

TRAINED_FIRST = ("attack", "rest", "explore", "aid")
WANTED_ACTIONS = 2
"""So many actions a hero trains before anything else."""


class DelverPlayer(SensiblePlayer):
    """Answers also what only this game asks: tokens on cards, treasure, gear, the settlement."""

    # -- actions -----------------------------------------------------------------------------------

    def strike(self, t: Table, p: Prompt) -> Answer:
        """The enemy whose defeat is worth most and likely; as many as can be, since the successes are divided after the
        roll [WQ-502].
        """
        dice = t.action.dice if t.action else 2
        spent = judgement.tokens_at_hand(t, p.chooser)
        return (max(p.options, key=lambda e: judgement.strike_worth(t, e, dice, spent)),)

    # -- tokens ------------------------------------------------------------------------------------

    def place_token(self, t: Table, p: Prompt) -> Answer:
        """On the card that is worth most: where it is ready it will be used soon."""
        hero = str(p.data["hero"])
        return (max(p.options, key=lambda c: (not t.piece(c).exhausted, judgement.card_worth(t, hero, c))),)

    def discard_token(self, t: Table, p: Prompt) -> Answer:
        """From the card that is worth least."""
        hero = str(p.data["hero"])
        return (min(p.options, key=lambda c: (not t.piece(c).exhausted, judgement.card_worth(t, hero, c))),)

    def distribute(self, t: Table, p: Prompt) -> Answer:
        """Wounds to whoever has most health left, tokens to the poorest."""
        shares = p.data["shares"]
        given = shares if isinstance(shares, dict) else {}
        if p.data["what"] == "wounds":
            return (max(p.options, key=lambda h: values.health_left(t, h) - int(given.get(h, 0))),)
        return (min(p.options, key=lambda h: t.rules.tokens(t, h) + int(given.get(h, 0))),)

    # -- dungeon cards and gear ----------------------------------------------------------------------

    def best_card(self, t: Table, p: Prompt) -> Answer:
        """The most helpful card."""
        return (max(p.options, key=lambda c: (TONES[dungeon_card(t, c).tone], dungeon_card(t, c).treasure)),)

    def avoid(self, t: Table, p: Prompt) -> Answer:
        """What harms is not resolved."""
        return ("avoid",) if dungeon_card(t, str(p.data["card"])).tone == "harmful" else ()

    def treasure(self, t: Table, p: Prompt) -> Answer:
        """Gear that fits from the discard pile is known; else the top of the deck."""
        hero = str(p.data["hero"])
        fitting = [piece for piece in p.options if piece != DECK and refusal(t, hero, piece) is None]
        return (fitting[0],) if fitting else (DECK,) if DECK in p.options else ()

    def equip(self, t: Table, p: Prompt) -> Answer:
        """What fits is put on; legendary gear in place of anything, other gear in place of nothing."""
        if p.options == (EQUIP,):
            return (EQUIP,)
        return (p.options[0],) if p.least else ()

    def smith(self, t: Table, p: Prompt) -> Answer:
        """The first that fits, a Legendary Fortune before all."""
        hero = str(p.data["hero"])
        fortunes = [piece for piece in p.options if gear_card(t, piece).fortune]
        fitting = fortunes + [piece for piece in p.options if refusal(t, hero, piece) is None]
        return (fitting[0],) if fitting else ()

    def receiver(self, t: Table, p: Prompt) -> Answer:
        """Who has room for it."""
        gear = str(p.data["gear"])
        able = [hero for hero in p.options if refusal(t, hero, gear) is None]
        return (able[0],) if able else p.options[: p.least]

    # -- the settlement ----------------------------------------------------------------------------

    def place(self, t: Table, hero: str, places: set[str]) -> str:
        """Where a hero goes: training first, then room for gear and gear for the room; empty for nowhere."""
        advanced = 4 - len(trainable(t, hero))
        room = any(refusal(t, hero, piece) is None for piece in t.zone("deck:gear")[:1])
        order = [TRAINER] * (advanced < WANTED_ACTIONS) + [BLACKSMITH if room else ARENA, TRAINER, ARENA, BLACKSMITH]
        return next((place for place in order if place in places), "")

    def settle(self, t: Table, p: Prompt) -> Answer:
        """Each hero in turn; nothing is given away."""
        for hero in t.seats:
            places = {place for who, place in map(halves_of, p.options) if who == hero}
            chosen = self.place(t, hero, places)
            if chosen:
                return (pair(hero, chosen),)
        return ()

    def camp(self, t: Table, p: Prompt) -> Answer:
        """As in the settlement."""
        return (self.place(t, str(p.data["hero"]), set(p.options)) or p.options[0],)

    def train(self, t: Table, p: Prompt) -> Answer:
        """Attack first, then rest, explore and aid."""
        return (min(p.options, key=lambda c: TRAINED_FIRST.index(t.box.actions[t.card_of(c)].action)),)

    def set_out(self, t: Table, p: Prompt) -> Answer:
        """The sturdiest leads."""
        return (max(p.options, key=lambda h: values.health(t, h)),)

    judges = JUDGES | {
        "action-card": SensiblePlayer.card, "aid-named": SensiblePlayer.aid_target, "legendary": SensiblePlayer.yes,
        "target": strike,
        "place-token": place_token, "discard-token": discard_token, "distribute": distribute,
        "dungeon-look": best_card, "dungeon-avoid": avoid, "treasure": treasure, "equip": equip, "smith": smith,
        "receiver": receiver, "settle": settle, "camp": camp, "train": train, "set-out": set_out,
    }  # fmt: skip


PLAYERS: dict[str, PlayerOfSeed] = {"sensible": DelverPlayer, "random": RandomPlayer}
"""Who can play instead of people; the first is the sensible one."""
