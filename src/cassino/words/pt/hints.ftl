### Dicas: o que um robô forte jogaria, e o que ele espera.

hint = Dica
hint-thinking = Pensando na sua jogada
hint-why = Por quê
hint-hide = Esconder a dica
# $card, $cards: cards, printed or spoken
hint-capture = { $card }: leve { $cards }
hint-build = { $card } sobre { $cards }: construa { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}
hint-add = { $card } sobre { $cards }: adicione aos { value-many }
hint-raise = { $card } sobre { $cards }: aumente para { value-one }
hint-trail = { $card }: passe
hint-spoken = Dica. { $move }.
# $points (number): the lead or what is missing, never negative; $sides (number): at the table
hint-expected = { $lead ->
    [ahead] Esperado no fim desta mão: { $points } à frente { $sides ->
        [2] do outro lado
       *[other] dos outros em média
    }.
    [behind] Esperado no fim desta mão: { $points } atrás { $sides ->
        [2] do outro lado
       *[other] dos outros em média
    }.
   *[even] Esperado no fim desta mão: igual { $sides ->
        [2] ao outro lado
       *[other] aos outros em média
    }.
}
hint-exact = { $lead ->
    [ahead] Se todos jogarem o melhor possível, esta mão termina { $points } à frente { $sides ->
        [2] do outro lado
       *[other] dos outros em média
    }.
    [behind] Se todos jogarem o melhor possível, esta mão termina { $points } atrás { $sides ->
        [2] do outro lado
       *[other] dos outros em média
    }.
   *[even] Se todos jogarem o melhor possível, esta mão termina igual { $sides ->
        [2] ao outro lado
       *[other] aos outros em média
    }.
}
hint-error = É uma estimativa; pode errar por cerca de { $points }.
hint-solved = Isto foi calculado até a última carta.
hint-parts = De onde isso vem
hint-plain = Assim continuaria um jogador simples. Ainda não há números.
