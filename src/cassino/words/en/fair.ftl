### The fair shuffle: what the page says about it, what a check found, and what `cassino verify` prints.

## On the page. $who, $names: people's names

fair-title = Fair shuffle
fair-committing = Every browser promises its part of the shuffle
fair-revealing = Every browser shows its part of the shuffle
fair-waiting = Waiting for the browser of { $names }
fair-fixed = All packs of this match are fixed. Nobody can change them now.
fair-takers = Took part: { $names }
fair-alone = Nobody took part in the shuffle, so the server alone chose the packs.
fair-watching = Your browser took no part in this shuffle; it checks it all the same.
fair-elsewhere = Another of your devices takes part in this shuffle.
fair-void = Shuffle { $attempt } was thrown away: the browser of { $who } did not answer.
fair-void-you = Shuffle { $attempt } was thrown away: your browser did not answer in time. You play on, but take no part in this match’s shuffle.
fair-checked = Checked: every pack is the one that was fixed before the first card.
fair-checked-short = Fair shuffle, checked
fair-wrong = The shuffle did not hold:
fair-later = When the match is over, your browser checks every pack by itself.
fair-save = Save the proof
fair-save-about = A file that anybody can check with “cassino verify”.
fair-statistics = Statistics of all deals played here
fair-open = Fair shuffle: { $state }
fair-how-title = How it works
fair-blind = Your browser came too late to follow this shuffle, so it cannot check it by itself. Save the proof and check that.
fair-save-record = Save the record
fair-how = The server and each person’s browser draw a secret number. All promise theirs before any is shown, and the packs follow from all of them together.
fair-proves = What this proves: if one person at the table is honest, nobody chose the packs or knew them beforehand, neither the server nor another player.
fair-proves-not = What it does not prove: that whoever runs the server did not look at the cards during the game.
fair-thrown-away = Together, a server and a player could throw a shuffle away that they do not like, but only where everybody sees it.

## What a check found wrong. $who: a person’s name, or `fair-seat`; $attempt, $deal and $card are counted from 1

fair-seat = seat { $seat }
fair-fault-attempt_hidden = This is shuffle { $attempt }, but only { $shown } of them can be seen.
fair-fault-cards_before_fixed = In deal { $deal }, cards were dealt before the packs were fixed.
fair-fault-commit_changed = Shuffle { $attempt }: the promise of { $who } was changed.
fair-fault-commit_dropped = Shuffle { $attempt }: the promise of { $who } was left out.
fair-fault-commit_missing = Shuffle { $attempt }: something was shown for { $who } that was never promised.
fair-fault-commits_changed = Shuffle { $attempt }: the list of promises was changed after it was closed.
fair-fault-deal_missing = Deal { $deal } was played, and it is not in the record.
fair-fault-dealer_differs = The first dealer was { $who }; the shuffle gives { $drawn }.
fair-fault-malformed = The server sent something about the shuffle that cannot be read.
fair-fault-no_such_seat = The shuffle names { $who }, which is no seat of this match.
fair-fault-not_shown = The server never showed its secret.
fair-fault-other_cards = In deal { $deal }, other cards were dealt than the pack holds.
fair-fault-other_match = The shuffle belongs to another table or match.
fair-fault-other_moves = The record of deal { $deal } holds other moves than were played.
fair-fault-pack_differs = The pack of deal { $deal } is not the one that was fixed; it differs from card { $card } on.
fair-fault-promise_changed = Shuffle { $attempt }: the server changed its promise.
fair-fault-record_wrong = The record does not hold, line { $line }: { $message }
fair-fault-reveal_differs = Shuffle { $attempt }: what { $who } showed is not what was promised.
fair-fault-reveal_missing = The packs were fixed without what { $who } had promised.
fair-fault-seat_came_back = Shuffle { $attempt }: { $who } took part again after being named silent.
fair-fault-seat_order = Shuffle { $attempt }: the seats are not listed in order, each once.
fair-fault-secret_again = The server used a secret again that everybody had seen.
fair-fault-secret_differs = Shuffle { $attempt }: the server’s secret is not the one that it had promised.
fair-fault-too_early = The server took a step before its time: { $what }
fair-fault-void_names_you = Shuffle { $attempt } was thrown away because your browser was silent, it says; but it had answered.
fair-fault-void_without_cause = Shuffle { $attempt } was thrown away because of { $who }, without cause.

## What `cassino verify` prints. $file: a file’s name

fair-verify-right = { $file }: right. Dealer, packs and play follow from the shuffle: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
fair-verify-takers = Took part: { $names }.
fair-verify-voids = { $voids ->
    [one] One shuffle was thrown away
   *[other] { $voids } shuffles were thrown away
} before, as the file shows.
fair-verify-wrong = { $file }: wrong.
fair-verify-unreadable = { $file }: unreadable: { $message }

error-bad_proof = This file is no proof of a shuffle.
