### I giocatori della casa: un nome e una riga per ciascuno.

bot-random = Casuale
bot-random-about = Gioca una mossa valida qualsiasi, tutte con la stessa probabilità.
bot-greedy = Avido
bot-greedy-about = Prende subito ciò che vale di più e non costruisce mai.
