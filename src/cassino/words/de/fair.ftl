### Das ehrliche Mischen: was die Seite darüber sagt, was eine Prüfung fand und was `cassino verify` schreibt.

## Auf der Seite

fair-title = Ehrlich gemischt
fair-committing = Jeder Browser verspricht seinen Teil des Mischens
fair-revealing = Jeder Browser zeigt seinen Teil des Mischens
fair-waiting = Warten auf den Browser von { $names }
fair-fixed = Alle Kartenfolgen dieser Partie stehen fest. Niemand kann sie jetzt noch ändern.
fair-takers = Haben mitgemischt: { $names }
fair-alone = Niemand hat mitgemischt, also hat der Server die Kartenfolgen allein gewählt.
fair-watching = Dein Browser hat hier nicht mitgemischt; er prüft trotzdem.
fair-elsewhere = Ein anderes deiner Geräte mischt hier mit.
fair-void = Mischen { $attempt } wurde verworfen: Der Browser von { $who } hat nicht geantwortet.
fair-void-you = Mischen { $attempt } wurde verworfen: Dein Browser hat nicht rechtzeitig geantwortet. Du spielst weiter, mischst aber in dieser Partie nicht mehr mit.
fair-checked = Geprüft: Jede Kartenfolge ist die, die vor der ersten Karte feststand.
fair-checked-short = Ehrlich gemischt, geprüft
fair-wrong = Beim Mischen stimmt etwas nicht:
fair-later = Nach der Partie prüft dein Browser selbst jede Kartenfolge.
fair-save = Beweis speichern
fair-save-about = Eine Datei, die jeder mit „cassino verify“ prüfen kann.
fair-statistics = Statistik aller Spiele, die hier gespielt wurden
fair-open = Ehrlich gemischt: { $state }
fair-how-title = So geht es
fair-blind = Dein Browser kam zu spät, um dieses Mischen zu verfolgen, und kann es nicht selbst prüfen. Speichere den Beweis und prüfe den.
fair-save-record = Mitschrift speichern
fair-how = Der Server und der Browser jedes Menschen ziehen eine geheime Zahl. Alle versprechen ihre, bevor eine gezeigt wird, und die Kartenfolgen ergeben sich aus allen zusammen.
fair-proves = Was das beweist: Ist am Tisch auch nur ein Mensch ehrlich, so hat niemand die Kartenfolgen gewählt oder vorher gekannt, weder der Server noch wer mitspielt.
fair-proves-not = Was es nicht beweist: dass, wer den Server betreibt, während des Spiels nicht in die Karten gesehen hat.
fair-thrown-away = Ein Server und ein Mitspieler könnten gemeinsam ein Mischen verwerfen, das ihnen nicht gefällt, aber nur vor aller Augen.

## Was eine Prüfung falsch fand

fair-seat = Platz { $seat }
fair-fault-attempt_hidden = Dies ist Mischen { $attempt }, zu sehen sind aber nur { $shown }.
fair-fault-cards_before_fixed = Im Spiel { $deal } wurden Karten gegeben, bevor die Kartenfolgen feststanden.
fair-fault-commit_changed = Mischen { $attempt }: Das Versprechen von { $who } wurde geändert.
fair-fault-commit_dropped = Mischen { $attempt }: Das Versprechen von { $who } wurde weggelassen.
fair-fault-commit_missing = Mischen { $attempt }: Für { $who } wurde etwas gezeigt, das nie versprochen war.
fair-fault-commits_changed = Mischen { $attempt }: Die Liste der Versprechen wurde geändert, als sie schon geschlossen war.
fair-fault-deal_missing = Spiel { $deal } wurde gespielt und fehlt in der Aufzeichnung.
fair-fault-dealer_differs = Als Erster gab { $who }; das Mischen ergibt { $drawn }.
fair-fault-malformed = Der Server hat zum Mischen etwas Unlesbares geschickt.
fair-fault-no_such_seat = Das Mischen nennt { $who }, den es in dieser Partie nicht gibt.
fair-fault-not_shown = Der Server hat sein Geheimnis nie gezeigt.
fair-fault-other_cards = Im Spiel { $deal } wurden andere Karten gegeben, als die Kartenfolge enthält.
fair-fault-other_match = Das Mischen gehört zu einem anderen Tisch oder einer anderen Partie.
fair-fault-other_moves = Die Aufzeichnung von Spiel { $deal } enthält andere Züge, als gespielt wurden.
fair-fault-pack_differs = Die Kartenfolge von Spiel { $deal } ist nicht die, die feststand; ab Karte { $card } ist sie anders.
fair-fault-promise_changed = Mischen { $attempt }: Der Server hat sein Versprechen geändert.
fair-fault-record_wrong = Die Aufzeichnung stimmt nicht, Zeile { $line }: { $message }
fair-fault-reveal_differs = Mischen { $attempt }: Was { $who } gezeigt hat, ist nicht, was versprochen war.
fair-fault-reveal_missing = Die Kartenfolgen wurden ohne das festgelegt, was { $who } versprochen hatte.
fair-fault-seat_came_back = Mischen { $attempt }: { $who } hat wieder mitgemischt, obwohl als stumm genannt.
fair-fault-seat_order = Mischen { $attempt }: Die Plätze stehen nicht der Reihe nach und je einmal in der Liste.
fair-fault-secret_again = Der Server hat ein Geheimnis noch einmal benutzt, das alle gesehen hatten.
fair-fault-secret_differs = Mischen { $attempt }: Das Geheimnis des Servers ist nicht das versprochene.
fair-fault-too_early = Der Server hat einen Schritt vor der Zeit getan: { $what }
fair-fault-void_names_you = Mischen { $attempt } wurde angeblich verworfen, weil dein Browser schwieg; er hatte aber geantwortet.
fair-fault-void_without_cause = Mischen { $attempt } wurde wegen { $who } verworfen, ohne Grund.

## Was `cassino verify` schreibt

fair-verify-right = { $file }: richtig. Geber, Kartenfolgen und Spiel ergeben sich aus dem Mischen: { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}.
fair-verify-takers = Haben mitgemischt: { $names }.
fair-verify-voids = { $voids ->
    [one] Zuvor wurde ein Mischen verworfen
   *[other] Zuvor wurde { $voids } Mal ein Mischen verworfen
}, wie die Datei zeigt.
fair-verify-wrong = { $file }: falsch.
fair-verify-unreadable = { $file }: unlesbar: { $message }

error-bad_proof = Diese Datei ist kein Beweis eines Mischens.
