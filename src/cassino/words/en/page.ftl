### The page: home, table, sheet, settings, and what is announced.

## Cards

card-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
# $rank is what stands at the corner of the card
card-short = { $rank }{ $suit ->
    [C] ♣
    [D] ♦
    [H] ♥
   *[S] ♠
}
rank-name = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
   *[K] king
}
card-name = { rank-name } of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
value-one = { $value ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
   *[other] { $value }
}
value-many = { $value ->
    [1] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] elevens
    [12] twelves
    [13] thirteens
    [14] fourteens
    [15] fifteens
    [16] sixteens
   *[other] { $value }
}

## Home

home = Cassino, first page
home-title = Take what adds up.
home-lead = Cassino is the old fishing game: match a card, or catch several that make its value. Four cards in hand, the rest on the table.
home-fine = No account, nothing to set up. Your game waits here if you leave.
home-foot = Open source. No money, no stakes.
home-rules = House rules
home-table = Your table
home-seats = Seats
home-bots = Against
home-target = Played to
play-now = Play now
play-now-what = Against one bot
play-now-how = Cassino to 21, untimed
resume = Go on with your game
deal-cards = Deal the cards
table-failed = The table could not be opened. Try again in a moment.
table-size = { $size ->
    [2] 2 seats
    [3] 3
    [4] 4
   *[other] 2 + 2
}
target-points = { $target } points
target-none = One deal
target-own = As the rules say: { $target }
guest = Guest
light-or-dark = Light or dark

## People and seats

you = You
us = Us
them = Them
seat-empty = Open seat
seat-bot = Bot, { $bot }
seat-partner = Partner
seat-partner-bot = Partner, { $bot }
seat-person = Here
seat-not-here = Away
seat-away = Away, a bot plays
dealer = Dealer
with-partner = with { $name }
your-pile = You and what you have taken
seat-label = { $turn ->
    [yes] { $name }, to play, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
   *[no] { $name }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
}
held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} taken, { $sweeps ->
    [0] no sweep
    [one] { $sweeps } sweep
   *[other] { $sweeps } sweeps
}
gained = +{ $count }

## The table

table-title = { $preset }, to { $target }
table-title-open = { $preset }
table-heading = The table: { $table }
title-table = { $table }
title-turn = Your turn: { $table }
to-target = to { $target }
deal-round = { $last ->
    [yes] Deal { $deal }, round { $round } of { $rounds }, last
   *[no] Deal { $deal }, round { $round } of { $rounds }
}
score = Score
taken-title = Taken in this deal
taken-cards = Cards
taken-sweeps = Sweeps
board = Cribbage board: { $scores }
board-side = { $name } { $points }
moves = Moves
moves-list = Moves so far
rules = Rules of this table
settings = Settings
close = Close
watching = You are watching
waiting = One moment

## Layout and hand

layout = Layout: { $loose ->
    [one] { $loose } loose card
   *[other] { $loose } loose cards
}, { $builds ->
    [0] no build
    [one] { $builds } build
   *[other] { $builds } builds
}
layout-empty = The layout is empty
ghost = taken: { $card }
card-label = { $state ->
    [chosen] { $card }, chosen
    [usable] { $card }, can be used
    [advised] { $card }, proposed
   *[none] { $card }
}
build-name = { $multiple ->
    [yes] { $own ->
        [yes] { value-many }, yours
       *[no] { value-many }
    }
   *[no] { $own ->
        [yes] { value-one }, yours
       *[no] { value-one }
    }
}
build-label = { $multiple ->
    [yes] multiple build of { $value }
   *[no] single build of { $value }
}, { $who ->
    [you] yours
   *[other] of { $name }
}: { $cards }{ $state ->
    [chosen] , chosen
    [usable] , can be used
    [advised] , proposed
   *[none] { "" }
}
hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-label = { $keeps ->
    [yes] { $card }, keeps the build of { $value }
   *[no] { $card }
}{ $state ->
    [chosen] , chosen
    [advised] , proposed
   *[none] { "" }
}
keeps = keeps { $values }
stock = { $count ->
    [0] The stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}, round { $round } of { $rounds }{ $last ->
    [yes] , the last
   *[no] { "" }
}
last-round = Last

## Prompts and choices

turn-yours = Your turn
turn-other = { $name } to play
prompt-other = <b>{ $name }</b> is thinking
prompt-card = { $rank ->
   *[other] What will the <b>{ rank-name }</b> do?
}
prompt-owner = Your turn. You own the <b>{ value-one }</b>: take it, add to it or build again
prompt-shuffling = The cards are being shuffled
choose-hand = Choose a card from your hand
choose-hand-first = First choose a card from your hand
wait-turn = You play when it is your turn
tray = What this card can do
clear = Choose again
choice-label = { $words }: { $cards }
do-capture = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
do-build = { $multiple ->
    [yes] Build { value-many }
   *[no] Build { value-one }
}
do-add = Add to { value-many }
do-raise = Raise to { value-one }
do-trail = Trail
refused = That was not done ({ $code })
show-sheet = Score of this deal

## Last move and list of moves

last-move = Last move
no-move-yet = No card has been played yet
last-capture = { $who ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
} took { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
last-build = { $who ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
} built { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}
last-add = { $who ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
} added to { value-many }
last-raise = { $who ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
} raised to { value-one }
last-trail = { $who ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
} trailed
sweep = Sweep
log-capture = { $sweep ->
    [yes] { $card } took { $cards }: sweep
   *[no] { $card } took { $cards }
}
log-build = { $multiple ->
    [yes] { $card } on { $cards }: built { value-many }
   *[no] { $card } on { $cards }: built { value-one }
}
log-add = { $card } on { $cards }: added to { value-many }
log-raise = { $card } on { $cards }: raised to { value-one }
log-trail = { $card } trailed

## Score sheet

deal-number = Deal { $deal }
item = Item
aces = Aces
item-aces = { aces }
this-deal = This deal
match-to = Match, to { $target }
match-open = Total
next-deal = Next deal
new-match = New match
other-table = Another table
see-table = See the table
key-enter = Enter
deal-led = { $who ->
    [you] You gained most, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [us] { $name } gained most, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $name } gained most, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
deal-two = { $who ->
    [you] You gained { $points }, { $other } { $others }
    [us] { $name } gained { $points }, { $other } { $others }
   *[other] { $name } gained { $points }, { $other } { $others }
}
# $names: who shares the lead, two at least and not all
deal-tied = { $names } gained most, { $points } each
deal-even = Even: { $points } each
tie = { $sides ->
    [2] { $all ->
        [2] { $count } each: a tie, so nobody scores
       *[other] Two have { $count }: a tie, so nobody scores
    }
   *[other] { $count } each: a tie, so nobody scores
}
match-won = { $who ->
    [you] You win the match
    [us] { $name } win the match
    [them] { $name } win the match
   *[other] { $name } wins the match
}
margin = Ahead by { $margin }.

## Settings

set-pace = Speed of the cards
pace-off = Off
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
set-theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Evening
set-deck = Colours of the suits
deck-two = Two
deck-four = Four
set-keys = Keys on the cards
keys-hidden = Hidden
keys-shown = Shown
keys-help = 1 to 4 choose a hand card, letters choose in the layout, Enter plays the first choice, T trails, ? asks for a hint, Escape begins again.
set-language = Language

## Rules of the table

points-line = { $item } { $points }
howto-trail = Each turn you play one card. Trail: lay it down, and it joins the layout.
howto-capture = { $single ->
    [yes] Capture: take a card of the same rank, or one group that makes its value together.
   *[no] Capture: take a card of the same rank, or several that make its value together, as many groups as there are.
}
howto-build = Build: lay your card on loose cards and say the value they make. You must keep a card of that value.
howto-add = Add: lay another group of the same value on a build. It becomes multiple and keeps its value.
howto-raise = Raise: lay your card on a single build, and its value grows by your card.
howto-owner = Who last touched a build owns it, and may not trail while it lies there. Anyone may take it.

## Lobby and connection

reconnecting = No connection. Trying again; your cards stay chosen.
table-gone = This table is not here any more.

## Announcements, one for each event

event-captured = { $who ->
    [you] You took { $cards } with the { $card }.
   *[other] { $name } took { $cards } with the { $card }.
}{ $sweep ->
    [yes] { " " }A sweep.
   *[no] { "" }
}
event-built = { $who ->
    [you] You built
   *[other] { $name } built
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: the { $card } on { $cards }.
event-added = { $who ->
    [you] You added
   *[other] { $name } added
} the { $card }{ $with ->
    [yes] {" "}and { $loose }
   *[no] { "" }
} to a build of { $build }: { value-many }.
event-raised = { $who ->
    [you] You raised
   *[other] { $name } raised
} a build of { $build } to { value-one } with the { $card }{ $with ->
    [yes] {" "}and { $loose }
   *[no] { "" }
}.
event-trailed = { $who ->
    [you] You trailed the { $card }.
   *[other] { $name } trailed the { $card }.
}
event-drew = You drew the { $card }.
event-handed-out = { $last ->
    [yes] New cards, round { $round }: the last.
   *[no] New cards, round { $round }.
}
event-residue = { $who ->
    [you] The cards left on the layout go to you: { $cards }.
   *[other] The cards left on the layout go to { $name }: { $cards }.
}
event-deal-started = Deal { $deal } begins.
# $gain (text): no where points are taken off; $total (text): with them
event-pegged = { $who ->
    [you] You
   *[other] { $name }
} { $gain ->
    [no] { $who ->
        [you] lose
        [us] lose
        [them] lose
       *[other] loses
    }
   *[yes] { $who ->
        [you] score
        [us] score
        [them] score
       *[other] scores
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
# $scores (text): of `deal-side`, joined
event-deal-scored = The deal is scored. { $scores }.
# $points, $total (text): of the deal, and with those before
deal-side = { $name }: { $points }, { $total } in all
event-match-won = { match-won }.
event-started = The match begins.
event-said = { $name }: { $phrase }
# $scores (text): "You 5 and Jun 7"
standing = { deal-round }. { score }: { $scores }.
