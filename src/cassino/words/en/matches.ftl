### What `cassino matches` prints.

matches-none = No match has been won here yet.
matches-bad-name = { $name }: name a match as TABLE/MATCH, as `cassino matches list` shows it.
matches-no-table = There is no table { $table }.
matches-no-match = Table { $table }: there is no match { $match }.
matches-delete = Forget table { $table } with all its matches?
matches-deleted = Table { $table }: forgotten.
