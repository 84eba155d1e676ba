/** What somebody types to come to a table. */

const LINK = /(?:(https?:)?\/\/)?([^\s/@]*)\/t\/([A-Za-z0-9_-]{1,64})/i;

/**
 * Where a code or a link leads: to a table of this server, to a code to ask for, elsewhere, or nowhere (nothing is given).
 * A code is read without blanks and signs: people write six letters as three and three, and end a sentence with them.
 * @param {string} text
 * @param {{protocol: string, host: string}} here where the page is
 * @param {string} base the address under which others reach the same server
 * @returns {{link?: string, code?: string, elsewhere?: boolean}}
 */
export function wayIn(text, here, base) {
  const found = LINK.exec(text);
  if (found) {
    const [, protocol, host, table] = found;
    const ours = ["", plain(here.host), plain(new URL(base).host)];
    return ours.includes(host && plain(hostOf(protocol ?? here.protocol, host))) ? { link: `/t/${table}` } : { elsewhere: true };
  }
  if (/[/\\]/.test(text)) return /^\s*https?:/i.test(text) ? { elsewhere: true } : {};
  const code = text.replace(/[^\p{L}\p{N}]/gu, "");
  return code ? { code } : {};
}

/** The one name of this computer for its several ones. @param {string} host */
const plain = (host) => host.replace(/^(127\.0\.0\.1|\[::1\])(?=:|$)/, "localhost");

/** A host as the browser writes it: without the usual port, in small letters. @param {string} protocol @param {string} host */
function hostOf(protocol, host) {
  try {
    return new URL(`${protocol}//${host.replace(/^[^\p{L}\p{N}[]+/u, "")}`).host;
  } catch {
    return "?";
  }
}
