"""What a scenario lays out: after a set-up by the seed the cards go where the file says; no card is there twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.kit.scenario import ScenarioError, one_of
from game.tenefyr import names
from game.tenefyr.box import BASIC, DUNGEON_CARD, KINDS
from game.tenefyr.content import LEVELS, SKILL
from game.tenefyr.scenario_format import REST, Cards, CardSpec, PlayerSpec, ScenarioSpec
from game.tenefyr.setting_up import set_up
from game.tenefyr.table import Table

SHORT = {"0": "basic0", "1": "basic1"}
IN_COMBAT = frozenset({"turn", "draw", "play", "end_step", "won", "lost", "moved"})
"""Nodes in the middle of a combat."""
IN_VISIT = IN_COMBAT | {"combat", "press_on", "leave"}
LEAVINGS = ("", names.LEFT, names.CLEARED, names.THROWN_OUT, names.CLOSED)


def lay(t: Table, spec: ScenarioSpec) -> None:
    """Everything to its place. Raises ScenarioError."""
    set_up(t)
    one_of("starter", spec.starter or t.players[0], t.players)
    t.set_track(names.STARTER, spec.starter or t.players[0])
    _beside(t, spec)
    _Dealer(t, spec).deal()
    for number, it in spec.dungeons.items():
        if it.cards == []:
            zone = names.dungeon(int(number))
            _gone(t, names.reward(zone))
            t.set_track(names.ended(zone), names.CLEARED)
    _valley(t, spec)
    _visit(t, spec)
    t.events.clear()


def _gone(t: Table, *zones: str) -> None:
    for zone in zones:
        for piece in [*t.zone(zone)]:
            t.move(piece, names.GONE)


def _beside(t: Table, spec: ScenarioSpec) -> None:
    """The rewards and places that the file names."""
    content = t.box.content
    for number, it in spec.dungeons.items():
        one_of("dungeons", number, [str(one) for one in range(1, names.DUNGEONS + 1)])
        zone = names.dungeon(int(number))
        for key, card, there, place in (
            ("reward", it.reward, content.rewards, names.reward(zone)),
            ("place", it.place, content.places, names.place(zone)),
        ):
            if card is None:
                continue
            _gone(t, place)
            if card:
                one_of(f"dungeons.{number}.{key}", card, there)
                if card in t.board.pieces:
                    t.move(card, place)
                else:
                    t.make(card, card, place)


class _Dealer:
    """Puts cards into the zones that the file names."""

    def __init__(self, t: Table, spec: ScenarioSpec) -> None:
        self.t = t
        self.wanted = {zone: (where, cards) for zone, where, cards in self._zones(spec)}
        self.pool: list[str] = []
        self.spec = spec

    def _zones(self, spec: ScenarioSpec) -> Iterator[tuple[str, str, Cards]]:
        for number, player in enumerate(spec.players):
            hero, where = self.t.players[number], f"players[{number}]"
            places = (
                (names.hand, "hand", player.hand), (names.played, "played", player.played),
                (names.discard, "discard", player.discard), (names.deck, "deck", player.deck),
            )  # fmt: skip
            yield from ((zone(hero), f"{where}.{key}", cards) for zone, key, cards in places if cards is not None)
        for dungeon, it in spec.dungeons.items():
            if it.cards is not None:
                yield names.dungeon(int(dungeon)), f"dungeons.{dungeon}.cards", it.cards
        for level, cards in spec.reserve.items():
            one_of("reserve", level, [str(one) for one in LEVELS])
            yield names.reserve(int(level)), f"reserve.{level}", cards
        if spec.boss_deck is not None:
            yield names.BOSS, "boss_deck", spec.boss_deck
        if spec.beaten:
            yield names.BEATEN, "beaten", list(spec.beaten)

    def deal(self) -> None:
        """All zones: what lay there makes room first."""
        t = self.t
        for zone in self.wanted:
            self.pool += t.zone(zone)
        for zone, (where, cards) in self.wanted.items():
            self._fill(zone, where, cards)
        self._clear_up()
        for zone in (*map(names.dungeon, range(1, names.DUNGEONS + 1)), names.BOSS):
            if zone not in self.wanted and t.zone(zone):
                t.turn(t.zone(zone)[0], True)
        self._supply()

    def _fill(self, zone: str, where: str, cards: Cards) -> None:
        """The cards of one zone, in their order."""
        t = self.t
        before = [piece for piece in t.zone(zone) if piece in self.pool]
        rest = bool(cards) and cards[-1] == REST
        for number, card in enumerate(cards[:-1] if rest else cards):
            spec = card if isinstance(card, CardSpec) else CardSpec(card)
            piece = self._take(self._card(spec.card), f"{where}[{number}]")
            t.move(piece, zone, number, face_up=_lies_open(zone, number, spec))
            _mark(t, piece, zone, spec, where, number)
        for piece in before if rest else ():
            if piece in self.pool:
                self.pool.remove(piece)
                t.move(piece, zone)

    def _card(self, word: str) -> str:
        word = SHORT.get(word, word)
        return f"{SKILL}{word}" if word in self.t.box.content.heroes else word

    def _take(self, card: str, where: str) -> str:
        """A piece of a card: of those that made room, else of those that lie in a zone that the file does not name."""
        t, pieces = self.t, self.t.board.pieces
        one_of(where, card, t.box.types)
        found = next((piece for piece in self.pool if pieces[piece].card == card), "")
        if found:
            self.pool.remove(found)
            return found
        free = (piece for piece, it in pieces.items() if it.card == card and it.zone not in self.wanted)
        found = min(free, key=lambda piece: not pieces[piece].zone.startswith(("reserve", "supply")), default="")
        if not found:
            raise ScenarioError(f"{where}: there is no {card} left in the game")
        return found

    def _clear_up(self) -> None:
        """What made room and is not wanted: basics into the supply, dungeon cards under the Reserve; else it is gone.
        """
        t = self.t
        for piece in self.pool:
            kind, zone = t.box.type_of(t.card(piece)), names.GONE
            if kind == BASIC:
                zone = names.supply(t.card(piece))
            elif kind == DUNGEON_CARD:
                pile = names.reserve(t.box.level(t.card(piece)))
                zone = names.GONE if pile in self.wanted else pile
            t.move(piece, zone, face_up=kind != DUNGEON_CARD)

    def _supply(self) -> None:
        """So many basics in the supply: what is too many leaves the game."""
        t = self.t
        for card, number in self.spec.supply.items():
            one_of("supply", card, t.box.content.basics)
            lying = [*t.zone(names.supply(card))]
            if len(lying) < number:
                raise ScenarioError(f"supply.{card}: there are only {len(lying)}")
            for piece in lying[number:]:
                t.move(piece, names.GONE)


def _lies_open(zone: str, number: int, spec: CardSpec) -> bool:
    if spec.open is not None:
        return spec.open
    kind = zone.partition(":")[0]
    return kind in ("hand", "played", "discard", names.BEATEN) or (kind in ("dungeon", names.BOSS) and number == 0)


def _mark(t: Table, piece: str, zone: str, spec: CardSpec, where: str, number: int) -> None:
    """What lies on a card."""
    if spec.known:
        t.look_at(piece)
    if not zone.startswith("played:"):
        return
    marks = ((names.BORROWED, spec.borrowed), (names.ASSISTED, spec.assisted), (names.LINGERS, spec.lingers))
    for token, there in marks:
        if there:
            t.add_token(piece, token)
    for prefix, amounts in ((names.PLUS, spec.plus), (names.MINUS, spec.minus), (names.DOUBLE, spec.double)):
        for source, amount in amounts.items():
            t.add_token(piece, f"{prefix}{source}", amount)
    t.add_token(piece, names.TURN_OF, 0 if spec.assisted else (spec.turn if spec.turn is not None else 1))
    if spec.first if spec.first is not None else number == 0 and not spec.assisted:
        t.add_token(piece, names.FIRST)


# -- how far the game is


def _valley(t: Table, spec: ScenarioSpec) -> None:
    t.set_track(names.ROUND, spec.round)
    t.set_track(names.STEPS, t.step.steps if spec.steps is None else spec.steps)
    t.set_track(names.HOLD, spec.hold)
    t.set_track(names.BOON, spec.boon)
    if spec.reward:
        one_of("reward", spec.reward, t.box.content.rewards)
        if spec.reward not in t.board.pieces:
            t.make(spec.reward, spec.reward, names.GONE)
        t.set_track(names.REWARD, spec.reward)
        for player in spec.waiting:
            one_of("waiting", player, t.players)
        t.set_track(names.WAITING, ",".join(spec.waiting or t.clockwise()))
    elif spec.node == "reward":
        raise ScenarioError("reward: at the node reward one resolves")


def _visit(t: Table, spec: ScenarioSpec) -> None:
    """Where the party is, and how far its combat."""
    zone = names.BOSS if spec.dungeon == names.BOSS else f"dungeon:{spec.dungeon}"
    if spec.node not in IN_VISIT:
        if spec.dungeon:
            raise ScenarioError(f"dungeon: at the node {spec.node} the party is in none")
        return
    if zone not in (names.BOSS, *t.dungeons()) and spec.node != "leave":
        raise ScenarioError(f"dungeon: there is no dungeon {spec.dungeon!r} with a card")
    one_of("leaving", spec.leaving, LEAVINGS)
    t.set_track(names.DUNGEON, zone)
    t.set_track(names.LEAVING, spec.leaving or (names.LEFT if spec.node == "leave" else ""))
    t.set_track(names.BOON_NOW, spec.boon_now)
    if spec.node in IN_COMBAT:
        _combat(t, spec, zone)


def _combat(t: Table, spec: ScenarioSpec, zone: str) -> None:
    if not 1 <= spec.turn <= t.turns:
        raise ScenarioError(f"turn: a round has {t.turns} turns")
    t.set_track(names.ENEMY, t.zone(zone)[0])
    before = spec.node == "turn"
    t.set_track(names.TURN, spec.turn - before)
    if not before:
        t.set_track(names.ACTIVE, t.player_of_turn(spec.turn))
        t.set_track(names.HAND_SIZE, spec.hand_size)
    t.set_track(names.FOE_OWN, spec.foe)
    t.set_track(names.FOE_PLACE, spec.foe_place)
    t.set_track(names.SILENCED, spec.silenced)
    for kind, amount in spec.curses.items():
        one_of("curses", kind, KINDS)
        t.set_track(names.curse(kind), amount)
    for number, player in enumerate(spec.players):
        _player(t, t.players[number], player, spec)
    t.set_track(names.NEW_HANDS, spec.new_hands)
    waiting = (
        (names.NEXT_DOUBLE, spec.next_double), (names.NEXT_PLUS, spec.next_plus), (names.LATER_PLUS, spec.later_plus),
    )  # fmt: skip
    for track, found in waiting:
        t.set_track(track, " ".join(f"{source}={number}" for source, number in found.items()))
    t.set_track(names.NO_DRAW, spec.no_draw)
    t.set_track(names.SPOILS, f"{t.active}={spec.spoils}" if spec.spoils else "")


def _player(t: Table, player: str, spec: PlayerSpec, whole: ScenarioSpec) -> None:
    """What holds for a player in this combat. Cards in front of somebody were played in the latest own turn, unless the
    file says another one.
    """
    t.set_track(names.ghosts(player), spec.ghosts)
    now = t.turn_number + (whole.node == "turn")
    turns = [turn for turn in range(1, now + 1) if t.player_of_turn(turn) == player]
    coming = t.next_turn_of(player)
    if spec.more and coming:
        t.set_track(names.more(coming), spec.more)
    latest = turns[-1] if turns else 1
    lying = [*t.zone(names.played(player))]
    for piece, card in zip(lying, spec.played, strict=False):
        said = isinstance(card, CardSpec) and (card.turn is not None or card.assisted)
        if not said:
            t.take_token(piece, names.TURN_OF, t.tokens(piece, names.TURN_OF))
            t.add_token(piece, names.TURN_OF, latest)
    if player == t.active:
        t.set_track(names.PLAYED_CARDS, len(_of_turn(t, lying, t.turn_number)))


def _of_turn(t: Table, pieces: Sequence[str], turn: int) -> list[str]:
    return [piece for piece in pieces if t.tokens(piece, names.TURN_OF) == turn]
