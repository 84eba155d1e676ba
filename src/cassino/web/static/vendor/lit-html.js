/*!
 * lit-html 3.3.3 with the directives repeat and classMap, put into one module without imports.
 */
// lit-html/lit-html.js
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
var t = globalThis;
var i = (t4) => t4;
var s = t.trustedTypes;
var e = s ? s.createPolicy("lit-html", { createHTML: (t4) => t4 }) : void 0;
var h = "$lit$";
var o = `lit$${Math.random().toFixed(9).slice(2)}$`;
var n = "?" + o;
var r = `<${n}>`;
var l = document;
var c = () => l.createComment("");
var a = (t4) => null === t4 || "object" != typeof t4 && "function" != typeof t4;
var u = Array.isArray;
var d = (t4) => u(t4) || "function" == typeof t4?.[Symbol.iterator];
var f = "[ 	\n\f\r]";
var v = /<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g;
var _ = /-->/g;
var m = />/g;
var p = RegExp(`>|${f}(?:([^\\s"'>=/]+)(${f}*=${f}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`, "g");
var g = /'/g;
var $ = /"/g;
var y = /^(?:script|style|textarea|title)$/i;
var x = (t4) => (i4, ...s3) => ({ _$litType$: t4, strings: i4, values: s3 });
var b = x(1);
var w = x(2);
var T = x(3);
var E = /* @__PURE__ */ Symbol.for("lit-noChange");
var A = /* @__PURE__ */ Symbol.for("lit-nothing");
var C = /* @__PURE__ */ new WeakMap();
var P = l.createTreeWalker(l, 129);
function V(t4, i4) {
  if (!u(t4) || !t4.hasOwnProperty("raw")) throw Error("invalid template strings array");
  return void 0 !== e ? e.createHTML(i4) : i4;
}
var N = (t4, i4) => {
  const s3 = t4.length - 1, e4 = [];
  let n2, l2 = 2 === i4 ? "<svg>" : 3 === i4 ? "<math>" : "", c3 = v;
  for (let i5 = 0; i5 < s3; i5++) {
    const s4 = t4[i5];
    let a2, u4, d2 = -1, f2 = 0;
    for (; f2 < s4.length && (c3.lastIndex = f2, u4 = c3.exec(s4), null !== u4); ) f2 = c3.lastIndex, c3 === v ? "!--" === u4[1] ? c3 = _ : void 0 !== u4[1] ? c3 = m : void 0 !== u4[2] ? (y.test(u4[2]) && (n2 = RegExp("</" + u4[2], "g")), c3 = p) : void 0 !== u4[3] && (c3 = p) : c3 === p ? ">" === u4[0] ? (c3 = n2 ?? v, d2 = -1) : void 0 === u4[1] ? d2 = -2 : (d2 = c3.lastIndex - u4[2].length, a2 = u4[1], c3 = void 0 === u4[3] ? p : '"' === u4[3] ? $ : g) : c3 === $ || c3 === g ? c3 = p : c3 === _ || c3 === m ? c3 = v : (c3 = p, n2 = void 0);
    const x2 = c3 === p && t4[i5 + 1].startsWith("/>") ? " " : "";
    l2 += c3 === v ? s4 + r : d2 >= 0 ? (e4.push(a2), s4.slice(0, d2) + h + s4.slice(d2) + o + x2) : s4 + o + (-2 === d2 ? i5 : x2);
  }
  return [V(t4, l2 + (t4[s3] || "<?>") + (2 === i4 ? "</svg>" : 3 === i4 ? "</math>" : "")), e4];
};
var S = class _S {
  constructor({ strings: t4, _$litType$: i4 }, e4) {
    let r2;
    this.parts = [];
    let l2 = 0, a2 = 0;
    const u4 = t4.length - 1, d2 = this.parts, [f2, v3] = N(t4, i4);
    if (this.el = _S.createElement(f2, e4), P.currentNode = this.el.content, 2 === i4 || 3 === i4) {
      const t5 = this.el.content.firstChild;
      t5.replaceWith(...t5.childNodes);
    }
    for (; null !== (r2 = P.nextNode()) && d2.length < u4; ) {
      if (1 === r2.nodeType) {
        if (r2.hasAttributes()) for (const t5 of r2.getAttributeNames()) if (t5.endsWith(h)) {
          const i5 = v3[a2++], s3 = r2.getAttribute(t5).split(o), e5 = /([.?@])?(.*)/.exec(i5);
          d2.push({ type: 1, index: l2, name: e5[2], strings: s3, ctor: "." === e5[1] ? I : "?" === e5[1] ? L : "@" === e5[1] ? z : H }), r2.removeAttribute(t5);
        } else t5.startsWith(o) && (d2.push({ type: 6, index: l2 }), r2.removeAttribute(t5));
        if (y.test(r2.tagName)) {
          const t5 = r2.textContent.split(o), i5 = t5.length - 1;
          if (i5 > 0) {
            r2.textContent = s ? s.emptyScript : "";
            for (let s3 = 0; s3 < i5; s3++) r2.append(t5[s3], c()), P.nextNode(), d2.push({ type: 2, index: ++l2 });
            r2.append(t5[i5], c());
          }
        }
      } else if (8 === r2.nodeType) if (r2.data === n) d2.push({ type: 2, index: l2 });
      else {
        let t5 = -1;
        for (; -1 !== (t5 = r2.data.indexOf(o, t5 + 1)); ) d2.push({ type: 7, index: l2 }), t5 += o.length - 1;
      }
      l2++;
    }
  }
  static createElement(t4, i4) {
    const s3 = l.createElement("template");
    return s3.innerHTML = t4, s3;
  }
};
function M(t4, i4, s3 = t4, e4) {
  if (i4 === E) return i4;
  let h3 = void 0 !== e4 ? s3._$Co?.[e4] : s3._$Cl;
  const o2 = a(i4) ? void 0 : i4._$litDirective$;
  return h3?.constructor !== o2 && (h3?._$AO?.(false), void 0 === o2 ? h3 = void 0 : (h3 = new o2(t4), h3._$AT(t4, s3, e4)), void 0 !== e4 ? (s3._$Co ??= [])[e4] = h3 : s3._$Cl = h3), void 0 !== h3 && (i4 = M(t4, h3._$AS(t4, i4.values), h3, e4)), i4;
}
var R = class {
  constructor(t4, i4) {
    this._$AV = [], this._$AN = void 0, this._$AD = t4, this._$AM = i4;
  }
  get parentNode() {
    return this._$AM.parentNode;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  u(t4) {
    const { el: { content: i4 }, parts: s3 } = this._$AD, e4 = (t4?.creationScope ?? l).importNode(i4, true);
    P.currentNode = e4;
    let h3 = P.nextNode(), o2 = 0, n2 = 0, r2 = s3[0];
    for (; void 0 !== r2; ) {
      if (o2 === r2.index) {
        let i5;
        2 === r2.type ? i5 = new k(h3, h3.nextSibling, this, t4) : 1 === r2.type ? i5 = new r2.ctor(h3, r2.name, r2.strings, this, t4) : 6 === r2.type && (i5 = new Z(h3, this, t4)), this._$AV.push(i5), r2 = s3[++n2];
      }
      o2 !== r2?.index && (h3 = P.nextNode(), o2++);
    }
    return P.currentNode = l, e4;
  }
  p(t4) {
    let i4 = 0;
    for (const s3 of this._$AV) void 0 !== s3 && (void 0 !== s3.strings ? (s3._$AI(t4, s3, i4), i4 += s3.strings.length - 2) : s3._$AI(t4[i4])), i4++;
  }
};
var k = class _k {
  get _$AU() {
    return this._$AM?._$AU ?? this._$Cv;
  }
  constructor(t4, i4, s3, e4) {
    this.type = 2, this._$AH = A, this._$AN = void 0, this._$AA = t4, this._$AB = i4, this._$AM = s3, this.options = e4, this._$Cv = e4?.isConnected ?? true;
  }
  get parentNode() {
    let t4 = this._$AA.parentNode;
    const i4 = this._$AM;
    return void 0 !== i4 && 11 === t4?.nodeType && (t4 = i4.parentNode), t4;
  }
  get startNode() {
    return this._$AA;
  }
  get endNode() {
    return this._$AB;
  }
  _$AI(t4, i4 = this) {
    t4 = M(this, t4, i4), a(t4) ? t4 === A || null == t4 || "" === t4 ? (this._$AH !== A && this._$AR(), this._$AH = A) : t4 !== this._$AH && t4 !== E && this._(t4) : void 0 !== t4._$litType$ ? this.$(t4) : void 0 !== t4.nodeType ? this.T(t4) : d(t4) ? this.k(t4) : this._(t4);
  }
  O(t4) {
    return this._$AA.parentNode.insertBefore(t4, this._$AB);
  }
  T(t4) {
    this._$AH !== t4 && (this._$AR(), this._$AH = this.O(t4));
  }
  _(t4) {
    this._$AH !== A && a(this._$AH) ? this._$AA.nextSibling.data = t4 : this.T(l.createTextNode(t4)), this._$AH = t4;
  }
  $(t4) {
    const { values: i4, _$litType$: s3 } = t4, e4 = "number" == typeof s3 ? this._$AC(t4) : (void 0 === s3.el && (s3.el = S.createElement(V(s3.h, s3.h[0]), this.options)), s3);
    if (this._$AH?._$AD === e4) this._$AH.p(i4);
    else {
      const t5 = new R(e4, this), s4 = t5.u(this.options);
      t5.p(i4), this.T(s4), this._$AH = t5;
    }
  }
  _$AC(t4) {
    let i4 = C.get(t4.strings);
    return void 0 === i4 && C.set(t4.strings, i4 = new S(t4)), i4;
  }
  k(t4) {
    u(this._$AH) || (this._$AH = [], this._$AR());
    const i4 = this._$AH;
    let s3, e4 = 0;
    for (const h3 of t4) e4 === i4.length ? i4.push(s3 = new _k(this.O(c()), this.O(c()), this, this.options)) : s3 = i4[e4], s3._$AI(h3), e4++;
    e4 < i4.length && (this._$AR(s3 && s3._$AB.nextSibling, e4), i4.length = e4);
  }
  _$AR(t4 = this._$AA.nextSibling, s3) {
    for (this._$AP?.(false, true, s3); t4 !== this._$AB; ) {
      const s4 = i(t4).nextSibling;
      i(t4).remove(), t4 = s4;
    }
  }
  setConnected(t4) {
    void 0 === this._$AM && (this._$Cv = t4, this._$AP?.(t4));
  }
};
var H = class {
  get tagName() {
    return this.element.tagName;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  constructor(t4, i4, s3, e4, h3) {
    this.type = 1, this._$AH = A, this._$AN = void 0, this.element = t4, this.name = i4, this._$AM = e4, this.options = h3, s3.length > 2 || "" !== s3[0] || "" !== s3[1] ? (this._$AH = Array(s3.length - 1).fill(new String()), this.strings = s3) : this._$AH = A;
  }
  _$AI(t4, i4 = this, s3, e4) {
    const h3 = this.strings;
    let o2 = false;
    if (void 0 === h3) t4 = M(this, t4, i4, 0), o2 = !a(t4) || t4 !== this._$AH && t4 !== E, o2 && (this._$AH = t4);
    else {
      const e5 = t4;
      let n2, r2;
      for (t4 = h3[0], n2 = 0; n2 < h3.length - 1; n2++) r2 = M(this, e5[s3 + n2], i4, n2), r2 === E && (r2 = this._$AH[n2]), o2 ||= !a(r2) || r2 !== this._$AH[n2], r2 === A ? t4 = A : t4 !== A && (t4 += (r2 ?? "") + h3[n2 + 1]), this._$AH[n2] = r2;
    }
    o2 && !e4 && this.j(t4);
  }
  j(t4) {
    t4 === A ? this.element.removeAttribute(this.name) : this.element.setAttribute(this.name, t4 ?? "");
  }
};
var I = class extends H {
  constructor() {
    super(...arguments), this.type = 3;
  }
  j(t4) {
    this.element[this.name] = t4 === A ? void 0 : t4;
  }
};
var L = class extends H {
  constructor() {
    super(...arguments), this.type = 4;
  }
  j(t4) {
    this.element.toggleAttribute(this.name, !!t4 && t4 !== A);
  }
};
var z = class extends H {
  constructor(t4, i4, s3, e4, h3) {
    super(t4, i4, s3, e4, h3), this.type = 5;
  }
  _$AI(t4, i4 = this) {
    if ((t4 = M(this, t4, i4, 0) ?? A) === E) return;
    const s3 = this._$AH, e4 = t4 === A && s3 !== A || t4.capture !== s3.capture || t4.once !== s3.once || t4.passive !== s3.passive, h3 = t4 !== A && (s3 === A || e4);
    e4 && this.element.removeEventListener(this.name, this, s3), h3 && this.element.addEventListener(this.name, this, t4), this._$AH = t4;
  }
  handleEvent(t4) {
    "function" == typeof this._$AH ? this._$AH.call(this.options?.host ?? this.element, t4) : this._$AH.handleEvent(t4);
  }
};
var Z = class {
  constructor(t4, i4, s3) {
    this.element = t4, this.type = 6, this._$AN = void 0, this._$AM = i4, this.options = s3;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  _$AI(t4) {
    M(this, t4);
  }
};
var j = { M: h, P: o, A: n, C: 1, L: N, R, D: d, V: M, I: k, H, N: L, U: z, B: I, F: Z };
var B = t.litHtmlPolyfillSupport;
B?.(S, k), (t.litHtmlVersions ??= []).push("3.3.3");
var D = (t4, i4, s3) => {
  const e4 = s3?.renderBefore ?? i4;
  let h3 = e4._$litPart$;
  if (void 0 === h3) {
    const t5 = s3?.renderBefore ?? null;
    e4._$litPart$ = h3 = new k(i4.insertBefore(c(), t5), t5, void 0, s3 ?? {});
  }
  return h3._$AI(t4), h3;
};

// lit-html/directive.js
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
var t2 = { ATTRIBUTE: 1, CHILD: 2, PROPERTY: 3, BOOLEAN_ATTRIBUTE: 4, EVENT: 5, ELEMENT: 6 };
var e2 = (t4) => (...e4) => ({ _$litDirective$: t4, values: e4 });
var i2 = class {
  constructor(t4) {
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  _$AT(t4, e4, i4) {
    this._$Ct = t4, this._$AM = e4, this._$Ci = i4;
  }
  _$AS(t4, e4) {
    return this.update(t4, e4);
  }
  update(t4, e4) {
    return this.render(...e4);
  }
};

// lit-html/directive-helpers.js
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
var { I: t3 } = j;
var i3 = (o2) => o2;
var s2 = () => document.createComment("");
var v2 = (o2, n2, e4) => {
  const l2 = o2._$AA.parentNode, d2 = void 0 === n2 ? o2._$AB : n2._$AA;
  if (void 0 === e4) {
    const i4 = l2.insertBefore(s2(), d2), n3 = l2.insertBefore(s2(), d2);
    e4 = new t3(i4, n3, o2, o2.options);
  } else {
    const t4 = e4._$AB.nextSibling, n3 = e4._$AM, c3 = n3 !== o2;
    if (c3) {
      let t5;
      e4._$AQ?.(o2), e4._$AM = o2, void 0 !== e4._$AP && (t5 = o2._$AU) !== n3._$AU && e4._$AP(t5);
    }
    if (t4 !== d2 || c3) {
      let o3 = e4._$AA;
      for (; o3 !== t4; ) {
        const t5 = i3(o3).nextSibling;
        i3(l2).insertBefore(o3, d2), o3 = t5;
      }
    }
  }
  return e4;
};
var u2 = (o2, t4, i4 = o2) => (o2._$AI(t4, i4), o2);
var m2 = {};
var p2 = (o2, t4 = m2) => o2._$AH = t4;
var M2 = (o2) => o2._$AH;
var h2 = (o2) => {
  o2._$AR(), o2._$AA.remove();
};

// lit-html/directives/repeat.js
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
var u3 = (e4, s3, t4) => {
  const r2 = /* @__PURE__ */ new Map();
  for (let l2 = s3; l2 <= t4; l2++) r2.set(e4[l2], l2);
  return r2;
};
var c2 = e2(class extends i2 {
  constructor(e4) {
    if (super(e4), e4.type !== t2.CHILD) throw Error("repeat() can only be used in text expressions");
  }
  dt(e4, s3, t4) {
    let r2;
    void 0 === t4 ? t4 = s3 : void 0 !== s3 && (r2 = s3);
    const l2 = [], o2 = [];
    let i4 = 0;
    for (const s4 of e4) l2[i4] = r2 ? r2(s4, i4) : i4, o2[i4] = t4(s4, i4), i4++;
    return { values: o2, keys: l2 };
  }
  render(e4, s3, t4) {
    return this.dt(e4, s3, t4).values;
  }
  update(s3, [t4, r2, c3]) {
    const d2 = M2(s3), { values: p3, keys: a2 } = this.dt(t4, r2, c3);
    if (!Array.isArray(d2)) return this.ut = a2, p3;
    const h3 = this.ut ??= [], v3 = [];
    let m3, y2, x2 = 0, j2 = d2.length - 1, k2 = 0, w2 = p3.length - 1;
    for (; x2 <= j2 && k2 <= w2; ) if (null === d2[x2]) x2++;
    else if (null === d2[j2]) j2--;
    else if (h3[x2] === a2[k2]) v3[k2] = u2(d2[x2], p3[k2]), x2++, k2++;
    else if (h3[j2] === a2[w2]) v3[w2] = u2(d2[j2], p3[w2]), j2--, w2--;
    else if (h3[x2] === a2[w2]) v3[w2] = u2(d2[x2], p3[w2]), v2(s3, v3[w2 + 1], d2[x2]), x2++, w2--;
    else if (h3[j2] === a2[k2]) v3[k2] = u2(d2[j2], p3[k2]), v2(s3, d2[x2], d2[j2]), j2--, k2++;
    else if (void 0 === m3 && (m3 = u3(a2, k2, w2), y2 = u3(h3, x2, j2)), m3.has(h3[x2])) if (m3.has(h3[j2])) {
      const e4 = y2.get(a2[k2]), t5 = void 0 !== e4 ? d2[e4] : null;
      if (null === t5) {
        const e5 = v2(s3, d2[x2]);
        u2(e5, p3[k2]), v3[k2] = e5;
      } else v3[k2] = u2(t5, p3[k2]), v2(s3, d2[x2], t5), d2[e4] = null;
      k2++;
    } else h2(d2[j2]), j2--;
    else h2(d2[x2]), x2++;
    for (; k2 <= w2; ) {
      const e4 = v2(s3, v3[w2 + 1]);
      u2(e4, p3[k2]), v3[k2++] = e4;
    }
    for (; x2 <= j2; ) {
      const e4 = d2[x2++];
      null !== e4 && h2(e4);
    }
    return this.ut = a2, p2(s3, v3), E;
  }
});

// lit-html/directives/class-map.js
/**
 * @license
 * Copyright 2018 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
var e3 = e2(class extends i2 {
  constructor(t4) {
    if (super(t4), t4.type !== t2.ATTRIBUTE || "class" !== t4.name || t4.strings?.length > 2) throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.");
  }
  render(t4) {
    return " " + Object.keys(t4).filter((s3) => t4[s3]).join(" ") + " ";
  }
  update(s3, [i4]) {
    if (void 0 === this.st) {
      this.st = /* @__PURE__ */ new Set(), void 0 !== s3.strings && (this.nt = new Set(s3.strings.join(" ").split(/\s/).filter((t4) => "" !== t4)));
      for (const t4 in i4) i4[t4] && !this.nt?.has(t4) && this.st.add(t4);
      return this.render(i4);
    }
    const r2 = s3.element.classList;
    for (const t4 of this.st) t4 in i4 || (r2.remove(t4), this.st.delete(t4));
    for (const t4 in i4) {
      const s4 = !!i4[t4];
      s4 === this.st.has(t4) || this.nt?.has(t4) || (s4 ? (r2.add(t4), this.st.add(t4)) : (r2.remove(t4), this.st.delete(t4)));
    }
    return E;
  }
});
export {
  i2 as Directive,
  t2 as PartType,
  e3 as classMap,
  e2 as directive,
  b as html,
  E as noChange,
  A as nothing,
  D as render,
  c2 as repeat,
  w as svg
};
