### Die Regeln in Worten: Spielarten, Hausregeln und ihre Werte, Posten der Wertung, Züge, Gründe.

## Züge

kind-capture = Erobern
kind-build = Bauen
kind-add = Anlegen
kind-raise = Erhöhen
kind-trail = Ablegen

## Spielarten: der Name und eine Zeile dazu

preset-classic = Cassino
preset-classic-about = Das überlieferte Spiel bis 21: bauen, anlegen und erhöhen.
preset-classic11 = Cassino bis 11
preset-classic11-about = Das überlieferte Spiel bis 11, wie man es in England spielte.
preset-literal = Cassino, wörtlich genommen
preset-literal-about = Kein Erhöhen, Anlegen nur an eigene Gebilde, und jede gleiche Karte muss mit.
preset-royal = Royal Cassino
preset-royal-about = Bube, Dame und König zählen 11, 12 und 13, ein Ass in der Hand 1 oder 14.
preset-royal_low_ace = Royal Cassino, Ass ist 1
preset-royal_low_ace-about = Bube, Dame und König zählen 11, 12 und 13; ein Ass zählt immer 1.
preset-spade = Spade Cassino
preset-spade-about = Jedes Pik bringt einen Punkt, der Pik-Bube zwei; bis 61, gesteckt auf einem Cribbage-Brett.
preset-spade_bicycle = Spade Cassino, 26 Punkte
preset-spade_bicycle-about = Spade Cassino mit einem zweiten Punkt für das Pik-Ass und einem für die meisten Pik.
preset-spade_royal = Royal Spade Cassino
preset-spade_royal-about = Spade Cassino mit den Bildkarten des Royal Cassino.
preset-draw = Draw Cassino
preset-draw-about = Nach jedem Zug ziehst du eine Karte; die Hand bleibt voll, bis der Stapel leer ist.
preset-royal_draw = Royal Draw Cassino
preset-royal_draw-about = Royal Cassino, bei dem man nach jedem Zug eine Karte zieht.
preset-italian = Italienisches Cassino
preset-italian-about = Vierzig Karten, drei auf der Hand, Bildkarten zu 8, 9 und 10; die Karo-Sieben bringt einen Punkt.
preset-no_building = Cassino ohne Bauen
preset-no_building-about = Erobern oder ablegen, sonst nichts: schnell gelernt.
preset-pat = Cassino mit Pat
preset-pat-about = Ein Punkt mehr für jede Eroberung, die ein Ass und eine Zehn heimbringt.
preset-card_points = Kartenpunkte
preset-card_points-about = Ein Spiel: Asse 11, Bildkarten 10, der Rest nach Zahl; die höhere Summe gewinnt.
preset-diamond = Diamond Cassino
preset-diamond-about = Vierzig Karten bis 11: Karo, Karo-Sieben, alle Siebenen, alle Sechsen, alle Asse.
preset-finnish = Finnisches Kasino
preset-finnish-about = Kein Bauen; Asse und beide Cassinos zählen in der Hand mehr; Kehraus hebt sich auf; bis 16.
preset-swedish = Schwedisches Kasino
preset-swedish-about = Kein Bauen; ein Ass zählt überall 1 oder 14; die letzte Eroberung bringt einen Punkt; bis 16.
preset-khasino = Khasino
preset-khasino-about = Aus Südafrika: vierzig Karten, große Hände, ein Gebilde für jeden, ein einziges Spiel.
preset-english1792 = Cassino von 1792
preset-english1792-about = Die älteste Form: kein Bauen, und nur der Unterschied an Punkten zählt; bis 11.
preset-mini = Mini-Cassino
preset-mini-about = Zwölf Karten, zwei auf der Hand: klein genug, um es zu lösen.

## Hausregeln: der Name und was sich ändert

option-deck = Karten
option-deck-about = Die Karten, mit denen gespielt wird.
option-hand_size = Karten auf der Hand
option-hand_size-about = Wie viele Karten jeder auf einmal bekommt.
option-layout_size = Karten auf dem Tisch
option-layout_size-about = Wie viele Karten am Anfang offen liegen.
option-deal_pattern = Geben
option-deal_pattern-about = In welcher Folge die Karten ausgeteilt werden.
option-refill = Neue Karten
option-refill-about = Wann es neue Karten gibt: nach einer Runde, oder eine nach jedem Zug.
option-court_values = Werte von Bube, Dame und König
option-court_values-about = Mit Wert lassen sich Bildkarten addieren und verbauen; ohne nimmt jede nur ihresgleichen.
option-ace_high = Asse
option-ace_high-about = Was ein Ass zählt, das erobert oder für ein Gebilde aufgehoben wird.
option-nordic_hand_values = Nordische Handwerte
option-nordic_hand_values-about = In der Hand zählt die Pik-Zwei 15 und die Karo-Zehn 16.
option-court_capture = Was eine Bildkarte nimmt
option-court_capture-about = Wie viele Buben ein Bube nimmt; ebenso Damen und Könige.
option-capture_completeness = Wie viel man nimmt
option-capture_completeness-about = Ob eine Eroberung Karten liegen lassen darf, die sie nehmen könnte.
option-single_group = Eine Gruppe auf einmal
option-single_group-about = Eine Zahlenkarte nimmt eine Gruppe oder Gebilde, nicht beides.
option-pair_first = Gleiche Karte zuerst
option-pair_first-about = Bei einer Gruppe auf einmal: die gleiche Karte geht vor der Summe.
option-trail_rule = Ablegen
option-trail_rule-about = Ob du eine Karte ablegen darfst, die etwas nehmen könnte.
option-building = Bauen
option-building-about = Ob man Karten unter einem Wert zusammenlegen darf, um sie später zu nehmen.
option-multiple_builds = Mehrfachgebilde
option-multiple_builds-about = Ob ein Gebilde mehrere Gruppen seines Werts haben darf.
option-multiple_at_once = Mehrere Gruppen in einem Zug
option-multiple_at_once-about = Ob ein Zug mehrere Gruppen in ein Gebilde legen darf.
option-raise_builds = Erhöhen
option-raise_builds-about = Wessen Einzelgebilde du auf einen höheren Wert bringen darfst.
option-raise_with_loose = Erhöhen mit losen Karten
option-raise_with_loose-about = Lose Karten dürfen der gespielten Karte zum neuen Wert verhelfen.
option-add_to_builds = Anlegen
option-add_to_builds-about = An wessen Gebilde du weitere Gruppen legen darfst.
option-same_value_builds = Gebilde gleichen Werts
option-same_value_builds-about = Ob zwei Gebilde eines Werts nebeneinander liegen dürfen.
option-max_builds = Gebilde für jeden
option-max_builds-about = Wie viele Gebilde einer haben darf.
option-build_as_card = Gebilde in Summen
option-build_as_card-about = Ein Einzelgebilde darf in eine Summe: eine Acht nimmt ein Gebilde 6 und eine Zwei.
option-build_capture = Wer ein Gebilde nimmt
option-build_capture-about = Jeder, oder nur sein Besitzer und wer links von ihm sitzt.
option-build_for_partner = Bauen für den Partner
option-build_for_partner-about = Ob du einen Wert ansagen darfst, den nur dein Partner nehmen kann.
option-owner_may_trail = Ablegen mit Gebilde
option-owner_may_trail-about = Ob du ablegen darfst, während dir ein Gebilde gehört.
option-points = Punkte
option-points-about = Was jeder Posten bringt.
option-majority_tie = Gleichstand
option-majority_tie-about = Was geschieht, wenn Seiten gleich viele Karten oder Pik haben.
option-spades_needed = Nötige Pik
option-spades_needed-about = Jede Seite mit mindestens so vielen Pik bekommt die Punkte; ohne Zahl gilt die Mehrheit.
option-overs = Punkte für jede Karte darüber
option-overs-about = Ein Punkt für jede Karte und jedes Pik über diesen Zahlen.
option-sweep_cancel = Kehraus hebt sich auf
option-sweep_cancel-about = Die kleinste Zahl von Kehraus geht bei allen ab.
option-sweep_last_play = Kehraus mit der letzten Karte
option-sweep_last_play-about = Ob die letzte Karte eines Spiels einen Kehraus machen kann.
option-sweep_last_round = Kehraus in der letzten Runde
option-sweep_last_round-about = Ob in der letzten Runde eines Spiels Kehraus zählt.
option-sweep_freeze_at = Kehraus bis
option-sweep_freeze_at-about = Hat eine Seite so viele Punkte, zählt kein Kehraus mehr.
option-residue = Karten am Ende
option-residue-about = Wer bekommt, was nach der letzten Karte auf dem Tisch liegt.
option-target = Ziel
option-target-about = Die Punktzahl, die es zu erreichen gilt; ohne Ziel entscheidet ein Spiel.
option-end_when = Wann die Partie endet
option-end_when-about = Nach der Wertung eines Spiels, oder sobald das Ziel erreicht ist.
option-overshoot = Mehrere am Ziel
option-overshoot-about = Wer gewinnt, wenn mehrere Seiten in einem Spiel das Ziel erreichen.
option-ace_order = Folge der Asse
option-ace_order-about = Ob die Asse einzeln oder alle zusammen ausgezählt werden.
option-deal_scoring = Was ein Spiel bringt
option-deal_scoring-about = Jede Seite schreibt ihre Punkte, oder nur die beste den Unterschied.
option-double_under = Doppelt unter
option-double_under-about = Der Vorsprung zählt doppelt, wenn der Nächste weniger als das hat.

## Werte der Hausregeln

value-true = Ja
value-false = Nein
value-max_builds-none = Beliebig viele
value-spades_needed-none = Die Mehrheit
value-overs-none = Keine solchen Punkte
value-sweep_freeze_at-none = Zählt immer
value-target-none = Kein Ziel
value-double_under-none = Nie doppelt
value-deck-standard52 = 52 Karten
value-deck-numerals40 = Ass bis Zehn, 40 Karten
value-deck-italian40 = Ass bis Sieben und Bildkarten, 40 Karten
value-deck-cards = Ausgewählte Karten
value-deal_pattern-twos = Zu zweien, der Tisch dazwischen
value-deal_pattern-twos_then_layout = Zu zweien, dann der Tisch
value-deal_pattern-singles = Einzeln, dann der Tisch
value-refill-round = Neue Hand nach jeder Runde
value-refill-draw = Eine Karte nach jedem Zug
value-court_values-none = Kein Wert
value-court_values-11-12-13 = 11, 12, 13
value-court_values-8-9-10 = 8, 9, 10
value-ace_high-off = 1
value-ace_high-hand = 1, in der Hand auch 14
value-ace_high-any = Überall 1 oder 14
value-ace_high-hand_fixed14 = 14 in der Hand, 1 auf dem Tisch
value-court_capture-one = Eine ihresgleichen
value-court_capture-any = So viele ihresgleichen, wie man will
value-court_capture-all = Alle ihresgleichen
value-court_capture-one_or_three = Eine oder drei ihresgleichen
value-capture_completeness-any = So viel man will
value-capture_completeness-all_pairs = Jede gleiche Karte
value-capture_completeness-maximal = So viel wie möglich
value-trail_rule-free = Jede Karte
value-trail_rule-no_capture = Keine, die erobern kann
value-trail_rule-no_pair = Keine, die einer losen gleicht
value-raise_builds-any = Alle
value-raise_builds-not_own = Nicht die eigenen
value-raise_builds-opponents = Nur die der Gegner
value-raise_builds-none = Kein Erhöhen
value-add_to_builds-any = An alle
value-add_to_builds-own_side = An die der eigenen Seite
value-add_to_builds-own = An die eigenen
value-add_to_builds-none = Kein Anlegen
value-build_capture-anyone = Jeder
value-build_capture-owner_or_left = Der Besitzer und wer links von ihm sitzt
value-build_for_partner-off = Nein
value-build_for_partner-proven = Wenn dem Partner so ein Gebilde gehört
value-build_for_partner-free = Ja, auch ohne die Karte
value-majority_tie-none = Keiner bekommt etwas
value-majority_tie-split = Geteilt
value-majority_tie-carry = Ins nächste Spiel übertragen
value-majority_tie-spades_break = Bei gleich vielen Karten entscheiden die Pik
value-residue-last_capturer = Wer zuletzt erobert hat
value-residue-nobody = Niemand
value-end_when-deal_end = Nach dem Spiel
value-end_when-immediate = Sofort
value-overshoot-count_out = Auszählen, Posten für Posten
value-overshoot-highest = Die höchste Summe
value-overshoot-closest = Die Summe, die dem Ziel am nächsten ist
value-ace_order-SCHD = Pik, Kreuz, Herz, Karo
value-ace_order-none = Alle vier zusammen
value-deal_scoring-each = Jede Seite ihre Punkte
value-deal_scoring-difference = Den Unterschied

## Posten der Wertung eines Spiels

item-most_cards = Meiste Karten
item-most_spades = Meiste Pik
item-big_cassino = Großes Cassino
item-little_cassino = Kleines Cassino
item-ace_of_spades = Pik-Ass
item-ace_of_clubs = Kreuz-Ass
item-ace_of_hearts = Herz-Ass
item-ace_of_diamonds = Karo-Ass
item-most_diamonds = Meiste Karo
item-seven_of_diamonds = Karo-Sieben
item-each_spade = Pik
item-extra_jack_of_spades = Pik-Bube, zusätzlich
item-extra_ace_of_spades = Pik-Ass, zusätzlich
item-all_sevens = Alle Siebenen
item-all_sixes = Alle Sechsen
item-all_aces = Alle Asse
item-court = Bildkarten
item-pips = Augen
item-pat = Pat
item-last_capture = Letzte Eroberung
item-overs = Karten über der Grenze
item-sweeps = Kehraus

## Wofür es Punkte gibt, je ein Schlüssel der Hausregel

points-most_cards = { item-most_cards }
points-most_spades = { item-most_spades }
points-big_cassino = { item-big_cassino } (10♦)
points-little_cassino = { item-little_cassino } (2♠)
points-ace = Jedes Ass
points-sweep = Jeder Kehraus
points-most_diamonds = { item-most_diamonds }
points-seven_of_diamonds = { item-seven_of_diamonds }
points-each_spade = Jedes Pik
points-extra_jack_of_spades = { item-extra_jack_of_spades }
points-extra_ace_of_spades = { item-extra_ace_of_spades }
points-all_sevens = { item-all_sevens }
points-all_sixes = { item-all_sixes }
points-all_aces = { item-all_aces }
points-court = Jede Bildkarte
points-pips = Jedes Auge der Zwei bis Zehn
points-pat = Jeder Pat (ein Ass und eine Zehn in einer Eroberung)
points-last_capture = { item-last_capture }

## Warum ein Spiel die Partie beendet oder nicht

why-below = Noch ist keiner am Ziel.
why-only = Eine Seite allein ist am Ziel.
why-item = Ausgezählt; es entschied: { $item }.
why-highest = Die höchste Summe gewinnt.
why-closest = Die Summe, die dem Ziel am nächsten ist, gewinnt.
why-undecided = Noch unentschieden: ein weiteres Spiel.

## Gründe: was an einem Zug nicht geht

reason-deal_over = Das Spiel ist zu Ende.
reason-not_in_hand = { $card } ist nicht auf deiner Hand.
reason-not_on_layout = Nicht unter den losen Karten: { $cards }.
reason-no_such_build = Es gibt kein Gebilde aus { $cards }.
reason-nothing_taken = Eine Eroberung muss etwas nehmen: wähle eine Karte oder ein Gebilde.
reason-court_takes_rank = { $card } nimmt nur ihresgleichen, also nicht { $cards }.
reason-court_takes_one = { $allowed ->
    [all] { $card } nimmt alle ihresgleichen, nicht nur einige.
    [one_or_three] { $card } nimmt eine Karte ihresgleichen oder drei.
   *[one] { $card } nimmt eine Karte ihresgleichen, nicht mehr.
}
reason-no_groups = Aus { $cards } lassen sich keine Gruppen bilden, die jede { $value } ergeben.
reason-other_value = Das Gebilde aus { $cards } hat einen anderen Wert; { $card } nimmt nur Gebilde des eigenen Werts.
reason-not_yours_to_take = Nur der Besitzer und wer links von ihm sitzt dürfen das Gebilde aus { $cards } nehmen.
reason-one_group_only = { $card } nimmt eine Gruppe oder Gebilde: wähle nur eine Gruppe.
reason-pair_first = Eine Karte, die allein { $value } zählt, geht vor einer Summe: { $cards }.
reason-pairs_left = Mit dem Wert { $value } musst du auch { $cards } nehmen.
reason-not_maximal = Du musst nehmen, was du kannst: auch { $cards }.
reason-no_building = Nach diesen Regeln wird nicht gebaut.
reason-no_value = Ohne Wert, also nicht in einem Gebilde: { $cards }.
reason-nothing_used = Zum Bauen braucht es mindestens eine lose Karte.
reason-wrong_sum = Aus { $cards } lassen sich keine Gruppen bilden, die jede { $value } ergeben.
reason-value_not_higher = Erhöhen führt zu einem höheren Wert, und { $value } ist nicht höher.
reason-build_is_multiple = Das Gebilde aus { $cards } ist mehrfach, sein Wert bleibt.
reason-loose_cannot_help = Nur die gespielte Karte erhöht: lose Karten helfen nicht, { $value } zu erreichen.
reason-no_multiple = Hier gibt es nur Einzelgebilde: eine Gruppe, die { $value } ergibt.
reason-one_at_a_time = Eine Gruppe in einem Zug: die mit { $card }.
reason-may_not_add = Nach diesen Regeln darfst du an das Gebilde aus { $cards } nicht anlegen.
reason-may_not_raise = Nach diesen Regeln darfst du das Gebilde aus { $cards } nicht erhöhen.
reason-same_value_exists = Es gibt schon ein Gebilde { $value }, und ein zweites ist nicht erlaubt.
reason-too_many_builds = Dir würden mehr Gebilde gehören, als diese Regeln erlauben.
reason-no_capturing_card = Für ein Gebilde { $value } muss noch eine Karte vom Wert { $value } auf deiner Hand bleiben.
reason-card_is_owed = Behalte { $card }: du brauchst sie für dein Gebilde { $value }.
reason-owner_may_not_trail = Dir gehört ein Gebilde, also darfst du nicht ablegen: erobere, baue, lege an oder erhöhe.
reason-must_capture = { $card } kann erobern, also darfst du sie nicht ablegen.
reason-must_take_pair = { $card } gleicht { $cards } auf dem Tisch, also darfst du sie nicht ablegen.
