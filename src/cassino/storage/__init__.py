"""Tables' events on SQLite or PostgreSQL: durable before anybody sees them, and written by one process at a time.

`upkeep.open_folder` gives the store of a data folder, `store.SqlStore` is one at any address. `folder` alone is quick
to import, for a second start that only asks where the first one runs.
"""
