"""What the game says to the screen and to the terminal; the view of a seat turns down the hands of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kit.board import Board
from game.kit.events import Event, Noted
from game.kit.explained import Explained
from game.kit.intent import Ahead, Deed, Intent, Move, Thinking
from game.kit.mode import View
from game.kit.objective import Objective
from game.kit.people import called
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import (
    Badge,
    Banner,
    Bar,
    Chance,
    Choice,
    Chronicle,
    Curve,
    DicePool,
    Distribution,
    Face,
    Fact,
    Forecast,
    LogLine,
    Row,
    Scoreboard,
    Seat,
    Sheet,
    Standing,
    Story,
    Turn,
    Why,
)
from game.kit.sitting import player_of
from game.kit.stage_sheet import StageLine, StageSheet
from game.kit.text import Words, percent
from tests.tiny.content import CARDS, COIN_DIE, DAYS, FIGURES, ROUNDS
from tests.tiny.rules import NOTES, TinyTable, points


def coin_chances() -> tuple[Bar, ...]:
    """How likely each number of coins is."""
    faces = [len(face) for face in COIN_DIE.faces]
    return tuple(Bar(coins, faces.count(coins) / len(faces)) for coins in range(max(faces) + 1))


class TinyView(View):
    """A session as one seat sees it (from 1); seat 0 sees what lies open to everybody."""

    def __init__(self, session: Session, words: Words, seat: int) -> None:
        self.session, self.words, self.seat = session, words, seat

    @property
    def t(self) -> TinyTable:
        """The rules' table."""
        table = self.session.table
        assert isinstance(table, TinyTable)
        return table

    def name(self, piece: str) -> str:
        """The name of a figure or a card."""
        card = self.t.board.pieces[piece].card if piece in self.t.board.pieces else piece
        return self.words(f"figure.{card}" if card in FIGURES else f"card.{card}.name")

    def player(self, seat: int) -> str:
        """Who plays at a seat."""
        players: Any = self.t.state.setup["players"]
        figure = self.t.figures[seat - 1]
        name = player_of(self.session.people, figure, players[seat - 1])
        return called(name, self.session.companions.get(figure, ""), self.words)

    def hidden(self, piece: str) -> bool:
        """Whether a card lies facedown for this seat: also in the hand of another."""
        found = self.t.piece(piece)
        zone, _, owner = found.zone.partition(":")
        mine = self.seat and self.t.figures[self.seat - 1] == owner
        return not found.face_up or (zone == "hand" and not mine)

    # -- pieces

    def face(self, piece: str) -> Face:
        """A figure, a card, or the back of a card."""
        t = self.t
        card = t.piece(piece).card
        if card in FIGURES:
            badges = (Badge("coin", t.tokens(piece, "coin")),)
            return Face(piece, self.name(piece), self.name(piece), "figure", card, self.picture(card), badges=badges)
        if self.hidden(piece):
            return Face(piece, "", "", "back", "lantern")
        lantern = CARDS[card]
        badges = (Badge("cost", lantern.cost), Badge("points", lantern.points))
        return Face(piece, self.name(piece), self.name(piece), "lantern", card, self.picture(card), badges=badges)

    def picture(self, card: str) -> str:
        """The picture of a figure or a card."""
        return f"pictures/tiny/{card}"

    def sheet(self, piece: str) -> Sheet:
        """What is to be read of a piece."""
        words, card = self.words, self.t.piece(piece).card
        if card in FIGURES:
            return Sheet(self.name(piece), words("kind.figure"), rows=(Row(words("sheet.figure")),))
        if self.hidden(piece):
            return Sheet(words("name.hidden"), words("kind.lantern"))
        lantern = CARDS[card]
        text = words("sheet.lantern", cost=lantern.cost, points=lantern.points)
        return Sheet(self.name(piece), words("kind.lantern"), rows=(Row(text),), quote=words(f"card.{card}.quote"))

    # -- around the table

    def scoreboard(self) -> Scoreboard:
        """Round, phases, turns, seats."""
        t, words = self.t, self.words
        figures = t.figures if t.board.pieces else []
        seats = tuple(
            Seat(number, figure, self.player(number), self.name(figure), self.name(figure))
            for number, figure in enumerate(figures, 1)
        )
        return Scoreboard(
            round=t.track("round"),
            phase=f"day-{t.track('day')}",
            phases=tuple((f"day-{day}", words("phase.day", day=day)) for day in range(1, DAYS + 1)),
            turns=tuple(self._turns()),
            seats=seats,
            outcome=t.word("outcome"),
        )

    def _turns(self) -> list[Turn]:
        t = self.t
        left = [figure for figure in t.word("turns").split(",") if figure]
        gone = [figure for figure in t.figures if figure not in (*left, t.active)] if t.track("round") else []
        turns = [(f, "done") for f in gone] + [(f, "now") for f in [t.active] if f] + [(f, "next") for f in left]
        return [Turn(t.figures.index(figure) + 1, figure, state) for figure, state in turns]

    def own(self) -> dict[str, int]:
        """The points of each figure."""
        return {figure: points(self.t, figure) for figure in self.t.figures}

    def describe(self) -> list[str]:
        """The table in sentences."""
        t, words = self.t, self.words
        lines = [words("table.day", day=t.track("day"), round=t.track("round"))]
        for figure in t.figures:
            lines.append(
                words(
                    "table.figure", name=self.name(figure), cell=t.piece(figure).zone.partition(":")[2],
                    coins=t.tokens(figure, "coin"), points=points(t, figure), cards=len(t.zone(f"hand:{figure}")),
                )
            )  # fmt: skip
        market = ", ".join(self.name(card) for card in t.zone("market"))
        return [*lines, words("table.market", cards=market or words("table.nothing"))]

    # -- questions

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision it is, and the question."""
        words, seat = self.words, self.t.figures.index(prompt.chooser) + 1
        decline = words(f"prompt.decline.{prompt.kind}") if prompt.least == 0 else ""
        return Banner(
            prompt.chooser, seat, self.name(prompt.chooser), words(f"prompt.kind.{prompt.kind}"),
            (words(f"prompt.detail.{prompt.kind}"),), words("prompt.confirm"), decline,
        )  # fmt: skip

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options in words."""
        return tuple(self._choice(prompt, option) for option in prompt.options)

    def _choice(self, prompt: Prompt, option: str) -> Choice:
        if option in self.t.board.pieces and self.hidden(option):
            return Choice(option, self.words("name.hidden"), piece=option)
        if option in self.t.board.pieces:
            lantern = CARDS[self.t.piece(option).card]
            detail = self.words("choice.lantern", cost=lantern.cost, points=lantern.points)
            return Choice(option, self.name(option), detail, option)
        if prompt.kind == "walk":
            return Choice(option, self.words("choice.cell", cell=option.partition(":")[2]))
        return Choice(option, self.words("choice.throw"), icon="die")

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a card of the market cannot be bought."""
        found = self.session.refusals.get(piece)
        return (self.words(found[0]), found[1]) if found else ("", "")

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What the die may bring."""
        if prompt.kind != "forage":
            return None
        words, bars = self.words, coin_chances()
        any_coin = sum(bar.chance for bar in bars if bar.value)
        return Forecast(
            title=words("forecast.title"),
            pools=(DicePool(words("forecast.throw"), COIN_DIE.id, 1),),
            chance=Chance(words("forecast.aim"), any_coin),
            distributions=(Distribution(words("forecast.coins"), bars, "good", 1),),
            stakes=(Fact("icons/star", "", words("ui.table.percent", chance=percent(any_coin))),),
            spoken=(words("forecast.spoken", percent=percent(any_coin)),),
        )

    def story(self, event: Event) -> Story | None:
        """The tiny game has no stories."""
        return None

    def explained(self, place: str) -> Explained | None:
        """The deck: how many lanterns it has; the turns."""
        if place == "turns":
            told = [self.words(f"explained.turn-{turn.state}", name=self.name(turn.piece)) for turn in self._turns()]
            return Explained(self.words("explained.turns"), "\n".join(told)) if told else None
        if place != "deck":
            return None
        text = self.words("explained.deck-text", count=len(self.t.zone("deck")))
        return Explained(self.words("explained.deck"), text, stop=True)

    def tables(self) -> Sequence[str]:
        """There is one table."""
        return ()

    def objective(self) -> Objective:
        """Most points, and how many rounds are left."""
        words, left = self.words, DAYS * ROUNDS - ((self.t.track("day") - 1) * ROUNDS + self.t.track("round"))
        return Objective(
            won=words("setup.win_text"), lost=words("objective.lost"), reached=words("objective.left", count=left),
            title=words("objective.title"), brief=words("setup.win_text"), rules=(words("rule.TY-8"),),
        )  # fmt: skip

    def intent(self) -> Thinking:
        """Whose turns are still to come before the evening and what the die may bring them; who would win now."""
        t, words = self.t, self.words
        yield
        waiting = [figure for figure in t.word("turns").split(",") if figure]
        if t.word("outcome") or not t.active:
            return None
        most = max(bar.value for bar in coin_chances())
        line = words("intent.line", most=most)
        deed = Deed("coin", words("intent.coins", most=most), line)
        moves = tuple(Move(figure, at, at, (deed,), line=line) for at, figure in enumerate(waiting, 1))
        ahead = tuple(Ahead("icons/star", self.name(f), words("choice.points", points=points(t, f))) for f in t.figures)
        told = (*(f"{self.name(move.piece)}: {line}" for move in moves), *(f"{a.title}: {a.text}" for a in ahead))
        return Intent(words("intent.title"), words("intent.about"), moves, ahead=ahead, spoken=told)

    def undo_label(self) -> str:
        """What undo takes back."""
        last = self.session.last_given()
        return self.words(f"undo.{last.kind}") if last is not None else ""

    # -- what happened

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Notes as sentences."""
        return [self._line(event) for event in events if isinstance(event, Noted)]

    def _line(self, note: Noted) -> LogLine:
        kind, data = NOTES[note.name], dict(note.data)
        told: dict[str, Any] = {"day": data.get("day", 0), "coins": data.get("coins", 0)}
        told["name"] = self.name(str(data["figure"])) if "figure" in data else ""
        told["card"] = self.name(str(data["card"])) if "card" in data else ""
        winners: Any = data.get("winners", ())
        told["winners"] = ", ".join(self.name(figure) for figure in winners)
        return LogLine(self.words(f"log.{note.name}", **told), kind.level, kind.icon, str(data.get("figure", "")))

    def why(self, events: Sequence[Event]) -> list[Why]:
        """What the die brought."""
        rolls = [event for event in events if isinstance(event, Noted) and event.name == "roll"]
        return [Why(f"+{note.data['coins']}", "die", self.words("why.roll"), "TY-4", True) for note in rolls]

    def staged(self, events: Sequence[Event]) -> StageSheet:
        """The card that somebody buys comes forward, with a line."""
        note = events[0]
        assert isinstance(note, Noted)
        card = str(note.data["card"])
        text = self.words("log.buys", name=self.name(str(note.data["figure"])), card=self.name(card))
        return StageSheet(self.words("staged.buys"), (StageLine(text, rule="TY-5"),), text, card)

    def phase(self, board: Board) -> tuple[int, str]:
        """The round of the day on a board that may stay behind."""
        return int(board.tracks.get("round", 0)), f"day-{board.tracks.get('day', 1)}"

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The faces of the die."""
        return COIN_DIE.faces

    # -- how it ended

    def chronicle(self) -> Chronicle:
        """Who won, with how many points, and how these grew round by round."""
        t, words = self.t, self.words
        board, outcome = t.state.setup["board"], t.word("outcome")
        winners = ", ".join(self.name(figure) for figure in t.word("winners").split(",") if figure)
        return Chronicle(
            outcome=outcome,
            title=words(f"board.{board}.title"),
            text=words(f"chronicle.{outcome}", names=winners) if outcome else "",
            rounds=(t.track("day") - 1) * ROUNDS + t.track("round"),
            standings=tuple(self._standing(seat) for seat in range(1, len(t.figures) + 1)),
            seed=t.state.seed,
            picture=f"pictures/tiny/{board}",
            curves=self._curves(),
        )

    def _standing(self, seat: int) -> Standing:
        t, words = self.t, self.words
        figure = t.figures[seat - 1]
        lit, coins = points(t, figure), t.tokens(figure, "coin")
        return Standing(
            piece=figure,
            name=self.name(figure),
            player=self.player(seat),
            seat=seat,
            numbers=(
                Fact("star", words("chronicle.points"), str(lit)), Fact("circle", words("setup.coins"), str(coins)),
            ),
            line=words("chronicle.standing", name=self.name(figure), points=lit, coins=coins),
            picture=self.picture(figure),
            place=1 + sum(points(t, other) > lit for other in t.figures),
        )

    def _curves(self) -> tuple[Curve, ...]:
        """A line of points for each figure, a value for each round that is over."""
        drawn = (("line", "oxblood"), ("dashed", "slate"))
        return tuple(
            Curve(figure, self.name(figure), tuple(map(int, self.t.word(f"grown:{figure}").split())), kind, colour)
            for figure, (kind, colour) in zip(self.t.figures, drawn, strict=True)
        )
