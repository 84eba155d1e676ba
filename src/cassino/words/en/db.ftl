### What `cassino db` prints. $file, $folder, $former: paths

db-upgraded = { $folder }: upgraded. The database as it was lies in { $former }.
db-newest = { $folder }: the database is the newest already.
db-backed-up = { $file }: written, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $events ->
    [one] 1 event
   *[other] { $events } events
}.
db-restored = { $folder }: restored.
db-former = The former database lies in { $former }.
db-sound = { $file }: sound, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $events ->
    [one] 1 event
   *[other] { $events } events
}.
db-damaged = { $file }: damaged.
db-refused-exists = { $path }: there is a file already, and no file is replaced.
db-refused-nothing_there = { $path }: there is no database.
db-refused-no_folder = { $path }: there is no such folder.
db-refused-damaged = { $path }: the database is damaged (`cassino db check` says how), so no backup was made.
db-refused-bad_backup = { $path }: this is no sound backup, so nothing was restored.

db-damage-body = Table { $table }: event { $number } cannot be read.
db-damage-gap = Table { $table }: event { $number } is missing.
db-damage-last_event = Table { $table }: the last event should be { $said }, and it is { $stored }.
db-damage-no_file = There is no such file.
db-damage-no_table = Table { $table } has events and is not listed.
db-damage-other_schema = The database is at step { $found }; this program knows step { $known }.
db-damage-pages = The file is broken: { $message }
db-damage-unreadable = This cannot be read: { $message }

error-folder_in_use = Another Cassino server works in this data folder.
error-newer_database = The database was written by a newer version of Cassino.
error-upkeep_refused = Nothing was done, because it would have harmed something.
