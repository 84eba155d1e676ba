### Ciò che accade tra le persone al tavolo: rifiuti e frasi.

## Perché il tavolo non fa ciò che è stato chiesto

error-already_seated = Hai già un posto a questo tavolo.
error-bad_code = Questo codice non è valido o è già stato usato.
error-bad_name = Un nome ha da 1 a { $longest } caratteri, nessuno invisibile.
error-bad_seat = Questo posto non esiste.
error-moved = Questo tavolo è stato spostato. La tua pagina lo ritroverà.
error-no_advice = Non è arrivato nessun suggerimento. Riprova, per favore.
error-no_bot_needed = Lì adesso non c’è nessuno da sostituire.
error-no_hints = I suggerimenti sono solo per le partite contro i bot.
error-no_space = Il disco del server è pieno: non si è potuto salvare nulla.
error-no_such_phrase = Questa frase non esiste.
error-no_such_table = Questo tavolo non esiste.
error-not_allowed = A questo tavolo non puoi farlo.
error-not_now = Adesso non si può fare.
error-not_your_turn = Non tocca a te.
error-nothing_to_take_back = Non c’è una giocata che tu possa ritirare: nel frattempo sono state date altre carte.
error-refused = Il server non risponde a questa richiesta: viene da un’altra pagina, è troppo grande o arriva troppo spesso.
error-seat_taken = Quel posto è già occupato.
error-seats_open = Ci sono ancora posti liberi.
error-shuffle_refused = Il contributo del tuo browser alla mescolata non era valido.
error-stale = Il gioco era già andato avanti.
error-table_closed = Questo tavolo è chiuso.
error-table_full = Tutti i posti sono occupati. Puoi guardare.
error-too_fast = Troppo in fretta. Aspetta un momento.
error-too_many_tables = In questo momento ci sono troppi tavoli. Riprova più tardi.
error-try_again = Non si è potuto salvare. Riprova, per favore.

## Frasi

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Ben giocato!
phrase-good_game = Bella partita!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-wow = Caspita!
phrase-one_moment = Un momento, per favore.
phrase-your_turn = Tocca a te.
phrase-goodbye = Arrivederci!

## Il server nel terminale

serve-port-taken = La porta { $port } è occupata; si usa { $used }.
serve-at = Cassino è su { $address } (Ctrl-C per terminare)
serve-network = In questa rete: { $address }
serve-already = Cassino è già in funzione su { $address }
