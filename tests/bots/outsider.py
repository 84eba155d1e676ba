"""A program that speaks the engine protocol, badly where it is told to: `python outsider.py WHAT`.

Its faults come with the first move it is asked for in every deal whose pack it can tell by its hand.
"""

import json
import sys
import time


def main(what: str) -> None:
    """Answer `hello` and `choose`."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "hello":
            answer = {"name": "outsider", "protocol": 1}
        elif what == "hang":
            time.sleep(60)
            continue
        elif what == "die":
            return
        elif what == "babble":
            print("what?", flush=True)
            continue
        elif what == "flood":
            print("x" * (2 << 20), flush=True)
            continue
        elif what == "refuse":
            answer = {"error": {"code": "internal", "message": "no"}}
        elif what == "illegal":
            answer = {"move": "KS+KH=9"}
        elif what == "unreadable":
            answer = {"move": "??"}
        elif what == "other":
            answer = {"id": -1, "move": "KS"}
        else:
            position = request["position"]
            answer = {"move": position["hands"][position["turn"]][0]}  # it trails
        print(json.dumps({"id": request["id"], **answer}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
