### Le regole in parole: varianti, opzioni e loro valori, voci del punteggio, giocate, motivi.

## Giocate

kind-capture = Cattura
kind-build = Costruisci
kind-add = Aggiungi
kind-raise = Alza
kind-trail = Passa

## Varianti: il nome e una riga di spiegazione

preset-classic = Cassino
preset-classic-about = Il gioco tradizionale a 21: si costruisce, si aggiunge e si alza.
preset-classic11 = Cassino a 11
preset-classic11-about = Il gioco tradizionale a 11, come usava in Inghilterra.
preset-literal = Cassino alla lettera
preset-literal-about = Non si alza, si aggiunge solo alle proprie costruzioni e si prendono tutte le carte uguali.
preset-royal = Royal Cassino
preset-royal-about = Fante, regina e re valgono 11, 12 e 13; un asso in mano vale 1 o 14.
preset-royal_low_ace = Royal Cassino, assi bassi
preset-royal_low_ace-about = Fante, regina e re valgono 11, 12 e 13; l'asso vale sempre 1.
preset-spade = Spade Cassino
preset-spade-about = Ogni picca dà un punto, il fante di picche due; si gioca a 61 su un tabellone da cribbage.
preset-spade_bicycle = Spade Cassino, 26 punti
preset-spade_bicycle-about = Spade Cassino con un secondo punto per l'asso di picche e uno per chi ha più picche.
preset-spade_royal = Royal Spade Cassino
preset-spade_royal-about = Spade Cassino con le figure che valgono come nel Royal Cassino.
preset-draw = Draw Cassino
preset-draw-about = Dopo ogni giocata peschi una carta: la mano resta piena finché c'è il tallone.
preset-royal_draw = Royal Draw Cassino
preset-royal_draw-about = Royal Cassino in cui si pesca una carta dopo ogni giocata.
preset-italian = Cassino italiano
preset-italian-about = Quaranta carte, tre in mano, figure da 8, 9 e 10; il settebello dà un punto.
preset-no_building = Cassino senza costruzioni
preset-no_building-about = Si cattura o si passa, nient'altro: si impara subito.
preset-pat = Cassino con pat
preset-pat-about = Un punto in più per ogni cattura che porta a casa un asso e un dieci.
preset-card_points = Punti delle carte
preset-card_points-about = Una mano sola: assi 11, figure 10, le altre il loro valore; vince il totale più alto.
preset-diamond = Diamond Cassino
preset-diamond-about = Quaranta carte a 11 punti: quadri, settebello, tutti i sette, tutti i sei, tutti gli assi.
preset-finnish = Kasino finlandese
preset-finnish-about = Senza costruzioni; assi e i due cassini valgono di più in mano; le scope si annullano; a 16.
preset-swedish = Kasino svedese
preset-swedish-about = Senza costruzioni; l'asso vale 1 o 14 ovunque; l'ultima cattura dà un punto; a 16.
preset-khasino = Khasino
preset-khasino-about = Dal Sudafrica: quaranta carte, tante in mano, una costruzione a testa, una mano sola.
preset-english1792 = Cassino del 1792
preset-english1792-about = La forma più antica: senza costruzioni, conta solo la differenza dei punti; a 11.
preset-mini = Mini Cassino
preset-mini-about = Dodici carte, due in mano: così piccolo che si può risolvere.

## Opzioni: il nome e che cosa cambia

option-deck = Mazzo
option-deck-about = Le carte con cui si gioca.
option-hand_size = Carte in mano
option-hand_size-about = Quante carte riceve ogni giocatore alla volta.
option-layout_size = Carte sul tavolo
option-layout_size-about = Quante carte sono scoperte all'inizio di una mano.
option-deal_pattern = Distribuzione
option-deal_pattern-about = In quale ordine si danno le carte.
option-refill = Carte nuove
option-refill-about = Quando arrivano le carte nuove: dopo un giro, o una dopo ogni giocata.
option-court_values = Valori di fante, regina e re
option-court_values-about = Con un valore le figure si sommano e si costruiscono; senza, ognuna prende solo il suo rango.
option-ace_high = Assi
option-ace_high-about = Quanto vale un asso che cattura o che si tiene per una costruzione.
option-nordic_hand_values = Valori nordici in mano
option-nordic_hand_values-about = In mano il due di picche vale 15 e il dieci di quadri 16.
option-court_capture = Che cosa prende una figura
option-court_capture-about = Quanti fanti prende un fante; lo stesso per regine e re.
option-capture_completeness = Quanto prendere
option-capture_completeness-about = Se una cattura può lasciare carte che potrebbe prendere.
option-single_group = Un gruppo alla volta
option-single_group-about = Un numerale prende un gruppo oppure costruzioni, non entrambi.
option-pair_first = Prima la carta uguale
option-pair_first-about = Con un gruppo alla volta: la carta uguale viene prima della somma.
option-trail_rule = Passare
option-trail_rule-about = Se puoi posare una carta che potrebbe prendere qualcosa.
option-building = Costruzioni
option-building-about = Se si possono unire carte sotto un valore, da prendere più tardi.
option-multiple_builds = Costruzioni composte
option-multiple_builds-about = Se una costruzione può avere più gruppi del suo valore.
option-multiple_at_once = Più gruppi in una giocata
option-multiple_at_once-about = Se una sola giocata può mettere più gruppi in una costruzione.
option-raise_builds = Alzare
option-raise_builds-about = Di chi sono le costruzioni semplici che puoi portare a un valore più alto.
option-raise_with_loose = Alzare con carte libere
option-raise_with_loose-about = Le carte libere possono aiutare la carta giocata a raggiungere il nuovo valore.
option-add_to_builds = Aggiungere
option-add_to_builds-about = Di chi sono le costruzioni a cui puoi aggiungere altri gruppi.
option-same_value_builds = Costruzioni di pari valore
option-same_value_builds-about = Se due costruzioni dello stesso valore possono stare sul tavolo.
option-max_builds = Costruzioni a testa
option-max_builds-about = Quante costruzioni può avere un giocatore.
option-build_as_card = Costruzioni nelle somme
option-build_as_card-about = Una costruzione semplice può far parte di una somma: un otto prende una costruzione di 6 e un due.
option-build_capture = Chi prende una costruzione
option-build_capture-about = Chiunque, oppure solo chi ne è padrone e il giocatore alla sua sinistra.
option-build_for_partner = Costruire per il compagno
option-build_for_partner-about = Se puoi annunciare un valore che solo il compagno può prendere.
option-owner_may_trail = Passare con una costruzione
option-owner_may_trail-about = Se puoi passare mentre hai una costruzione.
option-points = Punti
option-points-about = Quanto vale ogni voce.
option-majority_tie = Parità
option-majority_tie-about = Che cosa succede quando si hanno altrettante carte o picche.
option-spades_needed = Picche necessarie
option-spades_needed-about = Chi ha almeno tante picche prende i punti; senza numero serve averne più degli altri.
option-overs = Punti per ogni carta oltre
option-overs-about = Un punto per ogni carta, e per ogni picca, oltre questi numeri.
option-sweep_cancel = Le scope si annullano
option-sweep_cancel-about = Il numero più basso di scope si toglie a tutti.
option-sweep_last_play = Scopa con l'ultima carta
option-sweep_last_play-about = Se l'ultima carta della mano può fare scopa.
option-sweep_last_round = Scope nell'ultimo giro
option-sweep_last_round-about = Se le scope contano nell'ultimo giro di una mano.
option-sweep_freeze_at = Scope fino a
option-sweep_freeze_at-about = Quando un lato ha questo totale, le scope non contano più.
option-residue = Carte rimaste alla fine
option-residue-about = A chi va quello che resta sul tavolo dopo l'ultima carta.
option-target = Traguardo
option-target-about = Il totale da raggiungere; senza, decide una mano sola.
option-end_when = Quando finisce la partita
option-end_when-about = Dopo il conto della mano, o appena si raggiunge il traguardo.
option-overshoot = Più lati al traguardo
option-overshoot-about = Chi vince quando più lati arrivano al traguardo nella stessa mano.
option-ace_order = Ordine degli assi
option-ace_order-about = Se gli assi si contano uno per uno o tutti insieme.
option-deal_scoring = Che cosa segna una mano
option-deal_scoring-about = Ognuno segna i suoi punti, o solo il migliore segna la differenza.
option-double_under = Doppio sotto
option-double_under-about = Lo scarto vale doppio se il secondo ha meno di questo totale.

## Valori delle opzioni

value-true = Sì
value-false = No
value-max_builds-none = Senza limite
value-spades_needed-none = Più degli altri
value-overs-none = Nessun punto di questi
value-sweep_freeze_at-none = Contano sempre
value-target-none = Nessun traguardo
value-double_under-none = Mai doppio
value-deck-standard52 = 52 carte
value-deck-numerals40 = Dall'asso al dieci, 40 carte
value-deck-italian40 = Dall'asso al sette e figure, 40 carte
value-deck-cards = Carte scelte
value-deal_pattern-twos = A due a due, il tavolo in mezzo
value-deal_pattern-twos_then_layout = A due a due, poi il tavolo
value-deal_pattern-singles = Una alla volta, poi il tavolo
value-refill-round = Carte nuove dopo ogni giro
value-refill-draw = Una carta dopo ogni giocata
value-court_values-none = Nessun valore
value-court_values-11-12-13 = 11, 12, 13
value-court_values-8-9-10 = 8, 9, 10
value-ace_high-off = 1
value-ace_high-hand = 1, in mano anche 14
value-ace_high-any = 1 o 14 ovunque
value-ace_high-hand_fixed14 = 14 in mano, 1 sul tavolo
value-court_capture-one = Una del suo rango
value-court_capture-any = Quante vuoi del suo rango
value-court_capture-all = Tutte quelle del suo rango
value-court_capture-one_or_three = Una o tre del suo rango
value-capture_completeness-any = Quanto vuoi
value-capture_completeness-all_pairs = Ogni carta uguale
value-capture_completeness-maximal = Il più possibile
value-trail_rule-free = Qualsiasi carta
value-trail_rule-no_capture = Nessuna carta che può catturare
value-trail_rule-no_pair = Nessuna carta uguale a una libera
value-raise_builds-any = Di chiunque
value-raise_builds-not_own = Non le proprie
value-raise_builds-opponents = Solo degli avversari
value-raise_builds-none = Non si alza
value-add_to_builds-any = Di chiunque
value-add_to_builds-own_side = Della propria coppia
value-add_to_builds-own = Le proprie
value-add_to_builds-none = Non si aggiunge
value-build_capture-anyone = Chiunque
value-build_capture-owner_or_left = Il padrone e chi gli sta a sinistra
value-build_for_partner-off = No
value-build_for_partner-proven = Se il compagno ha già una tale costruzione
value-build_for_partner-free = Sì, anche senza la carta
value-majority_tie-none = Nessuno segna
value-majority_tie-split = Si dividono i punti
value-majority_tie-carry = Passano alla mano dopo
value-majority_tie-spades_break = A pari carte decidono le picche
value-residue-last_capturer = A chi ha catturato per ultimo
value-residue-nobody = A nessuno
value-end_when-deal_end = Dopo la mano
value-end_when-immediate = Subito
value-overshoot-count_out = Si conta voce per voce
value-overshoot-highest = Il totale più alto
value-overshoot-closest = Il totale più vicino al traguardo
value-ace_order-SCHD = Picche, fiori, cuori, quadri
value-ace_order-none = Tutti e quattro insieme
value-deal_scoring-each = Ognuno i suoi punti
value-deal_scoring-difference = La differenza

## Voci del punteggio di una mano

item-most_cards = Più carte
item-most_spades = Più picche
item-big_cassino = Grande Cassino
item-little_cassino = Piccolo Cassino
item-ace_of_spades = Asso di picche
item-ace_of_clubs = Asso di fiori
item-ace_of_hearts = Asso di cuori
item-ace_of_diamonds = Asso di quadri
item-most_diamonds = Più quadri
item-seven_of_diamonds = Settebello
item-each_spade = Picche
item-extra_jack_of_spades = Fante di picche in più
item-extra_ace_of_spades = Asso di picche in più
item-all_sevens = Tutti i sette
item-all_sixes = Tutti i sei
item-all_aces = Tutti gli assi
item-court = Figure
item-pips = Valore delle carte
item-pat = Pat
item-last_capture = Ultima cattura
item-overs = Carte oltre il numero
item-sweeps = Scope

## Per che cosa si danno i punti, una chiave dell'opzione ciascuno

points-most_cards = { item-most_cards }
points-most_spades = { item-most_spades }
points-big_cassino = { item-big_cassino } (10♦)
points-little_cassino = { item-little_cassino } (2♠)
points-ace = Ogni asso
points-sweep = Ogni scopa
points-most_diamonds = { item-most_diamonds }
points-seven_of_diamonds = { item-seven_of_diamonds }, 7♦
points-each_spade = Ogni picca
points-extra_jack_of_spades = { item-extra_jack_of_spades }
points-extra_ace_of_spades = { item-extra_ace_of_spades }
points-all_sevens = { item-all_sevens }
points-all_sixes = { item-all_sixes }
points-all_aces = { item-all_aces }
points-court = Ogni figura
points-pips = Ogni punto di valore, dal due al dieci
points-pat = Ogni pat (un asso e un dieci in una cattura)
points-last_capture = { item-last_capture }

## Perché una mano chiude o non chiude la partita

why-below = Nessuno è al traguardo.
why-only = Un lato solo è al traguardo.
why-item = Contando voce per voce ha deciso: { $item }.
why-highest = Vince il totale più alto.
why-closest = Vince il totale più vicino al traguardo.
why-undecided = Ancora pari: si gioca un'altra mano.

## Motivi: che cosa non va in una giocata

reason-deal_over = La mano è finita.
reason-not_in_hand = Non hai in mano { $card }.
reason-not_on_layout = Non tra le carte libere: { $cards }.
reason-no_such_build = Non c'è una costruzione di { $cards }.
reason-nothing_taken = Una cattura deve prendere qualcosa: scegli una carta o una costruzione.
reason-court_takes_rank = { $card } prende solo il suo rango, quindi non { $cards }.
reason-court_takes_one = { $allowed ->
    [all] { $card } prende tutte le carte del suo rango, non solo alcune.
    [one_or_three] { $card } prende una carta del suo rango, oppure tre.
   *[one] { $card } prende una carta del suo rango, non di più.
}
reason-no_groups = Con { $cards } non si formano gruppi che fanno ciascuno { $value }.
reason-other_value = La costruzione di { $cards } ha un altro valore; { $card } prende solo costruzioni del proprio valore.
reason-not_yours_to_take = Solo il padrone e il giocatore alla sua sinistra prendono la costruzione di { $cards }.
reason-one_group_only = { $card } prende un gruppo oppure costruzioni: scegli un gruppo solo.
reason-pair_first = Una carta che da sola vale { $value } va presa prima di una somma: { $cards }.
reason-pairs_left = Con un valore di { $value } devi prendere anche { $cards }.
reason-not_maximal = Devi prendere tutto il possibile: anche { $cards }.
reason-no_building = Con queste regole non si costruisce.
reason-no_value = Senza un valore, quindi fuori da ogni costruzione: { $cards }.
reason-nothing_used = Per costruire serve almeno una carta libera.
reason-wrong_sum = Con { $cards } non si formano gruppi che fanno ciascuno { $value }.
reason-value_not_higher = Alzare porta a un valore più alto, e { $value } non lo è.
reason-build_is_multiple = La costruzione di { $cards } è composta: il suo valore resta com'è.
reason-loose_cannot_help = Solo la carta giocata alza la costruzione: le carte libere non aiutano ad arrivare a { $value }.
reason-no_multiple = Qui le costruzioni sono solo semplici: un gruppo che fa { $value }.
reason-one_at_a_time = Un gruppo per giocata: quello con { $card }.
reason-may_not_add = Con queste regole non puoi aggiungere alla costruzione di { $cards }.
reason-may_not_raise = Con queste regole non puoi alzare la costruzione di { $cards }.
reason-same_value_exists = C'è già una costruzione di { $value }, e una seconda non è ammessa.
reason-too_many_builds = Avresti più costruzioni di quante ne ammettono queste regole.
reason-no_capturing_card = Per costruire { $value } devi tenere in mano un'altra carta che vale { $value }.
reason-card_is_owed = Tieni { $card }: ti serve per la tua costruzione di { $value }.
reason-owner_may_not_trail = Hai una costruzione, quindi non puoi passare: cattura, costruisci, aggiungi o alza.
reason-must_capture = { $card } può catturare, quindi non puoi passarla.
reason-must_take_pair = { $card } è uguale a { $cards } sul tavolo, quindi non puoi passarla.
