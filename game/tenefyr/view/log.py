"""The log: every note as one readable sentence, with links to the pieces that it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.kit.events import Event, Noted
from game.kit.notes import PHASE, SILENT
from game.kit.shown import LogLine
from game.kit.text import capital, number
from game.tenefyr import names as zones
from game.tenefyr.names import VICTORY
from game.tenefyr.view.names import Names
from game.tenefyr.view.pile_facts import strength
from game.tenefyr.view.stories import story
from game.tenefyr.view.texts import clause

PLAYERS = ("player", "to")
ENDS_AS_ENEMY = "loot"
"""The note after which the card of an enemy is told as the loot that it has become."""


def log(names: Names, events: Sequence[Event]) -> list[LogLine]:
    """Events as readable sentences."""
    notes = [event for event in events if isinstance(event, Noted)]
    teller = _Teller(names, notes)
    told = (teller.line(note) for note in notes)
    return [found for found in told if found is not None]


class _Teller:
    """Tells notes one after the other. A dungeon card is told by the end that was up at that moment: `enemies` are
    those that are fought in these events, until they become loot.
    """

    def __init__(self, names: Names, notes: Sequence[Noted]) -> None:
        self.names = names
        told = {str(note.data["enemy"]) for note in notes if "enemy" in note.data}
        became = {str(note.data["piece"]) for note in notes if note.name == ENDS_AS_ENEMY}
        self.enemies = {names.t.enemy, *told, *became}

    def line(self, note: Noted) -> LogLine | None:
        """A note as a line; None for a kind that is not told."""
        kind = self.names.t.note_kinds[note.name]
        if note.name == ENDS_AS_ENEMY:
            self.enemies.discard(str(note.data["piece"]))
        text = self.sentence(note)
        if kind.level == SILENT or not text:
            return None
        tone = kind.tone or ("phase" if kind.level == PHASE else "")
        actor = str(note.data.get("player", ""))
        prose = story(self.names, note)
        return LogLine(capital(text), kind.level, kind.icon, actor if self.names.seat(actor) else "", tone,
                       prose.text if prose is not None else "")  # fmt: skip

    def sentence(self, note: Noted) -> str:
        """The sentence of a note."""
        values = self._slots(note.data)
        key = KEYS[note.name](self.names, note.data, values) if note.name in KEYS else f"log.{note.name}"
        return self.names.words(key, **values) if key else ""

    def _slots(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What fills the slots of a sentence: names as links, piles, numbers, and what something comes from."""
        names = self.names
        values: dict[str, Any] = {key: value for key, value in data.items() if isinstance(value, int | str)}
        for key in PLAYERS:
            if data.get(key) in names.t.players:
                values[key] = names.link(str(data[key]))
        for key in ("piece", "enemy", "reward"):
            if data.get(key) in names.t.board.pieces:
                values[key] = self.link(str(data[key]))
        if "pieces" in data:
            values["names"] = names.listed([self.link(str(piece)) for piece in data["pieces"]])
        piles = [str(data[key]) for key in ("dungeon", "pile") if key in data]
        values["dungeon"] = names.dungeon(piles[0] if piles else names.t.dungeon or zones.BOSS)
        source = str(data.get("source", ""))
        values["cause"] = "" if source in (data.get("piece"), data.get("enemy")) else self._cause(source)
        return values

    def link(self, piece: str) -> str:
        """A piece as a link, by the end of its card that was up."""
        names = self.names
        if piece not in names.t.board.pieces:
            return names.said(piece)
        return f"[{self._said(piece)}](piece:{piece})"

    def _said(self, piece: str) -> str:
        names, t = self.names, self.names.t
        card = t.card(piece)
        if not t.is_dungeon_card(piece):
            return names.said(piece)
        if piece in self.enemies or t.piece(piece).zone.startswith(("dungeon:", zones.BOSS)):
            return names.words("name.the", name=names.enemy(card))
        return names.loot(card)

    def _cause(self, source: str) -> str:
        """What it comes from, in brackets; nothing for a plain rule."""
        names = self.names
        if source in names.t.board.pieces:
            return names.words("log.cause", cause=self._said(source))
        said = names.cause(source)
        return names.words("log.cause", cause=said) if said else ""


Data = Mapping[str, Any]
Values = dict[str, Any]


def _enters(names: Names, data: Data, values: Values) -> str:
    """Where the party goes in; the boss deck has notes of its own."""
    level = names.t.level_of(str(data["dungeon"]))
    values["level"] = level
    return "log.enters-level" if names.t.zone(zones.place(str(data["dungeon"]))) else "log.enters"


def _combat(names: Names, data: Data, values: Values) -> str:
    """Who stands in the way, with the printed power of the moment at which the combat begins."""
    values["power"] = strength(names.t, names.t.card(str(data["enemy"])))
    return "log.combat"


def _boss(names: Names, data: Data, values: Values) -> str:
    values["boss"] = names.card(str(data["boss"]))
    return "log.boss-fight"


def _turn(names: Names, data: Data, values: Values) -> str:
    """Solo both turns are of one player."""
    if names.t.solo:
        return "log.turn-first" if data["number"] == 1 else "log.turn-second"
    return "log.turn-last" if data["number"] == data["of"] else "log.turn"


def _speaks(names: Names, data: Data, values: Values) -> str:
    said = clause(names, str(data["piece"]), str(data["window"])) or names.words(f"window.{data['window']}")
    values["text"] = said[:1].lower() + said[1:]
    return "log.speaks"


def _draws(names: Names, data: Data, values: Values) -> str:
    return "log.draws-cause" if values["cause"] else "log.draws"


def _more(names: Names, data: Data, values: Values) -> str:
    return "log.more-cards" if int(data["amount"]) > 0 else "log.fewer-cards"


def _recalls(names: Names, data: Data, values: Values) -> str:
    return f"log.recalls-{data['to']}"


def _removes(names: Names, data: Data, values: Values) -> str:
    return "log.exchanges" if data.get("exchanged") else "log.removes"


def _foe(names: Names, data: Data, values: Values) -> str:
    return "log.foe-rises" if int(data["amount"]) > 0 else "log.foe-falls"


def _curse(names: Names, data: Data, values: Values) -> str:
    values["kind"] = names.words(f"kind.{data['kind']}")
    values["amount"] = -int(data["amount"])
    return "log.curse"


def _moves(names: Names, data: Data, values: Values) -> str:
    values["to"] = names.dungeon(str(data["to"]))
    return "log.moves"


def _loot(names: Names, data: Data, values: Values) -> str:
    return "log.loot-top" if data["deck"] else "log.loot"


def _ends(names: Names, data: Data, values: Values) -> str:
    """How a visit ends: willingly, or since the enemy went away."""
    closed = names.t.word(zones.ended(str(data["dungeon"]))) == zones.CLOSED
    return "log.closed" if closed else "log.leaves"


def _steps(names: Names, data: Data, values: Values) -> str:
    return "log.steps" if data["left"] else "log.steps-skull"


def _holds(names: Names, data: Data, values: Values) -> str:
    return "log.holds-coming" if data.get("coming") else "log.holds"


def _option(names: Names, data: Data, values: Values) -> str:
    reward = names.t.card(str(data["reward"]))
    values["option"] = names.words.lines(f"reward.{reward}.options")[int(data["option"]) - 1]
    each = names.t.box.content.rewards[reward].chooser == "each"
    return "log.option" if each or names.t.solo else "log.option-party"


def _over(names: Names, data: Data, values: Values) -> str:
    values["boss"] = names.card(names.t.word(zones.BOSS_ID))
    return "log.over-victory" if data["outcome"] == VICTORY else "log.over-defeat"


def _chance(names: Names, data: Data, values: Values) -> str:
    values["picked"], values["of"] = number(int(data["picked"])), number(int(data["of"]))
    return "log.chance"


KEYS: dict[str, Callable[[Names, Data, Values], str]] = {
    "enters": _enters, "combat": _combat, "boss-fight": _boss, "turn": _turn, "speaks": _speaks, "draws": _draws,
    "more-cards": _more, "recalls": _recalls, "removes": _removes, "foe": _foe, "curse": _curse, "moves": _moves,
    "loot": _loot, "leaves": _ends, "steps": _steps, "holds": _holds, "option": _option, "over": _over,
    "chance": _chance,
}  # fmt: skip
"""Notes whose sentence depends on more than its slots."""
