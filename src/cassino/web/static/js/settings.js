/** What a person has set on this device. */

/** @typedef {{theme: "system" | "light" | "dark", deck: "two" | "four", pace: "off" | "fast" | "normal" | "slow",
 *   language: string | null, keys: boolean, name: string, muted: boolean}} Settings `muted`: phrases of others are not shown */

const STORE = "cassino-settings";

/** @type {Settings} */
const DEFAULTS = { theme: "system", deck: "two", pace: "normal", language: null, keys: false, name: "", muted: false };

/** Factors of the speed setting. */
export const PACES = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** @returns {Settings} */
export function loadSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

/**
 * Puts the settings into effect on the page.
 * @param {Settings} settings
 */
export function applySettings(settings) {
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset["theme"] = settings.theme === "system" ? (light ? "light" : "dark") : settings.theme;
  if (settings.deck === "four") root.dataset["deck"] = "four";
  else delete root.dataset["deck"];
  if (settings.keys) root.dataset["keys"] = "";
  else delete root.dataset["keys"];
  root.style.setProperty("--pace", String(paceOf(settings)));
}

/**
 * The factor of all durations; reduced motion means none, ghosts remain.
 * @param {Settings} settings
 */
export function paceOf(settings) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (PACES[settings.pace] ?? 1);
}
