"""What is installed: all that runs, and nothing that a process does not need."""

import importlib.util
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_NUMBA = ("cassino", "cassino.rules", "cassino.notation", "cassino.table", "cassino.wire", "cassino.web")


def test_the_built_package_holds_every_file_of_the_source(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src/cassino"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    wanted = {name.removeprefix("src/") for name in listed if name and (ROOT / name).is_file()}
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize("module", WITHOUT_NUMBA)
def test_a_process_that_serves_never_loads_numba(module):
    assert importlib.util.find_spec(module), module
    code = f"import sys, {module}; sys.exit(sorted({{'numba', 'llvmlite'}} & set(sys.modules)) or 0)"
    result = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_every_licence_of_others_is_told_and_kept():
    told = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    for file in (ROOT / "src/cassino/web/static/vendor").glob("*.js"):
        assert f"vendor/{file.name}" in told
    for file in (ROOT / "licences").iterdir():
        assert f"(licences/{file.name})" in told
