### Os jogadores da casa: um nome e uma linha para cada um.

bot-random = Aleatório
bot-random-about = Faz qualquer jogada válida, todas com a mesma probabilidade.
bot-greedy = Ganancioso
bot-greedy-about = Pega já o que vale mais e nunca constrói.
bot-expert = Perito
bot-expert-about = Conta as cartas e avalia o que cada jogada traz, entrega e guarda.
bot-solver = Calculista
bot-solver-about = Como Perito, e a dois joga a última rodada sem erro.
bot-searcher = Explorador
bot-searcher-about = Experimenta cada jogada em muitas distribuições possíveis das cartas que não vê.
