"""Where compiled functions are kept: found again, never trusted when damaged, never needed to be writable."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cassino
from cassino.rules.kernel import cache
from cassino.rules.kernel.prepare import COMPILED_MODULES

CHECKSUM = """
from cassino.rules import Rules
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.playout import enter_play_deals
from cassino.rules.kernel.records import POSITION, SCORE, WORK, new
from cassino.cards import cards_in
rules = Rules.from_preset("royal")
state = new(POSITION)
state[0].seats = 2
for place, card in enumerate(cards_in(rules.deck_cards)):
    state[0].pack[place] = card
print(enter_play_deals(state, record_of(rules, 2, False), new(WORK), new(SCORE), 7, 50))
"""

COUNTED = f"""
from numba.core.event import install_recorder
with install_recorder("numba:compile") as compiled:
{"".join(f"    {line}" for line in CHECKSUM.strip().splitlines(keepends=True))}
print(len(compiled.buffer))
"""


@pytest.fixture
def own_cache(compiled_cache, tmp_path):
    """A copy of the kept functions that a test may damage."""
    root = tmp_path / "cache"
    shutil.copytree(compiled_cache / cache.cache_name(), root / cache.cache_name())
    return root


def checksum(python, root, **options):
    """What a process with the kept functions of *root* plays, and how many functions it had to compile."""
    environment = {"CASSINO_CACHE": str(root), "CASSINO_WAY": "compiled"}
    told, compiled = python("-c", COUNTED, **options, **environment).splitlines()
    return told, int(compiled)


@pytest.fixture(scope="session")
def plain_checksum():
    from tests.rules.conftest import run_python

    return run_python("-c", CHECKSUM, CASSINO_WAY="plain").strip()


def test_a_second_process_loads_what_was_kept_and_plays_the_same(python, own_cache, plain_checksum):
    before = listing(own_cache)
    assert checksum(python, own_cache) == (plain_checksum, 0)
    assert checksum(python, own_cache) == (plain_checksum, 0)
    assert listing(own_cache) == before


def test_another_checkout_of_the_same_sources_loads_it_too(python, own_cache, plain_checksum, tmp_path):
    shutil.copytree(Path(cassino.__file__).parents[1], tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    before = listing(own_cache)
    environment = {"CASSINO_CACHE": str(own_cache), "CASSINO_WAY": "compiled", "PYTHONPATH": str(tmp_path / "src")}
    where = "import cassino; print(cassino.__file__)\n"
    path, told, compiled = python("-c", where + COUNTED, **environment).splitlines()
    assert path.startswith(str(tmp_path))
    assert (told, int(compiled)) == (plain_checksum, 0)
    assert listing(own_cache) == before


def listing(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def test_a_folder_that_cannot_be_written_still_serves(python, own_cache, plain_checksum):
    before = listing(own_cache)
    folders = [own_cache, *(path for path in own_cache.rglob("*") if path.is_dir())]
    for path in own_cache.rglob("*"):
        path.chmod(0o555 if path.is_dir() else 0o444)
    own_cache.chmod(0o555)
    try:
        assert checksum(python, own_cache, before=without_root_powers()) == (plain_checksum, 0)
    finally:
        for path in folders:
            path.chmod(0o755)
    assert listing(own_cache) == before


def without_root_powers() -> tuple[str, ...]:
    """What starts a program for which the permissions of files hold, root though it may be."""
    if os.geteuid() != 0:
        return ()
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.fail("root may write everywhere: install setpriv (of util-linux) to give that up")
    return (setpriv, "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search")


def test_root_powers_are_given_up(tmp_path):
    tmp_path.chmod(0o555)
    done = subprocess.run([*without_root_powers(), "touch", str(tmp_path / "file")], check=False, capture_output=True)
    tmp_path.chmod(0o755)
    assert done.returncode != 0


def truncate(folder: Path) -> Path:
    kept = max(folder.rglob("*.nbc"), key=lambda path: path.stat().st_size)
    kept.write_bytes(kept.read_bytes()[: kept.stat().st_size // 2])
    return kept


def test_a_half_written_file_is_noticed(own_cache, monkeypatch):
    monkeypatch.setenv("CASSINO_CACHE", str(own_cache))
    assert cache.is_ready()
    truncate(own_cache / cache.cache_name())
    assert not cache.is_ready()


def test_a_missing_or_foreign_list_of_files_is_noticed(own_cache, monkeypatch):
    monkeypatch.setenv("CASSINO_CACHE", str(own_cache))
    manifest = own_cache / cache.cache_name() / "complete.json"
    for text in ("", "{", "[]", "{}", '{"a.nbc": "0"}'):
        manifest.write_text(text)
        assert not cache.is_ready()
    manifest.unlink()
    assert not cache.is_ready()


SMALL_ENTRIES = """
from cassino.rules.kernel.way import compiled, entry

@compiled
def remainder(n, m):
    return n % m

@entry(int, int)
def enter_gcd(n, m):
    while m:
        n, m = m, remainder(n, m)
    return n
"""
"""A module of a kernel so small that it is compiled in a second, in the place of each one that has entries."""

SMALL_PROGRAM = """
from numba.core.event import install_recorder
from cassino.rules.kernel import prepare, way
way.choose("compiled")
with install_recorder("numba:compile") as compiled:
    from importlib import import_module
    print([import_module(name).enter_gcd(1071, 462) for name in prepare.COMPILED_MODULES])
print(len(compiled.buffer))
"""


@pytest.fixture
def small_sources(tmp_path):
    """Sources with all that compiles and keeps the kernel, and in the kernel's place a small one."""
    sources, package = tmp_path / "small", Path(cassino.__file__).parent
    for room in ("", "rules", "rules/kernel", "thinking"):
        (sources / "cassino" / room).mkdir(parents=True)
        (sources / "cassino" / room / "__init__.py").touch()
    for name in ("errors", *(f"rules/kernel/{name}" for name in ("cache", "locator", "prepare", "way"))):
        shutil.copy(package / f"{name}.py", sources / "cassino" / f"{name}.py")
    for name in COMPILED_MODULES:
        small_source(sources, name).write_text(SMALL_ENTRIES)
    return sources


def small_source(sources: Path, module: str) -> Path:
    return sources.joinpath(*module.split(".")).with_suffix(".py")


def compiled_small(python, sources: Path, root: Path) -> int:
    """How many functions a process had to compile that used the small kernel; those that are kept are in *root*."""
    environment = {"CASSINO_CACHE": str(root), "CASSINO_WAY": "compiled", "PYTHONPATH": str(sources)}
    told, compiled = python("-c", SMALL_PROGRAM, **environment).splitlines()
    assert told == str([21] * len(COMPILED_MODULES))
    return int(compiled)


def test_a_half_written_file_is_compiled_anew(python, small_sources, tmp_path):
    root = tmp_path / "cache"
    assert compiled_small(python, small_sources, root) == 0
    (kept,) = root.glob("compiled-*")
    names = listing(kept).keys()
    damaged = truncate(kept)
    size = damaged.stat().st_size
    assert compiled_small(python, small_sources, root) == 0
    assert damaged.stat().st_size > size
    assert listing(kept).keys() == names
    assert not list(root.glob("compiling-*"))


def test_a_folder_that_cannot_be_made_is_done_without(python, small_sources, tmp_path):
    place = tmp_path / "file"
    place.write_text("a file stands where the folder should be")
    assert compiled_small(python, small_sources, place / "cache") > 0
    assert place.read_text().startswith("a file")


def test_the_name_follows_sources_python_numba_and_the_bounds_check(monkeypatch, tmp_path):
    name = cache.cache_name()
    assert re.fullmatch(r"compiled-[0-9a-f]{16}", name)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    checked = cache.cache_name()
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    shutil.copytree(Path(cache.__file__).parents[1], tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "_PACKAGE", tmp_path)
    copied = cache.cache_name()
    (tmp_path / "rules" / "kernel" / "bits.py").write_text("changed")
    assert len({name, checked, cache.cache_name()}) == 3
    assert copied != cache.cache_name()


def test_the_folder_is_the_users_unless_it_is_named(monkeypatch, tmp_path):
    monkeypatch.delenv("CASSINO_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_root() == tmp_path / "cassino"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.cache_root() == Path.home() / ".cache" / "cassino"
    monkeypatch.setenv("CASSINO_CACHE", str(tmp_path))
    assert cache.cache_root() == tmp_path


def test_who_compiles_ends_with_who_asked_for_it(small_sources, tmp_path):
    small_source(small_sources, COMPILED_MODULES[-1]).write_text("while True: pass")  # it takes long
    environment = {**os.environ, "CASSINO_COMPILING": str(tmp_path), "PYTHONPATH": str(small_sources)}
    command = [sys.executable, "-m", "cassino.rules.kernel.prepare"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        child.stdout.readline()  # it has begun
        child.stdin.close()
        assert child.wait(60) == 1
