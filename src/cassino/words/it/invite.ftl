### How others are asked to a table.

invite-copy = Copia il collegamento
invite-copied = Copiato.
invite-only-here = Solo questo computer può aprire questo collegamento. Per far entrare altri dispositivi, avvia il programma con --lan.
