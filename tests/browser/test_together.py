"""People in several browsers at one table."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys

import pytest

from tests.browser.company import is_over, people, play
from tests.browser.test_page import CUT, TEXTS, assert_controls_are_large, crowded_position, findings

pytestmark = pytest.mark.browser

TWENTY = "-".join(rank + suit for rank in "23456" for suit in "CDHS")
SHORT = f"classic target=none deck={TWENTY}"
"""Twenty cards: two rounds for two, one for four."""

PHONE, TABLET, DESK = (360, 640), (768, 1024), (1440, 900)


HAND = "async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).hand.sort()"
"""One's hand as the server has it."""


def start(host, *guests, rules="classic target=11", seats=2):
    """A table with these people, the cards dealt; its link."""
    link = host.open_table(rules, seats)
    for seat, guest in enumerate(guests, start=1):
        guest.sit(link, seat)
    host.page.click("[data-start]:not([disabled])")
    for person in (host, *guests):
        person.page.wait_for_selector(".hand .card")
    return link


def score(person):
    return person.page.locator("dialog tfoot .total td > b").all_inner_texts()


@pytest.mark.parametrize(
    ("rules", "half"),
    [
        pytest.param(SHORT, 12, id="one deal"),
        pytest.param("classic target=11", 70, id="to 11", marks=pytest.mark.slow),
    ],
)
def test_two_play_a_whole_match_and_one_closes_and_reopens_in_the_middle(browser, serve, tmp_path, rules, half):
    rng = random.Random(3)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, TABLET]) as (ana, ben):
        link = start(ana, ben, rules=rules)
        presses: list[str] = []

        def is_half(done):
            presses.extend(one for one in done if one == "pressed")
            return len(presses) >= half

        play([ana, ben], rng, until=is_half)
        for person in (ana, ben):
            person.page.wait_for_selector(".tray [data-move][aria-disabled=true]", state="detached")
        hand = ben.page.evaluate(HAND)
        ben.reopen(link, PHONE, has_touch=True)
        ben.page.wait_for_selector(".prompt")
        assert sorted(ben.page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")) == hand
        play([ana, ben], rng, until=is_over)
        assert score(ana) == list(reversed(score(ben)))
        for person in (ana, ben):
            person.page.wait_for_selector("dialog .fairline.good")
        ana.page.click("dialog .fairline button")
        with ana.page.expect_download() as saved:
            ana.page.click("[data-save=proof]")
        proof = tmp_path / "match.proof.json"
        saved.value.save_as(proof)
        assert len(json.loads(proof.read_text())["commits"]) == 2
        told = subprocess.run(
            [sys.executable, "-m", "cassino", "verify", str(proof)], capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stdout + told.stderr


def test_a_pack_that_is_not_the_one_that_was_fixed_gives_a_red_line(browser, serve):
    rng = random.Random(4)

    def other_pack(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=re.sub(r"pack (..)(..)", r"pack \2\1", answer.text(), count=1))

    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        ana.page.route("**/record", other_pack)
        start(ana, ben, rules=SHORT)
        play([ana, ben], rng, until=is_over)
        ana.page.wait_for_selector("dialog .fairline.bad")
        ben.page.wait_for_selector("dialog .fairline.good")
        ana.page.click("dialog .fairline button")
        assert "pack of deal 1" in ana.page.inner_text("#fair .faults")


@pytest.mark.slow
def test_a_shuffle_that_was_thrown_away_is_seen_by_all(browser, serve):
    rng = random.Random(12)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        ben.wire(lost="shuffle_reveal")
        link = ana.open_table(SHORT)
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ana.page.wait_for_selector(".prompt:has-text('Waiting for the browser of Ben')")
        ana.page.wait_for_selector(".hand .card", timeout=40_000)
        open_panel(ben.page, "fair")
        assert "your browser did not answer" in ben.page.inner_text("#fair .facts")
        ben.page.keyboard.press("Escape")
        play([ana, ben], rng, until=is_over)
        ana.page.wait_for_selector("dialog .fairline.good")
        ana.page.click("dialog .fairline button")
        assert "the browser of Ben did not answer" in ana.page.inner_text("#fair .facts")


def test_four_play_as_partners_and_somebody_watches(browser, serve):
    rng = random.Random(5)
    names, sizes = ["Ana", "Ben", "Cleo", "Dan", "Eva"], [DESK, TABLET, PHONE, TABLET, DESK]
    with people(browser, serve(), names, sizes) as (ana, ben, cleo, dan, eva):
        link = start(ana, ben, cleo, dan, rules=SHORT, seats=4)
        eva.page.goto(eva.url + link)
        eva.page.wait_for_selector(".watchedhand")
        assert eva.page.locator(".hand button").count() == 0
        assert_controls_are_large(eva.page)
        play(
            [ana, ben, cleo, dan],
            rng,
            until=lambda done: all(p.page.query_selector("dialog") for p in (ana, ben, cleo, dan)),
        )
        eva.page.wait_for_selector("dialog .ends")
        assert score(eva) == score(ana)
        for person in (ana, cleo, eva):
            assert_controls_are_large(person.page)


@pytest.mark.slow
def test_a_phone_plays_by_touch(browser, serve):
    rng = random.Random(6)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, DESK]) as (ana, ben):
        ben.reopen("/", PHONE, has_touch=True, is_mobile=True)
        start(ana, ben, rules=SHORT)
        assert_controls_are_large(ben.page)
        assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        while True:
            done = [ana.press(rng), ben.press(rng, touch=True)]
            if is_over(done):
                break
            ana.page.wait_for_timeout(10)


@pytest.mark.slow
def test_a_browser_that_was_offline_comes_back_to_the_same_game(browser, serve):
    rng = random.Random(7)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        wire = ben.wire()
        start(ana, ben, rules=SHORT)
        wire.is_cut = True
        ben.page.evaluate("dispatchEvent(new Event('offline'))")
        ben.page.wait_for_selector("[data-offline]", state="attached")
        for _ in range(8):
            ana.press(rng)
            ben.press(rng)
            ana.page.wait_for_timeout(20)
        wire.is_cut = False
        ben.page.wait_for_selector("[data-offline]", state="detached")
        play([ana, ben], rng, until=is_over)
        assert score(ana) == list(reversed(score(ben)))
        ben.page.wait_for_selector("dialog .fairline.good")


def test_the_server_is_restarted_under_them(browser, kept_server):
    rng = random.Random(8)
    with people(browser, kept_server.url, ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        start(ana, ben, rules=SHORT)
        play([ana, ben], rng, until=lambda done: "pressed" in done)
        before = ana.page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
        kept_server.restart()
        for person in (ana, ben):
            person.page.wait_for_selector("[data-offline]", state="detached")
        after = ana.page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
        assert set(after) <= set(before)
        play([ana, ben], rng, until=is_over)
        assert score(ana) == list(reversed(score(ben)))
        for person in (ana, ben):
            person.page.wait_for_selector("dialog .fairline.good")


def test_from_the_first_page_to_the_first_card_in_two_browsers(browser, serve):
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        ana.page.click("[data-friends]:not([disabled])")
        code = ana.page.inner_text("[data-code]")
        assert_controls_are_large(ana.page)
        link = ana.page.input_value("[data-link]")
        assert link.startswith(ana.url + "/t/")
        assert ana.page.evaluate("document.querySelector('.qr').naturalWidth") > 0
        for typed, said in (
            ("AAAAAA", "No table waits under this code"),
            ("http://example.org/t/abc", "leads to another server"),
            ("../../etc", "No table waits under this code"),
        ):
            ben.page.fill("[data-join] [name=code]", typed)
            ben.page.click("[data-join] button")
            ben.page.wait_for_selector(f"[data-join] .refusal:has-text('{said}')")
        ben.page.fill("[data-join] [name=code]", f"{code[:3].lower()}\u00a0{code[3:].lower()}.")
        ben.page.click("[data-join] button")
        ben.page.click("[data-sit='1']")
        assert_controls_are_large(ben.page)
        ana.page.click("[data-start]:not([disabled])")
        ben.page.wait_for_selector(".hand .card")
        ben.page.goto(ben.url)
        ben.page.wait_for_selector(".join .entries a")
        ben.page.click(".hero .resume")
        ben.page.wait_for_selector(".hand .card")


def test_the_host_fills_and_swaps_seats_before_the_first_card(browser, serve):
    with people(browser, serve(), ["Ana", "Ben"], [TABLET, PHONE]) as (ana, ben):
        link = ana.open_table("classic", 4)
        ben.sit(link, 3)
        ana.page.select_option("[data-fill='1']", "greedy")
        ana.page.select_option("[data-fill='2']", "random")
        ana.page.wait_for_selector("[data-start]:not([disabled])")
        ana.page.click("[data-swap='0']")
        ana.page.wait_for_selector("[data-seatrow='1']:has-text('You')")
        assert ben.page.query_selector("[data-fill], [data-swap], [data-start]") is None
        ben.page.click("[data-stand]")
        ben.page.wait_for_selector("[data-sit='3']")
        assert ana.page.is_disabled("[data-start]")


def test_a_move_is_taken_back_when_the_other_agrees(browser, serve):
    rng = random.Random(9)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        start(ana, ben)
        first = ana if ana.page.query_selector(".prompt[data-mine]") else ben
        other = ben if first is ana else ana
        for answer, cards in (("No", 3), ("All right", 4)):
            first.play_a_card(rng)
            first.page.click("[data-undo]")
            for person, notice in ((first, "asked"), (other, "take-back")):
                person.page.wait_for_selector(
                    f"[data-notice={notice}] [data-until]:text-matches('^[123][0-9] s left$')"
                )
            other.page.click(f"[data-notice=take-back] button:text-is('{answer}')")
            first.page.wait_for_selector("[data-notice=asked]", state="detached")
            first.page.wait_for_function(f"() => document.querySelectorAll('.hand .card').length === {cards}")


def test_who_asked_to_take_back_is_told_when_the_other_plays_on(browser, serve):
    rng = random.Random(9)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        start(ana, ben)
        first = ana if ana.page.query_selector(".prompt[data-mine]") else ben
        other = ben if first is ana else ana
        first.play_a_card(rng)
        first.page.click("[data-undo]")
        other.page.wait_for_selector("[data-notice=take-back]")
        other.play_a_card(rng)
        first.page.wait_for_selector(".toast:has-text('The game went on')")
        assert first.page.locator("#live p:has-text('The game went on')").count() == 1


def test_against_bots_a_move_is_taken_back_at_once(browser, serve):
    rng = random.Random(10)
    with people(browser, serve(), ["Ana"], [PHONE]) as (ana,):
        ana.open_table("classic", 2, [None, "random"])
        ana.page.wait_for_selector(".prompt[data-mine]")
        ana.play_a_card(rng)
        ana.page.click("[data-undo]")
        ana.page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 4")


def test_phrases_are_heard_unless_they_are_muted(browser, serve):
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        start(ana, ben)
        ana.page.click(".company [data-say=thanks]")
        ben.page.wait_for_selector(".toast:has-text('Ana: Thank you!')")
        ana.page.evaluate("localStorage.setItem('cassino-settings', JSON.stringify({pace: 'off', muted: true}))")
        ana.page.reload()
        ana.page.wait_for_selector(".hand .card")
        ben.page.click(".say-door")
        assert_controls_are_large(ben.page)
        ben.page.click("#say [data-say=wow]")
        ben.page.wait_for_selector(".toast:has-text('Wow')")
        assert "Wow" not in ana.page.inner_text("body")


def test_a_seat_goes_along_to_another_device_and_the_old_one_is_told(browser, serve):
    with people(browser, serve(), ["Ana", "Ben", "Ana's phone"], [DESK, TABLET, PHONE]) as (ana, ben, phone):
        link = start(ana, ben)
        ana.page.click("header [aria-label='People and invitation']")
        ana.page.click("[data-givecode]")
        code = ana.page.inner_text("[data-seatcode]")
        phone.page.goto(phone.url + link)
        phone.page.click(".settings-door:visible")
        phone.page.click("[data-open=people]")
        assert_controls_are_large(phone.page)
        phone.page.fill("[data-recover] [name=code]", code.lower())
        phone.page.click("[data-recover] button")
        phone.page.wait_for_selector("[data-seatcode]")
        phone.page.wait_for_selector(".hand button .face", state="attached")
        ana.page.wait_for_selector("[data-notice=moved]", state="attached")
        assert ana.page.locator(".hand button").count() == 0


def test_who_leaves_is_played_for_and_comes_back(browser, serve):
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        start(ana, ben)
        ben.page.click(".settings-door:visible")
        ben.page.click("[data-open=people]")
        ben.page.click("[data-leaving] summary")
        ben.page.click("[data-leave]")
        ana.page.wait_for_selector(".toast:has-text('Ben')")
        ana.page.wait_for_selector(".seat:has-text('Bot')")


@pytest.mark.slow
def test_the_bot_is_called_for_somebody_who_is_gone_and_hands_back(browser, serve):
    rng = random.Random(11)
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        link = start(ana, ben)
        while not ana.page.query_selector(".seat.turn"):
            ana.press(rng)
        ben.page.close()
        ana.page.wait_for_selector("[data-notice=gone] button", timeout=30_000)
        ana.page.click("[data-notice=gone] button")
        ana.page.wait_for_selector(".seat .note:has-text('a bot plays')")
        ben.open(link)
        ben.page.wait_for_selector(".hand .card")
        ana.page.wait_for_selector(".seat .note:has-text('a bot plays')", state="detached")


def test_the_rule_that_a_refusal_names_can_be_read(browser, serve):
    hands, loose = [["9S", "5S"], ["AS", "2S"]], ["3C", "4D", "KD"]
    placed = {*hands[0], *hands[1], *loose}
    rest = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS" if f"{rank}{suit}" not in placed]
    position = {**crowded_position(), "hands": hands, "loose": loose, "captured": [rest, []]}
    with people(browser, serve(position), ["Ana"], [PHONE]) as (ana,):
        ana.open_table("classic", 2, [None, "random"])
        ana.page.wait_for_selector(".prompt[data-mine]")
        ana.page.click(".hand [data-card='5S']")
        ana.page.click(".layout [data-card='KD']", force=True)
        ana.page.wait_for_selector(".prompt .ruleno")
        rule = ana.page.inner_text(".prompt .ruleno").split()[0]
        assert_controls_are_large(ana.page)
        ana.page.click(".prompt .ruleno")
        ana.page.wait_for_selector("#rules [data-asked]")
        assert rule in ana.page.inner_text("#rules [data-asked] h3")
        assert ana.page.locator("#rules .rulepart").count() == 8


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.slow)])
def test_axe_finds_nothing_where_people_meet(browser, serve, size):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    with people(browser, serve(), ["Ana", "Ben"], [size, TABLET]) as (ana, ben):
        for person in (ana, ben):
            person.reopen("/", person.size, bypass_csp=True)
        link = ana.open_table("classic", 2)
        ana.page.wait_for_selector("[data-code]")
        assert findings(axe, ana.page) == []
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ana.page.wait_for_selector(".hand .card")
        for panel in ("people", "fair", "rules"):
            ana.page.evaluate("document.querySelector('.settings-door').click()")
            ana.page.wait_for_selector("#settings")
            if panel == "rules":
                ana.page.click("#settings .doors button:first-child")
            else:
                ana.page.click(f"[data-open={panel}]")
            ana.page.wait_for_selector(f"#{panel}")
            assert findings(axe, ana.page) == []
            ana.page.keyboard.press("Escape")
            ana.page.wait_for_selector("dialog", state="detached")


PANELS = ("people", "fair", "rules", "say")


def open_panel(page, name):
    """Open a panel of the table by the doors that a phone has."""
    if name == "say":
        page.click("header .say-door")
    else:
        page.click(".settings-door:visible")
        page.click("#settings .doors button:first-child" if name == "rules" else f"[data-open={name}]")
    page.wait_for_selector(f"#{name}")


def test_a_pseudo_language_shows_no_plain_letter_and_no_cut_text_where_people_meet(browser, serve):
    with people(browser, serve(), ["Ana", "Mara"], [PHONE, PHONE]) as (ana, mara):
        link = ana.open_table("classic", 2)
        ana.page.goto(ana.url + link + "?lang=xx-pseudo")
        ana.page.wait_for_selector("[data-code]")
        assert ana.page.evaluate(TEXTS) == []
        assert ana.page.evaluate(CUT) == []
        mara.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ana.page.wait_for_selector(".hand .card")
        for name in PANELS:
            open_panel(ana.page, name)
            assert ana.page.evaluate(TEXTS) == []
            assert ana.page.evaluate(CUT) == []
            assert_controls_are_large(ana.page)
            ana.page.keyboard.press("Escape")
            ana.page.wait_for_selector("dialog", state="detached")
