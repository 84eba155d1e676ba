/** How others come to a table: its code, its link, and both to be read by a phone. */

import { html, nothing } from "../../vendor/lit-html.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").View} View */

/** The address under which others reach the server, where it knows that; else the one that this page has. */
export const base = () => /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=address]"))?.content || location.href;

/** @param {View} view */
const linkOf = (view) => new URL(`/t/${encodeURIComponent(view.table)}`, base()).href;

/** Whether nobody but this computer can open a link. @param {string} link */
export const isOnlyHere = (link) => /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);

/** Copy what the field next to it holds; also where the page has no secure context. @param {Event} event */
async function copy(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const field = /** @type {HTMLInputElement} */ (button.parentElement?.querySelector("input"));
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const told = /** @type {HTMLElement} */ (button.parentElement?.querySelector("[role=status]"));
  told.textContent = t("invite-copied");
}

/** @param {View} view */
export function invitation(view) {
  const link = linkOf(view);
  return html`<div class="invitation">
    <img class="qr" src=${`/api/tables/${encodeURIComponent(view.table)}/qr.svg`} alt=${t("lobby-qr")} width="164" height="164" />
    <div class="fields">
      ${view.code ? html`<p class="shortcode"><small>${t("lobby-code")}</small><b class="num" translate="no" data-code>${view.code}</b></p>` : nothing}
      <div>
        <label class="field"
          ><span>${t("lobby-link")}</span
          ><input
            class="linkfield"
            readonly
            translate="no"
            data-link
            .value=${link}
            @focus=${(/** @type {Event} */ focus) => /** @type {HTMLInputElement} */ (focus.target).select()}
        /></label>
        <button class="btn quiet" type="button" data-copy @click=${copy}>${t("invite-copy")}</button> <small class="muted" role="status"></small>
      </div>
    </div>
    <p class="muted">${isOnlyHere(link) ? t("invite-only-here") : t("lobby-about")}</p>
  </div>`;
}
