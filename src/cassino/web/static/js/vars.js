/** Sets CSS variables through the CSSOM, which a strict content security policy allows; a style attribute it does not. */
import { directive, Directive, noChange } from "../vendor/lit-html.js";

class Vars extends Directive {
  /** @override */
  render() {
    return noChange;
  }

  /**
   * @override
   * @param {any} part
   * @param {unknown[]} args
   */
  update(part, args) {
    /** @type {CSSStyleDeclaration} */
    const style = part.element.style;
    for (const [name, value] of Object.entries(/** @type {Record<string, string | number>} */ (args[0]))) {
      if (style.getPropertyValue(name) !== String(value)) style.setProperty(name, String(value));
    }
    return noChange;
  }
}

/** `<p ${vars({"--i": 2})}>` @type {(values: Record<string, string | number>) => unknown} */
export const vars = directive(/** @type {any} */ (Vars));
