"""The rules: found by number and by words, linked to each other and to the glossary."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scenes.rules.book import RuleBook
from game.scenes.rules.scene import RulesScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, at_every_size, furnish, the_mode

MakeServices = Callable[..., Services]


def open_rules(make_services: MakeServices, rule: str = "") -> Hands:
    services = furnish(make_services())
    return Hands(services, RulesScene(services, the_mode(), rule))


def book() -> RuleBook:
    return RuleBook(the_mode().book(), the_mode().words)


def test_every_numbered_rule_and_every_word_stands_in_the_book() -> None:
    assert [entry.id for entry in book().pages["rules"]] == list(the_mode().book().rules)
    assert {entry.id for entry in book().pages["glossary"]} == {term.id for term in the_mode().book().terms}
    assert all(entry.text for page in book().pages.values() for entry in page)


def test_a_word_says_which_kind_of_word_it_is() -> None:
    kinds = {entry.id: entry.kind for entry in book().pages["glossary"]}
    wanted = {"undead": "Trait", "before-action": "Moment", "volley": "Keyword", "success": "Icon", "peril": "Token"}
    assert {word: kinds[word] for word in wanted} == wanted
    assert all(kind and "<" not in kind for kind in kinds.values())


def test_every_link_leads_somewhere() -> None:
    made = book()
    for page in made.pages.values():
        for _, target in (link for entry in page for link in entry.links):
            kind, _, name = target.partition(":")
            assert made.entry("rules" if kind == "rule" else "glossary", name) is not None, target


def test_the_numbers_of_other_rules_are_links_and_its_own_is_not() -> None:
    linked = book().linked("as HT-011 says, not HT-999, and HT-004", own="HT-004")
    assert linked == "as [HT-011](rule:HT-011) says, not HT-999, and HT-004"


def test_the_search_finds_numbers_and_all_words_together() -> None:
    assert [entry.id for entry in book().found("rules", "ht-109")][:1] == ["HT-109"]
    found = book().found("rules", "leader decides")
    assert found
    assert all("leader" in entry.text.lower() and "decides" in entry.text.lower() for entry in found)
    assert book().found("rules", "no such thing at all") == []


@pytest.mark.parametrize(("wanted", "page"), [("HT-308", "rules"), ("R-07", "rules"), ("engaged", "glossary")])
def test_it_opens_at_a_rule_or_a_word(make_services: MakeServices, wanted: str, page: str) -> None:
    hands = open_rules(make_services, wanted)
    assert hands.scene.page == page
    assert hands.scene.entry.id == wanted
    row = hands.scene.list.row_rect(hands.scene.list.index)
    assert hands.scene.list.rect.contains(row)


def test_an_unknown_rule_opens_at_the_beginning(make_services: MakeServices) -> None:
    hands = open_rules(make_services, "HT-999")
    assert hands.scene.entry.id == "HT-001"


def test_typing_anywhere_searches(make_services: MakeServices) -> None:
    hands = open_rules(make_services)
    hands.type("reroll")
    assert hands.scene.search == "reroll"
    assert hands.focus is hands.scene.field
    assert "reroll" in hands.scene.entry.text.lower()
    assert len(hands.scene.list.rows) < 12


def test_escape_first_empties_the_search_and_then_leaves(make_services: MakeServices) -> None:
    hands = open_rules(make_services)
    hands.type("zzz")
    assert hands.scene.list.rows == []
    hands.press("escape")
    assert hands.scene.search == ""
    hands.press("escape")
    assert hands.app.stack.ended


def test_the_arrows_walk_the_rules_and_pass_over_the_headings(make_services: MakeServices) -> None:
    hands = open_rules(make_services, "HT-013")
    hands.press("down")
    assert hands.scene.entry.id == "HT-101"
    hands.press("up")
    assert hands.scene.entry.id == "HT-013"


def test_a_link_is_followed_with_the_keys(make_services: MakeServices) -> None:
    hands = open_rules(make_services, "HT-004")
    assert "HT-011" in hands.scene.entry.text
    hands.press("tab", "right", "return")
    assert hands.scene.entry.id == "HT-011"


def test_a_link_is_followed_by_a_click_into_the_glossary(make_services: MakeServices) -> None:
    hands = open_rules(make_services, "HT-704")
    reader = hands.scene.focus.parts["reader"][0]
    rich, top = reader._places()[1]
    target, rect = next(iter(rich.links((reader.sheet.x + 44, top))))
    hands.click(rect.center)
    assert hands.scene.page == "glossary"
    assert f"term:{hands.scene.entry.id}" == target


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices) -> None:
    assert at_every_size(make_services, lambda s: RulesScene(s, the_mode(), "HT-308")) == []
