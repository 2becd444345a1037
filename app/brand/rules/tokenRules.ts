import { didYouMean } from '../../lib/didYouMean.ts';
import type { Brand, Scheme } from '../brand.ts';
import type { Finding } from '../finding.ts';
import { shorten } from '../jsonPath.ts';
import { makeFinding } from '../makeFinding.ts';
import { opaqueTokens } from '../theme/pairs.ts';
import { type SchemeTokenName, schemeTokenNames, tokenNames } from '../theme/tokens.ts';
import { grammarOf, isColour } from '../theme/values.ts';

/** Names and values of token overrides, apart from how well they read. */
export function tokenRules(brand: Brand): Finding[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(brand.theme.tokens[scheme]).flatMap(([name, value]) => {
      const finding = tokenFinding(scheme, name, value);
      return finding ? [finding] : [];
    }),
  );
}

/** @returns the overrides that are known and well-formed. */
export function soundOverrides(brand: Brand, scheme: Scheme): Record<string, string> {
  const all = Object.entries(brand.theme.tokens[scheme]);
  return Object.fromEntries(all.filter(([name, value]) => !tokenFinding(scheme, name, value)));
}

function tokenFinding(scheme: Scheme, name: string, value: string): Finding | null {
  const path = ['theme', 'tokens', scheme, name];
  const at = `theme.tokens.${scheme}.${shorten(name)}`;
  if (name === 'page') {
    return makeFinding(
      'token-fixed',
      path,
      `${at} is the page background.`,
      'Set bgColor instead.',
    );
  }
  if (!isSchemeToken(name)) {
    if ((tokenNames as readonly string[]).includes(name)) {
      return makeFinding(
        'token-fixed',
        path,
        `${at} is the same in both schemes and cannot be overridden.`,
        'Use theme.radius or theme.look, which decide it.',
      );
    }
    const meant = didYouMean(name, schemeTokenNames);
    return makeFinding(
      'token-unknown',
      path,
      `There is no token ${JSON.stringify(shorten(name))}.`,
      meant ? `Did you mean "${meant}"?` : 'Leave it out.',
    );
  }
  const { pattern, form } = grammarOf(name);
  if (!pattern.test(value)) {
    const shown = JSON.stringify(shorten(value));
    return makeFinding('token-malformed', path, `${at} ${shown} does not fit.`, `Write ${form}.`);
  }
  if (isColour(name) && opaqueTokens.has(name) && !/^#[0-9a-f]{6}(ff)?$/i.test(value)) {
    return makeFinding(
      'token-transparent',
      path,
      `${at} "${value}" lets what is below it through, so nothing is known about how text reads.`,
      `Write an opaque colour, e.g. "${value.startsWith('#') ? value.slice(0, 7) : '#1A2B3C'}".`,
    );
  }
  return null;
}

function isSchemeToken(name: string): name is SchemeTokenName {
  return (schemeTokenNames as readonly string[]).includes(name);
}
