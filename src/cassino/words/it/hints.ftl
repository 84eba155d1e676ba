### Suggerimenti: che cosa giocherebbe un bot forte, e che cosa si aspetta.

hint = Suggerimento
hint-thinking = Si pensa alla tua giocata
hint-why = Perché
hint-hide = Nascondi il suggerimento
# $card, $cards: cards, printed or spoken
hint-capture = Prendi { $cards } con { $card }
hint-build = Costruisci { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } su { $cards }
hint-add = Aggiungi { $card } su { $cards }: { value-many }
hint-raise = Alza a { value-one }: { $card } su { $cards }
hint-trail = Passa con { $card }
hint-spoken = Suggerimento. { $move }.
# $points (number): the lead or what is missing, never negative; $sides (number): at the table
hint-expected = { $lead ->
    [ahead] Previsto alla fine di questa mano: { $points } in più { $sides ->
        [2] dell'altra parte
       *[other] degli altri in media
    }.
    [behind] Previsto alla fine di questa mano: { $points } in meno { $sides ->
        [2] dell'altra parte
       *[other] degli altri in media
    }.
   *[even] Previsto alla fine di questa mano: alla pari { $sides ->
        [2] con l'altra parte
       *[other] con gli altri in media
    }.
}
hint-exact = { $lead ->
    [ahead] Se tutti giocano al meglio, questa mano finisce con { $points } in più { $sides ->
        [2] dell'altra parte
       *[other] degli altri in media
    }.
    [behind] Se tutti giocano al meglio, questa mano finisce con { $points } in meno { $sides ->
        [2] dell'altra parte
       *[other] degli altri in media
    }.
   *[even] Se tutti giocano al meglio, questa mano finisce alla pari { $sides ->
        [2] con l'altra parte
       *[other] con gli altri in media
    }.
}
hint-error = È una stima; può sbagliare di circa { $points }.
hint-solved = È calcolato fino all'ultima carta.
hint-parts = Da che cosa viene
hint-next = La seconda giocata migliore
# $points (number): how much less is expected, more than 0
hint-behind = Rende { $points } in meno.
hint-as-good = Vale più o meno lo stesso.
hint-equal = Vale lo stesso.
hint-only = Non c'è altra giocata.
hint-plain = Così continuerebbe un giocatore semplice. Per ora non ci sono numeri.
