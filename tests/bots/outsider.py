"""A program that speaks the engine protocol, badly where it is told to: `python outsider.py WHAT`.

Its faults come with the first move it is asked for in every deal; those of `hello` before.
"""

import json
import sys
import time


def main(what: str) -> None:
    """Answer `hello` and `choose`."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "hello":
            answer: dict = {"name": "outsider", "version": "7"}
            if what != "without protocol":
                answer["protocol"] = 99 if what == "other protocol" else 1
        elif what == "hang":
            time.sleep(60)
            continue
        elif what == "die":
            return
        elif what == "fail":
            sys.exit("\x1b[31mthe head aches")
        elif what == "babble":
            print("what?", flush=True)
            continue
        elif what == "long line":
            print("x" * (2 << 20), flush=True)
            continue
        elif what == "flood":
            while True:
                print(json.dumps({"move": "x" * 1000}))
        elif what == "refuse":
            answer = {"error": {"code": "internal", "message": "no"}}
        elif what == "illegal":
            answer = {"move": "KS+KH=9"}
        elif what == "unreadable":
            answer = {"move": "??"}
        elif what == "other":
            answer = {"id": -1, "move": "KS"}
        else:  # it trails, the first card or any
            hand = request["position"]["hands"][request["position"]["turn"]]
            answer = {"move": hand[int(request["seed"], 16) % len(hand) if what == "seeded" else 0]}
        print(json.dumps({"id": request["id"], **answer}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
