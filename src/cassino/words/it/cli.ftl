### Quello che il programma dice nel terminale.

record-holds =
    { $file }: giusto; { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }, { $totals }, { $is_over ->
        [yes] partita giocata fino alla fine
       *[no] partita non giocata fino alla fine
    }
record-cannot-be-read = { $file }: non si può leggere
record-not-utf8 = { $file }: non è testo UTF-8
play-port-refused = La porta { $port } non si può usare: { $message }
play-starting = Cassino si avvia …
play-preparing = Preparo, una volta sola, i bot che pensano. Intanto si può giocare.
play-prepared = { $done } di { $whole } pronti
play-not-prepared = I bot che pensano non si sono potuti preparare; gli altri giocano. { $message }
