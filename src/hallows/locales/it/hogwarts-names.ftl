### Un anno a Hogwarts: nomi di carte, segnalini, missioni e persone.

## Incantesimi

hogwarts-spell-expelliarmus = Expelliarmus
hogwarts-spell-stupefy = Stupeficium
hogwarts-spell-petrificus-totalus = Petrificus Totalus
hogwarts-spell-incendio = Incendio
hogwarts-spell-reducto = Reducto
hogwarts-spell-confringo = Confringo
hogwarts-spell-wingardium-leviosa = Wingardium Leviosa
hogwarts-spell-riddikulus = Riddikulus
hogwarts-spell-expecto-patronum = Expecto Patronum
hogwarts-spell-sectumsempra = Sectumsempra
hogwarts-spell-protego = Protego
hogwarts-spell-protego-maxima = Protego Maxima
hogwarts-spell-episkey = Epismendo
hogwarts-spell-finite-incantatem = Finite Incantatem
hogwarts-spell-priori-incantatem = Prior Incantatio
hogwarts-spell-accio = Accio
hogwarts-spell-alohomora = Alohomora
hogwarts-spell-obliviate = Oblivion

## Pozioni

hogwarts-potion-erumpent-potion = Pozione Erumpent
    .gender = f
hogwarts-potion-draught-of-living-death = Distillato della Morte Vivente
hogwarts-potion-doxycide = Doxycida
hogwarts-potion-swelling-solution = Soluzione Dilatante
    .gender = f
hogwarts-potion-confusing-concoction = Intruglio Confondente
hogwarts-potion-veritaserum = Veritaserum
hogwarts-potion-wiggenweld-potion = Pozione Wiggenweld
    .gender = f
hogwarts-potion-pepperup-potion = Pozione Peperina
    .gender = f
hogwarts-potion-skele-gro = Ossofast
hogwarts-potion-wolfsbane-potion = Pozione Antilupo
    .gender = f
hogwarts-potion-polyjuice-potion = Pozione Polisucco
    .gender = f
hogwarts-potion-felix-felicis = Felix Felicis
    .gender = f

## Libri

hogwarts-book-standard-book-of-spells-grade-1 = Manuale degli Incantesimi, Volume primo
hogwarts-book-standard-book-of-spells-grade-2 = Manuale degli Incantesimi, Volume secondo
hogwarts-book-achievements-in-charming = Successi nel campo degli Incantesimi
hogwarts-book-standard-book-of-spells-grade-5 = Manuale degli Incantesimi, Volume quinto
hogwarts-book-quintessence-a-quest = Quintessenza: una ricerca
hogwarts-book-beginners-guide-to-transfiguration = Guida pratica alla Trasfigurazione per principianti
hogwarts-book-intermediate-transfiguration = Trasfigurazione intermedia
hogwarts-book-transfiguration-today = Trasfigurazione oggi
hogwarts-book-theories-of-transubstantial-transfiguration = Teorie della Trasfigurazione Transustanziale
hogwarts-book-guide-to-advanced-transfiguration = Guida alla Trasfigurazione avanzata
hogwarts-book-dark-forces-a-guide-to-self-protection = Le Forze Oscure: guida all'autodifesa
hogwarts-book-defensive-magical-theory = Teoria della magia difensiva
hogwarts-book-magical-me = Magicamente io
hogwarts-book-practical-defensive-magic = Magia difensiva pratica
hogwarts-book-confronting-the-faceless = Affrontare l'ignoto senza volto
hogwarts-book-magical-drafts-and-potions = Infusi e Pozioni Magiche
hogwarts-book-asiatic-anti-venoms = Antidoti asiatici
hogwarts-book-book-of-potions = Libro delle Pozioni
hogwarts-book-moste-potente-potions = De Potentissimis Potionibus
hogwarts-book-advanced-potion-making = Pozioni avanzate
hogwarts-book-one-thousand-magical-herbs-and-fungi = Mille erbe e funghi magici
hogwarts-book-encyclopedia-of-toadstools = Enciclopedia dei funghi velenosi
hogwarts-book-magical-water-plants-of-the-mediterranean = Piante acquatiche magiche del Mediterraneo
hogwarts-book-goshawks-guide-to-herbology = Guida di Gadula all'Erbologia
hogwarts-book-flesh-eating-trees-of-the-world = Alberi carnivori del mondo
hogwarts-book-fantastic-beasts-and-where-to-find-them = Gli animali fantastici: dove trovarli
hogwarts-book-dragon-species-of-great-britain-and-ireland = Specie di draghi della Gran Bretagna e dell'Irlanda
hogwarts-book-from-egg-to-inferno = Dall'uovo al fuoco
hogwarts-book-men-who-love-dragons-too-much = Uomini che amano troppo i draghi
hogwarts-book-monster-book-of-monsters = Il libro mostro dei mostri

## Carte condotta

hogwarts-conduct-floo-powder = Polvere Volante
hogwarts-conduct-outstanding-essay = Tema eccezionale
hogwarts-conduct-helped-a-first-year = Aiuto a uno del primo anno
hogwarts-conduct-perfect-potion = Pozione perfetta
hogwarts-conduct-saved-a-classmate = Compagno salvato
hogwarts-conduct-special-award = Premio Speciale per i Servigi resi alla Scuola
hogwarts-conduct-late-for-class = In ritardo a lezione
hogwarts-conduct-caught-out-of-bed = Sorpresa fuori dal letto
hogwarts-conduct-duelling = Duello in corridoio
hogwarts-conduct-forbidden-forest = Nella Foresta Proibita di notte

## Carte evento

hogwarts-occasion-start-of-term-feast = Banchetto di inizio anno
hogwarts-occasion-floo-inspection = Controllo della Metropolvere superato
hogwarts-occasion-portkey-delivery = Consegna di Passaporte
hogwarts-occasion-owl-post = Posta via gufo
hogwarts-occasion-brewing-lesson = Lezione di Pozioni
hogwarts-occasion-library-night = Notte in biblioteca
hogwarts-occasion-dementors-at-the-gates = Dissennatori ai cancelli
hogwarts-occasion-troll-in-the-dungeon = Un troll nei sotterranei
hogwarts-occasion-basilisk-on-the-loose = Basilisco in libertà
hogwarts-occasion-hogsmeade-weekend = Gita a Hogsmeade
hogwarts-occasion-peeves-prank = Scherzo di Pix
hogwarts-occasion-quidditch-practice = Allenamento di Quidditch
hogwarts-occasion-educational-decree = Decreto didattico
hogwarts-occasion-madam-pomfreys-rounds = Il giro di Madama Chips
hogwarts-occasion-death-eaters-raid = Incursione dei Mangiamorte

## Studenti delle carte duello

hogwarts-student-vincent-crabbe = Vincent Tiger
hogwarts-student-gregory-goyle = Gregory Goyle
hogwarts-student-pansy-parkinson = Pansy Parkinson
    .gender = f
hogwarts-student-millicent-bulstrode = Millicent Bulstrode
    .gender = f
hogwarts-student-blaise-zabini = Blaise Zabini

## Studenti

hogwarts-student-harry-potter = Harry Potter
hogwarts-student-hermione-granger = Hermione Granger
    .gender = f
hogwarts-student-ron-weasley = Ron Weasley
hogwarts-student-ginny-weasley = Ginny Weasley
    .gender = f
hogwarts-student-neville-longbottom = Neville Paciock
hogwarts-student-luna-lovegood = Luna Lovegood
    .gender = f
hogwarts-student-cho-chang = Cho Chang
    .gender = f
hogwarts-student-cedric-diggory = Cedric Diggory
hogwarts-student-draco-malfoy = Draco Malfoy

## I Mangiamorte e il loro signore

hogwarts-eater-bellatrix-lestrange = Bellatrix Lestrange
    .gender = f
hogwarts-eater-lucius-malfoy = Lucius Malfoy
hogwarts-eater-fenrir-greyback = Fenrir Greyback
hogwarts-eater-antonin-dolohov = Antonin Dolohov
hogwarts-eater-corban-yaxley = Corban Yaxley
hogwarts-eater-barty-crouch-jr = Barty Crouch Junior
hogwarts-villain-peter-pettigrew = Peter Minus
hogwarts-villain-lord-voldemort = Lord Voldemort

## Oggetti

hogwarts-object-elder-wand = Bacchetta di Sambuco
    .gender = f
hogwarts-object-sword-of-gryffindor = Spada di Grifondoro
    .gender = f
hogwarts-object-resurrection-stone = Pietra della Resurrezione
    .gender = f
hogwarts-object-time-turner = Giratempo
hogwarts-object-buckbeak = Fierobecco
hogwarts-object-invisibility-cloak = Mantello dell'Invisibilità
hogwarts-object-tom-riddles-diary = Diario di Tom Riddle
hogwarts-object-marvolo-gaunts-ring = Anello di Orvoloson Gaunt
hogwarts-object-hufflepuffs-cup = Coppa di Tosca Tassorosso
    .gender = f
hogwarts-object-slytherins-locket = Medaglione di Salazar Serpeverde
hogwarts-object-ravenclaws-diadem = Diadema di Priscilla Corvonero
hogwarts-object-nagini = Nagini
    .gender = f
hogwarts-object-cauldron = Calderone
hogwarts-object-fathers-bone = Osso del padre
hogwarts-object-wormtails-hand = Mano di Codaliscia
    .gender = f
hogwarts-object-harry-potter = Harry Potter
hogwarts-object-basilisk-fang = Zanna di Basilisco
    .gender = f
hogwarts-object-philosophers-stone = Pietra Filosofale
    .gender = f
hogwarts-object-winged-key = Chiave alata
    .gender = f
hogwarts-object-norberts-egg = Uovo di Norberto
hogwarts-object-dobbys-sock = Calzino di Dobby
hogwarts-object-sorting-hat = Cappello Parlante
hogwarts-object-mandrake = Mandragola
    .gender = f
hogwarts-object-marauders-map = Mappa del Malandrino
    .gender = f
hogwarts-object-golden-egg = Uovo d'oro
hogwarts-object-triwizard-cup = Coppa Tremaghi
    .gender = f
hogwarts-object-prophecy = Profezia
    .gender = f
hogwarts-object-deluminator = Deluminatore
hogwarts-object-cursed-necklace = Collana maledetta
    .gender = f
hogwarts-object-phial-of-memories = Fiala dei ricordi
    .gender = f

## Missioni

hogwarts-mission-sorting-night-mischief = Scompiglio nella notte dello Smistamento
hogwarts-mission-smuggle-the-baby-dragon = Porta via il draghetto
hogwarts-mission-troll-in-the-bathroom = Un troll nel bagno
hogwarts-mission-past-the-three-headed-dog = Oltre il cane a tre teste
hogwarts-mission-guard-the-philosophers-stone = Proteggi la Pietra Filosofale
hogwarts-mission-first-horcrux = Distruggi il primo Horcrux: il diario di Tom Riddle
hogwarts-mission-free-the-house-elf = Libera l'elfo domestico
hogwarts-mission-into-aragogs-hollow = Nella tana di Aragog
hogwarts-mission-rescue-at-the-lake = Salvataggio al lago
hogwarts-mission-secret-of-the-shrieking-shack = Il segreto della Stamberga Strillante
hogwarts-mission-first-task-the-dragon = Prima prova: il drago
hogwarts-mission-second-task-the-lake = Seconda prova: il lago
hogwarts-mission-third-task-the-maze = Terza prova: il labirinto
hogwarts-mission-bone-flesh-and-blood = Osso, carne e sangue
hogwarts-mission-unmask-the-false-professor = Smaschera il falso professore
hogwarts-mission-dumbledores-army = L'Esercito di Silente
hogwarts-mission-centaurs-judgement = Il giudizio dei centauri
hogwarts-mission-hall-of-prophecy = La Sala delle Profezie
hogwarts-mission-battle-at-the-ministry = Battaglia al Ministero
hogwarts-mission-noble-house-of-black = La nobile casata dei Black
hogwarts-mission-cursed-necklace = La collana maledetta
hogwarts-mission-lost-memory = Il ricordo perduto
hogwarts-mission-seaside-cave = La caverna sul mare
hogwarts-mission-lightning-struck-tower = La Torre colpita dal fulmine
hogwarts-mission-gaunt-ring = L'anello dei Gaunt
hogwarts-mission-christmas-in-godrics-hollow = Natale a Godric's Hollow
hogwarts-mission-escape-from-malfoy-manor = Fuga da Villa Malfoy
hogwarts-mission-break-into-gringotts = Rapina alla Gringott
hogwarts-mission-fiendfyre-and-the-diadem = L'Ardemonio e il diadema
hogwarts-mission-final-battle = La battaglia finale

## Avversari delle carte combattimento

hogwarts-enemy-peeves = Pix
hogwarts-enemy-norbert = Norberto
hogwarts-enemy-mountain-troll = Troll di montagna
hogwarts-enemy-fluffy = Fuffi
hogwarts-enemy-professor-quirrell = Professor Raptor
hogwarts-enemy-tom-riddle = Tom Riddle
hogwarts-enemy-lucius-malfoy = Lucius Malfoy
hogwarts-enemy-aragog = Aragog
hogwarts-enemy-dementors = Dissennatori
    .gender = p
hogwarts-enemy-werewolf = Lupo mannaro
hogwarts-enemy-hungarian-horntail = Ungaro Spinato
hogwarts-enemy-grindylows = Avvincini
    .gender = p
hogwarts-enemy-sphinx = Sfinge
    .gender = f
hogwarts-enemy-voldemort-reborn = Voldemort rinato
hogwarts-enemy-barty-crouch-jr = Barty Crouch Junior
hogwarts-enemy-dolores-umbridge = Dolores Umbridge
    .gender = f
hogwarts-enemy-bane = Cassandro il centauro
hogwarts-enemy-antonin-dolohov = Antonin Dolohov
hogwarts-enemy-bellatrix-lestrange = Bellatrix Lestrange
    .gender = f
hogwarts-enemy-kreacher = Kreacher
hogwarts-enemy-draco-malfoy = Draco Malfoy
hogwarts-enemy-horace-slughorn = Horace Lumacorno
hogwarts-enemy-inferi = Inferi
    .gender = p
hogwarts-enemy-severus-snape = Severus Piton
hogwarts-enemy-curse-of-the-ring = Maledizione dell'anello
    .gender = f
hogwarts-enemy-nagini = Nagini
    .gender = f
hogwarts-enemy-fenrir-greyback = Fenrir Greyback
hogwarts-enemy-gringotts-dragon = Drago della Gringott
hogwarts-enemy-fiendfyre = Ardemonio
hogwarts-enemy-lord-voldemort = Lord Voldemort

## Case, mazzi, materie, durate e varianti

hogwarts-house-gryffindor = Grifondoro
hogwarts-house-hufflepuff = Tassorosso
hogwarts-house-ravenclaw = Corvonero
hogwarts-house-slytherin = Serpeverde
hogwarts-deck-spell = incantesimi
hogwarts-deck-potion = pozioni
hogwarts-deck-book = libri
hogwarts-deck-conduct = carte condotta
hogwarts-deck-event = carte evento
hogwarts-deck-duel = carte duello
hogwarts-deck-mission = missioni
hogwarts-deck-quidditch = carte Quidditch
hogwarts-subject-charms = Incantesimi
    .gender = p
hogwarts-subject-transfiguration = Trasfigurazione
    .gender = f
hogwarts-subject-defence = Difesa contro le Arti Oscure
    .gender = f
hogwarts-subject-potions = Pozioni
    .gender = p
hogwarts-subject-herbology = Erbologia
    .gender = f
hogwarts-subject-creatures = Cura delle Creature Magiche
    .gender = f
