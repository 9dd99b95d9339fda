"""Question shown: what the open question of a table shows in its dock: options, pictures, whole cards, the roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.kit.cells import cell_of
from game.kit.events import Event, Moved, Turned
from game.kit.prompts import Prompt
from game.kit.shown import Forecast
from game.scenes.table.asked_about import Shown, must_stay_seen, rather_seen, whole_cards
from game.scenes.table.play import Play
from game.scenes.table.roll_stop import Waiting, banner_of
from game.ui.cards.card import picture_of
from game.ui.cards.option_card import Option
from game.ui.panels.card_sheet import CardsShown
from game.ui.panels.free_room import Room
from game.ui.panels.question import Question
from game.ui.panels.roll_controls import RollOffer
from game.ui.screen.scene import Services
from game.ui.table.gestures import Selection


class Asking(Shown, Protocol):
    """What a question needs of the screen of a table."""

    services: Services
    waiting: Waiting | None

    @property
    def places(self) -> Mapping[str, str]: ...


def question_of(ui: Asking, selection: Selection) -> Question:
    """All that the dock shows of the open question."""
    play, prompt = ui.play, selection.prompt
    seats = play.seats()
    banner = play.banner if ui.waiting is None else banner_of(play, ui.waiting)
    assert banner is not None, "there is a question, and so a banner"
    options = []
    for choice in play.choices:
        place = ui.places.get(choice.id, "")
        if not selection.gesture.dock and cell_of(place) is not None:
            continue  # lit on the map; what is no cell hangs under the banner
        seen = bool(ui.rect_of(place))
        options.append(Option(choice, portrait_of(play, choice.piece), seats.get(choice.piece, 0), seen))
    portrait, roll, cards = portrait_of(play, banner.decider), roll_of(ui, selection), cards_of(ui, prompt)
    waiting = ui.waiting.option if ui.waiting is not None else None
    room = Room(must_stay_seen(ui, prompt), rather_seen(ui, prompt))
    return Question(prompt, banner, options, selection, portrait, roll, cards, waiting, room)


def cards_of(ui: Shown, prompt: Prompt | None) -> CardsShown | None:
    """The whole cards of a question that is asked by a sheet of them."""
    return whole_cards(ui.play, prompt, ui.table.painter.full)


def forecast_of(ui: Asking, selection: Selection) -> Forecast | None:
    """What is at stake with the answer that waits for its roll, or with what is marked of an amount before one."""
    if ui.waiting is not None:
        return ui.waiting.forecast
    if selection.gesture.pick != "count" or not ui.play.foresee(("0",)).rolls:
        return None
    return ui.play.forecast(str(selection.amount)) or Forecast("", (), None)


def roll_of(ui: Asking, selection: Selection) -> RollOffer | None:
    """The button that rolls, where a roll waits."""
    forecast = forecast_of(ui, selection)
    back = ui.services.bindings.hint("back") if ui.waiting is not None else ""
    if forecast is None:
        return RollOffer(back=back) if back else None
    return RollOffer(forecast.gain, forecast.cost, back)


def portrait_of(play: Play, piece: str) -> str:
    """The picture of a piece; empty for what is none."""
    return picture_of(play.view.face(piece)) if piece in play.session.state.board.pieces else ""


def pictures_of(play: Play) -> list[str]:
    """The pictures of the open question: of whoever decides, and of what there is to choose from."""
    banner = play.banner
    pieces = [*(choice.piece for choice in play.choices), banner.decider if banner is not None else ""]
    return [name for piece in pieces if (name := portrait_of(play, piece))]


def pictures_told(play: Play, events: Sequence[Event]) -> list[str]:
    """The pictures of what happened: of every piece that comes to lie faceup."""
    shown = dict.fromkeys(event.piece for event in events if isinstance(event, (Moved, Turned)) and event.face_up)
    return [name for piece in shown if (name := portrait_of(play, piece))]
