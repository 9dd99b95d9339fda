"""The campaign log: a book that writes itself, quest by quest [WQ-1301, WQ-1302]. Open to everybody [WQ-021]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from game.adventure.cards import ACTIONS
from game.adventure.ending import DEFEAT, VICTORY
from game.adventure.table import cards_zone, gear_zone
from game.kit.session import Session
from game.warhammer_quest.gear import is_legendary
from game.warhammer_quest.view.faces import picture_of
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.view.values import CampaignLog, LogCard, LogHero, LogQuest
from game.warhammer_quest.zones import POOL, STRUCK, capacity_track, fallen_track, result_track

BEGINS = 125
"""So many letters of a story are told at most where it is only begun, whole sentences."""
ENDED = {VICTORY: "won", DEFEAT: "lost"}
"""How the log calls the ends of a quest."""


def campaign_log(names: Names) -> CampaignLog | None:
    """The log of a campaign as it stands; None for a delve and for a single quest, which have none [WQ-1251]."""
    t, words = names.t, names.words
    if not t.campaign:
        return None
    quests = t.box.campaign()
    return CampaignLog(
        title=words("campaign.name"),
        party=words("campaign.log.heroes", count=len(t.seats)),
        quests=tuple(_quest(names, number, quest) for number, quest in enumerate(quests, 1)),
        heroes=tuple(_hero(names, hero) for hero in t.seats),
        pool=tuple(_cards(names, POOL)),
        struck=tuple(_cards(names, STRUCK)),
        won=sum(t.word(result_track(number)) == VICTORY for number in range(1, len(quests) + 1)),
        result=_result(names, quests[-1]),
    )


def _quest(names: Names, number: int, quest: str) -> LogQuest:
    """A row of the log: what was won or lost, who fell, what it brought or cost; that of the last quest is the end of
    the campaign itself.
    """
    t, words, key = names.t, names.words, f"quest.{quest}"
    state = _state(names, number)
    ended, last = state in ENDED.values(), quest == t.box.campaign()[-1]
    price = "reward" if state == "won" else "penalty"
    fallen = [hero for hero in t.word(fallen_track(number)).split(",") if hero]
    return LogQuest(
        number=number,
        id=quest,
        title=words(f"{key}.title"),
        picture=picture_of(quest),
        state=state,
        told=words(f"campaign.state.{state}"),
        line=words(f"{key}.chronicle.{state}") if ended else "",
        rounds=t.track(f"rounds:{number}"),
        falls=t.track(f"falls:{number}"),
        fallen=tuple(names.short(hero) for hero in fallen),
        after=words(f"settlement.{price}", text=words(f"{key}.{price}")) if ended and not last else "",
        summary=_summary(names, number, state),
        tier=t.box.quests[quest].tier,
        goal=words(f"{key}.objective"),
        facts=_facts(names, quest),
        begins=_begins(words(f"{key}.story")),
    )


def _summary(names: Names, number: int, state: str) -> str:
    """How a quest ended, in few words; of the one that comes that it is tonight. Where the journey went its own way
    from another one, it is marked as a branch [WQ-1304].
    """
    t, words = names.t, names.words
    told = ""
    if state in ENDED.values():
        falls = t.track(f"falls:{number}")
        fell = words("campaign.log.fell-some", count=falls) if falls else words("campaign.log.fell-none")
        rounds = words("campaign.log.rounds", count=t.track(f"rounds:{number}"))
        told = words("campaign.log.summary", told=words(f"campaign.state.{state}").lower(), rounds=rounds, falls=fell)
    elif state in ("now", "next"):
        told = words("campaign.log.tonight")
    return words("campaign.log.branched", told=told) if number in branched(names.session) else told


def branched(session: Session) -> set[int]:
    """The numbers of the quests in which a journey went its own way: a chapter is a quest with its settlement."""
    ends = list(accumulate(chapter.answers for chapter in session.chapters))
    return {1 + sum(end <= at for end in ends) for at in session.branches}


def _facts(names: Names, quest: str) -> tuple[str, ...]:
    """What the quest sheet says of its decks: numbers only, and what it names [WQ-022]."""
    words, sheet = names.words, names.t.box.quests[quest]
    deck = words("campaign.log.deck", standard=sheet.open_standard, elite=sheet.open_elite)
    return words(f"tier.{sheet.tier}"), words(f"quest.{quest}.road"), deck


def _begins(story: str) -> str:
    """The first sentences of a story, so many as are short together."""
    told = ""
    for sentence in story.split(". "):
        longer = f"{told} {sentence}".strip() + ("" if sentence.endswith((".", "”")) else ".")
        if told and len(longer) > BEGINS:
            break
        told = longer
    return told


def _state(names: Names, number: int) -> str:
    """How it stands with a quest: won, lost, under way, the next one, or not yet."""
    t = names.t
    result = t.word(result_track(number))
    if result:
        return ENDED[result]
    if number == t.quest.number:
        return "now"
    return "next" if number == t.quest.number + 1 and t.word(result_track(t.quest.number)) else "not-yet"


def _hero(names: Names, hero: str) -> LogHero:
    """A hero's row: the four actions, the gear in the order in which it was claimed, the capacity."""
    t = names.t
    held = {t.box.actions[t.card_of(card)].action: t.card_of(card) for card in t.zone(cards_zone(hero))}
    return LogHero(
        piece=hero,
        seat=names.seat(hero),
        name=names.words(f"hero.{hero}.name"),
        player=names.player(hero),
        picture=picture_of(hero),
        actions=tuple(
            LogCard(card, names.card(card), picture_of(card), t.box.actions[card].advanced)
            for card in (held[action] for action in ACTIONS)
        ),
        gear=tuple(_cards(names, gear_zone(hero))),
        capacity=t.track(capacity_track(hero)),
    )


def _cards(names: Names, zone: str) -> Iterator[LogCard]:
    """The cards of a zone that lies open, in their order."""
    for piece in names.t.zone(zone):
        card = names.t.card_of(piece)
        gold = card in names.t.box.gear and is_legendary(names.t, piece)
        yield LogCard(card, names.card(card), picture_of(card), gold)


def _result(names: Names, last: str) -> str:
    """How the campaign ended: as its last quest [WQ-1212]; empty while it goes on."""
    ended = names.t.word(result_track(names.t.box.quests[last].number))
    return names.words("campaign.won" if ended == VICTORY else "campaign.lost") if ended else ""


def log_lines(names: Names) -> list[str]:
    """The log in sentences, for the text mode and for screen readers."""
    log, words = campaign_log(names), names.words
    if log is None:
        return []
    lines, apart = [words("table.title", title=log.title)], branched(names.session)
    for quest in log.quests:
        told = words("campaign.log.quest", number=quest.number, title=quest.title)
        lines.append(words("table.counter", name=told, value=quest.told))
        parts = [quest.line] if quest.line else []
        if quest.line:
            parts.append(words("campaign.log.rounds", count=quest.rounds) + ".")
            parts += [words("campaign.log.fell", heroes=words("log.and").join(quest.fallen))] if quest.fallen else []
            parts += [quest.after + "."] if quest.after else []
        if quest.number in apart:
            parts.append(words("campaign.log.branch", number=quest.number))
        if parts:
            lines.append("  " + " ".join(parts))
    return [*lines, log.result + "."] if log.result else lines
