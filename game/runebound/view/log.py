"""The log: every note as one readable sentence, with links to the pieces that it is about. Cards that the looking seat
may not see are told by their number only [12.4].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.kit.cells import cell_of
from game.kit.events import Event, Noted
from game.kit.notes import DOING, PHASE, SILENT
from game.kit.shown import LogLine
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound.view.dice_words import dice_words, face_words_of
from game.runebound.view.names import COMMON, Names
from game.runebound.view.pools_told import face_words
from game.runebound.view.stories import story
from game.runebound.view.texts import ability_name, found, text

Data = Mapping[str, Any]
Values = dict[str, Any]
EXERT = "exert()"
"""How the marks of a text ask for an exertion."""
PIECES = ("piece", "enemy", "foe", "villain", "side", "target", "by")
"""Entries of a note that name a piece."""
HEXES = ("to", "at")
"""Entries of a note that name a hex: where something comes to, and where it was."""


def log(names: Names, events: Sequence[Event]) -> list[LogLine]:
    """Events as readable sentences."""
    told = (line(names, event) for event in events if isinstance(event, Noted))
    return [said for said in told if said is not None]


def line(names: Names, note: Noted) -> LogLine | None:
    """A note as a line; None for a kind that is not told."""
    kind = names.t.note_kinds[note.name]
    said = sentence(names, note.name, note.data)
    if kind.level == SILENT or not said:
        return None
    tone = kind.tone or ("phase" if kind.level == PHASE else "")
    actor = str(note.data.get("hero") or note.data.get("by") or note.data.get("side") or "")
    prose = story(names, note)
    level = DOING if note.data.get("by") else kind.level  # a token that was spent on others is an action of its side
    return LogLine(capital(said), level, kind.icon, actor if names.seat(actor) else "", tone,
                   prose.text if prose is not None else "", since=kind.since)  # fmt: skip


def sentence(names: Names, name: str, data: Data, called: Mapping[str, str] | None = None) -> str:
    """The sentence of a note; some of its slots may be called in another way."""
    filled = {**slots(names, data), **(called or {})}
    key = KEYS[name](names, data, filled) if name in KEYS else f"log.{name}"
    about = str(data.get("by") or data.get("side") or data.get("piece") or "")
    return names.words(names.numbered(key, about), **filled) if key else ""


def slots(names: Names, data: Data) -> Values:
    """What fills the slots of a sentence: names as links, hexes, numbers, and what something comes from."""
    filled: Values = {key: value for key, value in data.items() if isinstance(value, int | str)}
    hero = str(data.get("hero", ""))
    if hero in names.t.heroes:
        filled["hero"] = _hero(names, hero)
    for key in PIECES:
        about = data.get(key)
        if isinstance(about, str) and about in names.t.board.pieces:
            filled[key] = _hero(names, about) if about in names.t.heroes else seen(names, data, about)
    for key in HEXES:
        if cell_of(str(data.get(key, ""))) is not None:
            filled[key] = names.hex(str(data[key]))
    if "pieces" in data:
        filled["names"] = names.listed(names.counted(seen(names, data, str(piece)) for piece in data["pieces"]))
    if "state" in data:
        filled["state"] = names.words(f"state.{data['state']}.name").lower()
    if "act" in data:
        filled["act"] = names.words(f"track.act-{data['act']}")
    if "attribute" in data:
        filled["attribute"] = names.words(f"attribute.{data['attribute']}").lower()
    source = str(data.get("source", ""))
    itself = {data.get(key) for key in ("piece", "side", "enemy", "state", "hero")}
    filled["cause"] = "" if source in itself else cause(names, source)
    return filled


def seen(names: Names, data: Data, piece: str) -> str:
    """A piece as a link; one that all have seen and that lies hidden by now, in a new deck, by its name alone."""
    if "cards" not in data or not names.hidden(piece):
        return names.link(piece)
    pieces = [str(one) for one in data.get("pieces", [data.get("piece")])]
    return names.said(str(data["cards"][pieces.index(piece)]))


def _hero(names: Names, hero: str) -> str:
    """A hero in one word, as a link."""
    return f"[{names.short(hero)}](piece:{hero})"


def cause(names: Names, source: str) -> str:
    """What it comes from, in brackets; nothing for a plain rule."""
    said = names.cause(source)
    return names.words("log.cause", cause=said) if said else ""


# -- sentences that depend on more than their slots


def _scenario(names: Names, data: Data, filled: Values) -> str:
    filled["scenario"] = names.words(f"scenario.{data['scenario']}.name")
    return "log.scenario"


def _starts(names: Names, data: Data, filled: Values) -> str:
    filled["place"] = names.hex(str(data["to"]))
    return "log.starts"


def _roll(names: Names, data: Data, filled: Values) -> str:
    filled["dice"] = dice_words(names, data["dice"])
    said = f"cause.roll-{data.get('cause', '')}"
    filled["cause"] = names.words("log.cause", cause=names.words(said)) if names.words.has(said) else filled["cause"]
    return "log.roll" if "hero" in data else "log.march-dice"


def _reroll(names: Names, data: Data, filled: Values) -> str:
    filled["dice"] = dice_words(names, data["dice"])
    return "log.reroll"


def _pays(names: Names, data: Data, filled: Values) -> str:
    face = next((int(die["face"]) for die in data["dice"] if die["id"] == data["die"]), 0)
    filled["die"] = face_words_of(names, face)
    return "log.pays-die"


def _signed(name: str) -> Callable[[Names, Data, Values], str]:
    def key(names: Names, data: Data, filled: Values) -> str:
        return f"log.{name}-less" if int(data["amount"]) < 0 else f"log.{name}"

    return key


def _city(name: str) -> Callable[[Names, Data, Values], str]:
    def key(names: Names, data: Data, filled: Values) -> str:
        filled["city"] = names.words(f"site.{data['city']}")
        return f"log.{name}"

    return key


def _kind(name: str) -> Callable[[Names, Data, Values], str]:
    def key(names: Names, data: Data, filled: Values) -> str:
        filled["kind"] = names.deck(str(data["kind"]))
        return f"log.{name}"

    return key


def _gives(names: Names, data: Data, filled: Values) -> str:
    thing = str(data["thing"])
    filled["thing"] = names.link(thing) if thing in names.t.board.pieces else names.words("choice.gift.gold")
    filled["to"] = _hero(names, str(data["to"]))
    return "log.gives"


def _option(names: Names, data: Data, filled: Values) -> str:
    card = names.card_of(str(data["piece"]))
    filled["option"] = names.words(f"card.{card}.{data['option']}-name")
    return "log.option"


def _finds(names: Names, data: Data, filled: Values) -> str:
    card = names.card_of(str(data["piece"]))
    filled["outcome"] = found(names, card, str(data["outcome"]).removeprefix("find-"))
    return "log.finds"


def _trophy(names: Names, data: Data, filled: Values) -> str:
    filled["kind"] = names.deck(str(data["kind"]))
    return "log.trophy-unseen" if names.hidden(str(data["piece"])) else "log.trophy"


def _reveals(names: Names, data: Data, filled: Values) -> str:
    return "log.reveals-icon" if data["icon"] else "log.reveals"


def _suffers(names: Names, data: Data, filled: Values) -> str:
    if filled["cause"] and str(data.get("source", "")) in names.t.heroes:
        filled["cause"] = ""
    return "log.suffers"


def _story_token(names: Names, data: Data, filled: Values) -> str:
    filled["place"] = names.place(str(data["place"]))
    return "log.story-token"


def _reward(names: Names, data: Data, filled: Values) -> str:
    filled["reward"] = text(names, names.card_of(str(data["enemy"])), "reward")
    return "log.reward"


def _story_reward(names: Names, data: Data, filled: Values) -> str:
    return "log.story-reward-first" if data["first"] else "log.story-reward"


def _appears(names: Names, data: Data, filled: Values) -> str:
    filled["place"] = names.place(str(data["place"]))
    return "log.villain-appears"


def _over(names: Names, data: Data, filled: Values) -> str:
    t = names.t
    filled["villain"] = names.said(t.box.villain_of(t.scenario))
    if data["outcome"] != zones.VICTORY:
        return "log.over-defeat"
    return "log.over-victory-together" if t.together else "log.over-victory"


def _uses(names: Names, data: Data, filled: Values) -> str:
    source = str(data["source"])
    own = source in names.t.heroes
    filled["source"] = ability_name(names, source, str(data["window"])) if own else names.link(source)
    return "log.uses"


def _zombie_gone(names: Names, data: Data, filled: Values) -> str:
    return "log.zombie-struck" if data["source"] == "RB-923" else "log.zombie-gone"


# -- combat


def _round(names: Names, data: Data, filled: Values) -> str:
    filled["round"] = data["number"]
    return "log.combat-round"


def _cast(names: Names, data: Data, filled: Values) -> str:
    t = names.t
    shown = []
    for die in data["dice"]:
        card = names.card_of(str(die["id"]))
        if card in t.box.faces:
            shown.append(face_words(names, t.box.faces[card][int(die["face"])]))
    filled["faces"] = names.words("log.comma").join(shown)
    return "log.cast"


def _initiative(names: Names, data: Data, filled: Values) -> str:
    filled["golden"], filled["other"] = int(data["hero"]), int(data["foe"])
    return "log.initiative"


def _damage(name: str) -> Callable[[Names, Data, Values], str]:
    def key(names: Names, data: Data, filled: Values) -> str:
        filled["kind"] = names.words(f"damage.{data['kind']}")
        return f"log.{name}"

    return key


def _tokens(name: str) -> Callable[[Names, Data, Values], str]:
    """Something is done to tokens of a side: which, and by what."""

    def key(names: Names, data: Data, filled: Values) -> str:
        tokens = [str(token) for token in data["tokens"]]
        filled["names"] = names.listed(names.counted(token_words(names, token) for token in tokens))
        filled["faces"] = names.listed(fallen(names, data))
        named = all(not it.startswith(COMMON) and names.words.has(f"token.{it}") for it in tokens)  # a villain's own
        filled["side"] = "" if named else names.words("log.of-side", side=filled["side"])
        source = str(data.get("source", ""))
        filled["cause"] = "" if source in data["tokens"] or names.kind(source) == "token" else filled["cause"]
        return f"log.token-{name}" if data.get("by") else f"log.{name}"

    return key


def token_words(names: Names, token: str) -> str:
    """A token beside the name of its side: of a card by that card, of a hero by its number, of enemies by its faces."""
    hero, _, number = token.rpartition("-")
    if hero in names.t.heroes:
        return names.words("log.own-token", number=int(number))
    if token.startswith(COMMON):
        one, other = (face_words(names, face) for face in names.t.box.faces[names.card_of(token)])
        return names.words("log.faces-of", one=one, other=other)
    return names.token(token)


def fallen(names: Names, data: Data) -> list[str]:
    """What tokens came to show that were tossed; they may have changed since."""
    faces = names.t.box.faces
    return [face_words(names, faces[names.card_of(str(die["id"]))][int(die["face"])]) for die in data.get("dice", ())]


def _surge(names: Names, data: Data, filled: Values) -> str:
    card = names.card_of(str(data["source"]))
    filled["price"], filled["source"] = int(data["paid"]), ability_name(names, card, str(data["window"]))
    itself = filled["source"] == names.words(f"card.{card}.name") and card == names.card_of(str(data["side"]))
    filled["text"] = text(names, card, str(data["window"])).rstrip(".")
    return "log.surge-own" if itself else "log.surge"


def _cancels(names: Names, data: Data, filled: Values) -> str:
    filled["price"] = int(data["x"])
    return "log.cancels"


def _exerts(names: Names, data: Data, filled: Values) -> str:
    """A card is exerted: for a card that says so, or by the rules of rolls and tests."""
    source = str(data["source"])
    key = f"cause.exert-{source}"
    if names.words.has(key):
        filled["cause"] = names.words("log.cause", cause=names.words(key))
    elif source in names.t.heroes:  # each hero has one ability at the most that asks for it
        asking = [window for window, marks in names.t.box.content.heroes[source].windows() if EXERT in marks]
        said = "".join(ability_name(names, source, window) for window in asking[:1])
        filled["cause"] = names.words("log.cause", cause=said) if said else ""
    return "log.exerts"


KEYS: dict[str, Callable[[Names, Data, Values], str]] = {
    "exerts": _exerts,
    "scenario": _scenario, "starts": _starts, "roll": _roll, "reroll": _reroll, "pays-die": _pays,
    "gold": _signed("gold"), "lore": _signed("lore"), "companion": _signed("companion"), "shops": _city("shops"),
    "offers": _city("offers"), "nothing-drawn": _kind("nothing-drawn"), "gives": _gives, "option": _option,
    "finds": _finds, "trophy": _trophy, "reveals": _reveals, "suffers": _suffers, "story-token": _story_token,
    "story-reward": _story_reward, "villain-appears": _appears, "over": _over, "uses": _uses, "reward": _reward,
    "combat-round": _round, "cast": _cast, "initiative": _initiative, "strikes": _damage("strikes"),
    "deals": _damage("deals"), "flips": _tokens("flips"), "recasts": _tokens("recasts"),
    "removes": _tokens("removes"), "doubles": _tokens("doubles"), "holds": _tokens("holds"), "surge": _surge,
    "cancels": _cancels, "withdraws": _city("withdraws"), "zombie-gone": _zombie_gone,
}  # fmt: skip
"""Notes whose sentence depends on more than its slots."""
