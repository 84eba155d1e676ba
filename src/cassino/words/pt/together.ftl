### Jogar com outros: o convite, a mesa antes de começar, as pessoas à mesa e a passagem para outro aparelho.

## Página inicial

friends-title = Jogar com amigos
friends-how = Por um link, sem conta
friends-open = Abrir a mesa
friends-about = Você recebe um link e um código curto para passar aos amigos. Lugares livres podem ficar com robôs.
home-pace = Tempo
pace-untimed = Sem relógio
pace-clock = { $minutes } min cada um, { $increment } s por jogada
pace-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
your-name = Seu nome
guest-number = Visitante { $number }
join-title = Entrar numa mesa
join-code = Código ou link
join-go = Ir
join-none = Nenhuma mesa espera com este código: ele está errado, ou a partida já começou.
join-elsewhere = Este link leva a outro servidor. Abra-o na barra de endereço do navegador.
own-tables = Suas mesas
own-none = Você ainda não está em nenhuma mesa.
# $open (number): seats that are free
own-state = { $preset }, { $phase ->
    [lobby] { $open ->
        [0] pronta para começar
        [one] um lugar livre
       *[other] { $open } lugares livres
    }
    [match_over] terminada
   *[other] em jogo
}
own-go = Abrir

open-title = Mesas abertas
open-none = Nenhuma mesa espera por alguém agora. Se você abrir uma, pode mostrá-la aqui.
open-seats = { $preset }, { $open ->
    [one] um lugar livre
   *[other] { $open } lugares livres
}
open-join = Entrar
open-watch = Assistir
open-join-whom = Entrar: { $names }
open-watch-whom = Assistir: { $names }
list-title = Quem a encontra
list-link = Quem tem o link
list-all = Todos
listed = Todos encontram esta mesa na página inicial.

## Series

series = Série
# $matches (number): of the series
series-of = { $matches ->
    [1] Uma partida
   *[other] Melhor de { $matches }
}
# $standing (text): "You 1 and Ben 0"
series-standing = { series-of }: { $standing }
series-won = { $who ->
    [you] Você ganhou a série
    [us] { $name } ganharam a série
    [them] { $name } ganharam a série
   *[other] { $name } ganhou a série
}
series-next = Próxima partida
series-again = Nova série

## Before the first card

lobby-about = Quem tiver este link pode sentar-se ou assistir.
lobby-invite = Convidar
lobby-link = Link
lobby-code = Código para a página inicial
lobby-qr = O link como imagem para a câmera do celular
lobby-free = Esperando uma pessoa
lobby-person = Uma pessoa
lobby-fill = Quem joga no lugar { $seat }
lobby-sit = Sentar aqui
lobby-stand = Levantar
lobby-swap = Trocar { $one } e { $other }
lobby-side = { $side ->
    [1] Parceiros
   *[other] Contra eles
}
lobby-choose = Sente-se num lugar, ou só assista.
lobby-full = Todos os lugares estão ocupados. Você pode assistir.
lobby-open = { $count ->
    [one] Um lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
lobby-ready = Todos os lugares estão ocupados.
lobby-host-starts = Estão todos aqui. Quem abriu a mesa dá as cartas.
lobby-start = Dar as cartas

## People at the table

people = Pessoas e convite
watch-title = Convidar outros
leave-title = Sair ou fechar a mesa
leave-seat = Deixar o meu lugar
close-table = Fechar a mesa
table-closed = Esta mesa está fechada.
say = Dizer
look = Ver
call-bot = Deixar um robô jogar
bot-for-you = Um robô joga por você.
come-back = Voltar a jogar
is-gone = { $name } não está aqui.
is-slow = { $name } está pensando há algum tempo.
take-back = Desfazer a minha jogada
# $moves (text): the moves that would be undone, a sentence each; $count (number): how many
take-back-asked = { $count ->
    [0] { $name } gostaria de desfazer uma jogada.
    [one] { $name } gostaria de desfazer uma jogada: { $moves }
   *[other] { $name } gostaria de desfazer as últimas { $count } jogadas: { $moves }
}
take-back-waiting = Você pediu para desfazer a sua jogada. Os outros decidem.
take-back-yes = Tudo bem
take-back-no = Não
connected-again = Conectado de novo.
wins = Partidas ganhas
clock-left = restam { $time }
host = Abriu a mesa
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
seconds-left = restam { $seconds } s
waiting-for = Esperando { $names }
wait-for-you = Quem já está pronto: { $names }
rematch = Jogar de novo
set-phrases = O que os outros dizem
phrases-shown = Mostrar
phrases-muted = Esconder

## Another device

device-title = Outro aparelho
device-mine = Meu lugar está em outro aparelho
device-about = Com um código você leva o seu lugar para outro aparelho. Neste, depois, você só assiste.
device-give = Mostrar um código
device-code = Código do lugar
device-once = Vale uma só vez e não aparece de novo. Abra o link no outro aparelho e digite o código lá.
device-take-about = Digite o código que o seu outro aparelho mostra. O seu lugar vem para cá.
device-take = Pegar o meu lugar
moved-away = Seu lugar está agora em outro aparelho. Aqui você só assiste.

## Rules and score

rules-deal = Dar as cartas
rules-values = Quanto valem as cartas
rules-capture = Capturas
rules-build = Construções
rules-raise = Adicionar e aumentar
rules-trail = Passar, e o que deve o dono de uma construção
rules-score = Pontos
rules-match = A partida
rules-line = Estas regras numa linha de texto:
rule-open = Sobre a regra { $rule }
howto-court = Valete, dama e rei não têm valor: cada um leva só o seu igual.
howto-court-values = O valete vale { $jack }, a dama { $queen }, o rei { $king }.
value-deck-count = { $count } cartas
# $two, $three, $four (number): with so many players
value-by-seats = { $two } a dois, { $three } a três, { $four } a quatro
value-overs-cards = Cartas acima de { $count }
value-overs-spades = Espadas acima de { $count }
# $each (text): what counts with every card or every time; no for what counts once
worth = { $each ->
    [no] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] { $points ->
        [one] { $points } ponto cada
       *[other] { $points } pontos cada
    }
}

## What happened

event-sat = { $who ->
    [you] Você sentou-se.
   *[other] { $name } sentou-se.
}
# $played (text): yes where a bot goes on for who left; $bot (text): its name
event-stood = { $who ->
    [you] Você saiu.
   *[other] { $played ->
        [yes] { $name } saiu; { $bot }, um robô, continua.
       *[no] { $name } saiu.
    }
}
event-away = { $who ->
    [you] Um robô joga por você.
   *[other] { $name } está ausente; um robô joga.
}
event-back = { $who ->
    [you] Você voltou a jogar.
   *[other] { $name } voltou.
}
event-away-warned = { $who ->
    [you] Logo um robô vai jogar por você.
   *[other] { $name } não está aqui; logo um robô vai jogar.
}
event-take-back-asked = { $who ->
    [you] Você pediu para desfazer uma jogada.
   *[other] { $name } gostaria de desfazer uma jogada.
}
# $why (text): played where somebody has moved on
event-take-back-refused = { $why ->
    [played] O jogo seguiu em frente: o pedido para desfazer uma jogada perdeu o efeito.
   *[other] A jogada fica.
}
# $moves (text): the moves that were undone, a sentence each; $count (number): how many
event-took-back = { $who ->
    [you] Você desfez a sua jogada.
   *[other] { $name } desfez uma jogada.
}{ $count ->
    [0] { "" }
   *[other] { " " }Desfeito: { $moves }
}
event-seat-moved = { $who ->
    [you] Seu lugar está agora neste aparelho.
   *[other] { $name } joga agora de outro aparelho.
}
event-shuffle-void = { $who ->
    [you] O embaralhamento foi descartado: seu navegador não respondeu. Começa outro.
   *[other] O embaralhamento foi descartado: o navegador de { $name } não respondeu. Começa outro.
}
event-closed = A mesa está fechada.
