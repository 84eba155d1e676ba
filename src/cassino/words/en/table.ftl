### What happens between people at a table: refusals and phrases.

## Why the table does not do what was asked

error-already_seated = You already have a seat here.
error-bad_code = This code does not fit, or has been used already.
# $longest (number): characters of the longest name
error-bad_name = A name has 1 to { $longest } characters, and none that cannot be seen.
error-bad_seat = There is no such seat.
error-moved = This table has moved. Your page will find it again.
error-no_advice = No hint came. Please try again.
error-no_bot_needed = Nobody has to be replaced there now.
error-no_hints = Hints are for games against bots alone.
error-no_space = The server's disk is full; nothing could be saved.
error-no_such_phrase = There is no such phrase.
error-no_such_table = There is no such table.
error-not_allowed = You may not do that at this table.
error-not_now = That cannot be done now.
error-not_your_turn = It is not your turn.
error-nothing_to_take_back = There is no move that you could take back: cards have been dealt since.
error-refused = The server does not answer this request: it comes from another page, is too large, or comes too often.
error-seat_taken = Somebody has that seat.
error-seats_open = Some seats are still open.
error-shuffle_refused = Your browser's part of the shuffle did not fit.
error-stale = The game had already moved on.
error-table_closed = This table is closed.
error-table_full = Every seat is taken. You can watch.
error-too_fast = That was too fast. Wait a moment.
error-too_many_tables = There are too many tables just now. Try again later.
error-try_again = That could not be saved. Please try again.

## Preset phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-one_moment = One moment, please.
phrase-your_turn = It is your turn.
phrase-goodbye = Goodbye!

## The server in the terminal

# $port (text): the port that was wanted, $used (text): the one that is used
serve-port-taken = Port { $port } is taken; using { $used }.
# $address (text)
serve-at = Cassino is at { $address } (Ctrl-C ends it)
# $address (text)
serve-network = In this network: { $address }
# $address (text)
serve-already = Cassino already runs at { $address }
