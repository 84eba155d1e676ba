### What `cassino matches` prints.

matches-none = Hier wurde noch keine Partie gewonnen.
matches-bad-name = { $name }: nenne eine Partie als TISCH/PARTIE, wie `cassino matches list` sie zeigt.
matches-no-table = Es gibt keinen Tisch { $table }.
matches-no-match = Tisch { $table }: Es gibt keine Partie { $match }.
matches-delete = Tisch { $table } mit allen Partien vergessen?
matches-deleted = Tisch { $table }: vergessen.
