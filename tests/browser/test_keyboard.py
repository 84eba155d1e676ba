"""The keyboard's place on the page, the way back, and what a dialog says itself."""

from __future__ import annotations

import pytest

from tests.browser.test_page import MINE, SIZES, open_table, watched
from tests.browser.test_table_life import LAST_CARDS, TWO_EACH, position

pytestmark = pytest.mark.browser

PLACE = """() => {
  const one = document.activeElement;
  for (const part of [".hand", ".tray", "[data-hint]", ".prompt", "dialog", ".bar", "main"]) {
    if (one.closest(part)) return part;
  }
  return one.tagName;
}"""

CHOSEN = """() => {
  const all = [...document.querySelectorAll("[data-preset]")];
  return [all.findIndex((one) => one.getAttribute("aria-checked") === "true"), all.indexOf(document.activeElement)];
}"""


def test_the_keyboard_goes_from_play_now_to_the_hand_and_stays_there_after_each_move(browser, serve):
    with watched(browser, 768, 1024) as page:
        page.goto(serve())
        page.wait_for_selector("[data-preset]")
        page.focus(".hero .go")
        page.keyboard.press("Enter")
        page.wait_for_selector(MINE)
        assert page.evaluate(PLACE) == ".prompt"
        page.keyboard.press("Tab")
        assert page.evaluate(PLACE) == ".hand"
        for _ in range(3):
            page.wait_for_selector(".prompt[data-mine]")
            before = page.locator(".hand .card").count()
            page.focus(".hand button:not(.dim)")
            page.keyboard.press("Enter")
            page.focus(".tray [data-move]")
            page.keyboard.press("Enter")
            page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length !== n", arg=before)
            page.wait_for_selector(".prompt[data-mine]")
            assert page.evaluate(PLACE) in (".hand", ".prompt")


def test_enter_on_a_chosen_card_plays_what_is_offered_for_enter(browser, serve):
    with watched(browser, 1440, 900) as page:
        open_table(page, serve(position([["5S", "9S"], ["3H", "TH"]], ["KD", "5C"])))
        page.wait_for_selector(MINE)
        page.focus(".hand button")
        page.keyboard.press("Enter")
        page.wait_for_selector(".hand [aria-pressed='true']")
        page.keyboard.press("Space")
        page.wait_for_selector(".hand [aria-pressed='true']", state="detached")
        page.keyboard.press("Enter")
        page.wait_for_selector(".tray [data-move]")
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 1")


def test_a_hint_is_asked_for_and_put_away_by_keyboard(browser, serve):
    with watched(browser, 768, 1024) as page:
        open_table(page, serve(TWO_EACH))
        page.wait_for_selector("[data-hint][aria-disabled=false]")
        page.focus("[data-hint]")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-notice=hint] .acts")
        assert page.evaluate(PLACE) == "[data-hint]"
        page.focus("[aria-label='Hide the hint']")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-notice=hint]", state="detached")
        assert page.evaluate(PLACE) == "[data-hint]"
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-notice=hint]")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-notice=hint]", state="detached")
        assert page.evaluate(PLACE) == "[data-hint]"


def test_a_closed_dialog_gives_the_keyboard_back(browser, serve):
    with watched(browser, 768, 1024) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        for leave in ("Escape", "Enter"):
            page.focus(".log-door")
            page.keyboard.press("Enter")
            page.wait_for_selector("#moves .moves li")
            assert page.evaluate(PLACE) == "dialog"
            page.keyboard.press(leave)
            page.wait_for_selector("dialog", state="detached")
            assert page.evaluate("document.activeElement.matches('.log-door')")


def test_the_score_sheet_gives_the_keyboard_back(browser, serve):
    with watched(browser, 768, 1024) as page:
        open_table(page, serve({**LAST_CARDS, "rules": {"preset": "classic"}}))
        page.wait_for_selector(MINE)
        page.keyboard.press("1")
        page.wait_for_selector(".tray .choice[data-move]")
        page.focus(".tray .choice[data-move]")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.sheet")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate(PLACE) == ".tray"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_moves_are_told_in_their_panel_or_beside_the_table(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        if page.is_visible(".log-door"):
            page.click(".log-door")
            assert page.is_visible("dialog .moves li")
        else:
            assert page.is_visible(".side .moves li")


def test_back_closes_an_open_panel_and_stays_at_the_table(browser, serve):
    with watched(browser, 360, 640) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        address = page.url
        page.click(".log-door")
        page.wait_for_selector("#moves")
        page.go_back()
        page.wait_for_selector("dialog", state="detached")
        for _ in range(2):
            page.click(".log-door")
            page.wait_for_selector("#moves")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        page.wait_for_function("history.state === null")
        assert page.url == address
        page.go_back()
        page.wait_for_selector("[data-preset]")


def test_back_to_the_first_page_the_keyboard_is_where_one_goes_on(browser, serve):
    with watched(browser, 360, 640) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        page.go_back()
        page.wait_for_selector(".resume:focus")
        page.keyboard.press("Enter")
        page.wait_for_selector(MINE)


def test_a_page_that_the_browser_shows_again_as_it_was_left_opens_a_table(browser, serve):
    with watched(browser, 360, 640) as page:
        page.goto(serve())
        page.wait_for_selector("[data-preset]")
        page.route("**/t/*", lambda route: route.fulfill(status=204))  # the browser stays where it is
        page.click(".hero .go")
        page.wait_for_selector(".hero .go[aria-disabled=true]")
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        page.wait_for_selector(".hero .go[aria-disabled=false]")
        page.unroute("**/t/*")
        page.click(".hero .go")
        page.wait_for_selector(MINE)


def test_a_wrong_code_is_refused_in_the_dialog_that_asked_for_it(browser, serve):
    with watched(browser, 360, 640) as page, watched(browser, 360, 640) as other:
        open_table(page, serve())
        other.goto(page.url)
        other.wait_for_selector(".prompt")
        other.click(".settings-door:visible")
        other.click("[data-open=people]")
        for code in ("wrong", "wrong again"):
            other.fill("#people [name=code]", code)
            other.press("#people [name=code]", "Enter")
            other.wait_for_selector("#people [role=alert]")
        assert other.inner_text("#people [role=alert]")
        other.keyboard.press("Escape")
        other.wait_for_selector("dialog", state="detached")
        assert other.query_selector(".prompt.refusing, [role=alert]") is None


def test_radios_are_one_stop_and_answer_to_arrow_keys(browser, serve):
    with watched(browser, 1440, 900) as page:
        page.goto(serve())
        page.wait_for_selector("[data-preset]")
        stops = """() => [...document.querySelectorAll("[role=radiogroup]")]
          .map((group) => group.querySelectorAll("[role=radio][tabindex='0']").length)"""
        assert set(page.evaluate(stops)) == {1}
        page.focus("[data-preset=classic]")
        for key, chosen in (("ArrowDown", 1), ("ArrowRight", 2), ("ArrowUp", 1), ("ArrowLeft", 0), ("ArrowUp", 19)):
            page.keyboard.press(key)
            found = page.evaluate(CHOSEN)
            assert found == [chosen, chosen]
        assert set(page.evaluate(stops)) == {1}
