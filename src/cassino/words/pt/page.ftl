### A página: início, mesa, folha de pontos, ajustes, anúncios.

## Cartas

card-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
card-short = { $rank }{ $suit ->
    [C] ♣
    [D] ♦
    [H] ♥
   *[S] ♠
}
rank-name = { $rank ->
    [A] ás
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [T] dez
    [J] valete
    [Q] dama
   *[K] rei
}
card-name = { rank-name } de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}
value-one = { $value ->
    [1] ás
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
    [16] dezesseis
   *[other] { $value }
}
value-many = { $value ->
    [1] ases
    [2] dois
    [3] três
    [4] quatros
    [5] cincos
    [6] seis
    [7] setes
    [8] oitos
    [9] noves
    [10] dezes
    [11] onzes
    [12] dozes
    [13] trezes
    [14] catorzes
    [15] quinzes
    [16] dezesseis
   *[other] { $value }
}

## Início

home = Cassino, página inicial
home-title = Leve o que soma.
home-lead = Cassino é o velho jogo de pesca: case uma carta, ou leve várias que juntas fazem o seu valor. Quatro cartas na mão, as outras na mesa.
home-fine = Sem conta, nada a preparar. Sua partida espera por você aqui.
home-foot = Código aberto. Sem dinheiro, sem apostas.
home-rules = Regras da casa
home-table = Sua mesa
home-seats = Lugares
home-bots = Contra
home-target = Joga-se até
play-now = Jogar agora
play-now-what = Contra um robô
play-now-how = Cassino até 21, sem relógio
resume = Continuar a sua partida
deal-cards = Dar as cartas
table-failed = Não foi possível abrir a mesa. Tente de novo daqui a pouco.
table-size = { $size ->
    [2] 2 lugares
    [3] 3
    [4] 4
   *[other] 2 + 2
}
target-points = { $target } pontos
target-none = Uma só mão
target-own = Como nas regras: { $target }
guest = Visitante
light-or-dark = Claro ou escuro

## Pessoas e lugares

you = Você
us = Nós
them = Eles
seat-empty = Lugar livre
seat-bot = Robô, { $bot }
seat-partner = Parceiro
seat-partner-bot = Parceiro, { $bot }
seat-person = Aqui
seat-not-here = Ausente
seat-away = Ausente, um robô joga
dealer = Dá as cartas
with-partner = com { $name }
your-pile = Você e o que já levou
seat-label = { $turn ->
    [yes] { $name }, vez de jogar, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } na mão
   *[no] { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } na mão
}
held = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
pile = { $count ->
    [one] { $count } carta capturada
   *[other] { $count } cartas capturadas
}, { $sweeps ->
    [0] nenhuma varredura
    [one] { $sweeps } varredura
   *[other] { $sweeps } varreduras
}
gained = +{ $count }

## A mesa

table-title = { $preset }, até { $target }
table-title-open = { $preset }
table-heading = A mesa: { $table }
title-table = { $table }
title-turn = Sua vez: { $table }
to-target = até { $target }
deal-round = { $last ->
    [yes] Mão { $deal }, rodada { $round } de { $rounds }, a última
   *[no] Mão { $deal }, rodada { $round } de { $rounds }
}
score = Pontos
taken-title = Levado nesta mão
taken-cards = Cartas
taken-sweeps = Varreduras
board = Tabuleiro de cribbage: { $scores }
board-side = { $name } { $points }
moves = Jogadas
moves-list = As jogadas até agora
rules = Regras desta mesa
settings = Ajustes
close = Fechar
watching = Você está assistindo
waiting = Um momento

## Cartas na mesa e na mão

layout = Na mesa: { $loose ->
    [one] { $loose } carta solta
   *[other] { $loose } cartas soltas
}, { $builds ->
    [0] nenhuma construção
    [one] { $builds } construção
   *[other] { $builds } construções
}
layout-empty = A mesa está vazia
ghost = levada: { $card }
card-label = { $state ->
    [chosen] { $card }, escolhida
    [usable] { $card }, pode ser usada
    [advised] { $card }, sugerida
   *[none] { $card }
}
build-name = { $multiple ->
    [yes] { $own ->
        [yes] { value-many }, sua
       *[no] { value-many }
    }
   *[no] { $own ->
        [yes] { value-one }, sua
       *[no] { value-one }
    }
}
build-label = { $multiple ->
    [yes] construção composta de { $value }
   *[no] construção simples de { $value }
}, { $who ->
    [you] sua
   *[other] de { $name }
}: { $cards }{ $state ->
    [chosen] , escolhida
    [usable] , pode ser usada
    [advised] , sugerida
   *[none] { "" }
}
hand = Sua mão, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-label = { $keeps ->
    [yes] { $card }, guarda a construção de { $value }
   *[no] { $card }
}{ $state ->
    [chosen] , escolhida
    [advised] , sugerida
   *[none] { "" }
}
keeps = guarda { $values }
stock = { $count ->
    [0] O monte acabou
    [one] { $count } carta no monte
   *[other] { $count } cartas no monte
}, rodada { $round } de { $rounds }{ $last ->
    [yes] , a última
   *[no] { "" }
}
last-round = Última

## Convites a jogar e escolhas

turn-yours = Sua vez
turn-other = Vez de { $name }
prompt-other = <b>{ $name }</b> está pensando
prompt-card = { $rank ->
    [Q] O que vai fazer a <b>{ rank-name }</b>?
   *[other] O que vai fazer o <b>{ rank-name }</b>?
}
prompt-owner = Sua vez. A construção de <b>{ value-one }</b> é sua: capture, adicione ou construa de novo
prompt-shuffling = As cartas estão sendo embaralhadas
choose-hand = Escolha uma carta da sua mão
choose-hand-first = Primeiro escolha uma carta da sua mão
wait-turn = Você joga quando for sua vez
tray = O que esta carta pode fazer
clear = Escolher de novo
choice-label = { $words }: { $cards }
do-capture = { $count ->
    [one] Levar { $count } carta
   *[other] Levar { $count } cartas
}
do-build = { $multiple ->
    [yes] Construir { value-many }
   *[no] Construir { value-one }
}
do-add = Adicionar aos { value-many }
do-raise = Aumentar para { value-one }
do-trail = Passar
refused = Isso não foi feito ({ $code })
show-sheet = Pontos desta mão

## Última jogada e lista de jogadas

last-move = Última jogada
no-move-yet = Nenhuma carta foi jogada ainda
last-capture = { $who ->
    [you] <b>Você</b>
   *[other] <b>{ $name }</b>
} levou { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
last-build = { $who ->
    [you] <b>Você</b>
   *[other] <b>{ $name }</b>
} construiu { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}
last-add = { $who ->
    [you] <b>Você</b>
   *[other] <b>{ $name }</b>
} adicionou aos { value-many }
last-raise = { $who ->
    [you] <b>Você</b>
   *[other] <b>{ $name }</b>
} aumentou para { value-one }
last-trail = { $who ->
    [you] <b>Você</b>
   *[other] <b>{ $name }</b>
} passou
sweep = Varredura
log-capture = { $sweep ->
    [yes] { $card } levou { $cards }: varredura
   *[no] { $card } levou { $cards }
}
log-build = { $multiple ->
    [yes] { $card } sobre { $cards }: construiu { value-many }
   *[no] { $card } sobre { $cards }: construiu { value-one }
}
log-add = { $card } sobre { $cards }: adicionou aos { value-many }
log-raise = { $card } sobre { $cards }: aumentou para { value-one }
log-trail = { $card } passou

## Folha de pontos

deal-number = Mão { $deal }
item = Item
aces = Ases
item-aces = { aces }
this-deal = Esta mão
match-to = Partida, até { $target }
match-open = Total
next-deal = Outra mão
new-match = Nova partida
other-table = Outra mesa
see-table = Ver a mesa
key-enter = Enter
deal-led = { $who ->
    [you] Você fez mais, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
    [us] { $name } fizeram mais, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] { $name } fez mais, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
}
deal-two = { $who ->
    [you] Você fez { $points }, { $other } { $others }
   *[other] { $name }: { $points }, { $other }: { $others }
}
# $names: who shares the lead, two at least and not all
deal-tied = { $names } fizeram mais, { $points } cada
deal-even = Empate: { $points } cada
tie = { $sides ->
    [2] { $all ->
        [2] { $count } cada: empate, ninguém pontua
       *[other] Dois têm { $count }: empate, ninguém pontua
    }
   *[other] { $count } cada: empate, ninguém pontua
}
match-won = { $who ->
    [you] Você venceu a partida
    [us] { $name } venceram a partida
    [them] { $name } venceram a partida
   *[other] { $name } venceu a partida
}
margin = Vantagem: { $margin }.

## Ajustes

set-pace = Velocidade das cartas
pace-off = Paradas
pace-fast = Rápidas
pace-normal = Normais
pace-slow = Lentas
set-theme = Luz
theme-system = Como o aparelho
theme-light = Dia
theme-dark = Noite
set-deck = Cores dos naipes
deck-two = Duas
deck-four = Quatro
set-keys = Teclas nas cartas
keys-hidden = Escondidas
keys-shown = Visíveis
keys-help = De 1 a 4 escolhe uma carta da mão, letras escolhem na mesa, Enter joga a primeira escolha, T passa, ? pede uma dica, Esc recomeça.
set-language = Idioma

## Regras da mesa

points-line = { $item } { $points }
howto-trail = Em cada vez você joga uma carta. Passar: deixe-a na mesa, e ali fica.
howto-capture = { $single ->
    [yes] Capturar: leve uma carta do mesmo valor, ou um grupo que junto faz o seu valor.
   *[no] Capturar: leve uma carta do mesmo valor, ou várias que juntas fazem o seu valor, quantos grupos houver.
}
howto-build = Construir: ponha sua carta sobre cartas soltas e diga o valor que fazem. Você precisa guardar uma carta desse valor.
howto-add = Adicionar: ponha outro grupo do mesmo valor sobre uma construção. Ela fica composta e mantém o valor.
howto-raise = Aumentar: ponha sua carta sobre uma construção simples, e o valor dela cresce com a sua carta.
howto-owner = A construção é de quem a tocou por último, que não pode passar enquanto ela estiver ali. Qualquer um pode levá-la.

## Antes de começar, e conexão

reconnecting = Sem conexão. Tentando de novo; suas cartas continuam escolhidas.
table-gone = Esta mesa não existe mais.

## Anúncios, um para cada acontecimento

event-captured = { $who ->
    [you] Você levou { $cards } com { $card }.
   *[other] { $name } levou { $cards } com { $card }.
}{ $sweep ->
    [yes] { " " }Varredura.
   *[no] { "" }
}
event-built = { $who ->
    [you] Você construiu
   *[other] { $name } construiu
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } sobre { $cards }.
event-added = { $who ->
    [you] Você adicionou
   *[other] { $name } adicionou
} { $card }{ $with ->
    [yes] {" "}e { $loose }
   *[no] { "" }
} à construção { $build }: { value-many }.
event-raised = { $who ->
    [you] Você aumentou
   *[other] { $name } aumentou
} a construção { $build } para { value-one } com { $card }{ $with ->
    [yes] {" "}e { $loose }
   *[no] { "" }
}.
event-trailed = { $who ->
    [you] Você passou com { $card }.
   *[other] { $name } passou com { $card }.
}
event-drew = Você comprou { $card }.
event-handed-out = { $last ->
    [yes] Novas cartas, rodada { $round }: a última.
   *[no] Novas cartas, rodada { $round }.
}
event-residue = { $who ->
    [you] As cartas que ficaram na mesa são suas: { $cards }.
   *[other] As cartas que ficaram na mesa vão para { $name }: { $cards }.
}
event-deal-started = Começa a mão { $deal }.
# $gain (text): no where points are taken off; $total (text): with them
event-pegged = { $who ->
    [you] Você
   *[other] { $name }
} { $gain ->
    [no] { $who ->
        [us] perdem
        [them] perdem
       *[other] perde
    }
   *[yes] { $who ->
        [us] marcam
        [them] marcam
       *[other] marca
    }
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $total } ao todo.
# $scores (text): of `deal-side`, joined
event-deal-scored = A mão foi contada. { $scores }.
# $points, $total (text): of the deal, and with those before
deal-side = { $name }: { $points }, { $total } ao todo
event-match-won = { match-won }.
event-started = Começa a partida.
event-said = { $name }: { $phrase }
# $scores (text): "You 5 and Jun 7"
standing = { deal-round }. { score }: { $scores }.
