import type { Brand, Scheme } from '../brand.ts';
import type { Finding } from '../finding.ts';
import { makeFinding } from '../makeFinding.ts';
import { deriveOwnTokens } from '../theme/deriveTokens.ts';
import { type LowPair, lowPairs } from '../theme/pairs.ts';
import type { ColourTokenName, SchemeTokens } from '../theme/tokens.ts';
import { nearestBackground, nearestColour } from './nearest.ts';
import { soundOverrides } from './tokenRules.ts';

/** Text that does not read, and the nearest colour with which it would. */
export function contrastRules(brand: Brand, oneBackground: boolean): Finding[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const own = deriveOwnTokens(brand, scheme);
    const background = lowPairs(own);
    const found = background.length
      ? [backgroundFinding(brand, scheme, background, oneBackground)]
      : [];
    return [...found, ...overrideFindings(brand, scheme, own)];
  });
}

function backgroundFinding(
  brand: Brand,
  scheme: Scheme,
  low: readonly LowPair[],
  oneBackground: boolean,
): Finding {
  const page = brand.bgColor[scheme];
  const more = low.length > 1 ? ` So do ${low.length - 1} more pairs.` : '';
  const colour = nearestBackground(brand, scheme);
  return makeFinding(
    'contrast-low',
    oneBackground ? ['bgColor'] : ['bgColor', scheme],
    `On the ${scheme} page background ${page}, ${pairText(worst(low))}${more}`,
    `Write "${colour}", the nearest background on which everything reads.`,
  );
}

/** One finding per override that spoils a pair. */
function overrideFindings(brand: Brand, scheme: Scheme, own: SchemeTokens): Finding[] {
  const overrides = soundOverrides(brand, scheme);
  const tokens: SchemeTokens = { ...own, ...overrides };
  const isOverridden = (name: string) => Object.hasOwn(overrides, name);
  const low = lowPairs(tokens).filter(({ text, on }) => isOverridden(text) || isOverridden(on));
  const culprits = new Set(low.map(({ text, on }) => (isOverridden(text) ? text : on)));
  return [...culprits].map((culprit) => {
    const spoilt = low.filter(({ text, on }) => text === culprit || on === culprit);
    const given = tokens[culprit];
    const colour = nearestColour(culprit, tokens);
    return makeFinding(
      'contrast-low',
      ['theme', 'tokens', scheme, culprit],
      `In the ${scheme} scheme with ${culprit} ${given}, ${pairText(worst(spoilt))}`,
      colour
        ? `Write "${colour}", the nearest colour that reads.`
        : `Leave out ${partners(culprit, spoilt, isOverridden)}; no colour reads beside the others.`,
    );
  });
}

function partners(
  culprit: ColourTokenName,
  spoilt: readonly LowPair[],
  isOverridden: (name: string) => boolean,
): string {
  const others = spoilt.flatMap(({ text, on }) => [text, on]).filter(isOverridden);
  return [...new Set([culprit, ...others])].join(' and ');
}

function pairText({ text, on, has, ratio }: LowPair): string {
  const rounded = Math.floor(has * 100) / 100;
  return `${text} on ${on} has a contrast of ${rounded} : 1 and needs ${ratio} : 1.`;
}

function worst(low: readonly LowPair[]): LowPair {
  return low.reduce((one, other) => (other.has / other.ratio < one.has / one.ratio ? other : one));
}
