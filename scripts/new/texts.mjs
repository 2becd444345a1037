// Texts of what is made: the English ones, and in the other languages one that says that it is to be written.

import { styleFaults } from '../localeStyle.mjs';
import { localeNames } from '../locales.mjs';
import { standIn } from '../localeText.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */
/** @typedef {Record<string, string | { from: string }>} NewTexts English texts, or where one is in all languages, as `account.notices:unread` */

/**
 * Adds texts to a namespace, in all languages.
 * @param {Changes} changes @param {string} namespace @param {NewTexts} texts
 */
export function addTexts(changes, namespace, texts) {
  for (const locale of localeNames) {
    const file = `app/locales/${locale}/${namespace}.json`;
    const added = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, textIn(changes, locale, key, text)]),
    );
    if (!changes.isThere(file)) changes.create(file, `${JSON.stringify(added, null, 2)}\n`);
    else changes.editJson(file, (known) => Object.assign(known, { ...added, ...known }));
  }
}

/** @param {Changes} changes @param {string} locale @param {string} key @param {NewTexts[string]} text */
function textIn(changes, locale, key, text) {
  if (typeof text !== 'string') {
    const [namespace = '', name = ''] = text.from.split(':');
    return JSON.parse(changes.read(`app/locales/${locale}/${namespace}.json`))[name];
  }
  return locale === 'en-US' ? text : unwritten(locale, key, text);
}

/**
 * @param {string} locale @param {string} key @param {string} english
 * @returns {string} the English words in angle brackets, or the key where a word of them is a slip in that language
 */
function unwritten(locale, key, english) {
  const stop = english.endsWith('.') ? '.' : '';
  const words = `${standIn(stop ? english.slice(0, -1) : english)}${stop}`;
  const isSound = styleFaults({ locale, key, text: words, english }).length === 0;
  return isSound ? words : `${standIn(key)}${stop}`;
}
