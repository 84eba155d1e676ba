"""The stages of ./go test: what they say, and what they give back."""

import pytest

from tools import stages


def test_all_stages_run_and_their_tests_are_counted(monkeypatch, capsys):
    monkeypatch.setattr(
        stages,
        "_stages",
        lambda *, is_all: [stages.Stage("one", lambda: 3), stages.Stage("two", lambda: 4 if is_all else 0)],
    )
    assert stages.main(["--all"]) == 0
    text = capsys.readouterr().out
    assert "=== one" in text
    assert "--- two: ok (" in text
    assert "===== 7 passed in " in text.splitlines()[-1]


def test_a_stage_that_fails_fails_the_whole_and_the_next_still_runs(monkeypatch, capsys):
    def fail():
        raise stages.StageError("a reason", passed=5)

    monkeypatch.setattr(stages, "_stages", lambda **_: [stages.Stage("one", fail), stages.Stage("two", lambda: 2)])
    assert stages.main([]) == 1
    text = capsys.readouterr().out
    assert "a reason\n--- one: FAILED (" in text
    assert "--- two: ok (" in text
    assert "===== FAILED: one; 7 passed in " in text.splitlines()[-1]


def test_a_program_that_fails_fails_its_stage():
    with pytest.raises(stages.StageError):
        stages._checked(["false"])()
    assert stages._checked(["true"])() == 0


def test_without_a_browser_and_without_the_right_to_install_one_it_says_what_to_do(monkeypatch):
    monkeypatch.setenv("CHROMIUM", "no-such-program")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(stages.StageError, match="on Debian the package chromium"):
        stages._provide_browser()


def test_arguments_name_tests_and_go_to_pytest(monkeypatch):
    called = []

    def call(command, **_):
        called.append(command)
        return 0

    monkeypatch.setattr(stages, "_call", call)
    assert stages.main(["--all", "tests/rules", "-k", "sweep"]) == 0
    assert called[0][1:] == ["-m", "pytest", "-m", "not long", "tests/rules", "-k", "sweep"]
