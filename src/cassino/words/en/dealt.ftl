### What was dealt on this server, beside what chance gives.

dealt-title = What was dealt here
# $deals, $matches (number)
dealt-counted = { $deals } deals in { $matches } matches were counted.
dealt-how = For each row, the dot is what was dealt, as a share of what chance gives on average. The grey bar is where chance alone stays 95 times in a hundred.
# $outside, $rows (number)
dealt-outside = { $outside ->
    [0] None of { $rows } rows lies outside its bar.
    [one] { $outside } of { $rows } rows lies outside its bar.
   *[other] { $outside } of { $rows } rows lie outside their bars.
}{ " " }One in twenty is to be expected; the rows share cards, so they often go together.
dealt-which = Counted are the cards that were handed to each seat, also those that a deal ended before; where cards are drawn, the first hands. A deal counts as soon as it is over, however it went. One in the middle of which a match was left counts when the table is closed, after 60 days at the latest; until then its cards are secret.
dealt-nothing = No deal has ended here yet.
dealt-what = What
dealt-got = Dealt
dealt-expected = By chance
dealt-between = 95 in 100 between

## Whose cards

dealt-big_cassino-people = { item-big_cassino } to people
dealt-big_cassino-bots = { item-big_cassino } to bots
dealt-big_cassino-dealer = { item-big_cassino } to the dealer
dealt-big_cassino-eldest = { item-big_cassino } to who plays first
dealt-little_cassino-people = { item-little_cassino } to people
dealt-little_cassino-bots = { item-little_cassino } to bots
dealt-little_cassino-dealer = { item-little_cassino } to the dealer
dealt-little_cassino-eldest = { item-little_cassino } to who plays first
dealt-aces-people = Aces to people
dealt-aces-bots = Aces to bots
dealt-aces-dealer = Aces to the dealer
dealt-aces-eldest = Aces to who plays first
dealt-spades-people = Spades to people
dealt-spades-bots = Spades to bots
dealt-spades-dealer = Spades to the dealer
dealt-spades-eldest = Spades to who plays first
