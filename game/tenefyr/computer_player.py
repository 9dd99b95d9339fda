"""Computer players: one that answers with sense, one that answers at random."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import Answerer, GameTable
from game.tenefyr import names
from game.tenefyr.box import ZERO
from game.tenefyr.judgement import BOLD, BOLD_AT_LAST, Judge
from game.tenefyr.lasting import bans_text
from game.tenefyr.power import enemy_power, face_value, party_total, power
from game.tenefyr.table import Table
from game.tenefyr.worth import PLAIN_PLACE, marks_of, place_in_hand, worth

SMALLEST_DECK = 9
"""No deck is thinned below so many cards for each turn that draws from it."""
FULL_DECK = 13
"""About what four stages of the boss take, for each turn: in a smaller deck every power is wanted."""


class SensiblePlayer:
    """Answers with sense; what it has no opinion on gets the first option, or no."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        judging = JUDGES.get(prompt.kind)
        answer = judging(self, table, prompt) if judging is not None else prompt.options[: prompt.least]
        if len(answer) < prompt.least:
            rest = tuple(option for option in prompt.options if option not in answer)
            answer = (*answer, *rest[: prompt.least - len(answer)])
        return answer[: prompt.most]

    # -- the party

    def choose_dungeon(self, t: Table, prompt: Prompt) -> Answer:
        """The visit that yields most for each step."""
        judge = Judge(t)
        return (max(prompt.options, key=judge.visit),)

    def press_on(self, t: Table, prompt: Prompt) -> Answer:
        """Above even odds, a little bolder against the last card, since a reward lies behind it; always where
        nothing can be lost by it.
        """
        judge, lying = Judge(t), t.zone(t.dungeon)
        if judge.last_visit:
            return ("on",)
        bound = BOLD_AT_LAST if len(lying) == 1 else BOLD
        return ("on",) if judge.unknown(t.dungeon, lying[0]) > bound else ("leave",)

    def move_to(self, t: Table, prompt: Prompt) -> Answer:
        """To the deepest dungeon: there it is in the way for the longest."""
        return (max(prompt.options, key=lambda zone: (t.level_of(zone), zone)),)

    def survey_order(self, t: Table, prompt: Prompt) -> Answer:
        """The weakest card last: the decks are thin by then."""
        return tuple(sorted(prompt.options, key=lambda piece: -t.box.foe(t.card(piece)).power[0]))

    # -- the turn

    def keep_hand(self, t: Table, prompt: Prompt) -> Answer:
        """By the odds with this hand and with a new one."""
        return ("keep",) if Judge(t).keeps() else ("new",)

    def play_card(self, t: Table, prompt: Prompt) -> Answer:
        """Cards that draw come first, plain ones, then those that count or double; a text that would be ignored goes to
        a card that has none.
        """
        first = t.track(names.PLAYED_CARDS) == 0
        waiting = bool(t.word(names.NEXT_DOUBLE) or t.word(names.NEXT_PLUS))

        def key(piece: str) -> tuple[float, ...]:
            card = t.card(piece)
            marks = marks_of(t.box, card)
            if waiting:
                return (-face_value(t, card),)
            if first and bans_text(t, card, True):
                return (0 if not marks else 1, worth(t.box, card))
            if first and face_value(t, card, True) < face_value(t, card):
                return (face_value(t, card) - face_value(t, card, True), place_in_hand(marks))
            place = place_in_hand(marks) if marks else PLAIN_PLACE
            return (place, face_value(t, card))

        cards = sorted(prompt.options, key=key)
        if any("next_double" in marks_of(t.box, t.card(piece)) for piece in cards) and not waiting:
            best = max(cards, key=lambda piece: face_value(t, t.card(piece)))
            cards = [piece for piece in cards if piece != best] or cards  # it waits to be doubled
        return (cards[0],)

    def agree(self, t: Table, prompt: Prompt) -> Answer:
        """What may be done is done, unless it costs cards and the fight is won already."""
        if not t.enemy or not t.active:
            return prompt.options[:1]
        won = party_total(t) >= enemy_power(t)
        marks = marks_of(t.box, t.card(prompt.source)) if prompt.source in t.board.pieces else ""
        costs = bool(re.search(r"pay\((mill|discard)|gain\(you", marks))
        if won and costs:
            return ()
        if "pay(discard" in marks and t.zone(names.hand(t.active)):
            cheapest = min(face_value(t, t.card(piece)) for piece in t.zone(names.hand(t.active)))
            return prompt.options[:1] if cheapest <= 1 else ()
        return prompt.options[:1]

    def discard_hand(self, t: Table, prompt: Prompt) -> Answer:
        """The weakest card."""
        return tuple(self._by_worth(t, prompt)[: prompt.least])

    def exchange(self, t: Table, prompt: Prompt) -> Answer:
        """Cards below the mean of the deck."""
        deck = t.zone(names.deck(prompt.chooser))
        mean = sum(worth(t.box, t.card(piece)) for piece in deck) / max(1, len(deck))
        weak = [piece for piece in prompt.options if worth(t.box, t.card(piece)) < mean]
        return tuple(weak[: len(deck)])

    def choose_player(self, t: Table, prompt: Prompt) -> Answer:
        """Whoever has the best cards to take back, or the best deck to draw from; a prize goes to the weakest deck."""
        judge, verb = Judge(t), prompt.data.get("verb")
        if verb == "prize":
            return (min(prompt.options, key=judge.mean),)
        if verb == "each":

            def gain(player: str) -> float:
                pile = [worth(t.box, t.card(piece)) for piece in t.zone(names.discard(player))]
                soon = 1.5 if t.next_turn_of(player) or player == t.active else 1.0
                return soon * sum(sorted(pile)[-2:])

            return (max(prompt.options, key=gain),)
        return (max(prompt.options, key=lambda player: sum(judge.deck(player)) / max(1, len(judge.deck(player)))),)

    def choose_played(self, t: Table, prompt: Prompt) -> Answer:
        """The strongest card."""
        return (max(prompt.options, key=lambda piece: power(t, piece)),)

    def recall(self, t: Table, prompt: Prompt) -> Answer:
        """The best cards, those that are better than the deck."""
        best = self._by_worth(t, prompt)[::-1][: prompt.most]
        mean = Judge(t).mean(prompt.chooser)
        return tuple(piece for at, piece in enumerate(best) if at < prompt.least or worth(t.box, t.card(piece)) > mean)

    def sift(self, t: Table, prompt: Prompt) -> Answer:
        """The best card."""
        return tuple(self._by_worth(t, prompt)[::-1][: prompt.least])

    def sink(self, t: Table, prompt: Prompt) -> Answer:
        """A card that is harder than those that may come instead."""
        piece = str(prompt.data["piece"])
        others = [one for one in t.facedown() if one != piece]
        judge = Judge(t)
        now = judge.against(t.dungeon, t.card(piece))
        behind = [judge.unknown(t.dungeon, one) for one in others[:1]]
        return prompt.options[:1] if behind and now < behind[0] - 0.05 else ()

    def spoils(self, t: Table, prompt: Prompt) -> Answer:
        """Loot that is better than the deck is wanted at once."""
        card = t.card(str(prompt.data["piece"]))
        return prompt.options[:1] if worth(t.box, card) > Judge(t).mean(prompt.chooser) else ()

    # -- rewards

    def remove(self, t: Table, prompt: Prompt) -> Answer:
        """Misses first; what lies well below the mean only while more cards are left than the boss fight takes."""
        judge = Judge(t)
        mean, size, turns = judge.mean(prompt.chooser), len(judge.cards(prompt.chooser)), t.turns if t.solo else 1
        if prompt.data.get("where") == "played":
            return ()
        weak = self._by_worth(t, prompt)
        wanted = [piece for piece in weak if t.card(piece) == ZERO][: max(0, size - SMALLEST_DECK * turns)]
        spare = size - len(wanted) - FULL_DECK * turns
        if spare > 0:
            poor = [one for one in weak if one not in wanted and worth(t.box, t.card(one)) < 0.75 * mean]
            wanted += poor[:spare]
        return tuple(wanted[: prompt.most]) if len(wanted) >= prompt.least else tuple(weak[: prompt.least])

    def reward_option(self, t: Table, prompt: Prompt) -> Answer:
        """The option that adds most to the decks."""
        reward = t.box.content.rewards[t.card(prompt.source)]
        marks = {option: reward.options[int(option) - 1] for option in prompt.options}
        return (max(prompt.options, key=lambda option: self._yields(t, prompt.chooser, marks[option])),)

    def _yields(self, t: Table, player: str, marks: str) -> float:
        """What an option is worth to a player: cards gained and removed, steps that are not taken."""
        judge = Judge(t)
        many = len(t.players) if "each(players()" in marks else 1
        mean, found = judge.mean(player), 0.0
        for level in re.findall(r"level(\d)|prize\((\d)", marks):
            found += judge.loot(int(level[0] or level[1])) * (1.2 if "look" in marks else 1.0)
        for number, kind in re.findall(r"purge\(it, (\d+), deck(, zero|, basic)?", marks):
            cards = [t.card(piece) for piece in judge.cards(player)]
            turns = t.turns if t.solo else 1
            weak = [card for card in cards if card == ZERO or (not kind and worth(t.box, card) < mean / 2)]
            spare = max(0, len(cards) - SMALLEST_DECK * turns)
            found += 0.55 * mean * min(int(number), len(weak), spare) * many
        if "trade(" in marks:
            found += 1.2
        if "basic1" in marks:
            found += 0.2
        for number in re.findall(r"hold\((\d)", marks):
            found += 2.0 * int(number)
        if "survey" in marks:
            found += 0.4
        if "boon" in marks:
            found += 0.5
        return found

    def reward_card(self, t: Table, prompt: Prompt) -> Answer:
        """The best card is gained; the weakest given away or exchanged."""
        order = self._by_worth(t, prompt)
        if prompt.data.get("verb") == "gain":
            order = order[::-1]
        return tuple(order[: prompt.least])

    def give_to(self, t: Table, prompt: Prompt) -> Answer:
        """Whoever has the most cards feels a weak one least."""
        judge = Judge(t)
        return (max(prompt.options, key=lambda player: len(judge.cards(player))),)

    def as_they_are(self, t: Table, prompt: Prompt) -> Answer:
        """Any order."""
        return prompt.options[: prompt.least]

    def _by_worth(self, t: Table, prompt: Prompt) -> list[str]:
        """The options, the weakest card first."""
        return sorted(prompt.options, key=lambda piece: worth(t.box, t.card(piece)))


Judging = Callable[[SensiblePlayer, Table, Prompt], Answer]
JUDGES: Mapping[str, Judging] = {
    "choose-dungeon": SensiblePlayer.choose_dungeon, "press-on": SensiblePlayer.press_on,
    "move-to": SensiblePlayer.move_to, "survey-order": SensiblePlayer.survey_order,
    "keep-hand": SensiblePlayer.keep_hand, "play-card": SensiblePlayer.play_card, "may": SensiblePlayer.agree,
    "pay": SensiblePlayer.agree, "discard-hand": SensiblePlayer.discard_hand, "exchange": SensiblePlayer.exchange,
    "choose-player": SensiblePlayer.choose_player, "choose-played": SensiblePlayer.choose_played,
    "recall": SensiblePlayer.recall, "sift": SensiblePlayer.sift, "sink": SensiblePlayer.sink,
    "spoils": SensiblePlayer.spoils, "remove": SensiblePlayer.remove, "reward-option": SensiblePlayer.reward_option,
    "reward-card": SensiblePlayer.reward_card, "give-to": SensiblePlayer.give_to,
    "order-effects": SensiblePlayer.as_they_are,
}  # fmt: skip
PLAYERS: dict[str, Callable[[str], Answerer]] = {"sensible": SensiblePlayer, "random": RandomPlayer}
