### Was das Programm im Terminal sagt.

record-holds =
    { $file }: stimmt; { $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }, { $totals }, { $is_over ->
        [yes] zu Ende gespielt
       *[no] nicht zu Ende gespielt
    }
record-cannot-be-read = { $file }: lässt sich nicht lesen
record-not-utf8 = { $file }: ist kein UTF-8-Text
play-port-refused = Port { $port } lässt sich nicht benutzen: { $message }
play-starting = Cassino startet …
play-preparing = Die denkenden Bots werden vorbereitet, einmalig. Gespielt werden kann schon.
play-prepared = { $done } von { $whole } vorbereitet
play-not-prepared = Die denkenden Bots ließen sich nicht vorbereiten; die anderen spielen. { $message }
