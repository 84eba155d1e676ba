### The rules in words: presets, options and their values, items, moves, reasons.

## Moves

kind-capture = Capture
kind-build = Build
kind-add = Add
kind-raise = Raise
kind-trail = Trail

## Presets: the name, and a line about it

preset-classic = Cassino
preset-classic-about = The traditional game to 21, with building, adding and raising.
preset-classic11 = Cassino to 11
preset-classic11-about = The traditional game to 11, as the English used to play it.
preset-literal = Cassino by the letter
preset-literal-about = No raising, adding to your own builds only, and every equal card must be taken.
preset-royal = Royal Cassino
preset-royal-about = Jacks, queens and kings count 11, 12 and 13, and an ace in your hand 1 or 14.
preset-royal_low_ace = Royal Cassino, low aces
preset-royal_low_ace-about = Jacks, queens and kings count 11, 12 and 13; an ace always counts 1.
preset-spade = Spade Cassino
preset-spade-about = Every spade scores, the jack of spades twice; pegged to 61 on a cribbage board.
preset-spade_bicycle = Spade Cassino, 26 points
preset-spade_bicycle-about = Spade Cassino with a second point for the ace of spades and one for most spades.
preset-spade_royal = Royal Spade Cassino
preset-spade_royal-about = Spade Cassino in which court cards have the values of Royal Cassino.
preset-draw = Draw Cassino
preset-draw-about = After each move you draw a card, so your hand stays full until the stock is empty.
preset-royal_draw = Royal Draw Cassino
preset-royal_draw-about = Royal Cassino with a card drawn after each move.
preset-italian = Italian Cassino
preset-italian-about = Forty cards, three in a hand, court cards 8, 9 and 10; the seven of diamonds scores.
preset-no_building = Cassino without building
preset-no_building-about = Capture or trail, nothing else: quick to learn.
preset-pat = Cassino with pat
preset-pat-about = A point more for each capture that brings home an ace and a ten.
preset-card_points = Card points
preset-card_points-about = One deal: aces count 11, court cards 10, the rest what they show; the higher total wins.
preset-diamond = Diamond Cassino
preset-diamond-about = Forty cards to 11: diamonds, the seven of diamonds, all sevens, all sixes, all aces.
preset-finnish = Finnish Kasino
preset-finnish-about = No building; aces and both cassinos count more in your hand; sweeps cancel; to 16.
preset-swedish = Swedish Kasino
preset-swedish-about = No building; an ace counts 1 or 14 anywhere; the last capture scores; to 16.
preset-khasino = Khasino
preset-khasino-about = From South Africa: forty cards, big hands, one build each, one deal.
preset-english1792 = Cassino of 1792
preset-english1792-about = The oldest form: no building, and only the difference in points counts; to 11.
preset-mini = Mini Cassino
preset-mini-about = Twelve cards and hands of two: small enough to be solved.

## Options: the name, and what it changes

option-deck = Pack
option-deck-about = The cards you play with.
option-hand_size = Cards in a hand
option-hand_size-about = How many cards each player gets at a time.
option-layout_size = Cards in the layout
option-layout_size-about = How many cards lie face up at the start of a deal.
option-deal_pattern = Dealing
option-deal_pattern-about = The order in which the cards are handed out.
option-refill = New cards
option-refill-about = When you get new cards: after a round, or one after each move.
option-court_values = Values of jack, queen and king
option-court_values-about = With values, court cards add up and can be built with; without, each takes only its own rank.
option-ace_high = Aces
option-ace_high-about = What an ace counts when it captures or is kept for a build.
option-nordic_hand_values = Nordic hand values
option-nordic_hand_values-about = In your hand the two of spades counts 15 and the ten of diamonds 16.
option-court_capture = What a court card takes
option-court_capture-about = How many jacks one jack takes, and so for queens and kings.
option-capture_completeness = How much to take
option-capture_completeness-about = Whether a capture may leave cards that it could take.
option-single_group = One group at a time
option-single_group-about = A numeral takes one group, or builds, and not both.
option-pair_first = Pairs first
option-pair_first-about = With one group at a time: an equal card goes before a sum.
option-trail_rule = Trailing
option-trail_rule-about = Whether you may lay down a card that could take something.
option-building = Building
option-building-about = Whether cards may be put together under a value, to be taken later.
option-multiple_builds = Multiple builds
option-multiple_builds-about = Whether a build may hold several groups of its value.
option-multiple_at_once = Several groups in one move
option-multiple_at_once-about = Whether one move may put several groups into a build.
option-raise_builds = Raising
option-raise_builds-about = Whose single build you may raise to a higher value.
option-raise_with_loose = Raising with loose cards
option-raise_with_loose-about = Loose cards may help the card you play to reach the new value.
option-add_to_builds = Adding
option-add_to_builds-about = Whose build you may lay more groups on.
option-same_value_builds = Builds of the same value
option-same_value_builds-about = Whether two builds of one value may lie side by side.
option-max_builds = Most builds at a time
option-max_builds-about = How many builds a player may own.
option-build_as_card = Builds in sums
option-build_as_card-about = A single build may be part of a sum: an eight takes a build of six and a two.
option-build_capture = Who takes a build
option-build_capture-about = Anybody, or only its owner and the player to the owner's left.
option-build_for_partner = Building for your partner
option-build_for_partner-about = Whether you may announce a value that only your partner can take.
option-owner_may_trail = Owners may trail
option-owner_may_trail-about = Whether you may trail while you own a build.
option-points = Points
option-points-about = What each item is worth.
option-majority_tie = Ties for most
option-majority_tie-about = What happens when sides have equally many cards or spades.
option-spades_needed = Spades needed
option-spades_needed-about = Each side with at least so many spades gets the points; with none, it takes a majority.
option-overs = Points for every card above
option-overs-about = A point for each card, and for each spade, above these numbers.
option-sweep_cancel = Sweeps cancel out
option-sweep_cancel-about = The fewest sweeps of any side come off everybody's.
option-sweep_last_play = Sweep with the last card
option-sweep_last_play-about = Whether the last card of a deal can make a sweep.
option-sweep_last_round = Sweeps in the last round
option-sweep_last_round-about = Whether sweeps count in the last round of a deal.
option-sweep_freeze_at = Sweeps stop at
option-sweep_freeze_at-about = No sweep counts once a side has this total.
option-residue = Cards left at the end
option-residue-about = Who gets what lies in the layout after the last card.
option-target = Target
option-target-about = The total to reach; with none, one deal decides.
option-end_when = When the match ends
option-end_when-about = After a deal has been scored, or as soon as the target is reached.
option-overshoot = Several at the target
option-overshoot-about = Who wins when several sides reach the target in one deal.
option-ace_order = Order of the aces
option-ace_order-about = Whether the aces are counted out one by one or all together.
option-deal_scoring = What a deal scores
option-deal_scoring-about = Each side scores its points, or only the best one scores the difference.
option-double_under = Double under
option-double_under-about = The margin counts twice when the next best has less than this.

## Values of options

value-true = Yes
value-false = No
value-max_builds-none = No limit
value-spades_needed-none = A majority
value-overs-none = No such points
value-sweep_freeze_at-none = They always count
value-target-none = No target
value-double_under-none = Never twice
value-deck-standard52 = 52 cards
value-deck-numerals40 = Ace to ten, 40 cards
value-deck-italian40 = Ace to seven and court cards, 40 cards
value-deck-cards = Chosen cards
value-deal_pattern-twos = Twos, the layout among them
value-deal_pattern-twos_then_layout = Twos, then the layout
value-deal_pattern-singles = One by one, then the layout
value-refill-round = A new hand after each round
value-refill-draw = One card after each move
value-court_values-none = No value
value-court_values-11-12-13 = 11, 12, 13
value-court_values-8-9-10 = 8, 9, 10
value-ace_high-off = 1
value-ace_high-hand = 1, in the hand also 14
value-ace_high-any = 1 or 14 everywhere
value-ace_high-hand_fixed14 = 14 in the hand, 1 in the layout
value-court_capture-one = One of its rank
value-court_capture-any = As many of its rank as you like
value-court_capture-all = All of its rank
value-court_capture-one_or_three = One or three of its rank
value-capture_completeness-any = As much as you like
value-capture_completeness-all_pairs = Every equal card
value-capture_completeness-maximal = As much as possible
value-trail_rule-free = Any card
value-trail_rule-no_capture = No card that can capture
value-trail_rule-no_pair = No card that equals a loose one
value-raise_builds-any = Anyone's
value-raise_builds-not_own = Not your own
value-raise_builds-opponents = Opponents' only
value-raise_builds-none = No raising
value-add_to_builds-any = Anyone's
value-add_to_builds-own_side = Your side's
value-add_to_builds-own = Your own
value-add_to_builds-none = No adding
value-build_capture-anyone = Anyone
value-build_capture-owner_or_left = The owner and the player to the left
value-build_for_partner-off = No
value-build_for_partner-proven = When the partner owns such a build
value-build_for_partner-free = Yes, without holding the card
value-majority_tie-none = Nobody scores
value-majority_tie-split = Shared
value-majority_tie-carry = Carried into the next deal
value-majority_tie-spades_break = Tied cards go by most spades
value-residue-last_capturer = The last to capture
value-residue-nobody = Nobody
value-end_when-deal_end = After the deal
value-end_when-immediate = At once
value-overshoot-count_out = Count out, item by item
value-overshoot-highest = The highest total
value-overshoot-closest = The total closest to the target
value-ace_order-SCHD = Spades, clubs, hearts, diamonds
value-ace_order-none = All four together
value-deal_scoring-each = Each side its points
value-deal_scoring-difference = The difference

## Items of a deal's score

item-most_cards = Most cards
item-most_spades = Most spades
item-big_cassino = Big cassino
item-little_cassino = Little cassino
item-ace_of_spades = Ace of spades
item-ace_of_clubs = Ace of clubs
item-ace_of_hearts = Ace of hearts
item-ace_of_diamonds = Ace of diamonds
item-most_diamonds = Most diamonds
item-seven_of_diamonds = Seven of diamonds
item-each_spade = Spades
item-extra_jack_of_spades = Jack of spades, extra
item-extra_ace_of_spades = Ace of spades, extra
item-all_sevens = All sevens
item-all_sixes = All sixes
item-all_aces = All aces
item-court = Court cards
item-pips = Pips
item-pat = Pat
item-last_capture = Last capture
item-overs = Cards above the line
item-sweeps = Sweeps

## What the points are given for, one key of the option each

points-most_cards = { item-most_cards }
points-most_spades = { item-most_spades }
points-big_cassino = { item-big_cassino } (10♦)
points-little_cassino = { item-little_cassino } (2♠)
points-ace = Each ace
points-sweep = Each sweep
points-most_diamonds = { item-most_diamonds }
points-seven_of_diamonds = { item-seven_of_diamonds }
points-each_spade = Each spade
points-extra_jack_of_spades = { item-extra_jack_of_spades }
points-extra_ace_of_spades = { item-extra_ace_of_spades }
points-all_sevens = { item-all_sevens }
points-all_sixes = { item-all_sixes }
points-all_aces = { item-all_aces }
points-court = Each court card
points-pips = Each pip of a two to ten
points-pat = Each pat (an ace and a ten in one capture)
points-last_capture = { item-last_capture }

## Why a deal did or did not end the match
# $item (text): the item that decided

why-below = Nobody has reached the target.
why-only = One side alone has reached the target.
why-item = Counted out: { $item } decided.
why-highest = The highest total wins.
why-closest = The total closest to the target wins.
why-undecided = Still undecided: another deal.

## Reasons: what is wrong with a move
# $card (text): the card that is played
# $cards (text): the cards that the reason is about
# $value (number): the value that is announced, or that the card counts
# $allowed (text): the value of the option court_capture

reason-deal_over = The deal is over.
reason-not_in_hand = { $card } is not in your hand.
reason-not_on_layout = Not among the loose cards: { $cards }.
reason-no_such_build = There is no build of { $cards }.
reason-nothing_taken = A capture must take something: choose a card or a build.
reason-court_takes_rank = { $card } takes only its own rank, so not { $cards }.
reason-court_takes_one = { $allowed ->
    [all] { $card } takes every card of its rank, not some of them.
    [one_or_three] { $card } takes one card of its rank, or three.
   *[one] { $card } takes one card of its rank, no more.
}
reason-no_groups = { $cards } cannot be laid out in groups that each make { $value }.
reason-other_value = The build of { $cards } has another value; { $card } takes builds of its own value only.
reason-not_yours_to_take = Only its owner and the player to the owner's left may take the build of { $cards }.
reason-one_group_only = { $card } takes one group, or builds: choose one group only.
reason-pair_first = A card that is worth { $value } alone goes before a sum: { $cards }.
reason-pairs_left = What is worth { $value } alone must be taken too: { $cards }.
reason-not_maximal = You must take all you can: { $cards } as well.
reason-no_building = These rules have no building.
reason-no_value = Without a value, { $cards } cannot be part of a build.
reason-nothing_used = A build needs at least one loose card.
reason-wrong_sum = { $cards } cannot be laid out in groups that each make { $value }.
reason-value_not_higher = Raising takes a build to a higher value, and { $value } is no higher.
reason-build_is_multiple = The build of { $cards } is multiple, so its value stays as it is.
reason-loose_cannot_help = Only the card you play raises the build: loose cards cannot help to reach { $value }.
reason-no_multiple = These rules have single builds only: one group that makes { $value }.
reason-one_at_a_time = One group a move: the one with { $card } in it.
reason-may_not_add = These rules do not let you add to the build of { $cards }.
reason-may_not_raise = These rules do not let you raise the build of { $cards }.
reason-same_value_exists = There is already a build of { $value }, and a second one is not allowed.
reason-too_many_builds = You would own more builds than these rules allow.
reason-no_capturing_card = To build { $value } you need another card worth { $value } left in your hand.
reason-card_is_owed = Keep { $card }: you need it for your build of { $value }.
reason-owner_may_not_trail = You own a build, so you may not trail: capture, build, add or raise.
reason-must_capture = { $card } can capture something, so you may not trail it.
reason-must_take_pair = { $card } equals { $cards } in the layout, so you may not trail it.
