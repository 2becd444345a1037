import type { Brand, Scheme } from '../brand.ts';
import { localeInfo } from '../locales.ts';
import { constantTokens } from './constants.data.ts';
import { deriveTokens } from './deriveTokens.ts';
import { shapeTokens } from './shape.ts';
import { cssName, type TokenName } from './tokens.ts';
import { typeTokens } from './typeTokens.ts';
import { safeValue } from './values.ts';

/** Cascade layers of the app's style sheets, weakest first; said here because sheets load in any order. */
export const styleLayers = ['reset', 'ui', 'screens'] as const;

/** Custom property that holds the brand's one-colour mark, for masks: its shape is its opacity. */
export const markImage = '--mark-image';

const imagePath = /^\/i\/[\w.-]+$/;

type Values = Partial<Record<TokenName, string>>;

/**
 * The brand's whole theme as compact CSS: its page's first style sheet.
 * `data-scheme` on the root is the person's choice; `lang` on the root picks the type tokens.
 * @param mark path on the site of the brand's one-colour mark.
 * @throws where a value could break out of its rule.
 */
export function themeCss(brand: Brand, mark: string): string {
  if (!imagePath.test(mark)) throw new Error(`${JSON.stringify(mark)} is no image of the site.`);
  const { scheme } = brand.theme;
  const first: Scheme = scheme === 'dark' ? 'dark' : 'light';
  const second: Scheme = first === 'dark' ? 'light' : 'dark';
  const chosen = schemeDeclarations(brand, second);
  const ownType = typeTokens(brand, brand.locale);
  const base = declarations({ ...constantTokens, ...shapeTokens(brand), ...ownType });
  const rules = [
    `@layer ${styleLayers.join()};`,
    `:root{${base};${markImage}:url("${mark}");${schemeDeclarations(brand, first)}}`,
  ];
  if (scheme === 'auto') {
    rules.push(`@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${chosen}}}`);
  }
  rules.push(`:root[data-scheme=${second}]{${chosen}}`);
  for (const locale of brand.locales) {
    const values = declarations(differing(typeTokens(brand, locale), ownType));
    if (values) rules.push(`:root:lang(${localeInfo[locale].tag}){${values}}`);
  }
  const paper = safeValue('page', brand.bgColor[first]);
  rules.push(`html,body{background:${paper};background:var(${cssName('page')})}`);
  return rules.join('');
}

function schemeDeclarations(brand: Brand, scheme: Scheme): string {
  return `color-scheme:${scheme};${declarations(deriveTokens(brand, scheme))}`;
}

function declarations(values: Values): string {
  const names = Object.keys(values) as TokenName[];
  return names.map((name) => `${cssName(name)}:${safeValue(name, values[name] ?? '')}`).join(';');
}

function differing(values: Values, from: Values): Values {
  const names = Object.keys(values) as TokenName[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== from[name]).map((name) => [name, values[name]]),
  );
}
