### Die Spieler des Hauses: ein Name und eine Zeile zu jedem.

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was jetzt am meisten wert ist, und baut nur, wenn es sein muss.
bot-expert = Kenner
bot-expert-about = Zählt die Karten und wägt ab, was jeder Zug bringt, verschenkt und behält.
bot-solver = Rechner
bot-solver-about = Wie Kenner, und spielt zu zweit die letzten Karten ohne Fehler.
bot-searcher = Sucher
bot-searcher-about = Spielt jeden Zug über viele mögliche Verteilungen der Karten weiter, die er nicht sieht.

## Stufen für Menschen

bot-newcomer = Neuling
bot-newcomer-about = Kennt gerade erst die Regeln: Ein Kind kann gewinnen.
bot-learner = Lernend
bot-learner-about = Sieht die meisten Eroberungen und verschenkt oft eine.
bot-regular = Geübt
bot-regular-about = Spielt ordentlich, mit einem Versehen ab und zu.
bot-skilled = Gewandt
bot-skilled-about = Zählt Karten und irrt selten, und dann nur um wenig.
bot-strong = Stark
bot-strong-about = Macht keinen achtlosen Zug und spielt zu zweit die letzten Karten fehlerlos.
bot-master = Meister
bot-master-about = Denkt voraus, was du halten könntest; hier das stärkste.

# Shown under the name of a bot at the table; then the same at length.
seat-bot-getting-ready = In Vorbereitung: { $bot }
seat-bot-getting-ready-about = { $bot } wird noch vorbereitet. Bis dahin spielt ein einfacher Bot.
