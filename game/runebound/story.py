"""The story: omens, rules and story quests [RB-903 to RB-907]."""

from __future__ import annotations

from game.runebound import names
from game.runebound.box import TOKEN_CARD
from game.runebound.context import Context
from game.runebound.endings import TurnOver
from game.runebound.table import Table

OMEN, RULE, QUEST = "omen", "rule", "quest"
NUMBER, CAME = "number", "came"
"""On an open story quest: the number of its token; the act in which it came."""
TOKENS = 6


def reveal_story(t: Table) -> None:
    """The top story card is read and resolved by the first player [RB-903, RB-904]."""
    piece = _next_card(t)
    if not piece:
        return
    card = t.box.content.stories[t.card(piece)]
    t.learn()
    t.move(piece, names.STORY, face_up=True)
    t.note("story", piece=piece, hero=t.first, kind=card.kind)
    if card.kind == QUEST:
        lay_token(t, piece, card.place)
    effect = t.box.on.get(t.card(piece), {}).get(OMEN)
    if effect is not None:
        effect.run(t, Context(t.first, piece, window=OMEN))
    if card.kind == OMEN:
        t.move(piece, names.BOX)


def _next_card(t: Table) -> str:
    """The next card of the story; in act II what is left of act I is removed before [RB-903]."""
    stories = t.box.content.stories
    for piece in [*t.zone(names.deck("story"))]:
        if stories[t.card(piece)].act == t.act:
            return piece
        t.move(piece, names.BOX)
    return ""


def lay_token(t: Table, piece: str, place: str) -> None:
    """The numbered token is put on the place that is named [RB-906]."""
    for number in range(1, TOKENS + 1):
        token = f"story-token-{number}"
        if t.piece(token).zone == names.BOX:
            t.add_token(piece, NUMBER, number)
            t.add_token(piece, CAME, t.box.content.stories[t.card(piece)].act)
            t.move(token, t.land.places[place].token.name)
            t.note("story-token", piece=piece, number=number, place=place)
            return


def token_of(t: Table, story: str) -> str:
    """The token of an open story quest."""
    return f"story-token-{t.tokens(story, NUMBER)}"


def attemptable(t: Table, hero: str) -> list[str]:
    """The story quests whose token lies in a hero's hex and whose reward the hero does not have [RB-906]."""
    here = t.here(hero)
    found = [piece for piece in t.zone(names.STORY) if t.tokens(piece, NUMBER)]
    return [
        piece for piece in found if t.cell(token_of(t, piece)) == here and not t.track(names.reward_of(piece, hero))
    ]


def attempt(t: Table, hero: str, piece: str) -> None:
    """A story quest is attempted; failing costs the action only [RB-906]. Once all heroes have its reward it ends, also
    if the last of them falls by what the reward brings [RB-907].
    """
    t.note("attempts", hero=hero, piece=piece)
    t.set_track(names.READING, piece)
    try:
        t.box.on[t.card(piece)][QUEST].run(t, Context(hero, piece, window=QUEST))
    except TurnOver:
        end_if_all_have_it(t, piece)
        raise
    t.set_track(names.READING, "")
    end_if_all_have_it(t, piece)


def end_if_all_have_it(t: Table, piece: str) -> None:
    """A story quest ends whose reward all heroes have [RB-907]."""
    if all(t.track(names.reward_of(piece, one)) for one in t.heroes):
        end_story(t, piece)


def end_rules(t: Table) -> None:
    """At the end of an act open rules end, and the story quests of the act before [RB-904, RB-907]."""
    for piece in [*t.zone(names.STORY)]:
        if not t.tokens(piece, NUMBER) or t.tokens(piece, CAME) < t.act:
            end_story(t, piece)


def end_story(t: Table, piece: str) -> None:
    """An open story card is removed, with its token."""
    t.note("story-ends", piece=piece)
    if t.tokens(piece, NUMBER):
        t.move(token_of(t, piece), names.BOX)
    t.strip(piece)
    t.move(piece, names.BOX)


def make_tokens(t: Table) -> None:
    """The numbered tokens, beside the map."""
    for number in range(1, TOKENS + 1):
        t.make(f"story-token-{number}", TOKEN_CARD, names.BOX)
