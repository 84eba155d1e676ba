### Dicas: o que um robô forte jogaria, e o que ele espera.

hint = Dica
hint-thinking = Pensando na sua jogada
hint-why = Por quê
hint-hide = Esconder a dica
# $card, $cards: cards, printed or spoken
hint-capture = Leve { $cards } com { $card }
hint-build = Construa { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } sobre { $cards }
hint-add = Adicione aos { value-many }: { $card } sobre { $cards }
hint-raise = Aumente para { value-one }: { $card } sobre { $cards }
hint-trail = Passe com { $card }
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
hint-next = A segunda melhor jogada
# $points (number): how much less is expected, more than 0
hint-behind = Rende { $points } a menos.
hint-as-good = Vale mais ou menos o mesmo.
hint-equal = Vale o mesmo.
hint-only = Não há outra jogada.
hint-plain = Assim continuaria um jogador simples. Ainda não há números.
