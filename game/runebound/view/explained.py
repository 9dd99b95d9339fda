"""Explained: what the places of the table, its hexes and signs are, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.cells import Cell, cell_of
from game.kit.explained import Explained
from game.kit.prompts import Prompt
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import values
from game.runebound.scenarios import marching
from game.runebound.sides import health_left
from game.runebound.symbols import BITS
from game.runebound.time_track import REFRESH_SPACES, STORY_SPACES
from game.runebound.view.choices import choice, lying
from game.runebound.view.dice_words import face_words_of
from game.runebound.view.forecast import arrival_lines, chances_words, forecast
from game.runebound.view.march_told import here_rows, speed_line
from game.runebound.view.names import Names, coordinates
from game.runebound.view.objective import objective
from game.runebound.view.odds import Odds, unseen
from game.runebound.view.scoreboard import turns
from game.runebound.view.sheets import belongings, number_line, sheet
from game.runebound.view.ways_told import marches, step_words, way_to
from game.runebound.ways import ways

ROWS = 5
"""So many rows of a sheet are told at most; a closer look shows all of it."""


def explained(names: Names, odds: Odds, place: str) -> Explained | None:
    """What a place is; None where there is nothing to say."""
    kind, _, of = place.partition(":")
    if place in PLACES:
        return PLACES[place](names)
    cell = cell_of(place)
    if cell is not None:
        return hex_told(names, odds, cell) if cell in names.t.land else None
    if kind in PARTS and of:
        return PARTS[kind](names, of)
    if place in names.t.board.pieces:
        return piece_told(names, place)
    prompt = names.session.prompt
    if prompt is not None and place in prompt.options:
        return option_told(names, odds, prompt, place)
    return _state(names, place)


def option_told(names: Names, odds: Odds, prompt: Prompt, option: str) -> Explained:
    """An option that has a place of its own: what it does, and what is at stake with it."""
    told, stake = choice(names, prompt, option), forecast(names, odds, prompt, option)
    lines = [told.detail, *(stake.lines if stake is not None else ())]
    return Explained(told.label, "\n".join(line for line in lines if line), names.t.prompt_kinds[prompt.kind].rule)


def _state(names: Names, place: str) -> Explained | None:
    """A sign that is always explained alike."""
    words, key = names.words, f"explained.{place}"
    if not words.has(f"{key}.title"):
        return None
    rule = f"{key}.rule"
    return Explained(words(f"{key}.title"), words(f"{key}.text"), words(rule) if words.has(rule) else "")


def piece_told(names: Names, piece: str) -> Explained:
    """A piece by what stands on its sheet."""
    read = sheet(names, piece)
    stakes = (f"**{stake}**" for stake in read.stakes[:ROWS])
    lines = [f"*{read.kind}*", *(row.text for row in read.rows[:ROWS]), *stakes]
    return Explained(read.title, "\n".join(line for line in lines if line))


# -- hexes


def hex_told(names: Names, odds: Odds, cell: Cell) -> Explained:
    """A hex: its terrain and the dice that enter it, what lies there, the way that leads there now."""
    words, land = names.words, names.t.land
    terrain = land.terrain(cell)
    enters = words("way.any-die") if terrain == "city" else _enters(names, terrain)
    site = land.site(cell)
    said = words(f"terrain.{terrain}")
    if site is not None and site.kind != terrain:
        said = words("explained.site", kind=words(f"sitekind.{site.kind}"), terrain=said.lower())
    lines = [words("explained.hex", kind=said, enters=enters, at=coordinates(cell))]
    there = lying(names, cell.name)
    if there:
        lines.append(words("explained.lies", names=names.listed(there)))
    lines += way_lines(names, odds, cell)
    return Explained(capital(names.hex(cell)), "\n".join(lines), "RB-301")


def _enters(names: Names, terrain: str) -> str:
    faces = [face for face, mask in enumerate(names.t.box.masks) if mask & BITS[terrain]]
    return names.words("explained.faces", faces=names.listed(face_words_of(names, face) for face in faces),
                       count=len(faces))  # fmt: skip


def way_lines(names: Names, odds: Odds, cell: Cell) -> list[str]:
    """The way to a hex: in a march with the die that pays for each step, before one the chance to come there."""
    t, words, prompt = names.t, names.words, names.session.prompt
    if prompt is None or not marches(prompt) or t.cell(prompt.chooser) is None or cell == t.here(prompt.chooser):
        return []
    hero = prompt.chooser
    if prompt.kind == "step-or-march":
        rows = odds.march_rows(names, hero)
        at = ways(t, hero).at[cell]
        if not rows:
            return []
        told = [row[at] for row in rows]
        key = "explained.chance" if any(told) else "explained.out-of-reach"
        lines = [words(key, chances=chances_words(names, told))]
        if cell in ways(t, hero).steps(t.here(hero)):
            lines.insert(0, words("explained.step"))
        return lines
    steps = way_to(t, prompt, cell.name) if prompt.kind == "march" else []
    if not steps:
        return []
    lines = []
    for at, step in enumerate(steps, 1):
        title, value = step_words(names, hero, step.start, step.cell)
        die = words("name.die", number=step.die + 1)
        lines.append(words("explained.way-step", number=at, title=title, value=value, die=die))
    lines += [words("explained.waits", title=row.title, line=row.line) for row in here_rows(names, hero, cell.name)]
    return lines


# -- around the table


def _turns(names: Names) -> Explained | None:
    words = names.words
    told = [words(f"explained.turn-{turn.state}", hero=names.card(turn.piece)) for turn in turns(names)]
    return Explained(words("explained.turns"), "\n".join(told), "RB-201") if told else None


def _track(names: Names) -> Explained:
    t, words = names.t, names.words
    lines = [words("explained.track-text", act=words(f"track.act-{max(1, t.act)}"), space=t.space)]
    for space in range(t.space + 1, zones.LAST_SPACE + 1):
        kind = "story" if space in STORY_SPACES else "refresh" if space in REFRESH_SPACES else ""
        if kind:
            lines.append(words(f"explained.space-{kind}", space=space))
    if marching(t):
        lines = [words("explained.march-text"), *arrival_lines(names)]
    return Explained(words("explained.track"), "\n".join(lines), "RB-901", stop=True)


def _story(names: Names) -> Explained | None:
    told = objective(names)
    if told is None:
        return None
    return Explained(told.title, "\n".join(told.rules), "RB-912", stop=True)


def _dice(names: Names) -> Explained | None:
    """What the dice are, beside the chart; where a card, a combat or a market lies on it, there is no tray."""
    t, words = names.t, names.words
    lies = any(t.word(track) for track in (zones.FIGHTER, zones.SHOPPING, zones.READING))
    if lies and not t.word(zones.ON_CHART):
        return None
    hero = t.active or t.first
    faces = names.words("log.comma").join(face_words_of(names, face) for face in range(len(t.box.die.faces)))
    speed = capital(speed_line(names, hero)) if hero else ""
    return Explained(words("explained.dice"), words("explained.dice-text", faces=faces, speed=speed), "RB-302")


def _markets(names: Names) -> Explained:
    t, words = names.t, names.words
    lines = []
    for site in t.land.sites.values():
        if site.kind == "city":
            cards = [words("explained.for", name=names.card(piece), cost=_cost(names, piece))
                     for piece in t.zone(zones.market(site.id))]  # fmt: skip
            lines.append(words("explained.market", city=words(f"site.{site.id}"), cards=names.listed(cards) if cards
                               else words("name.none")))  # fmt: skip
    return Explained(words("explained.markets"), "\n".join(lines), "RB-411", stop=True)


def _cost(names: Names, piece: str) -> int:
    t = names.t
    return values.price(t, t.active, piece) if t.active else t.box.content.assets[t.card(piece)].cost


# -- of something


def _deck(names: Names, kind: str) -> Explained | None:
    t, words = names.t, names.words
    if not words.has(f"deck.{kind}"):
        return None
    lines = [words("explained.deck-text", cards=len(t.zone(zones.deck(kind))), gone=len(t.zone(zones.discard(kind))))]
    if kind == zones.SKILL:
        icons, cards = unseen(names)
        lines.append(words("forecast.icons", icons=icons, cards=cards))
    return Explained(words("explained.deck", deck=names.deck(kind)), " ".join(lines), "RB-012")


def _discard(names: Names, kind: str) -> Explained | None:
    t, words = names.t, names.words
    if not words.has(f"deck.{kind}"):
        return None
    cards = names.counted(map(names.card, t.zone(zones.discard(kind))))
    told = names.listed(cards) if cards else words("name.none")
    return Explained(words("explained.discard", deck=names.deck(kind)), told, "RB-013")


def _hand(names: Names, hero: str) -> Explained | None:
    t, words = names.t, names.words
    if hero not in t.heroes or hero not in t.board.pieces:
        return None
    cards, most = len(t.zone(zones.hand(hero))), values.hand_size(t, hero)
    told = words("explained.hand-text", cards=cards, most=most)
    return Explained(words("explained.hand", hero=names.card(hero)), told, "RB-210")


def _health(names: Names, piece: str) -> Explained | None:
    t, words = names.t, names.words
    if piece in t.heroes and piece in t.board.pieces:
        most = values.health(t, piece)
        lines = [words("sheet.health", left=most - t.damage(piece), health=most), number_line(names, piece, "health")]
    elif piece in t.board.pieces and names.kind(piece) in ("enemy", "villain") and (t.fighter or t.active):
        most = values.enemy_health(t, piece, t.fighter or t.active)
        lines = [words("sheet.health", left=most - t.damage(piece), health=most)]
    else:
        return None
    return Explained(words("explained.health", name=names.card(piece)), "\n".join(line for line in lines if line),
                     "RB-803")  # fmt: skip


def _number(names: Names, of: str) -> Explained | None:
    """A number of a hero: `number:speed:<hero>`."""
    key, _, hero = of.partition(":")
    t, words = names.t, names.words
    if hero not in t.heroes or not words.has(f"number.{key}"):
        return None
    told = number_line(names, hero, key) or words("explained.printed")
    return Explained(capital(words(f"number.{key}")), told, "RB-011")


def _face(names: Names, face: str) -> Explained:
    symbols = face.split("+")
    said = names.words("log.comma").join(names.words(f"terrain.{symbol}").lower() for symbol in symbols)
    told = names.words("explained.face-wild" if face == "wild" else "explained.face")
    return Explained(capital(said), told, "RB-302")


def _space(names: Names, number: str) -> Explained | None:
    if not number.isdigit():
        return None
    space, words = int(number), names.words
    kind = "story" if space in STORY_SPACES else "refresh" if space in REFRESH_SPACES else "plain"
    return Explained(words("explained.space", space=space), words(f"explained.space-{kind}", space=space), "RB-901")


def _trophies(names: Names, hero: str) -> Explained | None:
    t, words = names.t, names.words
    if hero not in t.heroes or hero not in t.board.pieces:
        return None
    told = [words("choice.cost", number=len(t.trophies(hero, kind)), kind=names.deck(kind))
            for kind in zones.ADVENTURES]  # fmt: skip
    return Explained(words("explained.trophies", hero=names.card(hero)), names.listed(told), "RB-513")


def _seat(names: Names, number: str) -> Explained | None:
    """A hero's strip or board: what the hero has."""
    t = names.t
    hero = t.heroes[int(number) - 1] if number.isdigit() and 0 < int(number) <= len(t.heroes) else ""
    if hero not in t.board.pieces:
        return None
    health = names.words("sheet.health", left=max(0, health_left(t, hero)), health=values.health(t, hero))
    lines = [health, *belongings(names, hero)]
    return Explained(names.card(hero), "\n".join(lines), "RB-012")


def _own(names: Names, what: str) -> Explained | None:
    """A panel that only this table has."""
    if what == "markets":
        return _markets(names)
    return _state(names, what.partition(":")[0])


def _assets(names: Names, hero: str) -> Explained | None:
    """The assets of a hero."""
    t, words = names.t, names.words
    if hero not in t.heroes or hero not in t.board.pieces:
        return None
    cards = names.listed(map(names.card, t.assets_by_type(hero))) or words("name.none")
    return Explained(words("explained.assets", hero=names.card(hero)), cards, "RB-415")


PLACES: dict[str, Callable[[Names], Explained | None]] = {
    "turns": _turns, "track": _track, "story": _story, "dice": _dice, "markets": _markets,
}  # fmt: skip
PARTS: dict[str, Callable[[Names, str], Explained | None]] = {
    "deck": _deck, "discard": _discard, "hand": _hand, "health": _health, "number": _number, "face": _face,
    "space": _space, "trophies": _trophies, "seat": _seat, "own": _own, "assets": _assets,
}  # fmt: skip
