### O embaralhamento honesto: o que a página diz dele, o que uma verificação achou e o que `cassino verify` escreve.

## Na página

fair-title = Embaralhamento honesto
fair-committing = Cada navegador promete a sua parte do embaralhamento
fair-revealing = Cada navegador mostra a sua parte do embaralhamento
fair-waiting = Esperando o navegador de { $names }
fair-fixed = Todos os baralhos desta partida estão fixados. Agora ninguém pode mudá-los.
fair-takers = Participaram: { $names }
fair-alone = Ninguém participou do embaralhamento: o servidor escolheu os baralhos sozinho.
fair-watching = Seu navegador não participou deste embaralhamento, mas o confere mesmo assim.
fair-elsewhere = Outro dos seus aparelhos participa deste embaralhamento.
fair-void = O embaralhamento { $attempt } foi descartado: o navegador de { $who } não respondeu.
fair-void-you = O embaralhamento { $attempt } foi descartado: seu navegador não respondeu a tempo. Você continua jogando, mas não participa do embaralhamento desta partida.
fair-checked = Conferido: cada baralho é o que foi fixado antes da primeira carta.
fair-checked-short = Embaralhamento honesto, conferido
fair-wrong = O embaralhamento não confere:
fair-later = Quando a partida acabar, seu navegador confere sozinho cada baralho.
fair-save = Salvar a prova
fair-save-about = Um arquivo que qualquer pessoa pode conferir com “cassino verify”.
fair-statistics = Estatísticas de todas as mãos jogadas aqui
fair-open = Embaralhamento honesto: { $state }
fair-how-title = Como funciona
fair-blind = Seu navegador chegou tarde demais para acompanhar este embaralhamento e não pode conferi-lo sozinho. Salve a prova e confira-a.
fair-save-record = Salvar o registro
fair-how = O servidor e o navegador de cada pessoa sorteiam um número secreto. Todos prometem o seu antes que algum seja mostrado, e os baralhos resultam de todos juntos.
fair-proves = O que isto prova: se uma só pessoa à mesa é honesta, ninguém escolheu os baralhos nem os conhecia antes, nem o servidor nem outro jogador.
fair-proves-not = O que isto não prova: que quem mantém o servidor não olhou as cartas durante o jogo.
fair-thrown-away = Juntos, um servidor e um jogador poderiam descartar um embaralhamento que não lhes agrada, mas só à vista de todos.

## O que uma verificação achou de errado

fair-seat = lugar { $seat }
fair-fault-attempt_hidden = Este é o embaralhamento { $attempt }, mas só { $shown } deles podem ser vistos.
fair-fault-cards_before_fixed = Na mão { $deal }, foram dadas cartas antes de os baralhos estarem fixados.
fair-fault-commit_changed = Embaralhamento { $attempt }: a promessa de { $who } foi mudada.
fair-fault-commit_dropped = Embaralhamento { $attempt }: a promessa de { $who } foi omitida.
fair-fault-commit_missing = Embaralhamento { $attempt }: para { $who } foi mostrado algo que nunca foi prometido.
fair-fault-commits_changed = Embaralhamento { $attempt }: a lista das promessas foi mudada depois de fechada.
fair-fault-deal_missing = A mão { $deal } foi jogada e não está no registro.
fair-fault-dealer_differs = O primeiro a dar as cartas foi { $who }; o embaralhamento dá { $drawn }.
fair-fault-malformed = O servidor mandou algo ilegível sobre o embaralhamento.
fair-fault-no_such_seat = O embaralhamento nomeia { $who }, que não existe nesta partida.
fair-fault-not_shown = O servidor nunca mostrou o seu segredo.
fair-fault-other_cards = Na mão { $deal } foram dadas cartas diferentes das do baralho.
fair-fault-other_match = O embaralhamento é de outra mesa ou de outra partida.
fair-fault-other_moves = O registro da mão { $deal } tem jogadas diferentes das que foram feitas.
fair-fault-pack_differs = O baralho da mão { $deal } não é o que foi fixado; difere a partir da carta { $card }.
fair-fault-promise_changed = Embaralhamento { $attempt }: o servidor mudou a sua promessa.
fair-fault-record_wrong = O registro não confere, linha { $line }: { $message }
fair-fault-reveal_differs = Embaralhamento { $attempt }: o que { $who } mostrou não é o que foi prometido.
fair-fault-reveal_missing = Os baralhos foram fixados sem o que { $who } tinha prometido.
fair-fault-seat_came_back = Embaralhamento { $attempt }: { $who } participou de novo depois de ter sido dado como mudo.
fair-fault-seat_order = Embaralhamento { $attempt }: os lugares não estão listados em ordem, cada um uma vez.
fair-fault-secret_again = O servidor usou de novo um segredo que todos já tinham visto.
fair-fault-secret_differs = Embaralhamento { $attempt }: o segredo do servidor não é o que ele tinha prometido.
fair-fault-too_early = O servidor deu um passo antes da hora: { $what }
fair-fault-void_names_you = O embaralhamento { $attempt } teria sido descartado porque seu navegador ficou mudo; mas ele tinha respondido.
fair-fault-void_without_cause = O embaralhamento { $attempt } foi descartado por causa de { $who }, sem motivo.

## O que `cassino verify` escreve

fair-verify-right = { $file }: certo. Quem deu as cartas, os baralhos e o jogo resultam do embaralhamento: { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
}.
fair-verify-takers = Participaram: { $names }.
fair-verify-voids = { $voids ->
    [one] Antes foi descartado um embaralhamento
   *[other] Antes foram descartados { $voids } embaralhamentos
}, como o arquivo mostra.
fair-verify-wrong = { $file }: errado.
fair-verify-unreadable = { $file }: ilegível: { $message }

error-bad_proof = Este arquivo não é a prova de um embaralhamento.
