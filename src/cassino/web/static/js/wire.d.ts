/** What the server and the page say to each other. Cards are text such as "TD"; points may be fractions as text. */

export type Points = number | string;
export type Kind = "capture" | "build" | "add" | "raise" | "trail";

export interface Move {
  kind: Kind;
  card: string;
  loose?: string[];
  builds?: string[][];
  value?: number;
  text: string;
}

export interface Build {
  cards: string[];
  value: number;
  owner: number;
  multiple: boolean;
  groups: string[][];
}

export interface Seat {
  name: string;
  kind: "person" | "bot" | null;
  bot: string | null;
  side: number;
  here: boolean;
  away: boolean;
  ready: boolean;
}

export interface Sheet {
  deal: number;
  before: Points[];
  points: Points[];
  items: Record<string, Points>[];
  item_order: string[];
  cards: Record<string, string[][]>;
  after: Points[];
  carried?: Record<string, Points>;
  winner: number | null;
  why: string | null;
  margin: Points | null;
}

export interface LastMove {
  seat: number;
  move: Move;
  sweep?: boolean;
}

export interface LogLine {
  seat: number;
  text: string;
  kind: Kind;
  sweep?: boolean;
}

export interface View {
  table: string;
  you: number | null;
  at: string;
  phase: "lobby" | "shuffling" | "playing" | "deal_over" | "match_over" | "closed";
  rules: string;
  preset: string;
  host?: boolean;
  code?: string | null;
  match?: number;
  deal: number;
  take_back?: number | null;
  can_take_back?: boolean;
  can_call_bot?: boolean;
  options: Record<string, unknown>;
  seats: Seat[];
  dealer: number | null;
  turn: number | null;
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
  sweep_cards?: string[][] | null;
  totals: Points[];
  pegs?: Points[] | null;
  target: number | null;
  moves?: Move[] | null;
  complete?: boolean;
  keeps?: Record<string, number[]>;
  last?: LastMove | null;
  log?: LogLine[];
  sheet?: Sheet | null;
}

export interface GameEvent {
  number: number;
  event: string;
  seat?: number;
  side?: number | null;
  card?: string;
  cards?: string[];
  loose?: string[];
  builds?: string[][];
  sweep?: boolean;
  value?: number;
  multiple?: boolean;
  round?: number;
  last?: boolean;
  name?: string;
  phrase?: string;
  why?: string;
  [field: string]: unknown;
}

export interface ViewFrame {
  type: "view";
  number: number;
  events: GameEvent[];
  view: View;
}

export interface Explanation {
  legal: boolean;
  reason?: string;
  rule?: string;
  cards?: string[];
  args?: Record<string, unknown>;
}

export interface Narrowing {
  open: string[];
  open_builds: string[][];
  moves: Move[];
}

export interface Ack {
  type: "ack";
  id: string;
  answer?: Explanation | Narrowing | null;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  text?: { id: string; args?: Record<string, unknown> };
  rule?: string | null;
  cards?: string[] | null;
}

export interface Goodbye {
  type: "goodbye";
  why: "slow" | "moved" | "stopping" | "closed" | "left";
}

export type ServerMessage = ViewFrame | Ack | Refusal | Goodbye;

export interface PresetInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
}

export interface NewTable {
  rules: string;
  seats: number;
  partnership?: boolean;
  names?: Record<string, string>;
  bots: (string | null)[];
  name: string;
}
