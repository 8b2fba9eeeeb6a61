### Talisman: to, co stoi wokół rysowanej planszy.

talisman-board-name = Plansza Talismana: Londyn, Tereny wokół Hogwartu, Zamek Hogwart, Wielka Sala
talisman-board-magic = Magia
talisman-board-might = Moc
talisman-board-life = Życie
talisman-board-fate = Los
talisman-board-galleons = Galeony
talisman-board-objects = Przedmioty
talisman-board-followers = Sprzymierzeńcy
talisman-board-trophies = Trofea
talisman-board-trophies-why = Pokonani Wrogowie. Na koniec tury możesz wymienić { $price } punktów na 1 punkt Magii albo Mocy.
talisman-board-ready = +1 gotowe
talisman-board-abilities = Zdolności
talisman-board-spells = Zaklęcia
talisman-board-no-spells = Nie masz Zaklęć na ręce.
talisman-board-spell-count = { $count ->
    [0] bez Zaklęć
    [one] 1 Zaklęcie
    [few] { $count } Zaklęcia
   *[other] { $count } Zaklęć
}
talisman-board-castable = możesz rzucić teraz
talisman-board-not-now = nie teraz
talisman-board-empty = puste
talisman-board-start = start { $n }
talisman-board-total = razem { $n }
talisman-board-dial = Wskaźnik { $dial }, na starcie { $start }
talisman-board-sheet = Karta Postaci
talisman-board-sheets = Czyja karta
talisman-board-challenge = Zadanie: { $what }
talisman-board-state-waiting = w Szpitalu Świętego Munga
talisman-board-state-out = poza grą
talisman-board-state-miss = traci turę
talisman-board-state-ferret = fretka
talisman-board-state-frozen = unieruchomienie
talisman-board-state-held = musi tu zostać
talisman-board-state-turned-back = w drodze powrotnej
talisman-board-advantage = Przewaga
talisman-board-advantage-why = Stronnictwo z żetonem dodaje 1 w walkach z przeciwnym, a przeciwne odejmuje 1.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = Rusza się, ilekroć w rzucie za ruch wypadnie 1. Kogo spotka, ten musi walczyć.
talisman-board-decks = Talie
talisman-board-deck-spells = Zaklęcia
talisman-board-deck-hallows = Insygnia
talisman-board-legend-legal = tu możesz iść
talisman-board-legend-here = tu jesteś
talisman-board-legend-trail = ostatni ruch
talisman-board-legend-draw = dobierz tyle kart
talisman-board-legend-rule = własna zasada obszaru
talisman-board-stand = Stoją tu: { $who }
talisman-board-lie = Leżą tu: { $cards }
talisman-board-gold = { $count ->
    [one] Leży tu 1 Galeon
    [few] Leżą tu { $count } Galeony
   *[other] Leży tu { $count } Galeonów
}
talisman-board-kind-spell = Zaklęcie
talisman-board-battle = Walka: { $stat }
talisman-board-versus = kontra
talisman-board-of-which = w tym { $what }
talisman-board-modifier = Przewaga i inne
talisman-board-no-die = jeszcze bez rzutu
talisman-board-casting = { $who } rzuca: { $spell }
talisman-board-race = Wyścig: kto jest w którym Regionie
talisman-board-players = Gracze
talisman-board-active = teraz gra
talisman-board-at = Obszar: { $space }

## How to play, in a few lines

talisman-board-howto-1 = Jesteś jednym z rywalizujących czarodziejów. Wygrywa, kto pierwszy wejdzie do Wielkiej Sali i sprosta tam ostatniemu wyzwaniu.
talisman-board-howto-2 = W swojej turze rzucasz kością i idziesz o dokładnie tyle obszarów po swoim Regionie, w dowolną stronę. Podświetlone obszary pokazują, dokąd możesz iść.
talisman-board-howto-3 = Tam, gdzie staniesz, robisz to, co mówi obszar, albo dobierasz karty: pokonuj Wrogów, zbieraj Sprzymierzeńców i Przedmioty. Liczą się Magia, Moc i Życie.
talisman-board-howto-4 = W walce do swojej Magii albo Mocy dodajesz rzut kością; przeciwnik tak samo. Za pięć punktów pokonanych Wrogów dostaniesz 1 punkt Magii albo Mocy.
talisman-board-howto-5 = Z Londynu przez King’s Cross wchodzi się na Tereny wokół Hogwartu, a przez Wrota Hogwartu do Zamku. Do Wielkiej Sali potrzebne jest Insygnium, które zdobywa się za zadanie na Boisku do Quidditcha.
talisman-board-howto-6 = Los pozwala przerzucić kość. Bez Życia trafiasz do Szpitala Świętego Munga, ale nie odpadasz. Wszystko, co możesz zrobić, jest w ramce obok planszy.
