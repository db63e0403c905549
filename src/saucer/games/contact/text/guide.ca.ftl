# El que diu l'entrenador a la primera partida guiada.
first-aim = Hola! Tu i { $seat1 } sou un equip. { $seat1 } és la Font i sabrà de quin planeta ve un senyal. Tu ets la Tripulació: només pots escoltar.
first-prize = Jugueu per aquesta carta de senyal: 4 punts, si encertes a la primera.
first-listen = { $seat1 } ha robat un objectiu secret, un dels planetes girats: J, K o P. El coet hi vola en pensament, i com més dura un vol, més llarg és el camí. Amb «Continua» ho sentiràs.
first-guess = Dos vols, i per tant una escala: primer un salt curt, després un vol molt més llarg. Tan lluny d'un planeta proper al coet només hi ha J. Assenyala J.
first-right = Correcte! El coet hi vola i la carta és vostra. Un error costa la carta i un barril de combustible; sense barrils, heu perdut.
first-wrong = No era aquest: ha costat la carta i un barril. Compara com de llargs eren els vols i torna-ho a provar; també pots demanar la ruta una altra vegada.
first-begin = Ara al revés: la Font ets tu. Comença la ronda.
first-target = Això només ho veus tu: el teu objectiu és el planeta M. { $seat1 } l'ha de trobar només pels teus tocs.
first-plan = Planifica el camí fent clic a una escala rere l'altra. Cap tram no pot passar per sobre d'una tercera fitxa. Aquí el camí directe és lliure: fes clic a M.
first-launch = Ara envia-ho. Prem la tecla gran (o la barra d'espai) i deixa-la anar: deixar-la anar és l'enlairament, i voles fins que tornes a prémer.
first-land = Estàs volant! M és a prop del coet, i per tant el vol és curt: prem la tecla per aterrar.
first-end = { $seat1 } t'ha entès! Dotze rondes com aquestes fan una partida, i cadascuna porta planetes nous. Segueix jugant aquí o comença una partida pròpia!
first-land-there = Estàs volant! Com més lluny és la propera escala, més estona et quedes enlaire: prem la tecla per aterrar.
