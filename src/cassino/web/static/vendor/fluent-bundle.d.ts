// What fluent-bundle.js holds, typed by the package it was made from.
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
export type { FluentVariable } from "@fluent/bundle";
