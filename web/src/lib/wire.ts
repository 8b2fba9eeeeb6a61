// Written by `python -m hallows.server.typescript` from the structs of the table service. Do not edit.
/* eslint-disable */

export const PROTOCOL = 3;

/** The command is done and safely stored; ``v`` is the version it made (or found, if nothing changed). ``secret`` comes once: a repeat of the command is answered without it. */
export interface Ack {
  t: "ack";
  id: string;
  v: number;
  secret: string | null;
  rematch: string | null;
  hint: Advice | null;
}

/** What a bot would choose, and what tipped the scales; None if nothing particular did. A bot that judges says the chance of winning, of a hundred, as it stands and after this choice. */
export interface Advice {
  option: string;
  bot: string;
  reason: Label | null;
  before: number | null;
  after: number | null;
}

/** The same game, gentler or harder: the options that differ and what they change. None of them: other bots do. */
export interface Again {
  options: Record<string, unknown>;
  label: Label | null;
}

/** A finished game looked back on. Empty where nothing can judge the game; ``together``: all have one chance. */
export interface Analysis {
  together: boolean;
  standings: Standing[];
  swings: Swing[];
  losses: LostChoice[];
}

/** The host makes a seat nobody holds ``open``, or gives it to a ``bot``. In play an open seat is played by its bot until somebody sits down. ``remove`` (lobby only) takes a held seat from its guest. */
export interface Arrange {
  t: "arrange";
  id: string;
  seat: number;
  kind: "bot" | "open";
  bot?: string;
  remove?: boolean;
}

/** Something nobody may miss. ``tone``: good or bad for the players, or neither. */
export interface Banner {
  beat: "banner";
  tone: "bad" | "good" | "neutral";
  about: string[];
}

/** The card, or the player, that was worth most. */
export interface Best {
  what: string;
  told: Label;
  seat: number | null;
}

/** A bot by name; words are in message ``bot-<name>``. */
export interface BotInfo {
  name: string;
}

export interface Change {
  label: Label;
  before: number;
  after: number;
}

/** Where a turn began: version, number, whose. */
export interface Chapter {
  v: number;
  turn: number;
  seat: number;
}

/** Figures of the game turn by turn, a line each, and the heights that mean something. */
export interface Chart {
  title: Label;
  lines: Label[];
  levels: Level[];
  gauges: Gauge[];
}

/** Lines of chat: on arrival the last ones, then each as it is said. */
export interface Chat {
  t: "chat";
  room: "gallery" | "table";
  lines: ChatLine[];
}

/** The rooms you may hear. */
export interface ChatHistories {
  rooms: ChatHistory[];
}

export interface ChatHistory {
  room: "gallery" | "table";
  lines: ChatLine[];
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Answer the pending question. ``question`` is ``asked.question`` of the state the person looked at. */
export interface Choose {
  t: "choose";
  id: string;
  question: number;
  option: string;
  seat?: number | null;
}

/** Move a seat to this browser by its secret. */
export interface Claim {
  secret: string;
}

export interface Claimed {
  seat: number;
  secret: string;
}

export type Command = Choose | Fell | Drew | Undo | Order | Wish | Sit | Leave | Arrange | StandIn | Rename | Salt | Settle | Start | Finish | Rematch | NewSecret | Pin | Say | Hint;

/** About a person at the table, for whoever runs the server. */
export interface Complaint {
  seat: number;
  why: "chat" | "name" | "play";
  text?: string;
}

/** Something a guest did at a table; ``option``: what they chose. */
export interface Deed {
  v: number;
  at: number;
  what: string;
  option: string;
}

/** At a real table: which card was drawn, one of ``asked.real.things``. */
export interface Drew {
  t: "drew";
  id: string;
  question: number;
  thing: string;
  seat?: number | null;
}

/** How it ended. ``stopped``: the company agreed to stop; there are then no winners. */
export interface End {
  winners: number[];
  reason: string;
  scores: number[];
  truncated: boolean;
  stopped: boolean;
}

/** How a finished game was decided, in the game's own words (see ``kernel.Ending``); ``headline`` is None where it has none. ``line`` names the line of milestones; ``standings`` are how far each seat had come turn by turn, if the game can tell. */
export interface Ending {
  headline: Label | null;
  told: Label | null;
  faces: string[];
  line: Label | null;
  milestones: Milestone[];
  chart: Chart | null;
  standings: Gauge[];
  figures: Figure[];
  best: Best | null;
  luck: Luck[];
  gentler: Again | null;
  harder: Again | null;
}

/** Nothing was changed. ``code`` is one of ``errors.CODES``: message ``error-<code>`` with ``args``. */
export interface Error {
  t: "error";
  code: string;
  id: string | null;
  args: Record<string, number | string | (number | string | (number | string)[])[]>;
}

/** Something that happened, numbered ``n`` among the events this viewer may know; ``v`` is the version that brought it. Message ``<game>-event-<key>``, or ``table-event-<key>`` when ``of`` is ``table``. Dice on the table have ``thrown``, what is to be shown in its own time has a ``beat``. */
export interface Event {
  n: number;
  v: number;
  key: string;
  args: Record<string, number | string | (number | string | (number | string)[])[]>;
  rule: string;
  of: "game" | "table";
  thrown: Thrown | null;
  beat: Walk | Flip | Sum | Verdict | Banner | null;
}

/** All that is known of a guest. */
export interface Everything {
  name: string;
  created: number;
  seen: number;
  tables: KnownTable[];
  said: KnownLine[];
  complained: KnownLine[];
  results: KnownResult[];
  browsers: KnownBrowser[];
}

/** ``commitment`` is SHA-256 of the secret, shown from the first moment; ``secret`` is empty until the end. */
export interface Fairness {
  table: string;
  commitment: string;
  salts: string[];
  secret: string;
}

/** At a real table: what the dice of ``asked.real`` show, in their order. */
export interface Fell {
  t: "fell";
  id: string;
  question: number;
  faces: number[];
  seat?: number | null;
}

export interface Figure {
  label: Label;
  value: number;
  of: number;
}

/** Agree (or no longer agree) to stop here. The game ends when every guest at the table agrees. */
export interface Finish {
  t: "finish";
  id: string;
  agree?: boolean;
  seat?: number | null;
}

/** Cards are turned up or drawn by ``who`` (empty: by nobody), for all who may know this event. */
export interface Flip {
  beat: "flip";
  who: string;
  cards: string[];
}

/** Play on from version ``v`` of a finished table, at a new one. */
export interface Fork {
  v: number;
  seats: SeatWish[];
  settings?: Settings;
}

export type FromClient = Choose | Fell | Drew | Undo | Order | Wish | Sit | Leave | Arrange | StandIn | Rename | Salt | Settle | Start | Finish | Rematch | NewSecret | Pin | Say | Hint | Look | Sync | Ping;

export type FromServer = State | Ack | Error | Chat | Here | Notice | Pong;

/** A person's games of one kind. Neither won nor lost: undecided, or of people who shared a screen. */
export interface GameCount {
  game: string;
  played: number;
  won: number;
  lost: number;
  roles: RoleCount[];
}

/** ``options`` is the JSON Schema of the game's own options, with defaults. ``min_seats`` and ``max_seats`` are with the usual options, ``seats_by`` what another value of one of them makes of them. Examples teach and test; the front door does not show them. */
export interface GameInfo {
  name: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  seats_by: SeatsBy[];
  vocabulary: string[];
  options: Record<string, unknown>;
  bots: BotInfo[];
  example: boolean;
}

export interface GameList {
  protocol: number;
  games: GameInfo[];
}

export interface Gauge {
  turn: number;
  values: number[];
}

export interface Health {
  ok: boolean;
  version: string;
  database: boolean;
  tables: number;
  sockets: number;
}

/** Somebody came or went. */
export interface Here {
  t: "here";
  presence: Presence;
}

/** Ask a bot what it would do in your place. Answered by an Ack with ``hint``. */
export interface Hint {
  t: "hint";
  id: string;
  question: number;
  seat?: number | null;
}

/** A browser that is told when it is a guest's turn. */
export interface KnownBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  at: number;
}

/** Something a guest said. */
export interface KnownLine {
  code: string;
  at: number;
  text: string;
}

/** How a game ended for a guest; empty: it does not count. */
export interface KnownResult {
  code: string;
  game: string;
  roles: string[];
  result: string;
  ended: number;
}

export interface KnownTable {
  code: string;
  game: string;
  phase: string;
  created: number;
  deeds: Deed[];
}

/** Words: message ``<game>-<key with hyphens>`` with these arguments. */
export interface Label {
  key: string;
  args: Record<string, number | string | (number | string | (number | string)[])[]>;
}

/** Something that lasts: what, on whom (none: on everybody), what it does (None: its card says it), what ends it. */
export interface Lasting {
  what: string;
  on: string[];
  does: Label | null;
  ends: Label;
}

/** How far each seat had come when a turn began, and at the end. */
export interface Lead {
  v: number;
  turn: number;
  scores: number[];
}

/** Give a seat up. In the lobby it is open again; in play a bot goes on in your place. */
export interface Leave {
  t: "leave";
  id: string;
  seat?: number | null;
}

/** An answer of the game as the lesson goes. */
export interface LessonAct {
  seat: number;
  option: string;
}

/** A lesson one can take. */
export interface LessonLine {
  name: string;
  game: string;
  steps: number;
}

export interface LessonList {
  lessons: LessonLine[];
}

/** ``teacher`` is the person whose portrait speaks; ``after`` are options of a gentle first game. */
export interface LessonPlan {
  name: string;
  game: string;
  teacher: string;
  after: Record<string, unknown>;
  steps: LessonStep[];
  acts: LessonAct[];
}

/** ``at``: the answer it waits for, counted from 0 over the whole game; -1: there is something to read. ``lit``: what is lit meanwhile: ``area:…``, ``option:…``, or a selector of the page. */
export interface LessonStep {
  id: string;
  at: number;
  answer: string;
  lit: string[];
}

export interface Level {
  at: number;
  label: Label;
  tone: "" | "bad" | "good";
}

/** See the table as one of your seats, or as a spectator (None): the curtain of a shared screen. */
export interface Look {
  t: "look";
  seat?: number | null;
  pin?: string;
}

/** A choice that cost something: the chance it left, what would have been better, and what that was worth. */
export interface LostChoice {
  turn: number;
  seat: number;
  chosen: Label;
  rather: Label;
  chance: number;
  could: number;
}

/** What a seat's dice gave against what they give on average; ``warmth`` from -100 to 100. */
export interface Luck {
  seat: number;
  throws: number;
  got: number;
  expected: number;
  warmth: number;
}

/** ``secrets``: seat number -> seat secret, for the seats you took; shown this once. */
export interface MadeTable {
  code: string;
  secrets: Record<string, string>;
}

export interface Me {
  name: string;
}

/** Something that happened on the way; ``what`` has the picture. */
export interface Milestone {
  turn: number;
  label: Label;
  what: string;
  tone: "" | "bad" | "good";
}

/** A choice one might look for but does not have now, and why. */
export interface Missing {
  label: Label;
  why: Label;
  rule: string;
}

export interface Move {
  code: string;
}

/** To be typed in on another device, once, before ``until``. */
export interface MoveCode {
  code: string;
  until: number;
}

/** A finished game. No ``seats``: the table is no longer kept. ``shared``: your seats ended differently. */
export interface MyGame {
  code: string;
  game: string;
  ended: number;
  result: "lost" | "shared" | "undecided" | "unknown" | "won";
  roles: string[];
  seats: Seat[];
  mine: number[];
}

/** The newest first; ``more`` is what to ask for with ``before``, empty at the end. */
export interface MyGames {
  games: MyGame[];
  more: string;
}

/** ``going``: tables to go on with, those that wait for you first. ``counting``: finished games that are being counted just now. */
export interface MyPage {
  name: string;
  counts: GameCount[];
  going: TableLine[];
  counting: number;
}

export interface NewName {
  name: string;
}

/** A fresh seat secret, to carry the seat to another browser. The former one is worthless from then on. */
export interface NewSecret {
  t: "new_secret";
  id: string;
  seat?: number | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  settings?: Settings;
  start?: boolean;
  real?: boolean;
}

/** What whoever runs the server tells everybody; ``down``: when it stops for a while. Both empty: no longer. */
export interface Notice {
  t: "notice";
  text: string;
  down: number | null;
}

export interface Odds {
  label: Label;
  percent: number;
}

/** One legal answer, as the game describes it (see ``kernel.Choice``). */
export interface Option {
  key: string;
  label: Label;
  about: string[];
  way: string[];
  to: string;
  detail: Label | null;
  outlook: Outlook | null;
  blocked: Label | null;
}

/** A standing order: let moments of this kind go (``*``: of all kinds, ``quiet``: of those everybody begins with), until the seat's next turn or, if ``lasting``, until taken back with ``on`` false. */
export interface Order {
  t: "order";
  id: string;
  window?: string;
  lasting?: boolean;
  on?: boolean;
  seat?: number | null;
}

/** What a person should know before committing to a choice. */
export interface Outlook {
  odds: Odds[];
  changes: Change[];
  price: number | null;
  purse: number | null;
}

/** Lock a seat of a screen that several people share: it is looked through only with this number; empty: unlock it. Whoever changes it has to know the former one. */
export interface Pin {
  t: "pin";
  id: string;
  seat: number;
  pin: string;
  old?: string;
}

export interface Ping {
  t: "ping";
  n?: number;
}

export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

/** Who is here right now: seats with an open connection, and how many only watch. */
export interface Presence {
  online: number[];
  spectators: number;
}

/** ``key``: what this server's push messages are signed by, as ``PushManager.subscribe`` wants it; empty: it sends none. ``browsers``: how many of mine are told when it is my turn. */
export interface Push {
  key: string;
  browsers: number;
}

/** The pending question. Only the seat asked learns more than who is asked. */
export interface Question {
  question: number;
  seat: number;
  prompt: string;
  args: Record<string, number | string | (number | string | (number | string)[])[]>;
  rule: string;
  window: string;
  options: Option[];
  due: number | null;
  missing: Missing[];
  aside: unknown;
  pause: boolean;
  real: Real | null;
}

/** What people have to say at a real table: what these ``dice`` show, in this order, or (no dice) which card was drawn. Any seat of ``by`` may; only they are told what ``things`` the card may be. */
export interface Real {
  by: number[];
  dice: RealDie[];
  things: string[];
}

/** A die to be thrown: what is on its sides, 1 first (none: numbers), and which die it is where they differ. */
export interface RealDie {
  sides: number;
  kind: string;
  faces: string[];
}

/** The body of every HTTP answer of 400 and above. */
export interface Refusal {
  code: string;
  args: Record<string, number | string | (number | string | (number | string)[])[]>;
  id: string | null;
}

/** A new table with the same game and company, everybody one seat on. The first to ask makes it; everybody gets its code. Gentler or harder as ``…/ending`` says. */
export interface Rematch {
  t: "rematch";
  id: string;
  how?: "gentler" | "harder" | "same";
}

/** Another name at this table. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
  seat?: number | null;
}

/** A game in figures. ``lead`` is empty if the game cannot tell; ``dice`` is how often each seat threw each face of a six-sided die. */
export interface Report {
  chapters: Chapter[];
  lead: Lead[];
  dice: number[][];
}

/** ``role`` is whom one played, ``kind:id`` as the game's words have it. */
export interface RoleCount {
  role: string;
  played: number;
  won: number;
}

/** Add your own salt to the dice, before the start. */
export interface Salt {
  t: "salt";
  id: string;
  salt: string;
  seat?: number | null;
}

/** A line of chat. Players talk at the table, spectators in the gallery. */
export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** ``guest``: somebody's; ``bot``: a bot's; ``open``: anybody may sit down. ``bot`` names the bot that plays the seat now, whoever it belongs to; empty when a person does. */
export interface Seat {
  seat: number;
  kind: "bot" | "guest" | "open";
  name: string;
  bot: string;
  host: boolean;
  salted: boolean;
  wants_finish: boolean;
  locked: boolean;
}

/** How a new table's seat is filled: ``me``, ``open`` or a ``bot`` by name. */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  bot?: string;
  name?: string | null;
}

/** With this value of an option so many may sit down. */
export interface SeatsBy {
  option: string;
  value: string | number | boolean;
  min_seats: number;
  max_seats: number;
}

/** What the host decides besides the game's own options. */
export interface Settings {
  undo?: boolean;
  hints?: boolean;
  spectators?: boolean;
  chat?: boolean;
  delay?: 0 | 1 | 5 | 15;
  listed?: boolean;
  seconds?: number;
}

/** The host changes the table's settings. */
export interface Settle {
  t: "settle";
  id: string;
  settings: Settings;
}

/** Take an open seat. The ack carries the seat's secret, once. */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  name?: string | null;
}

/** Let a bot play your seat for a while (``on``), or take it back. It stays yours. */
export interface StandIn {
  t: "stand_in";
  id: string;
  on: boolean;
  bot?: string;
  seat?: number | null;
}

/** Everybody's chance of winning, of a hundred, as a turn begins; the last one at the end. */
export interface Standing {
  turn: number;
  seat: number;
  chances: number[];
}

/** The host starts the game. Open seats are refused unless ``fill`` names the bot to fill them. */
export interface Start {
  t: "start";
  id: string;
  fill?: string;
}

/** The table as this viewer may see it, whole, at version ``v``; ``events`` are only those after ``since``. A client keeps the events numbered below ``keep``, drops the others and appends ``events``: after an undo that takes the undone ones away. ``view`` is the game's own (None in the lobby). */
export interface State {
  t: "state";
  v: number;
  since: number;
  now: number;
  phase: "finished" | "lobby" | "playing";
  table: TableInfo;
  seats: Seat[];
  you: You;
  view: unknown;
  asked: Question | null;
  turn: number | null;
  answers: number;
  may_undo: boolean;
  lasting: Lasting[];
  orders: Record<string, boolean>;
  quiet: string[];
  wishes: Option[];
  wished: string[];
  keep: number;
  events: Event[];
  outcome: End | null;
  fairness: Fairness;
  presence: Presence;
  rematch: string | null;
  behind: number;
  moment: boolean;
}

/** A browser's push subscription, as the browser gives it, and the language to tell it in. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "it" | "pl";
}

/** The totals that are compared, the attacker's first. */
export interface Sum {
  beat: "sum";
  totals: Total[];
}

/** A turn, by its place among the standings, that changed a seat's chance much; what its own choices gave away, and luck. None: not looked into. */
export interface Swing {
  at: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  chosen: number | null;
  luck: number | null;
}

/** Send the state again, with the events after version ``v``. */
export interface Sync {
  t: "sync";
  v?: number;
}

/** What does not change while people play. */
export interface TableInfo {
  code: string;
  game: string;
  vocabulary: string[];
  rules: number;
  options: Record<string, unknown>;
  settings: Settings;
  created: number;
  origin: string;
  lesson: string;
  real: boolean;
}

/** A table in the list of mine, or of open ones. */
export interface TableLine {
  code: string;
  game: string;
  phase: "finished" | "lobby" | "playing";
  seats: Seat[];
  mine: number[];
  host: boolean;
  your_turn: boolean;
  v: number;
  created: number;
  changed: number;
}

export interface TableList {
  tables: TableLine[];
}

/** What adds ``n`` to a total. A die is ``part:die`` and its face; where successes are counted, ``face:5`` and how often it counts. */
export interface Term {
  what: string;
  n: number;
}

/** Dice on the table: what they were thrown for, what they show, and whose they are (None: nobody's). */
export interface Thrown {
  label: string;
  faces: number[];
  sides: number;
  seat: number | null;
}

/** One side's total: who, what it is made of in the order of adding, and the sum. */
export interface Total {
  who: string[];
  terms: Term[];
  total: number;
}

/** Take the seat's last choice back, where ``may_undo`` says so; at a real table whatever was done last. */
export interface Undo {
  t: "undo";
  id: string;
  question: number;
  seat?: number | null;
}

export interface Unsubscribe {
  endpoint: string;
}

/** How something that was decided by dice came out for ``who``; ``against`` is the other side. */
export interface Verdict {
  beat: "verdict";
  result: "draw" | "evaded" | "lost" | "won";
  who: string;
  against: string[];
}

/** A figure goes from ``origin`` (empty: from wherever it stood, or from beside the board) along ``way``, whose last space is the one where it stands now. ``leap``: it is put there without touching anything between. Figures and spaces are names: ``seat:1``, ``enemy:ogre``, ``space:bridge``. ``banner``: nobody may miss it, and what it bodes. */
export interface Walk {
  beat: "walk";
  who: string;
  origin: string;
  way: string[];
  leap: boolean;
  banner: "bad" | "good" | "neutral" | null;
}

/** Ask me at the next moment that offers this, whatever my standing orders say: one of ``wishes``, or (``on`` false) no longer. */
export interface Wish {
  t: "wish";
  id: string;
  option: string;
  on?: boolean;
  seat?: number | null;
}

/** The guest this message is for. ``seat`` is the seat whose view this is; None: the public view. */
export interface You {
  name: string;
  host: boolean;
  seats: number[];
  seat: number | null;
}

/** What the game duel shows, and what can be chosen about it. */
export namespace duel {
  export interface DuelView {
    active: number;
    turns: number;
    deck: number;
    discard: string[];
    wizards: WizardView[];
  }

  /** ``max_turns``: stop there and call it a draw; 0: never. ``ask_everybody``: seconds for everybody who holds a card, where only a Shield or a Hex is of use; 0: only who has one is asked. */
  export interface Options {
    max_turns?: number;
    ask_everybody?: number;
  }

  /** ``hand`` holds the viewer's own cards by name, other seats' by names that mean nothing. */
  export interface WizardView {
    seat: number;
    hearts: number;
    hand: string[];
  }

  export type View = DuelView;
}

/** What the game talisman shows, and what can be chosen about it. */
export namespace talisman {
  export interface BattleView {
    kind: string;
    stat: string;
    hero: SideView;
    foe: SideView;
  }

  /** ``type``: kind, side and strength in words. */
  export interface CardDrawing {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    type: string;
    kind: "enemy" | "event" | "follower" | "galleons" | "magic_object" | "object" | "observer" | "place";
    side: "death_eaters" | "order" | null;
    stat: "magic" | "might" | null;
    value: number;
  }

  /** A face-up card on a space; ``fate`` lies on it, ``visits`` were paid to it. */
  export interface CardView {
    card: string;
    fate: number;
    visits: number;
  }

  export interface CastView {
    spell: string;
    caster: number;
    target: string;
  }

  export interface CharmView {
    spell: string;
    until: string;
  }

  /** ``top``: the cards on top that the viewer knows, first to be shown first. */
  export interface DeckView {
    count: number;
    discards: number;
    discard_top: string;
    top: string[];
  }

  /** Where a walk may lead: the option it will be, the space (empty: any other of the Region), the way. */
  export interface Goal {
    option: string;
    to: string;
    way: string[];
  }

  /** A player's sheet and everything beneath it. ``spells`` are the viewer's own, or those it has seen. */
  export interface HeroView {
    seat: number;
    character: string;
    sheet: string;
    side: string;
    space: string;
    magic: StatView | null;
    might: StatView | null;
    life: number;
    start_life: number;
    fate: number;
    start_fate: number;
    galleons: number;
    objects: string[];
    object_limit: number;
    followers: string[];
    follower_limit: number;
    trophies: string[];
    trophy_points: Record<string, number>;
    spell_count: number;
    spell_limit: number;
    spells: string[];
    challenge: string;
    charms: CharmView[];
    waiting: boolean;
    out: boolean;
    miss: boolean;
    ferret: number;
    extra: number;
    turned_back: boolean;
    admitted: boolean;
    held: number;
    next_move: string;
    next_must: boolean;
    frozen: boolean;
    master: number;
    guide: number;
  }

  export interface LastingView {
    card: string;
    rule: string;
    owner: number;
    slots: number;
  }

  /** Where a number of steps leads. ``shown``: the die shows it now; ``herald``: it also moves Voldemort. */
  export interface Lead {
    n: number;
    shown: boolean;
    herald: boolean;
    goals: Goal[];
  }

  /** What a table agrees on before the game (T-376). Everything is off unless said. */
  export interface Options {
    free_choice?: boolean;
    ages?: number[];
    no_inheritance?: boolean;
    slow_growth?: boolean;
    early_ditching?: boolean;
    static_barrier?: boolean;
    fate_on_return?: boolean;
    floo_anywhere?: boolean;
    hallows_from_pile?: boolean;
    dial_max?: number;
    first_player?: number;
    round_limit?: number;
    ask_everybody?: number;
  }

  /** One summand of a total, with the name of where it comes from. */
  export interface Part {
    source: string;
    n: number;
  }

  /** What one side, shop or choice has to itself; a choice may have no name. */
  export interface PartText {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
  }

  /** Words that fall apart ``by`` side (only one's own counts), shop (one is visited), choice (one is taken) or time. */
  export interface PartsText {
    block: "parts";
    text: string;
    by: "choice" | "shop" | "side" | "time";
    before: string;
    parts: PartText[];
  }

  /** What a roll from ``low`` to ``high`` brings. */
  export interface RollRow {
    low: number;
    high: number;
    text: string;
  }

  /** Results of dice. ``before`` and ``after`` are the words around the rows. */
  export interface RollTable {
    block: "table";
    text: string;
    before: string;
    rows: RollRow[];
    after: string;
  }

  /** One sentence or more, to be read as they stand. */
  export interface Sentence {
    block: "sentence";
    text: string;
  }

  /** One block for each ability. */
  export interface SheetDrawing {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    character: string;
    magic: number;
    might: number;
    life: number;
    fate: number;
  }

  /** One side of a Battle as far as its sum is known; a die of 0 is not yet rolled. ``parts`` make up ``stat``. */
  export interface SideView {
    parts: Part[];
    seat: number;
    names: string[];
    stat: number;
    modifier: number;
    die: number;
    score: number;
  }

  /** ``barrier`` is added to the die against who wants to pass. */
  export interface SpaceDrawing {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    region: "castle" | "great_hall" | "grounds" | "london";
    position: number;
    draw: number;
    barrier: number;
  }

  export interface SpaceView {
    cards: CardView[];
    galleons: number;
    figures: number[];
  }

  export interface StatView {
    parts: Part[];
    start: number;
    dial: number;
    total: number;
  }

  /** ``dice`` lie on the table, thrown for ``roll`` (by whose dice: ``his``, Voldemort's); together they make ``total`` in the tables of what the question is ``about`` (0: that is not settled). */
  export interface TalismanAside {
    roll: string;
    his: boolean;
    dice: number[];
    total: number;
    about: string[];
    leads: Lead[];
    verdicts: Verdict[];
  }

  /** Kinds of things, each by id. */
  export interface TalismanDrawing {
    spaces: Record<string, SpaceDrawing>;
    rings: Record<string, string[]>;
    cards: Record<string, CardDrawing>;
    spells: Record<string, Told>;
    sheets: Record<string, SheetDrawing>;
    voldemort: VoldemortDrawing;
  }

  export interface TalismanView {
    begun: boolean;
    active: number;
    turns: number;
    rounds: number;
    extra_turn: boolean;
    die: number;
    advantage: string;
    voldemort: VoldemortView;
    heroes: HeroView[];
    spaces: Record<string, SpaceView>;
    outer: DeckView;
    middle: DeckView;
    spells: DeckView;
    purchases: Record<string, number>;
    hallows: string[];
    galleons: number;
    fate: number;
    trophy_price: number;
    unused: string[];
    lasting: LastingView[];
    battle: BattleView | null;
    casting: CastView[];
    winner: number;
    win: string;
  }

  /** A thing with a name and words, as a drawing has it. */
  export interface Told {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
  }

  /** What some faces of a die would mean, if it were thrown by this option (empty: by any). */
  export interface Verdict {
    option: string;
    result: "draw" | "lose" | "win";
    faces: number[];
  }

  export interface VoldemortDrawing {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    strength: Record<string, number>;
  }

  export interface VoldemortView {
    space: string;
    strength: number;
  }

  export type View = TalismanView;
  export type Drawing = TalismanDrawing;
  export type Aside = TalismanAside | null;
}

/** What the game rising shows, and what can be chosen about it. */
export namespace rising {
  export interface AbilityDrawing {
    cost: Record<string, number>;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string[];
  }

  export interface CardView {
    id: string;
    kind: "death_eater" | "wizard";
    affiliation: "army" | "hogwarts" | "order" | null;
    damage: number;
    slots: number;
    cost: CostView | null;
    used: boolean;
    gives_die: boolean;
  }

  /** Symbols to cover. ``need`` is what is still uncovered this turn, ``dice`` what lies there. */
  export interface CostView {
    cost: ("courage" | "friendship" | "knowledge" | "loyalty")[];
    need: ("courage" | "friendship" | "knowledge" | "loyalty")[];
    dice: DieView[];
    open: boolean;
    complete: boolean;
    sockets: SocketView[];
    short: ("courage" | "friendship" | "knowledge" | "loyalty")[];
  }

  /** An option that covers symbols of ``target``. ``ends``: what follows; None while something is ``left``. */
  export interface Covering {
    target: string;
    covers: ("courage" | "friendship" | "knowledge" | "loyalty")[];
    left: ("courage" | "friendship" | "knowledge" | "loyalty")[];
    ends: "act" | "harm" | "recruit" | null;
  }

  /** The four ways to lose, each with how near it is. */
  export interface DangerView {
    wizards: number;
    wizards_limit: number;
    smallest_team: number;
    smallest_team_of: number;
    places: number;
    places_limit: number;
    deepest: number;
    deepest_at: "diagon" | "hogsmeade" | "ministry";
    near: string[];
  }

  /** What a Death Eater or a Place does: ``here`` while Voldemort is at its Location, ``mark`` on the Dark Mark. ``otherwise``: in few words, what happens if there is nobody to hit. */
  export interface DeedDrawing {
    when: "here" | "mark";
    label: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    otherwise: string;
  }

  export interface DiceView {
    pool: Record<string, number>;
    rolled: DieView[];
    in_use: Record<string, number>;
    copies: Record<string, number>;
    exhausted: ("blue" | "orange" | "purple" | "red")[];
    rolls: number;
  }

  /** A die; ``token_of`` is the seat whose trait token stands in for one. ``id``: what options about a die on the table call it, without ``die:``. */
  export interface DieView {
    colour: "blue" | "orange" | "purple" | "red" | "";
    trait: "courage" | "friendship" | "knowledge" | "loyalty";
    symbols: number;
    token_of: number | null;
    id: string;
  }

  export interface HeadquartersDrawing {
    id: string;
    affiliation: "army" | "hogwarts" | "order";
    pool: ("blue" | "orange" | "purple" | "red")[];
    abilities: AbilityDrawing[];
  }

  /** ``places`` are those still standing, the active one first; none: the base is revealed. */
  export interface LocationView {
    id: "diagon" | "hogsmeade" | "ministry";
    places: string[];
    corruption: number;
    boxes: number;
    fallen: boolean;
    cards: (CardView | null)[];
    voldemort: boolean;
  }

  /** What can be agreed before a game. mode: ``balanced`` gives starting Spell tokens where the table is large, ``strict`` never. four_player_token_boost: says so explicitly; not together with ``strict``. voldemort_track: boxes on his track; 4 for beginners, 6 and more for the brave. dark_mark_all: the hard Dark Mark, R-243. first: the first player's seat; -1: by lot. teams_of: who runs each seat, for example ``[0, 0]`` for one person with two teams; empty: every seat has its own person. max_turns: stop there and call it unfinished; 0: never. For simulations. */
  export interface Options {
    mode?: "balanced" | "strict";
    four_player_token_boost?: boolean | null;
    voldemort_track?: number;
    dark_mark_all?: boolean;
    first?: number;
    teams_of?: number[];
    max_turns?: number;
  }

  export type PartText = talisman.PartText;
  export type PartsText = talisman.PartsText;
  export interface PlayerView {
    seat: number;
    affiliation: "army" | "hogwarts" | "order" | null;
    hq: string | null;
    location: "diagon" | "hogsmeade" | "ministry" | null;
    team: CardView[];
    tokens: string[];
    pool: ("blue" | "orange" | "purple" | "red")[];
    abilities: CostView[];
  }

  export interface RisingAside {
    covering: Record<string, Covering>;
  }

  /** Kinds of things, each by id: of Death Eaters and Places what they do, of dice their faces in words. */
  export interface RisingDrawing {
    wizards: Record<string, WizardDrawing>;
    death_eaters: Record<string, DeedDrawing[]>;
    voldemort: Record<string, Told>;
    places: Record<string, DeedDrawing>;
    headquarters: Record<string, HeadquartersDrawing>;
    spells: Record<string, SpellDrawing>;
    dice: Record<string, string>;
  }

  export interface RisingView {
    options: Options;
    phase: string;
    step: "dice" | "end" | "travel" | "voldemort" | null;
    turns: number;
    first: number;
    active: number;
    locations: LocationView[];
    players: PlayerView[];
    voldemort: VoldemortView;
    dice: DiceView;
    corrupted: string[];
    penalties: string[];
    azkaban: string[];
    hospital: string[];
    deck: number;
    supply: number;
    discard: string[];
    danger: DangerView;
    hopeless: boolean;
    won: boolean;
    losses: string[];
  }

  export type RollRow = talisman.RollRow;
  export type RollTable = talisman.RollTable;
  export type Sentence = talisman.Sentence;
  /** One symbol of a cost, and what covers it. A die that covers two stands in two. */
  export interface SocketView {
    trait: "courage" | "friendship" | "knowledge" | "loyalty";
    by: DieView | null;
  }

  export interface SpellDrawing {
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
  }

  export type Told = talisman.Told;
  export interface VoldemortView {
    figure: "diagon" | "hogsmeade" | "ministry";
    revealed: boolean;
    damage: number;
    track: number;
    cap: number;
    cost: CostView;
    die: "left" | "mark" | "right" | null;
    cards_above: number | null;
    standing: "away" | "capped" | "hidden" | "open";
  }

  /** ``price`` is what its ability costs each time; ``short`` says it in few words, a line for each thing. */
  export interface WizardDrawing {
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    id: string;
    short: string[];
    affiliation: "army" | "hogwarts" | "order";
    start: boolean;
    slots: number;
    price: Record<string, number>;
  }

  export type View = RisingView;
  export type Drawing = RisingDrawing;
  export type Aside = RisingAside | null;
}

/** What the game hogwarts shows, and what can be chosen about it. */
export namespace hogwarts {
  /** What a sheet can do, on the ``move`` or in a ``fight``. */
  export interface AbilityDrawing {
    id: string;
    when: "fight" | "move";
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
  }

  /** Where a ball is, and the id of the piece that has it, if one does. */
  export interface BallView {
    space: string;
    holder: string | null;
  }

  export interface BookDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    copies: number;
    subject: "charms" | "creatures" | "defence" | "herbology" | "potions" | "transfiguration";
    points: number;
  }

  /** A conduct or event card. */
  export interface CardDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    copies: number;
    deck: "conduct" | "event";
  }

  /** ``objects`` says what lies on which space; ``decks`` how many cards are left. */
  export interface CupView {
    variant: string;
    length: string;
    qualified: boolean;
    goal: GoalView;
    step: string;
    active: number;
    round: number;
    turns: number;
    total: number;
    picked: number;
    visit: string;
    extra_turn: boolean;
    triggered: boolean;
    scores: number[];
    teams: number[];
    players: PlayerView[];
    objects: Record<string, string[]>;
    eaters: string[];
    closed: string[];
    decks: Record<string, number>;
    fight: FightView | null;
    match: MatchView | null;
    winners: number[];
    ending: string;
  }

  /** What some faces of a defender's die mean: ``who`` loses so many HP. */
  export interface DefenceAside {
    faces: number[];
    who: "attacker" | "defender";
    loss: number;
  }

  /** What a duel is about: a card of each of these decks for winning it, so many cards given up for losing it. */
  export interface DuelAside {
    won: ("book" | "potion" | "spell")[];
    lost_cards: number;
  }

  /** One end of a move: its ``option``, the movement it takes, whether movement is left over because one stops there (``early``) or has to (``forced``), what it is good for, and the objects that can be picked up on the way. */
  export interface EndAside {
    option: string;
    space: string;
    steps: number;
    early: boolean;
    forced: boolean;
    use: string;
    objects: string[];
  }

  /** A fight card, or a duel card (``number`` 0). Who strikes ``first``; ``reveal`` and ``after``: the life points its triggers take. */
  export interface EnemyDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    number: number;
    hp: number;
    res: number;
    first: "enemy" | "player";
    reveal: number;
    after: number;
  }

  /** The attack dice of the one who is asked: how many (``shown``: those that lie on the table), which faces hit, whether a 6 hits twice; what the enemy's answer costs (0 against a player or Death Eater), on which faces of a die (all: none is thrown), whether it costs an attack die instead (``numbs``), and how many more cards may be played. ``defence``: the table by which a defender throws for each hit, where the players agreed on it. */
  export interface FightAside {
    dice: number;
    hits: number[];
    double_six: boolean;
    loss: number;
    cards_left: number;
    shown: number[];
    loss_on: number[];
    numbs: boolean;
    defence: DefenceAside[];
  }

  /** ``turn`` is the index of the fighter whose half-round it is. Against a card ``foe`` is the enemy, and ``cancels`` of its next triggers will not happen. */
  export interface FightView {
    kind: string;
    fighters: FighterView[];
    turn: number;
    round: number;
    floor: number;
    foe: string;
    foe_hp: number;
    foe_res: number;
    foe_reveal: number;
    foe_after: number;
    cancels: number;
    silenced: boolean;
    mission: string;
  }

  /** One who fights: a seat, or a Death Eater played by ``seat``. ``played`` cards of at most ``limit``; ``apart`` are the cards set apart for the mission; ``skips``: attacks cancelled in advance. */
  export interface FighterView {
    seat: number | null;
    name: string;
    hp: number;
    dice: number;
    res: number;
    played: number;
    limit: number;
    apart: string[];
    cards: number;
    known: string[];
    skips: number;
    dampen: number;
    lost: number;
    out: boolean;
  }

  /** Where a Bludger thrown so would end, by the face of the die (1 to 6), and whom it would attack there (empty: nobody). */
  export interface Flight {
    option: string;
    ends: string[];
    targets: string[];
  }

  /** What triggers the end: so many missions, more than so many points; the last round. */
  export interface GoalView {
    missions: number;
    points: number;
    rounds: number;
    match: boolean;
  }

  /** ``ends`` in the order of use for a move, ``fight`` for a question of a fight, ``duel`` where one is fought or threatens, ``exam`` with the points of each book by option; in a match what a match shows. */
  export interface HouseCupAside {
    reaches: Reach[];
    dodges: number[];
    shots: Shot[];
    flights: Flight[];
    race: Landing[];
    ends: EndAside[];
    fight: FightAside | null;
    duel: DuelAside | null;
    exam: Record<string, number>;
  }

  /** Kinds of things, each by id. ``legend`` names the kinds of roads, ``match`` is the game of Quidditch inside. */
  export interface HouseCupDrawing {
    roads: RoadDrawing[];
    legend: Record<string, string>;
    regions: Record<string, NameDrawing>;
    spells: Record<string, MagicDrawing>;
    potions: Record<string, MagicDrawing>;
    eaters: Record<string, SheetDrawing>;
    villains: Record<string, SheetDrawing>;
    spaces: Record<string, SpaceDrawing>;
    missions: Record<string, MissionDrawing>;
    enemies: Record<string, EnemyDrawing>;
    duels: Record<string, EnemyDrawing>;
    books: Record<string, BookDrawing>;
    conduct: Record<string, CardDrawing>;
    events: Record<string, CardDrawing>;
    objects: Record<string, ObjectDrawing>;
    students: Record<string, SheetDrawing>;
    houses: Record<string, NameDrawing>;
    subjects: Record<string, NameDrawing>;
    decks: Record<string, NameDrawing>;
    tokens: Record<string, ToldDrawing>;
    lengths: Record<string, LengthDrawing>;
    variants: Record<string, ToldDrawing>;
    match: QuidditchDrawing;
  }

  /** A total of the dice of the race: how many throws of all make it, and where the Seeker would then be. */
  export interface Landing {
    total: number;
    throws: number;
    seeker: number;
    wins: boolean;
  }

  /** The last round comes with so many ``missions`` and more than so many ``points``; at the latest after ``rounds``. */
  export interface LengthDrawing {
    missions: number;
    points: number;
    rounds: number;
    id: "classic" | "long" | "quick";
    name: string;
    text: string;
  }

  /** A spell or potion; ``use``: when it may be played. */
  export interface MagicDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    copies: number;
    deck: "potion" | "spell";
    use: "attack" | "defence" | "start" | "utility";
    use_name: string;
  }

  /** ``round`` is 0 before the first throw for actions; ``active`` is a seat; ``leader`` and ``winner`` are the seats that won round 1 and the match. */
  export interface MatchView {
    phase: string;
    round: number;
    active: number;
    actions: number;
    lap: number;
    deck: number;
    teams: TeamView[];
    pieces: PieceView[];
    quaffle: BallView;
    bludgers: BallView[];
    leader: number | null;
    how: string;
    winner: number | null;
  }

  /** ``spaces``: any of these; ``place`` names them in one. ``enemy`` is the id of the fight card. */
  export interface MissionDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    number: number;
    spaces: string[];
    place: string;
    objects: string[];
    needs: NeedDrawing[];
    enemy: string;
    points: number;
  }

  export interface NameDrawing {
    id: string;
    name: string;
  }

  /** Cards a mission asks of qualified wizards: ``count`` of a sort, or the one named ``card`` ("spell:stupefy"). */
  export interface NeedDrawing {
    sort: "attack" | "defence" | "named" | "potion" | "spell";
    card: string;
    count: number;
    text: string;
  }

  /** ``missions`` need it. */
  export interface ObjectDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    special: boolean;
    missions: string[];
  }

  /** What a group agrees on before the game (H-011, H-012, canon 12.21). solo_rules: the rules a solo player follows. teams: in the team variant the team of every seat, such as ``[0, 1, 0, 1]``; empty: up to three players are one team, four to six two teams, more three, in turn around the table. faq_stops: one may stop on any space with a name (H-054). place_bonus: arriving at a special place gives its bonus (canon 12.4). defence_table: qualified wizards defend themselves with the table of the second mode (H-179). mission_swap: with 7 or 8 players a mission may be exchanged on a tower (H-104). eaters: who puts the Death Eaters on towers, by lot or the players in turn (C-43). round_cap: the game ends after 30, 40 or 60 rounds (H-247). must_collect: objects of one's own missions must be picked up (C-06). */
  export interface Options {
    variant?: "qualified" | "solo" | "team" | "underage";
    length?: "classic" | "long" | "quick";
    solo_rules?: "qualified" | "underage";
    teams?: number[];
    faq_stops?: boolean;
    place_bonus?: boolean;
    defence_table?: boolean;
    mission_swap?: boolean;
    eaters?: "alternate" | "random";
    round_cap?: boolean;
    must_collect?: boolean;
  }

  export type PartText = talisman.PartText;
  export type PartsText = talisman.PartsText;
  /** ``id`` is the name by which choices light it up (``home-chaser2``), ``name`` the one their words use. ``space`` is None before the line-up and once it is ``out``. */
  export interface PieceView {
    id: string;
    name: string;
    side: number;
    role: string;
    space: string | null;
    out: boolean;
    holds: string;
  }

  /** A player's sheet and what lies around it. ``spells``, ``potions``, ``books`` and ``missions`` are those the viewer knows by id; of all there is the number. ``home``: on a visit, where it began. */
  export interface PlayerView {
    seat: number;
    team: number;
    student: string;
    house: string;
    space: string;
    home: string;
    hp: number;
    dice: number;
    res: number;
    score: number;
    objects: string[];
    floo: number;
    floo_cards: number;
    portkeys: number;
    spell_count: number;
    potion_count: number;
    book_count: number;
    mission_count: number;
    spells: string[];
    potions: string[];
    books: string[];
    missions: string[];
    done: string[];
    matches: number;
  }

  /** A space of the track; number 0 is the start line (1). */
  export interface PointDrawing {
    number: number;
    x: number;
    y: number;
  }

  export interface QuidditchCardDrawing {
    name: string;
    text: string;
    copies: number;
    rule: string;
    provenance: string;
  }

  /** ``bludger_lines``: spaces in a row along which a Bludger flies. ``pieces``, ``teams``, ``balls`` and ``ways`` are names by id. */
  export interface QuidditchDrawing {
    spaces: Record<string, SpotDrawing>;
    bludger_lines: string[][];
    track: PointDrawing[];
    cards: Record<string, QuidditchCardDrawing>;
    teams: Record<string, string>;
    pieces: Record<string, string>;
    balls: Record<string, string>;
  }

  /** Where a piece can fly with the actions left, nearest spaces first. A way goes on behind a ball the piece may pick up only after that question: it ends there. */
  export interface Reach {
    piece: string;
    steps: Step[];
  }

  /** A way between two spaces, both directions. ``cost``: steps. */
  export interface RoadDrawing {
    a: string;
    b: string;
    kind: "bridge" | "corridor" | "door" | "gate" | "passage" | "path" | "stair" | "street" | "tunnel" | "water";
    cost: number;
  }

  export type RollRow = talisman.RollRow;
  export type RollTable = talisman.RollTable;
  export type Sentence = talisman.Sentence;
  /** A student's, a Death Eater's or a villain's sheet; ``spells``, ``potions`` and ``books`` are held at the start. */
  export interface SheetDrawing {
    id: string;
    name: string;
    dice: number;
    res: number;
    hp: number;
    spells: number;
    potions: number;
    books: number;
    house: "gryffindor" | "hufflepuff" | "ravenclaw" | "slytherin" | null;
    hand: string;
    abilities: AbilityDrawing[];
    provenance: string;
  }

  /** By the face of the shooter's die (1 to 6), the faces of the Keeper's that it beats. ``open``: no Keeper, no dice. */
  export interface Shot {
    option: string;
    open: boolean;
    beats: number[][];
  }

  /** ``blocks`` say what the space is and gives, ``short`` the same on a small label (empty: nothing). ``draw`` is the number of cards by deck, ``hp`` life points gained or lost. ``bonus_text`` counts only with the option ``place_bonus``. ``named``: the name is printed even where others are not. */
  export interface SpaceDrawing {
    id: string;
    name: string;
    blocks: (Sentence | RollTable | PartsText)[];
    short: string;
    provenance: string;
    board: "alley" | "castle" | "places";
    region: "alley" | "centre" | "dungeons" | "east" | "forest" | "grounds" | "hogsmeade" | "lake" | "north" | "places" | "west";
    symbol: "book" | "bridge" | "classroom" | "common_room" | "conduct" | "duel" | "event" | "great_hall" | "hp" | "none" | "pitch" | "place" | "potion" | "spell" | "start" | "study" | "tower";
    rosettes: number;
    named: boolean;
    draw: Record<string, number>;
    hp: number;
    subject: "charms" | "creatures" | "defence" | "herbology" | "potions" | "transfiguration" | null;
    house: "gryffindor" | "hufflepuff" | "ravenclaw" | "slytherin" | null;
    reached: "floo" | "portkey" | null;
    bonus: "book" | "duel" | "hp" | "look" | "portkey" | "potion" | "spell" | null;
    bonus_text: string;
    missions: string[];
  }

  /** ``x`` counts columns from 0 to 4, ``y`` rows from the home goal, 0 to 10. ``line`` is the number printed beside its row: 2 goal area, 3 and 4 lines, 0 none. */
  export interface SpotDrawing {
    name: string;
    kind: string;
    x: number;
    y: number;
    line: number;
    to: string[];
  }

  /** A space within reach: how many actions it takes to be there, the space before it on the way, and the option that is the last step. */
  export interface Step {
    space: string;
    cost: number;
    before: string;
    option: string;
  }

  /** ``hand`` holds the viewer's own cards by kind; of other hands only the number of ``cards`` is known. ``seeker`` counts the spaces flown in the race; ``slowed``: the next roll there is made with one die. */
  export interface TeamView {
    side: number;
    seat: number;
    house: string;
    goals: number;
    turns: number;
    chasers: number;
    seeker: number;
    slowed: boolean;
    cards: number;
    hand: string[];
  }

  /** A thing with a name and a sentence about it. */
  export interface ToldDrawing {
    id: string;
    name: string;
    text: string;
  }

  export type View = CupView;
  export type Drawing = HouseCupDrawing;
  export type Aside = HouseCupAside | null;
}

/** What the game returns shows, and what can be chosen about it. */
export namespace returns {
  export type AbilityDrawing = hogwarts.AbilityDrawing;
  /** So many dice, each of which hits with one of ``hits``; those of ``double`` hit twice. By the face of a defence die (1 to 6): HP the defender, and the attacker, loses. */
  export interface AttackAside {
    dice: number;
    hits: number[];
    double: number[];
    defender: number[];
    attacker: number[];
  }

  /** A fight between a hero and a Death Eater; ``turn`` is the index of the fighter whose half-round it is. */
  export interface DuelView {
    fighters: FighterView[];
    turn: number;
    round: number;
  }

  /** A Death Eater; ``space`` is empty once it is beaten. ``moved``: in this turn. */
  export interface EaterView {
    id: string;
    space: string;
    hp: number;
    dice: number;
    res: number;
    cards: number;
    known: string[];
    moved: boolean;
    moving: boolean;
  }

  export type FighterView = hogwarts.FighterView;
  /** By the hero's face (1 to 6), the faces of the other die that it beats. */
  export interface HorcruxAside {
    object: string;
    beats: number[][];
    percent: number;
  }

  export interface HorcruxView {
    id: string;
    space: string;
    destroyed: boolean;
  }

  export type MagicDrawing = hogwarts.MagicDrawing;
  export type NameDrawing = hogwarts.NameDrawing;
  /** What a group agrees on (C-142, C-156). pettigrew: the seat of the player who is Pettigrew, counted from 0; the others are heroes. faq_stops: heroes, Pettigrew and Voldemort may stop on any space with a name. */
  export interface Options {
    pettigrew?: number;
    faq_stops?: boolean;
  }

  export type PartText = talisman.PartText;
  export type PartsText = talisman.PartsText;
  /** A hero, or Pettigrew and later Voldemort. ``character`` is a name such as ``student:ron_weasley``, empty before the choice; ``home``: on a visit, where it began; ``duty``: the Horcrux to be tried again. ``spells`` and ``potions`` are those the viewer knows, of all there is the number. Voldemort's ``hp`` are one for each Horcrux left and one of his own. */
  export interface PawnView {
    seat: number;
    side: string;
    character: string;
    harry: boolean;
    space: string;
    home: string;
    hp: number;
    dice: number;
    res: number;
    move_dice: number;
    objects: string[];
    floo: number;
    portkeys: number;
    spell_count: number;
    potion_count: number;
    spells: string[];
    potions: string[];
    duty: string;
  }

  /** A space. ``text`` says what it gives here, empty: nothing; ``short`` the same on a small label. ``horcrux`` is the id of the one that belongs there. */
  export interface PlaceDrawing {
    id: string;
    name: string;
    board: "alley" | "castle" | "places";
    region: "alley" | "centre" | "dungeons" | "east" | "forest" | "grounds" | "hogsmeade" | "lake" | "north" | "places" | "west";
    symbol: "book" | "bridge" | "classroom" | "common_room" | "conduct" | "duel" | "event" | "great_hall" | "hp" | "none" | "pitch" | "place" | "potion" | "spell" | "start" | "study" | "tower";
    text: string;
    short: string;
    rosettes: number;
    named: boolean;
    reached: "floo" | "portkey" | null;
    horcrux: string;
  }

  /** The Wand or the Stone: set aside, lying on ``space``, or held by ``holder``. */
  export interface RelicView {
    id: string;
    space: string;
    holder: number | null;
  }

  /** What the dice to come would mean: against a Horcrux, in a fight. ``ends``: the spaces to choose from, as options, the most useful first. */
  export interface ReturnsAside {
    horcrux: HorcruxAside | null;
    attack: AttackAside | null;
    ends: string[];
  }

  /** Kinds of things, each by id. ``return_by``: the last round for the return, by number of players; ``rounds_after``: how many follow it. */
  export interface ReturnsDrawing {
    roads: RoadDrawing[];
    legend: Record<string, string>;
    regions: Record<string, NameDrawing>;
    spells: Record<string, MagicDrawing>;
    potions: Record<string, MagicDrawing>;
    eaters: Record<string, SheetDrawing>;
    villains: Record<string, SheetDrawing>;
    spaces: Record<string, PlaceDrawing>;
    tokens: Record<string, TokenDrawing>;
    heroes: Record<string, SheetDrawing>;
    return_by: Record<string, number>;
    rounds_after: number;
  }

  /** ``objects`` says what lies on which space, Horcruxes included; ``last_round`` is the round after which the game ends at the latest; ``returned`` the round of the return, 0 before it. */
  export interface ReturnsView {
    step: string;
    active: number;
    dark: number;
    harry: number | null;
    round: number;
    turns: number;
    last_round: number;
    returned: number;
    total: number;
    picked: number;
    mover: string;
    pawns: PawnView[];
    eaters: EaterView[];
    horcruxes: HorcruxView[];
    horcruxes_left: number;
    voldemort_hp: number;
    ritual: RitualView[];
    stone: RelicView;
    wand: RelicView;
    objects: Record<string, string[]>;
    decks: Record<string, number>;
    fight: DuelView | null;
    winners: number[];
    ending: string;
  }

  /** A token of the ritual: where it lies, or whether Pettigrew holds it; after the ritual neither. */
  export interface RitualView {
    id: string;
    space: string;
    held: boolean;
  }

  export type RoadDrawing = hogwarts.RoadDrawing;
  export type RollRow = talisman.RollRow;
  export type RollTable = talisman.RollTable;
  export type Sentence = talisman.Sentence;
  export type SheetDrawing = hogwarts.SheetDrawing;
  /** A token, whose it is (``light`` or ``dark``; Horcruxes belong to nobody) and what it is for. */
  export interface TokenDrawing {
    id: string;
    name: string;
    role: "horcrux" | "ritual" | "stone" | "wand" | "weapon";
    side: "" | "dark" | "light";
    text: string;
  }

  export type View = ReturnsView;
  export type Drawing = ReturnsDrawing;
  export type Aside = ReturnsAside | null;
}

/** What the game quidditch shows, and what can be chosen about it. */
export namespace quidditch {
  export type BallView = hogwarts.BallView;
  export type Flight = hogwarts.Flight;
  export type Landing = hogwarts.Landing;
  /** How far pieces can fly, and what the dice to come would mean: of a shot, of each Bludger, of a dodge, of the race. */
  export interface MatchAside {
    reaches: Reach[];
    dodges: number[];
    shots: Shot[];
    flights: Flight[];
    race: Landing[];
  }

  export type MatchView = hogwarts.MatchView;
  /** What can be agreed before a match. houses: the two teams, the challenger's first; empty: each player chooses. lineup: ``choose`` lets each player place the team, ``standard`` places both the usual way. */
  export interface Options {
    houses?: ("gryffindor" | "hufflepuff" | "ravenclaw" | "slytherin")[];
    lineup?: "choose" | "standard";
  }

  export type PieceView = hogwarts.PieceView;
  export type PointDrawing = hogwarts.PointDrawing;
  export type QuidditchCardDrawing = hogwarts.QuidditchCardDrawing;
  export type QuidditchDrawing = hogwarts.QuidditchDrawing;
  export type Reach = hogwarts.Reach;
  export type Shot = hogwarts.Shot;
  export type SpotDrawing = hogwarts.SpotDrawing;
  export type Step = hogwarts.Step;
  export type TeamView = hogwarts.TeamView;
  export type View = MatchView;
  export type Drawing = QuidditchDrawing;
  export type Aside = MatchAside | null;
}
