### The balance report (`hallows balance`): what many games say about a game.

balance-title = { $game }: a balance report
balance-how = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
} at tables of { $players }, played by { $bots }; seed { $seed }; options: { $options }; failed games: { $errors }.
balance-findings = What stands out
balance-caution = Bots played these games: what they overlook, nobody used. Differences of winning chances are found among sides of the same role in games of about the same length; they go along with a card or space, they do not prove that it is the cause. Intervals are of 95 %. What is printed bold (in the pictures: red) is more than chance even though many things were compared.
balance-changes = The pack against the box, with the same dice
balance-box = The box
balance-pack = The box with { $packs }
balance-wins = Who wins
balance-usual = Of all seats { $share } % won. The dashed line marks that share.
balance-length = How long it takes, in rounds
balance-lengths = Half of the games are over after { $median } rounds, 19 of 20 after { $late }. A game has { $turns } turns and { $decisions } choices on average; people would need about { $minutes } minutes.
balance-endings = How games end
balance-things = What cards and spaces do to the chance of winning
balance-things-how = “Met” counts sides that had anything to do with the thing. The difference is in percentage points.
balance-deeds = What was done with them, where it made a sure difference (an example from the log)
balance-turns = Turns

balance-head-name = Name
balance-head-hits = Times
balance-head-of = Of
balance-head-share = Share
balance-head-interval = 95 %
balance-head-games = In games
balance-head-times = Times a game
balance-head-met = Sides that met it
balance-head-won-met = Won with
balance-head-won-not = Won without
balance-head-diff = Difference
balance-head-in-box = Box
balance-head-in-pack = With pack

balance-seat-name = Seat { $number }
balance-order-name = Turn order: place { $number }
balance-team-name = Team { $number }
balance-name-heroes = The heroes
balance-name-voldemort = Voldemort’s side
balance-name-pettigrew = Peter Pettigrew, then Voldemort

balance-kind-seat = Seats
balance-kind-order = Order of play
balance-kind-side = Sides
balance-kind-team = Teams
balance-kind-house = Houses
balance-kind-affiliation = Affiliations
balance-kind-character = Characters
balance-kind-sheet = Character sheets
balance-kind-student = Students
balance-kind-bot = Players
balance-kind-card = Cards
balance-kind-space = Spaces
balance-kind-spell = Spells
balance-kind-potion = Potions
balance-kind-object = Objects
balance-kind-book = Books
balance-kind-mission = Missions
balance-kind-enemy = Enemies
balance-kind-eater = Death Eaters
balance-kind-villain = Villains
balance-kind-challenge = Challenges
balance-kind-loc = Locations
balance-kind-place = Places
balance-kind-hq = Headquarters
balance-kind-qcard = Quidditch cards
balance-kind-spot = Squares of the pitch

## Findings

balance-finding-nothing = Nothing stands out in these games.
balance-finding-together = The players win { $share } % of the games (between { $low } and { $high } %).
balance-finding-more = { $name } wins more than its share: { $share } % (between { $low } and { $high } %) where all seats together win { $usual } %.
balance-finding-less = { $name } wins less than its share: { $share } % (between { $low } and { $high } %) where all seats together win { $usual } %.
balance-finding-order-fair = { $count ->
    [one] In one game the order of play makes no measurable difference.
   *[other] In { NUMBER($count) } games the order of play makes no measurable difference.
}
balance-finding-good = Whoever meets “{ $name }” wins more often, by { $diff } points (between { $low } and { $high }); it is met in { $games } % of the games.
balance-finding-bad = Whoever meets “{ $name }” wins less often, by { $diff } points (between { $low } and { $high }); it is met in { $games } % of the games.
balance-finding-seldom = { $count ->
    [one] One thing is met in fewer than { $percent } % of the games: { $names }.
   *[other] { $count } things are met in fewer than { $percent } % of the games, such as: { $names }.
}
balance-finding-ends-often = Nearly always the game ends in one way, { $share } % of the time: “{ $name }”.
balance-finding-ends-hardly = Hardly ever ({ $count } of { $games } games) does it end like this: “{ $name }”.
balance-finding-length = Half of the games are over after { $median } rounds, 19 of 20 after { $late }: about { $minutes } minutes at a table of people.
balance-finding-length-long = Lengths differ a lot: half of the games are over after { $median } rounds, but one in twenty takes more than { $late }; about { $minutes } minutes on average at a table of people.
balance-finding-pack-length = With the pack a game takes { $after } turns instead of { $before }.
balance-finding-pack-ending = With the pack { $after } % of the games end like this instead of { $before } %: “{ $name }”.
balance-finding-pack-share = With the pack { $name } wins { $after } % instead of { $before } %.
