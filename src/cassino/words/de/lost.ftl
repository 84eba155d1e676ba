### An address where nothing is.

lost-title = Hier ist nichts
lost-about = Vielleicht ist der Link unvollständig. Frag nach dem ganzen Link oder nach dem Code des Tisches.
lost-home = Zur Startseite von Cassino
