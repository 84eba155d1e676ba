/** Starts the page that the address names. */
import { HomePage } from "./home.js";
import { applySettings, loadSettings } from "./settings.js";
import { TablePage } from "./table.js";
import { currentLanguage, loadWords, pickLanguage } from "./words.js";

async function start() {
  const settings = loadSettings();
  applySettings(settings);
  await loadWords(pickLanguage(new URLSearchParams(location.search).get("lang"), settings.language, navigator.languages));
  document.documentElement.lang = currentLanguage();
  const root = document.getElementById("app");
  const live = document.getElementById("live");
  if (!root || !live) throw new Error("the page has no place for the table");
  const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
  if (table) new TablePage(root, live, table);
  else new HomePage(root);
}

void start();
