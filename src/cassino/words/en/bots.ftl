### The players of the house: a name, and a line about each.

bot-random = Random
bot-random-about = Plays any legal move, each as likely as another.
bot-greedy = Greedy
bot-greedy-about = Takes what is worth most now, and builds only where it must.
bot-expert = Expert
bot-expert-about = Counts the cards, and weighs what each move brings, gives away and keeps.
bot-solver = Solver
bot-solver-about = As Expert, and plays the last cards of two without a fault.
bot-searcher = Searcher
bot-searcher-about = Plays each move on over many deals of the cards it does not see.

## Levels for people

bot-newcomer = Newcomer
bot-newcomer-about = Has just learned the rules: a child can win.
bot-learner = Learner
bot-learner-about = Sees most captures, and often gives one away.
bot-regular = Regular
bot-regular-about = Plays a fair game, with a slip now and then.
bot-skilled = Skilled
bot-skilled-about = Counts cards and errs seldom, and then only by a little.
bot-strong = Strong
bot-strong-about = Makes no careless move, and plays the last cards of two without a fault.
bot-master = Master
bot-master-about = Looks ahead through the cards you may hold; the strongest here.

# Shown under the name of a bot at the table; then the same at length.
seat-bot-getting-ready = Being prepared: { $bot }
seat-bot-getting-ready-about = { $bot } is still being prepared. Until then a simple bot plays.
