"""What a screen reader is told: every live region of the page, as text, through whole deals."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from tests.browser.company import Person, people, play

pytestmark = pytest.mark.browser

DESK, PHONE = (1440, 900), (360, 640)

LISTEN = """() => {
  window.heard = [];
  const regions = "[role=status], [role=alert], [role=log], [aria-live]";
  const hear = (changes) => {
    const spoken = new Set();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (!region) continue;
      if (region.id === "live") for (const one of addedNodes) window.heard.push(one.textContent);
      else spoken.add(region);
    }
    for (const region of spoken) {
      const text = region.innerText.trim().replace(/\\s+/g, " ");
      if (text && region.isConnected) window.heard.push(`(${text})`);
    }
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def listen(person: Person) -> None:
    """From the next page on, keep what is spoken: the list of events plainly, what else is spoken in brackets."""
    person.context.add_init_script(f"({LISTEN})()")


def heard(person: Person) -> list[str]:
    """What was spoken on the page that is open."""
    spoken: list[str] = person.page.evaluate("window.heard")
    return spoken


def assert_turns_are_told_once(told: list[str]) -> None:
    """Between two of one's own turns there is a deed of one's own, and each comes after what others did."""
    turns = [
        line
        for line in told
        if line.startswith(("Your turn", "You trailed", "You took", "You built", "You added", "You raised"))
    ]
    assert len(turns) > 8
    for before, after in itertools.pairwise(turns):
        assert before.startswith("Your turn") != after.startswith("Your turn"), turns


@pytest.mark.parametrize(("rules", "seats"), [("classic", 3), ("spade", 2)])
def test_a_whole_deal_is_told(browser, serve, rules, seats):
    rng = random.Random(rules)
    with people(browser, serve(), ["Ana"], [DESK]) as (ana,):
        listen(ana)
        ana.open_table(rules, seats, [None, *["greedy"] * (seats - 1)])
        play([ana], rng, until=lambda _: any("is scored" in line for line in heard(ana)))
        told = heard(ana)
    told = told[: 1 + next(index for index, line in enumerate(told) if "is scored" in line)]
    assert not [line for line in told if line.startswith("(") and re.search(r"Your turn|to play|is thinking", line)]
    told = [line for line in told if not line.startswith("(")]
    assert_turns_are_told_once(told)
    assert re.fullmatch(r"The deal is scored. You: \d+, \d+ in all(; \w+: \d+, \d+ in all)+.", told[-1])
    built = [line for line in told if " built " in line]
    assert all(re.search(r": the \w+ of \w+ on \w+ of ", line) for line in built)
    assert any(re.search(r" scores? \d+ points?: \d+ in all\.$", line) for line in told) == (rules == "spade")


def test_who_comes_late_hears_one_line(browser, serve):
    rng = random.Random(3)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        link = ana.open_table("spade", 2, [None, "greedy"])
        play([ana], rng, until=lambda _: ana.page.locator(".log .moves li").count() > 12)
        ana.page.wait_for_selector(".prompt[data-mine]")
        for person in (ana, ben):
            listen(person)
            person.page.goto(person.url + link)
            person.page.wait_for_selector("#live p", state="attached")
        score = r"Deal 1, round \d of \d\. Score: %s \d+ and Mara \d+\. %s\."
        for person, pattern in ((ana, score % ("You", "Your turn.*")), (ben, score % ("Ana", "Ana to play"))):
            events = [line for line in heard(person) if not line.startswith("(")]
            assert [bool(re.fullmatch(pattern, line)) for line in events] == [True], events


def test_a_take_back_says_what_it_would_undo_and_has_undone(browser, serve):
    rng = random.Random(9)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        for person in (ana, ben):
            listen(person)
        ben.sit(ana.open_table("classic"), 1)
        ana.page.click("[data-start]:not([disabled])")
        for person in (ana, ben):
            person.page.wait_for_selector(".hand .card")
        first = ana if ana.page.query_selector(".prompt[data-mine]") else ben
        other = ben if first is ana else ana
        for person in (first, other):
            person.page.wait_for_selector(".prompt[data-mine]")
            person.play_a_card(rng)
        first.page.wait_for_selector(".prompt[data-mine]")
        first.page.click("[data-undo]")
        asked = other.page.inner_text("[data-notice=take-back] span:not([aria-hidden])")
        other.page.click("[data-notice=take-back] button:text-is('All right')")
        other.page.wait_for_selector("#live p:has-text(' took a move back')", state="attached")
        told = [line for line in heard(other) if " took a move back" in line]
    moves = [f"{first.name} ", "You "]
    assert asked.startswith(f"{first.name} would like to undo the last 2 moves: ")
    assert [move in asked for move in moves] == [True, True]
    assert [line.split(" Undone: ")[1] for line in told] == [asked.split(" moves: ")[1]]
