/** The page's modules in Node: lit-html asks for a document when it is loaded, and texts are read from the tree. */
import { readFileSync, readdirSync } from "node:fs";

const nobody = { createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}) };
Object.assign(globalThis, { document: nobody });

const root = new URL("../../src/cassino/", import.meta.url);

/** @param {string} name */
export const page = (name) => import(new URL(`web/static/js/${name}`, root).href);

/** All texts of a language, as the server joins them. @param {string} lang */
export function texts(lang) {
  const folder = new URL(`words/${lang}/`, root);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
}
