### What went wrong with something that was sent.

error-bad_json = This is not JSON.
error-too_long = This is too long.
error-too_deep = This is nested too deeply.
error-bad_request = This request is not one that we know.
error-bad_card = There is no such card.
error-bad_rules = These house rules do not work.
error-bad_position = This position contradicts itself.
error-bad_move = This does not read as a move.
error-illegal_move = The rules do not allow this move.
error-hidden_cards = The answer depends on cards that are not known.
error-deal_over = The deal is over.
error-no_such_bot = There is no bot of that name.
error-not_compiled = This bot needs the compiled rules, which this process does not run.
error-over_budget = This asks for more work than is allowed.
error-bad_record = This record does not hold.
error-internal = Something went wrong on our side.
