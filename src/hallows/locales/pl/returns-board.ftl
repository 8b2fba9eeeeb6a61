### Voldemort powraca: to, co stoi wokół narysowanej planszy. Sama mapa mówi słowami Pucharu Domów.

returns-board-trackers = Stawka
returns-board-scored = Liczby: u bohaterów zniszczone horkruksy i Kamień; po stronie Voldemorta żetony rytuału, powrót i Różdżka.
returns-board-side-dark = Strona Voldemorta
returns-board-side-light = Bohaterowie
returns-board-ritual = Żetony rytuału
returns-board-horcruxes = Horkruksy
returns-board-relics = Relikwie
returns-board-eaters = Śmierciożercy
returns-board-held = u Pettigrew
returns-board-destroyed = zniszczony
returns-board-aside = jeszcze poza planszą
returns-board-hand = Żetony, zaklęcia i eliksiry
returns-board-spells = Zaklęcia
returns-board-potions = Eliksiry
returns-board-cards = Zaklęcia { $spells }, eliksiry { $potions }.
returns-board-duty = Trzeba zaatakować ponownie: { $what }.
returns-board-no-hero = Bohater nie jest jeszcze wybrany.
returns-board-eater-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
returns-board-role-ritual = żeton rytuału
returns-board-role-weapon = broń na horkruksy
returns-board-role-horcrux = horkruks
returns-board-role-stone = relikwia Harry’ego
returns-board-role-wand = relikwia Voldemorta
returns-board-left-before = Powrót do rundy { $last }: { $n ->
    [0] to ostatnia runda
    [one] jeszcze 1 runda
    [few] jeszcze { $n } rundy
   *[many] jeszcze { $n } rund
}
returns-board-left-after = Koniec po rundzie { $last }: { $n ->
    [0] to ostatnia runda
    [one] jeszcze 1 runda
    [few] jeszcze { $n } rundy
   *[many] jeszcze { $n } rund
}
returns-board-want-dark-before = { $lacking ->
    [0] Wszystkie żetony są zebrane: odpraw rytuał do rundy { $last }. Miejsce: { $where }.
    [one] Znajdź ostatni żeton i odpraw rytuał do rundy { $last }. Miejsce: { $where }.
    [few] Znajdź jeszcze { $lacking } żetony i odpraw rytuał do rundy { $last }. Miejsce: { $where }.
   *[many] Znajdź jeszcze { $lacking } żetonów i odpraw rytuał do rundy { $last }. Miejsce: { $where }.
}
returns-board-want-light-before = { $left ->
    [0] Wszystkie horkruksy są zniszczone: nie dopuśćcie Pettigrew do rytuału aż do końca rundy { $last }.
    [one] Znajdźcie broń i zniszczcie ostatniego horkruksa; jeśli do rundy { $last } Voldemort nie powróci, wygracie.
    [few] Znajdźcie broń i zniszczcie { $left } horkruksy; jeśli do rundy { $last } Voldemort nie powróci, wygracie.
   *[many] Znajdźcie broń i zniszczcie { $left } horkruksów; jeśli do rundy { $last } Voldemort nie powróci, wygracie.
}
returns-board-want-dark-after = { $left ->
    [0] Nie ma już horkruksów: weź Różdżkę i stań przed Harrym, zanim on zrobi to z Kamieniem.
   *[many] Weź Różdżkę i spotkaj Harry’ego albo ocal choć jednego horkruksa do końca rundy { $last }.
}
returns-board-want-light-after = { $left ->
    [0] Wszystkie horkruksy są zniszczone: wytrwajcie do końca rundy { $last } albo niech Harry z Kamieniem spotka Voldemorta.
    [one] Zniszczcie ostatniego horkruksa; Harry potrzebuje Kamienia, zanim spotka Voldemorta.
    [few] Zniszczcie { $left } horkruksy; Harry potrzebuje Kamienia, zanim spotka Voldemorta.
   *[many] Zniszczcie { $left } horkruksów; Harry potrzebuje Kamienia, zanim spotka Voldemorta.
}
returns-board-defence = kość obrony za każde trafienie: utracone PŻ, ↩ traci atakujący
returns-board-higher = Twoja kość musi pokazać więcej niż kość horkruksa: { $percent }%.

## Za pierwszym razem

returns-board-howto-1 = Jedna osoba gra jako Pettigrew, pozostałe jako Harry i jego przyjaciele. Pettigrew chce na czas sprowadzić Voldemorta. Bohaterowie tropią horkruksy. Obok twojej planszetki widać, czego teraz chce każda ze stron.
returns-board-howto-2 = W swojej turze rzucasz kośćmi i idziesz dokładnie tyle pól. Podświetlone pola pokazują, gdzie możesz stanąć i po ilu krokach. Wskaż pole, a zobaczysz drogę. Żetony twojej strony mają obwódkę, horkruksy są gwiazdami.
returns-board-howto-3 = Pettigrew zbiera cztery żetony i odprawia rytuał. Odtąd jest Voldemortem, na wieżach zjawia się sześciu śmierciożerców, a Różdżka i Kamień zostają ukryte na planszy.
returns-board-howto-4 = Bohater z bronią może zaatakować horkruksa tam, gdzie leży: rzucają obie strony, a kość bohatera musi być wyższa. Ze śmierciożercami walczy się kośćmi przeciw odporności.
returns-board-howto-5 = Gdy Harry i Voldemort się spotkają, rozstrzygają relikwie i horkruksy. Bez spotkania gra kończy się z ostatnią rundą: Voldemortowi do wygranej wystarczy jeden ocalały horkruks.
returns-board-howto-6 = Mapę możesz przesuwać, a kółkiem myszy lub dwoma palcami powiększać; klawisze strzałek prowadzą wzdłuż dróg. Wskaż cokolwiek (na telefonie: przytrzymaj), a zobaczysz objaśnienie.

## Objaśnienie znaków

returns-board-key-spell = Dobierz zaklęcie
returns-board-key-potion = Dobierz eliksir
returns-board-key-hp = Zyskaj tyle punktów życia
returns-board-key-classroom = Klasa: dobierasz, jak mówi jej opis
returns-board-key-common-room = Pokój wspólny: zaklęcie albo eliksir, dla bohaterów także proszek Fiuu
returns-board-key-study = Kilka korzyści naraz: wskaż pole, by je przeczytać
returns-board-key-tower = Wieża: możesz tu stanąć po drodze; proszek Fiuu przenosi bohatera do miejsca specjalnego
returns-board-key-pitch = Każdy ruch się tu kończy: miejsce rytuału
returns-board-key-none = Na wszystkich innych polach nic się nie dzieje
returns-board-key-end = Możesz tu stanąć po tylu krokach
returns-board-key-target = Ktoś lub coś tu czeka
returns-board-key-wanted = Tego szuka twoja strona
returns-board-key-special = Horkruks
returns-board-key-gone = Tu leżał horkruks; jest zniszczony
returns-board-key-eater = Śmierciożerca
