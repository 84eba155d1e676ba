### Mit anderen spielen: die Einladung, der Tisch vor dem Anfang, die Leute am Tisch und der Weg zu einem anderen Gerät.

## Startseite

friends-title = Mit Freunden spielen
friends-how = Über einen Link, ohne Konto
friends-open = Tisch eröffnen
friends-about = Du bekommst einen Link und einen kurzen Code zum Weitergeben. Freie Plätze können Bots bekommen.
home-pace = Zeit
pace-untimed = Ohne Uhr
pace-clock = { $minutes } min für jeden, { $increment } s je Zug
pace-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
your-name = Dein Name
guest-number = Gast { $number }
join-title = An einen Tisch kommen
join-code = Code oder Link
join-go = Los
join-none = Unter diesem Code wartet kein Tisch. Er ist falsch geschrieben, oder das Spiel hat begonnen.
join-elsewhere = Dieser Link führt zu einem anderen Server. Öffne ihn in der Adresszeile des Browsers.
own-tables = Deine Tische
own-none = Du sitzt noch an keinem Tisch.
# $open (number): seats that are free
own-state = { $preset }, { $phase ->
    [lobby] { $open ->
        [0] es kann losgehen
        [one] ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }
    [match_over] beendet
   *[other] im Gang
}
own-go = Öffnen

open-title = Offene Tische
open-none = Gerade wartet kein Tisch auf jemanden. Wenn du einen eröffnest, kannst du ihn hier zeigen.
open-seats = { $preset }, { $open ->
    [one] ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
open-join = Mitspielen
open-watch = Zuschauen
open-join-whom = Mitspielen: { $names }
open-watch-whom = Zuschauen: { $names }
list-title = Wer ihn findet
list-link = Wer den Link hat
list-all = Alle
listed = Alle finden diesen Tisch auf der Startseite.

## Series

series = Serie
# $matches (number): of the series
series-of = { $matches ->
    [1] Eine Partie
   *[other] Bester aus { $matches }
}
# $standing (text): "You 1 and Ben 0"
series-standing = { series-of }: { $standing }
series-won = { $who ->
    [you] Du hast die Serie gewonnen
    [us] { $name } habt die Serie gewonnen
    [them] { $name } haben die Serie gewonnen
   *[other] { $name } hat die Serie gewonnen
}
series-next = Nächste Partie
series-again = Neue Serie

## Before the first card

lobby-about = Wer diesen Link hat, kann sich setzen oder zuschauen.
lobby-invite = Einladen
lobby-link = Link
lobby-code = Code für die Startseite
lobby-qr = Der Link als Bild für die Kamera eines Telefons
lobby-free = Wartet auf jemanden
lobby-person = Ein Mensch
lobby-fill = Wer auf Platz { $seat } spielt
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-swap = { $one } und { $other } tauschen
lobby-side = { $side ->
    [1] Partner
   *[other] Gegen sie
}
lobby-choose = Nimm einen Platz, oder schau nur zu.
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-ready = Alle Plätze sind besetzt.
lobby-host-starts = Alle sind da. Wer den Tisch eröffnet hat, gibt.
lobby-start = Karten geben

## People at the table

people = Leute und Einladung
watch-title = Andere einladen
leave-title = Gehen oder beenden
leave-seat = Meinen Platz verlassen
close-table = Tisch schließen
table-closed = Dieser Tisch ist geschlossen.
say = Sagen
look = Ansehen
call-bot = Bot spielen lassen
bot-for-you = Ein Bot spielt für dich.
come-back = Weiterspielen
is-gone = { $name } ist nicht da.
is-slow = { $name } überlegt schon eine Weile.
take-back = Meinen Zug zurücknehmen
# $moves (text): the moves that would be undone, a sentence each; $count (number): how many
take-back-asked = { $count ->
    [0] { $name } möchte einen Zug zurücknehmen.
    [one] { $name } möchte einen Zug zurücknehmen: { $moves }
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen: { $moves }
}
take-back-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
take-back-yes = In Ordnung
take-back-no = Nein
connected-again = Wieder verbunden.
wins = Gewonnene Partien
clock-left = noch { $time }
host = Hat den Tisch eröffnet
left-days = { $days } T { $hours } Std
left-hours = { $hours } Std { $minutes } min
seconds-left = noch { $seconds } s
waiting-for = Warten auf { $names }
wait-for-you = Schon bereit: { $names }
rematch = Noch eine Partie
set-phrases = Was andere sagen
phrases-shown = Zeigen
phrases-muted = Verbergen

## Another device

device-title = Ein anderes Gerät
device-mine = Mein Platz ist auf einem anderen Gerät
device-about = Mit einem Code nimmst du deinen Platz auf ein anderes Gerät mit. Dieses schaut dann nur noch zu.
device-give = Code zeigen
device-code = Code des Platzes
device-once = Er gilt einmal und wird nicht noch einmal gezeigt. Öffne den Link auf dem anderen Gerät und gib ihn dort ein.
device-take-about = Gib den Code ein, den dein anderes Gerät zeigt. Dein Platz kommt hierher.
device-take = Meinen Platz holen
moved-away = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du nur zu.

## Rules and score

rules-deal = Geben
rules-values = Was Karten wert sind
rules-capture = Erobern
rules-build = Bauen
rules-raise = Anlegen und Erhöhen
rules-trail = Ablegen, und was ein Gebilde von seinem Besitzer verlangt
rules-score = Punkte
rules-match = Die Partie
rules-line = Diese Regeln als eine Zeile Text:
rule-open = Zur Regel { $rule }
howto-court = Bube, Dame und König haben keinen Wert: Sie nehmen nur ihresgleichen.
howto-court-values = Der Bube zählt { $jack }, die Dame { $queen }, der König { $king }.
value-deck-count = { $count } Karten
# $two, $three, $four (number): with so many players
value-by-seats = { $two } zu zweit, { $three } zu dritt, { $four } zu viert
value-overs-cards = Karten über { $count }
value-overs-spades = Pik über { $count }
# $each (text): what counts with every card or every time; no for what counts once
worth = { $each ->
    [no] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
    }
}

## What happened

event-sat = { $who ->
    [you] Du hast dich gesetzt.
   *[other] { $name } hat sich gesetzt.
}
# $played (text): yes where a bot goes on for who left; $bot (text): its name
event-stood = { $who ->
    [you] Du bist gegangen.
   *[other] { $played ->
        [yes] { $name } ist gegangen; { $bot }, ein Bot, spielt weiter.
       *[no] { $name } ist gegangen.
    }
}
event-away = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] { $name } ist nicht da; ein Bot spielt.
}
event-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } ist wieder da.
}
event-away-warned = { $who ->
    [you] Bald spielt ein Bot für dich.
   *[other] { $name } ist nicht da; bald spielt ein Bot.
}
event-take-back-asked = { $who ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[other] { $name } möchte einen Zug zurücknehmen.
}
# $why (text): played where somebody has moved on
event-take-back-refused = { $why ->
    [played] Das Spiel ging weiter; die Bitte, einen Zug zurückzunehmen, ist hinfällig.
   *[other] Der Zug bleibt liegen.
}
# $moves (text): the moves that were undone, a sentence each; $count (number): how many
event-took-back = { $who ->
    [you] Du hast deinen Zug zurückgenommen.
   *[other] { $name } hat einen Zug zurückgenommen.
}{ $count ->
    [0] { "" }
   *[other] { " " }Zurückgenommen: { $moves }
}
event-seat-moved = { $who ->
    [you] Dein Platz ist jetzt auf diesem Gerät.
   *[other] { $name } spielt jetzt auf einem anderen Gerät.
}
event-shuffle-void = { $who ->
    [you] Das Mischen wurde verworfen: Dein Browser hat nicht geantwortet. Ein neues beginnt.
   *[other] Das Mischen wurde verworfen: Der Browser von { $name } hat nicht geantwortet. Ein neues beginnt.
}
event-closed = Der Tisch ist geschlossen.
