"""What a scenario lays out: after a set-up by the seed everything goes where the file says; no card is there twice."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.cells import PREFIX, Cell, cell_of
from game.kit.events import Shuffled
from game.kit.scenario import ScenarioError, no_repeat, one_of
from game.runebound import adventures, names, story, values
from game.runebound.box import ASSET, ENEMY, EVENT, QUEST, STORY, ZOMBIE_CARD
from game.runebound.decks import pile_of
from game.runebound.fights import begin_fight
from game.runebound.scenario_format import REST, HeroSpec, OpenSpec, ScenarioSpec, StorySpec
from game.runebound.scenarios import LAST_ROLL, target_of, villain_here
from game.runebound.setting_up import MARKETS, set_up
from game.runebound.shopping import MARKET_CARDS
from game.runebound.table import Table
from game.runebound.time_track import STORY_SPACES
from game.runebound.training import MOST_SKILLS
from game.runebound.turn import ACTIONS

NODES = ("setup", "starts", "abilities", "round", "turn", "act", "event", "combat", "turn_end", "advance")
"""Where a scenario can begin: in the middle of a combat nothing is laid out."""
BETWEEN = ("starts", "abilities", "round", "turn", "advance")
"""Nodes at which it is nobody's turn."""
DECKS = (*names.ADVENTURES, names.SKILL, names.ASSET, "story")
VILLAIN = "villain"
TURN, GAME = "turn", "game"
SCOPES = (TURN, GAME)


def lay(t: Table, spec: ScenarioSpec) -> None:
    """Everything to its place. Raises ScenarioError."""
    set_up(t)
    _time(t, spec)
    _clear(t)
    layer = _Layer(t)
    if spec.drawn not in ("", VILLAIN):
        t.move(layer.take(spec.drawn, "drawn"), names.DRAWN, face_up=True)
    for number, hero in enumerate(spec.heroes):
        layer.hero(hero, f"heroes[{number}]", on_map=spec.node != "starts")
    layer.stories(spec)
    for number, hero in enumerate(spec.heroes):
        layer.lasting(hero, f"heroes[{number}]")
    layer.open_piles(spec)
    for number, hero in enumerate(spec.heroes):
        layer.trophies(hero, f"heroes[{number}]", spec)
    for kind, cards in spec.decks.items():
        one_of("decks", kind, DECKS)
        layer.deck(kind, cards, over=spec.act > 1 and spec.space >= min(STORY_SPACES))
    _map(t, spec)
    _turn(t, spec)
    _resolving(t, spec)
    t.events.clear()


def _clear(t: Table) -> None:
    """The hands that set-up has dealt go back under their deck, where nobody knows them."""
    deck = names.deck(names.SKILL)
    for hero in t.heroes:
        for piece in [*t.zone(names.hand(hero))]:
            t.move(piece, deck, face_up=False)
    t.tell(Shuffled(deck, tuple(t.zone(deck))))


def hex_of(t: Table, where: str, place: str) -> Cell:
    """The hex that a file names. Raises ScenarioError."""
    land = t.land
    if where in land.sites:
        return land.sites[where].cell
    if where in land.places:
        return land.places[where].token
    found = cell_of(where if where.startswith(PREFIX) else f"{PREFIX}{where}")
    if found is None or found not in land:
        raise ScenarioError(f"{place}: {where!r} is no site, no place, and no hex of the map")
    return found


class _Layer:
    """Takes cards out of the decks and puts them down; none is taken twice."""

    def __init__(self, t: Table) -> None:
        self.t = t

    def take(self, card: str, where: str) -> str:
        """The next piece of a card that lies in a deck. Raises ScenarioError where there is none left."""
        t = self.t
        one_of(where, card, t.box.kinds)
        for zone in map(names.deck, DECKS):
            for piece in t.zone(zone):
                if t.card(piece) == card:
                    return piece
        raise ScenarioError(f"{where}: there is no {card} left in the decks of this game")

    def trophies(self, spec: HeroSpec, where: str, whole: ScenarioSpec) -> None:
        """The trophies: adventure cards, or of a kind the lowest that the file does not name for its deck."""
        t = self.t
        for number, word in enumerate(spec.trophies):
            place = f"{where}.trophies[{number}]"
            if word in names.ADVENTURES:
                kept = whole.decks.get(word, [])
                lying = [piece for piece in t.zone(names.deck(word)) if t.card(piece) not in kept]
                if not lying:
                    raise ScenarioError(f"{place}: there is no {word} card left")
                piece = lying[-1]
            else:
                piece = self.take(word, place)
                if t.kind(piece) not in (ENEMY, QUEST, EVENT):
                    raise ScenarioError(f"{place}: {word} is no adventure card (RB-513)")
            t.move(piece, names.trophies(spec.id), face_up=False)

    def hero(self, spec: HeroSpec, where: str, *, on_map: bool) -> None:
        """A hero with all that lies before it."""
        t, hero = self.t, spec.id
        if on_map:
            kinds = t.box.content.heroes[hero].starts
            start = next(site.cell for site in t.land.sites.values() if site.kind in kinds)
            t.move(names.figure(hero), (hex_of(t, spec.at, f"{where}.at") if spec.at else start).name)
        elif spec.at:
            raise ScenarioError(f"{where}.at: at the node starts nobody is on the map")
        rows = (("hand", spec.hand, names.hand, "skill"), ("assets", spec.assets, names.assets, "asset"),
                ("learned", spec.learned, names.learned, "skill"))  # fmt: skip
        for key, cards, zone, kind in rows:
            for number, card in enumerate(cards):
                piece = self.take(card, f"{where}.{key}[{number}]")
                if t.kind(piece) != kind:
                    raise ScenarioError(f"{where}.{key}[{number}]: {card} is no {kind}")
                t.move(piece, zone(hero), face_up=True)
        self._open(spec, where)
        self._limits(hero, where)
        self._counters(spec, where)

    def _open(self, spec: HeroSpec, where: str) -> None:
        t = self.t
        for number, one in enumerate(spec.open):
            it = one if isinstance(one, OpenSpec) else OpenSpec(one)
            piece, place = self.take(it.card, f"{where}.open[{number}]"), f"{where}.open[{number}]"
            if it.errand and (it.card, it.errand) not in t.box.errands:
                raise ScenarioError(f"{place}: option {it.errand} of {it.card} makes no errand (RB-517)")
            if t.kind(piece) != (EVENT if it.errand else QUEST):
                raise ScenarioError(f"{place}: {it.card} is neither a quest nor an errand (RB-525)")
            t.move(piece, names.open_cards(spec.id), face_up=True)
            t.add_token(piece, adventures.ERRAND, it.errand)

    def _limits(self, hero: str, where: str) -> None:
        """What a hero has at most [RB-415, RB-525, RB-614]."""
        t = self.t
        types = [t.box.content.assets[t.card(piece)].type for piece in t.zone(names.assets(hero))]
        if len(set(types)) < len(types):
            raise ScenarioError(f"{where}.assets: one of each type at most (RB-415)")
        if len(t.zone(names.open_cards(hero))) > adventures.MOST_OPEN:
            raise ScenarioError(f"{where}.open: {adventures.MOST_OPEN} at most (RB-525)")
        known = [t.card(piece) for piece in t.zone(names.learned(hero))]
        if len(known) > MOST_SKILLS or len(set(known)) < len(known):
            raise ScenarioError(f"{where}.learned: {MOST_SKILLS} different skills at most (RB-614)")

    def _counters(self, spec: HeroSpec, where: str) -> None:
        t, hero = self.t, spec.id
        if spec.gold is not None:
            t.take_token(hero, names.GOLD, t.gold(hero))
            t.add_token(hero, names.GOLD, spec.gold)
        for key, number in ((names.DAMAGE, spec.damage), (names.LORE, spec.lore), (names.COMPANION, spec.companion)):
            t.add_token(hero, key, number)
        for number, state in enumerate(spec.states):
            one_of(f"{where}.states[{number}]", state, names.STATES)
            if not t.has(hero, state):
                t.add_token(hero, state)
        if {names.BLESSED, names.CURSED} <= set(spec.states):
            raise ScenarioError(f"{where}.states: blessed and cursed cancel each other (RB-812)")
        if spec.down:
            t.add_token(hero, names.DOWN)

    def lasting(self, spec: HeroSpec, where: str) -> None:
        """What hangs on all the cards that lie there: whether a hero can stand with so much damage, and which texts
        have been used up, those of open rules of the story among them [RB-014, RB-803].
        """
        t, hero = self.t, spec.id
        health = values.health(t, hero)
        if spec.damage >= health and not spec.down:
            raise ScenarioError(f"{where}.damage: {spec.damage} of {health} is a defeat, so the hero is down (RB-803)")
        for scope, cards in spec.used.items():
            one_of(f"{where}.used", scope, SCOPES)
            speaking = [*t.belongings(hero), *(t.zone(names.STORY) if scope == GAME else ())]
            for card in cards:
                pieces = [one for one in speaking if t.card(one) == card]
                if not pieces:
                    raise ScenarioError(f"{where}.used.{scope}: {card!r} is none of the own cards, nor an open rule")
                for about in self._used_on(card, scope, hero):
                    t.set_track(names.once(scope, pieces[0], about), 1)
        for number, other in enumerate(spec.called):
            one_of(f"{where}.called[{number}]", other, [one for one in t.heroes if one != hero])
            if hero not in t.box.duels:
                raise ScenarioError(f"{where}.called: {hero} calls nobody out (RB-741)")
            t.set_track(names.once(GAME, hero, other), 1)

    def _used_on(self, card: str, scope: str, hero: str) -> list[str]:
        """For whom a text has been used: a call for all whom it may be about, any other for its own hero."""
        if scope == GAME and card in self.t.box.duels and not self.t.together:
            return [other for other in self.t.heroes if other != hero]
        return [hero]

    # -- decks, markets, story

    def open_piles(self, spec: ScenarioSpec) -> None:
        """Markets and discard piles."""
        t = self.t
        for city, cards in spec.markets.items():
            one_of("markets", city, MARKETS)
            if len(cards) > MARKET_CARDS + 1:
                raise ScenarioError(f"markets.{city}: four cards at most (RB-412)")
            for number, card in enumerate(cards):
                piece = self.take(card, f"markets.{city}[{number}]")
                if t.kind(piece) != ASSET:
                    raise ScenarioError(f"markets.{city}[{number}]: {card} is no asset (RB-411)")
                t.move(piece, names.market(city), face_up=True)
        for kind, cards in spec.discards.items():
            one_of("discards", kind, DECKS[:-1])
            for number, card in enumerate(cards):
                piece = self.take(card, f"discards.{kind}[{number}]")
                if t.kind(piece) == STORY or pile_of(t, piece) != kind:
                    raise ScenarioError(f"discards.{kind}[{number}]: {card} belongs to another deck")
                t.move(piece, names.discard(kind), face_up=True)

    def deck(self, kind: str, cards: Sequence[str], *, over: bool) -> None:
        """A deck, top first; what is not named is gone, unless the last entry says that it follows. Once act I is
        `over` and a story of act II was told, none of act I comes any more [RB-903].
        """
        t, zone = self.t, names.deck(kind)
        rest = bool(cards) and cards[-1] == REST
        wanted = cards[:-1] if rest else cards
        taken: list[str] = []
        for number, card in enumerate(wanted):
            lying = [piece for piece in t.zone(zone) if piece not in taken]
            one_of(f"decks.{kind}[{number}]", card, dict.fromkeys(t.card(piece) for piece in lying))
            if kind == "story" and over and t.box.content.stories[card].act == 1:
                raise ScenarioError(f"decks.story[{number}]: {card} is a card of act I, which is over (RB-903)")
            taken.append(next(piece for piece in lying if t.card(piece) == card))
        for piece in [piece for piece in t.zone(zone) if piece not in taken and not rest]:
            t.move(piece, names.BOX)
        for number, piece in enumerate(taken):
            t.move(piece, zone, number, face_up=False)

    def stories(self, spec: ScenarioSpec) -> None:
        """The open story cards, with their tokens [RB-904, RB-906]."""
        t, content = self.t, self.t.box.content
        for number, one in enumerate(spec.story):
            it, where = one if isinstance(one, StorySpec) else StorySpec(one), f"story[{number}]"
            piece = self.take(it.card, where)
            if t.kind(piece) != "story" or content.stories[it.card].kind == story.OMEN:
                raise ScenarioError(f"{where}: {it.card} is no story card that stays open (RB-904)")
            t.move(piece, names.STORY, face_up=True)
            if content.stories[it.card].kind == story.QUEST:
                story.lay_token(t, piece, content.stories[it.card].place)
            elif it.rewarded:
                raise ScenarioError(f"{where}.rewarded: {it.card} is no story quest (RB-906)")
            no_repeat(it.rewarded, f"{where}.rewarded")
            for hero in it.rewarded:
                one_of(f"{where}.rewarded", hero, t.heroes)
                t.set_track(names.reward_of(piece, hero), 1)
            if it.rewarded:
                t.set_track(names.first_of(piece), it.rewarded[0])


# -- how far the game is


def _time(t: Table, spec: ScenarioSpec) -> None:
    """The time track, and the march [RB-901, RB-914]."""
    if not 1 <= spec.act <= 2 or not 1 <= spec.space <= names.LAST_SPACE:
        raise ScenarioError("act, space: there are two acts of twelve spaces (RB-901)")
    t.set_track(names.ROUND, spec.round)
    t.set_track(names.ACT, spec.act)
    t.set_track(names.SPACE, spec.space)
    if spec.march is None:
        return
    if t.scenario != names.MARGATH or (spec.act, spec.space) != (2, names.LAST_SPACE) or spec.march >= LAST_ROLL:
        raise ScenarioError("march: Margath marches from the end of act II on, six rolls at most (RB-914, RB-916)")
    t.set_track(names.MARCHING, 1)
    t.set_track(names.MARCH, spec.march)


def _map(t: Table, spec: ScenarioSpec) -> None:
    """Gems, zombies and the villain, who has his lair from act II on [RB-912, RB-924]."""
    for number, where in enumerate(spec.gems_down):
        cell = hex_of(t, where, f"gems_down[{number}]")
        gem = t.gem_at(cell)
        if not gem:
            raise ScenarioError(f"gems_down[{number}]: there is no faceup gem in {where}")
        t.turn(gem, False)
    for number, where in enumerate(spec.zombies):
        left = [piece for piece in t.zone(names.BOX) if t.card(piece) == ZOMBIE_CARD]
        if not left:
            raise ScenarioError(f"zombies[{number}]: there are ten at most (RB-005)")
        t.move(left[0], hex_of(t, where, f"zombies[{number}]").name)
    lair = t.box.content.scenarios[t.scenario].appears if spec.act > 1 else ""
    if spec.villain or lair:
        villain = t.box.villain_of(t.scenario)
        cell = hex_of(t, spec.villain or lair, "villain")
        if cell == target_of(t):
            raise ScenarioError(f"villain: in {spec.villain} he has won (RB-916)")
        t.move(villain, cell.name)
        t.add_token(villain, names.DAMAGE, spec.villain_damage)
    elif spec.villain_damage:
        raise ScenarioError("villain_damage: the villain is not on the map")


def _turn(t: Table, spec: ScenarioSpec) -> None:
    """Whose turn it is, and who has one to come."""
    order = t.word(names.ORDER).split(",")
    active = spec.active or order[0]
    one_of("active", active, t.heroes)
    waiting = order[order.index(active) + (spec.node != "turn") :] if spec.turns is None else spec.turns
    for number, hero in enumerate(waiting):
        one_of(f"turns[{number}]", hero, t.heroes)
    no_repeat(waiting, "turns")
    if spec.node == "turn" and not waiting:
        raise ScenarioError("turns: at the node turn somebody's is still to come")
    t.set_track(names.TURNS, ",".join(waiting))
    if spec.node in BETWEEN:
        return
    if not t.standing(active):
        raise ScenarioError(f"active: {active} is defeated, and has no turn until standing up (RB-804)")
    if active in waiting:
        raise ScenarioError(f"turns: {active} has a turn already, and one a round (RB-201)")
    if spec.actions > ACTIONS:
        raise ScenarioError(f"actions: {ACTIONS} at most (RB-203)")
    t.set_track(names.ACTIVE, active)
    t.set_track(names.ACTIONS, spec.actions)
    t.set_track(names.ATTACKED, int(spec.engaged))


def _resolving(t: Table, spec: ScenarioSpec) -> None:
    """The event, or the combat, that the node is about."""
    drawn = adventures.drawn(t)
    if spec.node == "event":
        if not drawn or t.kind(drawn) != EVENT:
            raise ScenarioError("drawn: at the node event one is resolved")
    elif spec.node == "combat":
        villain = villain_here(t, t.active)
        if spec.drawn == VILLAIN:
            if not villain:
                raise ScenarioError(f"drawn: the villain is not in the hex of {t.active}")
            begin_fight(t, t.active, villain, names.FIGHT_VILLAIN)
        elif not drawn or t.kind(drawn) != ENEMY:
            raise ScenarioError("drawn: at the node combat an enemy is fought, or the villain")
        else:
            begin_fight(t, t.active, drawn, names.FIGHT_CARD)
    elif spec.drawn:
        raise ScenarioError(f"drawn: at the node {spec.node} no card is resolved")
