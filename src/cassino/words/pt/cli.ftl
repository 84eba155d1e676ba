### O que o programa diz no terminal.

record-holds =
    { $file }: verdadeiro; { $deals ->
        [one] 1 mão
       *[other] { $deals } mãos
    }, { $totals }, { $is_over ->
        [yes] partida jogada até o fim
       *[no] partida não jogada até o fim
    }
record-cannot-be-read = { $file }: não pode ser lido
record-not-utf8 = { $file }: não é texto UTF-8
play-port-refused = A porta { $port } não pode ser usada: { $message }
play-starting = O Cassino está a iniciar …
play-preparing = Preparando, uma única vez, os bots que pensam. Enquanto isso, já dá para jogar.
play-prepared = { $done } de { $whole } preparados
play-not-prepared = Não foi possível preparar os bots que pensam; os outros jogam. { $message }
