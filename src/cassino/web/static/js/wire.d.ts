// Written by cassino.wire.typescript from the structs of cassino.wire.messages; do not edit.
/** What the server and the page say to each other. Cards are text such as "TD"; points may be fractions as text. */

export type Points = number | string;
export type Kind = "capture" | "build" | "add" | "raise" | "trail";

/** A move, taken apart and as text. */
export interface Move {
  kind: Kind;
  card: string;
  text: string;
  loose?: string[];
  builds?: string[][];
  value?: number;
}

/** A build in the layout. */
export interface Build {
  cards: string[];
  value: number;
  owner: number;
  multiple: boolean;
  groups: string[][];
}

/** A seat and who has it. */
export interface Seat {
  name: string;
  kind: "bot" | "person" | null;
  bot: string | null;
  side: number;
  here: boolean;
  away: boolean;
  ready: boolean;
  getting_ready: boolean;
  clock_runs: boolean;
  clock_ms?: number;
  gone_ms?: number;
}

/** The last move of this deal. */
export interface LastMove {
  seat: number;
  move: Move;
  sweep: boolean;
}

/** A move that was played in this match. */
export interface LogLine {
  seat: number;
  text: string;
  kind: Kind;
  deal: number;
  sweep: boolean;
}

/** How a deal was scored, item by item; lists are by side. */
export interface Sheet {
  deal: number;
  before: Points[];
  points: Points[];
  items: (Record<string, Points>)[];
  item_order: string[];
  cards: Record<string, string[][]>;
  after: Points[];
  carried: Record<string, Points>;
  winner: number | null;
  why: string | null;
  margin: Points | null;
}

/** How far the shuffle of this match is. */
export interface Shuffle {
  ctx: string;
  attempt: number;
  stage: string;
  takers: number[];
  waiting_for: number[];
}

/** How much time people have. */
export interface Pace {
  kind?: "clock" | "days" | "untimed";
  seconds?: number;
  increment?: number;
}

/** All that a viewer sees of a table. */
export interface View {
  table: string;
  you: number | null;
  host: boolean;
  host_seat: number | null;
  code: string | null;
  at: string;
  phase: "closed" | "deal_over" | "lobby" | "match_over" | "playing" | "shuffling";
  rules: string;
  preset: string;
  options: Record<string, unknown>;
  partnership: boolean;
  pace: Pace;
  seats: Seat[];
  listed: boolean;
  best_of: number;
  series_winner: number | null;
  match: number;
  deal: number;
  wins: number[];
  dealer: number | null;
  turn: number | null;
  turn_ms: number | null;
  round: number;
  rounds: number;
  last_round: boolean;
  hand: string[];
  hands: number[];
  stock: number;
  loose: string[];
  builds: Build[];
  captured: number[];
  sweeps: number[];
  sweep_cards: string[][];
  totals: Points[];
  pegs: Points[];
  target: number | null;
  moves: Move[] | null;
  complete: boolean;
  keeps: Record<string, number[]>;
  last: LastMove | null;
  log: LogLine[];
  sheet: Sheet | null;
  take_back: number | null;
  take_back_moves: number;
  take_back_ms: number | null;
  can_take_back: boolean;
  can_hint: boolean;
  shuffle: Shuffle | null;
}

/** Something that happened; which fields there are depends on the event. */
export interface GameEvent {
  number: number;
  event: "created" | "sat" | "stood" | "filled" | "swapped" | "listed" | "named" | "came" | "left" | "code_given" | "seat_moved" | "started" | "shuffle_opened" | "shuffle_committed" | "shuffle_closed" | "shuffle_revealed" | "shuffle_fixed" | "shuffle_void" | "shuffle_shown" | "deal_started" | "captured" | "built" | "added" | "raised" | "trailed" | "pegged" | "drew" | "handed_out" | "residue" | "deal_scored" | "match_won" | "ready" | "take_back_asked" | "take_back_agreed" | "take_back_refused" | "took_back" | "away_warned" | "away" | "back" | "said" | "closed";
  rules?: string;
  seats?: number;
  partnership?: boolean;
  pace?: Pace;
  starts_by_itself?: boolean;
  code?: string;
  listed?: boolean;
  best_of?: number;
  seat?: number | null;
  name?: string;
  bot?: string;
  other?: number;
  takes_part?: boolean;
  match?: number;
  ctx?: string;
  promise?: string;
  takers?: number[];
  commit?: string;
  commits?: ([number, string])[];
  nonce?: string;
  secret?: string;
  deal?: number;
  dealer?: number;
  card?: string;
  move?: string;
  took_ms?: number;
  loose?: string[];
  builds?: string[][];
  sweep?: boolean;
  pat?: boolean;
  cards?: string[];
  value?: number;
  multiple?: boolean;
  owner?: number;
  side?: number;
  items?: Record<string, Points> | (Record<string, Points>)[];
  total?: Points;
  round?: number;
  last?: boolean;
  points?: Points[];
  totals?: Points[];
  carried?: Record<string, Points>;
  why?: string;
  margin?: Points | null;
  moves?: number;
  phrase?: string;
}

/** A move taken apart; the text form says the same. */
export interface MoveForm {
  kind: string;
  card: string;
  loose?: string[];
  builds?: string[][];
  value?: number | null;
  text?: string | null;
}

/** A Fluent message with its arguments. */
export interface Text {
  id: string;
  args: Record<string, unknown>;
}

/** What may join a choice of cards, and the moves that use exactly it. */
export interface Narrowing {
  open: string[];
  open_builds: string[][];
  moves: Move[];
  largest?: Move | null;
}

/** Whether a move is legal, and if not, why. */
export interface Explanation {
  legal: boolean;
  reason?: string;
  rule?: string;
  cards?: string[];
  args?: Record<string, unknown>;
  text?: Text;
}

/** The move that is second best. */
export interface NextBest {
  move: Move;
  behind: number;
  parts: Record<string, number>;
}

/** What a strong bot would play. */
export interface Hint {
  move: Move;
  expected: number | null;
  error: number;
  parts: Record<string, number>;
  exact: boolean;
  next_best: NextBest | null;
}

/** A code that takes the seat along to another device; told once. */
export interface CodeGiven {
  code: string;
}

/** A command was done. */
export interface Ack {
  type: "ack";
  id: string;
  answer?: Narrowing | Explanation | Hint | CodeGiven;
}

/** A command was not done, and why; nothing has changed. */
export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  text: Text;
  rule?: string;
  cards?: string[];
}

/** The socket is about to be closed. */
export interface Goodbye {
  type: "goodbye";
  why: "closed" | "left" | "moved" | "slow" | "stopping";
}

/** A set of house rules with a name. */
export interface PresetInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
}

/** A set of house rules, option by option. */
export interface RulesInfo {
  line: string;
  preset: string;
  seats: number[];
  options: Record<string, unknown>;
  deck: string[];
}

/** A player. */
export interface BotInfo {
  name: string;
}

/** A wish for a table. */
export interface NewTable {
  rules?: string;
  seats?: number;
  partnership?: boolean | null;
  bots?: (string | null)[];
  name?: string | null;
  names?: Record<string, string>;
  pace?: Pace;
  listed?: boolean;
  best_of?: 1 | 3 | 5 | 7 | 9;
}

/** A table was opened. */
export interface NewTableAnswer {
  table: string;
  seat: number;
  link: string;
  code: string;
}

/** A table in a list. */
export interface TableInfo {
  table: string;
  rules: string;
  seats: number;
  partnership: boolean;
  pace: Pace;
  best_of: number;
  open: number;
  names: string[];
  phase: "closed" | "deal_over" | "lobby" | "match_over" | "playing" | "shuffling";
  yours: boolean;
  at: number;
}

/** The table that a short code stands for. */
export interface CodeAnswer {
  table: string;
  link: string;
}

/** An HTTP request was refused. */
export interface ErrorAnswer {
  code: string;
  text: Text;
  path?: string;
}

/** How often some cards were dealt to some seats. */
export interface DealtRow {
  group: "bots" | "dealer" | "eldest" | "people";
  thing: "aces" | "big_cassino" | "little_cassino" | "spades";
  got: number;
  expected: number;
  low: number;
  high: number;
}

/** What was dealt here in all deals that have ended, beside what chance gives. */
export interface FairnessInfo {
  matches: number;
  deals: number;
  complete: boolean;
  rows: DealtRow[];
}

/** What has happened since the last frame, and the view that it led to. */
export interface ViewFrame {
  type: "view";
  number: number;
  events: GameEvent[];
  view: View;
  snapshot?: boolean;
}

/** Play a hand card. */
export interface PlayCommand {
  do: "play";
  id: string;
  at: string;
  move: string | MoveForm;
}

/** Ask what may join a choice of cards, where a layout is too crowded to list every move. */
export interface NarrowCommand {
  do: "narrow";
  id: string;
  card: string;
  loose?: string[];
  builds?: string[][];
}

/** Ask why a move is not legal. */
export interface ExplainCommand {
  do: "explain";
  id: string;
  move: string | MoveForm;
}

/** Ask what a strong bot would play; only where no other person plays. */
export interface HintCommand {
  do: "hint";
  id: string;
}

/** Go on to the next deal. */
export interface NextDealCommand {
  do: "next_deal";
  id: string;
}

/** Go on to another match with the same seats. */
export interface RematchCommand {
  do: "rematch";
  id: string;
}

/** Say one of the preset phrases. */
export interface SayCommand {
  do: "say";
  id: string;
  phrase: string;
}

/** Take a seat: the one named, or the first that is free. */
export interface SitCommand {
  do: "sit";
  id: string;
  seat?: number | null;
  name?: string | null;
}

/** Leave the seat. In a match a bot plays on. */
export interface StandCommand {
  do: "stand";
  id: string;
}

/** Let two seats change places. */
export interface SwapCommand {
  do: "swap";
  id: string;
  seat: number;
  other: number;
}

/** Put a bot into a seat; null empties a seat that has one. */
export interface FillCommand {
  do: "fill";
  id: string;
  seat: number;
  bot: string | null;
}

/** Show the table among the open ones on everybody's first page, or no longer. */
export interface ListTableCommand {
  do: "list";
  id: string;
  listed: boolean;
}

/** Begin the match. */
export interface StartCommand {
  do: "start";
  id: string;
}

/** Take the last own move back, or ask the others to let it be. */
export interface TakeBackCommand {
  do: "take_back";
  id: string;
  at: string;
}

/** Let a move be taken back, or not. */
export interface AnswerTakeBackCommand {
  do: "answer_take_back";
  id: string;
  yes: boolean;
}

/** Let a bot play for a person who is not there; without a seat, for the one whose turn it is. */
export interface CallBotCommand {
  do: "call_bot";
  id: string;
  seat?: number | null;
}

/** Play again after a bot has played for one. */
export interface ComeBackCommand {
  do: "come_back";
  id: string;
}

/** Take another name. */
export interface RenameCommand {
  do: "name";
  id: string;
  name: string;
}

/** Ask for a code with which the seat can be taken along to another device. */
export interface GiveCodeCommand {
  do: "recovery_code";
  id: string;
}

/** Take a seat along from another device, which loses it. */
export interface RecoverCommand {
  do: "recover";
  id: string;
  code: string;
}

/** End the table's life. */
export interface CloseCommand {
  do: "close";
  id: string;
}

/** Promise a nonce (fair dealing, step 2). */
export interface ShuffleCommitCommand {
  do: "shuffle_commit";
  id: string;
  commit: string;
}

/** Show the nonce (step 4). */
export interface ShuffleRevealCommand {
  do: "shuffle_reveal";
  id: string;
  nonce: string;
}

export type Command = PlayCommand | NarrowCommand | ExplainCommand | HintCommand | NextDealCommand | RematchCommand | SayCommand | SitCommand | StandCommand | SwapCommand | FillCommand | ListTableCommand | StartCommand | TakeBackCommand | AnswerTakeBackCommand | CallBotCommand | ComeBackCommand | RenameCommand | GiveCodeCommand | RecoverCommand | CloseCommand | ShuffleCommitCommand | ShuffleRevealCommand;

export type ServerMessage = ViewFrame | Ack | Refusal | Goodbye;
