### I giocatori della casa: un nome e una riga per ciascuno.

bot-random = Casuale
bot-random-about = Gioca una mossa valida qualsiasi, tutte con la stessa probabilità.
bot-greedy = Avido
bot-greedy-about = Prende subito ciò che vale di più e non costruisce mai.
bot-expert = Esperto
bot-expert-about = Conta le carte e valuta ciò che ogni mossa porta, regala e conserva.
bot-solver = Risolutore
bot-solver-about = Come Esperto, e in due gioca l’ultima mano senza errori.
bot-searcher = Cercatore
bot-searcher-about = Prova ogni mossa su molte distribuzioni possibili delle carte che non vede.
