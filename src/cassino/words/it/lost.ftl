### An address where nothing is.

lost-title = Qui non c'è niente
lost-about = Il link potrebbe essere incompleto. Chiedi a chi te l'ha mandato il link intero, o il codice del tavolo.
lost-home = Alla pagina iniziale di Cassino
busy-title = Troppo in una volta
busy-about = Dalla tua rete è stato chiesto in un minuto più di quanto questo server dia. Aspetta un momento, poi ricarica la pagina.
