### Rok w Hogwarcie: jak się skończyło.

hogwarts-ending-cup-title = { $houses_count ->
    [one] Puchar Domów zdobywa { $houses }
   *[other] Puchar Domów zdobywają { $houses }
}
hogwarts-ending-none-title = Puchar Domów stracony
hogwarts-ending-points = { $who }: { $points } punktów domu w rundzie { $rounds }{ $ahead ->
    [0] ; rozstrzygają misje i punkty życia.
   *[other] , przewaga { $ahead } nad następnymi.
}
hogwarts-ending-cap = Rok szkolny dobiegł końca w rundzie { $rounds }: prowadzi { $who }, punkty domu: { $points }.
hogwarts-ending-alone = Punkty domu: { $points } i wszystkie wymagane misje, w rundzie { $rounds }.
hogwarts-ending-time = Rok szkolny dobiegł końca w rundzie { $rounds }: punkty domu: { $points }, cel nie został osiągnięty.
hogwarts-ending-fallen = Porażka w misji w rundzie { $rounds }; punkty domu: { $points }.
hogwarts-ending-line = Cały rok
hogwarts-ending-at-completed = { $who }: „{ $mission }”
hogwarts-ending-at-match-won = { $who } wygrywa mecz
hogwarts-ending-at-triggered = Ostatnia runda
hogwarts-ending-best = { $who }: { $points } punktów domu, więcej niż za jakąkolwiek inną misję.
hogwarts-ending-figure-missions = Wykonane misje
hogwarts-ending-figure-duels = Wygrane pojedynki
hogwarts-ending-figure-exams = Zdane egzaminy
hogwarts-ending-figure-matches = Rozegrane mecze
hogwarts-ending-shorter = krótsza gra: { $length }
hogwarts-ending-longer = dłuższa gra: { $length }
hogwarts-ending-qualified = wykwalifikowani czarodzieje: misje wymagają kart, czają się śmierciożercy
