/** The keyboard's place on a page that is drawn again and again: when what it was on goes, it goes to what is nearest. */

const REACHED = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary";

export class Place {
  /** @param {HTMLElement} root */
  constructor(root) {
    this._root = root;
    /** @type {Element | null} */
    this._held = null;
    /** What holds it, from the inside out. @type {Element[]} */
    this._around = [];
    /** What was held when the first dialog came over the page. @type {HTMLElement | null} */
    this._opener = null;
    this._wasCovered = false;
    this._hasBegun = false;
  }

  /** Before a drawing: remembers what is held. */
  keep() {
    const { activeElement } = document;
    this._held = activeElement && activeElement !== document.body && this._root.contains(activeElement) ? activeElement : null;
    this._around = [];
    for (let one = this._held?.parentElement; one && one !== this._root; one = one.parentElement) this._around.push(one);
    if (!this._wasCovered) this._opener = /** @type {HTMLElement | null} */ (this._held);
  }

  /** After a drawing: finds a new place where the old one is gone. */
  find() {
    const dialog = this._root.querySelector("dialog");
    const isUncovered = this._wasCovered && !dialog;
    this._wasCovered = dialog !== null;
    const isLost = this._held !== null && !isReached(this._held);
    const isOutside = !document.activeElement?.matches(REACHED);
    if (!isLost && !(isUncovered && isOutside)) return;
    if (dialog?.contains(document.activeElement) && !isOutside) return; // where a dialog that has just opened begins
    if (isUncovered && this._opener?.matches(REACHED) && isReached(this._opener)) focus(this._opener);
    else focus(dialog ? this._near(dialog) : this._next());
  }

  /**
   * Where the keyboard is nowhere yet: on the first of *parts* that is there, once.
   * @param {readonly string[]} parts
   */
  begin(...parts) {
    const one = parts.map((part) => this._root.querySelector(part)).find((found) => found !== null);
    if (!one || this._hasBegun) return;
    this._hasBegun = true;
    if (document.activeElement === document.body) focus(one);
  }

  /** Where to go on: the hand after a move, the lamp after a hint, else the nearest control. */
  _next() {
    const from = (/** @type {string} */ part) => this._around.some((one) => one.matches(part));
    if (from('[data-notice="hint"]')) return this._root.querySelector("[data-hint]");
    const near = from(".mine, .layout, dialog") ? null : this._near(null);
    return near ?? this._root.querySelector(".hand button") ?? this._root.querySelector(".tray .go") ?? this._root.querySelector(".prompt");
  }

  /** The first control in what is left around the old place. @param {Element | null} within */
  _near(within) {
    for (const one of this._around) {
      if (!one.isConnected) continue;
      if (within && !within.contains(one)) break;
      const control = [...one.querySelectorAll(REACHED)].find(isReached);
      if (control) return control;
    }
    return within?.querySelector(REACHED) ?? within;
  }
}

/** May the keyboard be on it? @param {Element} one */
const isReached = (one) => one.isConnected && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true });

/** @param {Element | null} one */
function focus(one) {
  if (one instanceof HTMLElement) one.focus({ preventScroll: true });
}

/** Opens the dialogs that were drawn; each begins at its top, or at what it was asked about. @param {Element} root */
export function openDialogs(root) {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (root.querySelectorAll("dialog[data-dialog]"))) {
    if (!dialog.open) dialog.showModal();
    if (dialog.dataset["shown"] === dialog.id) continue;
    dialog.dataset["shown"] = dialog.id;
    dialog.scrollTop = 0;
    dialog.querySelector("[data-asked]")?.scrollIntoView({ block: "center" });
  }
}
