### A Year at Hogwarts: names of cards, tokens, missions and people.

## Spells

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

## Potions

hogwarts-potion-erumpent-potion = Erumpent Potion
hogwarts-potion-draught-of-living-death = Draught of Living Death
hogwarts-potion-doxycide = Doxycide
hogwarts-potion-swelling-solution = Swelling Solution
hogwarts-potion-confusing-concoction = Confusing Concoction
hogwarts-potion-veritaserum = Veritaserum
hogwarts-potion-wiggenweld-potion = Wiggenweld Potion
hogwarts-potion-pepperup-potion = Pepperup Potion
hogwarts-potion-skele-gro = Skele-Gro
hogwarts-potion-wolfsbane-potion = Wolfsbane Potion
hogwarts-potion-polyjuice-potion = Polyjuice Potion
hogwarts-potion-felix-felicis = Felix Felicis

## Books

hogwarts-book-standard-book-of-spells-grade-1 = The Standard Book of Spells, Grade 1
hogwarts-book-standard-book-of-spells-grade-2 = The Standard Book of Spells, Grade 2
hogwarts-book-achievements-in-charming = Achievements in Charming
hogwarts-book-standard-book-of-spells-grade-5 = The Standard Book of Spells, Grade 5
hogwarts-book-quintessence-a-quest = Quintessence: A Quest
hogwarts-book-beginners-guide-to-transfiguration = A Beginner’s Guide to Transfiguration
hogwarts-book-intermediate-transfiguration = Intermediate Transfiguration
hogwarts-book-transfiguration-today = Transfiguration Today
hogwarts-book-theories-of-transubstantial-transfiguration = Theories of Transubstantial Transfiguration
hogwarts-book-guide-to-advanced-transfiguration = A Guide to Advanced Transfiguration
hogwarts-book-dark-forces-a-guide-to-self-protection = The Dark Forces: A Guide to Self-Protection
hogwarts-book-defensive-magical-theory = Defensive Magical Theory
hogwarts-book-magical-me = Magical Me
hogwarts-book-practical-defensive-magic = Practical Defensive Magic
hogwarts-book-confronting-the-faceless = Confronting the Faceless
hogwarts-book-magical-drafts-and-potions = Magical Drafts and Potions
hogwarts-book-asiatic-anti-venoms = Asiatic Anti-Venoms
hogwarts-book-book-of-potions = Book of Potions
hogwarts-book-moste-potente-potions = Moste Potente Potions
hogwarts-book-advanced-potion-making = Advanced Potion-Making
hogwarts-book-one-thousand-magical-herbs-and-fungi = One Thousand Magical Herbs and Fungi
hogwarts-book-encyclopedia-of-toadstools = Encyclopedia of Toadstools
hogwarts-book-magical-water-plants-of-the-mediterranean = Magical Water Plants of the Mediterranean
hogwarts-book-goshawks-guide-to-herbology = Goshawk’s Guide to Herbology
hogwarts-book-flesh-eating-trees-of-the-world = Flesh-Eating Trees of the World
hogwarts-book-fantastic-beasts-and-where-to-find-them = Fantastic Beasts and Where to Find Them
hogwarts-book-dragon-species-of-great-britain-and-ireland = Dragon Species of Great Britain and Ireland
hogwarts-book-from-egg-to-inferno = From Egg to Inferno
hogwarts-book-men-who-love-dragons-too-much = Men Who Love Dragons Too Much
hogwarts-book-monster-book-of-monsters = The Monster Book of Monsters

## Conduct cards

hogwarts-conduct-floo-powder = Floo Powder
hogwarts-conduct-outstanding-essay = Outstanding essay
hogwarts-conduct-helped-a-first-year = Helped a first-year
hogwarts-conduct-perfect-potion = Perfect potion
hogwarts-conduct-saved-a-classmate = Saved a classmate
hogwarts-conduct-special-award = Special Award for Services to the School
hogwarts-conduct-late-for-class = Late for class
hogwarts-conduct-caught-out-of-bed = Caught out of bed
hogwarts-conduct-duelling = Duelling in the corridor
hogwarts-conduct-forbidden-forest = Forbidden Forest after dark

## Event cards

hogwarts-occasion-start-of-term-feast = Start-of-Term Feast
hogwarts-occasion-floo-inspection = Floo Network Inspection Passed
hogwarts-occasion-portkey-delivery = Portkey Delivery
hogwarts-occasion-owl-post = Owl Post
hogwarts-occasion-brewing-lesson = Brewing Lesson
hogwarts-occasion-library-night = Library Night
hogwarts-occasion-dementors-at-the-gates = Dementors at the Gates
hogwarts-occasion-troll-in-the-dungeon = Troll in the Dungeon
hogwarts-occasion-basilisk-on-the-loose = Basilisk on the Loose
hogwarts-occasion-hogsmeade-weekend = Hogsmeade Weekend
hogwarts-occasion-peeves-prank = Peeves’ Prank
hogwarts-occasion-quidditch-practice = Quidditch Practice
hogwarts-occasion-educational-decree = Educational Decree
hogwarts-occasion-madam-pomfreys-rounds = Madam Pomfrey’s Rounds
hogwarts-occasion-death-eaters-raid = Death Eaters’ Raid

## Students to duel with

hogwarts-student-vincent-crabbe = Vincent Crabbe
hogwarts-student-gregory-goyle = Gregory Goyle
hogwarts-student-pansy-parkinson = Pansy Parkinson
hogwarts-student-millicent-bulstrode = Millicent Bulstrode
hogwarts-student-blaise-zabini = Blaise Zabini

## Students

hogwarts-student-harry-potter = Harry Potter
hogwarts-student-hermione-granger = Hermione Granger
hogwarts-student-ron-weasley = Ron Weasley
hogwarts-student-ginny-weasley = Ginny Weasley
hogwarts-student-neville-longbottom = Neville Longbottom
hogwarts-student-luna-lovegood = Luna Lovegood
hogwarts-student-cho-chang = Cho Chang
hogwarts-student-cedric-diggory = Cedric Diggory
hogwarts-student-draco-malfoy = Draco Malfoy

## Death Eaters and their masters

hogwarts-eater-bellatrix-lestrange = Bellatrix Lestrange
hogwarts-eater-lucius-malfoy = Lucius Malfoy
hogwarts-eater-fenrir-greyback = Fenrir Greyback
hogwarts-eater-antonin-dolohov = Antonin Dolohov
hogwarts-eater-corban-yaxley = Corban Yaxley
hogwarts-eater-barty-crouch-jr = Barty Crouch Jr
hogwarts-villain-peter-pettigrew = Peter Pettigrew
hogwarts-villain-lord-voldemort = Lord Voldemort

## Objects

hogwarts-object-elder-wand = Elder Wand
    .art = the Elder Wand
hogwarts-object-sword-of-gryffindor = Sword of Gryffindor
    .art = the Sword of Gryffindor
hogwarts-object-resurrection-stone = Resurrection Stone
    .art = the Resurrection Stone
hogwarts-object-time-turner = Time-Turner
    .art = the Time-Turner
hogwarts-object-buckbeak = Buckbeak
hogwarts-object-invisibility-cloak = Invisibility Cloak
    .art = the Invisibility Cloak
hogwarts-object-tom-riddles-diary = Tom Riddle’s Diary
hogwarts-object-marvolo-gaunts-ring = Marvolo Gaunt’s Ring
hogwarts-object-hufflepuffs-cup = Hufflepuff’s Cup
hogwarts-object-slytherins-locket = Slytherin’s Locket
hogwarts-object-ravenclaws-diadem = Ravenclaw’s Diadem
hogwarts-object-nagini = Nagini
hogwarts-object-cauldron = Cauldron
    .art = the Cauldron
hogwarts-object-fathers-bone = Father’s Bone
    .art = the Father’s Bone
hogwarts-object-wormtails-hand = Wormtail’s Hand
hogwarts-object-harry-potter = Harry Potter
hogwarts-object-basilisk-fang = Basilisk Fang
    .art = the Basilisk Fang
hogwarts-object-philosophers-stone = Philosopher’s Stone
    .art = the Philosopher’s Stone
hogwarts-object-winged-key = Winged Key
    .art = the Winged Key
hogwarts-object-norberts-egg = Norbert’s Egg
hogwarts-object-dobbys-sock = Dobby’s Sock
hogwarts-object-sorting-hat = Sorting Hat
    .art = the Sorting Hat
hogwarts-object-mandrake = Mandrake
    .art = the Mandrake
hogwarts-object-marauders-map = Marauder’s Map
    .art = the Marauder’s Map
hogwarts-object-golden-egg = Golden Egg
    .art = the Golden Egg
hogwarts-object-triwizard-cup = Triwizard Cup
    .art = the Triwizard Cup
hogwarts-object-prophecy = Prophecy
    .art = the Prophecy
hogwarts-object-deluminator = Deluminator
    .art = the Deluminator
hogwarts-object-cursed-necklace = Cursed Necklace
    .art = the Cursed Necklace
hogwarts-object-phial-of-memories = Phial of Memories
    .art = the Phial of Memories

## Missions

hogwarts-mission-sorting-night-mischief = Sorting Night Mischief
hogwarts-mission-smuggle-the-baby-dragon = Smuggle the Baby Dragon
hogwarts-mission-troll-in-the-bathroom = Troll in the Bathroom
hogwarts-mission-past-the-three-headed-dog = Past the Three-Headed Dog
hogwarts-mission-guard-the-philosophers-stone = Guard the Philosopher’s Stone
hogwarts-mission-first-horcrux = Destroy the First Horcrux: Tom Riddle’s Diary
hogwarts-mission-free-the-house-elf = Free the House-Elf
hogwarts-mission-into-aragogs-hollow = Into Aragog’s Hollow
hogwarts-mission-rescue-at-the-lake = Rescue at the Lake
hogwarts-mission-secret-of-the-shrieking-shack = Secret of the Shrieking Shack
hogwarts-mission-first-task-the-dragon = First Task: the Dragon
hogwarts-mission-second-task-the-lake = Second Task: the Lake
hogwarts-mission-third-task-the-maze = Third Task: the Maze
hogwarts-mission-bone-flesh-and-blood = Bone, Flesh and Blood
hogwarts-mission-unmask-the-false-professor = Unmask the False Professor
hogwarts-mission-dumbledores-army = Dumbledore’s Army
hogwarts-mission-centaurs-judgement = The Centaurs’ Judgement
hogwarts-mission-hall-of-prophecy = Hall of Prophecy
hogwarts-mission-battle-at-the-ministry = Battle at the Ministry
hogwarts-mission-noble-house-of-black = The Noble House of Black
hogwarts-mission-cursed-necklace = The Cursed Necklace
hogwarts-mission-lost-memory = The Lost Memory
hogwarts-mission-seaside-cave = The Seaside Cave
hogwarts-mission-lightning-struck-tower = The Lightning-Struck Tower
hogwarts-mission-gaunt-ring = The Gaunt Ring
hogwarts-mission-christmas-in-godrics-hollow = Christmas in Godric’s Hollow
hogwarts-mission-escape-from-malfoy-manor = Escape from Malfoy Manor
hogwarts-mission-break-into-gringotts = Break into Gringotts
hogwarts-mission-fiendfyre-and-the-diadem = Fiendfyre and the Diadem
hogwarts-mission-final-battle = The Final Battle

## Enemies of the fight cards

hogwarts-enemy-peeves = Peeves
hogwarts-enemy-norbert = Norbert
hogwarts-enemy-mountain-troll = Mountain Troll
    .art = the Mountain Troll
hogwarts-enemy-fluffy = Fluffy
hogwarts-enemy-professor-quirrell = Professor Quirrell
hogwarts-enemy-tom-riddle = Tom Riddle
hogwarts-enemy-lucius-malfoy = Lucius Malfoy
hogwarts-enemy-aragog = Aragog
hogwarts-enemy-dementors = Dementors
    .art = the Dementors
    .gender = p
hogwarts-enemy-werewolf = Werewolf
    .art = the Werewolf
hogwarts-enemy-hungarian-horntail = Hungarian Horntail
    .art = the Hungarian Horntail
hogwarts-enemy-grindylows = Grindylows
    .art = the Grindylows
    .gender = p
hogwarts-enemy-sphinx = Sphinx
    .art = the Sphinx
hogwarts-enemy-voldemort-reborn = Voldemort Reborn
hogwarts-enemy-barty-crouch-jr = Barty Crouch Jr
hogwarts-enemy-dolores-umbridge = Dolores Umbridge
hogwarts-enemy-bane = Bane the Centaur
hogwarts-enemy-antonin-dolohov = Antonin Dolohov
hogwarts-enemy-bellatrix-lestrange = Bellatrix Lestrange
hogwarts-enemy-kreacher = Kreacher
hogwarts-enemy-draco-malfoy = Draco Malfoy
hogwarts-enemy-horace-slughorn = Horace Slughorn
hogwarts-enemy-inferi = Inferi
    .art = the Inferi
    .gender = p
hogwarts-enemy-severus-snape = Severus Snape
hogwarts-enemy-curse-of-the-ring = Curse of the Ring
    .art = the Curse of the Ring
hogwarts-enemy-nagini = Nagini
hogwarts-enemy-fenrir-greyback = Fenrir Greyback
hogwarts-enemy-gringotts-dragon = Gringotts Dragon
    .art = the Gringotts Dragon
hogwarts-enemy-fiendfyre = Fiendfyre
hogwarts-enemy-lord-voldemort = Lord Voldemort

## Houses, decks, subjects, lengths, variants

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-deck-spell = spells
    .art = the spell deck
hogwarts-deck-potion = potions
    .art = the potion deck
hogwarts-deck-book = books
    .art = the book deck
hogwarts-deck-conduct = conduct cards
    .art = the conduct deck
hogwarts-deck-event = event cards
    .art = the event deck
hogwarts-deck-duel = duel cards
    .art = the duel deck
hogwarts-deck-mission = missions
    .art = the mission deck
hogwarts-deck-quidditch = Quidditch cards
    .art = the Quidditch deck
hogwarts-subject-charms = Charms
hogwarts-subject-transfiguration = Transfiguration
hogwarts-subject-defence = Defence Against the Dark Arts
hogwarts-subject-potions = Potions
hogwarts-subject-herbology = Herbology
hogwarts-subject-creatures = Care of Magical Creatures
