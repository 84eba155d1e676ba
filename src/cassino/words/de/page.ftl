### Die Seite: Anfang, Tisch, Punkteblatt, Einstellungen, Ansagen.

## Karten

card-index = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}
card-short = { $suit ->
    [C] ♣
    [D] ♦
    [H] ♥
   *[S] ♠
}{ $rank }
rank-name = { $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
   *[K] König
}
card-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}-{ rank-name }
value-one = { $value ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
    [14] Vierzehn
    [15] Fünfzehn
    [16] Sechzehn
   *[other] { $value }
}
value-many = { $value ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [11] Elfen
    [12] Zwölfen
    [13] Dreizehnen
    [14] Vierzehnen
    [15] Fünfzehnen
    [16] Sechzehnen
   *[other] { $value }
}

## Anfang

home = Cassino, Startseite
home-title = Nimm, was aufgeht.
home-lead = Cassino ist das alte Fischspiel: nimm eine gleiche Karte oder mehrere, die zusammen ihren Wert ergeben. Vier Karten auf der Hand, der Rest auf dem Tisch.
home-fine = Kein Konto, nichts einzurichten. Deine Partie wartet hier auf dich.
home-foot = Quelloffen. Kein Geld, kein Einsatz.
home-rules = Hausregeln
home-table = Dein Tisch
home-seats = Plätze
home-bots = Gegen
home-target = Gespielt bis
play-now = Jetzt spielen
play-now-what = Gegen einen Bot
play-now-how = Cassino bis 21, ohne Uhr
resume = Deine Partie fortsetzen
deal-cards = Karten geben
table-failed = Der Tisch ließ sich nicht öffnen. Versuch es gleich noch einmal.
table-size = { $size ->
    [2] 2 Plätze
    [3] 3
    [4] 4
   *[other] 2 + 2
}
target-points = { $target } Punkte
target-none = Ein Spiel
target-own = Wie die Regeln: { $target }
guest = Gast
light-or-dark = Hell oder dunkel

## Leute und Plätze

you = Du
us = Wir
them = Sie
seat-empty = Freier Platz
seat-bot = Bot, { $bot }
seat-partner = Partner
seat-partner-bot = Partner, { $bot }
seat-person = Da
seat-not-here = Nicht da
seat-away = Nicht da, ein Bot spielt
dealer = Geber
with-partner = mit { $name }
your-pile = Du und was du erobert hast
seat-label = { $turn ->
    [yes] { $name }, am Zug, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand
   *[no] { $name }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand
}
held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
pile = { $count ->
    [one] { $count } Karte erobert
   *[other] { $count } Karten erobert
}, { $sweeps ->
    [0] kein Kehraus
   *[other] { $sweeps } Kehraus
}
gained = +{ $count }

## Der Tisch

table-title = { $preset }, bis { $target }
table-title-open = { $preset }
table-heading = Der Tisch: { $table }
title-table = { $table }
title-turn = Du bist am Zug: { $table }
to-target = bis { $target }
deal-round = { $last ->
    [yes] Spiel { $deal }, Runde { $round } von { $rounds }, die letzte
   *[no] Spiel { $deal }, Runde { $round } von { $rounds }
}
score = Punkte
taken-title = In diesem Spiel erobert
taken-cards = Karten
taken-sweeps = Kehraus
board = Cribbage-Brett: { $scores }
board-side = { $name } { $points }
moves = Züge
moves-list = Die Züge bisher
rules = Regeln an diesem Tisch
settings = Einstellungen
close = Schließen
watching = Du schaust zu
waiting = Einen Moment

## Karten auf dem Tisch und auf der Hand

layout = Auf dem Tisch: { $loose ->
    [one] { $loose } lose Karte
   *[other] { $loose } lose Karten
}, { $builds ->
    [0] kein Gebilde
    [one] { $builds } Gebilde
   *[other] { $builds } Gebilde
}
layout-empty = Auf dem Tisch liegt nichts
ghost = erobert: { $card }
card-label = { $state ->
    [chosen] { $card }, gewählt
    [usable] { $card }, brauchbar
    [advised] { $card }, vorgeschlagen
   *[none] { $card }
}
build-name = { $multiple ->
    [yes] { $own ->
        [yes] { value-many }, deins
       *[no] { value-many }
    }
   *[no] { $own ->
        [yes] { value-one }, deins
       *[no] { value-one }
    }
}
build-label = { $multiple ->
    [yes] Mehrfachgebilde { $value }
   *[no] Einzelgebilde { $value }
}, { $who ->
    [you] deins
   *[other] von { $name }
}: { $cards }{ $state ->
    [chosen] , gewählt
    [usable] , brauchbar
    [advised] , vorgeschlagen
   *[none] { "" }
}
hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-label = { $keeps ->
    [yes] { $card }, hält das Gebilde { $value }
   *[no] { $card }
}{ $state ->
    [chosen] , gewählt
    [advised] , vorgeschlagen
   *[none] { "" }
}
keeps = hält { $values }
stock = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}, Runde { $round } von { $rounds }{ $last ->
    [yes] , die letzte
   *[no] { "" }
}
last-round = Letzte

## Aufforderungen und Möglichkeiten

turn-yours = Du bist am Zug
turn-other = { $name } ist am Zug
prompt-other = <b>{ $name }</b> überlegt
prompt-card = { $rank ->
    [A] Was soll das <b>{ rank-name }</b> tun?
    [J] Was soll der <b>{ rank-name }</b> tun?
    [K] Was soll der <b>{ rank-name }</b> tun?
   *[other] Was soll die <b>{ rank-name }</b> tun?
}
prompt-owner = Du bist am Zug. Dir gehört die <b>{ value-one }</b>: erobere sie, leg an oder bau noch einmal
prompt-shuffling = Die Karten werden gemischt
choose-hand = Wähl eine Karte von deiner Hand
choose-hand-first = Wähl zuerst eine Karte von deiner Hand
wait-turn = Du spielst, wenn du am Zug bist
tray = Was diese Karte tun kann
clear = Neu wählen
choice-label = { $words }: { $cards }
do-capture = { $count ->
    [one] { $count } Karte nehmen
   *[other] { $count } Karten nehmen
}
do-build = { $multiple ->
    [yes] { value-many } bauen
   *[no] { value-one } bauen
}
do-add = An { value-many } anlegen
do-raise = Auf { value-one } erhöhen
do-trail = Ablegen
refused = Das ging nicht ({ $code })
show-sheet = Punkte dieses Spiels

## Letzter Zug und Liste der Züge

last-move = Letzter Zug
no-move-yet = Noch keine Karte gespielt
last-capture = { $who ->
    [you] <b>Du</b> nahmst
   *[other] <b>{ $name }</b> nahm
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
last-build = { $who ->
    [you] <b>Du</b> bautest
   *[other] <b>{ $name }</b> baute
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}
last-add = { $who ->
    [you] <b>Du</b> legtest
   *[other] <b>{ $name }</b> legte
} an { value-many } an
last-raise = { $who ->
    [you] <b>Du</b> erhöhtest
   *[other] <b>{ $name }</b> erhöhte
} auf { value-one }
last-trail = { $who ->
    [you] <b>Du</b> legtest
   *[other] <b>{ $name }</b> legte
} ab
sweep = Kehraus
log-capture = { $sweep ->
    [yes] { $card } nimmt { $cards }: Kehraus
   *[no] { $card } nimmt { $cards }
}
log-build = { $multiple ->
    [yes] { $card } auf { $cards }: baut { value-many }
   *[no] { $card } auf { $cards }: baut { value-one }
}
log-add = { $card } auf { $cards }: legt an { value-many } an
log-raise = { $card } auf { $cards }: erhöht auf { value-one }
log-trail = { $card } abgelegt

## Punkteblatt

deal-number = Spiel { $deal }
item = Posten
aces = Asse
item-aces = { aces }
this-deal = Dieses Spiel
match-to = Partie, bis { $target }
match-open = Summe
next-deal = Nächstes Spiel
new-match = Neue Partie
other-table = Anderer Tisch
see-table = Tisch ansehen
key-enter = Enter
deal-led = { $who ->
    [you] Am meisten hast du, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    [us] Am meisten haben { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] Am meisten hat { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
deal-two = { $who ->
    [you] Du { $points }, { $other } { $others }
   *[other] { $name } { $points }, { $other } { $others }
}
# $names: who shares the lead, two at least and not all
deal-tied = Am meisten haben { $names }, je { $points }
deal-even = Gleichstand: je { $points }
tie = { $sides ->
    [2] { $all ->
        [2] Je { $count }: Gleichstand, niemand bekommt etwas
       *[other] Zwei haben { $count }: Gleichstand, niemand bekommt etwas
    }
   *[other] Je { $count }: Gleichstand, niemand bekommt etwas
}
match-won = { $who ->
    [you] Du gewinnst die Partie
    [us] { $name } gewinnen die Partie
    [them] { $name } gewinnen die Partie
   *[other] { $name } gewinnt die Partie
}
margin = Vorsprung: { $margin }.

## Einstellungen

set-pace = Tempo der Karten
pace-off = Aus
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
set-theme = Licht
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Abend
set-deck = Farben der Karten
deck-two = Zwei
deck-four = Vier
set-keys = Tasten auf den Karten
keys-hidden = Verborgen
keys-shown = Gezeigt
keys-help = 1 bis 4 wählt eine Handkarte, Buchstaben wählen auf dem Tisch, Enter spielt die erste Möglichkeit, T legt ab, ? holt einen Tipp, Esc beginnt neu.
set-language = Sprache

## Regeln am Tisch

points-line = { $item } { $points }
howto-trail = In jedem Zug spielst du eine Karte. Ablegen: sie bleibt auf dem Tisch liegen.
howto-capture = { $single ->
    [yes] Erobern: nimm eine Karte desselben Rangs oder eine Gruppe, die zusammen ihren Wert ergibt.
   *[no] Erobern: nimm eine Karte desselben Rangs oder mehrere, die zusammen ihren Wert ergeben, so viele Gruppen es gibt.
}
howto-build = Bauen: leg deine Karte auf lose Karten und sag den Wert an, den sie ergeben. Eine Karte dieses Werts musst du behalten.
howto-add = Anlegen: leg eine weitere Gruppe desselben Werts an ein Gebilde. Es wird mehrfach und behält seinen Wert.
howto-raise = Erhöhen: leg deine Karte auf ein Einzelgebilde, und sein Wert wächst um deine Karte.
howto-owner = Ein Gebilde gehört dem, der es zuletzt berührt hat; solange es liegt, darf er nicht ablegen. Erobern darf es jeder.

## Vor dem Spiel, und Verbindung

reconnecting = Keine Verbindung. Neuer Versuch; deine Karten bleiben gewählt.
table-gone = Diesen Tisch gibt es nicht mehr.

## Ansagen, eine für jedes Ereignis

event-captured = { $who ->
    [you] Du eroberst { $cards } mit { $card }.
   *[other] { $name } erobert { $cards } mit { $card }.
}{ $sweep ->
    [yes] { " " }Kehraus.
   *[no] { "" }
}
event-built = { $who ->
    [you] Du baust
   *[other] { $name } baut
} { $multiple ->
    [yes] { value-many }
   *[no] { value-one }
}: { $card } auf { $cards }.
event-added = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $card }{ $with ->
    [yes] {" "}und { $loose }
   *[no] { "" }
} an das Gebilde aus { $build } an: { value-many }.
event-raised = { $who ->
    [you] Du erhöhst
   *[other] { $name } erhöht
} das Gebilde aus { $build } auf { value-one } mit { $card }{ $with ->
    [yes] {" "}und { $loose }
   *[no] { "" }
}.
event-trailed = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $name } legt { $card } ab.
}
event-drew = Du ziehst { $card }.
event-handed-out = { $last ->
    [yes] Neue Karten, Runde { $round }: die letzte.
   *[no] Neue Karten, Runde { $round }.
}
event-residue = { $who ->
    [you] Was auf dem Tisch blieb, gehört dir: { $cards }.
   *[other] Was auf dem Tisch blieb, geht an { $name }: { $cards }.
}
event-deal-started = Spiel { $deal } beginnt.
# $gain (text): no where points are taken off; $total (text): with them
event-pegged = { $who ->
    [you] Du
   *[other] { $name }
} { $gain ->
    [no] { $who ->
        [you] verlierst
        [us] verliert
        [them] verlieren
       *[other] verliert
    }
   *[yes] { $who ->
        [you] bekommst
        [us] bekommt
        [them] bekommen
       *[other] bekommt
    }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: zusammen { $total }.
# $scores (text): of `deal-side`, joined
event-deal-scored = Das Spiel ist gezählt. { $scores }.
# $points, $total (text): of the deal, and with those before
deal-side = { $name }: { $points }, zusammen { $total }
event-match-won = { match-won }.
event-started = Die Partie beginnt.
event-said = { $name }: { $phrase }
# $scores (text): "You 5 and Jun 7"
standing = { deal-round }. { score }: { $scores }.
