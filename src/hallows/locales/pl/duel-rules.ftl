### Pojedynek czarodziejów: zasady, każda w jednym punkcie. Grupy odpowiadają rozdziałom.

## duel-chapter-setup

duel-chapter-setup = Przygotowanie
duel-rule-D-001 = Gra od dwojga do czworga czarodziejów. Każdy zaczyna z 5 Sercami i 2 kartami.

## duel-chapter-turn

duel-chapter-turn = Tura
duel-rule-D-002 = W swojej turze dobierasz kartę, chyba że masz już 3, a potem atakujesz innego czarodzieja albo odpoczywasz.
duel-rule-D-007 = Odpoczywając, rzuć kością. Przy wyniku 6 zyskujesz 1 Serce, ale nigdy ponad początkowe 5.
duel-rule-D-008 = Eliksir możesz wypić zawsze, gdy we własnej turze masz coś do wyboru: daje 1 Serce, ale nigdy ponad 5.

## duel-chapter-attack

duel-chapter-attack = Atak
duel-rule-D-003 = Atakujący i cel rzucają po jednej kości; wygrywa wyższy wynik. Remis nikomu nie szkodzi.
duel-rule-D-004 = Zanim padną kości, każdy może zagrać Tarczę, która kończy atak. Najpierw pytany jest cel, potem pozostali zgodnie z ruchem wskazówek zegara.
duel-rule-D-005 = Czarodziej z niższym wynikiem może zagrać jeden Urok i dodać do wyniku 2.
duel-rule-D-006 = Przegrany traci 1 Serce, a przy różnicy 4 lub większej 2 Serca. Czarodziej bez Serc odpada, a jego karty zostają odrzucone.

## duel-chapter-end

duel-chapter-end = Koniec
duel-rule-D-009 = Wygrywa ostatni czarodziej, który pozostał na nogach.
