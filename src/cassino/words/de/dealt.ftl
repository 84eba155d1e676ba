### What was dealt on this server, beside what chance gives.

dealt-title = Was hier ausgeteilt wurde
# $deals, $matches (number)
dealt-counted = Gezählt sind { $deals } Spiele in { $matches } Partien.
dealt-how = In jeder Zeile zeigt der Punkt, was ausgeteilt wurde, gemessen am Durchschnitt des Zufalls. Im grauen Balken bleibt der Zufall allein in 95 von 100 Fällen.
# $outside, $rows (number)
dealt-outside = { $outside ->
    [0] Keine von { $rows } Zeilen liegt außerhalb ihres Balkens.
    [one] { $outside } von { $rows } Zeilen liegt außerhalb ihres Balkens.
   *[other] { $outside } von { $rows } Zeilen liegen außerhalb ihrer Balken.
}{ " " }Eine von zwanzig ist zu erwarten; die Zeilen teilen sich Karten, darum liegen oft mehrere zugleich daneben.
dealt-which = Gezählt werden die Karten, die jeder Platz bekommt, auch wenn das Spiel vorher endete; wo gezogen wird, die ersten Blätter. Ein Spiel zählt, sobald es zu Ende ist, gleich wie es ausging. Eines, in dessen Mitte eine Partie verlassen wurde, zählt, wenn der Tisch geschlossen wird, spätestens nach 60 Tagen; bis dahin sind seine Karten geheim.
dealt-nothing = Hier ist noch kein Spiel zu Ende gegangen.
dealt-what = Was
dealt-got = Ausgeteilt
dealt-expected = Durch Zufall
dealt-between = 95 von 100 zwischen

## Whose cards

dealt-big_cassino-people = { item-big_cassino } an Menschen
dealt-big_cassino-bots = { item-big_cassino } an Bots
dealt-big_cassino-dealer = { item-big_cassino } an den Geber
dealt-big_cassino-eldest = { item-big_cassino } an die Vorhand
dealt-little_cassino-people = { item-little_cassino } an Menschen
dealt-little_cassino-bots = { item-little_cassino } an Bots
dealt-little_cassino-dealer = { item-little_cassino } an den Geber
dealt-little_cassino-eldest = { item-little_cassino } an die Vorhand
dealt-aces-people = Asse an Menschen
dealt-aces-bots = Asse an Bots
dealt-aces-dealer = Asse an den Geber
dealt-aces-eldest = Asse an die Vorhand
dealt-spades-people = Pik an Menschen
dealt-spades-bots = Pik an Bots
dealt-spades-dealer = Pik an den Geber
dealt-spades-eldest = Pik an die Vorhand
