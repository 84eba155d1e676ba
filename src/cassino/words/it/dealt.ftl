### What was dealt on this server, beside what chance gives.

dealt-title = Che cosa è stato distribuito qui
# $deals, $matches (number)
dealt-counted = Sono state contate { $deals } mani in { $matches } partite.
dealt-how = In ogni riga il punto è ciò che è stato distribuito, rispetto alla media del caso. Nella barra grigia il caso da solo resta 95 volte su cento.
# $outside, $rows (number)
dealt-outside = { $outside ->
    [0] Nessuna riga su { $rows } è fuori dalla barra.
    [one] { $outside } riga su { $rows } è fuori dalla barra.
   *[other] { $outside } righe su { $rows } sono fuori dalla barra.
}{ " " }Una su venti è normale; le righe hanno carte in comune, perciò spesso vanno insieme.
dealt-which = Si contano le carte date a ogni posto, anche quelle che la mano non ha raggiunto; dove si pesca, le prime carte in mano. Una mano conta appena è finita, comunque sia andata. Se una partita è stata lasciata a metà di una mano, questa conta quando il tavolo viene chiuso, al più tardi dopo 60 giorni; fino ad allora le sue carte sono segrete.
dealt-nothing = Qui non è ancora finita nessuna mano.
dealt-what = Che cosa
dealt-got = Distribuite
dealt-expected = Per caso
dealt-between = 95 su 100 tra

## Whose cards

dealt-big_cassino-people = { item-big_cassino } alle persone
dealt-big_cassino-bots = { item-big_cassino } ai bot
dealt-big_cassino-dealer = { item-big_cassino } al mazziere
dealt-big_cassino-eldest = { item-big_cassino } a chi gioca per primo
dealt-little_cassino-people = { item-little_cassino } alle persone
dealt-little_cassino-bots = { item-little_cassino } ai bot
dealt-little_cassino-dealer = { item-little_cassino } al mazziere
dealt-little_cassino-eldest = { item-little_cassino } a chi gioca per primo
dealt-aces-people = Assi alle persone
dealt-aces-bots = Assi ai bot
dealt-aces-dealer = Assi al mazziere
dealt-aces-eldest = Assi a chi gioca per primo
dealt-spades-people = Picche alle persone
dealt-spades-bots = Picche ai bot
dealt-spades-dealer = Picche al mazziere
dealt-spades-eldest = Picche a chi gioca per primo
