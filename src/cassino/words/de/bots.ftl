### Die Spieler des Hauses: ein Name und eine Zeile zu jedem.

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was jetzt am meisten wert ist, und baut nie.
