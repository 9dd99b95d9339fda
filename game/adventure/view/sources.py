"""Sources: which card, line or rule asks a question, what it says, and the numbers its marks hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from msgspec import Struct

from game.adventure.cards import QuestRule
from game.adventure.context import Context
from game.adventure.view.names import Names, enemy_texts
from game.kit.effects.language import MarkError
from game.kit.events import Noted
from game.kit.prompts import Prompt
from game.kit.text import capital

ON_PIECES = frozenset(
    (
        "suffer", "recover", "claim", "lose", "engage", "retreat", "exhaust", "ready_enemy", "flip", "remove", "gain",
        "shed", "exhaust_card", "ready_card", "upgrade",
    )
)  # fmt: skip
"""Verbs that happen to a hero or an enemy."""

_EITHER = re.compile(r"\b[Ee]ither (?P<one>.+?)(?:, or | or )(?P<two>[^.]+)\.")
_NEXT_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-Z0-9])")
_TO_THE_DEED = re.compile(r"^.*?\b(?:you|hero|heroes|leader) may (?:discard this card(?: to |\. If you do, ))?")
IF_PAID = ". If you do, "
"""What stands in a text between a cost and what it is paid for."""
_PAID_FOR = re.compile(r"(?:If you do, |\bmay [^.]+? to )(?P<deed>[^.]+)\.$")
_MOMENT = re.compile(r"^(?:After|At|Before|During|Once|When|Whenever)\b[^,]*, ")
_EITHER_COMMA = re.compile(r"\b[Ee]ither (?P<one>[^.]+?), or (?P<two>[^.]+)\.")


class Source(Struct, frozen=True):
    """Who asks: the name (with the line of the card), the text, the marks, and the rule or piece to look up."""

    name: str
    text: str = ""
    marks: str = ""


def source_of(names: Names, prompt: Prompt) -> Source:
    """The card, line or rule that asks a question."""
    t, words = names.t, names.words
    if not prompt.source:
        return Source("")
    piece = t.board.pieces.get(prompt.source)
    card = piece.card if piece else prompt.source
    if card in t.box.actions:
        return _line(names, card)
    if card in t.box.enemies:
        return _enemy(names, prompt.source, card)
    key = text_key(names, card)
    if key:
        return Source(names.card(card), words(key), names.marks.get(key, ""))
    rule = quest_rule(names, card)
    if rule is not None:
        return _rule(names, rule)
    if card not in t.box.rules:
        return Source(names.card(card))
    title = f"prompt.rule.{card}"
    return Source(words(title) if words.has(title) else rule_part(names, card), words(f"rule.{card}"))


def text_key(names: Names, card: str) -> str:
    """The key of what a card says that is neither an enemy nor an action card; empty for one that says nothing."""
    key = names.key(card)
    found = f"{key}.ability" if card in names.t.box.heroes else f"{key}.text"
    return found if key and names.words.has(found) else ""


def quest_rule(names: Names, rule_id: str) -> QuestRule | None:
    """The rule of the quest sheet with this id."""
    return next((rule for rule in names.t.quest.rules if rule.id == rule_id), None)


def rule_part(names: Names, rule_id: str) -> str:
    """The part of the rules a numbered rule belongs to, as a title."""
    rule = names.t.box.rules.get(rule_id)
    return names.words(f"rulepart.{rule.part}") if rule else rule_id


def _line(names: Names, card: str) -> Source:
    """The line of an action card that is being resolved."""
    words = names.words
    lines = names.t.box.lines[card]
    at = names.t.line if 1 <= names.t.line <= len(lines) else 0
    name = names.card(card)
    if not at:
        return Source(name, " ".join(words.lines(f"card.{card}.lines")), "; ".join(line.marks for line in lines))
    name = words("prompt.line", card=name, line=at, lines=len(lines))
    return Source(name, words(f"card.{card}.lines.{at - 1}"), lines[at - 1].marks)


def _enemy(names: Names, piece: str, card: str) -> Source:
    """An enemy: the keyword of its bar that resolves now, its threat, or what its card says."""
    t, words = names.t, names.words
    name = names.piece(piece)
    keyword = current_keyword(names) if t.enemy_acting == piece else ""
    if keyword:
        title = words("prompt.keyword", enemy=name, keyword=words(f"keyword.{keyword}.name"))
        return Source(title, words(f"keyword.{keyword}.text"), t.box.keyword_cards[keyword].do)
    found = t.box.enemies[card]
    key, threat = enemy_texts(found, card)
    speaks = words.has(key) and not (t.action is not None and t.action.deferring)
    if not speaks and words.has(threat):
        return Source(words("prompt.threat", enemy=name), words(threat), found.threat)
    return Source(name, words(key) if words.has(key) else "", names.marks.get(key, ""))


def current_keyword(names: Names) -> str:
    """The keyword being resolved: the last one told in this node."""
    for event in reversed(names.t.events):
        if isinstance(event, Noted) and event.name == "keyword":
            return str(event.data["keyword"])
    return ""


def _rule(names: Names, rule: QuestRule) -> Source:
    words = names.words
    quest = names.t.quest_id
    title = words(f"quest.{quest}.title")
    if rule.colour:
        title = words("prompt.peril", colour=words(f"colour.{rule.colour}"))
    return Source(title, words(f"quest.{quest}.rule.{rule.id}"), rule.do)


# -- reading marks -----------------------------------------------------------------------------------


def calls(marks: str) -> Iterator[ast.Call]:
    """Every word with brackets in some marks, in the order of writing."""
    found = [node for node in ast.walk(ast.parse(marks)) if isinstance(node, ast.Call)]
    yield from sorted(found, key=lambda node: (node.lineno, node.col_offset))


def verb_of(call: ast.Call) -> str:
    """The word that a call uses."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def number_of(call: ast.Call, place: int = 1) -> int | None:
    """The argument at a place, where it is a plain number."""
    if place < len(call.args):
        arg = call.args[place]
        sign = 1
        if isinstance(arg, ast.UnaryOp) and isinstance(arg.op, ast.USub):
            arg, sign = arg.operand, -1
        if isinstance(arg, ast.Constant) and isinstance(arg.value, int):
            return sign * arg.value
    return None


def amount(names: Names, source: str, verb: str, it: str = "") -> int | None:
    """How much a verb does to a hero or an enemy that is chosen, as it is now; None where its marks do not say one
    number, or the number depends on whom (`it`) and nobody is given."""
    found = {ast.unparse(call.args[1]) for call in calls(source) if verb_of(call) == verb and _chosen(call)}
    if len(found) != 1:
        return None
    expression = found.pop()
    tree = ast.walk(ast.parse(expression))
    if not it and any(isinstance(node, ast.Name) and node.id == "it" for node in tree):
        return None
    t = names.t
    try:
        return names.marks.number(expression)(t, Context(you=t.active, source="", it=it))
    except MarkError:
        return None


def _chosen(call: ast.Call) -> bool:
    """Whether a verb is about a piece that somebody chooses (`hero()`, `enemy()`, or `it` of such)."""
    if len(call.args) < 2:
        return False
    who = call.args[0]
    if isinstance(who, ast.Call):
        return verb_of(who) in ("hero", "enemy")
    return isinstance(who, ast.Name) and who.id == "it"


def asked_verb(prompt: Prompt, marks: str) -> str:
    """What will happen to the piece that is chosen: the verb of the question, or the first one inside its "each"."""
    verb = str(prompt.data.get("verb", ""))
    if verb != "each" or not marks:
        return verb
    inner = (verb_of(call) for call in calls(marks) if verb_of(call) in ON_PIECES)
    return next(inner, verb)


def belongs_to_each(marks: str) -> bool:
    """Whether a question of these marks is each hero's own, not the party's."""
    found = (call.args[0] for call in calls(marks) if verb_of(call) == "each" and call.args)
    return any(isinstance(who, ast.Call) and verb_of(who) in ("hero", "heroes") for who in found)


def halves(text: str) -> tuple[str, str]:
    """The two outcomes of a text with "either ... or ...", each as a sentence of its own; empty if it has none."""
    found = _EITHER_COMMA.search(text) or _EITHER.search(text)
    if not found:
        return "", ""
    return capital(found["one"].strip()), capital(found["two"].strip())


def asking(text: str) -> str:
    """What a text asks: the sentence with "either", or all from its last "may" on; the whole text if it has neither."""
    sentences = _NEXT_SENTENCE.split(text)
    for at, sentence in enumerate(sentences):
        if re.search(r"\beither\b", sentence, re.IGNORECASE):
            return sentences[at]
    last = max((at for at, sentence in enumerate(sentences) if re.search(r"\bmay\b", sentence)), default=0)
    return " ".join(sentences[last:])


def paid_for(text: str) -> str:
    """What a cost is paid for: "You may suffer 1 wound. If you do, become focused." is about to "become focused"."""
    found = _PAID_FOR.search(text)
    return found["deed"] if found else ""


def brief(text: str, back: int = 1) -> str:
    """What a text does, without its moment and without the card that is discarded for it; of a text without "may"
    the sentence so many from the end."""
    if _TO_THE_DEED.search(text):
        return capital(_TO_THE_DEED.sub("", text))
    sentences = _NEXT_SENTENCE.split(text)
    return capital(_MOMENT.sub("", sentences[-min(back, len(sentences))]))


def half_marks(marks: str) -> tuple[str, str]:
    """The marks of the two outcomes of the first "either"."""
    for call in calls(marks):
        if verb_of(call) == "either" and len(call.args) == 2:
            return ast.unparse(call.args[0]), ast.unparse(call.args[1])
    return "", ""
