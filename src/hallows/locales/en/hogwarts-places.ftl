### A Year at Hogwarts: names of the spaces and regions of its boards.

## Regions

hogwarts-region-grounds = Grounds
    .art = the Grounds
hogwarts-region-forest = Forbidden Forest
    .art = the Forbidden Forest
hogwarts-region-lake = Black Lake
    .art = the Black Lake
hogwarts-region-centre = Heart of the Castle
    .art = the Heart of the Castle
hogwarts-region-west = West Wing
    .art = the West Wing
hogwarts-region-north = North Wing
    .art = the North Wing
hogwarts-region-east = East Wing
    .art = the East Wing
hogwarts-region-dungeons = Dungeons
    .art = the Dungeons
hogwarts-region-hogsmeade = Hogsmeade
hogwarts-region-alley = Diagon Alley
hogwarts-region-places = Special Places
    .art = the Special Places

## Grounds, forest and lake

hogwarts-space-g01 = Start
hogwarts-space-g02 = Gate Drive
    .art = the Gate Drive
hogwarts-space-g03 = Stone Bridge
    .art = the Stone Bridge
hogwarts-space-g04 = Entrance Courtyard
    .art = the Entrance Courtyard
hogwarts-space-g05 = Entrance Steps
    .art = the Entrance Steps
hogwarts-space-g06 = Middle Courtyard
    .art = the Middle Courtyard
hogwarts-space-g07 = Clock Courtyard
    .art = the Clock Courtyard
hogwarts-space-g08 = Covered Wooden Bridge
    .art = the Covered Wooden Bridge
hogwarts-space-g09 = Stone Circle
    .art = the Stone Circle
hogwarts-space-g10 = Hillside Path
    .art = the Hillside Path
hogwarts-space-g11 = Hagrid’s Hut
hogwarts-space-g12 = Pumpkin Patch
    .art = the Pumpkin Patch
hogwarts-space-g13 = Care of Magical Creatures
hogwarts-space-g14 = Forest Edge
    .art = the Forest Edge
hogwarts-space-g15 = Forbidden Forest Path
    .art = the Forbidden Forest Path
hogwarts-space-g16 = Centaur Clearing
    .art = the Centaur Clearing
hogwarts-space-g17 = Aragog’s Hollow
hogwarts-space-g18 = Unicorn Glade
    .art = the Unicorn Glade
hogwarts-space-g19 = Lake Path
    .art = the Lake Path
hogwarts-space-g20 = Black Lake Shore
    .art = the Black Lake Shore
hogwarts-space-g21 = Boathouse
    .art = the Boathouse
hogwarts-space-g22 = Broom Shed
    .art = the Broom Shed
hogwarts-space-g23 = Quidditch Pitch
    .art = the Quidditch Pitch
hogwarts-space-g24 = Dragon Arena
    .art = the Dragon Arena
hogwarts-space-g25 = Hedge Maze
    .art = the Hedge Maze
hogwarts-space-g26 = Greenhouse Walk
    .art = the Greenhouse Walk
hogwarts-space-g27 = Herbology Greenhouse
    .art = the Herbology Greenhouse
hogwarts-space-g28 = Willow Lawn
    .art = the Willow Lawn
hogwarts-space-g29 = Whomping Willow
    .art = the Whomping Willow
hogwarts-space-g30 = Owlery Path
    .art = the Owlery Path
hogwarts-space-g31 = Owlery Steps
    .art = the Owlery Steps
hogwarts-space-g32 = Suspension Bridge
    .art = the Suspension Bridge

## Heart of the castle

hogwarts-space-c01 = Entrance Hall
    .art = the Entrance Hall
hogwarts-space-c02 = House Hourglasses
    .art = the House Hourglasses
hogwarts-space-c03 = Great Hall (south side)
    .art = the Great Hall (south side)
hogwarts-space-c04 = Great Hall (south-east side)
    .art = the Great Hall (south-east side)
hogwarts-space-c05 = Great Hall (north-east side)
    .art = the Great Hall (north-east side)
hogwarts-space-c06 = Great Hall (north side)
    .art = the Great Hall (north side)
hogwarts-space-c07 = Great Hall (north-west side)
    .art = the Great Hall (north-west side)
hogwarts-space-c08 = Great Hall (south-west side)
    .art = the Great Hall (south-west side)
hogwarts-space-c09 = Marble Staircase
    .art = the Marble Staircase
hogwarts-space-c10 = Grand Staircase
    .art = the Grand Staircase
hogwarts-space-c11 = Trophy Room
    .art = the Trophy Room
hogwarts-space-c12 = Antechamber
    .art = the Antechamber

## West wing

hogwarts-space-w01 = West Corridor
    .art = the West Corridor
hogwarts-space-w02 = Kitchen
    .art = the Kitchen
hogwarts-space-w03 = Barrel Passage
    .art = the Barrel Passage
hogwarts-space-w04 = Hufflepuff Common Room
    .art = the Hufflepuff Common Room
hogwarts-space-w05 = Hospital Corridor
    .art = the Hospital Corridor
hogwarts-space-w06 = Hospital Wing
    .art = the Hospital Wing
hogwarts-space-w07 = One-Eyed Witch Statue
    .art = the One-Eyed Witch Statue
hogwarts-space-w08 = Library Corridor
    .art = the Library Corridor
hogwarts-space-w09 = Library
    .art = the Library
hogwarts-space-w10 = Restricted Section
    .art = the Restricted Section
hogwarts-space-w11 = Reading Alcove
    .art = the Reading Alcove
hogwarts-space-w12 = Muggle Studies Passage
    .art = the Muggle Studies Passage
hogwarts-space-w13 = Staff Room
    .art = the Staff Room
hogwarts-space-w14 = West Gallery
    .art = the West Gallery
hogwarts-space-w15 = Filch’s Office

## North wing

hogwarts-space-n01 = North Corridor
    .art = the North Corridor
hogwarts-space-n02 = Charms Corridor
    .art = the Charms Corridor
hogwarts-space-n03 = Charms Classroom
    .art = the Charms Classroom
hogwarts-space-n04 = Ravenclaw Stair
    .art = the Ravenclaw Stair
hogwarts-space-n05 = Ravenclaw Common Room
    .art = the Ravenclaw Common Room
hogwarts-space-n06 = Divination Stair
    .art = the Divination Stair
hogwarts-space-n07 = Armour Gallery
    .art = the Armour Gallery
hogwarts-space-n08 = Third-Floor Corridor
    .art = the Third-Floor Corridor
hogwarts-space-n09 = Trapdoor Chambers
    .art = the Trapdoor Chambers
hogwarts-space-n10 = Mirror of Erised Room
    .art = the Mirror of Erised Room
hogwarts-space-n11 = Astronomy Stair
    .art = the Astronomy Stair
hogwarts-space-n12 = Tapestry Passage
    .art = the Tapestry Passage
hogwarts-space-n13 = Prefects’ Bathroom
    .art = the Prefects’ Bathroom
hogwarts-space-n14 = North Gallery
    .art = the North Gallery

## East wing

hogwarts-space-e01 = East Corridor
    .art = the East Corridor
hogwarts-space-e02 = Transfiguration Corridor
    .art = the Transfiguration Corridor
hogwarts-space-e03 = Transfiguration Classroom
    .art = the Transfiguration Classroom
hogwarts-space-e04 = Defence Corridor
    .art = the Defence Corridor
hogwarts-space-e05 = Defence Against the Dark Arts Classroom
    .art = the Defence Against the Dark Arts Classroom
hogwarts-space-e06 = Gargoyle Corridor
    .art = the Gargoyle Corridor
hogwarts-space-e07 = Dumbledore’s Office
hogwarts-space-e08 = Fat Lady Portrait
    .art = the Fat Lady Portrait
hogwarts-space-e09 = Gryffindor Common Room
    .art = the Gryffindor Common Room
hogwarts-space-e10 = Seventh-Floor Corridor
    .art = the Seventh-Floor Corridor
hogwarts-space-e11 = Room of Requirement
    .art = the Room of Requirement
hogwarts-space-e12 = Moving Stairs
    .art = the Moving Stairs
hogwarts-space-e13 = Girls’ Bathroom
    .art = the Girls’ Bathroom
hogwarts-space-e14 = Chamber of Secrets
    .art = the Chamber of Secrets
hogwarts-space-e15 = McGonagall’s Office
hogwarts-space-e16 = East Gallery
    .art = the East Gallery

## Dungeons

hogwarts-space-d01 = Dungeon Stair
    .art = the Dungeon Stair
hogwarts-space-d02 = Dungeon Corridor
    .art = the Dungeon Corridor
hogwarts-space-d03 = Potions Classroom
    .art = the Potions Classroom
hogwarts-space-d04 = Snape’s Office
hogwarts-space-d05 = Ingredient Store
    .art = the Ingredient Store
hogwarts-space-d06 = Slytherin Passage
    .art = the Slytherin Passage
hogwarts-space-d07 = Slytherin Common Room
    .art = the Slytherin Common Room
hogwarts-space-d08 = Bloody Baron’s Cell
    .art = the Bloody Baron’s Cell
hogwarts-space-d09 = Underground Harbour
    .art = the Underground Harbour
hogwarts-space-d10 = Dungeon Vault
    .art = the Dungeon Vault
hogwarts-space-d11 = Torch Passage
    .art = the Torch Passage

## Hogsmeade

hogwarts-space-h01 = Hogsmeade Road
    .art = the Hogsmeade Road
hogwarts-space-h02 = Hogsmeade Station
hogwarts-space-h03 = Hogsmeade High Street
hogwarts-space-h04 = Honeydukes
hogwarts-space-h05 = Hog’s Head
    .art = the Hog’s Head
hogwarts-space-h06 = Shrieking Shack
    .art = the Shrieking Shack
hogwarts-space-h07 = Three Broomsticks
    .art = the Three Broomsticks
hogwarts-space-h08 = Zonko’s Corner

## Towers

hogwarts-space-t01 = Clock Tower
    .art = the Clock Tower
hogwarts-space-t02 = Astronomy Tower
    .art = the Astronomy Tower
hogwarts-space-t03 = North Tower
    .art = the North Tower
hogwarts-space-t04 = Gryffindor Tower
hogwarts-space-t05 = Ravenclaw Tower
hogwarts-space-t06 = Bell Tower
    .art = the Bell Tower
hogwarts-space-t07 = West Tower
    .art = the West Tower
hogwarts-space-t08 = Owlery Tower
    .art = the Owlery Tower
hogwarts-space-t09 = Training Grounds Tower
    .art = the Training Grounds Tower
hogwarts-space-t10 = Dark Tower
    .art = the Dark Tower
hogwarts-space-t11 = Grand Staircase Tower
    .art = the Grand Staircase Tower
hogwarts-space-t12 = Defence Tower
    .art = the Defence Tower
hogwarts-space-t13 = Library Tower
    .art = the Library Tower
hogwarts-space-t14 = Hospital Tower
    .art = the Hospital Tower
hogwarts-space-t15 = Headmaster’s Tower
    .art = the Headmaster’s Tower
hogwarts-space-t16 = Viaduct Tower
    .art = the Viaduct Tower
hogwarts-space-t17 = Dungeon Tower
    .art = the Dungeon Tower
hogwarts-space-t18 = South Tower
    .art = the South Tower

## Diagon Alley

hogwarts-space-l00 = Leaky Cauldron
    .art = the Leaky Cauldron
hogwarts-space-l01 = Brick Archway
    .art = the Brick Archway
hogwarts-space-l02 = Madam Malkin’s
hogwarts-space-l03 = Flourish and Blotts
hogwarts-space-l04 = Gringotts Steps
    .art = the Gringotts Steps
hogwarts-space-l05 = Gringotts
hogwarts-space-l06 = Eeylops Owl Emporium
hogwarts-space-l07 = Knockturn Corner
    .art = the Knockturn Corner
hogwarts-space-l08 = Knockturn Alley
hogwarts-space-l09 = Borgin and Burkes
hogwarts-space-l10 = Quality Quidditch Supplies
hogwarts-space-l11 = Magical Menagerie
    .art = the Magical Menagerie
hogwarts-space-l12 = Weasleys’ Wizard Wheezes
hogwarts-space-l13 = Ollivanders

## Special places

hogwarts-space-p1 = Ministry of Magic
    .art = the Ministry of Magic
hogwarts-space-p2 = Hall of Prophecy
    .art = the Hall of Prophecy
hogwarts-space-p3 = The Burrow
    .art = the Burrow
hogwarts-space-p4 = 12 Grimmauld Place
hogwarts-space-p5 = Malfoy Manor
hogwarts-space-p6 = Godric’s Hollow
hogwarts-space-p7 = The Seaside Cave
    .art = the Seaside Cave
hogwarts-space-p8 = Little Hangleton Graveyard

## What spaces are and give, and the map in the terminal

hogwarts-sign-spell = spell
hogwarts-sign-potion = potion
hogwarts-sign-book = book
hogwarts-sign-conduct = conduct
hogwarts-sign-event = event
hogwarts-sign-duel = duel
hogwarts-sign-classroom = classroom
hogwarts-sign-common-room = common room
hogwarts-sign-tower = tower
hogwarts-sign-great-hall = Great Hall
hogwarts-sign-bridge = bridge
hogwarts-sign-pitch = the move ends here
hogwarts-sign-hp = +{ $n } life
hogwarts-sign-hp-lost = −{ $n } life
hogwarts-sign-draw-spell = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}
hogwarts-sign-draw-potion = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
hogwarts-sign-draw-book = { $n ->
    [one] 1 book
   *[other] { $n } books
}
hogwarts-map-key = → one step · ⇢ no movement needed · ✿ home of an object
