#!/bin/sh
# The one way in: prepares what a command needs, in .venv, then runs it.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
venv=$here/.venv
export UV_SYSTEM_CERTS=1 # the system's certificates, where the network needs them
unset VIRTUAL_ENV PYTHONHOME PYTHONPATH || true

usage() {
    cat <<'TEXT'
usage: ./go COMMAND

  play [--port N] [--lan] [--no-browser]   play in the browser
  test [--all] [PATH...]                   run every check; --all adds the slow ones; PATH: these tests alone
  bench NAME [--json]                      measure; without NAME: what can be measured
  cassino ...                              any command of the program (cassino --help lists them)
  pin [--upgrade]                          write requirements/ anew from pyproject.toml
TEXT
}

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "go: $*"
    exit 1
}

beat='' log='' held=''
clean_up() {
    [ -z "$beat" ] || kill "$beat" 2>/dev/null || true
    [ -z "$log" ] || rm -f "$log" "$log-over"
    [ -z "$held" ] || rm -f "$held"
}
trap clean_up EXIT
trap 'exit 130' INT TERM HUP

# do_slowly WORDS COMMAND...: says the words, and a dot each second; shows what the command said only if it fails.
do_slowly() {
    words=$1
    shift
    log=$(mktemp)
    printf '%s ' "$words" >&2
    # Not longer than this shell, were it killed; and not longer than the log, for a signal right after a fork can be lost.
    (while sleep 1 && [ -f "$log" ] && kill -0 $$ 2>/dev/null; do printf '.' >&2; done) &
    beat=$!
    if "$@" >"$log" 2>&1; then
        result=0
    else
        result=$?
    fi
    mv "$log" "$log-over"
    kill "$beat" 2>/dev/null || true
    wait "$beat" 2>/dev/null || true
    beat=''
    if [ "$result" -ne 0 ]; then
        printf ' failed\n' >&2
        cat "$log-over" >&2
        say "go: $words failed, as said above. It needs the network, and room on the disk; the next start takes it up again."
        exit "$result"
    fi
    rm -f "$log-over"
    printf ' done\n' >&2
}

# hold: one start prepares at a time, and others wait for it. What one that was killed holds is taken from it.
hold() {
    tries=0 told=no
    until ln -s $$ "$here/.preparing" 2>/dev/null; do
        if ! holder=$(readlink "$here/.preparing" 2>/dev/null); then # let go of in this moment, or never to be had
            tries=$((tries + 1))
            [ "$tries" -lt 5 ] || fail "nothing can be written in $here, where Cassino prepares itself."
        elif ! kill -0 "$holder" 2>/dev/null; then
            if mv "$here/.preparing" "$here/.preparing-$$" 2>/dev/null; then rm -f "$here/.preparing-$$"; fi
        else
            [ "$told" = yes ] || say "Another start is preparing Cassino (process $holder); waiting for it."
            told=yes
            sleep 1
        fi
    done
    held=$here/.preparing
}

let_go() {
    rm -f "$held"
    held=''
}

is_good_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null && is_good_python "$name"; then
            command -v "$name"
            return
        fi
    done
    if command -v uv >/dev/null; then
        uv python find --no-python-downloads '>=3.11' 2>/dev/null || true
    fi
}

need_python() {
    python=$(find_python)
    [ -n "$python" ] || fail "Cassino needs Python 3.11 or newer, and none was found on the PATH. Install it and start again."
}

# check_port ARGUMENT...: refuses a --port that is none before anything is prepared, which may take minutes.
check_port() {
    while [ $# -gt 0 ]; do
        case $1 in
        --port=*) port=${1#--port=} ;;
        --port) port=${2:-} ;;
        *) port=0 ;;
        esac
        case $port in
        '' | *[!0-9]* | ??????*) port=65536 ;;
        esac
        if [ "$port" -gt 65535 ]; then
            say "go: --port takes a number from 0 to 65535."
            exit 2
        fi
        shift
    done
}

# A uv of our own, for machines without one.
make_uv() {
    need_python
    rm -rf "$here/.tools"
    if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
        [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null ||
            fail "$python cannot make virtual environments: install its venv module (on Debian and Ubuntu the package python3-venv), or uv, and start again."
        PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
        do_slowly "Installing python3-venv" sh -c 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y python3-venv'
    fi
    do_slowly "Making a place for uv" "$python" -m venv "$here/.tools"
    do_slowly "Installing uv" "$here/.tools/bin/python" -m pip install --disable-pip-version-check --require-hashes -r "$here/requirements/uv.txt"
}

find_uv() {
    if [ -x "$here/.tools/bin/uv" ] && "$here/.tools/bin/uv" --version >/dev/null 2>&1; then
        uv=$here/.tools/bin/uv
    elif command -v uv >/dev/null && uv --version >/dev/null 2>&1; then
        uv=uv
    else
        make_uv
        uv=$here/.tools/bin/uv
    fi
}

# prepare NAME: what requirements/NAME.txt lists, and the package itself. The stamp is written last: a start that was cut off is made good by the next.
prepare() {
    stamp=$venv/stamp-$1
    wanted="$here $(cat "$here/requirements/$1.txt" "$here/pyproject.toml" | cksum)"
    is_prepared && return
    hold
    is_prepared || install "$1"
    let_go
}

is_prepared() { [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; }

install() {
    find_uv
    moved=no
    for old in "$venv"/stamp-*; do
        [ -f "$old" ] || continue
        case $(cat "$old") in "$here "*) ;; *) moved=yes ;; esac
    done
    if [ "$moved" = yes ] || ! is_good_python "$venv/bin/python"; then
        need_python
        do_slowly "Making the environment" "$uv" venv --clear --no-python-downloads --python "$python" "$venv"
    fi
    do_slowly "Installing what Cassino needs ($1)" "$uv" pip install --python "$venv/bin/python" --require-hashes -r "$here/requirements/$1.txt"
    do_slowly "Installing Cassino" "$uv" pip install --python "$venv/bin/python" --no-deps --no-build-isolation --offline -e "$here"
    printf '%s\n' "$wanted" >"$stamp.new"
    mv "$stamp.new" "$stamp"
}

pin() {
    find_uv
    set -- --quiet --generate-hashes --universal --python-version 3.11 --no-header --no-annotate "$@"
    cd "$here"
    do_slowly "Pinning run" "$uv" pip compile "$@" -o requirements/run.txt pyproject.toml --group build
    do_slowly "Pinning test" "$uv" pip compile "$@" -o requirements/test.txt -c requirements/run.txt pyproject.toml --group build --group test
    do_slowly "Pinning bench" "$uv" pip compile "$@" -o requirements/bench.txt -c requirements/test.txt pyproject.toml --group build --group bench
    do_slowly "Pinning uv" "$uv" pip compile "$@" -o requirements/uv.txt --group uv
}

list_benchmarks() {
    for file in "$here"/benchmarks/*.py; do
        name=$(basename "$file" .py)
        case $name in '*' | _*) ;; *) printf '  %s\n' "$name" ;; esac
    done
}

bench() {
    case ${1:-} in
    '' | -*)
        say "usage: ./go bench NAME [--json], where NAME is one of"
        list_benchmarks >&2
        exit 2
        ;;
    */* | _*) name= ;;
    *) name=$1 ;;
    esac
    if [ -z "$name" ] || [ ! -f "$here/benchmarks/$name.py" ]; then
        say "go: no benchmark is called $1. There are"
        list_benchmarks >&2
        exit 2
    fi
    shift
    prepare bench
    cd "$here"
    exec "$venv/bin/python" -P "benchmarks/$name.py" "$@"
}

command=${1:-}
[ $# -eq 0 ] || shift
case $command in
play)
    check_port "$@"
    prepare run
    exec "$venv/bin/python" -P -m cassino play "$@"
    ;;
cassino)
    prepare run
    exec "$venv/bin/python" -P -m cassino "$@"
    ;;
test)
    prepare test
    cd "$here"
    exec "$venv/bin/python" -P tools/stages.py "$@"
    ;;
bench) bench "$@" ;;
pin) pin "$@" ;;
help | -h | --help) usage ;;
'')
    usage >&2
    exit 2
    ;;
*)
    say "go: unknown command: $command"
    usage >&2
    exit 2
    ;;
esac
