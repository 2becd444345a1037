export type WebAddressRefusal =
  | 'empty'
  | 'too-long'
  | 'unsafe-characters'
  | 'not-https'
  | 'malformed'
  | 'credentials'
  | 'not-public'
  | 'carries-secret';

export type WebAddress = {
  ok: true;
  /** Normalised; what to open. */
  href: string;
  /** ASCII host with a port other than 443: what the browser connects to. */
  host: string;
  /** The host for people's eyes: Unicode only where no letter can pass for one of another script. */
  hostShown: string;
  /** Path, query and fragment; empty for a bare host. */
  rest: string;
};

/** Longest address opened, in UTF-16 units. */
export const maxAddressLength = 2000;

/** The standard's parser: in browsers and Node alike, yet in neither the ES nor our own types. */
declare const URL: new (
  text: string,
) => Record<
  'href' | 'host' | 'hostname' | 'username' | 'password' | 'pathname' | 'search' | 'hash',
  string
>;

// Control characters, all white space, invisible characters, and those that turn text around.
const unsafeCharacters =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\\\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\p{Co}|\p{Cs}/u;
const secretKey =
  /(token|jwt|password|passwd|pwd|secret|apikey|authorization|sessionid|privatekey)$/;
const jsonWebToken = /eyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/;
const privateZone = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa|onion)$/;

/**
 * Checks an address from a message, a code or a parameter before anything opens it: https only, no
 * credentials, no invisible or reversing characters, a public host name, and nothing in it that
 * looks like a key to somebody's account.
 */
export function parseWebAddress(
  text: string,
): WebAddress | { ok: false; reason: WebAddressRefusal } {
  const given = text.replace(/^ +| +$/g, '');
  const early = refuseText(given);
  if (early) return { ok: false, reason: early };
  let url: InstanceType<typeof URL>;
  try {
    url = new URL(given);
  } catch {
    // The parser's message names no rule a person could follow.
    return { ok: false, reason: 'malformed' };
  }
  const authority = authorityOf(given);
  const late = refuseUrl(url, authority);
  if (late) return { ok: false, reason: late };
  return {
    ok: true,
    href: url.href,
    host: url.host,
    hostShown: shownHost(authority, url.host),
    rest: `${url.pathname}${url.search}${url.hash}`.replace(/^\/$/, ''),
  };
}

function refuseText(given: string): WebAddressRefusal | null {
  if (given === '') return 'empty';
  if (given.length > maxAddressLength) return 'too-long';
  if (unsafeCharacters.test(given)) return 'unsafe-characters';
  // Spelled out: the parser would also take "https:host" and "https:/host".
  return /^https:\/\/[^/]/i.test(given) ? null : 'not-https';
}

function refuseUrl(url: InstanceType<typeof URL>, authority: string): WebAddressRefusal | null {
  if (authority.includes('@') || url.username !== '' || url.password !== '') return 'credentials';
  if (url.href.length > maxAddressLength) return 'too-long';
  // A host in percent signs reads as one thing and connects to another.
  if (authority.includes('%')) return 'malformed';
  if (!isPublicName(url.hostname)) return 'not-public';
  return carriesSecret(url.search, url.hash) || jsonWebToken.test(decoded(url.pathname))
    ? 'carries-secret'
    : null;
}

function authorityOf(given: string): string {
  return given.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '';
}

/** The parser has turned every spelling of an IPv4 address into four decimal numbers. */
function isPublicName(hostname: string): boolean {
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false;
  const labels = hostname.split('.');
  if (labels.length < 2 || labels.some((label) => label === '')) return false;
  return !privateZone.test(hostname);
}

function carriesSecret(search: string, hash: string): boolean {
  if (jsonWebToken.test(decoded(search + hash))) return true;
  return `${search}&${hash}`
    .split(/[?&;#/]/)
    .map((pair) => decoded(pair.split('=', 1)[0] ?? ''))
    .some((key) => secretKey.test(key.toLowerCase().replace(/[^a-z]/g, '')));
}

/** Undoes percent signs as often as somebody may have put them on. */
function decoded(text: string): string {
  let now = text;
  for (let round = 0; round < 4; round += 1) {
    const next = now.replace(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    if (next === now) break;
    now = next;
  }
  return now;
}

// Latin as European languages and Vietnamese write it; without the dotless i, and without the
// phonetic letters that look like plain ones.
const latinLabel =
  /^[a-z0-9\-\u00DF-\u00F6\u00F8-\u0130\u0132-\u017F\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]+$/u;
const eastAsianLabel = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}0-9ー-]+$/u;

/** Cyrillic, Greek and mixed labels stay in their ASCII form: they can imitate a Latin name. */
function shownHost(authority: string, host: string): string {
  const shown = authority.toLowerCase().normalize('NFC');
  const labels = shown.replace(/:\d+$/, '').split('.');
  const isPlain = labels.every((label) => latinLabel.test(label) || eastAsianLabel.test(label));
  if (!isPlain) return host;
  try {
    return new URL(`https://${shown}`).host === host ? shown.replace(/:443$/, '') : host;
  } catch {
    // Not the same name any more once it is normalised.
    return host;
  }
}
