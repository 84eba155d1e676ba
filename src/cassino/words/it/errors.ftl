### Che cosa non va in ciò che è stato mandato.

error-bad_json = Questo non è JSON.
error-too_long = Questo è troppo lungo.
error-too_deep = Questo è annidato troppo in profondità.
error-bad_request = Non conosciamo questa richiesta.
error-bad_card = Questa carta non esiste.
error-bad_rules = Queste regole di casa non funzionano.
error-bad_position = Questa posizione si contraddice.
error-bad_move = Questa non si legge come una giocata.
error-illegal_move = Le regole non ammettono questa giocata.
error-hidden_cards = La risposta dipende da carte che non si conoscono.
error-deal_over = La mano è finita.
error-no_such_bot = Non c'è un bot con questo nome.
error-not_compiled = Questo bot ha bisogno delle regole compilate, che questo processo non usa.
error-over_budget = Questo chiede più lavoro di quanto è ammesso.
error-bad_record = Questo verbale di partita non regge.
error-internal = Qualcosa è andato storto da noi.
