### La mescolata onesta: ciò che ne dice la pagina, ciò che trova un controllo e ciò che stampa `cassino verify`.

## Sulla pagina

fair-title = Mescolata onesta
fair-committing = Ogni browser promette la sua parte della mescolata
fair-revealing = Ogni browser mostra la sua parte della mescolata
fair-waiting = Si aspetta il browser di { $names }
fair-fixed = Tutti i mazzi di questa partita sono fissati. Ora nessuno può più cambiarli.
fair-takers = Hanno partecipato: { $names }
fair-alone = Nessuno ha partecipato alla mescolata: i mazzi li ha scelti il server da solo.
fair-watching = Il tuo browser non ha partecipato a questa mescolata, ma la controlla lo stesso.
fair-elsewhere = A questa mescolata partecipa un altro dei tuoi dispositivi.
fair-void = La mescolata { $attempt } è stata scartata: il browser di { $who } non ha risposto.
fair-void-you = La mescolata { $attempt } è stata scartata: il tuo browser non ha risposto in tempo. Continui a giocare, ma non partecipi alla mescolata di questa partita.
fair-checked = Controllato: ogni mazzo è quello fissato prima della prima carta.
fair-checked-short = Mescolata onesta, controllata
fair-wrong = La mescolata non regge:
fair-later = A partita finita, il tuo browser controlla da solo ogni mazzo.
fair-save = Salva la prova
fair-save-about = Un file che chiunque può controllare con «cassino verify».
fair-statistics = Statistiche di tutte le mani giocate qui
fair-open = Mescolata onesta: { $state }
fair-how-title = Come funziona
fair-blind = Il tuo browser è arrivato troppo tardi per seguire questa mescolata e non può controllarla da solo. Salva la prova e controlla quella.
fair-save-record = Salva il verbale
fair-how = Il server e il browser di ogni persona estraggono un numero segreto. Tutti promettono il proprio prima che se ne mostri uno, e i mazzi derivano da tutti insieme.
fair-proves = Che cosa dimostra: se al tavolo una sola persona è onesta, nessuno ha scelto i mazzi né li conosceva prima, né il server né un altro giocatore.
fair-proves-not = Che cosa non dimostra: che chi gestisce il server non abbia guardato le carte durante il gioco.
fair-thrown-away = Insieme, un server e un giocatore potrebbero scartare una mescolata che non piace loro, ma solo sotto gli occhi di tutti.

## Ciò che un controllo ha trovato di sbagliato

fair-seat = posto { $seat }
fair-fault-attempt_hidden = Questa è la mescolata { $attempt }, ma se ne vedono solo { $shown }.
fair-fault-cards_before_fixed = Nella mano { $deal } sono state date carte prima che i mazzi fossero fissati.
fair-fault-commit_changed = Mescolata { $attempt }: la promessa di { $who } è stata cambiata.
fair-fault-commit_dropped = Mescolata { $attempt }: la promessa di { $who } è stata omessa.
fair-fault-commit_missing = Mescolata { $attempt }: per { $who } è stato mostrato qualcosa di mai promesso.
fair-fault-commits_changed = Mescolata { $attempt }: l’elenco delle promesse è stato cambiato dopo la chiusura.
fair-fault-deal_missing = La mano { $deal } è stata giocata e nel verbale non c’è.
fair-fault-dealer_differs = Il primo mazziere è stato { $who }; la mescolata dà { $drawn }.
fair-fault-malformed = Il server ha mandato sulla mescolata qualcosa di illeggibile.
fair-fault-no_such_seat = La mescolata nomina { $who }, che in questa partita non esiste.
fair-fault-not_shown = Il server non ha mai mostrato il suo segreto.
fair-fault-other_cards = Nella mano { $deal } sono state date carte diverse da quelle del mazzo.
fair-fault-other_match = La mescolata è di un altro tavolo o di un’altra partita.
fair-fault-other_moves = Il verbale della mano { $deal } contiene giocate diverse da quelle fatte.
fair-fault-pack_differs = Il mazzo della mano { $deal } non è quello fissato; è diverso dalla carta { $card } in poi.
fair-fault-promise_changed = Mescolata { $attempt }: il server ha cambiato la sua promessa.
fair-fault-record_wrong = Il verbale non regge, riga { $line }: { $message }
fair-fault-reveal_differs = Mescolata { $attempt }: ciò che ha mostrato { $who } non è ciò che era stato promesso.
fair-fault-reveal_missing = I mazzi sono stati fissati senza ciò che aveva promesso { $who }.
fair-fault-seat_came_back = Mescolata { $attempt }: { $who } ha partecipato di nuovo dopo essere stato dato per muto.
fair-fault-seat_order = Mescolata { $attempt }: i posti non sono elencati in ordine, ognuno una volta.
fair-fault-secret_again = Il server ha usato di nuovo un segreto che tutti avevano visto.
fair-fault-secret_differs = Mescolata { $attempt }: il segreto del server non è quello che aveva promesso.
fair-fault-too_early = Il server ha fatto un passo prima del tempo: { $what }
fair-fault-void_names_you = La mescolata { $attempt } sarebbe stata scartata perché il tuo browser taceva; ma aveva risposto.
fair-fault-void_without_cause = La mescolata { $attempt } è stata scartata per { $who }, senza motivo.

## Ciò che stampa `cassino verify`

fair-verify-right = { $file }: giusto. Mazziere, mazzi e gioco derivano dalla mescolata: { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
}.
fair-verify-takers = Hanno partecipato: { $names }.
fair-verify-voids = { $voids ->
    [one] Prima è stata scartata una mescolata
   *[other] Prima sono state scartate { $voids } mescolate
}, come mostra il file.
fair-verify-wrong = { $file }: sbagliato.
fair-verify-unreadable = { $file }: illeggibile: { $message }

error-bad_proof = Questo file non è la prova di una mescolata.
