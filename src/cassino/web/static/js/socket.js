/** One socket to the table: reconnects with back-off, asks for what it missed, sends each command until it is answered. */

/** @typedef {import("./wire.js").ServerMessage} ServerMessage */
/** @typedef {import("./wire.js").Ack | import("./wire.js").Refusal} Answer */
/** @typedef {{text: string, sent: number, times: number, done: (answer: Answer) => void}} Waiting `sent`: when, by the page's clock; `times`: how often */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** How often the connection is looked at; how long an answer may take; after how long a silence the server is asked whether it is there. */
const LOOK_MS = 2000;
const LATE_MS = 6000;
const SILENT_MS = 25_000;
/** A command that nobody answers is a reason to connect again so often, and then no more. */
const MOST_TIMES = 3;

/** 16 random bytes in hexadecimal. */
export function commandId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * How long to wait before attempt *n* (from 0): doubling, capped, shortened by chance so that clients do not come at once.
 * @param {number} attempt
 * @param {number} [chance] 0 to 1
 */
export function backOff(attempt, chance = Math.random()) {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.6 + 0.4 * chance);
}

export class TableSocket {
  /**
   * @param {string} address without the number of the last event
   * @param {{onView: (frame: import("./wire.js").ViewFrame) => void, onState: (connected: boolean, refused: boolean) => void}} hooks
   * @param {number} [since] the number of the last event that needs not be told again
   */
  constructor(address, hooks, since = 0) {
    this._address = address;
    this._hooks = hooks;
    /** @type {Map<string, Waiting>} */
    this._waiting = new Map();
    this._since = since;
    this._attempt = 0;
    this._opened = false;
    /** @type {WebSocket | null} */
    this._socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._timer = undefined;
    this._heard = performance.now();
    addEventListener("online", () => this._hurry());
    addEventListener("offline", () => this._drop());
    setInterval(() => void this._look(), LOOK_MS);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this._hurry());
    this._connect();
  }

  /**
   * Sends a command and gives its answer. While the connection is away it waits; the same id is sent again.
   * @param {Record<string, unknown>} command
   * @returns {Promise<Answer>}
   */
  ask(command) {
    const id = commandId();
    const text = JSON.stringify({ id, ...command });
    return new Promise((done) => {
      this._waiting.set(id, { text, done, sent: performance.now(), times: 1 });
      this._send(text);
    });
  }

  _connect() {
    clearTimeout(this._timer);
    const socket = new WebSocket(`${this._address}?since=${this._since}&shuffle=1`);
    this._socket = socket;
    socket.addEventListener("open", () => {
      this._attempt = 0;
      this._opened = true;
      this._hooks.onState(true, false);
      this._heard = performance.now();
      for (const waiting of this._waiting.values()) {
        waiting.sent = this._heard;
        waiting.times += 1;
        this._send(waiting.text);
      }
    });
    socket.addEventListener("message", (event) => socket === this._socket && this._receive(JSON.parse(String(event.data))));
    socket.addEventListener("close", (event) => this._closed(socket, event.code));
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  _closed(socket, code) {
    if (socket !== this._socket) return;
    this._socket = null;
    const refused = code === 4404 || code === 4403 || (!this._opened && this._attempt > 4);
    this._hooks.onState(false, refused);
    if (code === 4404 || code === 4403) return;
    this._timer = setTimeout(() => this._connect(), backOff(this._attempt++));
  }

  /** A network that went away without a word leaves the socket open: notice it by what does not come back. */
  async _look() {
    const socket = this._socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    if ([...this._waiting.values()].some((one) => one.times < MOST_TIMES && now - one.sent > LATE_MS)) return this._drop();
    if (now - this._heard < SILENT_MS || document.visibilityState === "hidden") return;
    this._heard = now;
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(LATE_MS) }).catch(() => null);
    if (!answer && this._socket === socket) this._drop();
  }

  /** Gives the socket up at once, without waiting for the other side, and tries again. */
  _drop() {
    const socket = this._socket;
    if (!socket) return;
    socket.close();
    this._closed(socket, 1006);
  }

  _hurry() {
    if (this._socket !== null) return;
    this._attempt = 0;
    this._connect();
  }

  /** @param {string} text */
  _send(text) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(text);
  }

  /** @param {ServerMessage} message */
  _receive(message) {
    this._heard = performance.now();
    if (message.type === "view") {
      this._since = message.number;
      this._hooks.onView(message);
      return;
    }
    if (message.type === "goodbye" || message.id === null) return;
    const waiting = this._waiting.get(message.id);
    this._waiting.delete(message.id);
    waiting?.done(message);
  }
}
