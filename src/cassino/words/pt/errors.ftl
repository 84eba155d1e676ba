### O que há de errado no que foi enviado.

error-bad_json = Isto não é JSON.
error-too_long = Isto é longo demais.
error-too_deep = Isto está aninhado demais.
error-bad_request = Não conhecemos este pedido.
error-bad_card = Esta carta não existe.
error-bad_rules = Estas regras da casa não funcionam.
error-bad_position = Esta posição se contradiz.
error-bad_move = Isto não se lê como uma jogada.
error-illegal_move = As regras não permitem esta jogada.
error-hidden_cards = A resposta depende de cartas que não se conhecem.
error-deal_over = A mão acabou.
error-no_such_bot = Não há um bot com esse nome.
error-not_compiled = Este bot precisa das regras compiladas, que este processo não usa.
error-over_budget = Isto pede mais trabalho do que é permitido.
error-bad_record = Este registro de partida não se sustenta.
error-internal = Algo deu errado do nosso lado.
