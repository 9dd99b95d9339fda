"""Combat table: the ring with the tokens of both sides, their sheets, the odds, the log of the round."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.events import Counted
from game.kit.geometry import Point
from game.kit.shown import Face
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.arena import Blow, draw_ring, draw_stops, draw_sum
from game.looks.runebound.coin_passages import flipped, standing, struck, tossed
from game.looks.runebound.coins import token_surface
from game.looks.runebound.combat_placement import TOKEN, CombatPlacement, felt_of_test
from game.looks.runebound.combat_sheets import draw_abilities, draw_instead_of_odds, draw_odds, draw_side
from game.looks.runebound.displayed_values import own
from game.looks.runebound.laid_table import SHAPE, LaidTable
from game.looks.runebound.round_slip import draw_bar, draw_count, draw_hint, draw_round
from game.looks.runebound.stuffs import draw_felt
from game.runebound.view.combat_values import CARD, DUEL, VILLAIN, CombatShown, SideShown
from game.runebound.view.token_values import TokenFace, TokenShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Counting, Mood
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList

REVERSE, USED, REMOVED, DOUBLED, ROUND = "reverse", "used", "removed", "doubled", "combat-round"
COUNTERS = (REVERSE, USED, REMOVED, DOUBLED)
KINDS = {"axe": "physical", "burst": "magic", "skull": "skull"}
SHIELD, REMOVED_STATE, SPENT_STATE = "shield", "removed", "spent"
Lie = tuple[int, int, int, int]
"""How a token lies: its second face up, spent, removed, how often doubled."""


class CombatTable(LaidTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._after: dict[str, Lie] = {}
        """How the tokens that are in the air will lie."""
        self._spent: dict[str, tuple[int, str]] = {}
        """What the tokens that were spent last dealt, and as which kind."""
        self._told: Blow | None = None
        """The blow that is being told, whoever strikes."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Tokens on the ring."""
        return CombatPlacement(board, layout, shown)

    # -- time

    def settle(self, board: Board, shown: Displayed, pace: object) -> float:
        """What was in the air lies."""
        self._after.clear()
        self._told = None
        return 0.0

    def rest(self) -> None:
        """No blow is told any more."""
        super().rest()
        self._told = None

    def act(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        stunt: str, pieces: Sequence[str],
    ) -> Mapping[str, Passage]:  # fmt: skip
        """A strike stands on its slip, before anything of it lands: also that of an enemy who plays itself."""
        combat = own(shown).combat
        if stunt != "lunge" or combat is None or not self._spent:
            return super().act(board, shown, placement, actors, stunt, pieces)
        values, kinds = zip(*self._spent.values(), strict=True)
        words = self.services.words
        summed = words("arena.sum", parts=" + ".join(map(str, values))) if len(values) > 1 else ""
        total = sum(values)
        self._told = Blow(total, words(f"arena.kind.{kinds[0]}"), summed, "", total, pieces[0] == combat.hero.piece)
        return {piece: standing(placement.places[piece].rect.center) for piece in self._spent}

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting | None:  # fmt: skip
        """Tokens are tossed, turned and struck where they lie."""
        told = super().counting(board, shown, placement, actors, counts)
        changed = [count for count in counts if count.token in COUNTERS]
        if not changed or told is None:
            return told
        self._after, self._told = {}, None
        spent: dict[str, int] = {}
        for count in changed:
            lie = list(self._after.get(count.piece, lie_of(board, count.piece)))
            if count.token == USED and count.amount > 0:
                spent[count.piece] = lie[3]
            lie[COUNTERS.index(count.token)] += count.amount
            self._after[count.piece] = (lie[0], lie[1], lie[2], lie[3])
        acts: dict[str, Passage] = {}
        self._spent = self._dealt(board, shown, spent)
        for order, (piece, after) in enumerate(self._after.items()):
            place = placement.places.get(piece)
            if place is None or place.kind != TOKEN:
                continue
            before, at = lie_of(board, piece), place.rect.center
            if before[1] > after[1] or before[2] > after[2]:
                acts[piece] = tossed(at, order, len(self._after) - 1)
            elif after[1] > before[1] or after[2] > before[2]:
                acts[piece] = struck(at, placement.play_areas("")[0].rect.center)
            elif before[0] != after[0]:
                acts[piece] = flipped(at)
        return Counting(told.flights, acts)

    def _dealt(self, board: Board, shown: Displayed, spent: Mapping[str, int]) -> dict[str, tuple[int, str]]:
        """What the tokens of damage among those that are being spent deal; with each how often it was doubled."""
        combat = own(shown).combat
        tokens = (*combat.hero.tokens, *combat.foe.tokens) if combat is not None else ()
        found = {}
        for token in tokens:
            face = token.other if self._after.get(token.token, lie_of(board, token.token))[0] else token.face
            if token.token in spent and face.sign in KINDS:
                found[token.token] = face.value << spent[token.token], KINDS[face.sign]
        return found

    def spot(self, layout: Layout, shown: Displayed, piece: str, token: str) -> Point | None:
        """On the sheets of both."""
        combat = own(shown).combat
        zone = {combat.hero.piece: "hero", combat.foe.piece: "foe"}.get(piece, "") if combat is not None else ""
        if not zone or token in COUNTERS:
            return None
        box = layout[f"{zone}/numbers"]
        return box.centerx, box.y + 90

    def _where(self, board: Board, shown: Displayed) -> Point:
        """Where the hero fights, whoever is asked: the chart below lies still while both sides act."""
        combat = own(shown).combat
        cell = displayed.cell_on(board, displayed.figure(combat.hero.piece)) if combat is not None else None
        return SHAPE.centre(cell) if cell is not None else super()._where(board, shown)

    def source(self, layout: Layout) -> Point:
        """From the ring."""
        found: Point = layout["ring"].center
        return found

    # -- drawing

    def counted(self, state: FrameState) -> Hashable:
        """Damage of both, the round, how all tokens lie, and what is chosen."""
        combat, board = own(state.shown).combat, state.board
        if combat is None:
            return ()
        sides = (combat.hero, combat.foe)
        hurt = tuple(displayed.tokens(board, side.piece, displayed.DAMAGE) for side in sides)
        lying = tuple((token.token, lie_of(board, token.token)) for side in sides for token in side.tokens)
        marks = tuple((name, mark) for name, mark in sorted(state.marks.items()) if mark != Highlight())
        return hurt, displayed.number(board, ROUND), lying, marks, len(board.zone(displayed.REVEALED))

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The ring and what stands round it."""
        super().ground(brush, state)
        combat, layout, words = own(state.shown).combat, state.layout, self.services.words
        if combat is None:
            return
        draw_ring(brush, layout["ring"], combat.ground)
        blow = self._blow(state, combat)
        lit = {name for name, mark in state.marks.items() if mark.legal}
        pointed = next((name for name, mark in state.marks.items() if mark.hovered or mark.focus), "")
        for side, zone in ((combat.hero, "hero"), (combat.foe, "foe")):
            health = max(0, side.health - displayed.tokens(state.board, side.piece, displayed.DAMAGE))
            after = max(0, health - blow.loss) if blow is not None and (side is combat.foe) == blow.up else None
            told = self._threat(state, combat, side, after)
            draw_side(brush, layout, zone, side, health, after, told, words)
            draw_abilities(brush, layout, zone, side, lit, pointed)
        if combat.odds is not None:
            draw_odds(brush, layout["odds"], combat.odds, combat.hero.short, words)
        else:
            draw_instead_of_odds(brush, layout["odds"], *self._instead(combat))
        number = displayed.number(state.board, ROUND)
        draw_round(brush, layout["round"], combat, number, words)
        draw_hint(brush, layout["hint"], self._hint(combat, pointed))
        draw_count(brush, layout["count"], combat, number, words)
        retreat = words("arena.retreat-later" if combat.kind == CARD else "arena.no-retreat")
        draw_bar(brush, layout, "" if combat.won else retreat)
        if state.board.zone(displayed.REVEALED):
            felt = felt_of_test(layout)
            brush.panel(("combat-felt",), felt, lambda canvas: draw_felt(canvas, felt), pad=8)

    def _instead(self, combat: CombatShown) -> tuple[str, str]:
        """Title and text in the place of the odds where there are none."""
        words = self.services.words
        if combat.won:
            return words("arena.won"), words("arena.won-text", hero=combat.hero.short, count=combat.round)
        if combat.kind == DUEL:
            return words("arena.duel"), words("arena.duel-text")
        return words("arena.odds"), words("arena.reckoning")

    def _hint(self, combat: CombatShown, pointed: str) -> str:
        """What the thing that is pointed at would do, else how the question is answered."""
        return next((told.line for told in combat.foretold if told.about == pointed), combat.hint)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The blow, and the shields that can stop it."""
        combat = own(state.shown).combat
        blow = self._blow(state, combat) if combat is not None else None
        if self._told is not None:
            places = state.placement.places
            draw_sum(brush, state.layout["ring"], self._told, [places[piece].rect.center for piece in self._spent])
            return
        if combat is None or blow is None:
            return
        spent = [state.placement.places[piece].rect.center for piece, mark in state.marks.items()
                 if combat.striking and mark.selected and piece in state.placement.places]  # fmt: skip
        draw_sum(brush, state.layout["ring"], blow, spent)
        if not combat.striking:
            return
        target = combat.foe if blow.up else combat.hero
        for token in target.tokens:
            face, value = self._shows(state.board, token)
            place = state.placement.places.get(token.token)
            if face.sign == SHIELD and place is not None and is_live(state.board, token.token):
                told = self.services.words("arena.stops", count=value)
                draw_stops(brush, place.rect.center, place.rect.width / 2, told, blow.up)

    def _blow(self, state: FrameState, combat: CombatShown) -> Blow | None:
        """What is being put together, or what is about to be dealt."""
        words = self.services.words
        if combat.target:
            up = combat.target == combat.foe.piece
            spent = sum(self._shows(state.board, token)[1] for side in (combat.hero, combat.foe)
                        for token in side.tokens if _chosen(state, token.token))  # fmt: skip
            after = max(0, combat.damage - spent)
            told = words("arena.blocked", count=combat.damage - after) if spent else ""
            return Blow(combat.damage, words("arena.damage-coming"), told, words("arena.left", count=after), after, up)
        if not combat.striking:
            return None
        side = next((one for one in (combat.hero, combat.foe)
                     if any(_chosen(state, token.token) for token in one.tokens)), combat.hero)  # fmt: skip
        values = [self._shows(state.board, token)[1] for token in side.tokens if _chosen(state, token.token)]
        foe = combat.foe if side is combat.hero else combat.hero
        shields = sum(value for token in foe.tokens if is_live(state.board, token.token)
                      for face, value in [self._shows(state.board, token)] if face.sign == SHIELD)  # fmt: skip
        if not values:
            return None
        total = sum(values)
        left = max(0, total - shields)
        summed = words("arena.sum", parts=" + ".join(map(str, values))) if len(values) > 1 else ""
        rest = words("arena.after", count=left) if shields else words("arena.no-shield")
        return Blow(total, words(f"arena.kind.{combat.striking}"), summed, rest, left, side is combat.hero)

    def _threat(self, state: FrameState, combat: CombatShown, side: SideShown, after: int | None) -> str:
        """What would be left of a side, or which damage lies against it."""
        words = self.services.words
        if after is not None:
            return words("arena.would-leave", count=after, most=side.health)
        foe = combat.foe if side is combat.hero else combat.hero
        sums: dict[str, int] = {}
        for token in foe.tokens:
            face, value = self._shows(state.board, token)
            if face.sign in KINDS and is_live(state.board, token.token):
                sums[KINDS[face.sign]] = sums.get(KINDS[face.sign], 0) + value
        if not sums or not displayed.number(state.board, ROUND):
            return ""
        kinds = ", ".join(words("arena.amount", count=count, kind=words(f"arena.kind.{kind}"))
                          for kind, count in sums.items())  # fmt: skip
        return words("arena.against", kinds=kinds, whom=side.short)

    def _shows(self, board: Board, token: TokenShown) -> tuple[TokenFace, int]:
        """The face that is up on the copy, and its value with doublings."""
        reverse, _, _, doubled = lie_of(board, token.token)
        face = token.other if reverse else token.face
        return face, face.value << doubled

    # -- pieces

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A token as it lies."""
        return self._coin(canvas, state, piece, size, lie_of(state.board, piece))

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """A tick on a token that is chosen."""
        place = state.placement.places.get(face.piece)
        if place is not None and place.round and _chosen(state, face.piece):
            _tick(brush, box)

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """A token in the air: as it lay, or as it will lie."""
        lie = lie_of(state.board, piece)
        return self._coin(canvas, state, piece, size, lie if before else self._after.get(piece, lie))

    def seen_of(self, state: FrameState, piece: str) -> Hashable:
        """How a token lies."""
        return lie_of(state.board, piece)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """Cards of a test keep their colours."""
        return ""

    def _coin(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], lie: Lie
    ) -> pygame.Surface:
        combat = own(state.shown).combat
        tokens = (*combat.hero.tokens, *combat.foe.tokens) if combat is not None else ()
        token = next((one for one in tokens if one.token == piece), None)
        if token is None:
            return super().piece_surface(canvas, state, piece, size)
        reverse, used, removed, doubled = lie
        stands = REMOVED_STATE if removed else SPENT_STATE if used else ""
        return token_surface(canvas, size[0] / 2, token, side=reverse, doubled=doubled, state=stands)

    # -- beside the drawing

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The drum; more of it the more the hero is hurt."""
        combat = own(shown).combat
        if combat is None:
            return Mood("combat")
        hurt = displayed.tokens(board, combat.hero.piece, displayed.DAMAGE) / max(1, combat.hero.health)
        return Mood("villain" if combat.kind == VILLAIN else "combat", danger=min(1.0, hurt))


def lie_of(board: Board, piece: str) -> Lie:
    """How a token lies on the copy of the board."""
    counts = [displayed.tokens(board, piece, counter) for counter in COUNTERS]
    return counts[0], counts[1], counts[2], counts[3]


def is_live(board: Board, piece: str) -> bool:
    """Whether a token is neither spent nor removed."""
    _, used, removed, _ = lie_of(board, piece)
    return not used and not removed


def _tick(brush: SpriteList, token: pygame.FRect) -> None:
    """At the lower left of a coin, where neither its value nor its other face lies."""
    rect = pygame.FRect(token.centerx - token.width * 0.36 - 18, token.centery + token.height * 0.36 - 18, 36, 36)
    brush.panel(("chosen",), rect, lambda canvas: canvas.image("badges/tick", rect))


def _chosen(state: FrameState, piece: str) -> bool:
    mark = state.marks.get(piece)
    return mark is not None and mark.selected
