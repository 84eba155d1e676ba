### An address where nothing is.

lost-title = Não há nada aqui
lost-about = O link pode estar incompleto. Peça a quem o enviou o link inteiro, ou o código da mesa.
lost-home = Para a página inicial do Cassino
busy-title = Demais de uma vez
busy-about = Da sua rede foi pedido num minuto mais do que este servidor dá. Espere um momento e carregue a página de novo.
