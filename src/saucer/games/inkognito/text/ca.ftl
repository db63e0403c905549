title = Inkognito
about = Carnaval a Venècia: quatre espies, dos equips secrets. Troba qui va amb tu darrere les màscares, reconstruïu la vostra missió i no et refiïs de cap carta.
facts = De 3 a 5 persones, de 60 a 90 minuts
credits = Un joc de Leo Colovini i Alex Randolph, publicat per Ares Games i Devir el 2013. Aquesta és una versió no oficial per a qui té el joc, amb textos i dibuixos propis.

option-referee = Respostes repetides
option-referee-strict = Estricte: ningú no pot mostrar dues vegades les mateixes cartes
option-referee-table = Com a taula: qui s'adona d'una repetició protesta
option-assistant = Assistent del quadern
option-assistant-off = Apagat: només el que és segur
option-assistant-on = Engegat: també el que és probable
option-colours = Colors
option-colours-by_lot = Per sorteig
option-colours-by_seat = Per lloc: blau, verd, vermell, groc

reason-mission = La missió s'ha acomplert.
reason-wrong_partner = La mà s'ha ofert a qui no tocava.
reason-refused = S'ha refusat l'encaixada, i això que anaven junts.
reason-not_fulfilled = S'havien trobat l'un a l'altre, però la missió no estava acomplerta.
reason-flight = L'agent que anava sense company ha fugit de Venècia.
reason-no_flight = L'agent que anava sense company no havia arribat a la sortida.
reason-not_alone = Qui volia fugir tenia company: era a la taula.
reason-declaration = L'ambaixador ha desemmascarat tots quatre agents.
reason-two_hundred_turns = Han passat dos-cents torns sense que ningú anunciés cap missió.

## Agents, complexions, boles i cartes

card-fiddlebottom = Lord Fiddlebottom
card-bubble = Coronel Bubble
card-zsa_zsa = Madame Zsa Zsa
card-agent_x = Agent X
card-tall = Alta
card-short = Baixa
card-fat = Grossa
card-thin = Prima
card-grey_fiddlebottom = Lord Fiddlebottom (carta secreta)
card-grey_bubble = Coronel Bubble (carta secreta)
card-grey_zsa_zsa = Madame Zsa Zsa (carta secreta)
card-grey_agent_x = Agent X (carta secreta)
card-grey_tall = Alta (carta secreta)
card-grey_short = Baixa (carta secreta)
card-grey_fat = Grossa (carta secreta)
card-grey_thin = Prima (carta secreta)
card-mission_a = Missió A
card-mission_b = Missió B
card-mission_c = Missió C
card-mission_d = Missió D

about-fiddlebottom = A tots els casinos d'Europa li guarden una cadira, i un expedient. Senyal: una picada de l'ull dret. Va amb el coronel Bubble (IK-1, IK-33).
about-bubble = Res no el sorprèn, i per això ningú no li explica mai res. Senyal: una estirada de l'orella esquerra. Va amb Lord Fiddlebottom (IK-1, IK-33).
about-zsa_zsa = Tres ambaixadors se n'han divorciat i dos l'han condecorada. Senyal: una ganyota de menyspreu. Va amb l'Agent X (IK-1, IK-33).
about-agent_x = Els cambrers obliden què ha demanat mentre encara parla. Senyal: les celles arrufades. Va amb Madame Zsa Zsa (IK-1, IK-33).
about-ambassador = Sap una mica de tothom i n'explica la meitat a qualsevol. Troba't amb ell i t'aconseguirà una resposta més clara de qui tu vulguis (IK-17).
about-phantom = Sacsejat un cop per torn, el Fantasma de la Profecia mostra tres de les seves deu boles: 3 de blanques, 2 de taronges, 2 de blaves, 2 de negres, 1 de lila (IK-3).
about-tall = Tot barret i xanques. Si és la teva complexió secreta, aquesta figura ets tu (IK-6).
about-short = Mira tothom de baix a dalt i ho sent tot. Si és la teva complexió secreta, aquesta figura ets tu (IK-6).
about-fat = Omple qualsevol porta, i sol esperar-se en una. Si és la teva complexió secreta, aquesta figura ets tu (IK-6).
about-thin = Vista de costat, ningú. Si és la teva complexió secreta, aquesta figura ets tu (IK-6).
about-ball-white = Mou una figura teva un espai, per terra o per mar (IK-8).
about-ball-orange = Mou una figura teva un espai per terra (IK-8).
about-ball-blue = Mou una figura teva un espai per mar (IK-8).
about-ball-black = Mou l'ambaixador un espai, per terra o per mar (IK-8).
about-ball-purple = Mou una figura d'un altre color un espai, per terra o per mar (IK-8).
about-card = Una de les teves tres cartes secretes. Mostrada com a resposta es demostra sola; la de missió pot ocupar el lloc d'una altra (IK-6, IK-18, IK-19).
about-seat = Per preguntar a algú, troba una de les seves figures o l'ambaixador (IK-14, IK-17).
about-space = Una bola és un pas a l'espai del costat, per terra o per aigua. Una missió pot voler algú en un número (IK-8, IK-27).
about-place = Aquí comença aquesta figura; tothom veurà quina complexió hi ha a cada lloc (IK-5).
about-claim = Dius que la missió està acomplerta i qui va amb tu. Encertat o no, això acaba la partida (IK-30).
about-bot-random = Fa qualsevol cosa permesa.
about-bot-easy = Ratlla el que no pot ser i respon a l'atzar.
about-bot-medium = Sospesa cada resposta, de cadascú per separat.
about-bot-hard = Té al cap tots els mons possibles alhora, revela poc i anuncia la missió quan les probabilitats hi són.

build-tall = alta
build-short = baixa
build-fat = grossa
build-thin = prima
colour-blue = blau
colour-green = verd
colour-red = vermell
colour-yellow = groc
ball-white = blanca
ball-orange = taronja
ball-blue = blava
ball-black = negra
ball-purple = lila
balls-of_a_colour = { $count } × { $ball }

figure = la figura { $build } { $colour }
figure-own = la teva figura { $build }
adj-tall = alta
adj-short = baixa
adj-fat = grossa
adj-thin = prima
adj-blue = blava
adj-green = verda
adj-red = vermella
adj-yellow = groga

space-numbered = espai { $number }
space-embassy = ambaixada
space-plain = P{ $number }
space-blue = sortida blava { $number }
space-green = sortida verda { $number }
space-red = sortida vermella { $number }
space-yellow = sortida groga { $number }
at-numbered = a l'espai { $number }
at-embassy = a l'ambaixada
at-plain = a P{ $number }
at-blue = a la sortida blava { $number }
at-green = a la sortida verda { $number }
at-red = a la sortida vermella { $number }
at-yellow = a la sortida groga { $number }
to-numbered = a l'espai { $number }
to-embassy = a l'ambaixada
to-plain = a P{ $number }
to-blue = a la sortida blava { $number }
to-green = a la sortida verda { $number }
to-red = a la sortida vermella { $number }
to-yellow = a la sortida groga { $number }

agent-build = { $agent } ({ $build })
agent-secrets = { $agent } ({ $build }, { $mission })
row = { $player }: { $what }
row-put_aside = a banda: { $what }

## Les missions

mission-fb-A-B = L'Agent X ens ha manllevat la màquina de xifrar. Frega'l enmig de la gentada, i no et descuidis la maneta.
mission-fb-A-C = Al moll hi ha un bagul ple de cartes d'amor que no reclama ningú. Sa senyoria en reconeixerà la lletra.
mission-fb-A-D = Madame duu la carta de la llacuna cosida a la vora del vestit. Trepitja-la, sense voler i amb sentiment.
mission-fb-B-A = Quan es pensa que està sol, l'Agent X canturreja. La tonada és la combinació d'una caixa forta.
mission-fb-B-C = A l'armilla de l'ambaixador hi ha alguna cosa que fa tic-tac. Abraça'l ben fort i escolta.
mission-fb-B-D = Hi ha una campana de bus amarrada per al coronel. Li ve una talla petita, però surt puntual.
mission-fb-C-A = La disfressa nova ja està cosida. Només se la pot emprovar sa senyoria, i només per la porta del darrere.
mission-fb-C-B = La llista ha anat a parar a la butxaca equivocada. Posa't al costat de l'ambaixador abans que busqui el mocador.
mission-fb-C-D = Aquesta nit un telèfon de l'ambaixada sonarà una sola vegada. Algú hi ha de ser per despenjar.
mission-fb-D-A = Al ventall de Madame hi ha un missatge escrit amb suc de llimona. Acosta-t'hi, i porta una espelma.
mission-fb-D-B = Cadascú té mitja fotografia. Trobeu-vos, ajunteu-la i feu cara de sorpresa.
mission-fb-D-C = A l'últim embarcador espera una gòndola sense gondoler. És reservada per a un convidat que no en sap res.
mission-zx-A-B = Quan l'ambaixador és feliç, murmura la contrasenya. Feu-lo feliç, i pareu l'orella.
mission-zx-A-C = El coronel amaga la pel·lícula a la trompeta acústica. Crida-hi a dins i entoma el que en caigui.
mission-zx-A-D = Sa excel·lència ha promès un sol ball a una sola dama. Madame portarà el compàs.
mission-zx-B-A = De la cadena del rellotge de l'ambaixador pengen dues claus. Només en necessitem una. Agafeu-les totes dues.
mission-zx-B-C = Un anell amaga el verí i l'altre l'antídot. Canvieu-vos-els abans d'oblidar quin és quin.
mission-zx-B-D = Tocades les deu, sa senyoria signa tot el que li posen sota el nas. Posa-li això sota el nas.
mission-zx-C-A = O bé el coronel està molt tranquil o bé dorm. Ensopega-hi; els plànols són a la bota esquerra.
mission-zx-C-B = L'empresari espera amb un contracte i una barba postissa. Madame ja sap què és per a ella.
mission-zx-C-D = Han pintat una paret de gris per a l'Agent X. S'hi ha de recolzar fins que ja no hi sigui.
mission-zx-D-A = Al ball del pont hi falten un convidat, el seu barret i el que hi ha a sota. Feu-hi alguna cosa.
mission-zx-D-B = El iot salpa a trenc d'alba, i el capità només obeeix un cert monocle. Manlleva'l al propietari.
mission-zx-D-C = El tren de nit no surt a cap horari. Andana zero per a l'Agent X; la contrasenya és arrufar les celles.

task-fb-A-B = Qualsevol figura de l'equip on hi ha l'Agent X.
task-fb-A-C = Lord Fiddlebottom a l'espai 5.
task-fb-A-D = Qualsevol figura de l'equip on hi ha Madame Zsa Zsa.
task-fb-B-A = Qualsevol figura de l'equip on hi ha l'Agent X.
task-fb-B-C = Qualsevol figura de l'equip on hi ha l'ambaixador.
task-fb-B-D = El coronel Bubble a l'espai 1.
task-fb-C-A = Lord Fiddlebottom a l'espai 7.
task-fb-C-B = Qualsevol figura de l'equip on hi ha l'ambaixador.
task-fb-C-D = L'ambaixador a l'ambaixada.
task-fb-D-A = Qualsevol figura de l'equip on hi ha Madame Zsa Zsa.
task-fb-D-B = El coronel Bubble on hi ha Lord Fiddlebottom, o a l'inrevés.
task-fb-D-C = L'ambaixador a l'espai 8.
task-zx-A-B = Qualsevol figura de l'equip on hi ha l'ambaixador.
task-zx-A-C = Qualsevol figura de l'equip on hi ha el coronel Bubble.
task-zx-A-D = Madame Zsa Zsa on hi ha l'ambaixador.
task-zx-B-A = Qualsevol figura de l'equip on hi ha l'ambaixador.
task-zx-B-C = Madame Zsa Zsa on hi ha l'Agent X, o a l'inrevés.
task-zx-B-D = Qualsevol figura de l'equip on hi ha Lord Fiddlebottom.
task-zx-C-A = Qualsevol figura de l'equip on hi ha el coronel Bubble.
task-zx-C-B = Madame Zsa Zsa a l'espai 4.
task-zx-C-D = L'Agent X a l'espai 2.
task-zx-D-A = L'ambaixador a l'espai 3.
task-zx-D-B = Qualsevol figura de l'equip on hi ha Lord Fiddlebottom.
task-zx-D-C = L'Agent X a l'espai 6.

task-fb-A-B-three = Qualsevol figura de l'equip on hi ha l'Agent X; si no hi és, on hi ha Madame Zsa Zsa (IK-36).
task-fb-A-D-three = Qualsevol figura de l'equip on hi ha Madame Zsa Zsa; si no hi és, on hi ha l'Agent X (IK-36).
task-fb-B-A-three = Qualsevol figura de l'equip on hi ha l'Agent X; si no hi és, on hi ha Madame Zsa Zsa (IK-36).
task-fb-D-A-three = Qualsevol figura de l'equip on hi ha Madame Zsa Zsa; si no hi és, on hi ha l'Agent X (IK-36).
task-zx-A-C-three = Qualsevol figura de l'equip on hi ha el coronel Bubble; si no hi és, on hi ha Lord Fiddlebottom (IK-36).
task-zx-B-D-three = Qualsevol figura de l'equip on hi ha Lord Fiddlebottom; si no hi és, on hi ha el coronel Bubble (IK-36).
task-zx-C-A-three = Qualsevol figura de l'equip on hi ha el coronel Bubble; si no hi és, on hi ha Lord Fiddlebottom (IK-36).
task-zx-D-B-three = Qualsevol figura de l'equip on hi ha Lord Fiddlebottom; si no hi és, on hi ha el coronel Bubble (IK-36).
task-fb-C-D-five = Una de les dues figures vertaderes de l'equip a l'ambaixada (IK-41).
task-fb-D-C-five = Una de les dues figures vertaderes de l'equip a l'espai 8 (IK-41).
task-zx-D-A-five = Una de les dues figures vertaderes de l'equip a l'espai 3 (IK-41).

flight-fiddlebottom = Lord Fiddlebottom a l'espai 5.
flight-bubble = El coronel Bubble a l'espai 1.
flight-zsa_zsa = Madame Zsa Zsa a l'espai 4.
flight-agent_x = L'Agent X a l'espai 6.

## A qui li toca

prompt-drawing_colours = Se sortegen els colors.
prompt-dealing = S'estan repartint les cartes secretes.
prompt-drawing_first = L'atzar decideix qui comença.
prompt-place = El teu color és el { $colour }: tria quina de les teves figures va a cada sortida.
prompt-placed = Les teves figures ja tenen lloc. Encara sense triar: { $players }.
prompt-placing = S'estan col·locant les figures. Encara sense triar: { $players }.
prompt-shaking = { $playerIs ->
    [you] Sacseges el Fantasma.
   *[other] { $player } sacseja el Fantasma.
}
prompt-move = Boles que queden: { $balls }. Mou o acaba el moviment.
prompt-move_stuck = Boles que queden: { $balls }. El moviment no pot acabar així: continua.
prompt-moving = { $playerIs ->
    [you] Mous. Boles que queden: { $balls }.
   *[other] { $player } mou. Boles que queden: { $balls }.
}
prompt-stroll = { $steps ->
    [one] Pots portar l'ambaixador un espai més enllà, per terra o per mar, o quedar-te aquí.
   *[other] Pots portar l'ambaixador fins a { $steps } espais enllà, per terra o per mar, o quedar-te aquí.
}
prompt-strolling = { $playerIs ->
    [you] Treus l'ambaixador a passejar.
   *[other] { $player } treu l'ambaixador a passejar.
}
prompt-meet = Tens més d'una trobada: tria quina resols ara.
prompt-meeting = { $playerIs ->
    [you] Tries una trobada.
   *[other] { $player } té més d'una trobada i en tria una.
}
prompt-ask = Et trobes amb { $player }: pregunta-li per la identitat o per la complexió.
prompt-ask_or_move_on = Et trobes amb { $player }: pregunta-li per la identitat o per la complexió, o avança un espai.
prompt-ask_through = Et trobes amb l'ambaixador: tria algú altre i pregunta per la identitat o per la complexió.
prompt-ask_through_or_move_on = Et trobes amb l'ambaixador: tria algú altre i pregunta per la identitat o per la complexió, o avança un espai.
prompt-ask_as_ambassador = Et trobes amb { $player }: demana-li dues cartes d'identitat o dues de complexió.
prompt-asking = { $playerIs ->
    [you] Et trobes amb { $figure }.
   *[other] { $player } es troba amb { $figure }.
}
prompt-asking_ambassador = { $playerIs ->
    [you] Et trobes amb l'ambaixador.
   *[other] { $player } es troba amb l'ambaixador.
}
prompt-answer-identity = { $player } et pregunta per la identitat: posa dues identitats i una complexió, com a mínim una de certa.
prompt-answer-build = { $player } et pregunta per la complexió: posa dues complexions i una identitat, com a mínim una de certa.
prompt-answer_through-identity = { $player } et pregunta per la identitat: posa dues identitats, una de certa.
prompt-answer_through-build = { $player } et pregunta per la complexió: posa dues complexions, una de certa.
prompt-answer_used-identity = { $player } et pregunta per la identitat i ja ha vist totes les altres respostes: posa una carta certa.
prompt-answer_used-build = { $player } et pregunta per la complexió i ja ha vist totes les altres respostes: posa una carta certa.
prompt-answer_through_used-identity = { $player } et pregunta per la identitat i ja ha vist totes les altres respostes: posa la identitat certa.
prompt-answer_through_used-build = { $player } et pregunta per la complexió i ja ha vist totes les altres respostes: posa la complexió certa.
prompt-withdraw = { $player } ja ha vist aquestes cartes. Quina retires si { $player } protesta?
prompt-reserve = { $player } ja ha vist aquestes cartes. Quina carta certa deixes si { $player } protesta?
prompt-answering = { $askerIs ->
    [you] { $player } tria les cartes que et mostrarà.
   *[other] { $player } tria les cartes que mostrarà a { $asker }.
}
prompt-expel = Envia { $figure } a qualsevol espai lliure sense número.
prompt-expel_ambassador = Envia l'ambaixador a l'ambaixada o a qualsevol sortida lliure.
prompt-object = Envia { $figure } a qualsevol espai lliure sense número. Abans pots protestar contra la resposta.
prompt-object_ambassador = Envia l'ambaixador a l'ambaixada o a qualsevol sortida lliure. Abans pots protestar contra la resposta.
prompt-expelling = { $playerIs ->
    [you] Fas fora { $figure }.
   *[other] { $player } fa fora { $figure }.
}
prompt-expelling_ambassador = { $playerIs ->
    [you] Fas fora l'ambaixador.
   *[other] { $player } fa fora l'ambaixador.
}
prompt-close = Tot està resolt: acaba el torn o anuncia que la vostra missió s'ha acomplert.
prompt-close_ambassador = Tot està resolt: acaba el torn o declara qui és tothom.
prompt-closing = { $playerIs ->
    [you] Acabes el torn.
   *[other] { $player } ho té tot resolt i pot acabar el torn.
}
prompt-interrupt = Has vist les cartes de passada. Pots declarar qui és tothom.
prompt-declare_identities = Escriu la identitat de tothom.
prompt-declare_builds = Escriu la complexió de tothom. Després la declaració queda segellada.
prompt-declaring = { $playerIs ->
    [you] Escrius la teva declaració.
   *[other] { $player } escriu una declaració segellada.
}
prompt-handshake = { $player } anuncia que la vostra missió s'ha acomplert i t'allarga la mà. L'encaixes?
prompt-handshaking = { $claimantIs ->
    [you] Allargues la mà a { $player }.
   *[other] { $claimant } allarga la mà a { $player }.
}
won = { $playerIs ->
    [you] Has guanyat! { $reason }
   *[other] { $player } ha guanyat! { $reason }
}
won-together = Han guanyat: { $players }. { $reason }
won-nobody = No guanya ningú. { $reason }

## Què es pot fer

caution-claim = Pel que pots saber, queden { $count } possibilitats. Una declaració acaba la partida, i si és falsa la perds. Vols declarar ara?
caution-wrong_claim = Pel que has vist, aquesta declaració és falsa. Una declaració acaba la partida, i si és falsa la perds. Vols declarar igualment?
label-place = A les teves sortides, de la primera a la quarta: { $first }, { $second }, { $third }, { $fourth }
label-move = Mou { $figure } { $to } ({ $ball })
label-move_ambassador = Mou l'ambaixador { $to } (negra)
label-stroll = Ves { $to }
label-end_movement = Acaba el moviment
label-end_stroll = Queda't aquí
label-meet = Resol ara la trobada amb { $figure } { $at }
label-meet_ambassador = Resol ara la trobada amb l'ambaixador { $at }
label-ask-identity = Pregunta a { $player } per la identitat
label-ask-build = Pregunta a { $player } per la complexió
label-ask_through-identity = A través de l'ambaixador, pregunta a { $player } per la identitat
label-ask_through-build = A través de l'ambaixador, pregunta a { $player } per la complexió
label-move_on = No preguntis res i avança { $to }
label-show = Mostra: { $cards }
label-withdraw = Si { $player } protesta, retira: { $card }
label-reserve = Si { $player } protesta, mostra només: { $card }
label-object = Protesta: aquestes cartes ja les he vist
label-expel = Envia { $figure } { $to }
label-expel_ambassador = Envia l'ambaixador { $to }
label-end_turn = Acaba el torn
label-claim = Missió acomplerta! Va amb mi { $player }
label-claim_alone = No tinc company, i he fugit!
label-accept = Encaixa la mà
label-refuse = Refusa la mà
label-declare = Declara qui és tothom
label-declare_identities = Escriu: { $rows }
label-declare_builds = Escriu i segella: { $rows }

part-claim = Missió acomplerta!

## La primera vegada

hint-place = Quina figura ets de debò ho decideix després una carta secreta. Tothom veurà quina complexió hi ha a cada lloc (IK-5, IK-6).
hint-move = Cada bola és un pas: tria una figura i després l'espai. Si arribes on hi ha una figura d'un altre color o l'ambaixador, pots preguntar. No cal que facis servir totes les boles (IK-8, IK-13).
hint-stroll = Si el passeig acaba on hi ha una figura, et mostren dues cartes, i exactament una és certa. També et pots quedar aquí (IK-38, IK-39).
hint-meet = Resols les trobades d'una en una, en l'ordre que vulguis: o bé preguntes i fas fora, o bé avances (IK-13).
hint-ask = Veuràs tres cartes: dues de la mena per la qual preguntes i una de l'altra. Com a mínim una és certa, i potser només una (IK-16).
hint-ask_through = L'ambaixador t'aconsegueix dues cartes d'una mena de qui tu vulguis, i exactament una és certa (IK-17).
hint-ask_as_ambassador = Qui mou la figura que trobes et mostra dues identitats o dues complexions, i exactament una és certa (IK-39).
hint-answer = Posa les cartes en l'ordre que vulguis. Com a mínim una ha de ser certa. Una carta secreta grisa es demostra sola, i la teva carta de missió pot ocupar el lloc d'una altra: totes dues coses són per als ulls de qui va amb tu (IK-16, IK-18, IK-19).
hint-answer_through = Posa dues cartes de la mena que et demanen; una és certa. Amb la carta de missió, l'altra ha de ser la certa (IK-17, IK-19).
hint-reserve = Aquestes cartes ja les havies mostrat a la mateixa persona. Si se n'adona, en quedaran menys: tria ara quines (IK-22).
hint-expel = La figura a qui has preguntat ha de marxar: a qualsevol espai lliure sense número, a prop o lluny (IK-24).
hint-expel_ambassador = L'ambaixador ha de marxar: a l'ambaixada, si és lliure, o a una sortida lliure de qualsevol color (IK-25).
hint-object = Si aquesta persona ja t'havia mostrat exactament aquestes cartes, protesta abans de fer fora la figura: en quedaran menys. Pots fer-ho un cop, i equivocar-se no costa res (IK-22).
hint-close = Si en aquest moment la missió del teu equip està acomplerta, anuncia-ho i digues qui va amb tu. Un anunci equivocat perd la partida. Si no, acaba el torn (IK-30, IK-30a).
hint-close_ambassador = Tens clares les quatre identitats i les quatre complexions? Només pots declarar una vegada; compta quan algú anuncia la missió (IK-43).
hint-interrupt = Veus totes les cartes que es mostren a través teu. Pots declarar ara mateix o deixar-ho passar i continuar escoltant (IK-42, IK-43).
hint-declare_identities = Una identitat per a cadascú. La declaració queda segellada fins que algú anuncia la missió, i ha d'encertar els vuit punts (IK-43).
hint-declare_builds = Una complexió per a cadascú. Amb l'última, la declaració queda segellada per sempre (IK-43).
hint-handshake = Si aneu junts i la missió està acomplerta, encaixant guanyeu tots dos. Si no aneu junts, l'anunci ja ha fallat, diguis el que diguis. Si refuses qui de debò va amb tu, perdeu tots dos (IK-30).

## Què ha passat

log-colours_drawn = Els colors: { $rows }.
log-placement_chosen = { $playerIs ->
    [you] Has triat on van les teves figures.
   *[other] { $player } ha triat on van les figures.
}
log-figures_placed = Totes les figures ocupen el seu lloc.
log-secret_dealt = { $playerIs ->
    [you] Reps una carta secreta: { $card }.
   *[other] { $player } rep una carta secreta: { $card }.
}
log-secrets_dealt-identities = S'han repartit les identitats secretes.
log-secrets_dealt-builds = S'han repartit les complexions secretes.
log-secrets_dealt-missions = S'han repartit les missions secretes.
log-turn_started = { $playerIs ->
    [you] Torn { $turn }: et toca a tu.
   *[other] Torn { $turn }: li toca a { $player }.
}
log-phantom_shaken = { $playerIs ->
    [you] Sacseges el Fantasma: { $balls }.
   *[other] { $player } sacseja el Fantasma: { $balls }.
}
log-figure_moved = { $playerIs ->
    [you] Mous { $figure } { $to } ({ $ball }).
   *[other] { $player } mou { $figure } { $to } ({ $ball }).
}
log-ambassador_moved = { $playerIs ->
    [you] Mous l'ambaixador { $to }.
   *[other] { $player } mou l'ambaixador { $to }.
}
log-movement_ended = { $playerIs ->
    [you] Acabes el moviment.
   *[other] { $player } acaba el moviment.
}
log-figure_moved_on = { $playerIs ->
    [you] No preguntes res: la teva figura { $build } avança { $to }.
   *[other] { $player } no pregunta res, i la figura { $build } avança { $to }.
}
log-meeting_chosen = { $playerIs ->
    [you] Ara resols la trobada { $at }.
   *[other] { $player } resol ara la trobada { $at }.
}
log-question_asked-identity = { $askerIs ->
    [you] Preguntes a { $player } per la identitat.
   *[other] { $playerIs ->
        [you] { $asker } et pregunta per la teva identitat.
       *[other] { $asker } pregunta a { $player } per la identitat.
    }
}
log-question_asked-build = { $askerIs ->
    [you] Preguntes a { $player } per la complexió.
   *[other] { $playerIs ->
        [you] { $asker } et pregunta per la teva complexió.
       *[other] { $asker } pregunta a { $player } per la complexió.
    }
}
log-question_through-identity = { $askerIs ->
    [you] A través de l'ambaixador preguntes a { $player } per la identitat.
   *[other] { $playerIs ->
        [you] A través de l'ambaixador { $asker } et pregunta per la teva identitat.
       *[other] A través de l'ambaixador { $asker } pregunta a { $player } per la identitat.
    }
}
log-question_through-build = { $askerIs ->
    [you] A través de l'ambaixador preguntes a { $player } per la complexió.
   *[other] { $playerIs ->
        [you] A través de l'ambaixador { $asker } et pregunta per la teva complexió.
       *[other] A través de l'ambaixador { $asker } pregunta a { $player } per la complexió.
    }
}
log-ambassador_asked-identity = { $askerIs ->
    [you] Amb l'ambaixador preguntes a { $player } per la identitat.
   *[other] { $playerIs ->
        [you] { $asker }, amb l'ambaixador, et pregunta per la teva identitat.
       *[other] { $asker }, amb l'ambaixador, pregunta a { $player } per la identitat.
    }
}
log-ambassador_asked-build = { $askerIs ->
    [you] Amb l'ambaixador preguntes a { $player } per la complexió.
   *[other] { $playerIs ->
        [you] { $asker }, amb l'ambaixador, et pregunta per la teva complexió.
       *[other] { $asker }, amb l'ambaixador, pregunta a { $player } per la complexió.
    }
}
log-answer_repeated = { $asker } ja ha vist aquestes cartes: { $cards }.
log-cards_shown = { $askerIs ->
    [you] { $player } et mostra: { $cards }.
   *[other] { $playerIs ->
        [you] Mostres a { $asker }: { $cards }.
       *[other] { $player } mostra a { $asker }: { $cards }.
    }
}
log-answer_given = { $player } mostra la resposta a { $asker }.
log-objected-right = { $askerIs ->
    [you] Protestes amb raó. A { $player } només li queda: { $cards }.
   *[other] { $playerIs ->
        [you] { $asker } protesta amb raó. Només et queda: { $cards }.
       *[other] { $asker } protesta amb raó. A { $player } només li queda: { $cards }.
    }
}
log-objected-wrong = { $askerIs ->
    [you] Protestes, però aquestes cartes són noves. No canvia res.
   *[other] { $asker } protesta, però aquestes cartes són noves. No canvia res.
}
log-figure_expelled = { $playerIs ->
    [you] Envies { $figure } { $to }.
   *[other] { $player } envia { $figure } { $to }.
}
log-ambassador_expelled = { $playerIs ->
    [you] Envies l'ambaixador { $to }.
   *[other] { $player } envia l'ambaixador { $to }.
}
log-mission_claimed = { $playerIs ->
    [you] «Missió acomplerta!» Allargues la mà a { $partner }.
   *[other] { $partnerIs ->
        [you] «Missió acomplerta!» { $player } t'allarga la mà.
       *[other] «Missió acomplerta!» { $player } allarga la mà a { $partner }.
    }
}
log-mission_claimed-alone = { $playerIs ->
    [you] Anuncies que no tens company i que has fugit.
   *[other] { $player } anuncia que no té company i que ha fugit.
}
log-handshake_accepted = { $playerIs ->
    [you] Encaixes la mà.
   *[other] { $player } encaixa la mà.
}
log-handshake_refused = { $playerIs ->
    [you] Refuses la mà.
   *[other] { $player } refusa la mà.
}
log-declaration_begun = { $playerIs ->
    [you] «Ja sé qui sou!» Comences la teva declaració.
   *[other] «Ja sé qui sou!» { $player } comença una declaració.
}
log-identities_written = Escrius: { $rows }.
log-declaration_sealed = { $playerIs ->
    [you] La teva declaració queda segellada.
   *[other] { $player } ha segellat la declaració.
}
log-declaration_opened-right = S'obre la declaració: { $rows }. Tot és cert!
log-declaration_opened-wrong = S'obre la declaració: { $rows }. No tot és cert.

aside-gesture-wink = { $playerIs ->
    [you] Piques l'ullet dret davant de tothom.
   *[other] { $player } pica l'ullet dret davant de tothom.
}
aside-gesture-wink-to = { $playerIs ->
    [you] Piques l'ullet dret a { $to }.
   *[other] { $toIs ->
        [you] { $player } et pica l'ullet dret.
       *[other] { $player } pica l'ullet dret a { $to }.
    }
}
aside-gesture-ear = { $playerIs ->
    [you] T'estires l'orella esquerra davant de tothom.
   *[other] { $player } s'estira l'orella esquerra davant de tothom.
}
aside-gesture-ear-to = { $playerIs ->
    [you] Mires cap a { $to } i t'estires l'orella esquerra.
   *[other] { $toIs ->
        [you] { $player } et mira i s'estira l'orella esquerra.
       *[other] { $player } mira cap a { $to } i s'estira l'orella esquerra.
    }
}
aside-gesture-frown = { $playerIs ->
    [you] Arrufes les celles davant de tothom.
   *[other] { $player } arrufa les celles davant de tothom.
}
aside-gesture-frown-to = { $playerIs ->
    [you] Mires cap a { $to } i arrufes les celles.
   *[other] { $toIs ->
        [you] { $player } et mira i arrufa les celles.
       *[other] { $player } mira cap a { $to } i arrufa les celles.
    }
}
aside-gesture-sneer = { $playerIs ->
    [you] Fas una ganyota de menyspreu davant de tothom.
   *[other] { $player } fa una ganyota de menyspreu davant de tothom.
}
aside-gesture-sneer-to = { $playerIs ->
    [you] Fas una ganyota de menyspreu a { $to }.
   *[other] { $toIs ->
        [you] { $player } et fa una ganyota de menyspreu.
       *[other] { $player } fa una ganyota de menyspreu a { $to }.
    }
}
gesture-players-only = Només fa senyals qui juga (IK-33).
gesture-to-one-or-all = Un senyal es fa a una altra persona o a tothom (IK-33).
gestures-spent = Amb tres senyals en un torn n'hi ha prou (IK-33a).

## Per què no es pot fer

why-chance = L'atzar fa la seva feina. Espera un moment.
why-placing_ambassador = L'ambaixador comença a l'ambaixada; la resta encara col·loca les figures (IK-5).
why-placed = Les teves figures ja tenen lloc. Encara no ha triat tothom (IK-5a).
why-answering = { $player } està triant les cartes (IK-18).
why-handshake = { $player } ha d'encaixar la mà o refusar-la (IK-30).
why-declaring = { $player } està escrivint una declaració (IK-43).
why-turn = Li toca a { $player } (IK-7).
why-picked = Això ja ho has triat: torna-ho a triar per desfer-ho.
why-begun = Has triat una altra cosa: desfés-la i podràs triar això.

why-first-place = Primer col·loca les teves figures: l'alta, la baixa i la grossa; la prima va al lloc que queda (IK-5).
why-place_order = Col·loca primer la figura alta, després la baixa i després la grossa; la prima va a l'espai que queda (IK-5).
why-place_colour = Les teves figures comencen als espais del teu color (IK-5).
why-place_thin = La figura prima va a l'espai que deixen les altres tres (IK-5).
why-place_taken = En aquest espai ja hi ha una altra figura teva: n'hi va una a cadascun dels quatre (IK-5).
why-no_own_ball = No queda cap bola que mogui les teves figures: blanca, taronja o blava (IK-8).
why-no_way = Cap de les boles que queden no porta la teva figura enlloc des d'allà (IK-8).
why-together = Llavors dues figures teves quedarien en un mateix espai, i cap bola no les podria separar (IK-9).
why-two_of_one = Llavors coincidiries amb dues figures d'un mateix color, i cap bola no ho podria canviar (IK-10).
why-dead_end = Llavors les boles que queden ja no podrien portar a cap posició on el moviment pugui acabar (IK-10a).
why-no_purple = Només una bola lila mou una figura d'un altre color, i no te'n queda cap (IK-8).
why-purple_stuck = La bola lila no troba al costat d'aquesta figura cap espai lliure o on només hi hagi figures teves (IK-11).
why-no_black = Només una bola negra mou l'ambaixador, i no te'n queda cap (IK-8).
why-black_stuck = La bola negra no troba al costat de l'ambaixador cap espai lliure o on només hi hagi figures teves (IK-12).
why-closed_purple = La bola lila només mou una figura a un espai lliure o on només hi hagi figures teves (IK-11).
why-closed_black = La bola negra només mou l'ambaixador a un espai lliure o on només hi hagi figures teves (IK-12).
why-colour_out = Aquest color no juga (IK-35).
why-figure_first = Tria primer la figura que hi ha d'anar (IK-8).
why-not_reached = Amb les boles que queden no s'hi pot moure res (IK-8).
why-not_led_there = No hi porta cap camí dels que obre la bola: compten la terra, el mar i els espais veïns (IK-8).
why-ball_of_others = Aquesta bola mou altres figures, no la que has triat (IK-8).
why-ball_last = Tria una figura i un espai; la bola només se't demana si n'hi ha més d'una que serveix (IK-8).
why-ball_used = Aquesta bola ja s'ha fet servir (IK-8).
why-ball_not_shown = En aquest torn el Fantasma no mostra aquesta bola (IK-3).
why-end_together = No pot acabar així: hi ha dues figures teves en un espai (IK-9).
why-end_two_of_one = No pot acabar així: coincideixes amb dues figures d'un mateix color (IK-10).
why-end_position = No pot acabar així: hi ha dues figures teves en un espai i coincideixes amb dues figures d'un mateix color (IK-9, IK-10).
why-ask_later = Les preguntes venen després del moviment, on es troben les figures (IK-13).
why-stroll_far = L'ambaixador va a espais veïns, pas a pas (IK-38).
why-stroll_directly = Tria directament l'espai on va l'ambaixador, o queda't aquí (IK-38).
why-meet = Tria un dels espais on et trobes amb algú (IK-13).
why-meet_nobody = Allà no et trobes amb ningú: tria un dels espais que comparteixes amb una altra figura (IK-13).
why-ambassador_asks = L'ambaixador ha de preguntar i no avança (IK-39).
why-move_on_far = En comptes de preguntar pots avançar, però només a un espai lliure al costat de la trobada (IK-15).
why-move_on_taken = Només pots avançar a un espai lliure, i allà hi ha algú (IK-15).
why-ask_whom = Tria primer qui ha de respondre (IK-17).
why-ask_self = No et pots preguntar a tu (IK-17).
why-ask_ambassador = Qui porta l'ambaixador no té cartes i no se li pregunta mai (IK-40a).
why-ask_directly = Respon qui mou la figura que trobes: tria només per què preguntes (IK-16).
why-ask_met = Respon qui mou la figura que troba l'ambaixador: tria només per què preguntes (IK-39).
why-not_your_card = Aquesta carta secreta no t'ha tocat a tu (IK-6).
why-card_twice = Aquesta carta ja l'has posada, grisa o de color: totes les cartes d'una resposta són diferents (IK-18).
why-card_of_pair-identity = Es demanen dues cartes d'identitat i res més, tret de la carta de missió en lloc d'una d'elles (IK-17).
why-card_of_pair-build = Es demanen dues cartes de complexió i res més, tret de la carta de missió en lloc d'una d'elles (IK-17).
why-card_of_trio-identity = A aquesta pregunta es mostren dues cartes d'identitat i una de complexió, o la carta de missió en lloc d'una d'elles (IK-16).
why-card_of_trio-build = A aquesta pregunta es mostren dues cartes de complexió i una d'identitat, o la carta de missió en lloc d'una d'elles (IK-16).
why-card_untrue_pair = Amb aquesta carta la resposta no tindria res de cert: ho ha de ser una de les dues (IK-17).
why-card_untrue_trio = Amb aquesta carta la resposta no tindria res de cert: ho ha de ser almenys una carta (IK-16).
why-card_shown_before = Totes les respostes amb aquesta carta ja s'han mostrat a aquesta persona, i l'arbitratge estricte no en permet cap dues vegades (IK-20).
why-answer_whole_pair = La resposta ja té les dues cartes: mostra-la o retira'n una (IK-17).
why-answer_whole_trio = La resposta ja té les tres cartes: mostra-la o retira'n una (IK-16).
why-show_cards = Primer posa les cartes de la resposta (IK-18).
why-first-withdraw = Primer tria la carta que retiraries si hi ha una protesta (IK-22).
why-first-reserve = Primer tria la carta certa que quedaria si hi ha una protesta (IK-22).
why-reserve_true = Si hi ha una protesta queda una carta certa, i aquesta no ho és (IK-22).
why-withdraw_other = Aquesta carta no és de la resposta que repeteixes (IK-22).
why-withdraw_last_truth = Sense aquesta carta no quedaria res de cert a la resposta (IK-22).
why-expel_taken = Allà hi ha algú: l'espai ha de ser lliure (IK-4a).
why-expel_numbered = Una figura no s'envia mai a un espai numerat (IK-24).
why-expel_refuge = L'ambaixador s'envia a l'ambaixada o a una sortida (IK-25).
why-object_strict = Amb l'arbitratge estricte ningú no repeteix respostes: no hi ha res per protestar (IK-21).
why-object_once = Ja has protestat contra aquesta resposta (IK-22).
why-first-declare = Primer acaba la teva declaració (IK-43).
why-declare_order = Escriu-ho persona per persona, en l'ordre dels llocs (IK-43).
why-declare_twice = Això ja ho has escrit d'una altra persona: cada identitat i cada complexió surt una vegada (IK-43a).
why-first-handshake = Primer encaixa la mà o refusa-la (IK-30).
why-nobody = Només en partides de tres hi pot haver algú sense company (IK-37).
why-claim_first = Primer fes l'anunci; després digues amb qui (IK-30).
why-claim_self = El teu company és una altra persona (IK-30).
why-claim_with_ambassador = Qui porta l'ambaixador no és company de ningú i no se l'anomena mai (IK-40a).
why-claim_ambassador = L'ambaixador no té missió. Guanyes declarant qui és tothom (IK-43).
why-declare_once = Es declara una vegada, en el propi torn o en veure cartes de passada, i ja ho has fet (IK-43).
why-no_phantom = No tens figures ni Fantasma: mous l'ambaixador, un o dos espais (IK-38).

why-when-space = Ara no cal triar cap espai.
why-when-figure = Les figures es mouen amb boles, al començament del teu torn (IK-8).
why-when-ambassador = L'ambaixador es mou amb una bola negra, al començament d'un torn (IK-8).
why-when-phantom = El Fantasma se sacseja sol al començament del torn de cada agent (IK-3).
why-when-ball = Les boles es fan servir en el moviment, al començament del teu torn (IK-8).
why-when-seat = Es tria algú quan preguntes a través de l'ambaixador o després d'anunciar la missió (IK-17, IK-30).
why-when-nobody = Que no tens company ho dius quan anuncies la missió (IK-37).
why-when-card = Les cartes només es mostren com a resposta (IK-23).
why-when-withdraw = Només es retira una carta d'una resposta repetida (IK-22).
why-when-ask = Preguntes quan et trobes amb algú després del moviment (IK-13).
why-when-show = Les cartes només es mostren com a resposta (IK-23).
why-when-object = Només pots protestar contra una resposta que t'acaben de mostrar (IK-22).
why-when-end_movement = El moviment s'ha acabat.
why-when-end_turn = El torn pot acabar quan el moviment s'ha acabat i totes les trobades estan resoltes (IK-13, IK-30a).
why-when-claim = Pots anunciar la missió sempre que, en el teu torn, la decisió sigui teva (IK-30a).
why-when-accept = Ara ningú no t'allarga la mà (IK-30).
why-when-refuse = Ara ningú no t'allarga la mà (IK-30).
why-when-declare = Només declara qui porta l'ambaixador, en partides de cinc (IK-43).
why-when-place = Les figures es col·loquen un cop, abans de repartir les cartes (IK-5).
why-when-identity = Això és de la declaració de l'ambaixador (IK-43).
why-when-build = Això és de la declaració de l'ambaixador (IK-43).

## Al terminal

draw-nothing = –
draw-set_up = Preparació
draw-turn = Torn { $turn }, { $player }
draw-turn_balls = Torn { $turn }, { $player }; boles: { $balls }; en queden: { $left }
draw-player = { $playerIs ->
    [you] Tu, { $colour }
   *[other] { $player }, { $colour }
}
draw-player_ambassador = { $playerIs ->
    [you] Portes l'ambaixador
   *[other] { $player } porta l'ambaixador
}
draw-figures = { $player }: { $figures }
draw-figure = { $build } { $at }
draw-figure_moved = { $build } { $at }*
draw-own_figure = { "     " }{ $figure }; per terra: { $land }; per mar: { $sea }
draw-ambassador = L'ambaixador { $at }
draw-ambassador_moved = L'ambaixador { $at }*
draw-secrets = Les teves cartes secretes: { $secrets }
draw-sought = { "     " }Vas amb { $agent }.
draw-mission = { "     " }Si qui va amb tu té { $card }: { $task }
draw-flight = { "     " }Si no tens company, fuig: { $task }
draw-shown = { $askerIs ->
    [you] Torn { $turn }: { $player } et va mostrar { $cards }
   *[other] { $playerIs ->
        [you] Torn { $turn }: vas mostrar a { $asker } { $cards }
       *[other] Torn { $turn }: { $player } va mostrar a { $asker } { $cards }
    }
}
draw-shown_instead = { "     " }després d'una protesta va quedar: { $cards }
draw-revealed = Darrere les màscares: { $rows }
draw-revealed_mission = { "     " }{ $task } { $story }

## El quadern

note-title = Quadern
note-certain = Segur
note-likely = Probable
note-likely-off = En aquesta taula l'assistent està apagat.
note-is = { $player } és { $what }.
note-is_not = { $player } no pot ser { $what }.
note-has = { $player } té { $card }.
note-open = encara obert
note-partner = Va amb tu { $player }.
note-alone = No tens company.
note-mission = La teva missió: { $task }
note-put_aside = A banda
note-because = { $count ->
    [0] Per les teves pròpies cartes.
    [one] Per la resposta del torn { $turns }.
   *[other] Per les respostes dels torns { $turns }.
}
note-percent = { $percent } %
note-shown_to_you = { $player } t'ha mostrat
note-shown_by_you = Has mostrat a { $player }
note-shown_in_turn = Torn { $turn }, pregunta: { $question }
note-question-identity = identitat
note-question-build = complexió
note-through = a través de l'ambaixador
note-marks = Les teves marques
note-mark-none = sense marca
note-mark-no = ratllat
note-mark-maybe = potser
note-mark-yes = segur
note-words = Les teves notes
note-words-hint = Escriu el que vulguis; queda per a tu.
note-signs = Senyals vistos
note-sign = Torn { $turn }: { $sign }

## Què hi ha a la taula

see-course = Què sabia cadascú del cert
see-map = El mapa de Venècia
see-land = per terra
see-sea = per mar
see-space = { $space }, lliure
see-space_with = { $space }: { $who }
see-figure = { $figure }, { $at }
see-true = la teva figura vertadera
see-moved = s'ha mogut en aquest torn
see-ambassador = l'ambaixador, { $at }
see-phantom = El Fantasma de la Profecia
see-phantom-shows = El Fantasma mostra: { $balls }
see-ball = bola { $ball }
see-ball-used = bola { $ball }, ja usada
see-steps-left = { $steps ->
    [one] queda un pas
   *[other] queden { $steps } passos
}
see-caption-fiddlebottom = Fiddle{ "\u00AD" }bottom
see-caption-bubble = Bubble
see-caption-zsa_zsa = Zsa Zsa
see-caption-agent_x = Agent X
see-cards = Les teves cartes
see-secrets = Les teves cartes secretes
see-back = una carta de cara avall
see-laid = Damunt la taula: { $cards }
see-laid-none = Encara cap carta damunt la taula
see-only-you = Això només ho veus tu.
see-passport = Passaport: les missions
see-sought = es busca
see-your-mission = si qui va amb tu té { $card }
see-flight = si no tens company
see-answers = { $count ->
    [one] resposta vista
   *[other] respostes vistes
}
see-declared = Hi ha una declaració segellada.
see-declaration = La declaració
see-signs = Fes un senyal
see-sign-wink = Pica l'ullet dret
see-sign-ear = Estira't l'orella esquerra
see-sign-frown = Arrufa les celles
see-sign-sneer = Fes una ganyota de menyspreu
see-sign-of-wink = senyal: Lord Fiddlebottom
see-sign-of-ear = senyal: Coronel Bubble
see-sign-of-frown = senyal: Agent X
see-sign-of-sneer = senyal: Madame Zsa Zsa
see-sign-to = A qui?
see-sign-to-all = A tothom
see-signs-left = { $count ->
    [0] en aquest torn ja no queden senyals
    [one] en aquest torn queda un senyal
   *[other] en aquest torn queden { $count } senyals
}
see-revealed = Darrere les màscares
see-team = L'equip: { $one } i { $two }
see-knew = Qui sabia què, i quan

## El mapa i el quadern al navegador

see-the-ambassador = l'Ambaixador
see-moves-white = pròpia, per terra o mar
see-moves-orange = pròpia, per terra
see-moves-blue = pròpia, per mar
see-moves-purple = d'un altre
see-moves-black = l'Ambaixador
see-look = Mira el mapa
see-whom = A qui preguntes?
see-partner = Qui és el teu company?
see-place-now = On poses { $figure }?
see-backs = tres cartes secretes, de cap per avall
see-worlds = { $count ->
    [one] només queda una possibilitat
   *[other] queden { $count } possibilitats
}
see-pencil = Assenyala una casella per llegir-ne el perquè. Un clic hi fa una marca teva: descartat, potser, segur.
see-has_not = { $player } no té { $card }.
see-between = vistes: { $seen }, mostrades: { $shown }
see-model = Si tothom menteix així
see-model-uniform_answers = Qualsevol resposta
see-model-uniform_answers-about = Tothom tria qualsevol resposta permesa amb la mateixa probabilitat. És probable, mai segur.
see-model-least_information = Dir-ne el mínim
see-model-least_information-about = Tothom tria les respostes que revelen menys, comptant tot el que ja s'ha mostrat. És probable, mai segur.
see-truth = Les cartes certes tenen un marc.
see-shown = { $askerIs ->
    [you] Torn { $turn }: { $player } a tu
   *[other] { $playerIs ->
        [you] Torn { $turn }: tu a { $asker }
       *[other] Torn { $turn }: { $player } a { $asker }
    }
}
see-learnt = { $knowerIs ->
    [you] Des de llavors podies saber del cert sobre { $player }:
   *[other] { $playerIs ->
        [you] Des de llavors { $knower } podia saber del cert sobre tu:
       *[other] Des de llavors { $knower } podia saber del cert sobre { $player }:
    }
}

## En imatges

picture-aim = Tres cartes secretes diuen qui ets, quin aspecte tens i quina meitat d'una missió portes. Una de les altres tres persones va amb tu: descobreix quina.
picture-turn-1 = El Fantasma mostra tres boles. Cadascuna és un pas: taronja per terra, blau per aigua, blanc tots dos, lila una figura d'algú altre, negre l'ambaixador.
picture-turn-2 = Atura't on hi ha algú altre i pregunta: qui ets, o quin aspecte tens?
picture-turn-3 = Només tu veus tres cartes, i com a mínim una és certa. Recorda-ho, fes fora la figura i lliga caps.
picture-end = Saps qui va amb tu i quina és la missió, i aquí s'ha acomplert: anuncia-ho. Si t'encaixen la mà guanyeu tots dos; si t'equivoques, guanyen els altres.
