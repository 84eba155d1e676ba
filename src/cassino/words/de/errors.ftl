### Was an einer Eingabe nicht stimmt.

error-bad_json = Das ist kein JSON.
error-too_long = Das ist zu lang.
error-too_deep = Das ist zu tief verschachtelt.
error-bad_request = Diese Anfrage kennen wir nicht.
error-bad_card = Diese Karte gibt es nicht.
error-bad_rules = Diese Hausregeln gehen nicht.
error-bad_position = Diese Stellung widerspricht sich.
error-bad_move = Das liest sich nicht als Zug.
error-illegal_move = Die Regeln erlauben diesen Zug nicht.
error-hidden_cards = Die Antwort hängt von Karten ab, die nicht bekannt sind.
error-deal_over = Das Spiel ist zu Ende.
error-no_such_bot = Einen Bot mit diesem Namen gibt es nicht.
error-not_compiled = Dieser Bot braucht die kompilierten Regeln, mit denen dieser Prozess nicht läuft.
error-over_budget = Das verlangt mehr Arbeit, als erlaubt ist.
error-bad_record = Diese Aufzeichnung stimmt nicht.
error-internal = Bei uns ist etwas schiefgegangen.
