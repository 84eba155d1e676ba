### As regras em palavras: variantes, opções e seus valores, itens da pontuação, jogadas, motivos.

## Jogadas

kind-capture = Capturar
kind-build = Construir
kind-add = Adicionar
kind-raise = Aumentar
kind-trail = Passar

## Variantes: o nome e uma linha de explicação

preset-classic = Cassino
preset-classic-about = O jogo tradicional até 21: constrói-se, adiciona-se e aumenta-se.
preset-classic11 = Cassino até 11
preset-classic11-about = O jogo tradicional até 11, como se jogava na Inglaterra.
preset-literal = Cassino ao pé da letra
preset-literal-about = Sem aumentar, adicionando só às próprias construções e levando todas as cartas iguais.
preset-royal = Royal Cassino
preset-royal-about = Valete, dama e rei valem 11, 12 e 13; um ás na mão vale 1 ou 14.
preset-royal_low_ace = Royal Cassino, ás baixo
preset-royal_low_ace-about = Valete, dama e rei valem 11, 12 e 13; o ás vale sempre 1.
preset-spade = Cassino de Espadas
preset-spade-about = Cada carta de espadas dá um ponto, o valete de espadas dois; até 61, num tabuleiro de cribbage.
preset-spade_bicycle = Cassino de Espadas, 26 pontos
preset-spade_bicycle-about = Cassino de Espadas com um segundo ponto pelo ás de espadas e um por mais espadas.
preset-spade_royal = Royal Cassino de Espadas
preset-spade_royal-about = Cassino de Espadas em que as figuras valem como no Royal Cassino.
preset-draw = Draw Cassino
preset-draw-about = Depois de cada jogada você compra uma carta; a mão fica cheia até o monte acabar.
preset-royal_draw = Royal Draw Cassino
preset-royal_draw-about = Royal Cassino em que se compra uma carta depois de cada jogada.
preset-italian = Cassino Italiano
preset-italian-about = Quarenta cartas, três na mão, figuras de 8, 9 e 10; o sete de ouros dá um ponto.
preset-no_building = Cassino sem construções
preset-no_building-about = Capturar ou passar, nada mais: aprende-se depressa.
preset-pat = Cassino com pat
preset-pat-about = Um ponto a mais por captura que traga um ás e um dez.
preset-card_points = Pontos das cartas
preset-card_points-about = Uma só mão: ases 11, figuras 10, as outras o seu valor; vence o total mais alto.
preset-diamond = Cassino de Ouros
preset-diamond-about = Quarenta cartas até 11: ouros, o sete de ouros, todos os setes, todos os seis, todos os ases.
preset-finnish = Kasino finlandês
preset-finnish-about = Sem construções; ases e os dois cassinos valem mais na mão; varreduras se anulam; até 16.
preset-swedish = Kasino sueco
preset-swedish-about = Sem construções; o ás vale 1 ou 14 em todo lugar; a última captura dá um ponto; até 16.
preset-khasino = Khasino
preset-khasino-about = Da África do Sul: quarenta cartas, mãos grandes, uma construção por jogador, uma só mão.
preset-english1792 = Cassino de 1792
preset-english1792-about = A forma mais antiga: sem construções, e só conta a diferença de pontos; até 11.
preset-mini = Mini Cassino
preset-mini-about = Doze cartas e duas na mão: tão pequeno que se pode resolver.

## Opções: o nome e o que muda

option-deck = Baralho
option-deck-about = As cartas com que se joga.
option-hand_size = Cartas na mão
option-hand_size-about = Quantas cartas cada jogador recebe por vez.
option-layout_size = Cartas na mesa
option-layout_size-about = Quantas cartas ficam abertas no começo.
option-deal_pattern = Distribuição
option-deal_pattern-about = A ordem em que as cartas são dadas.
option-refill = Cartas novas
option-refill-about = Quando chegam cartas novas: depois de uma rodada, ou uma depois de cada jogada.
option-court_values = Valores de valete, dama e rei
option-court_values-about = Com valor, as figuras somam e constroem; sem valor, cada uma só leva as iguais a ela.
option-ace_high = Ases
option-ace_high-about = Quanto vale um ás que captura ou que se guarda para uma construção.
option-nordic_hand_values = Valores nórdicos na mão
option-nordic_hand_values-about = Na mão, o dois de espadas vale 15 e o dez de ouros 16.
option-court_capture = O que uma figura leva
option-court_capture-about = Quantos valetes um valete leva; o mesmo para damas e reis.
option-capture_completeness = Quanto levar
option-capture_completeness-about = Se uma captura pode deixar cartas que poderia levar.
option-single_group = Um grupo por vez
option-single_group-about = Uma carta numeral leva um grupo ou construções, não os dois.
option-pair_first = Primeiro a carta igual
option-pair_first-about = Com um grupo por vez: a carta igual vem antes da soma.
option-trail_rule = Passar
option-trail_rule-about = Se você pode deixar na mesa uma carta que poderia levar algo.
option-building = Construções
option-building-about = Se é possível juntar cartas sob um valor, para levar mais tarde.
option-multiple_builds = Construções compostas
option-multiple_builds-about = Se uma construção pode ter vários grupos do seu valor.
option-multiple_at_once = Vários grupos numa jogada
option-multiple_at_once-about = Se uma só jogada pode pôr vários grupos numa construção.
option-raise_builds = Aumentar
option-raise_builds-about = De quem são as construções simples que você pode levar a um valor mais alto.
option-raise_with_loose = Aumentar com cartas soltas
option-raise_with_loose-about = Cartas soltas podem ajudar a carta jogada a chegar ao novo valor.
option-add_to_builds = Adicionar
option-add_to_builds-about = De quem são as construções a que você pode juntar mais grupos.
option-same_value_builds = Construções do mesmo valor
option-same_value_builds-about = Se duas construções de um mesmo valor podem ficar na mesa.
option-max_builds = Construções por jogador
option-max_builds-about = Quantas construções um jogador pode ter.
option-build_as_card = Construções em somas
option-build_as_card-about = Uma construção simples pode entrar numa soma: um oito leva uma construção de 6 e um dois.
option-build_capture = Quem leva uma construção
option-build_capture-about = Qualquer um, ou só o dono e o jogador à esquerda dele.
option-build_for_partner = Construir para o parceiro
option-build_for_partner-about = Se você pode anunciar um valor que só o parceiro consegue levar.
option-owner_may_trail = Passar com construção
option-owner_may_trail-about = Se você pode passar enquanto tem uma construção.
option-points = Pontos
option-points-about = Quanto vale cada item.
option-majority_tie = Empates
option-majority_tie-about = O que acontece quando os lados têm o mesmo número de cartas ou de espadas.
option-spades_needed = Espadas necessárias
option-spades_needed-about = Quem tem pelo menos tantas espadas leva os pontos; sem número, é preciso ter a maioria.
option-overs = Pontos por carta acima
option-overs-about = Um ponto por carta, e por espada, acima destes números.
option-sweep_cancel = Varreduras se anulam
option-sweep_cancel-about = O menor número de varreduras é descontado de todos.
option-sweep_last_play = Varredura com a última carta
option-sweep_last_play-about = Se a última carta da mão pode fazer uma varredura.
option-sweep_last_round = Varreduras na última rodada
option-sweep_last_round-about = Se as varreduras contam na última rodada de uma mão.
option-sweep_freeze_at = Varreduras até
option-sweep_freeze_at-about = Quando um lado tem este total, as varreduras não contam mais.
option-residue = Cartas que sobram
option-residue-about = Quem fica com o que está na mesa depois da última carta.
option-target = Meta
option-target-about = O total a atingir; sem meta, uma só mão decide.
option-end_when = Quando a partida acaba
option-end_when-about = Depois da contagem da mão, ou assim que a meta é atingida.
option-overshoot = Vários lados na meta
option-overshoot-about = Quem vence quando vários lados atingem a meta na mesma mão.
option-ace_order = Ordem dos ases
option-ace_order-about = Se os ases são contados um a um ou todos juntos.
option-deal_scoring = O que uma mão marca
option-deal_scoring-about = Cada lado marca os seus pontos, ou só o melhor marca a diferença.
option-double_under = Dobro abaixo de
option-double_under-about = A vantagem vale em dobro quando o segundo tem menos que este total.

## Valores das opções

value-true = Sim
value-false = Não
value-max_builds-none = Sem limite
value-spades_needed-none = A maioria
value-overs-none = Nenhum ponto destes
value-sweep_freeze_at-none = Valem sempre
value-target-none = Sem meta
value-double_under-none = Nunca em dobro
value-deck-standard52 = 52 cartas
value-deck-numerals40 = Do ás ao dez, 40 cartas
value-deck-italian40 = Do ás ao sete e figuras, 40 cartas
value-deck-cards = Cartas escolhidas
value-deal_pattern-twos = De duas em duas, com a mesa no meio
value-deal_pattern-twos_then_layout = De duas em duas, depois a mesa
value-deal_pattern-singles = Uma a uma, depois a mesa
value-refill-round = Mão nova depois de cada rodada
value-refill-draw = Uma carta depois de cada jogada
value-court_values-none = Sem valor
value-court_values-11-12-13 = 11, 12, 13
value-court_values-8-9-10 = 8, 9, 10
value-ace_high-off = 1
value-ace_high-hand = 1, na mão também 14
value-ace_high-any = 1 ou 14 em todo lugar
value-ace_high-hand_fixed14 = 14 na mão, 1 na mesa
value-court_capture-one = Uma igual
value-court_capture-any = Quantas iguais você quiser
value-court_capture-all = Todas as iguais
value-court_capture-one_or_three = Uma ou três iguais
value-capture_completeness-any = Quanto você quiser
value-capture_completeness-all_pairs = Toda carta igual
value-capture_completeness-maximal = O máximo possível
value-trail_rule-free = Qualquer carta
value-trail_rule-no_capture = Nenhuma carta que possa capturar
value-trail_rule-no_pair = Nenhuma carta igual a uma solta
value-raise_builds-any = De qualquer um
value-raise_builds-not_own = Não as próprias
value-raise_builds-opponents = Só dos adversários
value-raise_builds-none = Não se aumenta
value-add_to_builds-any = De qualquer um
value-add_to_builds-own_side = Da própria parceria
value-add_to_builds-own = As próprias
value-add_to_builds-none = Não se adiciona
value-build_capture-anyone = Qualquer um
value-build_capture-owner_or_left = O dono e quem está à esquerda dele
value-build_for_partner-off = Não
value-build_for_partner-proven = Se o parceiro já tem uma construção assim
value-build_for_partner-free = Sim, mesmo sem a carta
value-majority_tie-none = Ninguém marca
value-majority_tie-split = Divide-se
value-majority_tie-carry = Fica para a mão seguinte
value-majority_tie-spades_break = Cartas empatadas: decidem as espadas
value-residue-last_capturer = Quem capturou por último
value-residue-nobody = Ninguém
value-end_when-deal_end = Depois da mão
value-end_when-immediate = Na hora
value-overshoot-count_out = Conta-se item por item
value-overshoot-highest = O total mais alto
value-overshoot-closest = O total mais perto da meta
value-ace_order-SCHD = Espadas, paus, copas, ouros
value-ace_order-none = Os quatro juntos
value-deal_scoring-each = Cada lado os seus pontos
value-deal_scoring-difference = A diferença

## Itens da pontuação de uma mão

item-most_cards = Mais cartas
item-most_spades = Mais espadas
item-big_cassino = Grande Cassino
item-little_cassino = Pequeno Cassino
item-ace_of_spades = Ás de espadas
item-ace_of_clubs = Ás de paus
item-ace_of_hearts = Ás de copas
item-ace_of_diamonds = Ás de ouros
item-most_diamonds = Mais ouros
item-seven_of_diamonds = Sete de ouros
item-each_spade = Espadas
item-extra_jack_of_spades = Valete de espadas, extra
item-extra_ace_of_spades = Ás de espadas, extra
item-all_sevens = Todos os setes
item-all_sixes = Todos os seis
item-all_aces = Todos os ases
item-court = Figuras
item-pips = Valor das cartas
item-pat = Pat
item-last_capture = Última captura
item-overs = Cartas acima do número
item-sweeps = Varreduras

## Para que se dão os pontos, uma chave da opção cada

points-most_cards = { item-most_cards }
points-most_spades = { item-most_spades }
points-big_cassino = { item-big_cassino } (10♦)
points-little_cassino = { item-little_cassino } (2♠)
points-ace = Cada ás
points-sweep = Cada varredura
points-most_diamonds = { item-most_diamonds }
points-seven_of_diamonds = { item-seven_of_diamonds }
points-each_spade = Cada carta de espadas
points-extra_jack_of_spades = { item-extra_jack_of_spades }
points-extra_ace_of_spades = { item-extra_ace_of_spades }
points-all_sevens = { item-all_sevens }
points-all_sixes = { item-all_sixes }
points-all_aces = { item-all_aces }
points-court = Cada figura
points-pips = Cada ponto de valor, do dois ao dez
points-pat = Cada pat (um ás e um dez numa captura)
points-last_capture = { item-last_capture }

## Por que uma mão acaba ou não acaba a partida

why-below = Ninguém atingiu a meta.
why-only = Só um lado atingiu a meta.
why-item = Contando item por item, decidiu: { $item }.
why-highest = Vence o total mais alto.
why-closest = Vence o total mais perto da meta.
why-undecided = Ainda indeciso: joga-se outra mão.

## Motivos: o que há de errado numa jogada

reason-deal_over = A mão acabou.
reason-not_in_hand = Você não tem { $card } na mão.
reason-not_on_layout = Não está entre as cartas soltas: { $cards }.
reason-no_such_build = Não há uma construção de { $cards }.
reason-nothing_taken = Uma captura precisa levar algo: escolha uma carta ou uma construção.
reason-court_takes_rank = { $card } só leva cartas iguais, portanto não { $cards }.
reason-court_takes_one = { $allowed ->
    [all] { $card } leva todas as cartas iguais, não só algumas.
    [one_or_three] { $card } leva uma carta igual, ou três.
   *[one] { $card } leva uma carta igual, não mais.
}
reason-no_groups = Com { $cards } não se formam grupos que façam cada um { $value }.
reason-other_value = A construção de { $cards } tem outro valor; { $card } só leva construções do seu próprio valor.
reason-not_yours_to_take = Só o dono e o jogador à esquerda dele podem levar a construção de { $cards }.
reason-one_group_only = { $card } leva um grupo ou construções: escolha um grupo só.
reason-pair_first = Uma carta que sozinha vale { $value } vem antes de uma soma: { $cards }.
reason-pairs_left = Com um valor de { $value } você também precisa levar { $cards }.
reason-not_maximal = Você precisa levar tudo o que puder: também { $cards }.
reason-no_building = Nestas regras não se constrói.
reason-no_value = Sem valor, portanto fora de qualquer construção: { $cards }.
reason-nothing_used = Uma construção precisa de pelo menos uma carta solta.
reason-wrong_sum = Com { $cards } não se formam grupos que façam cada um { $value }.
reason-value_not_higher = Aumentar leva a um valor mais alto, e { $value } não é mais alto.
reason-build_is_multiple = A construção de { $cards } é composta: o valor dela não muda.
reason-loose_cannot_help = Só a carta jogada aumenta a construção: cartas soltas não ajudam a chegar a { $value }.
reason-no_multiple = Nestas regras só há construções simples: um grupo que faça { $value }.
reason-one_at_a_time = Um grupo por jogada: o que tem { $card }.
reason-may_not_add = Nestas regras você não pode adicionar à construção de { $cards }.
reason-may_not_raise = Nestas regras você não pode aumentar a construção de { $cards }.
reason-same_value_exists = Já há uma construção de { $value }, e uma segunda não é permitida.
reason-too_many_builds = Você teria mais construções do que estas regras permitem.
reason-no_capturing_card = Para construir { $value }, você precisa guardar na mão outra carta que valha { $value }.
reason-card_is_owed = Guarde { $card }: você precisa dela para a sua construção de { $value }.
reason-owner_may_not_trail = Você tem uma construção, então não pode passar: capture, construa, adicione ou aumente.
reason-must_capture = { $card } pode capturar, então você não pode passá-la.
reason-must_take_pair = { $card } é igual a { $cards } na mesa, então você não pode passá-la.
