### What `cassino matches` prints.

matches-none = Qui non è ancora stata vinta nessuna partita.
matches-bad-name = { $name }: indica una partita come TAVOLO/PARTITA, come la mostra `cassino matches list`.
matches-no-table = Non c'è nessun tavolo { $table }.
matches-no-match = Tavolo { $table }: non c'è nessuna partita { $match }.
matches-delete = Dimenticare il tavolo { $table } con tutte le sue partite?
matches-deleted = Tavolo { $table }: dimenticato.
