### Tipps: was ein starker Bot spielen würde, und was er erwartet.

hint = Tipp
hint-thinking = Dein Zug wird überlegt
hint-why = Warum
hint-hide = Tipp verbergen
# $card, $cards: cards, printed or spoken
hint-capture = { $card }: { $cards } nehmen
hint-build = { $card } auf { $cards }: { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
} bauen
hint-add = { $card } auf { $cards }: an { value-many } anlegen
hint-raise = { $card } auf { $cards }: auf { value-one } erhöhen
hint-trail = { $card }: ablegen
hint-spoken = Tipp. { $move }.
# $points (number): the lead or what is missing, never negative; $sides (number): at the table
hint-expected = { $lead ->
    [ahead] Am Ende dieses Spiels zu erwarten: { $points } mehr als { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
    [behind] Am Ende dieses Spiels zu erwarten: { $points } weniger als { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
   *[even] Am Ende dieses Spiels zu erwarten: gleich viel wie { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
}
hint-exact = { $lead ->
    [ahead] Wenn alle ihr Bestes spielen, endet dieses Spiel mit { $points } mehr als { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
    [behind] Wenn alle ihr Bestes spielen, endet dieses Spiel mit { $points } weniger als { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
   *[even] Wenn alle ihr Bestes spielen, endet dieses Spiel mit gleich viel wie { $sides ->
        [2] die andere Seite
       *[other] die anderen im Mittel
    }.
}
hint-error = Das ist eine Schätzung; sie kann um etwa { $points } danebenliegen.
hint-solved = Das ist bis zur letzten Karte ausgerechnet.
hint-parts = Woher das kommt
hint-next = Der zweitbeste Zug
# $points (number): how much less is expected, more than 0
hint-behind = Er bringt { $points } weniger.
hint-as-good = Er ist etwa gleich gut.
hint-equal = Er ist genauso gut.
hint-only = Einen anderen Zug gibt es nicht.
hint-plain = So würde ein einfacher Spieler weitermachen. Zahlen gibt es noch keine.
