### Powrót Śmierciożerców: nazwy i teksty kart. Tekst karty składa się z tych zdań według efektów zapisanych w plikach.
### Formy miejsc: .a mówi gdzie („w Ministerstwie Magii”), .di mówi dokąd („do Ministerstwa Magii”).

## Postaci

rising-card-albus = Albus Dumbledore
    .gen = Albusa Dumbledore’a
    .dat = Albusowi Dumbledore’owi
    .acc = Albusa Dumbledore’a
    .ins = Albusem Dumbledore’em
    .loc = Albusie Dumbledorze
rising-card-mcgonagall = Minerwa McGonagall
    .gen = Minerwy McGonagall
    .dat = Minerwie McGonagall
    .acc = Minerwę McGonagall
    .ins = Minerwą McGonagall
    .loc = Minerwie McGonagall
    .gender = f
rising-card-snape = Severus Snape
    .gen = Severusa Snape’a
    .dat = Severusowi Snape’owi
    .acc = Severusa Snape’a
    .ins = Severusem Snape’em
    .loc = Severusie Snapie
rising-card-hagrid = Rubeus Hagrid
    .gen = Rubeusa Hagrida
    .dat = Rubeusowi Hagridowi
    .acc = Rubeusa Hagrida
    .ins = Rubeusem Hagridem
    .loc = Rubeusie Hagridzie
rising-card-trelawney = Sybilla Trelawney
    .gen = Sybilli Trelawney
    .dat = Sybilli Trelawney
    .acc = Sybillę Trelawney
    .ins = Sybillą Trelawney
    .loc = Sybilli Trelawney
    .gender = f
rising-card-mrs-norris = Pani Norris
    .gen = Pani Norris
    .dat = Pani Norris
    .acc = Panią Norris
    .ins = Panią Norris
    .loc = Pani Norris
    .gender = f
rising-card-flitwick = Filius Flitwick
    .gen = Filiusa Flitwicka
    .dat = Filiusowi Flitwickowi
    .acc = Filiusa Flitwicka
    .ins = Filiusem Flitwickiem
    .loc = Filiusie Flitwicku
rising-card-sprout = Pomona Sprout
    .gen = Pomony Sprout
    .dat = Pomonie Sprout
    .acc = Pomonę Sprout
    .ins = Pomoną Sprout
    .loc = Pomonie Sprout
    .gender = f
rising-card-pomfrey = Poppy Pomfrey
    .gender = f
rising-card-filch = Argus Filch
    .gen = Argusa Filcha
    .dat = Argusowi Filchowi
    .acc = Argusa Filcha
    .ins = Argusem Filchem
    .loc = Argusie Filchu
rising-card-dobby = Zgredek
    .gen = Zgredka
    .dat = Zgredkowi
    .acc = Zgredka
    .ins = Zgredkiem
    .loc = Zgredku
rising-card-tonks = Nimfadora Tonks
    .gen = Nimfadory Tonks
    .dat = Nimfadorze Tonks
    .acc = Nimfadorę Tonks
    .ins = Nimfadorą Tonks
    .loc = Nimfadorze Tonks
    .gender = f
rising-card-sirius = Syriusz Black
    .gen = Syriusza Blacka
    .dat = Syriuszowi Blackowi
    .acc = Syriusza Blacka
    .ins = Syriuszem Blackiem
    .loc = Syriuszu Blacku
rising-card-moody = Alastor Szalonooki Moody
    .gen = Alastora Szalonookiego Moody’ego
    .dat = Alastorowi Szalonookiemu Moody’emu
    .acc = Alastora Szalonookiego Moody’ego
    .ins = Alastorem Szalonookim Moodym
    .loc = Alastorze Szalonookim Moodym
rising-card-lupin = Remus Lupin
    .gen = Remusa Lupina
    .dat = Remusowi Lupinowi
    .acc = Remusa Lupina
    .ins = Remusem Lupinem
    .loc = Remusie Lupinie
rising-card-kingsley = Kingsley Shacklebolt
    .gen = Kingsleya Shacklebolta
    .dat = Kingsleyowi Shackleboltowi
    .acc = Kingsleya Shacklebolta
    .ins = Kingsleyem Shackleboltem
    .loc = Kingsleyu Shacklebolcie
rising-card-molly = Molly Weasley
    .gender = f
rising-card-arthur = Artur Weasley
    .gen = Artura Weasleya
    .dat = Arturowi Weasleyowi
    .acc = Artura Weasleya
    .ins = Arturem Weasleyem
    .loc = Arturze Weasleyu
rising-card-bill = Bill Weasley
    .gen = Billa Weasleya
    .dat = Billowi Weasleyowi
    .acc = Billa Weasleya
    .ins = Billem Weasleyem
    .loc = Billu Weasleyu
rising-card-fleur = Fleur Delacour
    .gender = f
rising-card-mundungus = Mundungus Fletcher
    .gen = Mundungusa Fletchera
    .dat = Mundungusowi Fletcherowi
    .acc = Mundungusa Fletchera
    .ins = Mundungusem Fletcherem
    .loc = Mundungusie Fletcherze
rising-card-aberforth = Aberforth Dumbledore
    .gen = Aberfortha Dumbledore’a
    .dat = Aberforthowi Dumbledore’owi
    .acc = Aberfortha Dumbledore’a
    .ins = Aberforthem Dumbledore’em
    .loc = Aberforcie Dumbledorze
rising-card-harry = Harry Potter
    .gen = Harry’ego Pottera
    .dat = Harry’emu Potterowi
    .acc = Harry’ego Pottera
    .ins = Harrym Potterem
    .loc = Harrym Potterze
rising-card-hermione = Hermiona Granger
    .gen = Hermiony Granger
    .dat = Hermionie Granger
    .acc = Hermionę Granger
    .ins = Hermioną Granger
    .loc = Hermionie Granger
    .gender = f
rising-card-ron = Ron Weasley
    .gen = Rona Weasleya
    .dat = Ronowi Weasleyowi
    .acc = Rona Weasleya
    .ins = Ronem Weasleyem
    .loc = Ronie Weasleyu
rising-card-ginny = Ginny Weasley
    .gender = f
rising-card-luna = Luna Lovegood
    .gen = Luny Lovegood
    .dat = Lunie Lovegood
    .acc = Lunę Lovegood
    .ins = Luną Lovegood
    .loc = Lunie Lovegood
    .gender = f
rising-card-neville = Neville Longbottom
    .gen = Neville’a Longbottoma
    .dat = Neville’owi Longbottomowi
    .acc = Neville’a Longbottoma
    .ins = Neville’em Longbottomem
    .loc = Neville’u Longbottomie
rising-card-fred = Fred Weasley
    .gen = Freda Weasleya
    .dat = Fredowi Weasleyowi
    .acc = Freda Weasleya
    .ins = Fredem Weasleyem
    .loc = Fredzie Weasleyu
rising-card-george = George Weasley
    .gen = George’a Weasleya
    .dat = George’owi Weasleyowi
    .acc = George’a Weasleya
    .ins = George’em Weasleyem
    .loc = George’u Weasleyu
rising-card-cho = Cho Chang
    .gender = f
rising-card-dean = Dean Thomas
    .gen = Deana Thomasa
    .dat = Deanowi Thomasowi
    .acc = Deana Thomasa
    .ins = Deanem Thomasem
    .loc = Deanie Thomasie
rising-card-seamus = Seamus Finnigan
    .gen = Seamusa Finnigana
    .dat = Seamusowi Finniganowi
    .acc = Seamusa Finnigana
    .ins = Seamusem Finniganem
    .loc = Seamusie Finniganie
rising-card-bellatrix = Bellatrix Lestrange
    .gender = f
rising-card-lucius = Lucjusz Malfoy
    .gen = Lucjusza Malfoya
    .dat = Lucjuszowi Malfoyowi
    .acc = Lucjusza Malfoya
    .ins = Lucjuszem Malfoyem
    .loc = Lucjuszu Malfoyu
rising-card-pettigrew = Peter Pettigrew
    .gen = Petera Pettigrew
    .dat = Peterowi Pettigrew
    .acc = Petera Pettigrew
    .ins = Peterem Pettigrew
    .loc = Peterze Pettigrew
rising-card-dolohov = Antonin Dołohow
    .gen = Antonina Dołohowa
    .dat = Antoninowi Dołohowowi
    .acc = Antonina Dołohowa
    .ins = Antoninem Dołohowem
    .loc = Antoninie Dołohowie
rising-card-draco = Draco Malfoy
    .gen = Dracona Malfoya
    .dat = Draconowi Malfoyowi
    .acc = Dracona Malfoya
    .ins = Draconem Malfoyem
    .loc = Draconie Malfoyu
rising-card-greyback = Fenrir Greyback
    .gen = Fenrira Greybacka
    .dat = Fenrirowi Greybackowi
    .acc = Fenrira Greybacka
    .ins = Fenrirem Greybackiem
    .loc = Fenrirze Greybacku
rising-card-yaxley = Corban Yaxley
    .gen = Corbana Yaxleya
    .dat = Corbanowi Yaxleyowi
    .acc = Corbana Yaxleya
    .ins = Corbanem Yaxleyem
    .loc = Corbanie Yaxleyu
rising-card-rookwood = August Rookwood
    .gen = Augusta Rookwooda
    .dat = Augustowi Rookwoodowi
    .acc = Augusta Rookwooda
    .ins = Augustem Rookwoodem
    .loc = Auguście Rookwoodzie
rising-card-macnair = Walden Macnair
    .gen = Waldena Macnaira
    .dat = Waldenowi Macnairowi
    .acc = Waldena Macnaira
    .ins = Waldenem Macnairem
    .loc = Waldenie Macnairze
rising-card-rodolphus = Rudolf Lestrange
    .gen = Rudolfa Lestrange’a
    .dat = Rudolfowi Lestrange’owi
    .acc = Rudolfa Lestrange’a
    .ins = Rudolfem Lestrange’em
    .loc = Rudolfie Lestrange’u
rising-card-voldemort = Lord Voldemort
    .gen = Lorda Voldemorta
    .dat = Lordowi Voldemortowi
    .acc = Lorda Voldemorta
    .ins = Lordem Voldemortem
    .loc = Lordzie Voldemorcie

## Lokacje, Miejsca, kwatery. „hq-office1” to pierwsza zdolność tej kwatery.

rising-loc-ministry = Ministerstwo Magii
    .gen = Ministerstwa Magii
    .acc = Ministerstwo Magii
    .loc = Ministerstwie Magii
    .a = w Ministerstwie Magii
    .di = do Ministerstwa Magii
    .gender = n
rising-loc-diagon = Ulica Pokątna
    .gen = Ulicy Pokątnej
    .acc = Ulicę Pokątną
    .loc = Ulicy Pokątnej
    .a = na Ulicy Pokątnej
    .di = na Ulicę Pokątną
    .gender = f
rising-loc-hogsmeade = Hogsmeade
    .gen = Hogsmeade
    .acc = Hogsmeade
    .loc = Hogsmeade
    .a = w Hogsmeade
    .di = do Hogsmeade
    .gender = n
rising-place-mysteries = Departament Tajemnic
    .gen = Departamentu Tajemnic
    .acc = Departament Tajemnic
    .a = w Departamencie Tajemnic
rising-place-atrium = Atrium
    .gen = Atrium
    .a = w Atrium
    .gender = n
rising-place-ollivanders = Sklep Ollivandera
    .gen = sklepu Ollivandera
    .acc = sklep Ollivandera
    .a = w sklepie Ollivandera
rising-place-gringotts = Bank Gringotta
    .gen = Banku Gringotta
    .acc = Bank Gringotta
    .a = w Banku Gringotta
rising-place-hogs-head = Gospoda pod Świńskim Łbem
    .gen = Gospody pod Świńskim Łbem
    .acc = Gospodę pod Świńskim Łbem
    .a = w Gospodzie pod Świńskim Łbem
    .gender = f
rising-place-platform = Stacja Hogsmeade
    .gen = Stacji Hogsmeade
    .acc = Stację Hogsmeade
    .a = na Stacji Hogsmeade
    .gender = f
rising-hq-office = Gabinet Dumbledore’a
    .gen = Gabinetu Dumbledore’a
rising-hq-office1 = Gabinet Dumbledore’a I
    .gen = Gabinetu Dumbledore’a I
rising-hq-office2 = Gabinet Dumbledore’a II
    .gen = Gabinetu Dumbledore’a II
rising-hq-grimmauld = Grimmauld Place 12
    .gen = Grimmauld Place 12
rising-hq-grimmauld1 = Grimmauld Place 12, I
    .gen = Grimmauld Place 12, I
rising-hq-grimmauld2 = Grimmauld Place 12, II
    .gen = Grimmauld Place 12, II
rising-hq-room = Pokój Życzeń
    .gen = Pokoju Życzeń
rising-hq-room1 = Pokój Życzeń I
    .gen = Pokoju Życzeń I
rising-hq-room2 = Pokój Życzeń II
    .gen = Pokoju Życzeń II
rising-aff-hogwarts = Hogwart
    .gen = Hogwartu
    .di = z Hogwartu
rising-aff-order = Zakon Feniksa
    .gen = Zakonu Feniksa
    .di = Zakonu Feniksa
rising-aff-army = Gwardia Dumbledore’a
    .gen = Gwardii Dumbledore’a
    .di = Gwardii Dumbledore’a
    .gender = f
rising-family-weasley = ktoś z Weasleyów
    .gen = kogoś z Weasleyów
    .ins = kimś z Weasleyów

## Cechy, kości, żetony Zaklęć

rising-trait-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
    .gender = f
rising-trait-friendship = Przyjaźń
    .gen = Przyjaźni
    .acc = Przyjaźń
    .gender = f
rising-trait-loyalty = Lojalność
    .gen = Lojalności
    .acc = Lojalność
    .gender = f
rising-trait-courage = Odwaga
    .gen = Odwagi
    .acc = Odwagę
    .gender = f
rising-face-knowledge1 = Wiedza
    .acc = Wiedzę
    .ins = Wiedzą
    .count = { $count ->
        [one] Wiedza
       *[other] { $count } razy Wiedza
    }
rising-face-friendship1 = Przyjaźń
    .acc = Przyjaźń
    .ins = Przyjaźnią
    .count = { $count ->
        [one] Przyjaźń
       *[other] { $count } razy Przyjaźń
    }
rising-face-loyalty1 = Lojalność
    .acc = Lojalność
    .ins = Lojalnością
    .count = { $count ->
        [one] Lojalność
       *[other] { $count } razy Lojalność
    }
rising-face-courage1 = Odwaga
    .acc = Odwagę
    .ins = Odwagą
    .count = { $count ->
        [one] Odwaga
       *[other] { $count } razy Odwaga
    }
rising-face-knowledge2 = Podwójna Wiedza
    .acc = Podwójną Wiedzę
    .ins = Podwójną Wiedzą
    .count = { $count ->
        [one] Podwójna Wiedza
       *[other] { $count } razy Podwójna Wiedza
    }
rising-face-friendship2 = Podwójna Przyjaźń
    .acc = Podwójną Przyjaźń
    .ins = Podwójną Przyjaźnią
    .count = { $count ->
        [one] Podwójna Przyjaźń
       *[other] { $count } razy Podwójna Przyjaźń
    }
rising-face-loyalty2 = Podwójna Lojalność
    .acc = Podwójną Lojalność
    .ins = Podwójną Lojalnością
    .count = { $count ->
        [one] Podwójna Lojalność
       *[other] { $count } razy Podwójna Lojalność
    }
rising-face-courage2 = Podwójna Odwaga
    .acc = Podwójną Odwagę
    .ins = Podwójną Odwagą
    .count = { $count ->
        [one] Podwójna Odwaga
       *[other] { $count } razy Podwójna Odwaga
    }
rising-face-right = obrót w prawo
rising-face-left = obrót w lewo
rising-face-mark = Mroczny Znak
rising-die-blue = niebieska kość
    .acc = niebieską kość
    .ins = niebieską kością
    .gender = f
    .count = { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
rising-die-orange = pomarańczowa kość
    .acc = pomarańczową kość
    .ins = pomarańczową kością
    .gender = f
    .count = { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
       *[many] { $count } pomarańczowych
    }
rising-die-red = czerwona kość
    .acc = czerwoną kość
    .ins = czerwoną kością
    .gender = f
    .count = { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
rising-die-purple = fioletowa kość
    .acc = fioletową kość
    .ins = fioletową kością
    .gender = f
    .count = { $count ->
        [one] { $count } fioletowa
        [few] { $count } fioletowe
       *[many] { $count } fioletowych
    }
rising-die-blue-orange = niebieska lub pomarańczowa kość
    .ins = niebieską lub pomarańczową kością
rising-die-blue-red = niebieska lub czerwona kość
    .ins = niebieską lub czerwoną kością
rising-die-blue-purple = niebieska lub fioletowa kość
    .ins = niebieską lub fioletową kością
rising-die-orange-red = pomarańczowa lub czerwona kość
    .ins = pomarańczową lub czerwoną kością
rising-die-orange-purple = pomarańczowa lub fioletowa kość
    .ins = pomarańczową lub fioletową kością
rising-die-red-purple = czerwona lub fioletowa kość
    .ins = czerwoną lub fioletową kością
rising-spell-knowledge = żeton Wiedzy
    .gen = żetonu Wiedzy
rising-spell-friendship = żeton Przyjaźni
    .gen = żetonu Przyjaźni
rising-spell-loyalty = żeton Lojalności
    .gen = żetonu Lojalności
rising-spell-courage = żeton Odwagi
    .gen = żetonu Odwagi
rising-spell-blue-die = żeton niebieskiej kości
    .gen = żetonu niebieskiej kości
rising-spell-orange-die = żeton pomarańczowej kości
    .gen = żetonu pomarańczowej kości
rising-spell-red-die = żeton czerwonej kości
    .gen = żetonu czerwonej kości
rising-spell-purple-die = żeton fioletowej kości
    .gen = żetonu fioletowej kości
rising-spell-exchange = żeton wymiany
    .gen = żetonu wymiany
rising-spell-heal-two = żeton podwójnego leczenia
    .gen = żetonu podwójnego leczenia
rising-spell-heal-pair = żeton leczenia pary
    .gen = żetonu leczenia pary
rising-spell-cleanse = żeton oczyszczenia
    .gen = żetonu oczyszczenia

## Dane na karcie

rising-group-wizards = Czarodzieje
rising-group-death-eaters = Śmierciożercy
rising-group-voldemort = Lord Voldemort
rising-group-headquarters = Kwatery Główne
rising-group-places = Miejsca
rising-group-spells = Żetony Zaklęć
rising-group-dice = Kości
rising-cost = { $trait } ×{ $count }
rising-fact-recruit = Werbunek
rising-fact-attack = Atak
rising-fact-pay = Raz na turę, koszt
rising-fact-start = Postać początkowa
rising-fact-slots = { $count ->
    [one] 1 pole ran
    [few] { $count } pola ran
   *[other] { $count } pól ran
}
rising-fact-regular = Voldemort tutaj
rising-fact-special = Mroczny Znak
rising-fact-pool = Kości: { $dice }
rising-fact-copies = { $count ->
    [one] { $count } sztuka w pudełku
    [few] { $count } sztuki w pudełku
   *[other] { $count } sztuk w pudełku
}
rising-fact-faces = Ścianki: { $faces }.

## Co robią zdolności i żetony

rising-effect-heal-all = { $amount ->
    [one] Usuń 1 ranę każdemu Czarodziejowi ze swojej drużyny.
    [few] Usuń po { $amount } rany każdemu Czarodziejowi ze swojej drużyny.
   *[other] Usuń po { $amount } ran każdemu Czarodziejowi ze swojej drużyny.
}
rising-effect-heal-own-one = { $amount ->
    [one] Usuń 1 ranę jednemu Czarodziejowi ze swojej drużyny.
    [few] Usuń { $amount } rany jednemu Czarodziejowi ze swojej drużyny.
   *[other] Usuń { $amount } ran jednemu Czarodziejowi ze swojej drużyny.
}
rising-effect-heal-own-several = { $amount ->
    [one] Usuń po 1 ranie najwyżej { $wizards } Czarodziejom ze swojej drużyny.
    [few] Usuń po { $amount } rany najwyżej { $wizards } Czarodziejom ze swojej drużyny.
   *[other] Usuń po { $amount } ran najwyżej { $wizards } Czarodziejom ze swojej drużyny.
}
rising-effect-heal-any-one = { $amount ->
    [one] Usuń 1 ranę jednemu Czarodziejowi z dowolnej drużyny.
    [few] Usuń { $amount } rany jednemu Czarodziejowi z dowolnej drużyny.
   *[other] Usuń { $amount } ran jednemu Czarodziejowi z dowolnej drużyny.
}
rising-effect-heal-any-several = { $amount ->
    [one] Usuń po 1 ranie najwyżej { $wizards } Czarodziejom z dowolnych drużyn.
    [few] Usuń po { $amount } rany najwyżej { $wizards } Czarodziejom z dowolnych drużyn.
   *[other] Usuń po { $amount } ran najwyżej { $wizards } Czarodziejom z dowolnych drużyn.
}
rising-effect-heal-each = Każdy gracz może usunąć { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} jednemu Czarodziejowi ze swojej drużyny ({ $more }, jeśli należy on do { $affiliation_gen }).
rising-effect-clean = { $amount ->
    [one] Usuń 1 Skażenie ze swojej Lokacji.
    [few] Usuń { $amount } Skażenia ze swojej Lokacji.
   *[other] Usuń { $amount } Skażeń ze swojej Lokacji.
}
rising-effect-clean-more = { $amount ->
    [one] Usuń 1 Skażenie ze swojej Lokacji ({ $more }, jeśli to { $where }).
    [few] Usuń { $amount } Skażenia ze swojej Lokacji ({ $more }, jeśli to { $where }).
   *[other] Usuń { $amount } Skażeń ze swojej Lokacji ({ $more }, jeśli to { $where }).
}
rising-effect-hit = { $amount ->
    [one] Zadaj 1 ranę jednemu Śmierciożercy w swojej Lokacji i dobierz 1 żeton Zaklęcia.
    [few] Zadaj { $amount } rany jednemu Śmierciożercy w swojej Lokacji i dobierz żeton Zaklęcia za każdą.
   *[other] Zadaj { $amount } ran jednemu Śmierciożercy w swojej Lokacji i dobierz żeton Zaklęcia za każdą.
}
rising-effect-draw = { $amount ->
    [one] Dobierz 1 żeton Zaklęcia.
    [few] Dobierz { $amount } żetony Zaklęć.
   *[other] Dobierz { $amount } żetonów Zaklęć.
}
rising-effect-others-draw = { $amount ->
    [one] Każdy inny gracz, który ma w drużynie co najmniej { $least } Czarodziejów { $affiliation_di }, może dobrać 1 żeton Zaklęcia.
    [few] Każdy inny gracz, który ma w drużynie co najmniej { $least } Czarodziejów { $affiliation_di }, może dobrać { $amount } żetony Zaklęć.
   *[other] Każdy inny gracz, który ma w drużynie co najmniej { $least } Czarodziejów { $affiliation_di }, może dobrać { $amount } żetonów Zaklęć.
}
rising-effect-add-die = Dodaj do puli { $die_acc }.
rising-effect-symbol = Zakryj 1 symbol { $trait_gen }.
rising-effect-exchange = Zamień jednego swojego Czarodzieja na Czarodzieja innego gracza, jeśli się zgodzi.
rising-effect-cleanse = { $amount ->
    [one] Usuń 1 Skażenie z dowolnej Lokacji.
    [few] Usuń { $amount } Skażenia z dowolnej Lokacji.
   *[other] Usuń { $amount } Skażeń z dowolnej Lokacji.
}
rising-ability-pool = W każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-affiliation = Jeśli masz w drużynie Czarodzieja { $company_di }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-another-affiliation = Jeśli masz w drużynie innego Czarodzieja { $company_di }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-one = Jeśli jest z tobą { $company }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-another-one = Jeśli jest z tobą jeszcze { $company }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-either = Jeśli jest z tobą { $company } lub { $other }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-another-either = Jeśli jest z tobą jeszcze { $company } lub { $other }, w każdej turze rzucasz dodatkową { $dice_ins }.
rising-ability-pool-several = Jeśli masz w drużynie co najmniej { $least } z nich, w każdej turze rzucasz dodatkową { $dice_ins }: { $company }.
rising-ability-pool-another-several = Jeśli masz w drużynie jeszcze co najmniej { $least } z nich, w każdej turze rzucasz dodatkową { $dice_ins }: { $company }.
rising-ability-reroll = { $most ->
    [one] Raz na turę, przed przydzielaniem kości, możesz przerzucić jedną kość.
   *[other] Raz na turę, przed przydzielaniem kości, możesz przerzucić do { $most } kości.
}
rising-ability-reroll-any = Raz na turę, przed przydzielaniem kości, możesz przerzucić dowolnie wiele kości.
rising-ability-set = Raz na turę, przed przydzielaniem kości, możesz ustawić jedną kość na 1 symbol { $trait_gen }.
rising-ability-set-either = Raz na turę, przed przydzielaniem kości, możesz ustawić jedną kość na 1 symbol { $trait_gen } lub { $other_gen }.
rising-ability-wound = { $amount ->
    [one] Możesz to zrobić raz na turę, kładąc na tej karcie 1 ranę.
    [few] Możesz to zrobić raz na turę, kładąc na tej karcie { $amount } rany.
   *[other] Możesz to zrobić raz na turę, kładąc na tej karcie { $amount } ran.
}
rising-ability-wound-early = { $amount ->
    [one] Możesz to zrobić raz na turę, przed pierwszym rzutem, kładąc na tej karcie 1 ranę.
    [few] Możesz to zrobić raz na turę, przed pierwszym rzutem, kładąc na tej karcie { $amount } rany.
   *[other] Możesz to zrobić raz na turę, przed pierwszym rzutem, kładąc na tej karcie { $amount } ran.
}
rising-ability-move = Raz na turę, przed pierwszym rzutem, możesz przenieść swój żeton Misji do dowolnej Lokacji. Pula się nie zmienia.

## Co robią Śmierciożercy i skażone Miejsca. $among: 0 wszyscy, 1 najbardziej ranni, 2 najmniej ranni.

rising-villain-damage-active = { $among ->
    [0] Każdy Czarodziej aktywnej drużyny dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje aktywnej drużyny dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje aktywnej drużyny dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-active-named = { $among ->
    [0] Każdy Czarodziej { $affiliation_di } w aktywnej drużynie dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje { $affiliation_di } w aktywnej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje { $affiliation_di } w aktywnej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-each-team = { $among ->
    [0] Każdy Czarodziej w każdej drużynie dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje w każdej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje w każdej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-each-team-named = { $among ->
    [0] Każdy Czarodziej { $affiliation_di } w każdej drużynie dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje { $affiliation_di } w każdej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje { $affiliation_di } w każdej drużynie dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-board = { $among ->
    [0] Każdy Czarodziej leżący przy tej Lokacji (nie w drużynie) dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje leżący przy tej Lokacji (nie w drużynach) dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje leżący przy tej Lokacji (nie w drużynach) dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-board-named = { $among ->
    [0] Każdy Czarodziej { $affiliation_di } leżący przy tej Lokacji (nie w drużynie) dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje { $affiliation_di } leżący przy tej Lokacji (nie w drużynach) dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje { $affiliation_di } leżący przy tej Lokacji (nie w drużynach) dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-board-at = Każdy Czarodziej leżący { $where_a } (nie w drużynie) dostaje { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[other] { $amount } ran
}.
rising-villain-damage-here = { $among ->
    [0] Każdy Czarodziej w tej Lokacji dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje w tej Lokacji dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje w tej Lokacji dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-damage-here-named = { $among ->
    [0] Każdy Czarodziej { $affiliation_di } w tej Lokacji dostaje { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[other] { $amount } ran
        }.
    [1] Najbardziej ranni Czarodzieje { $affiliation_di } w tej Lokacji dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
   *[2] Najmniej ranni Czarodzieje { $affiliation_di } w tej Lokacji dostają { $amount ->
            [one] po 1 ranie
            [few] po { $amount } rany
           *[other] po { $amount } ran
        }.
}
rising-villain-otherwise = { $amount ->
    [one] Jeśli nie ma żadnego, dodaj tu 1 Skażenie.
    [few] Jeśli nie ma żadnego, dodaj tu { $amount } Skażenia.
   *[other] Jeśli nie ma żadnego, dodaj tu { $amount } Skażeń.
}
rising-villain-corrupt-here = { $amount ->
    [one] Dodaj 1 Skażenie w tej Lokacji.
    [few] Dodaj { $amount } Skażenia w tej Lokacji.
   *[other] Dodaj { $amount } Skażeń w tej Lokacji.
}
rising-villain-corrupt-at = { $amount ->
    [one] Dodaj 1 Skażenie { $where_a }.
    [few] Dodaj { $amount } Skażenia { $where_a }.
   *[other] Dodaj { $amount } Skażeń { $where_a }.
}
rising-villain-corrupt-each-with-death-eater = { $amount ->
    [one] Dodaj 1 Skażenie w każdej Lokacji ze Śmierciożercą.
    [few] Dodaj { $amount } Skażenia w każdej Lokacji ze Śmierciożercą.
   *[other] Dodaj { $amount } Skażeń w każdej Lokacji ze Śmierciożercą.
}
rising-villain-restore = { $amount ->
    [one] Usuń 1 ranę każdemu innemu Śmierciożercy.
    [few] Usuń { $amount } rany każdemu innemu Śmierciożercy.
   *[other] Usuń { $amount } ran każdemu innemu Śmierciożercy.
}
rising-villain-lose-spell-active = { $amount ->
    [one] Aktywny gracz odrzuca losowy żeton Zaklęcia.
    [few] Aktywny gracz odrzuca { $amount } losowe żetony Zaklęć.
   *[other] Aktywny gracz odrzuca { $amount } losowych żetonów Zaklęć.
}
rising-villain-lose-spell-each = { $amount ->
    [one] Każdy gracz odrzuca losowy żeton Zaklęcia.
    [few] Każdy gracz odrzuca { $amount } losowe żetony Zaklęć.
   *[other] Każdy gracz odrzuca { $amount } losowych żetonów Zaklęć.
}
rising-penalty-harder = { $amount ->
    [one] W tej turze każdy atak na Śmierciożercę wymaga jeszcze 1 symbolu { $trait_gen }.
   *[other] W tej turze każdy atak na Śmierciożercę wymaga jeszcze { $amount } symboli { $trait_gen }.
}
rising-penalty-no-spells = W tej turze nikt nie może używać żetonów Zaklęć.
rising-penalty-heal-limit = W tej turze w każdej drużynie można leczyć tylko jednego Czarodzieja.
rising-penalty-lose-die = { $amount ->
    [one] Przed pierwszym rzutem aktywny gracz traci losową kość.
    [few] Przed pierwszym rzutem aktywny gracz traci { $amount } losowe kości.
   *[other] Przed pierwszym rzutem aktywny gracz traci { $amount } losowych kości.
}
rising-voldemort-cap = Po ujawnieniu nigdy nie ma więcej ran, niż jest Śmierciożerców w Azkabanie.
rising-voldemort-redeploy = Przed pierwszym rzutem w turze aktywny gracz może oddać jedną kość, aby przenieść się do jego Lokacji.
