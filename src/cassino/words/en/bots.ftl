### The players of the house: a name, and a line about each.

bot-random = Random
bot-random-about = Plays any legal move, each as likely as another.
bot-greedy = Greedy
bot-greedy-about = Takes what is worth most now, and never builds.
bot-expert = Expert
bot-expert-about = Counts the cards, and weighs what each move brings, gives away and keeps.
bot-solver = Solver
bot-solver-about = As Expert, and plays the last round of two without a fault.
bot-searcher = Searcher
bot-searcher-about = Plays each move on over many deals of the cards it does not see.
