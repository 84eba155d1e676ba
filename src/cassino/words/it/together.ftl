### Giocare con altri: l'invito, il tavolo prima di cominciare, le persone al tavolo, e il passaggio a un altro dispositivo.

## Pagina iniziale

friends-title = Gioca con gli amici
friends-how = Con un collegamento, senza registrarsi
friends-open = Apri il tavolo
friends-about = Ricevi un collegamento e un codice breve da passare agli amici. I posti liberi possono andare ai bot.
home-pace = Tempo
pace-untimed = Senza orologio
pace-clock = { $minutes } min a testa, { $increment } s a giocata
pace-days = { $days ->
    [one] { $days } giorno a giocata
   *[other] { $days } giorni a giocata
}
your-name = Il tuo nome
guest-number = Ospite { $number }
join-title = Entra in un tavolo
join-code = Codice o collegamento
join-go = Vai
join-none = Nessun tavolo aspetta con questo codice: è scritto male, o la partita è cominciata.
join-elsewhere = Questo collegamento porta a un altro server. Aprilo nella barra degli indirizzi del browser.
own-tables = I tuoi tavoli
own-none = Non sei ancora a nessun tavolo.
# $open (number): seats that are free
own-state = { $preset }, { $phase ->
    [lobby] { $open ->
        [0] si può cominciare
        [one] un posto libero
       *[other] { $open } posti liberi
    }
    [match_over] finita
   *[other] in corso
}
own-go = Apri

open-title = Tavoli aperti
open-none = Nessun tavolo aspetta qualcuno in questo momento. Se ne apri uno, puoi mostrarlo qui.
open-seats = { $preset }, { $open ->
    [one] un posto libero
   *[other] { $open } posti liberi
}
open-join = Entra
open-watch = Guarda
open-join-whom = Entra: { $names }
open-watch-whom = Guarda: { $names }
list-title = Chi lo trova
list-link = Chi ha il collegamento
list-all = Tutti
listed = Tutti trovano questo tavolo sulla pagina iniziale.

## Series

series = Serie
# $matches (number): of the series
series-of = { $matches ->
    [1] Una partita
   *[other] Al meglio di { $matches }
}
# $standing (text): "You 1 and Ben 0"
series-standing = { series-of }: { $standing }
series-won = { $who ->
    [you] Hai vinto la serie
    [us] { $name } avete vinto la serie
    [them] { $name } hanno vinto la serie
   *[other] { $name } ha vinto la serie
}
series-next = Prossima partita
series-again = Nuova serie

## Before the first card

lobby-about = Chi ha questo collegamento può sedersi o guardare.
lobby-invite = Invita
lobby-link = Collegamento
lobby-code = Codice per la pagina iniziale
lobby-qr = Il collegamento come immagine per la fotocamera del telefono
lobby-free = Si aspetta una persona
lobby-person = Una persona
lobby-fill = Chi gioca al posto { $seat }
lobby-sit = Siediti qui
lobby-stand = Alzati
lobby-swap = Scambia { $one } e { $other }
lobby-side = { $side ->
    [1] Compagni
   *[other] Contro di loro
}
lobby-choose = Prendi un posto, o guarda soltanto.
lobby-full = Tutti i posti sono occupati. Puoi guardare.
lobby-open = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
lobby-ready = Tutti i posti sono occupati.
lobby-host-starts = Ci siete tutti. Chi ha aperto il tavolo dà le carte.
lobby-start = Da' le carte

## People at the table

people = Persone e invito
watch-title = Invita altri
leave-title = Lasciare il tavolo o chiuderlo
leave-seat = Lascia il mio posto
close-table = Chiudi il tavolo
table-closed = Questo tavolo è chiuso.
say = Di' qualcosa
look = Guarda
call-bot = Fai giocare un bot
bot-for-you = Un bot gioca per te.
come-back = Torna a giocare
is-gone = { $name } non è qui.
is-slow = { $name } pensa già da un po'.
take-back = Ritira la mia giocata
# $moves (text): the moves that would be undone, a sentence each; $count (number): how many
take-back-asked = { $count ->
    [0] { $name } vorrebbe ritirare una giocata.
    [one] { $name } vorrebbe ritirare una giocata: { $moves }
   *[other] { $name } vorrebbe annullare le ultime { $count } giocate: { $moves }
}
take-back-waiting = Hai chiesto di ritirare la tua giocata. Decidono gli altri.
take-back-yes = Va bene
take-back-no = No
connected-again = Di nuovo in contatto.
wins = Partite vinte
clock-left = restano { $time }
host = Ha aperto il tavolo
left-days = { $days } g { $hours } h
left-hours = { $hours } h { $minutes } min
seconds-left = restano { $seconds } s
waiting-for = Si aspetta { $names }
wait-for-you = Chi è già pronto: { $names }
rematch = Rivincita
set-phrases = Le frasi degli altri
phrases-shown = Mostrate
phrases-muted = Nascoste

## Another device

device-title = Un altro dispositivo
device-mine = Il mio posto è su un altro dispositivo
device-about = Con un codice porti il tuo posto su un altro dispositivo. Da questo poi guardi soltanto.
device-give = Mostra un codice
device-code = Codice del posto
device-once = Vale una volta sola e non si mostra più. Apri il collegamento sull'altro dispositivo e scrivilo lì.
device-take-about = Scrivi il codice che mostra l'altro tuo dispositivo. Il tuo posto passa qui.
device-take = Prendi il mio posto
moved-away = Ora il tuo posto è su un altro dispositivo. Qui guardi soltanto.

## Rules and score

rules-deal = Dare le carte
rules-values = Quanto valgono le carte
rules-capture = Prese
rules-build = Costruzioni
rules-raise = Aggiungere e alzare
rules-trail = Passare, e che cosa deve chi ha una costruzione
rules-score = Punti
rules-match = La partita
rules-line = Queste regole in una riga di testo:
rule-open = Sulla regola { $rule }
howto-court = Fante, regina e re non hanno valore: ciascuno prende solo il proprio rango.
howto-court-values = Il fante vale { $jack }, la regina { $queen }, il re { $king }.
value-deck-count = { $count } carte
# $two, $three, $four (number): with so many players
value-by-seats = { $two } in due, { $three } in tre, { $four } in quattro
value-overs-cards = Carte oltre { $count }
value-overs-spades = Picche oltre { $count }
# $each (text): what counts with every card or every time; no for what counts once
worth = { $each ->
    [no] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    [aces] { $points ->
        [one] { $points } punto l'uno
       *[other] { $points } punti l'uno
    }
    [pips] { $points ->
        [one] { $points } punto l'uno
       *[other] { $points } punti l'uno
    }
    [pat] { $points ->
        [one] { $points } punto l'uno
       *[other] { $points } punti l'uno
    }
   *[other] { $points ->
        [one] { $points } punto l'una
       *[other] { $points } punti l'una
    }
}

## What happened

event-sat = { $who ->
    [you] Hai preso posto.
   *[other] { $name } ha preso posto.
}
# $played (text): yes where a bot goes on for who left; $bot (text): its name
event-stood = { $who ->
    [you] Hai lasciato il tavolo.
   *[other] { $played ->
        [yes] { $name } lascia il tavolo; continua { $bot }, un bot.
       *[no] { $name } lascia il tavolo.
    }
}
event-away = { $who ->
    [you] Un bot gioca per te.
   *[other] { $name } non è qui; gioca un bot.
}
event-back = { $who ->
    [you] Giochi di nuovo tu.
   *[other] { $name } è di nuovo qui.
}
event-away-warned = { $who ->
    [you] Fra poco un bot giocherà per te.
   *[other] { $name } non è qui; fra poco giocherà un bot.
}
event-take-back-asked = { $who ->
    [you] Hai chiesto di ritirare una giocata.
   *[other] { $name } vorrebbe ritirare una giocata.
}
# $why (text): played where somebody has moved on
event-take-back-refused = { $why ->
    [played] Il gioco è andato avanti: la richiesta di ritirare una giocata è decaduta.
   *[other] La giocata resta.
}
# $moves (text): the moves that were undone, a sentence each; $count (number): how many
event-took-back = { $who ->
    [you] Hai ritirato la tua giocata.
   *[other] { $name } ha ritirato una giocata.
}{ $count ->
    [0] { "" }
   *[other] { " " }Annullato: { $moves }
}
event-seat-moved = { $who ->
    [you] Ora il tuo posto è su questo dispositivo.
   *[other] { $name } ora gioca da un altro dispositivo.
}
event-shuffle-void = { $who ->
    [you] La mescolata è stata scartata: il tuo browser non ha risposto. Ne comincia un'altra.
   *[other] La mescolata è stata scartata: il browser di { $name } non ha risposto. Ne comincia un'altra.
}
event-closed = Il tavolo è chiuso.
