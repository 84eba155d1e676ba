### O que `cassino db` escreve.

db-upgraded = { $folder }: atualizado. O banco de dados como era está em { $former }.
db-newest = { $folder }: o banco de dados já é o mais novo.
db-backed-up = { $file }: gravado, com { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} e { $events ->
    [one] 1 evento
   *[other] { $events } eventos
}.
db-restored = { $folder }: restaurado.
db-former = O banco de dados anterior está em { $former }.
db-sound = { $file }: íntegro, com { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} e { $events ->
    [one] 1 evento
   *[other] { $events } eventos
}.
db-damaged = { $file }: danificado.
db-refused-exists = { $path }: já existe um arquivo, e nenhum arquivo é substituído.
db-refused-nothing_there = { $path }: não há banco de dados.
db-refused-no_folder = { $path }: essa pasta não existe.
db-refused-damaged = { $path }: o banco de dados está danificado (`cassino db check` diz como), por isso nenhuma cópia foi feita.
db-refused-bad_backup = { $path }: não é uma cópia íntegra, por isso nada foi restaurado.

db-damage-body = Mesa { $table }: o evento { $number } é ilegível.
db-damage-gap = Mesa { $table }: falta o evento { $number }.
db-damage-last_event = Mesa { $table }: o último evento deveria ser { $said } e é { $stored }.
db-damage-no_file = Esse arquivo não existe.
db-damage-no_table = A mesa { $table } tem eventos e não está listada.
db-damage-other_schema = O banco de dados está no passo { $found }; este programa conhece o passo { $known }.
db-damage-pages = O arquivo está quebrado: { $message }
db-damage-unreadable = Não pode ser lido: { $message }

error-folder_in_use = Outro servidor de Cassino trabalha nesta pasta de dados.
error-newer_database = O banco de dados foi gravado por uma versão mais nova do Cassino.
error-upkeep_refused = Nada foi feito, porque teria estragado alguma coisa.
