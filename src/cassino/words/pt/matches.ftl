### What `cassino matches` prints.

matches-none = Nenhuma partida foi vencida aqui ainda.
matches-bad-name = { $name }: indique uma partida como MESA/PARTIDA, como mostra `cassino matches list`.
matches-no-table = Não há mesa { $table }.
matches-no-match = Mesa { $table }: não há partida { $match }.
matches-delete = Esquecer a mesa { $table } com todas as suas partidas?
matches-deleted = Mesa { $table }: esquecida.
