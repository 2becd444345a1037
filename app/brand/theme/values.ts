import { colourTokenNames } from './tokenNames.data.ts';
import type { ColourTokenName, SchemeTokenName } from './tokens.ts';

const colour = /^(#[0-9A-F]{6}([0-9A-F]{2})?|transparent|currentColor)$/i;
const length = String.raw`(0|-?\d{1,3}(\.\d{1,3})?px)`;
const shadow = `(inset )?${length}( ${length}){1,3} #[0-9A-F]{6}([0-9A-F]{2})?`;
const shadows = new RegExp(`^(none|${shadow}(, ?${shadow}){0,3})$`, 'i');

/** What an override may hold, by token. `form` finishes the sentence "Write …". */
export type ValueGrammar = { pattern: RegExp; form: string };

const effects: Readonly<Record<Exclude<SchemeTokenName, ColourTokenName>, ValueGrammar>> = {
  linkLine: { pattern: /^(none|underline)$/, form: '"none" or "underline"' },
  chatPattern: {
    pattern: /^(none|radial-gradient\(#[0-9A-F]{6,8} \d(\.\d)?px, ?transparent \d(\.\d)?px\))$/i,
    form: '"none" or "radial-gradient(#00000029 1.1px,transparent 1.6px)"',
  },
  titleBarLineW: { pattern: /^\d(\.\d{1,2})?px$/, form: 'a width under 10 pixels, e.g. "0.5px"' },
  titleBarBlur: {
    pattern: /^(none|blur\(\d{1,2}px\)( saturate\(\d(\.\d)?\))?)$/,
    form: '"none" or e.g. "blur(18px) saturate(1.4)"',
  },
  tabShadow: { pattern: shadows, form: shadowForm() },
  shadowCard: { pattern: shadows, form: shadowForm() },
  shadowFloat: { pattern: shadows, form: shadowForm() },
  shadowSheet: { pattern: shadows, form: shadowForm() },
  listEdge: { pattern: shadows, form: shadowForm() },
};

const colourGrammar: ValueGrammar = {
  pattern: colour,
  form: 'a colour of 6 or 8 hex digits, e.g. "#1A2B3C"',
};

/** @returns what the token accepts. */
export function grammarOf(token: SchemeTokenName): ValueGrammar {
  return isColour(token) ? colourGrammar : effects[token];
}

export function isColour(token: string): token is ColourTokenName {
  return (colourTokenNames as readonly string[]).includes(token);
}

/** The only images a token may hold are drawings inside the value itself. */
const ownDrawing = /^url\("data:image\/svg\+xml,[\w %='.:/#-]*"\)$/;
const plain = /^[\w "#%(),./+-]*$/;

/**
 * @returns the value, fit to stand in a style element.
 * @throws where it could end the declaration, the rule or the element.
 */
export function safeValue(token: string, value: string): string {
  if (ownDrawing.test(value) || isCalm(value)) return value;
  throw new Error(`Token ${token} holds ${JSON.stringify(value)}, which is not a safe CSS value.`);
}

/** Nothing that fetches, comments or stays open. */
function isCalm(value: string): boolean {
  const times = (character: string) => value.split(character).length - 1;
  const closed = times('"') % 2 === 0 && times('(') === times(')');
  return value !== '' && closed && plain.test(value) && !/url\(|\/\//i.test(value);
}

function shadowForm(): string {
  return '"none" or e.g. "0 4px 16px #1A1B1E24"';
}
