### Was zwischen Menschen am Tisch vorkommt: Ablehnungen und Sprüche.

## Warum der Tisch nicht tut, was verlangt wurde

error-already_seated = Du hast hier schon einen Platz.
error-bad_code = Dieser Code passt nicht oder wurde schon benutzt.
error-bad_name = Ein Name hat 1 bis { $longest } Zeichen und keine unsichtbaren.
error-bad_seat = Diesen Platz gibt es nicht.
error-moved = Dieser Tisch ist umgezogen. Deine Seite findet ihn wieder.
error-no_advice = Es kam kein Tipp. Bitte versuche es noch einmal.
error-no_bot_needed = Dort muss gerade niemand ersetzt werden.
error-no_hints = Tipps gibt es nur in Spielen gegen Bots allein.
error-no_space = Die Festplatte des Servers ist voll; nichts konnte gespeichert werden.
error-no_such_phrase = Diesen Spruch gibt es nicht.
error-no_such_table = Diesen Tisch gibt es nicht.
error-not_allowed = Das darfst du an diesem Tisch nicht.
error-not_now = Das geht jetzt nicht.
error-not_your_turn = Du bist nicht am Zug.
error-nothing_to_take_back = Es gibt keinen Zug, den du zurücknehmen könntest: Seitdem wurden Karten ausgeteilt.
error-refused = Der Server beantwortet diese Anfrage nicht: Sie kommt von einer anderen Seite, ist zu groß oder kommt zu oft.
error-seat_taken = Auf diesem Platz sitzt schon jemand.
error-seats_open = Es sind noch Plätze frei.
error-shuffle_refused = Der Beitrag deines Browsers zum Mischen hat nicht gepasst.
error-stale = Das Spiel war schon weiter.
error-table_closed = Dieser Tisch ist geschlossen.
error-table_full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-too_fast = Das war zu schnell. Warte einen Augenblick.
error-too_many_tables = Es gibt gerade zu viele Tische. Versuche es später noch einmal.
error-try_again = Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.

## Sprüche

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-good_game = Schönes Spiel!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-wow = Donnerwetter!
phrase-one_moment = Einen Augenblick, bitte.
phrase-your_turn = Du bist am Zug.
phrase-goodbye = Auf Wiedersehen!

## Der Server im Terminal

serve-port-taken = Port { $port } ist belegt; es wird { $used } genommen.
serve-at = Cassino ist unter { $address } (Strg-C beendet es)
serve-network = In diesem Netz: { $address }
serve-already = Cassino läuft schon unter { $address }
