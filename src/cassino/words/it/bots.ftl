### I giocatori della casa: un nome e una riga per ciascuno.

bot-random = Casuale
bot-random-about = Gioca una mossa valida qualsiasi, tutte con la stessa probabilità.
bot-greedy = Avido
bot-greedy-about = Prende subito ciò che vale di più e costruisce solo se deve.
bot-expert = Esperto
bot-expert-about = Conta le carte e valuta ciò che ogni mossa porta, regala e conserva.
bot-solver = Risolutore
bot-solver-about = Come Esperto, e in due gioca le ultime carte senza errori.
bot-searcher = Cercatore
bot-searcher-about = Prova ogni mossa su molte distribuzioni possibili delle carte che non vede.

## Livelli per le persone

bot-newcomer = Novizio
bot-newcomer-about = Ha appena imparato le regole: può batterlo anche un bambino.
bot-learner = Principiante
bot-learner-about = Vede quasi tutte le prese, e spesso ne regala una.
bot-regular = Abituale
bot-regular-about = Gioca benino, con qualche svista ogni tanto.
bot-skilled = Abile
bot-skilled-about = Conta le carte e sbaglia di rado, e solo di poco.
bot-strong = Forte
bot-strong-about = Non fa mosse distratte, e in due gioca le ultime carte senza errori.
bot-master = Maestro
bot-master-about = Guarda avanti fra le carte che potresti avere: qui è il più forte.

# Shown under the name of a bot at the table; then the same at length.
seat-bot-getting-ready = In preparazione: { $bot }
seat-bot-getting-ready-about = { $bot } è ancora in preparazione. Fino ad allora gioca un bot semplice.
