### The players of the house: a name, and a line about each.

bot-random = Random
bot-random-about = Plays any legal move, each as likely as another.
bot-greedy = Greedy
bot-greedy-about = Takes what is worth most now, and never builds.
