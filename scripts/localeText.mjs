// What the English texts say of their keys: plurals and gaps.

/** @typedef {Record<string, unknown>} Texts */

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/u;

/**
 * The key without its plural suffix; null for a key that is not a plural in English.
 * @param {string} key @param {Texts} reference
 */
export function pluralBase(key, reference) {
  const base = pluralForm.exec(key)?.[1];
  return base !== undefined && Object.hasOwn(reference, `${base}_other`) ? base : null;
}

/** @param {string} words @returns {string} stands in for a text that is still to be written */
export const standIn = (words) => `⟨${words}⟩`;

/** @param {unknown} text whether somebody has still to write it */
export const isStandIn = (text) => /⟨.*⟩/u.test(String(text));

/** @param {string} text @returns {string[]} names of the values in a text, sorted */
export function placeholders(text) {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/gu)].map((match) => match[1] ?? '').sort();
}
