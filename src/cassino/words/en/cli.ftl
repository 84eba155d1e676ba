### What the program says in the terminal.

# $file, $deals (number), $totals ("12-7": points by side), $is_over ("yes" or "no")
record-holds =
    { $file }: true; { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $totals }, { $is_over ->
        [yes] played to the end
       *[no] not played to the end
    }
# $file
record-cannot-be-read = { $file }: cannot be read
record-not-utf8 = { $file }: is not UTF-8 text
# $port (text), $message: the system's own words
play-port-refused = Port { $port } cannot be used: { $message }
play-starting = Cassino is starting …
play-preparing = Preparing the bots that think, once. You can play meanwhile.
# $done, $whole (numbers)
play-prepared = Prepared { $done } of { $whole }
# $message: what the compiler said
play-not-prepared = The bots that think could not be prepared; the others play. { $message }
