### The table itself: what happens around the game, what is refused and why, who the bots are.

## What happens

table-event-opened = The table is open.
table-event-sat = { $who } sits down.
    .own = You sit down.
table-event-left = { $who } gets up.
    .own = You get up.
table-event-removed = { $who } was asked to leave the seat.
    .own = You were asked to leave the seat.
table-event-stands-in = A bot plays for { $who }.
    .own = A bot plays for you.
table-event-timed-out = { $who } ran out of time; a bot plays on.
    .own = You ran out of time; a bot plays on.
table-event-back = { $who } is back.
    .own = You are back.
table-event-arranged = { $seat }’s seat was given to somebody else.
table-event-renamed = { $who } has a new name.
    .own = You have a new name.
table-event-salted = { $who } added words to the draw of the dice.
    .own = You added words to the draw of the dice.
table-event-settled = The host changed the settings of the table.
table-event-started = The game begins.
table-event-undone = { $who } takes a choice back.
    .own = You take a choice back.
table-event-wants-finish = { $who } proposes to stop.
    .own = You propose to stop.
table-event-stopped = Everybody agreed to stop.
table-event-rematch = There is a new table for another game.
table-event-claimed = { $who } goes on in another browser.
    .own = You go on in another browser.

## Bots

bot-random = any legal choice
bot-greedy = sensible and quick
bot-easy = easy: sensible, but makes slips
bot-normal = normal: sensible and quick
bot-hard = hard: thinks ahead

## What is refused

error-bad-message = The server did not understand the request. Please load the page again.
error-too-large = That is too large.
error-not-json = The server did not understand the request. Please load the page again.
error-not-found = There is nothing at that address.
error-bad-method = The server did not understand the request. Please load the page again.
error-foreign-origin = The server does not take requests from other sites.
error-unknown-host = The server does not know the address used to reach it.
error-too-many = A little slower, please: try again in a moment.
error-id-reused = That was already sent. Please load the page again.
error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-unknown-game = There is no such game here.
error-unknown-lesson = There is no such lesson here.
error-unknown-bot = There is no such bot.
error-bad-options = These options do not go together.
error-bad-seats = This game is not for that many or that few players.
error-bad-name = Please choose another name.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-finished = That is possible when the game is over.
error-no-such-version = There is no such moment in this game.
error-rules-changed = This game was played by older rules that this program no longer has.
error-corrupt-record = This file is not a record that can be played again.
error-not-seated = You do not sit at this table.
error-not-your-seat = That is not your seat.
error-which-seat = You have several seats here: choose one first.
error-not-host = Only the host can do that.
error-seat-taken = Somebody already sits there.
error-no-such-seat = There is no such seat.
error-seats-open = Some seats are still free.
error-bot-plays = A bot is playing this seat. Take it back first.
error-bad-secret = This link to a seat is no longer good.
error-no-push = This server sends no notices.
error-bad-subscription = Your browser’s notices cannot be used here.
error-bad-code = This code is wrong, was used before, or is too old.
error-removed = The host has taken the seat from you at this table.
error-needs-pin = This seat is locked: type in its PIN.
error-muted = You may not talk at the moment. Whoever runs this server has decided so.
error-banned = You may not play here at the moment. Whoever runs this server has decided so.
error-no-spectators = This table does not admit spectators.
error-wrong-seat = It is somebody else’s choice now.
error-illegal-option = That is not possible now.
error-stale-question = The table has moved on meanwhile; look again.
error-finished-game = The game is over.
error-cannot-undo = That cannot be taken back: dice, something newly seen or another player’s choice lies in between.
error-undo-off = Take-backs are off at this table.
error-nothing-awaited = Nothing has to be entered now.
error-cannot-have-fallen = { $count ->
    [one] One die with { $sides } sides was thrown.
   *[other] { $count } dice with { $sides } sides each were thrown.
}
error-not-in-the-pile = { $thing }: this card cannot lie in that pile now.
error-hints-off = Hints are off at this table.
error-chat-off = Chat is off at this table.
error-asks-everybody = This table asks nobody in quiet moments. You can still say which card you want to be asked about.
error-try-again = The server could not save that. Nothing was changed; please try again.
error-internal = Something went wrong on the server. Nothing was changed.
error-offline = The server cannot be reached. Check your connection.
error-restarting = The server is restarting and will be back in a moment.
error-too-slow = The connection was too slow and was closed.
error-silent = The server does not answer.
error-not-yours = This seat is now played in another browser.
