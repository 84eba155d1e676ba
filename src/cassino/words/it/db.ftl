### Ciò che stampa `cassino db`.

db-upgraded = { $folder }: aggiornato. La base di dati com’era si trova in { $former }.
db-newest = { $folder }: la base di dati è già la più recente.
db-backed-up = { $file }: scritto, con { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} e { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}.
db-restored = { $folder }: ripristinato.
db-former = La base di dati di prima si trova in { $former }.
db-sound = { $file }: intatto, con { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} e { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}.
db-damaged = { $file }: danneggiato.
db-refused-exists = { $path }: c’è già un file, e nessun file viene sostituito.
db-refused-nothing_there = { $path }: non c’è nessuna base di dati.
db-refused-no_folder = { $path }: questa cartella non esiste.
db-refused-damaged = { $path }: la base di dati è danneggiata (`cassino db check` dice come), quindi non è stata fatta nessuna copia.
db-refused-bad_backup = { $path }: non è una copia intatta, quindi non è stato ripristinato nulla.

db-damage-body = Tavolo { $table }: l’evento { $number } è illeggibile.
db-damage-gap = Tavolo { $table }: manca l’evento { $number }.
db-damage-last_event = Tavolo { $table }: l’ultimo evento dovrebbe essere { $said } ed è { $stored }.
db-damage-no_file = Questo file non esiste.
db-damage-no_table = Il tavolo { $table } ha eventi e non è elencato.
db-damage-other_schema = La base di dati è al passo { $found }; questo programma conosce il passo { $known }.
db-damage-pages = Il file è rotto: { $message }
db-damage-unreadable = Illeggibile: { $message }

error-folder_in_use = Un altro server di Cassino lavora in questa cartella dei dati.
error-newer_database = La base di dati è stata scritta da una versione più recente di Cassino.
error-upkeep_refused = Non è stato fatto nulla, perché avrebbe rovinato qualcosa.
