### An address where nothing is.

lost-title = Hier ist nichts
lost-about = Vielleicht ist der Link unvollständig. Frag nach dem ganzen Link oder nach dem Code des Tisches.
lost-home = Zur Startseite von Cassino
busy-title = Zu viel auf einmal
busy-about = Aus deinem Netz wurde in einer Minute mehr verlangt, als dieser Server gibt. Warte einen Moment und lade die Seite dann neu.
