### How others are asked to a table.

invite-copy = Link kopieren
invite-copied = Kopiert.
invite-only-here = Nur dieser Computer kann diesen Link öffnen. Damit andere Geräte hereinkommen, starte das Programm mit --lan.
