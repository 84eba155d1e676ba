"""The plain and the compiled way of the kernel give the same."""

import pytest

from cassino.errors import BadRequest
from cassino.rules.kernel import way


def digests(python, deals, chosen, **environment):
    first, *lines = python("-m", "tests.rules.digest", str(deals), chosen, **environment).splitlines()
    assert first == f"ran {chosen}"
    assert len(lines) == deals
    return lines


def test_plain_and_compiled_agree_on_a_deal_of_each_setting(python, compiled_cache):
    plain = digests(python, 75, "plain")
    assert plain == digests(python, 75, "compiled", CASSINO_CACHE=str(compiled_cache))


@pytest.mark.slow
def test_plain_and_compiled_agree_on_every_list_and_position_of_300_deals(python, compiled_cache):
    plain = digests(python, 300, "plain")
    assert plain == digests(python, 300, "compiled", CASSINO_CACHE=str(compiled_cache))


@pytest.mark.slow
def test_no_index_leaves_its_array(python, tmp_path):
    """Once with bounds checked: an index that leaves its array raises, and the digests are those of the plain way."""
    # What the first of these processes needs of the kernel it compiles and keeps, and no more, for the second one.
    checking = {"CASSINO_COMPILING": str(tmp_path), "NUMBA_BOUNDSCHECK": "1"}
    plain = digests(python, 75, "plain")
    checked = digests(python, 75, "compiled", **checking)
    assert plain == checked
    crowded = ("-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-k", "budget or counting")
    python(*crowded, "tests/rules/test_crowded.py", CASSINO_WAY="compiled", **checking)


def test_the_way_is_chosen_once():
    chosen = "compiled" if way.is_compiled() else "plain"
    way.choose(chosen)
    other = "plain" if chosen == "compiled" else "compiled"
    with pytest.raises(RuntimeError, match=f"already runs {chosen}"):
        way.choose(other)
    with pytest.raises(BadRequest, match="no way 'fast'"):
        way.choose("fast")


def test_the_environment_chooses_the_way(python):
    ask = "from cassino.rules.kernel.way import is_compiled; print(is_compiled())"
    assert python("-c", ask, CASSINO_WAY="plain") == "False\n"


def test_the_plain_way_never_loads_numba(python):
    ask = "import sys, cassino; cassino.Rules.parse('royal'); print('numba' in sys.modules, 'numpy' in sys.modules)"
    assert python("-c", ask, CASSINO_WAY="plain") == "False False\n"
