// Names of what is made, in the forms that files, code and words have.
import { Refusal } from './changes.mjs';

const reserved = [
  ...['break', 'case', 'catch', 'class', 'const', 'continue', 'default', 'delete', 'do', 'else'],
  ...['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in'],
  ...['new', 'null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var'],
  ...['void', 'while', 'with', 'yield', 'let', 'static', 'await', 'async'],
];

/** @param {string} name such as `groupInfo` @param {string} what it is of, for the refusal */
export function checkCamel(name, what) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new Refusal(
      `“${name}” is no name of a ${what}: begin with a small letter, and use letters and digits alone, as groupInfo.`,
    );
  }
  if (reserved.includes(name))
    throw new Refusal(`“${name}” is a word of the language: choose another.`);
}

/** @param {string} name such as `multi-account` @param {string} what it is of, for the refusal */
export function checkKebab(name, what) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refusal(
      `“${name}” is no name of a ${what}: use small letters and digits, with hyphens between words, as multi-account.`,
    );
  }
}

/** @param {string} given `<place>/<name>` @param {string} example @returns {[place: string, name: string]} */
export function splitPlace(given, example) {
  const [place, name, ...more] = given.split('/');
  if (!place || !name || more.length > 0) {
    throw new Refusal(`“${given}” does not say where it belongs: write it as ${example}.`);
  }
  return [place, name];
}

/** @param {string} name in camel or kebab case */
const wordsIn = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s.-]+/)
    .map((word) => word.toLowerCase());

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} name @returns {string} such as `GroupInfo` */
export const pascal = (name) => wordsIn(name).map(capital).join('');

/** @param {string} name @returns {string} such as `groupInfo` */
export function camel(name) {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
}

/** @param {string} name @returns {string} such as `group-info` */
export const kebab = (name) => wordsIn(name).join('-');

/** @param {string} name @returns {string} such as `Group info` */
export const english = (name) => capital(wordsIn(name).join(' '));
