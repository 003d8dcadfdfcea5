// Written by scripts/types.mjs from docs/bots/protocol.schema.json: edit the messages in the server.

export type DirectorName =
  | 'goth_over_comic'
  | 'comic_over_goth'
  | 'alternative_over_classical'
  | 'classical_over_alternative'
  | 'favourites'
  | 'scenery'
  | 'one_of_each'
  | 'undefined_gender'
  | 'plain';
export type Colour = 'red' | 'blue' | 'green' | 'yellow';
export type Category = 'professional' | 'amateur' | 'alternative' | 'classical' | 'comic' | 'goth';
export type Pace = 'slow' | 'normal' | 'quick' | 'instant';
export type Emote = 'applause' | 'bravo' | 'encore' | 'rose' | 'luck' | 'gasp';
export type FromClient =
  | MoveRequest
  | TakeBackRequest
  | HintRequest
  | PreferRequest
  | SkipRequest
  | SitRequest
  | StandRequest
  | ReturnRequest
  | FillRequest
  | ClearRequest
  | ChangeRequest
  | StartRequest
  | RematchRequest
  | AllowChatRequest
  | EmoteRequest
  | ChatRequest
  | MuteRequest;
export type FromServer =
  Welcome | TableInfo | PositionInfo | HintInfo | ThinkInfo | TalkInfo | Accepted | Refused;
export type Gender = 'male' | 'female' | 'undefined';
export type RoleName = 'turandot' | 'calaf' | 'liu' | 'ping' | 'pong' | 'pang';

export interface Accepted {
  type: 'accepted';
  id: number;
}
/**
 * Switch the chat off or on, at any time. Host only.
 */
export interface AllowChatRequest {
  id: number;
  type: 'allow_chat';
  is_allowed: boolean;
}
/**
 * The card in one slot: a singer, or in round 4 a director.
 */
export interface Auditioning {
  slot: number;
  singer: number | null;
  director: DirectorName | null;
  is_gone: boolean;
}
export interface Bid {
  number: number | null;
  money: number;
  bluff: boolean;
}
/**
 * `bid 3`, `bid 3 money 2 bluff`, `bid crew`, `bid crew bluff`.
 */
export interface BidTask {
  kind: 'bid';
  numbers: number[];
  most_money: number;
  may_bid_crew: boolean;
}
/**
 * The deck in use, in ascending order.
 */
export interface BottleImpCards {
  game: 'bottle_imp';
  cards: CardFace[];
}
/**
 * A card of the deck in use.
 */
export interface CardFace {
  card: string;
  colour: Colour;
  points: number;
}
export interface BottleImpDanger {
  game: 'bottle_imp';
  stakes: BottleStake[];
  sellers: BottleSeller[];
  lacks: Colour[][];
}
/**
 * The possible loss of a bottle's owner if they keep the bottle; partners lose it together.
 */
export interface BottleStake {
  owner: number;
  taken: number;
  least: number;
  most: number;
}
/**
 * An unseen card below the price: it could move the bottle to another seat.
 */
export interface BottleSeller {
  card: string;
  holder: number | null;
}
/**
 * Everything that one seat (None: a spectator) has seen.
 */
export interface BottleImpPosition {
  seat: number | null;
  hand: string[];
  open_hands: string[][];
  picks: string[];
  pass_goals: PassGoal[];
  received: string[];
  game: 'bottle_imp';
  phase: 'dealer' | 'deal' | 'pass' | 'play' | 'over';
  round: number;
  rounds: number;
  is_eye: boolean;
  dealer: number | null;
  to_act: number[];
  parties: number[];
  hand_sizes: number[];
  sealed: boolean[];
  tricks: FinishedTrick[];
  tricks_finished: number;
  trick: Play[];
  led: Colour | null;
  winning: string | null;
  for_sale: number;
  bottles: BottlePlace[];
  tricks_won: number[];
  taken: string[][];
  taken_points: number[];
  totals: number[];
  past: FinishedRound[];
  outcome: MatchOutcome | null;
}
/**
 * The destination of one chosen card.
 */
export interface PassGoal {
  goal: 'mystery' | 'left' | 'right' | 'open' | 'hidden';
  seat: number | null;
}
export interface FinishedTrick {
  plays: Play[];
  winner: number;
  card: string;
  bottle: number | null;
}
export interface Play {
  seat: number;
  card: string;
}
export interface BottlePlace {
  price: string;
  owner: number | null;
}
export interface FinishedRound {
  dealer: number;
  parties: number[];
  mystery: string[];
  mystery_points: number;
  bottles: BottlePlace[];
  scores: RoundScore[];
}
/**
 * The sources of the score of one seat in one round.
 */
export interface RoundScore {
  seat: number;
  score: number;
  taken: string[];
  taken_points: number;
  reason: 'tricks' | 'alone' | 'team' | 'bottle' | 'two-bottles' | 'team-bottle';
  factor: number;
}
/**
 * How a match ended.
 */
export interface MatchOutcome {
  scores: number[];
  winners: number[];
  reason: string;
  dummy: number | null;
}
/**
 * Cast the six roles: `cast 5 3 16 1 9 14`, in the order Turandot, Calaf, Liù, Ping, Pong, Pang.
 *
 * The score of a cast is the sum of `fixed` and the worth of each singer in their role.
 */
export interface CastTask {
  kind: 'cast';
  singers: number[];
  fixed: Points;
  worth: SingerWorth[];
  best: number[];
}
/**
 * A score by source.
 */
export interface Points {
  stars: number;
  scenery: number;
  favourites: number;
  gender: number;
  director: number;
  maestro: number;
  total: number;
}
export interface SingerWorth {
  singer: number;
  roles: RoleWorth[];
}
/**
 * The points that a singer adds in one role.
 */
export interface RoleWorth {
  favourite: number;
  gender: number;
  director: number;
}
/**
 * The games, options and limits of this server.
 */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  limits: Limits;
}
export interface GameInfo {
  id: string;
  setups: Setup[];
  default: number;
  levels: string[];
  default_level: string;
  setup: string[];
  summary: string[];
  offers_from_memory: boolean;
}
/**
 * One number of players and, in games with modes, one mode, with the matching options.
 */
export interface Setup {
  players: number;
  mode: string | null;
  has_teams: boolean;
  bottles: number;
  choices: Choice[];
  chosen: {
    [k: string]: string | number;
  };
  facts: {
    [k: string]: number;
  };
}
/**
 * One option of a game: its name in a record, the possible values and the default value.
 */
export interface Choice {
  name: string;
  values: (string | number)[];
  default: string | number;
  highest?: number | null;
  lowest?: number | null;
  files?: string[];
}
export interface Limits {
  longest_name: number;
  most_rounds: number;
  move_s: number[];
  reserve_s: number[];
  correspondence_s: number[];
  longest_chat: number;
  own_file: number;
}
/**
 * Change the settings before the start; fields that are left out stay the same. Host only.
 */
export interface ChangeRequest {
  id: number;
  type: 'change';
  options?: {
    [k: string]: unknown;
  };
  is_public?: boolean;
  allows_spectators?: boolean;
  pace?: Pace;
  clock?: ClockBody | null;
  stand_in?: string;
  from_memory?: boolean;
  is_correspondence?: boolean;
  first?: number | null;
}
export interface ClockBody {
  move_s: number;
  reserve_s: number;
}
/**
 * Send a text to everybody at a private table. The server cleans it up and saves it in no record.
 */
export interface ChatRequest {
  id: number;
  type: 'chat';
  text: string;
}
/**
 * Remove a person or a bot from a seat and open it again, before the start. Host only.
 */
export interface ClearRequest {
  id: number;
  type: 'clear';
  seat: number;
}
/**
 * Seconds for each move, and a reserve for the whole match that runs when they are used up.
 */
export interface ClockRule {
  move_s: number;
  reserve_s: number;
}
export interface CodeBody {
  code: string;
}
export interface Created {
  id: string;
}
export interface DeviceCode {
  code: string;
  seconds: number;
}
export interface Devices {
  count: number;
}
export interface DirectorWorth {
  director: DirectorName;
  seats: Worth[];
  dummy: Worth | null;
}
/**
 * The points that a director adds to a player's opera.
 */
export interface Worth {
  now: number;
  most: number;
}
/**
 * Dismiss a director: `dismiss scenery`.
 */
export interface DismissTask {
  kind: 'dismiss';
  directors: DirectorName[];
}
/**
 * With two players, the dummy player; with more, the cards that have left the game.
 */
export interface DummyRow {
  troupe: number[];
  director: DirectorName | null;
  production: Production | null;
}
/**
 * A cast and its points. Before the end it is the best cast that the troupe allows.
 */
export interface Production {
  cast: (number | null)[];
  worth: RoleWorth[];
  points: Points;
}
/**
 * Send an emote to everybody.
 */
export interface EmoteRequest {
  id: number;
  type: 'emote';
  emote: Emote;
}
/**
 * A page of all data that the server keeps about you.
 */
export interface Export {
  name: string | null;
  matches: ExportedMatch[];
  next: string | null;
}
export interface ExportedMatch {
  match: PastMatch;
  record: MatchRecord | null;
}
/**
 * The result of one of your matches.
 */
export interface PastMatch {
  table: string;
  ended_at: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: PastSeat[];
  your_seat: number;
  scores: number[];
  winners: number[];
  reason: string;
  rounds: number;
  is_counted: boolean;
  has_replay: boolean;
}
/**
 * The player in a seat.
 */
export interface PastSeat {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  is_you: boolean;
}
/**
 * A match as a file (docs/research/record.md).
 */
export interface MatchRecord {
  format: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  events: string[];
  result: {
    [k: string]: unknown;
  };
}
/**
 * A statistic that is specific to a game, over many matches.
 */
export interface FigureInfo {
  name: string;
  keeps: 'sum' | 'best';
  value: number;
  table: string | null;
}
/**
 * Put a bot into an open seat (None: all open seats). Host only.
 */
export interface FillRequest {
  id: number;
  type: 'fill';
  seat?: number | null;
  level: string;
}
/**
 * The public information about a finished round.
 */
export interface FinishedAudition {
  round: number;
  maestro: number;
  audition: Auditioning[];
  hires: Hire[];
  leftover: Auditioning;
  named: number | null;
  dismissed: DirectorName | null;
}
/**
 * The hire of one seat in a round.
 */
export interface Hire {
  seat: number;
  bid: Bid;
  got: 'hired' | 'stand-in' | 'crew';
  singer: number | null;
  director: DirectorName | null;
}
/**
 * One position of a replay.
 */
export interface Frame {
  number: number;
  line: string | null;
  position: BottleImpPosition | TurandotPosition;
  task: (PassTask | PlayTask | BidTask | GiveTask | NameTask | DismissTask | CastTask) | null;
  hands?: string[][] | null;
}
/**
 * Everything that one seat (None: a spectator) has seen.
 */
export interface TurandotPosition {
  seat: number | null;
  own_bid: Bid | null;
  own_cast: number[];
  game: 'turandot';
  phase: 'maestro' | 'audition' | 'bid' | 'give' | 'name' | 'dismiss' | 'cast' | 'over';
  round: number;
  is_directors_round: boolean;
  has_dummy: boolean;
  maestro: number | null;
  to_act: number[];
  pool: number[];
  directors: DirectorName[];
  audition: Auditioning[];
  crew: number;
  players: PlayerRow[];
  table: DummyRow;
  named: number | null;
  dismissed: DirectorName | null;
  hires: Hire[];
  past: FinishedAudition[];
  outcome: MatchOutcome | null;
}
/**
 * The open cards of one player.
 */
export interface PlayerRow {
  troupe: number[];
  director: DirectorName | null;
  scenery: number;
  money: number;
  is_sealed: boolean;
  face_down: number;
  bid: Bid | null;
  has_crew: boolean;
  hired_nobody: boolean;
  needs_stand_in: boolean;
  production: Production;
}
/**
 * Choose one card for each goal, in this order, and send them as one move.
 *
 * `pass mystery 1 left 37 right 22`; in the eye `pass mystery 1 12 open 37 hidden 22`.
 */
export interface PassTask {
  kind: 'pass';
  goals: PassGoal[];
  cards: string[];
}
/**
 * Play a card: `play 24`.
 */
export interface PlayTask {
  kind: 'play';
  cards: string[];
  must_follow: Colour | null;
}
/**
 * Give a stand-in: `give 4 to 0`.
 */
export interface GiveTask {
  kind: 'give';
  slots: number[];
  seats: number[];
}
/**
 * Name the seat that dismisses a director: `name 1`.
 */
export interface NameTask {
  kind: 'name';
  seats: number[];
}
/**
 * A complete choice in record notation, without the seat: `play 24`.
 */
export interface MoveRequest {
  id: number;
  type: 'move';
  decision: number;
  move: string;
}
/**
 * Take back your secret choice while others are still choosing.
 */
export interface TakeBackRequest {
  id: number;
  type: 'take_back';
  decision: number;
}
/**
 * Ask for the best moves; the server sends `hint` when it has found them. Only against bots.
 */
export interface HintRequest {
  id: number;
  type: 'hint';
  decision: number;
  every?: boolean;
  thoughts?: HintEstimate[][] | null;
}
/**
 * The estimate of your search for one action.
 */
export interface HintEstimate {
  action: number;
  visits: number;
  utility: number;
  points: number;
  chance: number;
}
/**
 * Your preferences while you are connected. The table uses the slowest pace of all players.
 */
export interface PreferRequest {
  id: number;
  type: 'prefer';
  pace?: Pace | null;
  danger?: boolean;
}
/**
 * Skip the rest of the pause after this position; takes effect once all players who are present ask for
 * it.
 */
export interface SkipRequest {
  id: number;
  type: 'skip';
  number: number;
}
/**
 * Take an open seat (None: any), before the start.
 */
export interface SitRequest {
  id: number;
  type: 'sit';
  seat?: number | null;
}
/**
 * Give up your seat. Before the start it becomes open again; afterwards a bot plays on.
 */
export interface StandRequest {
  id: number;
  type: 'stand';
}
/**
 * Take your seat back from the bot that plays for you.
 */
export interface ReturnRequest {
  id: number;
  type: 'return';
}
/**
 * Start the match; all seats must be taken. Host only.
 */
export interface StartRequest {
  id: number;
  type: 'start';
}
/**
 * Play again with the same people; the next seat begins. `next_table` tells everybody the new table.
 */
export interface RematchRequest {
  id: number;
  type: 'rematch';
  starts?: boolean;
}
/**
 * Mute or unmute a person, here and at other tables.
 */
export interface MuteRequest {
  id: number;
  type: 'mute';
  seat: number;
  is_muted: boolean;
}
/**
 * The first message on a socket; sent again when the host changes the settings before the start.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: string;
  settings: TableSettings;
  cards: BottleImpCards | TurandotCards;
  levels: string[];
}
/**
 * The agreed settings. Before the start the host can change all of them except the game.
 */
export interface TableSettings {
  game: string;
  options: {
    [k: string]: unknown;
  };
  is_public: boolean;
  allows_spectators: boolean;
  pace: Pace;
  clock: ClockRule | null;
  stand_in: string;
  from_memory?: boolean;
  is_correspondence?: boolean;
}
/**
 * The cards in use.
 */
export interface TurandotCards {
  game: 'turandot';
  singers: SingerFace[];
}
export interface SingerFace {
  id: number;
  category: Category;
  gender: Gender;
  stars: number;
  favourite: RoleName | null;
}
/**
 * The people at the table; sent at the start and after every change.
 */
export interface TableInfo {
  type: 'table';
  status: 'gathering' | 'playing' | 'paused' | 'over';
  seats: SeatInfo[];
  your_seat: number | null;
  is_host: boolean;
  spectators: number;
  next_table: string | null;
  allows_hints: boolean;
  host: HostInfo | null;
  starts: boolean;
  first: number | null;
  allows_chat: boolean;
}
/**
 * The player in one seat.
 */
export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  is_you: boolean;
  is_host: boolean;
  is_connected: boolean;
  is_replaced: boolean;
  is_muted?: boolean;
}
/**
 * The person who can start the match, and their successor if they do not come back.
 */
export interface HostInfo {
  name: string | null;
  seat: number | null;
  is_here: boolean;
  heir: number | null;
  heir_in_s: number | null;
}
/**
 * Your current position; sent at the start of play and after every event.
 */
export interface PositionInfo {
  type: 'position';
  number: number;
  decision: number | null;
  task: (PassTask | PlayTask | BidTask | GiveTask | NameTask | DismissTask | CastTask) | null;
  may_take_back: boolean;
  clocks: SeatClock[];
  danger?: (BottleImpDanger | TurandotDanger) | null;
  position: BottleImpPosition | TurandotPosition;
}
export interface SeatClock {
  seat: number;
  move_s: number;
  reserve_s: number;
  is_running: boolean;
}
export interface TurandotDanger {
  game: 'turandot';
  directors: DirectorWorth[];
}
/**
 * The hint that you asked for; sent some time after `accepted`.
 */
export interface HintInfo {
  type: 'hint';
  decision: number;
  suggestions: SuggestedMove[];
}
/**
 * A complete choice that a search recommends, based on your own view.
 */
export interface SuggestedMove {
  move: string;
  points: number | null;
  chance: number | null;
}
/**
 * The input for a hint search on your own device; see docs/bots/protocol.md.
 *
 * It is made from your own view and contains no hidden information.
 */
export interface ThinkInfo {
  type: 'think';
  decision: number;
  seat: number;
  actions: number[];
  known: string;
  weights: string;
  state_size: number;
  choices: SecretChoices[] | null;
  seconds: number;
}
/**
 * The possible secret choices of one seat.
 */
export interface SecretChoices {
  actions: number[];
  likelihoods: number[];
  guess: number[];
}
export interface TalkInfo {
  type: 'talk';
  is_all: boolean;
  lines: TalkLine[];
}
/**
 * A message from a person: an emote or a text.
 */
export interface TalkLine {
  number: number;
  seat: number | null;
  name: string | null;
  emote: Emote | null;
  text: string | null;
}
/**
 * The request changed nothing.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  code: string;
  facts: {
    [k: string]: string | number;
  };
  text: string;
}
export interface History {
  matches: PastMatch[];
  next: string | null;
  is_complete: boolean;
}
export interface Me {
  name: string | null;
  tables: TableSummary[];
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  settings: TableSettings;
  status: 'gathering' | 'playing' | 'paused' | 'over';
  seats: SeatInfo[];
  your_seat: number | null;
  is_your_turn: boolean;
  round: number;
  updated_at: string;
  deadline: string | null;
  scores?: number[] | null;
  winners?: number[] | null;
}
export interface NameBody {
  name: string;
}
/**
 * The contents of an uploaded file.
 */
export interface OwnValue {
  value: unknown[];
}
export interface PlainCards {
  game: string;
}
/**
 * A field of a view.
 */
export interface PlainField {
  name: string;
  value: string;
  is_own: boolean;
}
export interface PlainPosition {
  game: string;
  seat: number | null;
  to_act: number[];
  leader: number | null;
  round: number;
  outcome: MatchOutcome | null;
  fields: PlainField[];
  by_seat: PlainSeats[];
  by_round: PlainRounds[];
  past: string[];
}
/**
 * A field with a value for each seat.
 */
export interface PlainSeats {
  name: string;
  values: string[];
}
/**
 * A field with a row for each round, trick or turn; each row has a value for each seat.
 */
export interface PlainRounds {
  name: string;
  rows: string[][];
}
export interface PlainTask {
  kind: 'plain';
  moves: string[];
}
/**
 * Why the server refused a request.
 */
export interface Problem {
  code: string;
  facts: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * A page of a match from the view of one seat.
 */
export interface Replay {
  form: 2;
  settings: TableSettings | null;
  game: string;
  options: {
    [k: string]: unknown;
  };
  cards: BottleImpCards | TurandotCards;
  seats: string[];
  seat: number | null;
  eyes: number[];
  is_over: boolean;
  frames_in_all: number;
  rounds: number[];
  marks: number[];
  next_frame: number | null;
  first_round: number;
  next_round: number | null;
  frames: Frame[];
  past: (FinishedRound | FinishedAudition)[];
}
/**
 * An uploaded record to view.
 */
export interface ReplayBody {
  form?: number | null;
  record: string;
  seat?: number | null;
  first?: number;
  count?: number;
  open?: boolean;
  first_round?: number;
}
/**
 * One game with one number of players and, in games with modes, one mode.
 */
export interface SetupStatistics {
  game: string;
  setup: {
    [k: string]: string | number;
  };
  matches: number;
  wins: number;
  average: number;
  rounds: number;
  recent: number[];
  figures: FigureInfo[];
}
export interface Statistics {
  setups: SetupStatistics[];
  most_matches: number;
  is_complete: boolean;
}
/**
 * A new table.
 */
export interface TableBody {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats?: string[] | null;
  is_public?: boolean;
  allows_spectators?: boolean;
  pace?: Pace;
  clock?: ClockBody | null;
  stand_in?: string | null;
  starts?: boolean;
  first?: number | null;
  from_memory?: boolean;
  is_correspondence?: boolean;
}
export interface TableList {
  tables: TableSummary[];
}

export const PROTOCOL = 1;
