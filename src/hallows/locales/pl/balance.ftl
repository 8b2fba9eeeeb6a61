### Raport o równowadze (`hallows balance`): co wiele partii mówi o grze.

balance-title = { $game }: raport o równowadze gry
balance-how = { $games ->
    [one] { NUMBER($games) } partia
    [few] { NUMBER($games) } partie
   *[other] { NUMBER($games) } partii
}, graczy przy stole: { $players }, grają: { $bots }; ziarno { $seed }; opcje: { $options }; partie przerwane błędem: { $errors }.
balance-findings = Co zwraca uwagę
balance-caution = Te partie rozegrały boty: czego one nie dostrzegają, tego nikt nie użył. Różnice szans na zwycięstwo liczono między stronami o tej samej roli, w partiach o podobnej długości; towarzyszą one karcie lub polu, ale nie dowodzą, że to ono jest przyczyną. Przedziały są 95-procentowe. Wiersze wytłuszczone (na rysunkach: czerwone) to więcej niż przypadek, choć porównano wiele rzeczy naraz.
balance-changes = Dodatek i pudełko przy tych samych rzutach
balance-box = Samo pudełko
balance-pack = Pudełko z dodatkiem: { $packs }
balance-wins = Kto wygrywa
balance-usual = Wygrało { $share } % wszystkich miejsc przy stole. Ten odsetek pokazuje linia przerywana.
balance-length = Jak długo to trwa (w rundach)
balance-lengths = Połowa partii kończy się najpóźniej w rundzie { $median }, a 19 na 20 najpóźniej w rundzie { $late }. Średnio na partię przypada tur: { $turns }, wyborów: { $decisions }; ludziom zajęłaby około { $minutes } min.
balance-endings = Jak kończą się partie
balance-things = Co karty i pola robią z szansą na zwycięstwo
balance-things-how = „Spotkały” to strony, które miały z daną rzeczą cokolwiek do czynienia. Różnica jest w punktach procentowych.
balance-deeds = Co z nimi robiono, jeśli różnica jest pewna (przykład z dziennika)
balance-turns = Tury

balance-head-name = Nazwa
balance-head-hits = Razy
balance-head-of = Z ilu
balance-head-share = Odsetek
balance-head-interval = 95 %
balance-head-games = W partiach
balance-head-times = Razy na partię
balance-head-met = Spotkały
balance-head-won-met = Wygrane z
balance-head-won-not = Wygrane bez
balance-head-diff = Różnica
balance-head-in-box = Pudełko
balance-head-in-pack = Z dodatkiem

balance-seat-name = Miejsce { $number }
balance-order-name = Kolejność: { $number }
balance-team-name = Drużyna { $number }
balance-name-heroes = Bohaterowie
balance-name-voldemort = Strona Voldemorta
balance-name-pettigrew = Peter Pettigrew, potem Voldemort

balance-kind-seat = Miejsca przy stole
balance-kind-order = Kolejność gry
balance-kind-side = Strony
balance-kind-team = Drużyny
balance-kind-house = Domy
balance-kind-affiliation = Przynależność
balance-kind-character = Postacie
balance-kind-sheet = Karty postaci
balance-kind-student = Uczniowie
balance-kind-bot = Gracze
balance-kind-card = Karty
balance-kind-space = Pola
balance-kind-spell = Zaklęcia
balance-kind-potion = Eliksiry
balance-kind-object = Przedmioty
balance-kind-book = Księgi
balance-kind-mission = Misje
balance-kind-enemy = Wrogowie
balance-kind-eater = Śmierciożercy
balance-kind-villain = Złoczyńcy
balance-kind-challenge = Wyzwania
balance-kind-loc = Lokacje
balance-kind-place = Miejsca
balance-kind-hq = Kwatery
balance-kind-qcard = Karty quidditcha
balance-kind-spot = Pola boiska

## Wnioski

balance-finding-nothing = W tych partiach nic nie zwraca uwagi.
balance-finding-together = Gracze wygrywają { $share } % partii (od { $low } do { $high } %).
balance-finding-more = „{ $name }” wygrywa częściej niż inni: { $share } % (od { $low } do { $high } %), podczas gdy średnia to { $usual } %.
balance-finding-less = „{ $name }” wygrywa rzadziej niż inni: { $share } % (od { $low } do { $high } %), podczas gdy średnia to { $usual } %.
balance-finding-order-fair = { $count ->
    [one] W { NUMBER($count) } partii kolejność gry nie robi mierzalnej różnicy.
   *[other] W { NUMBER($count) } partiach kolejność gry nie robi mierzalnej różnicy.
}
balance-finding-good = Kto spotyka „{ $name }”, wygrywa częściej, o { $diff } pkt proc. (od { $low } do { $high }); dzieje się to w { $games } % partii.
balance-finding-bad = Kto spotyka „{ $name }”, wygrywa rzadziej, o { $diff } pkt proc. (od { $low } do { $high }); dzieje się to w { $games } % partii.
balance-finding-seldom = { $count ->
    [one] Jedną rzecz spotyka się w mniej niż { $percent } % partii: { $names }.
   *[other] Rzeczy, które spotyka się w mniej niż { $percent } % partii, jest { $count }, na przykład: { $names }.
}
balance-finding-ends-often = Partia prawie zawsze ({ $share } %) kończy się tak samo: „{ $name }”.
balance-finding-ends-hardly = Prawie nigdy (liczba partii: { $count } z { $games }) nie kończy się tak: „{ $name }”.
balance-finding-length = Połowa partii kończy się najpóźniej w rundzie { $median }, a 19 na 20 najpóźniej w rundzie { $late }; ludziom partia zajęłaby około { $minutes } min.
balance-finding-length-long = Długość bardzo się waha: połowa partii kończy się najpóźniej w rundzie { $median }, ale jedna na dwadzieścia trwa dłużej niż do rundy { $late }; ludziom partia zajęłaby średnio około { $minutes } min.
balance-finding-pack-length = Z dodatkiem średnia liczba tur w partii wynosi { $after } zamiast { $before }.
balance-finding-pack-ending = Z dodatkiem { $after } % partii (zamiast { $before } %) kończy się tak: „{ $name }”.
balance-finding-pack-share = Z dodatkiem „{ $name }” wygrywa { $after } % zamiast { $before } %.
