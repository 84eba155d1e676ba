### How others are asked to a table.

invite-copy = Copiar o link
invite-copied = Copiado.
invite-only-here = Só este computador consegue abrir este link. Para deixar entrar outros aparelhos, inicie o programa com --lan.
