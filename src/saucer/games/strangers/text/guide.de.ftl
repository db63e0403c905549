# Was der Trainer im geführten ersten Spiel sagt.
first-aim = Die Schule ist aus! Deine Kinder starten hier, an der SCHULE. Bring sie an Orte, wo es sicher und lustig ist: Die Zahlen dort sind Punkte, und die meisten Punkte gewinnen.
first-let-out = Ein Zug ist eines davon: ein Kind herauslassen, eine Karte spielen oder weglaufen. Noch ist kein Kind draußen, also lass eines heraus.
first-card = Spiel jetzt eine Karte. { card-skateboard } zieht ein Kind genau 3 Felder weit. Klick sie an.
first-home = Leuchtende Felder sind 3 Schritte weit. Rote Mauern halten jeden auf; Orte betritt man durch einen gelben Balken. Geh heim in die Nummer 7.
first-scored = Angekommen: 4 Punkte, und den Platz hat niemand sonst. Nach deinem Zug ziehst du wieder auf drei Karten nach.
first-sighting = { $seat1 } hat eine Sichtung gezogen: Die kommt nie auf die Hand, sofort erscheint ein Fremder. So viele kommen noch; mit dem letzten ist das Spiel zu Ende.
first-stranger = Ein Fremder nimmt jedes Kind mit, das dort steht, und ab jetzt kommt niemand mehr durch. Gefährlich sind nur Felder mit diesem Zeichen; gewertete Kinder sind sicher.
first-another = Auf den Straßen darfst du ein Kind haben, und gerade ist keines da. Lass das nächste heraus.
first-run = Weit weg liegt ein Schwimmbad für 7 Punkte. Busse helfen: erst mit { card-run } zur nächsten Haltestelle.
first-bus-stop = Zwei Felder nach links ist eine Haltestelle vom Stadtbus. Geh dorthin.
first-place = Jetzt hast du eine Sichtung gezogen und bestimmst, wo der Fremde erscheint. Das Kind von { $seat1 } steht auf so einem Feld: Setz ihn dorthin!
first-taken = Das Kind ist wieder im Vorrat von { $seat1 } und muss von vorn anfangen. Bleib nie länger als nötig auf einem Fremdenfeld.
first-bus = Dein Kind steht an einer Haltestelle vom Stadtbus. Spiel { card-city_bus }.
first-ride = Ein Bus fährt zu jeder anderen Haltestelle seiner Art, egal was dazwischen liegt. Fahr zu der unten rechts.
first-run-again = Das Schwimmbad ist zwei Schritte weit: Spiel { card-run }.
first-pool = Durch den gelben Balken ins Schwimmbad!
first-end = 7 Punkte für die Ersten im Schwimmbad! Das ist das Spiel. Büchereien geben mehr Karten, Parks mehr Kinder, und eine Untertasse holt sogar gewertete. Spiel weiter, oder beginn ein eigenes Spiel!
