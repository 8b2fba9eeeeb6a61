### Rok w Hogwarcie: nazwy kart, żetonów, misji i osób.

## Zaklęcia

hogwarts-spell-expelliarmus = Expelliarmus
hogwarts-spell-stupefy = Stupefy
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
hogwarts-spell-episkey = Episkey
hogwarts-spell-finite-incantatem = Finite Incantatem
hogwarts-spell-priori-incantatem = Priori Incantatem
hogwarts-spell-accio = Accio
hogwarts-spell-alohomora = Alohomora
hogwarts-spell-obliviate = Obliviate

## Eliksiry

hogwarts-potion-erumpent-potion = Eliksir buchorożca
hogwarts-potion-draught-of-living-death = Wywar Żywej Śmierci
hogwarts-potion-doxycide = Bahanocyd
hogwarts-potion-swelling-solution = Eliksir rozdymający
hogwarts-potion-confusing-concoction = Wywar dezorientujący
hogwarts-potion-veritaserum = Veritaserum
    .gender = n
hogwarts-potion-wiggenweld-potion = Eliksir Wiggenowy
hogwarts-potion-pepperup-potion = Eliksir pieprzowy
hogwarts-potion-skele-gro = Szkiele-Wzro
    .gender = n
hogwarts-potion-wolfsbane-potion = Wywar Tojadowy
hogwarts-potion-polyjuice-potion = Eliksir Wielosokowy
hogwarts-potion-felix-felicis = Felix Felicis

## Księgi

hogwarts-book-standard-book-of-spells-grade-1 = Standardowa księga zaklęć, stopień 1
hogwarts-book-standard-book-of-spells-grade-2 = Standardowa księga zaklęć, stopień 2
hogwarts-book-achievements-in-charming = Osiągnięcia w rzucaniu uroków
hogwarts-book-standard-book-of-spells-grade-5 = Standardowa księga zaklęć, stopień 5
hogwarts-book-quintessence-a-quest = Kwintesencja: poszukiwanie
hogwarts-book-beginners-guide-to-transfiguration = Wprowadzenie do transmutacji dla początkujących
hogwarts-book-intermediate-transfiguration = Transmutacja dla średnio zaawansowanych
hogwarts-book-transfiguration-today = Transmutacja współczesna
hogwarts-book-theories-of-transubstantial-transfiguration = Teorie transmutacji transsubstancjalnej
hogwarts-book-guide-to-advanced-transfiguration = Przewodnik po transmutacji dla zaawansowanych
hogwarts-book-dark-forces-a-guide-to-self-protection = Ciemne moce: poradnik samoobrony
hogwarts-book-defensive-magical-theory = Teoria magii obronnej
hogwarts-book-magical-me = Moje magiczne ja
hogwarts-book-practical-defensive-magic = Praktyczna magia obronna
hogwarts-book-confronting-the-faceless = Stawiając czoło bezimiennemu
hogwarts-book-magical-drafts-and-potions = Magiczne wzory i napoje
hogwarts-book-asiatic-anti-venoms = Azjatyckie antidota
hogwarts-book-book-of-potions = Księga eliksirów
hogwarts-book-moste-potente-potions = Najsilniejsze eliksiry
hogwarts-book-advanced-potion-making = Eliksiry dla zaawansowanych
hogwarts-book-one-thousand-magical-herbs-and-fungi = Tysiąc magicznych ziół i grzybów
hogwarts-book-encyclopedia-of-toadstools = Encyklopedia muchomorów
hogwarts-book-magical-water-plants-of-the-mediterranean = Magiczne rośliny wodne Morza Śródziemnego
hogwarts-book-goshawks-guide-to-herbology = Przewodnik Goshawk po zielarstwie
hogwarts-book-flesh-eating-trees-of-the-world = Mięsożerne drzewa świata
hogwarts-book-fantastic-beasts-and-where-to-find-them = Fantastyczne zwierzęta i jak je znaleźć
hogwarts-book-dragon-species-of-great-britain-and-ireland = Gatunki smoków Wielkiej Brytanii i Irlandii
hogwarts-book-from-egg-to-inferno = Od jaja do żaru
hogwarts-book-men-who-love-dragons-too-much = Ludzie, którzy za bardzo kochają smoki
hogwarts-book-monster-book-of-monsters = Potworna księga potworów

## Karty sprawowania

hogwarts-conduct-floo-powder = Proszek Fiuu
hogwarts-conduct-outstanding-essay = Wybitne wypracowanie
hogwarts-conduct-helped-a-first-year = Pomoc pierwszoroczniakowi
hogwarts-conduct-perfect-potion = Doskonały eliksir
hogwarts-conduct-saved-a-classmate = Ratunek kolegi
hogwarts-conduct-special-award = Nagroda za Szczególne Zasługi dla Szkoły
hogwarts-conduct-late-for-class = Spóźnienie na lekcję
hogwarts-conduct-caught-out-of-bed = Nocna włóczęga
hogwarts-conduct-duelling = Pojedynek na korytarzu
hogwarts-conduct-forbidden-forest = Zakazany Las po zmroku

## Karty wydarzeń

hogwarts-occasion-start-of-term-feast = Uczta powitalna
hogwarts-occasion-floo-inspection = Kontrola sieci Fiuu
hogwarts-occasion-portkey-delivery = Dostawa świstoklików
hogwarts-occasion-owl-post = Sowia poczta
hogwarts-occasion-brewing-lesson = Lekcja warzenia
hogwarts-occasion-library-night = Noc w bibliotece
hogwarts-occasion-dementors-at-the-gates = Dementorzy u bram
hogwarts-occasion-troll-in-the-dungeon = Troll w lochach
hogwarts-occasion-basilisk-on-the-loose = Bazyliszek na wolności
hogwarts-occasion-hogsmeade-weekend = Wypad do Hogsmeade
hogwarts-occasion-peeves-prank = Psikus Irytka
hogwarts-occasion-quidditch-practice = Trening quidditcha
hogwarts-occasion-educational-decree = Dekret edukacyjny
hogwarts-occasion-madam-pomfreys-rounds = Obchód pani Pomfrey
hogwarts-occasion-death-eaters-raid = Najazd śmierciożerców

## Uczniowie z kart pojedynku

hogwarts-student-vincent-crabbe = Vincent Crabbe
hogwarts-student-gregory-goyle = Gregory Goyle
hogwarts-student-pansy-parkinson = Pansy Parkinson
    .gender = f
hogwarts-student-millicent-bulstrode = Millicent Bulstrode
    .gender = f
hogwarts-student-blaise-zabini = Blaise Zabini

## Uczniowie

hogwarts-student-harry-potter = Harry Potter
hogwarts-student-hermione-granger = Hermione Granger
    .gender = f
hogwarts-student-ron-weasley = Ron Weasley
hogwarts-student-ginny-weasley = Ginny Weasley
    .gender = f
hogwarts-student-neville-longbottom = Neville Longbottom
hogwarts-student-luna-lovegood = Luna Lovegood
    .gender = f
hogwarts-student-cho-chang = Cho Chang
    .gender = f
hogwarts-student-cedric-diggory = Cedric Diggory
hogwarts-student-draco-malfoy = Draco Malfoy

## Śmierciożercy i ich pan

hogwarts-eater-bellatrix-lestrange = Bellatrix Lestrange
    .gender = f
hogwarts-eater-lucius-malfoy = Lucius Malfoy
hogwarts-eater-fenrir-greyback = Fenrir Greyback
hogwarts-eater-antonin-dolohov = Antonin Dolohov
hogwarts-eater-corban-yaxley = Corban Yaxley
hogwarts-eater-barty-crouch-jr = Barty Crouch Junior
hogwarts-villain-peter-pettigrew = Peter Pettigrew
hogwarts-villain-lord-voldemort = Lord Voldemort

## Przedmioty

hogwarts-object-elder-wand = Czarna Różdżka
    .gender = f
hogwarts-object-sword-of-gryffindor = Miecz Gryffindora
hogwarts-object-resurrection-stone = Kamień Wskrzeszenia
hogwarts-object-time-turner = Zmieniacz czasu
hogwarts-object-buckbeak = Hardodziób
hogwarts-object-invisibility-cloak = Peleryna niewidka
    .gender = f
hogwarts-object-tom-riddles-diary = Dziennik Toma Riddle'a
hogwarts-object-marvolo-gaunts-ring = Pierścień Marvola Gaunta
hogwarts-object-hufflepuffs-cup = Puchar Helgi Hufflepuff
hogwarts-object-slytherins-locket = Medalion Salazara Slytherina
hogwarts-object-ravenclaws-diadem = Diadem Roweny Ravenclaw
hogwarts-object-nagini = Nagini
    .gender = f
hogwarts-object-cauldron = Kociołek
hogwarts-object-fathers-bone = Kość ojca
    .gender = f
hogwarts-object-wormtails-hand = Ręka Glizdogona
    .gender = f
hogwarts-object-harry-potter = Harry Potter
hogwarts-object-basilisk-fang = Kieł bazyliszka
hogwarts-object-philosophers-stone = Kamień Filozoficzny
hogwarts-object-winged-key = Skrzydlaty klucz
hogwarts-object-norberts-egg = Jajo Norberta
    .gender = n
hogwarts-object-dobbys-sock = Skarpetka Zgredka
    .gender = f
hogwarts-object-sorting-hat = Tiara Przydziału
    .gender = f
hogwarts-object-mandrake = Mandragora
    .gender = f
hogwarts-object-marauders-map = Mapa Huncwotów
    .gender = f
hogwarts-object-golden-egg = Złote jajo
    .gender = n
hogwarts-object-triwizard-cup = Puchar Trójmagiczny
hogwarts-object-prophecy = Przepowiednia
    .gender = f
hogwarts-object-deluminator = Wygaszacz
hogwarts-object-cursed-necklace = Przeklęty naszyjnik
hogwarts-object-phial-of-memories = Fiolka wspomnień
    .gender = f

## Misje

hogwarts-mission-sorting-night-mischief = Psoty w noc przydziału
hogwarts-mission-smuggle-the-baby-dragon = Wykradnij smoczka
hogwarts-mission-troll-in-the-bathroom = Troll w łazience
hogwarts-mission-past-the-three-headed-dog = Obok trójgłowego psa
hogwarts-mission-guard-the-philosophers-stone = Strzeż Kamienia Filozoficznego
hogwarts-mission-first-horcrux = Zniszcz pierwszego horkruksa: Dziennik Toma Riddle'a
hogwarts-mission-free-the-house-elf = Uwolnij skrzata
hogwarts-mission-into-aragogs-hollow = W jamie Aragoga
hogwarts-mission-rescue-at-the-lake = Ratunek nad jeziorem
hogwarts-mission-secret-of-the-shrieking-shack = Sekret Wrzeszczącej Chaty
hogwarts-mission-first-task-the-dragon = Pierwsze zadanie: smok
hogwarts-mission-second-task-the-lake = Drugie zadanie: jezioro
hogwarts-mission-third-task-the-maze = Trzecie zadanie: labirynt
hogwarts-mission-bone-flesh-and-blood = Kość, ciało i krew
hogwarts-mission-unmask-the-false-professor = Zdemaskuj fałszywego profesora
hogwarts-mission-dumbledores-army = Gwardia Dumbledore'a
hogwarts-mission-centaurs-judgement = Sąd centaurów
hogwarts-mission-hall-of-prophecy = Sala Przepowiedni
hogwarts-mission-battle-at-the-ministry = Bitwa w Ministerstwie
hogwarts-mission-noble-house-of-black = Szlachetny ród Blacków
hogwarts-mission-cursed-necklace = Przeklęty naszyjnik
hogwarts-mission-lost-memory = Utracone wspomnienie
hogwarts-mission-seaside-cave = Jaskinia nad morzem
hogwarts-mission-lightning-struck-tower = Wieża rażona piorunem
hogwarts-mission-gaunt-ring = Pierścień Gauntów
hogwarts-mission-christmas-in-godrics-hollow = Święta w Dolinie Godryka
hogwarts-mission-escape-from-malfoy-manor = Ucieczka z dworu Malfoyów
hogwarts-mission-break-into-gringotts = Włamanie do Gringotta
hogwarts-mission-fiendfyre-and-the-diadem = Szatańska Pożoga i diadem
hogwarts-mission-final-battle = Ostateczna bitwa

## Przeciwnicy z kart walki

hogwarts-enemy-peeves = Irytek
hogwarts-enemy-norbert = Norbert
hogwarts-enemy-mountain-troll = Górski troll
hogwarts-enemy-fluffy = Puszek
hogwarts-enemy-professor-quirrell = Profesor Quirrell
hogwarts-enemy-tom-riddle = Tom Riddle
hogwarts-enemy-lucius-malfoy = Lucius Malfoy
hogwarts-enemy-aragog = Aragog
hogwarts-enemy-dementors = Dementorzy
    .gender = p
hogwarts-enemy-werewolf = Wilkołak
hogwarts-enemy-hungarian-horntail = Rogogon węgierski
hogwarts-enemy-grindylows = Druzgotki
    .gender = p
hogwarts-enemy-sphinx = Sfinks
hogwarts-enemy-voldemort-reborn = Odrodzony Voldemort
hogwarts-enemy-barty-crouch-jr = Barty Crouch Junior
hogwarts-enemy-dolores-umbridge = Dolores Umbridge
    .gender = f
hogwarts-enemy-bane = Centaur Zakała
hogwarts-enemy-antonin-dolohov = Antonin Dolohov
hogwarts-enemy-bellatrix-lestrange = Bellatrix Lestrange
    .gender = f
hogwarts-enemy-kreacher = Stworek
hogwarts-enemy-draco-malfoy = Draco Malfoy
hogwarts-enemy-horace-slughorn = Horacy Slughorn
hogwarts-enemy-inferi = Inferiusy
    .gender = p
hogwarts-enemy-severus-snape = Severus Snape
hogwarts-enemy-curse-of-the-ring = Klątwa pierścienia
    .gender = f
hogwarts-enemy-nagini = Nagini
    .gender = f
hogwarts-enemy-fenrir-greyback = Fenrir Greyback
hogwarts-enemy-gringotts-dragon = Smok z Gringotta
hogwarts-enemy-fiendfyre = Szatańska Pożoga
    .gender = f
hogwarts-enemy-lord-voldemort = Lord Voldemort

## Domy, talie, przedmioty, długości i warianty

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-deck-spell = zaklęcia
hogwarts-deck-potion = eliksiry
hogwarts-deck-book = księgi
hogwarts-deck-conduct = karty sprawowania
hogwarts-deck-event = karty wydarzeń
hogwarts-deck-duel = karty pojedynku
hogwarts-deck-mission = misje
hogwarts-deck-quidditch = karty quidditcha
hogwarts-subject-charms = Zaklęcia i uroki
    .gen = zaklęć i uroków
    .gender = p
hogwarts-subject-transfiguration = Transmutacja
    .gen = transmutacji
    .gender = f
hogwarts-subject-defence = Obrona przed czarną magią
    .gen = obrony przed czarną magią
    .gender = f
hogwarts-subject-potions = Eliksiry
    .gen = eliksirów
    .gender = p
hogwarts-subject-herbology = Zielarstwo
    .gen = zielarstwa
    .gender = n
hogwarts-subject-creatures = Opieka nad magicznymi stworzeniami
    .gen = opieki nad magicznymi stworzeniami
    .gender = f
