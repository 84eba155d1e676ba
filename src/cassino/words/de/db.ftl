### Was `cassino db` schreibt.

db-upgraded = { $folder }: auf den neuesten Stand gebracht. Die Datenbank, wie sie war, liegt in { $former }.
db-newest = { $folder }: Die Datenbank ist schon auf dem neuesten Stand.
db-backed-up = { $file }: geschrieben, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} und { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}.
db-restored = { $folder }: wiederhergestellt.
db-former = Die bisherige Datenbank liegt in { $former }.
db-sound = { $file }: unversehrt, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} und { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}.
db-damaged = { $file }: beschädigt.
db-refused-exists = { $path }: Dort ist schon eine Datei, und keine Datei wird ersetzt.
db-refused-nothing_there = { $path }: Dort ist keine Datenbank.
db-refused-no_folder = { $path }: Diesen Ordner gibt es nicht.
db-refused-damaged = { $path }: Die Datenbank ist beschädigt (`cassino db check` sagt, wie); es wurde nichts gesichert.
db-refused-bad_backup = { $path }: Das ist keine unversehrte Sicherung; es wurde nichts wiederhergestellt.

db-damage-body = Tisch { $table }: Ereignis { $number } ist unlesbar.
db-damage-gap = Tisch { $table }: Ereignis { $number } fehlt.
db-damage-last_event = Tisch { $table }: Das letzte Ereignis sollte { $said } sein und ist { $stored }.
db-damage-no_file = Diese Datei gibt es nicht.
db-damage-no_table = Tisch { $table } hat Ereignisse und ist nicht verzeichnet.
db-damage-other_schema = Die Datenbank steht bei Schritt { $found }; dieses Programm kennt Schritt { $known }.
db-damage-pages = Die Datei ist zerstört: { $message }
db-damage-unreadable = Das ist unlesbar: { $message }

error-folder_in_use = In diesem Datenordner arbeitet schon ein anderer Cassino-Server.
error-newer_database = Die Datenbank wurde von einer neueren Version von Cassino geschrieben.
error-upkeep_refused = Es wurde nichts getan, denn es hätte etwas beschädigt.
