# El que diu l'entrenador a la primera partida guiada.
first-aim = S'ha acabat l'escola! Els teus nens surten d'aquí, de l'ESCOLA. Porta'ls a llocs segurs i divertits: els números són punts, i qui en té més guanya.
first-let-out = Un torn és una sola cosa: treure un nen, jugar una carta o fugir. Encara no n'hi ha cap a fora: treu-ne un.
first-card = Ara juga una carta. { card-skateboard } mou un nen exactament 3 espais. Fes-hi clic.
first-home = Els espais que brillen són a 3 passos. Els murs vermells aturen tothom; als llocs s'hi entra per una barra groga. Ves a casa, al número 7.
first-scored = Ja hi és: 4 punts, i ningú més no tindrà aquest lloc. Després del torn tornes a robar fins a tres cartes.
first-sighting = { $seat1 } ha robat un albirament: no es guarda mai, de seguida apareix un Estrany. En queden tants; amb l'últim s'acaba la partida.
first-stranger = Un Estrany s'emporta tots els nens que són allà, i a partir d'ara ningú no hi passa. Només són perillosos els espais amb aquest senyal; els nens que ja han puntuat, mai.
first-another = Pots tenir un nen als carrers, i ara no n'hi ha cap. Treu el següent.
first-run = Lluny hi ha una piscina de 7 punts. Els busos ajuden: primer { card-run } fins a la parada més propera.
first-bus-stop = Dos espais a l'esquerra hi ha una parada del bus urbà. Ves-hi.
first-place = Ara l'albirament l'has robat tu, i tries on apareix l'Estrany. El nen de { $seat1 } és en un d'aquests espais: posa'l allà!
first-taken = El nen torna a la reserva de { $seat1 } i ha de tornar a començar. No t'esperis mai més del compte en un espai d'Estranys.
first-bus = El teu nen és en una parada del bus urbà. Juga { card-city_bus }.
first-ride = Un bus va a qualsevol altra parada de la seva mena, hi hagi el que hi hagi entremig. Ves a la de baix a la dreta.
first-run-again = La piscina és a dos passos: juga { card-run }.
first-pool = Per la barra groga, cap a la piscina!
first-end = 7 punts per als primers de la piscina! Això és el joc. Les biblioteques donen més cartes, els parcs més nens, i un plat volador s'emporta fins i tot els que han puntuat. Segueix jugant o comença una partida pròpia!
