/** Texts: every word on the page comes from a Fluent file, by id and arguments. */
import { html, nothing } from "../vendor/lit-html.js";
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { pseudo } from "./pseudo.js";

/** Languages in their own words. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", it: "Italiano", pt: "Português", de: "Deutsch" };
export const PSEUDO = "xx-pseudo";

/** @typedef {string | number | import("../vendor/lit-html.js").TemplateResult} Arg */

/** @type {FluentBundle[]} */
let bundles = [];
let language = "en";
let isPseudo = false;
/** @type {Intl.ListFormat} */
let lists = new Intl.ListFormat("en");

/**
 * The language to speak: asked for in the address, chosen before, or the browser's.
 * @param {string | null} asked
 * @param {string | null} chosen
 * @param {readonly string[]} spoken
 */
export function pickLanguage(asked, chosen, spoken) {
  if (asked === PSEUDO) return PSEUDO;
  for (const wish of [asked, chosen, ...spoken]) {
    const code = (wish ?? "").toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return code;
  }
  return "en";
}

/**
 * Loads the texts of a language, with English behind it for what it lacks.
 * @param {string} code
 */
export async function loadWords(code) {
  const real = code === PSEUDO ? "en" : code;
  const own = await read(real);
  const english = real === "en" ? null : await read("en");
  language = real;
  useWords(code, own, english);
}

/**
 * Takes texts that are already here; the tests use it.
 * @param {string} code
 * @param {string} own
 * @param {string | null} [english]
 */
export function useWords(code, own, english = null) {
  const real = code === PSEUDO ? "en" : code;
  language = real;
  isPseudo = code === PSEUDO;
  lists = new Intl.ListFormat(real, { style: "long", type: "conjunction" });
  bundles = [bundle(real, own, code === PSEUDO ? pseudo : undefined)];
  if (english !== null) bundles.push(bundle("en", english));
}

/** The language in use. */
export const currentLanguage = () => language;

/** @param {string} code */
async function read(code) {
  const answer = await fetch(`/words/${code}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${code}: ${answer.status}`);
  return answer.text();
}

/**
 * @param {string} code
 * @param {string} text
 * @param {((text: string) => string)} [transform]
 */
function bundle(code, text, transform) {
  const made = new FluentBundle(code, { useIsolating: false, ...(transform ? { transform } : {}) });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/**
 * Is there such a text?
 * @param {string} id
 */
export const has = (id) => bundles.some((one) => one.hasMessage(id));

/**
 * The text of an id. A missing one shows its id, so that it is seen.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value != null) return one.formatPattern(message.value, args, []);
  }
  return id;
}

/**
 * The text of an id as a template: `<b>` is bold, and arguments may be templates, such as small cards. What an
 * argument says is never taken for a sign of ours.
 * @param {string} id
 * @param {Record<string, Arg>} [args]
 */
export function rich(id, args = {}) {
  /** @type {Arg[]} */
  const parts = [];
  /** @type {Record<string, string | number>} */
  const flat = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object" || /[<\uE000\uE001]/.test(String(value))) {
      flat[name] = `\uE000${parts.length}\uE001`;
      parts.push(value);
    } else flat[name] = value;
  }
  const pieces = t(id, flat).split(/(<b>.*?<\/b>)/);
  return html`${pieces.map((piece) => {
    const bold = /^<b>(.*)<\/b>$/.exec(piece);
    return bold ? html`<b>${fill(bold[1] ?? "", parts)}</b>` : fill(piece, parts);
  })}`;
}

/**
 * @param {string} text
 * @param {Arg[]} parts
 */
const fill = (text, parts) =>
  text.split(/(\uE000\d+\uE001)/).map((piece) => {
    const slot = /^\uE000(\d+)\uE001$/.exec(piece);
    return slot ? parts[Number(slot[1])] : piece || nothing;
  });

/**
 * The text of an id, or another word where there is none: for names that the server may add to.
 * @param {string} id
 * @param {string} other
 */
export const tOr = (id, other) => (has(id) ? t(id) : other);

/**
 * "a, b and c" in the language.
 * @param {string[]} items
 */
export const listed = (items) =>
  lists
    .formatToParts(items)
    .map((part) => (part.type === "literal" && isPseudo ? pseudo(part.value) : part.value))
    .join("");
