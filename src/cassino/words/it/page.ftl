### La pagina: inizio, tavolo, foglio dei punti, impostazioni, annunci.

## Carte

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
    [A] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] fante
    [Q] regina
   *[K] re
}
card-name = { rank-name } di { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}
value-one = { $value ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
   *[other] { $value }
}
value-many = { $value ->
    [1] uno composto
    [2] due composto
    [3] tre composto
    [4] quattro composto
    [5] cinque composto
    [6] sei composto
    [7] sette composto
    [8] otto composto
    [9] nove composto
    [10] dieci composto
    [11] undici composto
    [12] dodici composto
    [13] tredici composto
    [14] quattordici composto
    [15] quindici composto
    [16] sedici composto
   *[other] { $value } composto
}

## Inizio

home = Cassino, pagina iniziale
home-title = Prendi ciò che torna.
home-lead = Il Cassino è l'antico gioco di pesca: abbina una carta, o prendine più d'una che insieme fanno il suo valore. Quattro carte in mano, le altre sul tavolo.
home-fine = Niente da registrare, niente da preparare. La tua partita ti aspetta qui.
home-foot = Codice aperto. Niente soldi, niente poste.
home-rules = Regole della casa
home-table = Il tuo tavolo
home-seats = Posti
home-bots = Contro
home-target = Si gioca a
play-now = Gioca subito
play-now-what = Contro un bot
play-now-how = Cassino a 21, senza orologio
resume = Continua la tua partita
deal-cards = Da' le carte
table-failed = Non è stato possibile aprire il tavolo. Riprova fra un momento.
table-size = { $size ->
    [2] 2 posti
    [3] 3
    [4] 4
   *[other] 2 + 2
}
target-points = { $target } punti
target-none = Una mano sola
target-own = Come da regole: { $target }
guest = Ospite
light-or-dark = Chiaro o scuro

## Persone e posti

you = Tu
us = Noi
them = Loro
seat-empty = Posto libero
seat-bot = Bot, { $bot }
seat-partner = Compagno
seat-partner-bot = Compagno, { $bot }
seat-person = Presente
seat-not-here = Assente
seat-away = Assente, gioca un bot
dealer = Mazziere
with-partner = con { $name }
your-pile = Tu e le tue prese
seat-label = { $turn ->
    [yes] { $name }, deve giocare, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano
   *[no] { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano
}
held = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
pile = { $count ->
    [one] { $count } carta presa
   *[other] { $count } carte prese
}, { $sweeps ->
    [0] nessuna scopa
    [one] { $sweeps } scopa
   *[other] { $sweeps } scope
}
gained = +{ $count }

## Il tavolo

table-title = { $preset }, a { $target }
table-title-open = { $preset }
table-heading = Il tavolo: { $table }
title-table = { $table }
title-turn = Tocca a te: { $table }
to-target = a { $target }
deal-round = { $last ->
    [yes] Mano { $deal }, giro { $round } di { $rounds }, ultimo
   *[no] Mano { $deal }, giro { $round } di { $rounds }
}
score = Punti
taken-title = Prese in questa mano
taken-cards = Carte
taken-sweeps = Scope
board = Tabellone da cribbage: { $scores }
board-side = { $name } { $points }
moves = Giocate
moves-list = Le giocate finora
rules = Regole di questo tavolo
settings = Impostazioni
close = Chiudi
watching = Stai guardando
waiting = Un momento

## Carte sul tavolo e in mano

layout = Sul tavolo: { $loose ->
    [one] { $loose } carta libera
   *[other] { $loose } carte libere
}, { $builds ->
    [0] nessuna costruzione
    [one] { $builds } costruzione
   *[other] { $builds } costruzioni
}
layout-empty = Il tavolo è vuoto
ghost = presa: { $card }
card-label = { $state ->
    [chosen] { $card }, scelta
    [usable] { $card }, si può usare
    [advised] { $card }, consigliata
   *[none] { $card }
}
build-name = { $multiple ->
    [yes] { $own ->
        [yes] { value-many }, tua
       *[no] { value-many }
    }
   *[no] { $own ->
        [yes] { value-one }, tua
       *[no] { value-one }
    }
}
build-label = { $multiple ->
    [yes] costruzione composta di { $value }
   *[no] costruzione semplice di { $value }
}, { $who ->
    [you] tua
   *[other] di { $name }
}: { $cards }{ $state ->
    [chosen] , scelta
    [usable] , si può usare
    [advised] , consigliata
   *[none] { "" }
}
hand = La tua mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
hand-label = { $keeps ->
    [yes] { $card }, tiene la costruzione di { $value }
   *[no] { $card }
}{ $state ->
    [chosen] , scelta
    [advised] , consigliata
   *[none] { "" }
}
keeps = tiene { $values }
stock = { $count ->
    [0] Il tallone è finito
    [one] { $count } carta nel tallone
   *[other] { $count } carte nel tallone
}, giro { $round } di { $rounds }{ $last ->
    [yes] , l'ultimo
   *[no] { "" }
}
last-round = Ultimo

## Inviti a giocare e scelte

turn-yours = Tocca a te
turn-other = Tocca a { $name }
prompt-other = <b>{ $name }</b> ci pensa
prompt-card = { $rank ->
    [Q] Che cosa fa la <b>{ rank-name }</b>?
    [A] Che cosa fa l'<b>{ rank-name }</b>?
    [8] Che cosa fa l'<b>{ rank-name }</b>?
   *[other] Che cosa fa il <b>{ rank-name }</b>?
}
prompt-owner = Tocca a te. Hai la costruzione di <b>{ value-one }</b>: prendila, aggiungi o costruisci ancora
prompt-shuffling = Si mescolano le carte
choose-hand = Scegli una carta della tua mano
choose-hand-first = Prima scegli una carta della tua mano
wait-turn = Giochi quando tocca a te
tray = Che cosa può fare questa carta
clear = Scegli di nuovo
choice-label = { $words }: { $cards }
do-capture = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
do-build = { $multiple ->
    [yes] Costruisci { value-many }
   *[no] Costruisci { value-one }
}
do-add = Aggiungi: { value-many }
do-raise = Alza a { value-one }
do-trail = Passa
refused = Non è stato fatto ({ $code })
show-sheet = Punti di questa mano

## Ultima giocata e lista delle giocate

last-move = Ultima giocata
no-move-yet = Non è stata ancora giocata nessuna carta
last-capture = { $who ->
    [you] <b>Tu</b> hai preso
   *[other] <b>{ $name }</b> ha preso
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
last-build = { $who ->
    [you] <b>Tu</b> hai costruito
   *[other] <b>{ $name }</b> ha costruito
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}
last-add = { $who ->
    [you] <b>Tu</b> hai aggiunto
   *[other] <b>{ $name }</b> ha aggiunto
}: { value-many }
last-raise = { $who ->
    [you] <b>Tu</b> hai alzato
   *[other] <b>{ $name }</b> ha alzato
} a { value-one }
last-trail = { $who ->
    [you] <b>Tu</b> sei passato
   *[other] <b>{ $name }</b> passa
}
sweep = Scopa
log-capture = { $sweep ->
    [yes] { $card } prende { $cards }: scopa
   *[no] { $card } prende { $cards }
}
log-build = { $multiple ->
    [yes] { $card } su { $cards }: costruisce { value-many }
   *[no] { $card } su { $cards }: costruisce { value-one }
}
log-add = { $card } su { $cards }: aggiunge, { value-many }
log-raise = { $card } su { $cards }: alza a { value-one }
log-trail = { $card } passa

## Foglio dei punti

deal-number = Mano { $deal }
item = Voce
aces = Assi
item-aces = { aces }
this-deal = Questa mano
match-to = Partita, a { $target }
match-open = Totale
next-deal = Un'altra mano
new-match = Nuova partita
other-table = Un altro tavolo
see-table = Guarda il tavolo
key-enter = Invio
deal-led = { $who ->
    [you] Tu ne hai fatti di più: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    [us] { $name } ne hanno fatti di più: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $name }: il meglio di questa mano, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
deal-two = { $who ->
    [you] Tu { $points }, { $other } { $others }
   *[other] { $name } { $points }, { $other } { $others }
}
# $names: who shares the lead, two at least and not all
deal-tied = { $names }: il meglio di questa mano, { $points } ciascuno
deal-even = Pari: { $points } ciascuno
tie = { $sides ->
    [2] { $all ->
        [2] { $count } ciascuno: parità, nessuno segna
       *[other] Due ne hanno { $count }: parità, nessuno segna
    }
   *[other] { $count } ciascuno: parità, nessuno segna
}
match-won = { $who ->
    [you] Hai vinto la partita
    [us] { $name } avete vinto la partita
    [them] { $name } hanno vinto la partita
   *[other] { $name } vince la partita
}
margin = Vantaggio: { $margin }.

## Impostazioni

set-pace = Velocità delle carte
pace-off = Ferme
pace-fast = Rapide
pace-normal = Normali
pace-slow = Lente
set-theme = Luce
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Sera
set-deck = Colori dei semi
deck-two = Due
deck-four = Quattro
set-keys = Tasti sulle carte
keys-hidden = Nascosti
keys-shown = Visibili
keys-help = Da 1 a 4 scegli una carta della mano, le lettere scelgono sul tavolo, Invio gioca la prima scelta, T passa, ? chiede un suggerimento, Esc ricomincia.
set-language = Lingua

## Regole del tavolo

points-line = { $item } { $points }
howto-trail = A ogni turno giochi una carta. Passare: la posi, e resta sul tavolo.
howto-capture = { $single ->
    [yes] Catturare: prendi una carta dello stesso rango, o un gruppo che insieme fa il suo valore.
   *[no] Catturare: prendi una carta dello stesso rango, o più d'una che insieme fanno il suo valore, quanti gruppi ci sono.
}
howto-build = Costruire: posa la tua carta su carte libere e di' il valore che fanno. Devi tenere una carta di quel valore.
howto-add = Aggiungere: posa un altro gruppo dello stesso valore su una costruzione. Diventa composta e il suo valore resta.
howto-raise = Alzare: posa la tua carta su una costruzione semplice, e il suo valore cresce della tua carta.
howto-owner = Una costruzione è di chi l'ha toccata per ultimo: finché è lì, non può passare. Può prenderla chiunque.

## Prima di cominciare, e connessione

reconnecting = Connessione persa. Si riprova; le tue carte restano scelte.
table-gone = Questo tavolo non c'è più.

## Annunci, uno per evento

event-captured = { $who ->
    [you] Hai preso { $cards } con { $card }.
   *[other] { $name } prende { $cards } con { $card }.
}{ $sweep ->
    [yes] { " " }Scopa.
   *[no] { "" }
}
event-built = { $who ->
    [you] Hai costruito
   *[other] { $name } costruisce
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } su { $cards }.
event-added = { $who ->
    [you] Hai aggiunto
   *[other] { $name } aggiunge
} { $card }{ $with ->
    [yes] {" "}e { $loose }
   *[no] { "" }
} alla costruzione { $build }: { value-many }.
event-raised = { $who ->
    [you] Hai alzato
   *[other] { $name } alza
} la costruzione { $build } a { value-one } con { $card }{ $with ->
    [yes] {" "}e { $loose }
   *[no] { "" }
}.
event-trailed = { $who ->
    [you] Sei passato con { $card }.
   *[other] { $name } passa con { $card }.
}
event-drew = Hai pescato { $card }.
event-handed-out = { $last ->
    [yes] Nuove carte, giro { $round }: l'ultimo.
   *[no] Nuove carte, giro { $round }.
}
event-residue = { $who ->
    [you] Le carte rimaste sul tavolo sono tue: { $cards }.
   *[other] Le carte rimaste sul tavolo vanno a { $name }: { $cards }.
}
event-deal-started = Comincia la mano { $deal }.
# $gain (text): no where points are taken off; $total (text): with them
event-pegged = { $gain ->
    [no] { $who ->
        [you] Perdi
        [us] { $name } perdete
        [them] { $name } perdono
       *[other] { $name } perde
    }
   *[yes] { $who ->
        [you] Segni
        [us] { $name } segnate
        [them] { $name } segnano
       *[other] { $name } segna
    }
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: in tutto { $total }.
# $scores (text): of `deal-side`, joined
event-deal-scored = La mano è stata contata. { $scores }.
# $points, $total (text): of the deal, and with those before
deal-side = { $name }: { $points }, in tutto { $total }
event-match-won = { match-won }.
event-started = Comincia la partita.
event-said = { $name }: { $phrase }
# $scores (text): "You 5 and Jun 7"
standing = { deal-round }. { score }: { $scores }.
