### Sam stół: co dzieje się wokół gry, czego się odmawia i dlaczego, kim są boty.

## Co się dzieje

table-event-opened = Stół jest otwarty.
table-event-sat = { $who } siada do stołu.
    .own = Siadasz do stołu.
table-event-left = { $who } wstaje od stołu.
    .own = Wstajesz od stołu.
table-event-removed = { $who } musi opuścić miejsce.
    .own = Musisz opuścić miejsce.
table-event-stands-in = { $who } ma przerwę; gra bot.
    .own = Masz przerwę; gra bot.
table-event-timed-out = { $who } nie zdążył(a); dalej gra bot.
    .own = Skończył ci się czas; dalej gra bot.
table-event-back = { $who } wraca do gry.
    .own = Wracasz do gry.
table-event-arranged = Ktoś inny zajmuje miejsce { $seat_gen }.
table-event-renamed = { $who } ma nowe imię.
    .own = Masz nowe imię.
table-event-salted = { $who } dorzuca swoje słowa do losowania.
    .own = Dorzucasz swoje słowa do losowania.
table-event-settled = Gospodarz zmienił ustawienia stołu.
table-event-started = Gra się zaczyna.
table-event-undone = { $who } cofa wybór.
    .own = Cofasz wybór.
table-event-wants-finish = { $who } proponuje koniec.
    .own = Proponujesz koniec.
table-event-stopped = Wszyscy zgodzili się skończyć.
table-event-rematch = Jest nowy stół na następną grę.
table-event-claimed = { $who } gra dalej w innej przeglądarce.
    .own = Grasz dalej w innej przeglądarce.

## Boty

bot-random = losowy
bot-greedy = rozsądny i szybki
bot-easy = łatwy: rozsądny, ale się myli
bot-normal = zwykły: rozsądny i szybki
bot-hard = trudny: myśli naprzód

## Czego się odmawia

error-bad-message = Serwer nie zrozumiał żądania. Wczytaj stronę jeszcze raz.
error-too-large = To za duże.
error-not-json = Serwer nie zrozumiał żądania. Wczytaj stronę jeszcze raz.
error-not-found = Pod tym adresem nic nie ma.
error-bad-method = Serwer nie zrozumiał żądania. Wczytaj stronę jeszcze raz.
error-foreign-origin = Serwer nie przyjmuje próśb z innych stron.
error-unknown-host = Serwer nie zna adresu, pod którym go wywołano.
error-too-many = Trochę wolniej, proszę: spróbuj za chwilę.
error-id-reused = To już zostało wysłane. Wczytaj stronę jeszcze raz.
error-unknown-table = Nie ma takiego stołu. Może odnośnik jest niepełny.
error-unknown-game = Nie ma tu takiej gry.
error-unknown-lesson = Nie ma tu takiej lekcji.
error-unknown-bot = Nie ma takiego bota.
error-bad-options = Te opcje nie pasują do siebie.
error-bad-seats = W tę grę nie gra się w tyle osób.
error-bad-name = Wybierz inne imię.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-finished = To możliwe dopiero po grze.
error-no-such-version = W tej grze nie ma takiej chwili.
error-rules-changed = W tę grę grano według starszych zasad, których program już nie ma.
error-corrupt-record = Ten plik nie jest zapisem, który da się odtworzyć.
error-not-seated = Nie siedzisz przy tym stole.
error-not-your-seat = To nie twoje miejsce.
error-which-seat = Masz tu kilka miejsc: najpierw wybierz jedno.
error-not-host = Może to zrobić tylko gospodarz.
error-seat-taken = Ktoś już tam siedzi.
error-no-such-seat = Nie ma takiego miejsca.
error-seats-open = Niektóre miejsca są jeszcze wolne.
error-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
error-bad-secret = Ten odnośnik do miejsca stracił ważność.
error-no-push = Ten serwer nie wysyła powiadomień.
error-bad-subscription = Powiadomień twojej przeglądarki nie da się tu użyć.
error-bad-code = Ten kod jest błędny, zużyty albo zbyt stary.
error-removed = Gospodarz zabrał ci miejsce przy tym stole.
error-needs-pin = To miejsce jest zamknięte: wpisz jego PIN.
error-muted = Na razie nie możesz rozmawiać. Tak postanowił operator serwera.
error-banned = Na razie nie możesz tu grać. Tak postanowił operator serwera.
error-no-spectators = Ten stół nie wpuszcza widzów.
error-wrong-seat = Teraz wybiera kto inny.
error-illegal-option = Teraz to niemożliwe.
error-stale-question = Na stole coś się już zmieniło; spójrz jeszcze raz.
error-finished-game = Gra jest skończona.
error-cannot-undo = Tego nie można cofnąć: po drodze były kości, coś nowego albo wybór innego gracza.
error-undo-off = Przy tym stole nie ma cofania.
error-nothing-awaited = Teraz nie trzeba niczego wpisywać.
error-cannot-have-fallen = { $count ->
    [one] Rzucono jedną kością, która ma ścian: { $sides }.
    [few] Rzucono { $count } kośćmi, z których każda ma ścian: { $sides }.
   *[other] Rzucono { $count } kośćmi, z których każda ma ścian: { $sides }.
}
error-not-in-the-pile = { $thing }: ta karta nie może teraz leżeć w tym stosie.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-chat-off = Przy tym stole nie ma czatu.
error-asks-everybody = Przy tym stole w spokojnych chwilach nikt nie jest pytany. Nadal możesz wskazać kartę, o którą gra ma zapytać.
error-try-again = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
error-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie z internetem.
error-restarting = Serwer uruchamia się ponownie i zaraz wróci.
error-too-slow = Połączenie było zbyt wolne i zostało zamknięte.
error-silent = Serwer nie odpowiada.
error-not-yours = Na tym miejscu gra się teraz w innej przeglądarce.
