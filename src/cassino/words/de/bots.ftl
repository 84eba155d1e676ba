### Die Spieler des Hauses: ein Name und eine Zeile zu jedem.

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was jetzt am meisten wert ist, und baut nie.
bot-expert = Kenner
bot-expert-about = Zählt die Karten und wägt ab, was jeder Zug bringt, verschenkt und behält.
bot-solver = Rechner
bot-solver-about = Wie Kenner, und spielt zu zweit die letzte Runde ohne Fehler.
bot-searcher = Sucher
bot-searcher-about = Spielt jeden Zug über viele mögliche Verteilungen der Karten weiter, die er nicht sieht.
