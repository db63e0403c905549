# Was der Trainer im geführten ersten Spiel sagt.
first-aim = Willkommen! Du und { $seat1 } seid ein Team. { $seat1 } ist die Quelle und weiß gleich, von welchem Planeten ein Signal kommt. Du bist die Crew: Du kannst nur zuhören.
first-prize = Ihr spielt um diese Signalkarte: 4 Punkte, wenn du beim ersten Mal richtig rätst.
first-listen = { $seat1 } hat ein geheimes Ziel gezogen, einen der aufgedeckten Planeten: J, K oder P. Die Rakete fliegt in Gedanken hin, und je länger ein Flug dauert, desto länger ist der Weg. Mit „Weiter“ hörst du es.
first-guess = Zwei Flüge, also mit einem Zwischenstopp: erst ein kurzer Hüpfer, dann ein viel längerer Flug. So weit von einem Planeten nah bei der Rakete ist nur J. Zeig auf J.
first-right = Richtig! Die Rakete fliegt hin, und die Karte gehört euch. Ein falscher Tipp kostet die Karte und ein Fass Treibstoff; ist das letzte weg, habt ihr verloren.
first-wrong = Das war falsch und hat die Karte und ein Fass gekostet. Vergleiche, wie lang die Flüge waren, und rate noch einmal; du kannst dir die Route auch noch einmal wünschen.
first-begin = Jetzt umgekehrt: Du bist die Quelle. Beginn die Runde.
first-target = Das siehst nur du: Dein Ziel ist Planet M. { $seat1 } muss ihn allein an deinem Klopfen erkennen.
first-plan = Plane deinen Weg, indem du einen Halt nach dem anderen anklickst. Keine Strecke darf über ein drittes Plättchen führen. Hier ist der direkte Weg frei: Klick M an.
first-launch = Jetzt sende es. Drück die große Taste (oder die Leertaste) und lass los: Loslassen ist der Start, und du fliegst, bis du wieder drückst.
first-land = Du fliegst! M liegt nah bei der Rakete, also ist der Flug kurz: Drück die Taste, um zu landen.
first-end = { $seat1 } hat dich verstanden! Zwölf solche Runden sind ein Spiel, und jede bringt neue Planeten. Spiel hier weiter, oder beginn ein eigenes Spiel!
first-land-there = Du fliegst! Je weiter es bis zum nächsten Halt ist, desto länger bleibst du in der Luft: Drück die Taste, um zu landen.
