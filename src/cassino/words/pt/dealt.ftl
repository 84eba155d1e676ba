### What was dealt on this server, beside what chance gives.

dealt-title = O que foi distribuído aqui
# $deals, $matches (number)
dealt-counted = Foram contadas { $deals } mãos em { $matches } partidas.
dealt-how = Em cada linha, o ponto é o que foi distribuído, em relação à média do acaso. Na barra cinzenta o acaso sozinho fica 95 vezes em cem.
# $outside, $rows (number)
dealt-outside = { $outside ->
    [0] Nenhuma de { $rows } linhas fica fora da barra.
    [one] { $outside } de { $rows } linhas fica fora da barra.
   *[other] { $outside } de { $rows } linhas ficam fora da barra.
}{ " " }Uma em vinte é de esperar; as linhas partilham cartas, por isso muitas vezes andam juntas.
dealt-which = Contam as cartas dadas a cada lugar, também as que a mão não chegou a alcançar; onde se compra, as primeiras mãos. Uma mão conta assim que acaba, corra como correr. Aquela a meio da qual uma partida foi deixada conta quando a mesa é fechada, o mais tardar ao fim de 60 dias; até lá as suas cartas são secretas.
dealt-nothing = Ainda não terminou aqui nenhuma mão.
dealt-what = O quê
dealt-got = Distribuídas
dealt-expected = Por acaso
dealt-between = 95 em 100 entre

## Whose cards

dealt-big_cassino-people = { item-big_cassino } para pessoas
dealt-big_cassino-bots = { item-big_cassino } para bots
dealt-big_cassino-dealer = { item-big_cassino } para quem dá
dealt-big_cassino-eldest = { item-big_cassino } para quem joga primeiro
dealt-little_cassino-people = { item-little_cassino } para pessoas
dealt-little_cassino-bots = { item-little_cassino } para bots
dealt-little_cassino-dealer = { item-little_cassino } para quem dá
dealt-little_cassino-eldest = { item-little_cassino } para quem joga primeiro
dealt-aces-people = Ases para pessoas
dealt-aces-bots = Ases para bots
dealt-aces-dealer = Ases para quem dá
dealt-aces-eldest = Ases para quem joga primeiro
dealt-spades-people = Espadas para pessoas
dealt-spades-bots = Espadas para bots
dealt-spades-dealer = Espadas para quem dá
dealt-spades-eldest = Espadas para quem joga primeiro
