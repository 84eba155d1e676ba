// What lit-html.js holds, typed by the package it was made from.
export { html, svg, render, noChange, nothing } from "lit-html";
export type { TemplateResult } from "lit-html";
export { Directive, PartType, directive } from "lit-html/directive.js";
export type { AttributePart, ElementPart, Part, PartInfo } from "lit-html/directive.js";
export { classMap } from "lit-html/directives/class-map.js";
export { repeat } from "lit-html/directives/repeat.js";
