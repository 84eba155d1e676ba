### Hints: what a strong bot would play, and what it expects.

hint = Hint
hint-thinking = Thinking about your move
hint-why = Why
hint-hide = Hide the hint
# $card, $cards: cards, printed or spoken
hint-capture = Take { $cards } with { $card }
hint-build = Build { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } on { $cards }
hint-add = Add to { value-many }: { $card } on { $cards }
hint-raise = Raise to { value-one }: { $card } on { $cards }
hint-trail = Trail { $card }
hint-spoken = Hint. { $move }.
# $points (number): the lead or what is missing, never negative; $sides (number): at the table
hint-expected = { $lead ->
    [ahead] Expected at the end of this deal: { $points } ahead of { $sides ->
        [2] the other side
       *[other] the others on average
    }.
    [behind] Expected at the end of this deal: { $points } behind { $sides ->
        [2] the other side
       *[other] the others on average
    }.
   *[even] Expected at the end of this deal: level with { $sides ->
        [2] the other side
       *[other] the others on average
    }.
}
hint-exact = { $lead ->
    [ahead] If all play their best, this deal ends { $points } ahead of { $sides ->
        [2] the other side
       *[other] the others on average
    }.
    [behind] If all play their best, this deal ends { $points } behind { $sides ->
        [2] the other side
       *[other] the others on average
    }.
   *[even] If all play their best, this deal ends level with { $sides ->
        [2] the other side
       *[other] the others on average
    }.
}
hint-error = This is an estimate; it may be off by about { $points }.
hint-solved = This is worked out to the last card.
hint-parts = Where that comes from
hint-next = The next best move
# $points (number): how much less is expected, more than 0
hint-behind = It gives { $points } less.
hint-as-good = It is about as good.
hint-equal = It is just as good.
hint-only = There is no other move.
hint-plain = This is how a simple player would go on. There are no numbers yet.
