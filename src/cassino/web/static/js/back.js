/** The browser's way back: an open panel is a step of its history, so that Back closes the panel and stays on the page. */

export class Back {
  /** @param {() => void} close closes the panel */
  constructor(close) {
    this._close = close;
    this._isOpen = false;
    this._isLeaving = false;
    addEventListener("popstate", () => this._stepped());
  }

  /** Says whether a panel is open now. @param {boolean} isOpen */
  follow(isOpen) {
    this._isOpen = isOpen;
    if (this._isLeaving || isOpen === isStep()) return;
    if (isOpen) history.pushState({ panel: true }, "");
    else {
      this._isLeaving = true;
      history.back();
    }
  }

  /** A step was made, by us or by somebody who goes back. */
  _stepped() {
    const wasOurs = this._isLeaving;
    this._isLeaving = false;
    if (!wasOurs && this._isOpen && !isStep()) this._close();
    else this.follow(this._isOpen);
  }
}

/** Is this place in the history one of an open panel? */
const isStep = () => history.state?.panel === true;
