"""What must be seen, or reached by scrolling, at sizes where there is little room."""

from __future__ import annotations

import pytest

from tests.browser.test_page import MINE, assert_controls_are_large, watched

pytestmark = pytest.mark.browser

SIDEWAYS = [
    (667, 375),
    pytest.param(720, 450, marks=pytest.mark.slow),
    pytest.param(844, 390, marks=pytest.mark.slow),
    pytest.param(568, 320, marks=pytest.mark.slow),
]
UPRIGHT = [(320, 568), pytest.param(360, 640, marks=pytest.mark.slow)]
ZOOMED = [(480, 300), (360, 225), pytest.param(600, 260, marks=pytest.mark.slow)]

UNSEEN = """(parts) => parts.filter((part) => {
  const all = [...document.querySelectorAll(part)];
  return !all.length || all.some((one) => {
    const box = one.getBoundingClientRect();
    return !one.checkVisibility() || box.width < 8 || box.left < 0 || box.top < 0
      || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  });
})"""
COVERING = """(part) => {
  const boxes = [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".partner .note")].filter((one) => one.checkVisibility())
  .map((one) => [one.textContent, one.scrollWidth - one.clientWidth > 1 && getComputedStyle(one).display !== "inline",
    one.getBoundingClientRect().right > one.closest(".who").getBoundingClientRect().right + 1])"""
UNREACHED = """() => [...document.querySelectorAll(".bar button, .layout .card, .hand button, .tray button")]
.filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({block: "center"});
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(top);
}).map((one) => one.outerHTML.slice(0, 90))"""

DOORS = """() => [...document.querySelectorAll("header button, header a")].filter((one) => one.checkVisibility())
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())"""


def open_partners(page, url, language: str = "") -> None:
    """A table of two against two, with bots."""
    page.goto(url)
    wish = {"rules": "classic", "seats": 4, "partnership": True, "bots": [None, *["greedy"] * 3], "name": "Ana"}
    link = page.evaluate(
        """async (wish) => (await (await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
             headers: {"content-type": "application/json"}})).json()).link""",
        wish,
    )
    page.goto(url + link + (f"?lang={language}" if language else ""))
    page.wait_for_selector(MINE)


@pytest.mark.parametrize(("width", "height"), [*UPRIGHT, SIDEWAYS[0], (768, 1024), (1440, 900)])
def test_no_two_doors_of_a_header_have_one_name(browser, serve, width, height):
    with watched(browser, width, height) as page:
        page.goto(url := serve())
        page.wait_for_selector("[data-preset]")
        assert_doors_differ(page)
        page.click("[data-friends]")
        page.wait_for_selector("[data-code]")
        assert_doors_differ(page)
        open_partners(page, url)
        assert_doors_differ(page)


@pytest.mark.parametrize(("width", "height"), [*UPRIGHT, (768, 1024), (1440, 900)])
def test_who_was_told_a_code_finds_where_to_type_it_without_scrolling(browser, serve, width, height):
    with watched(browser, width, height) as page, watched(browser, width, height) as host:
        page.goto(url := serve())
        page.wait_for_selector("[data-preset]")
        host.goto(url)
        host.click("[data-friends]:not([disabled])")
        code = host.inner_text("[data-code]")
        assert page.evaluate(UNSEEN, ["[data-to-code]"]) == []
        page.click("[data-to-code]")
        assert page.evaluate(UNSEEN, ["[data-join] [name=code]"]) == []
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-sit]")


def assert_doors_differ(page) -> None:
    """Each has a name, which no other one in the header has; one of them leads to the settings."""
    names = page.evaluate(DOORS)
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Settings" in names


@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_on_its_side_all_seats_piles_and_the_score_are_seen(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        parts = [".seat", ".seat .pile", ".seat.partner .brief", ".me .pile", ".mini b", ".hand button", ".stock"]
        assert page.evaluate(UNSEEN, parts) == []
        assert page.locator(".seat").count() == 3
        assert page.evaluate(COVERING, ".seat, .last, .hand button, .me, .layout > *") == 0
        assert_controls_are_large(page)


@pytest.mark.parametrize(("width", "height"), UPRIGHT)
def test_with_a_hint_the_layout_keeps_its_room(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        page.click("[data-hint]")
        page.wait_for_selector("[data-notice=hint] .acts")
        assert page.evaluate("document.querySelector('.layout').clientHeight") > 130
        assert page.evaluate("document.querySelector('.layout.scrolls')") is None
        assert_controls_are_large(page)


@pytest.mark.parametrize("language", ["it", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "pt", "de"))])
def test_a_partner_is_named_in_a_word_that_is_not_cut(browser, serve, language):
    with watched(browser, 320, 568) as page:
        open_partners(page, serve(), language)
        [(word, is_cut, is_outside)] = page.evaluate(CUT_OFF)
        assert word
        assert not is_cut
        assert not is_outside


@pytest.mark.parametrize(("width", "height"), ZOOMED)
def test_a_page_that_is_much_enlarged_scrolls_to_everything(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        page.click(".hand button:not(.dim)", force=True)
        page.wait_for_selector(".tray .choice")
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(UNREACHED) == []
