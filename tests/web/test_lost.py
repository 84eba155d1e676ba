"""What an address gives at which nothing is."""

import pytest

from cassino.web.lost import as_page
from cassino.words import format as told
from cassino.words import languages
from tests.web.running import running


@pytest.mark.parametrize("path", ["/nonsense", "/t/", "/t/%", "/t/%25", "/t/A/B", "/t/a b", "/t/" + "a" * 65])
async def test_an_address_without_anything_gives_a_page_in_words_with_a_way_home(path):
    async with running() as server, server.browser() as client:
        answer = await client.get(path, headers={"accept-language": "de"}, follow_redirects=True)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert told("de", "lost-title") in answer.text
        assert '<a href="/">' in answer.text


async def test_programs_are_told_so_in_a_line():
    async with running() as server, server.browser() as client:
        answer = await client.get("/api/nothing")
        assert (answer.status_code, answer.text) == (404, "Not Found")
        assert (await client.get("/t/_-aZ9")).status_code == 200


def test_each_language_has_its_own_page():
    assert len({as_page(lang, what) for lang in languages() for what in ("lost", "busy")}) == 2 * len(languages())
