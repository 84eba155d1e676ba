/** One socket to the table: reconnects with back-off, asks for what it missed, sends each command until it is answered. */

/** @typedef {import("./wire.js").ServerMessage} ServerMessage */
/** @typedef {import("./wire.js").Ack | import("./wire.js").Refusal} Answer */
/** @typedef {{text: string, done: (answer: Answer) => void}} Waiting */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;

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
    addEventListener("online", () => this._hurry());
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
      this._waiting.set(id, { text, done });
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
      for (const { text } of this._waiting.values()) this._send(text);
    });
    socket.addEventListener("message", (event) => this._receive(JSON.parse(String(event.data))));
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
