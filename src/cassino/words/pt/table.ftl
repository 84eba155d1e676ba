### O que acontece entre as pessoas à mesa: recusas e frases.

## Por que a mesa não faz o que foi pedido

error-already_seated = Você já tem um lugar nesta mesa.
error-bad_code = Este código não serve ou já foi usado.
error-bad_name = Um nome tem de 1 a { $longest } caracteres, nenhum invisível.
error-bad_seat = Esse lugar não existe.
error-moved = Esta mesa mudou de lugar. Sua página vai encontrá-la de novo.
error-no_advice = Não veio nenhuma dica. Tente de novo, por favor.
error-no_bot_needed = Ninguém precisa ser substituído ali agora.
error-no_hints = As dicas são só para jogos contra bots.
error-no_space = O disco do servidor está cheio; nada pôde ser salvo.
error-no_such_phrase = Essa frase não existe.
error-no_such_table = Essa mesa não existe.
error-not_allowed = Você não pode fazer isso nesta mesa.
error-not_now = Isso não pode ser feito agora.
error-not_your_turn = Não é a sua vez.
error-nothing_to_take_back = Não há jogada que você possa desfazer: já foram dadas novas cartas.
error-refused = O servidor não responde a este pedido: vem de outra página, é grande demais ou chega vezes demais.
error-seat_taken = Esse lugar já está ocupado.
error-seats_open = Ainda há lugares livres.
error-shuffle_refused = A parte do seu navegador no embaralhamento não serviu.
error-stale = O jogo já tinha seguido adiante.
error-table_closed = Esta mesa está fechada.
error-table_full = Todos os lugares estão ocupados. Você pode assistir.
error-too_fast = Rápido demais. Espere um momento.
error-too_many_tables = Há mesas demais neste momento. Tente mais tarde.
error-try_again = Não foi possível salvar. Tente de novo, por favor.

## Frases

phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-well_played = Boa jogada!
phrase-good_game = Bom jogo!
phrase-thanks = Obrigado!
phrase-sorry = Desculpe!
phrase-oops = Opa!
phrase-wow = Uau!
phrase-one_moment = Um momento, por favor.
phrase-your_turn = É a sua vez.
phrase-goodbye = Até logo!

## O servidor no terminal

serve-port-taken = A porta { $port } está ocupada; usa-se { $used }.
serve-at = O Cassino está em { $address } (Ctrl-C encerra)
serve-network = Nesta rede: { $address }
serve-already = O Cassino já está rodando em { $address }
