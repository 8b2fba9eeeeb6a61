### The browser table's own words: what belongs to no game.

## Everywhere

web-skip = Skip to the main part
web-home = Home
web-language = Language
web-settings = Settings
web-settings-why = speed, motion, text size, sound, keys
web-menu = Menu
web-close = Close
web-ok = OK
web-back = Back
web-loading = One moment…
web-error = That did not work ({ $code }).
web-footer = Every move is saved. Come back whenever you like.
web-why = Why?
web-rule-open = Open rule { $rule }
web-credits = Credits
web-credits-icons = Icons:
web-credits-fonts = Fonts:
web-credits-own = All boards, cards, dice and scenes were drawn for Hallows, and so were the portraits: they are ours, put together from shared parts, and show nobody who ever acted these people. The sounds are made by the program itself.

## Front door

web-welcome = Sit down, the table is laid
web-welcome-why = Board games from the wizarding world, with friends, with bots, or both. No account, nothing to install.
web-your-name = Your name
web-games = Games
web-game-talisman = Talisman
web-game-talisman-why = An adventure race through London, the Hogwarts Grounds and the Castle. Grow strong, win a Hallow, and face the last challenge in the Great Hall.
web-game-talisman-time = 60 to 120 minutes
web-game-rising = Death Eaters Rising
web-game-rising-why = All together against Voldemort: gather Wizards, throw their dice, and hold three Locations against Corruption until he is beaten.
web-game-rising-time = 45 to 60 minutes
web-game-hogwarts = A Year at Hogwarts
web-game-hogwarts-why = Lessons, missions and duels for the House Cup.
web-game-hogwarts-time = 60 to 120 minutes
web-game-returns = Voldemort Returns
web-game-returns-why = Pettigrew gathers what the ritual needs; Harry, Ron and Hermione hunt Horcruxes. Once Voldemort is back, Wand and Stone decide.
web-game-returns-time = 20 to 45 minutes
web-game-quidditch = Quidditch
web-game-quidditch-why = One match for two: fly, pass, shoot and dodge Bludgers, then race for the Golden Snitch.
web-game-quidditch-time = 20 to 40 minutes
web-game-duel = Wizards’ Duel
web-game-duel-why = A tiny example: attack, rest, and be the last one standing.
web-game-duel-time = 5 minutes
web-game-seats = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
web-game-seats-just = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-play-now = Play now
web-play-now-why = You and bots, with the usual rules. The screen explains as you go.
web-dealing = Dealing…
web-set-up = Set up a table
web-join = Join by link
web-join-example = Paste a link or a table’s code
web-join-go = Join
web-record = A recorded game
web-record-open = Open a record
web-record-why = Watch it again, or play on from any moment.
web-my-tables = My tables
web-open-tables = Open tables
web-phase-lobby = gathering
web-phase-playing = in play
web-phase-finished = finished
web-show-all = Show all { $count }

## One’s own page

web-me = My games
web-me-why = Counted are the games you finished in your seat here, a bot standing in or not. Lessons, records opened from a file and seats you gave up are not. Of a game at one shared screen it is not known who of you won.
web-me-none = No game of yours has ended yet.
web-me-played = { $count ->
    [one] { $count } game played.
   *[other] { $count } games played.
}
web-me-won = { $count } won.
web-me-lost = { $count } lost.
web-me-counting = { $count ->
    [one] { $count } older game is being counted.
   *[other] { $count } older games are being counted.
}
web-going-on = To go on with
web-me-counts = By game
web-me-role = as
web-me-role-played = played
web-me-role-won = won
web-me-finished = Finished
web-me-result-won = Won
web-me-result-lost = Lost
web-me-result-undecided = Undecided
web-me-result-shared = At one screen
web-me-result-unknown = Result unknown
web-me-gone = no longer kept
web-me-more = Older games

## Set-up and lobby

web-set-up-game = { $game }: set up a table
web-seats = Players
web-seat-who = Who plays seat { $number }
web-seat-me = I play
web-seat-here = Somebody else at this screen
web-seat-link = Somebody with the link
web-seat-bot = Bot: { $bot }
web-seat-name = Name
web-seat-open = free seat
web-seat-waiting = waiting for somebody with the link
web-seat-more = One more
web-seat-fewer = One fewer
web-options = The game
web-options-finer = House rules
web-modes = Ways to play with this box
web-mode-hogwarts = House Cup
web-mode-returns = Voldemort returns
web-mode-quidditch = Quidditch match
web-team = Team { $n }
web-team-of = Team of seat { $number }
web-team-one = One team
web-teams = Who is with whom
web-teams-why = Teams share their house points and may help each other. All in one team play together against the end of the year.
web-teams-unfair = A team has two or three members, or all of you are one team.
web-manners = The table
web-table-undo = Take-backs
web-table-undo-why = A choice can be taken back until dice fall or something new is seen.
web-table-hints = Hints
web-table-hints-why = Everybody may ask a bot what it would do.
web-table-spectators = Spectators
web-table-spectators-why = Whoever has the link may watch. They see only what lies open.
web-table-delay = Spectators see it
web-table-delay-why = Whoever has no seat is that far behind, in everything: board, log, what players say, the end. It cannot be changed once the game begins.
web-delay = { $minutes ->
    [0] at once
    [one] 1 minute later
   *[other] { $minutes } minutes later
}
web-behind = { $minutes ->
    [one] You watch 1 minute behind the game.
   *[other] You watch { $minutes } minutes behind the game.
}
web-behind-lobby = { $minutes ->
    [one] The game has begun. You see it 1 minute later.
   *[other] The game has begun. You see it { $minutes } minutes later.
}
web-table-chat = Chat
web-table-chat-why = Players talk at the table, spectators in the gallery.
web-table-listed = Show it among the open tables
web-table-listed-why = Anybody may find it on the first page and take a free seat.
web-table-clock = Time for a decision
web-table-clock-why = When it runs out a bot plays on; you can take your seat back at any time.
web-clock = { $seconds ->
    [0] no clock
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [86400] 1 day
   *[other] { $seconds } seconds
}
web-deal = Deal and play
web-open-table = Open the table
web-lobby = { $game }: the table fills up
web-share = Invite others
web-share-why = Send this link. Whoever opens it can take a free seat or watch.
web-share-menu-why = Copy the link to this table
web-copy = Copy
web-copied = Copied
web-host = host
web-sit = Sit here
web-leave-seat = Stand up
web-give-bot = Give to a bot
web-give-open = Free the seat
web-salt = Add your own words to the draw
web-salt-why = Type any words. Every throw then depends on them too, so nobody can have fixed the dice beforehand.
web-salt-go = Add
web-seats-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-seats-full = Everybody is here.
web-start = Start
web-start-fill = Start, bots take the free seats
web-wait-host = The host starts the game.

## Who is who

web-owl-1 = Snowy Owl
web-owl-2 = Barn Owl
web-owl-3 = Tawny Owl
web-owl-4 = Eagle Owl
web-owl-5 = Pygmy Owl
web-owl-6 = Scops Owl
web-owl-7 = Little Owl
web-owl-8 = Hawk Owl
web-guest = Guest { $letter }
web-look = look through this seat
web-look-away = look away
web-you = you
web-you-choose = your choice
web-your-turn = Your turn
web-your-choice = Your choice
web-turn-of = { $who }’s turn
web-thinking = choosing
web-online = here
web-offline = away
web-bot = bot
web-stands-in = a bot stands in
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}

## Connection

web-link-open = Connected
web-link-ms = { $ms } ms
web-link-connecting = Connecting…
web-link-waiting = Connection lost, trying again…
web-link-closed = Disconnected
web-link-sending = Sending…

## The table

web-board = Board
web-dock = What to do
web-sheets = More
web-waiting-for = { $who } is choosing.
web-moment = One moment…
web-your-dice = Your dice wait: press Roll.
web-game-over = The game is over.
web-finished = Finished
web-options-count = { $count ->
    [one] One option.
   *[other] { $count } options.
}
web-filter = Type to find
web-filter-more = { $more } more: on the board, or type
web-odds = { $what }: { $percent } %
web-change = { $what } { $before } → { $after }
web-price = Price { $price }; you have { $purse }.
web-hint = Hint
web-hinted = A bot would do this.
web-hint-said = A bot would do this: { $option }.
web-hint-thought = Tried out in thought many times over, this came out best.
web-hint-chance = Your chance of winning: { $before }% as it stands, { $after }% after this.
web-undo = Take back
web-real = Real dice and cards
web-real-why = You throw your own dice and draw your own cards; the screen keeps the rules and asks what fell and what was drawn. Put one phone in the middle of the table, or let everybody use their own.
web-real-throws = { $who } throws: what fell?
web-real-somebody = What fell?
web-real-enter = That is what fell
web-real-die = Die { $n }
web-real-clear = Clear
web-real-find = Find the card
web-real-none = No card of this pile is called that.
web-real-waits-dice = { $who } throws the dice.
web-real-waits-card = { $who } draws a card.
web-real-secret = Only { $who } may look.
web-order = Pass until my next turn
web-order-on = Passing ahead: stop
web-asks = Ask me…
web-asks-next = At the next chance:
web-asks-when = Ask me also:
web-skip-ahead = Skip
web-time-left = Time left
web-pause = Everybody who could react is asked. This passes by itself.
web-howto = How to play
web-howto-why = the game in a few lines
web-howto-title = { $game } in a few lines
web-howto-go = Let’s play
web-hand = Hand
web-sheet = Sheet
web-hand-empty = Your hand is empty.
web-rolled-nobody = The dice
web-dice = { $who } rolls { $faces }.
    .own = You roll { $faces }.
web-dice-for = { $what }: { $who } gets { $faces }.
    .own = { $what }: you get { $faces }.
web-dice-nobody = The dice show { $faces }.
web-dice-nobody-for = { $what }: the dice show { $faces }.
web-clock-turn = Turn { $turn }
web-clock-round = Round { $round } · turn { $turn }

## Log and chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = Show the board as it was then
web-log-sums = How this number came about
web-only-me = only me
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-chat-gallery = This is the gallery: players do not hear you.
web-send = Send
web-chat-luck = Good luck!
web-chat-well = Well played!
web-chat-moment = One moment, please.
web-chat-thanks = Thank you!
web-chat-sorry = Sorry!
web-chat-again = Shall we play again?
web-emote-laugh = Laugh
web-emote-clap = Applaud
web-emote-wow = Be amazed
web-emote-cry = Cry
web-emote-fire = On fire
web-emote-owl = Send an owl

## Curtain

web-curtain = { $who }, it is your turn
web-curtain-why = Hand the screen over. Nothing of { $who } is shown before the curtain is lifted.
web-curtain-lift = I am { $who }: lift the curtain

## Rules

web-rules = Rules
web-rules-why = every rule, to look up and search
web-rules-of = { $game }: rules
web-rules-search = Search the rules
web-rules-none = There is no rulebook for this game.

## Menu

web-reader = Text view
web-reader-why = the whole board in words
web-export = Save the record
web-export-why = a file with every choice and throw
web-carry = Play on another device
web-carry-why = copies a link that moves your seat there
web-let-bot = Let a bot play for me
web-let-bot-why = your seat stays yours
web-take-back = Take my seat back
web-take-back-why = you play again from the next choice on
web-finish = Propose to stop
web-finish-no = I want to go on after all
web-finish-why = the game ends when everybody agrees
web-leave = Leave the table (it stays saved)

## Settings

web-speed = Speed
web-speed-why = How fast things move. The space bar always skips to the end.
web-speed-none = at once
web-asked = Questions
web-asked-why = Few: only where it matters; everything else is played from the hand. At the next table.
web-asked-few = few
web-asked-all = all
web-motion = Motion
web-motion-why = With less motion, things fade instead of moving.
web-motion-system = as the system
web-motion-full = full
web-motion-less = less
web-scale = Text size
web-scale-why = Everything around the board grows with it.
web-sound = Sound
web-sound-on = Sounds on
web-sound-why = A few short tones. Nothing is ever told by sound alone.
web-volume = Volume
web-rotate = Turn the board so that my seat is at the bottom
web-reader-always = Text view instead of the drawn board
web-keys = Keys
web-key-digits = choose an option
web-key-board = go to the board
web-key-dock = go to the options
web-key-space = Space
web-key-skip = end what is being shown; twice: to the question
web-key-roll = throw your dice
web-key-undo = take back
web-key-hint = ask for a hint
web-key-log = go to the log
web-key-replay = replay on and off
web-key-reader = text view on and off
web-key-rules = rules

## Replay

web-replay = Replay
web-replay-why = look at any moment of this game
web-replay-at = { $at } of { $of }
web-replay-close = Back to the game
web-replay-slider = Moment
web-replay-first = First moment
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = Last moment
web-replay-chapters = Turns
web-replay-share = Link to this moment
web-replay-news = { $count ->
    [one] 1 new event: back to the game
   *[other] { $count } new events: back to the game
}
web-fork = Play on from here

## Result

web-result = Result
web-result-why = who won, who was ahead, the dice
web-stopped = The game was stopped
web-you-won = You won!
web-we-won = You won together!
web-won = { $who } won
web-nobody-won = Nobody won
web-winner = winner
web-rematch = Play again
web-lead = Who was ahead
web-lead-text = Standing at the end: { $who }
web-lead-turn = turn { $turn }
web-dice-chart = The dice
web-dice-mean = mean
web-fair = Were the dice fair?
web-fair-why = Before the first throw the table promised a secret by its fingerprint. Every throw follows from that secret, so nobody could choose one. Now the secret is open, and its fingerprint can be compared.
web-fair-commitment = Fingerprint, shown from the start
web-fair-secret = Secret
web-fair-later = shown when the game is over
web-fair-salts = The players’ own words
web-fair-check = Check
web-fair-yes = The secret fits the fingerprint.
web-fair-no = The secret does not fit the fingerprint!
web-fair-verify = To prove every single throw, save the record and run

## Options of the games

web-option-returns-pettigrew = Who is Pettigrew?
web-option-returns-pettigrew-why = Pettigrew plays against all the others, who are heroes. Once the ritual is complete, he plays Voldemort.
web-option-returns-faq-stops = Stops on named spaces
web-option-returns-faq-stops-why = Heroes, Pettigrew and Voldemort may end their move on any space with a printed name.
web-option-hogwarts-variant = How do you want to play?
web-option-hogwarts-variant-underage = Underage wizards
web-option-hogwarts-variant-underage-why = The plain game: collect objects, fulfil missions, pass exams. Begin with this one.
web-option-hogwarts-variant-qualified = Qualified wizards
web-option-hogwarts-variant-qualified-why = Missions also need cards, Death Eaters lurk on the towers, and everybody must play a Quidditch match. Longer.
web-option-hogwarts-variant-team = Teams
web-option-hogwarts-variant-team-why = Like qualified wizards, but you share house points with your team and meet for missions.
web-option-hogwarts-variant-solo = Alone
web-option-hogwarts-variant-solo-why = One student against the end of the school year.
web-option-hogwarts-length = How long?
web-option-hogwarts-length-quick = Quick
web-option-hogwarts-length-quick-why = More than 210 house points and 1 mission. Half an hour to an hour.
web-option-hogwarts-length-classic = Classic
web-option-hogwarts-length-classic-why = More than 260 house points and 2 missions. About an hour.
web-option-hogwarts-length-long = Long
web-option-hogwarts-length-long-why = More than 320 house points and 3 missions. One hour to two.
web-option-hogwarts-teams = Who is with whom
web-option-hogwarts-solo-rules = Rules of a solo game
web-option-hogwarts-solo-rules-why = Counts only in a game for one.
web-option-hogwarts-solo-rules-underage = underage wizards
web-option-hogwarts-solo-rules-qualified = qualified wizards
web-option-hogwarts-faq-stops = Stops on named spaces
web-option-hogwarts-faq-stops-why = A move may end early on any space with a printed name.
web-option-hogwarts-place-bonus = Gifts of special places
web-option-hogwarts-place-bonus-why = Arriving at a special place gives something: a card, life points, a Portkey.
web-option-hogwarts-defence-table = Defence dice
web-option-hogwarts-defence-table-why = Qualified wizards defend themselves with a die and its table.
web-option-hogwarts-mission-swap = Exchange of missions
web-option-hogwarts-mission-swap-why = With seven or eight players a mission may be exchanged on a tower.
web-option-hogwarts-eaters = Death Eaters
web-option-hogwarts-eaters-why = Who puts them on towers at the start, if qualified wizards play.
web-option-hogwarts-eaters-random = by lot
web-option-hogwarts-eaters-alternate = the players in turn
web-option-hogwarts-round-cap = End of the school year
web-option-hogwarts-round-cap-why = The game ends at the latest after 30, 40 or 60 rounds, by its length.
web-option-hogwarts-must-collect = Objects must be picked up
web-option-hogwarts-must-collect-why = Whoever passes an object of an own mission takes it, like it or not.
web-option-talisman-free-choice = Choose your Character
web-option-talisman-free-choice-why = Instead of being dealt one at random.
web-option-talisman-no-inheritance = No inheritance
web-option-talisman-no-inheritance-why = A killed Character is out; its player goes on with a new one, and its belongings stay where it fell.
web-option-talisman-slow-growth = Slow growth
web-option-talisman-slow-growth-why = A point of Magic or Might costs 7 Trophy points instead of 5. A longer game.
web-option-talisman-early-ditching = Early ditching
web-option-talisman-early-ditching-why = You may drop Objects and Followers before you draw, and draw that many fewer cards.
web-option-talisman-static-barrier = Fixed barrier
web-option-talisman-static-barrier-why = King’s Cross opens to everybody with a Magic above 9, without dice.
web-option-talisman-hallows-from-pile = More ways to a Hallow
web-option-talisman-hallows-from-pile-why = A Hidden Hallow found in the Grounds is swapped for one of the three Hallows of the pile. A shorter game.
web-option-talisman-round-limit = Last round
web-option-talisman-round-limit-why = The game stops after this many rounds; 0: it is played to the end.
web-option-talisman-ask-everybody = Ask everybody, seconds
web-option-talisman-ask-everybody-why = Everybody who could hold a fitting Spell is given this many seconds, so that being asked tells nothing; 0: only who holds one is asked.
web-option-quidditch-houses = House
web-option-quidditch-houses-why = Each of you picks a house now, or at the table.
web-option-quidditch-houses-open = chosen at the table
web-option-quidditch-houses-gryffindor = Gryffindor
web-option-quidditch-houses-hufflepuff = Hufflepuff
web-option-quidditch-houses-ravenclaw = Ravenclaw
web-option-quidditch-houses-slytherin = Slytherin
web-option-quidditch-lineup = Line-up
web-option-quidditch-lineup-choose = You place your own pieces
web-option-quidditch-lineup-choose-why = Each of you places Keeper, Beaters, Chasers and Seeker before the match.
web-option-quidditch-lineup-standard = The usual one
web-option-quidditch-lineup-standard-why = The pieces stand as they mostly do, and the match begins at once. Begin with this one.
web-option-rising-mode = Starting tokens
web-option-rising-mode-why = In a balanced game of four everybody starts with a Spell token; in a strict one nobody does.
web-option-rising-mode-balanced = balanced
web-option-rising-mode-strict = strict
web-option-rising-voldemort-track = Voldemort’s strength
web-option-rising-voldemort-track-why = Boxes on his track: 4 is easier, 5 is usual, 6 and more is for the brave.
web-option-rising-dark-mark-all = Hard Dark Mark
web-option-rising-dark-mark-all-why = The Dark Mark strikes at all Locations, not only where Voldemort is.

## What happens, told in beats

web-versus = vs
web-roll-now = Roll
web-stamp-won = Won
web-stamp-lost = Lost
web-stamp-standoff = Standoff
web-stamp-tie = Tie
web-stamp-stands = as it stands
web-since = Since your turn
web-since-why = Choose a picture to see that moment on the board.
web-since-start = Start my turn
web-since-at = { $at } of { $of }
web-since-back = back
web-since-you = touches you
web-since-quiet = { $count ->
    [one] + { $count } quiet move
   *[other] + { $count } quiet moves
}
web-dice-setting = Dice
web-roll-for-me = Roll for me
web-roll-for-me-why = Otherwise your own dice wait until you press them.

## Looking back on a game

web-chances = Chance of winning
web-chances-team = The team's chance of winning
web-chances-swing = Turn { $turn }: { $who } goes from { $before }% to { $after }%.
web-chances-swing-team = Turn { $turn }: from { $before }% to { $after }%.
web-chances-parts = Luck { $luck }, choices { $chosen }.
web-chances-lost = Turn { $turn }, { $who }: “{ $chosen }” leaves { $chance }%; “{ $rather }” would have been worth { $could }%.
web-shelf = What lasts
web-shelf-ends = ends { $ends }
## Lessons

web-lesson-take = Learn in three minutes
web-lesson-leave = Leave the lesson
web-lesson-step = Step { $n } of { $count }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-watch = Watch for a moment…
web-lesson-wrong = Not yet: first do what is lit. Nothing has been lost.
web-lesson-done = Lesson over
web-lesson-play = Play a first game
web-lesson-again = Once more

## What is kept about me

web-device = Your devices
web-device-why = A code brings your tables and your name to another device. It is good for ten minutes, once.
web-device-code = Show a code
web-device-shown = Type this in there: { $code }
web-device-type = Code from another device
web-device-move = Use it here
web-device-moved = This device is yours now too.
web-device-leave = Log out everywhere
web-device-leave-sure = Log out everywhere else
web-device-leave-why = All your other devices are strangers from then on. This one stays yours.
web-device-left = Done. Only this device is yours.
web-notice-down = The server stops in { $minutes ->
    [0] a moment
    [one] one minute
   *[other] { $minutes } minutes
 }. Nothing is lost; the table comes back by itself.
web-pin = PIN
web-pin-new = Lock with a PIN (4 to 8 digits, if you like)
web-mute = Hide what { $who } says
web-unmute = Show what { $who } says
web-report = Report { $who }
web-report-why = Whoever runs this server will read it.
web-report-chat = What was said
web-report-name = The name
web-report-play = How they play
web-report-sent = Reported. Thank you.

web-push = Notices
web-push-on = Tell me when it is my turn
web-push-why = When others wait for you and the table is open on none of your screens. The notice travels sealed through your browser’s maker and says only which game, and with whom.
web-push-forbidden = Your browser forbids notices from this page; its own settings can allow them.

web-mine = What is kept about me
web-mine-why = Your name, the tables you sat at, what you chose and said there. No account, no address. With notices on, also where your browser wants them sent.
web-mine-save = Save it as a file
web-mine-forget = Delete it all
web-mine-forget-why = Tables where nobody else sits are gone for good. At the others a bot plays on for you, without your name and your words.
web-mine-forget-sure = Yes, delete everything
web-mine-forgotten = Everything is deleted.

## The scene after a game

web-ending-victory = Victory
web-ending-defeat = Defeat
web-ending-draw = Undecided
web-ending-stopped = Stopped
web-ending-board = Look at the board
web-ending-turning = The turning point: turn { $turn }
web-ending-all = All of you
web-ending-watch = Watch it
web-ending-luck = Luck with the dice
web-ending-cold = cold
web-ending-warm = warm
web-ending-luck-icy = ice-cold dice
web-ending-luck-cold = cold dice
web-ending-luck-even = as was to be expected
web-ending-luck-warm = warm dice
web-ending-luck-hot = burning dice
web-ending-luck-of = { $who }: { $how } ({ $got } instead of { $expected })
web-ending-best = Most valuable
web-ending-gentler = A gentler game
web-ending-harder = A harder game
web-ending-bots-gentler = weaker opponents
web-ending-bots-harder = stronger opponents
web-ending-join = To the next game
web-ending-picture = Picture of the board
web-ending-not-now = That did not work. Try again in a moment.
web-ending-wait = The summary comes in a moment…
web-preview-lobby = A table of { $game } with a free seat, perhaps. Open the link and sit down.
web-preview-playing = A game of { $game } is being played. Open the link to watch or to go on.
web-preview-moment = A moment of a finished game of { $game }: open the board as it stood there.
web-preview-turn = Turn { $turn }
web-preview-finished = A finished game of { $game }: open the board at any moment of it.
web-ending-log = The log as text
