"""The teller: how the log speaks of pieces, dice and sources, following which cards have been turned."""

from __future__ import annotations

from game.adventure.cards import SYMBOLS
from game.adventure.table import LOCATION
from game.adventure.view.names import Names
from game.kit.events import Event, Moved, Turned


class Teller:
    """Names what notes speak of, following which cards have been turned and where the party is."""

    def __init__(self, names: Names, faces: dict[str, bool], place: str) -> None:
        self.names = names
        self.faces = faces
        self.place = place

    def follow(self, event: Event) -> None:
        """Take note of a card that an event turns, and of a location that comes into play. What is turned down where it
        lies is still known: gear is depleted so [WQ-309].
        """
        if isinstance(event, Moved) or (isinstance(event, Turned) and event.face_up):
            self.faces[event.piece] = event.face_up
        if isinstance(event, Moved) and event.zone == LOCATION:
            self.place = event.piece

    def name(self, piece: str, known: bool = False) -> str:
        """A piece as a link; a facedown enemy without its name."""
        pieces = self.names.t.board.pieces
        if piece not in pieces:
            return self.names.card(piece)
        if self.names.seat(piece):
            return f"[{self.names.short(piece)}](piece:{piece})"
        if known or self.faces.get(piece, self.names.known(pieces[piece])):
            return f"[{self.names.card(pieces[piece].card)}](piece:{piece})"
        return f"[{self.names.hidden(pieces[piece].card)}](piece:{piece})"

    def many(self, pieces: object, known: bool = False) -> str:
        """Several pieces in a row."""
        return self.names.listed([self.name(str(p), known) for p in pieces] if isinstance(pieces, list) else [])

    def dice(self, dice: object) -> str:
        """What dice show, added up: "3 successes, 1 counterattack"."""
        words, kinds = self.names.words, self.names.t.box.dice
        totals: dict[str, int] = {}
        for die in dice if isinstance(dice, list) else []:
            for symbol in kinds[die["die"]].faces[die["face"]]:
                totals[symbol] = totals.get(symbol, 0) + 1
        shown = [words(f"log.face.{symbol}", number=number) for symbol, number in sorted(totals.items(), key=_rank)]
        return words("log.comma").join(shown) or words("log.nothing")

    def source(self, source: str) -> str:
        """The card, enemy or rule something comes from."""
        words, t = self.names.words, self.names.t
        if source in t.board.pieces:
            return self.name(source)
        if source in t.box.rules:
            title = f"prompt.rule.{source}"
            return f"[{words(title) if words.has(title) else source}](rule:{source})"
        rule = next((r for r in t.quest.rules if r.id == source), None)
        if rule is not None and rule.colour:
            return words("log.peril-source", colour=words(f"log.colour.{rule.colour}"))
        if rule is not None:
            return words("log.quest")
        return self.names.card(source)


def _rank(entry: tuple[str, int]) -> int:
    return SYMBOLS.index(entry[0])
