/** What the page asks the table about a turn: what may join a choice, why cards make no move, what a strong bot would play. */
import { keyOf, worded } from "./cards.js";
import { covers, intents, moveText } from "./choosing.js";
import { choiceKey, isMyTurn } from "./state.js";
import { hintSpoken } from "./views/hint.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").Explanation} Explanation */
/** @typedef {import("./wire.js").Narrowing} Narrowing */
/** @typedef {import("./company.js").Page & {tell: (texts: readonly string[]) => void}} Page `tell`: says it to a screen reader */

export class Questions {
  /** @param {Omit<Page, "isMuted">} page */
  constructor(page) {
    this._page = page;
  }

  /**
   * Says why cards that were tried together make no move: as a capture, and as the build they could be meant for.
   * @param {import("./choosing.js").Choice} choice
   */
  async explain(choice) {
    const { state } = this._page;
    const { view } = state;
    if (!view) return;
    const key = choiceKey(state);
    const answers = await Promise.all(
      intents(choice, view.builds).map(async (move) => {
        const answer = await this._page.ask({ do: "explain", move: moveText(move) });
        const why = answer.type === "ack" ? /** @type {Explanation | undefined} */ (answer.answer ?? undefined) : undefined;
        return { move, why };
      }),
    );
    if (choiceKey(state) !== key) return;
    const hints = answers.flatMap(({ move, why }) => (why && !why.legal && why.reason ? [{ kind: move.kind, why }] : []));
    const building = hints.find(({ kind, why }) => kind !== "capture" && why.reason !== "wrong_sum" && why.reason !== "no_value");
    const shown = building ? [hints[0], building] : hints.slice(0, 1);
    this._page.change({
      hints: [...new Set(shown)].flatMap((hint) =>
        hint
          ? [
              {
                text: t(`reason-${hint.why.reason}`, worded({ card: choice.card, cards: hint.why.cards ?? [], ...hint.why.args })),
                rule: hint.why.rule ?? null,
                cards: hint.why.cards ?? [],
              },
            ]
          : [],
      ),
    });
  }

  /** Asks what a strong bot would play now. The table may think a while; what comes too late is not shown. */
  async hint() {
    const { state } = this._page;
    const { view, advice } = state;
    if (!view || advice) return;
    this._page.change({ advice: { at: view.at, answer: null } });
    const answer = await this._page.ask({ do: "hint" });
    if (state.advice?.at !== view.at || state.view?.at !== view.at) return;
    if (answer.type === "refused") {
      this._page.change({ advice: null });
      return this._page.refuse(answer);
    }
    const found = /** @type {import("./wire.js").Hint} */ (answer.answer);
    this._page.change({ advice: { at: view.at, answer: found } });
    this._page.tell(hintSpoken(view, found));
  }

  /** Where the list of moves is not complete, the server says what may join the choice. */
  narrow() {
    const { state } = this._page;
    if (!state.view || state.view.complete !== false || !state.card || !isMyTurn(state)) return;
    const key = choiceKey(state);
    if (state.narrowed?.key === key || this._asking === key) return;
    this._asking = key;
    const builds = state.view.builds.filter((build) => state.builds.has(keyOf(build.cards))).map((build) => build.cards);
    void this._page.ask({ do: "narrow", card: state.card, loose: [...state.loose], builds }).then((answer) => {
      this._asking = "";
      if (answer.type !== "ack" || !answer.answer || choiceKey(state) !== key) return this.narrow();
      const found = /** @type {Narrowing} */ (answer.answer);
      this._page.change({
        narrowed: {
          key,
          open: new Set(found.open),
          openBuilds: new Set(found.open_builds.map(keyOf)),
          moves: found.moves.filter((move) => covers(move, state)),
          largest: found.largest ?? null,
        },
      });
    });
  }

  /** The choice that the server is asked about. */
  _asking = "";
}
