### Talisman w terminalu: słowa wokół graczy, obszarów i Walk.

talisman-terminal-dealing = Trwa rozdawanie Postaci
talisman-terminal-round = Runda { $n }
talisman-terminal-turn = gra { $who }
talisman-terminal-extra-turn = dodatkową turę gra { $who }
talisman-terminal-voldemort = Voldemort: { $space } (Magia i Moc { $n })
talisman-terminal-you = { $who } (ty)

## States of a Character

talisman-terminal-state-admitted = bariera jest otwarta
talisman-terminal-state-extra = { $n ->
    [one] czeka 1 dodatkowa tura
    [few] czekają { $n } dodatkowe tury
   *[other] czeka { $n } dodatkowych tur
}
talisman-terminal-state-master = decyduje { $who }
talisman-terminal-state-guide = kierunek wybiera { $who }
talisman-terminal-next-must = następny ruch prowadzi na obszar { $space_gen }
talisman-terminal-next-may = następny ruch może prowadzić na obszar { $space_gen }
talisman-terminal-next-must-region = następny ruch prowadzi na dowolny obszar Regionu
talisman-terminal-next-may-region = następny ruch może prowadzić na dowolny obszar Regionu
talisman-terminal-challenge = Zadanie

## Spells

talisman-terminal-hand = Twoje Zaklęcia
talisman-terminal-known-hand = Znane ci Zaklęcia { $who_gen }

## The board

talisman-terminal-clockwise = ↻ zgodnie z zegarem
talisman-terminal-counterclockwise = ↺ przeciwnie do zegara
talisman-terminal-inward = w stronę Wielkiej Sali
talisman-terminal-outward = z powrotem
talisman-terminal-galleons = { $n ->
    [one] 1 Galeon
    [few] { $n } Galeony
   *[other] { $n } Galeonów
}
talisman-terminal-visits = { $n ->
    [one] 1 wizyta
    [few] { $n } wizyty
   *[other] { $n } wizyt
}
talisman-terminal-lasting = Nadal trwa: { $card } (koniec w turze: { $who })
talisman-terminal-deck-outer = Londyn
talisman-terminal-deck-middle = Tereny
talisman-terminal-deck-spells = Zaklęcia
talisman-terminal-top-outer = Na wierzchu talii Londynu
talisman-terminal-top-middle = Na wierzchu talii Terenów
talisman-terminal-top-spells = Na wierzchu talii Zaklęć
talisman-terminal-legend-card = karta do dobrania na obszarze

## Battles and Spells being cast

talisman-terminal-battle = Walka
talisman-terminal-die = kość
talisman-terminal-with = w tym
talisman-terminal-casts = { $who } rzuca Zaklęcie { $spell }.
talisman-terminal-casts-on = { $who } rzuca Zaklęcie { $spell } na { $target_acc }.
