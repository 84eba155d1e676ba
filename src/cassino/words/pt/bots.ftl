### Os jogadores da casa: um nome e uma linha para cada um.

bot-random = Aleatório
bot-random-about = Faz qualquer jogada válida, todas com a mesma probabilidade.
bot-greedy = Ganancioso
bot-greedy-about = Pega já o que vale mais e só constrói quando é obrigado.
bot-expert = Perito
bot-expert-about = Conta as cartas e avalia o que cada jogada traz, entrega e guarda.
bot-solver = Calculista
bot-solver-about = Como Perito, e a dois joga as últimas cartas sem erro.
bot-searcher = Explorador
bot-searcher-about = Experimenta cada jogada em muitas distribuições possíveis das cartas que não vê.

## Níveis para pessoas

bot-newcomer = Novato
bot-newcomer-about = Acabou de aprender as regras: até uma criança ganha.
bot-learner = Aprendiz
bot-learner-about = Vê quase todas as capturas, e muitas vezes entrega uma.
bot-regular = Habitual
bot-regular-about = Joga razoavelmente, com um deslize de vez em quando.
bot-skilled = Hábil
bot-skilled-about = Conta as cartas e erra pouco, e só por pouco.
bot-strong = Forte
bot-strong-about = Não faz jogadas descuidadas, e a dois joga as últimas cartas sem erros.
bot-master = Mestre
bot-master-about = Olha adiante entre as cartas que você pode ter: é o mais forte daqui.

# Shown under the name of a bot at the table; then the same at length.
seat-bot-getting-ready = Em preparação: { $bot }
seat-bot-getting-ready-about = { $bot } ainda está em preparação. Até lá joga um bot simples.
