title = Inkognito
about = Karneval in Venedig: vier Identitäten, zwei geheime Teams. Finde hinter den Masken, wer zu dir gehört, setz eure Mission zusammen und trau keiner Karte.
facts = 3 bis 5 Personen, 60 bis 90 Minuten
credits = Ein Spiel von Leo Colovini und Alex Randolph, 2013 bei Ares Games und Devir erschienen. Dies ist eine inoffizielle Umsetzung für alle, die das Spiel besitzen, mit eigenen Texten und Bildern.

option-referee = Wiederholte Antworten
option-referee-strict = Streng: Niemand kann dieselben Karten zweimal zeigen
option-referee-table = Wie am Tisch: Wer eine Wiederholung bemerkt, erhebt Einspruch
option-assistant = Assistent im Notizbuch
option-assistant-off = Aus: nur, was sicher ist
option-assistant-on = An: auch, was wahrscheinlich ist
option-colours = Farben
option-colours-by_lot = Nach dem Los
option-colours-by_seat = Nach dem Platz: Blau, Grün, Rot, Gelb

reason-mission = Die Mission ist erfüllt.
reason-wrong_partner = Die Hand wurde der falschen Person gereicht.
reason-refused = Der Handschlag wurde ausgeschlagen, obwohl beide zusammengehörten.
reason-not_fulfilled = Die beiden gehörten zusammen, doch ihre Mission war nicht erfüllt.
reason-flight = Wer allein war, ist aus Venedig entkommen.
reason-no_flight = Wer allein war, hatte den Fluchtweg nicht erreicht.
reason-not_alone = Wer fliehen wollte, war nicht allein: Die andere Hälfte des Teams saß am Tisch.
reason-declaration = Der Botschafter hat alle vier enttarnt.
reason-two_hundred_turns = Zweihundert Züge sind vergangen, ohne dass jemand Vollzug gemeldet hätte.

## Agenten, Gestalten, Kugeln und Karten

card-fiddlebottom = Lord Fiddlebottom
card-bubble = Colonel Bubble
card-zsa_zsa = Madame Zsa Zsa
card-agent_x = Agent X
card-tall = Lang
card-short = Kurz
card-fat = Dick
card-thin = Dünn
card-grey_fiddlebottom = Lord Fiddlebottom (Geheimkarte)
card-grey_bubble = Colonel Bubble (Geheimkarte)
card-grey_zsa_zsa = Madame Zsa Zsa (Geheimkarte)
card-grey_agent_x = Agent X (Geheimkarte)
card-grey_tall = Lang (Geheimkarte)
card-grey_short = Kurz (Geheimkarte)
card-grey_fat = Dick (Geheimkarte)
card-grey_thin = Dünn (Geheimkarte)
card-mission_a = Mission A
card-mission_b = Mission B
card-mission_c = Mission C
card-mission_d = Mission D

about-fiddlebottom = In jedem Kasino Europas hält man ihm einen Stuhl warm und führt eine Akte. Zeichen: ein Zucken des rechten Auges. Gehört zu Colonel Bubble (IK-1, IK-33).
about-bubble = Ihn überrascht nichts, und darum erzählt ihm auch niemand etwas. Zeichen: ein Griff ans linke Ohr. Gehört zu Lord Fiddlebottom (IK-1, IK-33).
about-zsa_zsa = Drei Botschafter haben sich von ihr scheiden lassen, zwei haben ihr einen Orden verliehen. Zeichen: ein spöttisch verzogener Mund. Gehört zu Agent X (IK-1, IK-33).
about-agent_x = Kellner vergessen seine Bestellung, während er noch spricht. Zeichen: ein Stirnrunzeln. Gehört zu Madame Zsa Zsa (IK-1, IK-33).
about-ambassador = Weiß von allen ein wenig und verrät allen die Hälfte. Triff ihn, und er besorgt dir eine klarere Antwort von einer Person deiner Wahl (IK-17).
about-phantom = Einmal im Zug geschüttelt, zeigt das Phantom der Prophezeiung drei seiner zehn Kugeln: 3 weiße, 2 orange, 2 blaue, 2 schwarze, 1 lila (IK-3).
about-tall = Besteht aus Hut und Stelzen. Ist es deine geheime Gestalt, bist du diese Figur (IK-6).
about-short = Blickt zu allen auf und überhört nichts. Ist es deine geheime Gestalt, bist du diese Figur (IK-6).
about-fat = Füllt jede Tür und wartet gern in einer. Ist es deine geheime Gestalt, bist du diese Figur (IK-6).
about-thin = Von der Seite gesehen: niemand. Ist es deine geheime Gestalt, bist du diese Figur (IK-6).
about-ball-white = Zieht eine deiner Figuren ein Feld weit, zu Land oder zu Wasser (IK-8).
about-ball-orange = Zieht eine deiner Figuren ein Feld weit zu Land (IK-8).
about-ball-blue = Zieht eine deiner Figuren ein Feld weit zu Wasser (IK-8).
about-ball-black = Zieht den Botschafter ein Feld weit, zu Land oder zu Wasser (IK-8).
about-ball-purple = Zieht eine fremde Figur ein Feld weit, zu Land oder zu Wasser (IK-8).
about-card = Eine deiner drei Geheimkarten. Als Antwort gezeigt beweist sie sich selbst; die Missionskarte darf eine andere ersetzen (IK-6, IK-18, IK-19).
about-seat = Um jemanden zu fragen, triff eine der Figuren oder den Botschafter (IK-14, IK-17).
about-space = Eine Kugel ist ein Schritt zum nächsten Feld, über Land oder Wasser. Eine Mission kann jemanden auf einer Nummer verlangen (IK-8, IK-27).
about-place = Hier beginnt diese Figur; alle werden sehen, welche Gestalt wo steht (IK-5).
about-claim = Du sagst, dass eure Mission erfüllt ist, und nennst, wer zu dir gehört. Das beendet das Spiel, richtig oder falsch (IK-30).
about-bot-random = Tut irgendetwas, was erlaubt ist.
about-bot-easy = Streicht aus, was nicht sein kann, und antwortet irgendwie.
about-bot-medium = Wägt jede Antwort ab, für jede Person einzeln.
about-bot-hard = Hat alle möglichen Welten zugleich im Kopf, verrät wenig und meldet Vollzug, wenn die Aussichten stimmen.

build-tall = lang
build-short = kurz
build-fat = dick
build-thin = dünn
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
ball-white = Weiß
ball-orange = Orange
ball-blue = Blau
ball-black = Schwarz
ball-purple = Lila
balls-of_a_colour = { $count } × { $ball }

figure = die { $build } { $colour } Figur
figure-own = deine { $build } Figur
adj-tall = lange
adj-short = kurze
adj-fat = dicke
adj-thin = dünne
adj-blue = blaue
adj-green = grüne
adj-red = rote
adj-yellow = gelbe

space-numbered = Feld { $number }
space-embassy = Botschaft
space-plain = P{ $number }
space-blue = blaues Startfeld { $number }
space-green = grünes Startfeld { $number }
space-red = rotes Startfeld { $number }
space-yellow = gelbes Startfeld { $number }
at-numbered = auf Feld { $number }
at-embassy = in der Botschaft
at-plain = auf P{ $number }
at-blue = auf dem blauen Startfeld { $number }
at-green = auf dem grünen Startfeld { $number }
at-red = auf dem roten Startfeld { $number }
at-yellow = auf dem gelben Startfeld { $number }
to-numbered = auf Feld { $number }
to-embassy = in die Botschaft
to-plain = auf P{ $number }
to-blue = auf das blaue Startfeld { $number }
to-green = auf das grüne Startfeld { $number }
to-red = auf das rote Startfeld { $number }
to-yellow = auf das gelbe Startfeld { $number }

agent-build = { $agent } ({ $build })
agent-secrets = { $agent } ({ $build }, { $mission })
row = { $player }: { $what }
row-put_aside = beiseitegelegt: { $what }

## Die Missionen

mission-fb-A-B = Agent X hat sich unsere Chiffriermaschine geliehen. Streif ihn im Gedränge, und vergiss die Kurbel nicht.
mission-fb-A-C = Am Kai steht ein Koffer voller Liebesbriefe, den keiner abholt. Seine Lordschaft wird die Handschrift erkennen.
mission-fb-A-D = Madame trägt die Seekarte der Lagune im Saum. Tritt darauf, aus Versehen und mit Gefühl.
mission-fb-B-A = Glaubt Agent X sich allein, summt er vor sich hin. Die Melodie öffnet einen Tresor.
mission-fb-B-C = Im Wams des Botschafters tickt etwas. Umarme ihn herzlich und hör genau hin.
mission-fb-B-D = Für den Colonel ist eine Taucherglocke vertäut. Sie ist eine Nummer zu klein, aber pünktlich.
mission-fb-C-A = Die neue Verkleidung ist fertig. Anprobieren kann sie nur Seine Lordschaft, und nur durch die Hintertür.
mission-fb-C-B = Die Liste ist in die falsche Tasche gerutscht. Sei beim Botschafter, bevor er sein Taschentuch sucht.
mission-fb-C-D = Heute Nacht klingelt in der Botschaft ein Telefon, genau einmal. Jemand muss da sein und abheben.
mission-fb-D-A = Auf Madames Fächer steht eine Nachricht in Zitronensaft. Komm nah heran, und bring eine Kerze mit.
mission-fb-D-B = Ihr habt je eine Hälfte eines Fotos. Trefft euch, legt sie zusammen und staunt.
mission-fb-D-C = Am letzten Anleger wartet eine Gondel ohne Gondoliere. Gebucht ist sie für einen Gast, der nichts davon weiß.
mission-zx-A-B = Ist der Botschafter glücklich, murmelt er das Kennwort. Mach ihn glücklich und bleib in Hörweite.
mission-zx-A-C = Der Colonel versteckt den Film in seinem Hörrohr. Ruf hinein und fang auf, was herausfällt.
mission-zx-A-D = Seine Exzellenz hat einer einzigen Dame einen einzigen Tanz versprochen. Madame wird führen.
mission-zx-B-A = An der Uhrkette des Botschafters hängen zwei Schlüssel. Wir brauchen nur einen. Nehmt beide.
mission-zx-B-C = Im einen Ring steckt das Gift, im anderen das Gegengift. Tauscht sie, solange ihr noch wisst, was wo ist.
mission-zx-B-D = Nach zehn Uhr unterschreibt Seine Lordschaft alles, was man ihm unter die Nase hält. Halt ihm dies unter die Nase.
mission-zx-C-A = Der Colonel ist sehr gelassen, oder er schläft. Rempel ihn an; die Pläne stecken im linken Stiefel.
mission-zx-C-B = Der Impresario wartet mit einem Vertrag und einem falschen Bart. Madame weiß, was davon für sie ist.
mission-zx-C-D = Für Agent X wurde eine Mauer grau gestrichen. Er soll sich davorstellen, bis er weg ist.
mission-zx-D-A = Dem Ball auf der Brücke fehlen ein Gast, dessen Hut und was darunter ist. Kümmert euch darum.
mission-zx-D-B = Die Jacht legt im Morgengrauen ab, und ihr Kapitän gehorcht nur einem gewissen Monokel. Borg es dir aus.
mission-zx-D-C = Der Nachtzug steht in keinem Fahrplan. Gleis null für Agent X; das Kennwort ist ein Stirnrunzeln.

task-fb-A-B = Eine beliebige Figur des Teams zu Agent X.
task-fb-A-C = Lord Fiddlebottom auf Feld 5.
task-fb-A-D = Eine beliebige Figur des Teams zu Madame Zsa Zsa.
task-fb-B-A = Eine beliebige Figur des Teams zu Agent X.
task-fb-B-C = Eine beliebige Figur des Teams zum Botschafter.
task-fb-B-D = Colonel Bubble auf Feld 1.
task-fb-C-A = Lord Fiddlebottom auf Feld 7.
task-fb-C-B = Eine beliebige Figur des Teams zum Botschafter.
task-fb-C-D = Der Botschafter in die Botschaft.
task-fb-D-A = Eine beliebige Figur des Teams zu Madame Zsa Zsa.
task-fb-D-B = Colonel Bubble zu Lord Fiddlebottom oder umgekehrt.
task-fb-D-C = Der Botschafter auf Feld 8.
task-zx-A-B = Eine beliebige Figur des Teams zum Botschafter.
task-zx-A-C = Eine beliebige Figur des Teams zu Colonel Bubble.
task-zx-A-D = Madame Zsa Zsa zum Botschafter.
task-zx-B-A = Eine beliebige Figur des Teams zum Botschafter.
task-zx-B-C = Madame Zsa Zsa zu Agent X oder umgekehrt.
task-zx-B-D = Eine beliebige Figur des Teams zu Lord Fiddlebottom.
task-zx-C-A = Eine beliebige Figur des Teams zu Colonel Bubble.
task-zx-C-B = Madame Zsa Zsa auf Feld 4.
task-zx-C-D = Agent X auf Feld 2.
task-zx-D-A = Der Botschafter auf Feld 3.
task-zx-D-B = Eine beliebige Figur des Teams zu Lord Fiddlebottom.
task-zx-D-C = Agent X auf Feld 6.

task-fb-A-B-three = Eine beliebige Figur des Teams zu Agent X; fehlt er, zu Madame Zsa Zsa (IK-36).
task-fb-A-D-three = Eine beliebige Figur des Teams zu Madame Zsa Zsa; fehlt sie, zu Agent X (IK-36).
task-fb-B-A-three = Eine beliebige Figur des Teams zu Agent X; fehlt er, zu Madame Zsa Zsa (IK-36).
task-fb-D-A-three = Eine beliebige Figur des Teams zu Madame Zsa Zsa; fehlt sie, zu Agent X (IK-36).
task-zx-A-C-three = Eine beliebige Figur des Teams zu Colonel Bubble; fehlt er, zu Lord Fiddlebottom (IK-36).
task-zx-B-D-three = Eine beliebige Figur des Teams zu Lord Fiddlebottom; fehlt er, zu Colonel Bubble (IK-36).
task-zx-C-A-three = Eine beliebige Figur des Teams zu Colonel Bubble; fehlt er, zu Lord Fiddlebottom (IK-36).
task-zx-D-B-three = Eine beliebige Figur des Teams zu Lord Fiddlebottom; fehlt er, zu Colonel Bubble (IK-36).
task-fb-C-D-five = Eine der beiden wahren Figuren des Teams in die Botschaft (IK-41).
task-fb-D-C-five = Eine der beiden wahren Figuren des Teams auf Feld 8 (IK-41).
task-zx-D-A-five = Eine der beiden wahren Figuren des Teams auf Feld 3 (IK-41).

flight-fiddlebottom = Lord Fiddlebottom auf Feld 5.
flight-bubble = Colonel Bubble auf Feld 1.
flight-zsa_zsa = Madame Zsa Zsa auf Feld 4.
flight-agent_x = Agent X auf Feld 6.

## Wer dran ist

prompt-drawing_colours = Die Farben werden ausgelost.
prompt-dealing = Die Geheimkarten werden ausgeteilt.
prompt-drawing_first = Der Zufall bestimmt, wer beginnt.
prompt-place = Deine Farbe ist { $colour }: Wähl aus, welche deiner Figuren auf welchem deiner Startfelder steht.
prompt-placed = Deine Figuren stehen. Noch nicht gewählt haben: { $players }.
prompt-placing = Die Figuren werden aufgestellt. Noch nicht gewählt haben: { $players }.
prompt-shaking = { $playerIs ->
    [you] Du schüttelst das Phantom.
   *[other] { $player } schüttelt das Phantom.
}
prompt-move = Übrige Kugeln: { $balls }. Zieh oder beende die Bewegung.
prompt-move_stuck = Übrige Kugeln: { $balls }. So kann die Bewegung nicht enden: Zieh weiter.
prompt-moving = { $playerIs ->
    [you] Du ziehst. Übrige Kugeln: { $balls }.
   *[other] { $player } zieht. Übrige Kugeln: { $balls }.
}
prompt-stroll = { $steps ->
    [one] Du darfst mit dem Botschafter noch ein Feld weitergehen, zu Land oder zu Wasser, oder hierbleiben.
   *[other] Du darfst mit dem Botschafter bis zu { $steps } Felder weit gehen, zu Land oder zu Wasser, oder hierbleiben.
}
prompt-strolling = { $playerIs ->
    [you] Du gehst mit dem Botschafter spazieren.
   *[other] { $player } geht mit dem Botschafter spazieren.
}
prompt-meet = Du hast mehrere Begegnungen: Wähl aus, welche du als Nächstes abwickelst.
prompt-meeting = { $playerIs ->
    [you] Du wählst eine Begegnung.
   *[other] { $player } hat mehrere Begegnungen und wählt eine aus.
}
prompt-ask = Du triffst { $player }: Frag nach der Identität oder nach der Gestalt.
prompt-ask_or_move_on = Du triffst { $player }: Frag nach der Identität oder nach der Gestalt, oder geh ein Feld weiter.
prompt-ask_through = Du triffst den Botschafter: Wähl jemand anderen und frag nach Identität oder Gestalt.
prompt-ask_through_or_move_on = Du triffst den Botschafter: Wähl jemand anderen und frag nach Identität oder Gestalt, oder geh ein Feld weiter.
prompt-ask_as_ambassador = Du triffst { $player }: Verlang zwei Identitäten oder zwei Gestalten zu sehen.
prompt-asking = { $playerIs ->
    [you] Du triffst { $figure }.
   *[other] { $player } trifft { $figure }.
}
prompt-asking_ambassador = { $playerIs ->
    [you] Du triffst den Botschafter.
   *[other] { $player } trifft den Botschafter.
}
prompt-answer-identity = { $player } fragt nach deiner Identität: Leg zwei Identitäten und eine Gestalt, mindestens eine davon wahr.
prompt-answer-build = { $player } fragt nach deiner Gestalt: Leg zwei Gestalten und eine Identität, mindestens eine davon wahr.
prompt-answer_through-identity = { $player } fragt nach deiner Identität: Leg zwei Identitäten, eine davon wahr.
prompt-answer_through-build = { $player } fragt nach deiner Gestalt: Leg zwei Gestalten, eine davon wahr.
prompt-answer_used-identity = { $player } fragt nach deiner Identität und hat alle anderen Antworten schon gesehen: Leg eine wahre Karte.
prompt-answer_used-build = { $player } fragt nach deiner Gestalt und hat alle anderen Antworten schon gesehen: Leg eine wahre Karte.
prompt-answer_through_used-identity = { $player } fragt nach deiner Identität und hat alle anderen Antworten schon gesehen: Leg die wahre Identität.
prompt-answer_through_used-build = { $player } fragt nach deiner Gestalt und hat alle anderen Antworten schon gesehen: Leg die wahre Gestalt.
prompt-withdraw = Diese Karten kennt { $player } schon. Welche nimmst du zurück, falls { $player } Einspruch erhebt?
prompt-reserve = Diese Karten kennt { $player } schon. Welche wahre Karte bleibt, falls { $player } Einspruch erhebt?
prompt-answering = { $askerIs ->
    [you] { $player } sucht die Karten für dich aus.
   *[other] { $player } sucht die Karten für { $asker } aus.
}
prompt-expel = Wegschicken auf ein beliebiges freies Feld ohne Nummer: { $figure }.
prompt-expel_ambassador = Schick den Botschafter in die Botschaft oder auf ein beliebiges freies Startfeld.
prompt-object = Wegschicken auf ein beliebiges freies Feld ohne Nummer: { $figure }. Vorher darfst du Einspruch gegen die Antwort erheben.
prompt-object_ambassador = Schick den Botschafter in die Botschaft oder auf ein beliebiges freies Startfeld. Vorher darfst du Einspruch gegen die Antwort erheben.
prompt-expelling = { $playerIs ->
    [you] Du schickst { $figure } weg.
   *[other] { $player } schickt { $figure } weg.
}
prompt-expelling_ambassador = { $playerIs ->
    [you] Du schickst den Botschafter weg.
   *[other] { $player } schickt den Botschafter weg.
}
prompt-close = Alles ist erledigt: Beende deinen Zug oder melde, dass eure Mission erfüllt ist.
prompt-close_ambassador = Alles ist erledigt: Beende deinen Zug oder erkläre, wer wer ist.
prompt-closing = { $playerIs ->
    [you] Du beendest deinen Zug.
   *[other] { $player } hat alles erledigt und kann den Zug beenden.
}
prompt-interrupt = Du hast die Karten im Vorbeigehen gesehen. Du darfst erklären, wer wer ist.
prompt-declare_identities = Schreib auf, wer welche Identität hat.
prompt-declare_builds = Schreib auf, wer welche Gestalt hat. Danach ist die Erklärung versiegelt.
prompt-declaring = { $playerIs ->
    [you] Du schreibst deine Erklärung.
   *[other] { $player } schreibt eine versiegelte Erklärung.
}
prompt-handshake = { $player } meldet eure gemeinsame Mission als erfüllt und reicht dir die Hand. Schlägst du ein?
prompt-handshaking = { $claimantIs ->
    [you] Du hältst { $player } die Hand hin.
   *[other] { $claimant } hält { $player } die Hand hin.
}
won = { $playerIs ->
    [you] Du gewinnst! { $reason }
   *[other] { $player } gewinnt! { $reason }
}
won-together = Gewonnen haben: { $players }. { $reason }
won-nobody = Niemand gewinnt. { $reason }

## Was möglich ist

caution-claim = Soweit du es wissen kannst, bleiben { $count } Möglichkeiten. Eine Erklärung beendet die Partie, und eine falsche verliert sie. Jetzt erklären?
caution-wrong_claim = Nach allem, was du gesehen hast, ist diese Erklärung falsch. Eine Erklärung beendet die Partie, und eine falsche verliert sie. Trotzdem erklären?
label-place = Auf den Startfeldern, vom ersten bis zum vierten: { $first }, { $second }, { $third }, { $fourth }
label-move = Ziehen: { $figure } { $to } ({ $ball })
label-move_ambassador = Ziehen: den Botschafter { $to } (Schwarz)
label-stroll = Gehen: { $to }
label-end_movement = Die Bewegung beenden
label-end_stroll = Hierbleiben
label-meet = Als Nächstes treffen: { $figure } { $at }
label-meet_ambassador = Als Nächstes treffen: den Botschafter { $at }
label-ask-identity = { $player } nach der Identität fragen
label-ask-build = { $player } nach der Gestalt fragen
label-ask_through-identity = Über den Botschafter { $player } nach der Identität fragen
label-ask_through-build = Über den Botschafter { $player } nach der Gestalt fragen
label-move_on = Nichts fragen und weitergehen: { $to }
label-show = Zeigen: { $cards }
label-withdraw = Falls { $player } Einspruch erhebt, zurücknehmen: { $card }
label-reserve = Falls { $player } Einspruch erhebt, nur zeigen: { $card }
label-object = Einspruch: Diese Karten habe ich schon gesehen
label-expel = Wegschicken: { $figure } { $to }
label-expel_ambassador = Wegschicken: den Botschafter { $to }
label-end_turn = Den Zug beenden
label-claim = Mission erfüllt! Zu mir gehört { $player }
label-claim_alone = Ich bin allein, und ich bin entkommen!
label-accept = Einschlagen
label-refuse = Die Hand ausschlagen
label-declare = Erklären, wer wer ist
label-declare_identities = Aufschreiben: { $rows }
label-declare_builds = Aufschreiben und versiegeln: { $rows }

part-claim = Mission erfüllt!

## Beim ersten Mal

hint-place = Welche Figur du wirklich bist, entscheidet erst danach eine Geheimkarte. Alle werden sehen, welche Gestalt wo steht (IK-5, IK-6).
hint-move = Jede Kugel ist ein Schritt: Wähl eine Figur, dann das Feld. Kommst du zu einer fremden Figur oder zum Botschafter, darfst du fragen. Du musst nicht alle Kugeln nutzen (IK-8, IK-13).
hint-stroll = Endet dein Spaziergang bei einer Figur, lässt du dir zwei Karten zeigen, und genau eine davon ist wahr. Du darfst auch hierbleiben (IK-38, IK-39).
hint-meet = Du wickelst deine Begegnungen nacheinander ab, in beliebiger Reihenfolge: Entweder du fragst und schickst weg, oder du gehst weiter (IK-13).
hint-ask = Du wirst drei Karten sehen: zwei von der Art, nach der du fragst, und eine von der anderen. Mindestens eine ist wahr, vielleicht nur eine (IK-16).
hint-ask_through = Der Botschafter besorgt dir von jemandem deiner Wahl zwei Karten einer Art, und genau eine davon ist wahr (IK-17).
hint-ask_as_ambassador = Wessen Figur du triffst, zeigt dir zwei Identitäten oder zwei Gestalten, und genau eine davon ist wahr (IK-39).
hint-answer = Leg die Karten in beliebiger Reihenfolge. Mindestens eine muss wahr sein. Eine graue Geheimkarte beweist sich selbst, und deine Missionskarte darf eine Karte ersetzen: Beides ist für die Person gedacht, die zu dir gehört (IK-16, IK-18, IK-19).
hint-answer_through = Leg zwei Karten der gefragten Art; eine ist wahr. Mit deiner Missionskarte muss die andere die wahre sein (IK-17, IK-19).
hint-reserve = Diese Karten hast du dieser Person schon einmal gezeigt. Fällt es auf, bleiben weniger übrig: Wähl jetzt aus, welche (IK-22).
hint-expel = Die befragte Figur muss weg: auf ein beliebiges freies Feld ohne Nummer, nah oder fern (IK-24).
hint-expel_ambassador = Der Botschafter muss weg: in die Botschaft, wenn sie frei ist, oder auf ein freies Startfeld beliebiger Farbe (IK-25).
hint-object = Hat dir diese Person genau diese Karten schon gezeigt, erheb Einspruch, bevor du die Figur wegschickst: Dann bleiben weniger Karten übrig. Das geht einmal, und ein Irrtum kostet nichts (IK-22).
hint-close = Ist die Mission deines Teams in diesem Augenblick erfüllt, melde es und nenne, wer zu dir gehört. Eine falsche Meldung verliert das Spiel. Sonst beende deinen Zug (IK-30, IK-30a).
hint-close_ambassador = Bist du dir bei allen vier Identitäten und Gestalten sicher? Erklären kannst du nur einmal; es zählt, wenn jemand Vollzug meldet (IK-43).
hint-interrupt = Du siehst alle Karten, die über dich gezeigt werden. Du darfst sofort erklären oder es verstreichen lassen und weiter zuhören (IK-42, IK-43).
hint-declare_identities = Je eine Identität für alle vier. Die Erklärung bleibt versiegelt, bis jemand Vollzug meldet, und muss in allen acht Punkten stimmen (IK-43).
hint-declare_builds = Je eine Gestalt für alle vier. Mit der letzten ist die Erklärung endgültig versiegelt (IK-43).
hint-handshake = Gehört ihr zusammen und ist die Mission erfüllt, gewinnt ihr mit dem Handschlag. Gehört ihr nicht zusammen, ist die Meldung ohnehin gescheitert. Weist du die Hand zurück, obwohl ihr zusammengehört, verliert ihr beide (IK-30).

## Was geschehen ist

log-colours_drawn = Die Farben: { $rows }.
log-placement_chosen = { $playerIs ->
    [you] Du hast deine Aufstellung gewählt.
   *[other] { $player } hat die Aufstellung gewählt.
}
log-figures_placed = Alle Figuren nehmen ihre Plätze ein.
log-secret_dealt = { $playerIs ->
    [you] Du bekommst eine Geheimkarte: { $card }.
   *[other] { $player } bekommt eine Geheimkarte: { $card }.
}
log-secrets_dealt-identities = Die geheimen Identitäten sind ausgeteilt.
log-secrets_dealt-builds = Die geheimen Gestalten sind ausgeteilt.
log-secrets_dealt-missions = Die geheimen Missionen sind ausgeteilt.
log-turn_started = { $playerIs ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $player } ist dran.
}
log-phantom_shaken = { $playerIs ->
    [you] Du schüttelst das Phantom: { $balls }.
   *[other] { $player } schüttelt das Phantom: { $balls }.
}
log-figure_moved = { $playerIs ->
    [you] Du ziehst { $figure } { $to } ({ $ball }).
   *[other] { $player } zieht { $figure } { $to } ({ $ball }).
}
log-ambassador_moved = { $playerIs ->
    [you] Du ziehst den Botschafter { $to }.
   *[other] { $player } zieht den Botschafter { $to }.
}
log-movement_ended = { $playerIs ->
    [you] Du beendest die Bewegung.
   *[other] { $player } beendet die Bewegung.
}
log-figure_moved_on = { $playerIs ->
    [you] Du fragst nichts: Deine { $build } Figur geht weiter { $to }.
   *[other] { $player } fragt nichts, und die { $build } Figur geht weiter { $to }.
}
log-meeting_chosen = { $playerIs ->
    [you] Als Nächstes kommt bei dir die Begegnung { $at }.
   *[other] Als Nächstes kommt bei { $player } die Begegnung { $at }.
}
log-question_asked-identity = { $askerIs ->
    [you] Du fragst { $player } nach der Identität.
   *[other] { $playerIs ->
        [you] { $asker } fragt dich nach deiner Identität.
       *[other] { $asker } fragt { $player } nach der Identität.
    }
}
log-question_asked-build = { $askerIs ->
    [you] Du fragst { $player } nach der Gestalt.
   *[other] { $playerIs ->
        [you] { $asker } fragt dich nach deiner Gestalt.
       *[other] { $asker } fragt { $player } nach der Gestalt.
    }
}
log-question_through-identity = { $askerIs ->
    [you] Über den Botschafter fragst du { $player } nach der Identität.
   *[other] { $playerIs ->
        [you] Über den Botschafter fragt { $asker } dich nach deiner Identität.
       *[other] Über den Botschafter fragt { $asker } nach der Identität von { $player }.
    }
}
log-question_through-build = { $askerIs ->
    [you] Über den Botschafter fragst du { $player } nach der Gestalt.
   *[other] { $playerIs ->
        [you] Über den Botschafter fragt { $asker } dich nach deiner Gestalt.
       *[other] Über den Botschafter fragt { $asker } nach der Gestalt von { $player }.
    }
}
log-ambassador_asked-identity = { $askerIs ->
    [you] Mit dem Botschafter fragst du { $player } nach der Identität.
   *[other] { $playerIs ->
        [you] { $asker } fragt dich mit dem Botschafter nach deiner Identität.
       *[other] { $asker } fragt { $player } mit dem Botschafter nach der Identität.
    }
}
log-ambassador_asked-build = { $askerIs ->
    [you] Mit dem Botschafter fragst du { $player } nach der Gestalt.
   *[other] { $playerIs ->
        [you] { $asker } fragt dich mit dem Botschafter nach deiner Gestalt.
       *[other] { $asker } fragt { $player } mit dem Botschafter nach der Gestalt.
    }
}
log-answer_repeated = Diese Karten kennt { $asker } schon: { $cards }.
log-cards_shown = { $askerIs ->
    [you] { $player } zeigt dir: { $cards }.
   *[other] { $playerIs ->
        [you] Du zeigst { $asker }: { $cards }.
       *[other] { $player } zeigt { $asker }: { $cards }.
    }
}
log-answer_given = { $player } zeigt { $asker } die Antwort.
log-objected-right = { $askerIs ->
    [you] Du erhebst Einspruch, und zwar zu Recht. Von der Antwort von { $player } bleibt: { $cards }.
   *[other] { $playerIs ->
        [you] { $asker } erhebt Einspruch, und zwar zu Recht. Von deiner Antwort bleibt: { $cards }.
       *[other] { $asker } erhebt Einspruch, und zwar zu Recht. Von der Antwort von { $player } bleibt: { $cards }.
    }
}
log-objected-wrong = { $askerIs ->
    [you] Du erhebst Einspruch, doch diese Karten sind neu. Nichts ändert sich.
   *[other] { $asker } erhebt Einspruch, doch diese Karten sind neu. Nichts ändert sich.
}
log-figure_expelled = { $playerIs ->
    [you] Du schickst { $figure } { $to }.
   *[other] { $player } schickt { $figure } { $to }.
}
log-ambassador_expelled = { $playerIs ->
    [you] Du schickst den Botschafter { $to }.
   *[other] { $player } schickt den Botschafter { $to }.
}
log-mission_claimed = { $playerIs ->
    [you] „Mission erfüllt!“ Du hältst { $partner } die Hand hin.
   *[other] { $partnerIs ->
        [you] „Mission erfüllt!“ { $player } hält dir die Hand hin.
       *[other] „Mission erfüllt!“ { $player } hält { $partner } die Hand hin.
    }
}
log-mission_claimed-alone = { $playerIs ->
    [you] Du meldest, dass du allein und entkommen bist.
   *[other] { $player } meldet, allein und entkommen zu sein.
}
log-handshake_accepted = { $playerIs ->
    [you] Du schlägst ein.
   *[other] { $player } schlägt ein.
}
log-handshake_refused = { $playerIs ->
    [you] Du schlägst die Hand aus.
   *[other] { $player } schlägt die Hand aus.
}
log-declaration_begun = { $playerIs ->
    [you] „Ich weiß, wer ihr seid!“ Du beginnst deine Erklärung.
   *[other] „Ich weiß, wer ihr seid!“ { $player } beginnt eine Erklärung.
}
log-identities_written = Du schreibst auf: { $rows }.
log-declaration_sealed = { $playerIs ->
    [you] Deine Erklärung ist versiegelt.
   *[other] { $player } hat die Erklärung versiegelt.
}
log-declaration_opened-right = Die Erklärung wird geöffnet: { $rows }. Alles stimmt!
log-declaration_opened-wrong = Die Erklärung wird geöffnet: { $rows }. Nicht alles stimmt.

aside-gesture-wink = { $playerIs ->
    [you] Du zuckst vor allen mit dem rechten Auge.
   *[other] { $player } zuckt vor allen mit dem rechten Auge.
}
aside-gesture-wink-to = { $playerIs ->
    [you] Du zwinkerst { $to } mit dem rechten Auge zu.
   *[other] { $toIs ->
        [you] { $player } zwinkert dir mit dem rechten Auge zu.
       *[other] { $player } zwinkert { $to } mit dem rechten Auge zu.
    }
}
aside-gesture-ear = { $playerIs ->
    [you] Du greifst dir vor allen ans linke Ohr.
   *[other] { $player } greift sich vor allen ans linke Ohr.
}
aside-gesture-ear-to = { $playerIs ->
    [you] Du siehst { $to } an und greifst dir ans linke Ohr.
   *[other] { $toIs ->
        [you] { $player } sieht dich an und greift sich ans linke Ohr.
       *[other] { $player } sieht { $to } an und greift sich ans linke Ohr.
    }
}
aside-gesture-frown = { $playerIs ->
    [you] Du runzelst vor allen die Stirn.
   *[other] { $player } runzelt vor allen die Stirn.
}
aside-gesture-frown-to = { $playerIs ->
    [you] Du siehst { $to } an und runzelst die Stirn.
   *[other] { $toIs ->
        [you] { $player } sieht dich an und runzelt die Stirn.
       *[other] { $player } sieht { $to } an und runzelt die Stirn.
    }
}
aside-gesture-sneer = { $playerIs ->
    [you] Du verziehst vor allen spöttisch den Mund.
   *[other] { $player } verzieht vor allen spöttisch den Mund.
}
aside-gesture-sneer-to = { $playerIs ->
    [you] Du siehst { $to } an und verziehst spöttisch den Mund.
   *[other] { $toIs ->
        [you] { $player } sieht dich an und verzieht spöttisch den Mund.
       *[other] { $player } sieht { $to } an und verzieht spöttisch den Mund.
    }
}
gesture-players-only = Zeichen gibt nur, wer mitspielt (IK-33).
gesture-to-one-or-all = Ein Zeichen gilt einer anderen Person oder allen (IK-33).
gestures-spent = Drei Zeichen in einem Zug sind genug (IK-33a).

## Warum etwas nicht geht

why-chance = Der Zufall ist am Werk. Einen Augenblick.
why-placing_ambassador = Der Botschafter beginnt in der Botschaft; die anderen stellen noch auf (IK-5).
why-placed = Deine Figuren stehen. Noch haben nicht alle gewählt (IK-5a).
why-answering = { $player } sucht gerade die Karten aus (IK-18).
why-handshake = { $player } muss einschlagen oder die Hand ausschlagen (IK-30).
why-declaring = { $player } schreibt gerade eine Erklärung (IK-43).
why-turn = { $player } ist dran (IK-7).
why-picked = Das hast du schon gewählt: Wähl es noch einmal, um es zurückzunehmen.
why-begun = Du hast etwas anderes gewählt: Nimm es zurück, dann kannst du dies wählen.

why-first-place = Stell zuerst deine Figuren auf: die lange, die kurze, die dicke; die dünne bekommt, was übrig ist (IK-5).
why-place_order = Stell zuerst die lange Figur auf, dann die kurze, dann die dicke; die dünne bekommt das Feld, das übrig ist (IK-5).
why-place_colour = Deine Figuren beginnen auf den Feldern deiner Farbe (IK-5).
why-place_thin = Die dünne Figur bekommt das Feld, das die anderen drei übrig lassen (IK-5).
why-place_taken = Auf diesem Feld steht schon eine andere deiner Figuren: Jedes der vier bekommt eine (IK-5).
why-no_own_ball = Keine Kugel für deine eigenen Figuren ist mehr da: Weiß, Orange oder Blau (IK-8).
why-no_way = Mit den übrigen Kugeln führt deine Figur von dort kein Weg weiter (IK-8).
why-together = Dann blieben zwei deiner Figuren auf einem Feld, und keine übrige Kugel könnte sie trennen (IK-9).
why-two_of_one = Dann träfest du zwei Figuren derselben Person, und keine übrige Kugel könnte das ändern (IK-10).
why-dead_end = Dann könnten die übrigen Kugeln in keine Stellung mehr führen, in der die Bewegung enden darf (IK-10a).
why-no_purple = Nur eine lila Kugel zieht eine fremde Figur, und du hast keine mehr (IK-8).
why-purple_stuck = Für die lila Kugel gibt es neben dieser Figur kein Feld, das frei ist oder auf dem nur deine Figuren stehen (IK-11).
why-no_black = Nur eine schwarze Kugel zieht den Botschafter, und du hast keine mehr (IK-8).
why-black_stuck = Für die schwarze Kugel gibt es neben dem Botschafter kein Feld, das frei ist oder auf dem nur deine Figuren stehen (IK-12).
why-closed_purple = Die lila Kugel zieht eine Figur nur auf ein Feld, das frei ist oder auf dem nur deine Figuren stehen (IK-11).
why-closed_black = Die schwarze Kugel zieht den Botschafter nur auf ein Feld, das frei ist oder auf dem nur deine Figuren stehen (IK-12).
why-colour_out = Diese Farbe ist nicht im Spiel (IK-35).
why-figure_first = Wähl zuerst die Figur, die dorthin ziehen soll (IK-8).
why-not_reached = Mit den übrigen Kugeln kann nichts dorthin ziehen (IK-8).
why-not_led_there = Dorthin führt kein Weg, den die Kugel öffnet: Es zählen Land, Wasser und Nachbarfelder (IK-8).
why-ball_of_others = Diese Kugel zieht andere Figuren als die gewählte (IK-8).
why-ball_last = Wähl eine Figur und ein Feld; nach der Kugel wirst du nur gefragt, wenn mehrere passen (IK-8).
why-ball_used = Diese Kugel ist schon genutzt (IK-8).
why-ball_not_shown = Diese Kugel zeigt das Phantom in diesem Zug nicht (IK-3).
why-end_together = So kann es nicht enden: Zwei deiner Figuren stehen auf einem Feld (IK-9).
why-end_two_of_one = So kann es nicht enden: Du triffst zwei Figuren derselben Person (IK-10).
why-end_position = So kann es nicht enden: Zwei deiner Figuren stehen auf einem Feld, und du triffst zwei Figuren derselben Person (IK-9, IK-10).
why-ask_later = Gefragt wird nach der Bewegung, wo Figuren sich treffen (IK-13).
why-stroll_far = Der Botschafter geht auf benachbarte Felder, Schritt für Schritt (IK-38).
why-stroll_directly = Wähl einfach das Feld, auf das der Botschafter geht, oder bleib hier (IK-38).
why-meet = Wähl eines der Felder, auf denen du jemanden triffst (IK-13).
why-meet_nobody = Dort triffst du niemanden: Wähl eines der Felder, die du mit einer anderen Figur teilst (IK-13).
why-ambassador_asks = Der Botschafter muss fragen und geht nicht weiter (IK-39).
why-move_on_far = Statt zu fragen, darfst du weitergehen, aber nur auf ein freies Feld neben der Begegnung (IK-15).
why-move_on_taken = Weitergehen darfst du nur auf ein freies Feld, und dort steht jemand (IK-15).
why-ask_whom = Wähl zuerst, wer antworten soll (IK-17).
why-ask_self = Dich selbst kannst du nicht fragen (IK-17).
why-ask_ambassador = Wer den Botschafter führt, hat keine Karten und wird nie gefragt (IK-40a).
why-ask_directly = Es antwortet, wessen Figur du triffst: Wähl nur aus, wonach du fragst (IK-16).
why-ask_met = Es antwortet, wessen Figur der Botschafter trifft: Wähl nur aus, wonach du fragst (IK-39).
why-not_your_card = Diese Geheimkarte wurde nicht an dich verteilt (IK-6).
why-card_twice = Diese Karte liegt schon da, grau oder farbig: Alle Karten einer Antwort sind verschieden (IK-18).
why-card_of_pair-identity = Gefragt sind zwei Identitätskarten und sonst nichts, höchstens die Missionskarte anstelle einer davon (IK-17).
why-card_of_pair-build = Gefragt sind zwei Gestaltkarten und sonst nichts, höchstens die Missionskarte anstelle einer davon (IK-17).
why-card_of_trio-identity = Auf diese Frage zeigst du zwei Identitätskarten und eine Gestaltkarte oder die Missionskarte anstelle einer davon (IK-16).
why-card_of_trio-build = Auf diese Frage zeigst du zwei Gestaltkarten und eine Identitätskarte oder die Missionskarte anstelle einer davon (IK-16).
why-card_untrue_pair = Mit dieser Karte wäre nichts an deiner Antwort wahr: Eine der beiden muss es sein (IK-17).
why-card_untrue_trio = Mit dieser Karte wäre nichts an deiner Antwort wahr: Mindestens eine Karte muss es sein (IK-16).
why-card_shown_before = Jede Antwort mit dieser Karte hat diese Person schon gesehen, und nach den strengen Regeln gibt es keine zweimal (IK-20).
why-answer_whole_pair = Deine Antwort hat ihre zwei Karten: Zeig sie, oder nimm eine zurück (IK-17).
why-answer_whole_trio = Deine Antwort hat ihre drei Karten: Zeig sie, oder nimm eine zurück (IK-16).
why-show_cards = Leg zuerst die Karten deiner Antwort hin (IK-18).
why-first-withdraw = Wähl zuerst die Karte, die du bei einem Einspruch zurücknimmst (IK-22).
why-first-reserve = Wähl zuerst die wahre Karte, die bei einem Einspruch bleibt (IK-22).
why-reserve_true = Bei einem Einspruch bleibt eine wahre Karte, und diese ist keine (IK-22).
why-withdraw_other = Diese Karte gehört nicht zu der Antwort, die du wiederholst (IK-22).
why-withdraw_last_truth = Ohne diese Karte bliebe von deiner Antwort nichts Wahres übrig (IK-22).
why-expel_taken = Dort steht jemand: Das Feld muss frei sein (IK-4a).
why-expel_numbered = Auf ein Feld mit Nummer wird nie eine Figur geschickt (IK-24).
why-expel_refuge = Der Botschafter wird in die Botschaft oder auf ein Startfeld geschickt (IK-25).
why-object_strict = Bei den strengen Regeln wiederholt niemand eine Antwort: Es gibt nichts einzuwenden (IK-21).
why-object_once = Gegen diese Antwort hast du schon Einspruch erhoben (IK-22).
why-first-declare = Schreib zuerst deine Erklärung fertig (IK-43).
why-declare_order = Schreib Person für Person auf, in der Reihenfolge der Plätze (IK-43).
why-declare_twice = Das hast du schon bei jemand anderem notiert: Jede Identität und jede Gestalt kommt einmal vor (IK-43a).
why-first-handshake = Schlag zuerst ein oder schlag die Hand aus (IK-30).
why-nobody = Nur zu dritt kann jemand allein sein (IK-37).
why-claim_first = Melde zuerst Vollzug; dann nenn, mit wem (IK-30).
why-claim_self = Mit dir selbst spielst du nicht zusammen: Nenn eine andere Person (IK-30).
why-claim_with_ambassador = Wer den Botschafter führt, spielt mit niemandem zusammen und wird nie genannt (IK-40a).
why-claim_ambassador = Der Botschafter hat keine Mission. Du gewinnst, indem du erklärst, wer wer ist (IK-43).
why-declare_once = Erklären kannst du einmal, im eigenen Zug oder wenn du Karten im Vorbeigehen siehst, und das hast du getan (IK-43).
why-no_phantom = Du hast weder Figuren noch das Phantom: Du ziehst den Botschafter, ein oder zwei Felder weit (IK-38).

why-when-space = Gerade ist kein Feld zu wählen.
why-when-figure = Figuren ziehst du mit Kugeln, am Anfang deines Zuges (IK-8).
why-when-ambassador = Der Botschafter zieht mit einer schwarzen Kugel, am Anfang eines Zuges (IK-8).
why-when-phantom = Das Phantom wird am Anfang jedes Agentenzuges von selbst geschüttelt (IK-3).
why-when-ball = Kugeln nutzt du in der Bewegung, am Anfang deines Zuges (IK-8).
why-when-seat = Eine Person wählst du, wenn du über den Botschafter fragst oder Vollzug gemeldet hast (IK-17, IK-30).
why-when-nobody = Dass du allein bist, sagst du, wenn du Vollzug meldest (IK-37).
why-when-card = Karten werden nur als Antwort gezeigt (IK-23).
why-when-withdraw = Zurückgenommen wird nur eine Karte einer wiederholten Antwort (IK-22).
why-when-ask = Du fragst, wenn du nach deiner Bewegung jemanden triffst (IK-13).
why-when-show = Karten werden nur als Antwort gezeigt (IK-23).
why-when-object = Einspruch erhebst du nur gegen eine Antwort, die dir eben gezeigt wurde (IK-22).
why-when-end_movement = Die Bewegung ist vorbei.
why-when-end_turn = Dein Zug kann enden, wenn die Bewegung vorbei und jede Begegnung abgewickelt ist (IK-13, IK-30a).
why-when-claim = Vollzug melden darfst du, wann immer du im eigenen Zug entscheidest (IK-30a).
why-when-accept = Gerade reicht dir niemand die Hand (IK-30).
why-when-refuse = Gerade reicht dir niemand die Hand (IK-30).
why-when-declare = Nur wer den Botschafter führt, erklärt, und nur zu fünft (IK-43).
why-when-place = Aufgestellt wird einmal, bevor die Karten verteilt werden (IK-5).
why-when-identity = Das gehört zur Erklärung des Botschafters (IK-43).
why-when-build = Das gehört zur Erklärung des Botschafters (IK-43).

## Im Terminal

draw-nothing = –
draw-set_up = Aufbau
draw-turn = Zug { $turn }, { $player }
draw-turn_balls = Zug { $turn }, { $player }; Kugeln: { $balls }; übrig: { $left }
draw-player = { $playerIs ->
    [you] Du, { $colour }
   *[other] { $player }, { $colour }
}
draw-player_ambassador = { $playerIs ->
    [you] Du bist der Botschafter
   *[other] { $player } ist der Botschafter
}
draw-figures = { $player }: { $figures }
draw-figure = { $build } { $at }
draw-figure_moved = { $build } { $at }*
draw-own_figure = { "     " }{ $figure }; zu Land: { $land }; zu Wasser: { $sea }
draw-ambassador = Der Botschafter { $at }
draw-ambassador_moved = Der Botschafter { $at }*
draw-secrets = Deine Geheimkarten: { $secrets }
draw-sought = { "     " }Du gehörst mit { $agent } zusammen.
draw-mission = { "     " }Zusammen mit { $card }: { $task }
draw-flight = { "     " }Allein bleibt die Flucht: { $task }
draw-shown = { $askerIs ->
    [you] Zug { $turn }: { $player } zeigte dir { $cards }
   *[other] { $playerIs ->
        [you] Zug { $turn }: du zeigtest { $asker } { $cards }
       *[other] Zug { $turn }: { $player } zeigte { $asker } { $cards }
    }
}
draw-shown_instead = { "     " }nach einem Einspruch blieb: { $cards }
draw-revealed = Hinter den Masken: { $rows }
draw-revealed_mission = { "     " }{ $task } { $story }

## Das Notizbuch

note-title = Notizbuch
note-certain = Sicher
note-likely = Wahrscheinlich
note-likely-off = An diesem Tisch ist der Assistent aus.
note-is = { $player } ist { $what }.
note-is_not = { $player } kann nicht { $what } sein.
note-has = { $player } hat { $card }.
note-open = noch offen
note-partner = Zu dir gehört { $player }.
note-alone = Du bist allein.
note-mission = Deine Mission: { $task }
note-put_aside = Beiseitegelegt
note-because = { $count ->
    [0] Wegen deiner eigenen Karten.
    [one] Wegen der Antwort aus Zug { $turns }.
   *[other] Wegen der Antworten aus den Zügen { $turns }.
}
note-percent = { $percent } %
note-shown_to_you = { $player } hat dir gezeigt
note-shown_by_you = Du hast { $player } gezeigt
note-shown_in_turn = Zug { $turn }, gefragt nach: { $question }
note-question-identity = Identität
note-question-build = Gestalt
note-through = über den Botschafter
note-marks = Deine eigenen Zeichen
note-mark-none = ohne Zeichen
note-mark-no = gestrichen
note-mark-maybe = vielleicht
note-mark-yes = sicher
note-words = Deine eigenen Notizen
note-words-hint = Schreib, was du willst; es bleibt bei dir.
note-signs = Gesehene Zeichen
note-sign = Zug { $turn }: { $sign }

## Was auf dem Tisch liegt

see-course = Was jede und jeder sicher wusste
see-map = Der Stadtplan von Venedig
see-land = Landweg
see-sea = Wasserweg
see-space = { $space }, frei
see-space_with = { $space }: { $who }
see-figure = { $figure }, { $at }
see-true = deine wahre Figur
see-moved = in diesem Zug bewegt
see-ambassador = der Botschafter, { $at }
see-phantom = Das Phantom der Prophezeiung
see-phantom-shows = Das Phantom zeigt: { $balls }
see-ball = Kugel: { $ball }
see-ball-used = Kugel: { $ball }, genutzt
see-steps-left = { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps } Schritte
}
see-caption-fiddlebottom = Fiddle{ "\u00AD" }bottom
see-caption-bubble = Bubble
see-caption-zsa_zsa = Zsa Zsa
see-caption-agent_x = Agent X
see-cards = Deine Karten
see-secrets = Deine Geheimkarten
see-back = eine verdeckte Karte
see-laid = Hingelegt: { $cards }
see-laid-none = Noch nichts hingelegt
see-only-you = Das siehst nur du.
see-passport = Reisepass: die Missionen
see-sought = gesucht
see-your-mission = zusammen mit { $card }
see-flight = falls du allein bist
see-answers = { $count ->
    [one] gesehene Antwort
   *[other] gesehene Antworten
}
see-declared = Eine Erklärung ist versiegelt.
see-declaration = Die Erklärung
see-signs = Ein Zeichen geben
see-sign-wink = Mit dem rechten Auge zucken
see-sign-ear = Ans linke Ohr greifen
see-sign-frown = Die Stirn runzeln
see-sign-sneer = Spöttisch den Mund verziehen
see-sign-of-wink = das Zeichen von Lord Fiddlebottom
see-sign-of-ear = das Zeichen von Colonel Bubble
see-sign-of-frown = das Zeichen von Agent X
see-sign-of-sneer = das Zeichen von Madame Zsa Zsa
see-sign-to = Wem gilt es?
see-sign-to-all = Allen
see-signs-left = { $count ->
    [0] in diesem Zug kein Zeichen mehr
    [one] in diesem Zug noch ein Zeichen
   *[other] in diesem Zug noch { $count } Zeichen
}
see-revealed = Hinter den Masken
see-team = Das Team aus { $one } und { $two }
see-knew = Wer wann was wusste

## Die Karte und das Notizbuch im Browser

see-the-ambassador = der Botschafter
see-moves-white = eigene, zu Land oder Wasser
see-moves-orange = eigene, zu Land
see-moves-blue = eigene, zu Wasser
see-moves-purple = eine fremde
see-moves-black = der Botschafter
see-look = Die Karte ansehen
see-whom = Wen fragst du?
see-partner = Wer ist dein Partner?
see-place-now = Wo steht { $figure }?
see-backs = drei geheime Karten, verdeckt
see-worlds = { $count ->
    [one] nur noch eine Möglichkeit
   *[other] noch { $count } Möglichkeiten
}
see-pencil = Zeig auf ein Feld, um den Grund zu lesen. Ein Klick setzt ein eigenes Zeichen: gestrichen, vielleicht, sicher.
see-has_not = { $player } hat { $card } nicht.
see-between = gesehen: { $seen }, gezeigt: { $shown }
see-model = Wenn alle so lügen
see-model-uniform_answers = Irgendeine Antwort
see-model-uniform_answers-about = Alle wählen jede erlaubte Antwort mit gleicher Wahrscheinlichkeit. Das ist wahrscheinlich, nie sicher.
see-model-least_information = Möglichst wenig verraten
see-model-least_information-about = Alle wählen die Antworten, die nach allem schon Gezeigten am wenigsten verraten. Das ist wahrscheinlich, nie sicher.
see-truth = Wahre Karten haben einen Rahmen.
see-shown = { $askerIs ->
    [you] Zug { $turn }: { $player } an dich
   *[other] { $playerIs ->
        [you] Zug { $turn }: du an { $asker }
       *[other] Zug { $turn }: { $player } an { $asker }
    }
}
see-learnt = { $knowerIs ->
    [you] Von da an konntest du über { $player } sicher wissen:
   *[other] { $playerIs ->
        [you] Von da an konnte { $knower } über dich sicher wissen:
       *[other] Von da an konnte { $knower } über { $player } sicher wissen:
    }
}

## In Bildern

picture-aim = Drei Geheimkarten sagen, wer du bist, wie du aussiehst und welche Hälfte einer Mission du hast. Eine der drei anderen Personen gehört zu dir: Finde heraus, welche.
picture-turn-1 = Das Phantom zeigt drei Kugeln. Jede ist ein Schritt: Orange über Land, Blau zu Wasser, Weiß beides, Lila eine fremde Figur, Schwarz der Botschafter.
picture-turn-2 = Bleib stehen, wo jemand anderes steht, und frag: Wer bist du, oder wie siehst du aus?
picture-turn-3 = Nur du siehst drei Karten, und mindestens eine ist wahr. Merk es dir, schick die Figur weg und kombiniere.
picture-end = Du kennst deine Partnerin oder deinen Partner und eure Mission, und hier ist sie erfüllt: Melde es. Mit dem Handschlag gewinnt ihr beide; wer sich irrt, verliert.
