### Os jogadores da casa: um nome e uma linha para cada um.

bot-random = Aleatório
bot-random-about = Faz qualquer jogada válida, todas com a mesma probabilidade.
bot-greedy = Ganancioso
bot-greedy-about = Pega já o que vale mais e nunca constrói.
