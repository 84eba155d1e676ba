### Playing with others: the invitation, the lobby, people at a table, and the way to another device.

## First page

friends-title = Play with friends
friends-how = By a link, without an account
friends-open = Open the table
friends-about = You get a link and a short code to pass on. Empty seats can go to bots.
home-pace = Time
pace-untimed = No clock
pace-clock = { $minutes } min each, { $increment } s a move
pace-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
your-name = Your name
guest-number = Guest { $number }
join-title = Join a table
join-code = Code or link
join-go = Go
join-none = No table waits under this code. It is mistyped, or the game has begun.
join-elsewhere = This link leads to another server. Open it in the address line of the browser.
own-tables = Your tables
own-none = You sit at no table yet.
# $open (number): seats that are free
own-state = { $preset }, { $phase ->
    [lobby] { $open ->
        [0] ready to start
        [one] one seat is free
       *[other] { $open } seats are free
    }
    [match_over] finished
   *[other] in play
}
own-go = Open

open-title = Open tables
open-none = No table waits for people just now. If you open one, you can show it here.
open-seats = { $preset }, { $open ->
    [one] one seat is free
   *[other] { $open } seats are free
}
open-join = Join
open-watch = Watch
open-join-whom = Join { $names }
open-watch-whom = Watch { $names }
list-title = Who finds it
list-link = Who has the link
list-all = Everybody
listed = Everybody finds this table on the first page.

## Series

series = Series
# $matches (number): of the series
series-of = { $matches ->
    [1] One match
   *[other] Best of { $matches }
}
# $standing (text): "You 1 and Ben 0"
series-standing = { series-of }: { $standing }
series-won = { $who ->
    [you] You have won the series
    [us] { $name } have won the series
    [them] { $name } have won the series
   *[other] { $name } has won the series
}
series-next = Next match
series-again = New series

## Before the first card

lobby-about = Anyone with this link may sit down or watch.
lobby-invite = Invite
lobby-link = Link
lobby-code = Code for the first page
lobby-qr = The link as a picture for a phone’s camera
lobby-free = Waiting for a person
lobby-person = A person
lobby-fill = Who plays in seat { $seat }
lobby-sit = Sit here
lobby-stand = Stand up
lobby-swap = Exchange { $one } and { $other }
lobby-side = { $side ->
    [1] Partners
   *[other] Against them
}
lobby-choose = Take a seat, or just watch.
lobby-full = All seats are taken. You can watch.
lobby-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-ready = All seats are taken.
lobby-host-starts = All are here. Whoever opened the table deals.
lobby-start = Deal the cards

## People at the table

people = People and invitation
watch-title = Invite others
leave-title = Leave, or end it
leave-seat = Leave my seat
close-table = Close the table
table-closed = This table is closed.
say = Say
look = Look
call-bot = Let a bot play
bot-for-you = A bot plays for you.
come-back = Play again
is-gone = { $name } is not here.
is-slow = { $name } has been thinking for a while.
take-back = Take my move back
# $moves (text): the moves that would be undone, a sentence each; $count (number): how many
take-back-asked = { $count ->
    [0] { $name } would like to take a move back.
    [one] { $name } would like to take a move back: { $moves }
   *[other] { $name } would like to undo the last { $count } moves: { $moves }
}
take-back-waiting = You asked to take your move back. The others decide.
take-back-yes = All right
take-back-no = No
connected-again = Connected again.
wins = Matches won
clock-left = { $time } left
host = Opened the table
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
seconds-left = { $seconds } s left
waiting-for = Waiting for { $names }
wait-for-you = Ready to go on: { $names }
rematch = Play again
set-phrases = What others say
phrases-shown = Shown
phrases-muted = Hidden

## Another device

device-title = Another device
device-mine = My seat is on another device
device-about = With a code you take your seat to another device. This one then only watches.
device-give = Show a code
device-code = Code of the seat
device-once = It works once, and is not shown again. Open the link on the other device, and type it there.
device-take-about = Type the code that your other device shows. Your seat comes here.
device-take = Take my seat
moved-away = Your seat is on another device now. Here you only watch.

## Rules and score

rules-deal = Dealing
rules-values = What cards are worth
rules-capture = Capturing
rules-build = Building
rules-raise = Adding and raising
rules-trail = Trailing, and what a build asks of its owner
rules-score = Score
rules-match = The match
rules-line = These rules as a line of text:
rule-open = About rule { $rule }
howto-court = A jack, queen or king has no value: it takes its own rank and nothing else.
howto-court-values = A jack is worth { $jack }, a queen { $queen }, a king { $king }.
value-deck-count = { $count } cards
# $two, $three, $four (number): with so many players
value-by-seats = { $two } for two, { $three } for three, { $four } for four players
value-overs-cards = Cards above { $count }
value-overs-spades = Spades above { $count }
# $each (text): what counts with every card or every time; no for what counts once
worth = { $each ->
    [no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
}

## What happened

event-sat = { $who ->
    [you] You sat down.
   *[other] { $name } sat down.
}
# $played (text): yes where a bot goes on for who left; $bot (text): its name
event-stood = { $who ->
    [you] You left.
   *[other] { $played ->
        [yes] { $name } left; { $bot }, a bot, plays on.
       *[no] { $name } left.
    }
}
event-away = { $who ->
    [you] A bot plays for you.
   *[other] { $name } is away; a bot plays.
}
event-back = { $who ->
    [you] You play again.
   *[other] { $name } is back.
}
event-away-warned = { $who ->
    [you] A bot will soon play for you.
   *[other] { $name } is not here; a bot will soon play.
}
event-take-back-asked = { $who ->
    [you] You asked to take a move back.
   *[other] { $name } would like to take a move back.
}
# $why (text): played where somebody has moved on
event-take-back-refused = { $why ->
    [played] The game went on, and the request to take a move back has lapsed.
   *[other] The move stays.
}
# $moves (text): the moves that were undone, a sentence each; $count (number): how many
event-took-back = { $who ->
    [you] You took your move back.
   *[other] { $name } took a move back.
}{ $count ->
    [0] { "" }
   *[other] { " " }Undone: { $moves }
}
event-seat-moved = { $who ->
    [you] Your seat is on this device now.
   *[other] { $name } plays from another device now.
}
event-shuffle-void = { $who ->
    [you] The shuffle was thrown away: your browser did not answer. Another one begins.
   *[other] The shuffle was thrown away: the browser of { $name } did not answer. Another one begins.
}
event-closed = The table is closed.
