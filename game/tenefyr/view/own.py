"""What only the look of this game shows, gathered from the table."""

from __future__ import annotations

from typing import Any

from game.kit.prompts import Prompt
from game.tenefyr import names as zones
from game.tenefyr.box import DUNGEON_CARD
from game.tenefyr.content import SKILL
from game.tenefyr.power import enemy_parts, enemy_power, party_total, power
from game.tenefyr.view.faces import FEWEST, card_face
from game.tenefyr.view.foretold import all_foretold
from game.tenefyr.view.names import Names
from game.tenefyr.view.notes import notes
from game.tenefyr.view.odds import Odds
from game.tenefyr.view.open_cards import open_cards
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.reckoning import reckoned
from game.tenefyr.view.values import (
    DONE,
    FIGHT,
    NEXT,
    NOW,
    OPEN,
    REWARD,
    VALLEY,
    BossShown,
    ChoiceTold,
    DungeonShown,
    FightShown,
    Header,
    OptionShown,
    Person,
    RewardShown,
    Row,
    SeatShown,
    StageShown,
    TableValues,
    day_of,
)

EACH = "each"
SIGNS = {"purge": "fire", "give": "hand", "survey": "eye", "hold": "steps", "boon": "cards"}
"""The sign of an option by the first word of its marks that has one; any other brings cards."""
KEEP_HAND = "keep-hand"


def own(names: Names, odds: Odds) -> TableValues:
    """All that only the look shows."""
    t = names.t
    table = FIGHT if t.dungeon else REWARD if t.word(zones.REWARD) else VALLEY
    start = t.step.steps
    steps = t.track(zones.STEPS)
    done = [zone for zone in _zones(names) if t.word(zones.ended(zone)) == zones.CLEARED]
    return TableValues(
        table=table,
        header=header(names, table),
        seats=tuple(seat(names, player) for player in t.players),
        dungeons=tuple(dungeon(names, zone) for zone in _zones(names)),
        boss=boss(names),
        start=start,
        steps=steps,
        day=day_of(steps, start),
        cleared=len(done),
        taken=sum(1 for zone in done if not t.zone(zones.reward(zone))),
        rows=rows(names) if table == FIGHT else (),
        fight=fight(names) if table == FIGHT else None,
        reward=reward(names) if table == REWARD else None,
        difficulty=names.words(f"ladder.{t.state.setup['step']}.name"),
        forecasts=all_foretold(names, odds),
        notes=notes(names),
    )


def _zones(names: Names) -> list[str]:
    """The ten dungeons, and those that were made by enemies and are still there [TN-908]."""
    made = range(zones.DUNGEONS + 1, zones.DUNGEONS + names.t.track(zones.MADE_DUNGEONS) + 1)
    return [
        *(zones.dungeon(number) for number in range(1, zones.DUNGEONS + 1)),
        *(zone for zone in map(zones.dungeon, made) if names.t.zone(zone)),
    ]


def header(names: Names, table: str) -> Header:
    """Where the party is, and the line beside it."""
    t, words = names.t, names.words
    told: dict[str, Any] = {
        "visit": t.track(zones.ROUND), "difficulty": words(f"ladder.{t.state.setup['step']}.name"),
        "cards": len(t.zone(t.dungeon)) if t.dungeon else 0,
    }  # fmt: skip
    if table == FIGHT and t.boss_fight:
        done, every = len(t.zone(zones.BEATEN)), len(t.box.content.bosses[t.word(zones.BOSS_ID)].stages)
        line = words("cloth.boss-line", stage=min(done + 1, every), all=every)
        return Header(names.card(t.word(zones.BOSS_ID)), line)
    if table == FIGHT:
        return Header(_title(names, t.dungeon), words("cloth.fight-line", **told))
    return Header(words("cloth.valley"), words("cloth.after-line" if table == REWARD else "cloth.visit-line", **told))


def _title(names: Names, zone: str) -> str:
    """A dungeon as a title."""
    name = names.dungeon(zone)
    return name[:1].upper() + name[1:]


def seat(names: Names, player: str) -> SeatShown:
    """A seat with what stands on it."""
    t = names.t
    people = tuple(
        Person(hero, names.words(f"hero.{hero}.name"), picture_of(t.box, hero)) for hero in t.heroes_of[player]
    )
    prompt = names.session.prompt
    state = turn_state(names, player) if t.dungeon else ""
    return SeatShown(
        player=player, number=names.seat(player), name=names.player(player), person=names.person(player),
        heroes=people, skills=tuple(card_face(names, SKILL + hero) for hero in t.heroes_of[player]),
        loot=sum(
            t.box.type_of(t.card(piece)) == DUNGEON_CARD
            for zone in (zones.deck, zones.hand, zones.played, zones.discard)
            for piece in t.zone(zone(player))
            if not t.tokens(piece, zones.BORROWED)
        ),
        total=sum(power(t, piece) for piece in t.zone(zones.played(player))) + t.track(zones.ghosts(player)),
        turn=state,
        note=names.words(f"cloth.{state}") if state else "",
        starter=t.starter == player,
        computer=bool(names.session.companions.get(player)),
        deciding=prompt is not None and prompt.chooser == player,
    )  # fmt: skip


def turn_state(names: Names, player: str) -> str:
    """Whether the turn of a player in this combat is done, runs, or is to come; solo of both turns the later."""
    t = names.t
    turns = [number for number in range(1, t.turns + 1) if t.player_of_turn(number) == player]
    return _state(names, next((number for number in turns if number >= t.turn_number), turns[-1]))


def _state(names: Names, turn: int) -> str:
    t = names.t
    if turn == t.turn_number:
        return NOW if t.active else DONE
    return DONE if turn < t.turn_number else NEXT


def rows(names: Names) -> tuple[Row, ...]:
    """The rows of the lane: one for each player by seat; solo one for each turn."""
    t = names.t
    if t.solo:
        return tuple(_row(names, t.players[0], number, number) for number in range(1, t.turns + 1))
    order = {t.player_of_turn(number): number for number in range(1, t.turns + 1)}
    return tuple(_row(names, player, names.seat(player), order[player]) for player in t.players)


def _row(names: Names, player: str, number: int, turn: int) -> Row:
    t, words = names.t, names.words
    cards = tuple(
        piece for piece in t.zone(zones.played(player)) if not t.solo or t.tokens(piece, zones.TURN_OF) in (turn, 0)
    )
    state = _state(names, turn)
    ghosts = t.track(zones.ghosts(player)) if not t.solo or turn == 1 else 0
    hint = ""
    if not cards:
        keeps = names.session.prompt is not None and names.session.prompt.kind == KEEP_HAND
        key = {NOW: "lane-keep" if keeps else "lane-play", NEXT: "lane-next"}.get(state, "")
        hint = words(f"cloth.{key}") if key else ""
    label = names.player(player)
    if t.solo:
        label = words(f"cloth.turn-{'first' if turn == 1 else 'second'}")
    total = sum(power(t, piece) for piece in cards) + ghosts
    return Row(player, number, label, turn, state, total, hint, cards)


def dungeon(names: Names, zone: str) -> DungeonShown:
    """A dungeon with its place, its reward and its open card."""
    t = names.t
    rewards, places, pieces = t.zone(zones.reward(zone)), t.zone(zones.place(zone)), t.zone(zone)
    ended = t.word(zones.ended(zone))
    return DungeonShown(
        zone=zone,
        number=int(zone.partition(":")[2]),
        level=t.level_of(zone),
        name=_title(names, zone),
        text=names.words(f"place.{t.card(places[0])}.text") if places else "",
        reward=rewards[0] if rewards else "",
        reward_name=names.card(rewards[0]) if rewards else "",
        top=pieces[0] if pieces and t.piece(pieces[0]).face_up else "",
        state=ended or OPEN,
        current=t.dungeon == zone,
    )


def fight(names: Names) -> FightShown:
    """The fight as it stands; between two of them only where the party is."""
    t, words = names.t, names.words
    key = f"card.{t.card(t.enemy)}.text" if t.enemy else ""
    place = t.place()
    return FightShown(
        enemy=t.enemy,
        text=words(key) if key and words.has(key) else "",
        place=words("cloth.boss-place") if t.boss_fight else _title(names, t.dungeon),
        place_text=words("cloth.boss-rule") if t.boss_fight else words(f"place.{t.card(place)}.text") if place else "",
        power=enemy_power(t) if t.enemy else 0,
        total=party_total(t),
        reckoning=reckoned(names, enemy_parts(t)) if t.enemy else "",
        cards=len(t.zone(t.dungeon)),
        silenced=bool(t.word(zones.SILENCED)),
    )


def boss(names: Names) -> BossShown:
    """The boss: which stages are known, and their powers from low to high."""
    t, words = names.t, names.words
    boss_id = t.word(zones.BOSS_ID)
    stages = t.box.content.bosses[boss_id].stages
    at = max(FEWEST, len(t.players)) - FEWEST
    done = [t.card(piece) for piece in t.zone(zones.BEATEN)]
    left = [piece for piece in t.zone(zones.BOSS) if t.is_stage(piece)]
    shown = [StageShown(words(f"card.{card}.name"), DONE) for card in done]
    for piece in left:
        seen = t.piece(piece).face_up or t.piece(piece).known
        name = words(f"card.{t.card(piece)}.name") if seen else words("cloth.stage-hidden")
        shown.append(StageShown(name, NOW if piece == t.enemy else NEXT))
    powers = tuple(sorted(stages[card].power[at] for card in stages if card not in done))
    key = "boss-left" if done else "boss-known"
    line = words(f"cloth.{key}", count=len(powers), powers=names.listed(map(str, powers)))
    return BossShown(boss_id, names.card(boss_id), picture_of(t.box, boss_id), tuple(shown), powers, line)


def reward(names: Names) -> RewardShown:
    """The reward that resolves, what each player has chosen, and the cards that lie open."""
    t, words = names.t, names.words
    piece = t.word(zones.REWARD)
    card = t.card(piece)
    content = t.box.content.rewards[card]
    each = content.chooser == EACH
    prompt = names.session.prompt
    chosen = dict(told.split("=") for told in t.word(zones.CHOSEN).split() if "=" in told)
    now = t.word(zones.WAITING).partition(",")[0]
    asked = prompt is not None and prompt.kind == "reward-option"
    options = tuple(
        OptionShown(
            str(at + 1), title, text, _sign(content.options[at]), chosen=chosen.get(now) == str(at + 1),
            open=not asked or str(at + 1) in (prompt.options if prompt is not None else ()),
        )
        for at, (title, text) in enumerate(zip(
            words.lines(f"reward.{card}.options"), words.lines(f"reward.{card}.details"), strict=True))
    )  # fmt: skip
    titles = {option.id: option.title for option in options}
    cards = open_cards(names)
    owner = next((t.owner(it) for it in cards if it in t.board.pieces and t.owner(it)), "") if cards else ""
    removing = prompt is not None and prompt.kind == "remove"
    piles = tuple(prompt.options) if prompt is not None and prompt.kind == "survey" else ()
    title, hint = _open_words(names, prompt, owner, len(piles or cards))
    return RewardShown(
        piece=piece,
        name=names.card(piece),
        picture=picture_of(t.box, card),
        who=words("cloth.each" if each else "cloth.together"),
        options=options,
        told=tuple(_told(names, player, chosen, titles, now) for player in (t.clockwise() if each else [t.starter])),
        owner=owner,
        deck_title=title,
        deck_hint=hint,
        cards=cards,
        piles=piles,
        to_burn=prompt.most if removing and prompt is not None else 0,
    )


def _open_words(names: Names, prompt: Prompt | None, owner: str, count: int) -> tuple[str, str]:
    """What lies open, and how much of it."""
    words = names.words
    kind = prompt.kind if prompt is not None else ""
    if kind == "survey":
        return words("cloth.open-piles"), words("cloth.open-piles-hint", count=count)
    if prompt is not None and kind == "survey-order":
        pile = names.dungeon(str(prompt.data["pile"]))
        return words("cloth.open-pile", pile=pile), words("cloth.order-hint", count=count)
    title = words("cloth.open-deck", player=names.player(owner)) if owner else words("cloth.open-reserve")
    return title, words("cloth.open-hint", count=count)


def _told(names: Names, player: str, chosen: dict[str, str], titles: dict[str, str], now: str) -> ChoiceTold:
    """What a player has chosen, or has yet to choose."""
    words = names.words
    if player in chosen:
        line = words("cloth.chosen", option=titles.get(chosen[player], ""))
    else:
        line = words("cloth.choosing" if player == now else "cloth.still")
    return ChoiceTold(player, names.seat(player), names.player(player), line, player in chosen and player != now)


def _sign(marks: str) -> str:
    found = [(marks.index(f"{word}("), sign) for word, sign in SIGNS.items() if f"{word}(" in marks]
    gains = [marks.index(f"{word}(") for word in ("gain", "prize", "trade") if f"{word}(" in marks]
    first = min([*found, *((at, "cards") for at in gains)], default=(0, "cards"))
    return first[1]
