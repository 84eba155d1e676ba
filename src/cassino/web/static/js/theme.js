// Sets the theme before the first paint. A plain script: modules run too late for that.
(() => {
  /** @type {{theme?: string, deck?: string}} */
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("cassino-settings") ?? "{}");
  } catch {
    // An unreadable or forbidden store means the defaults.
  }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const root = document.documentElement;
  root.dataset.theme = saved.theme === "light" || saved.theme === "dark" ? saved.theme : light ? "light" : "dark";
  if (saved.deck === "four") root.dataset.deck = "four";
})();
