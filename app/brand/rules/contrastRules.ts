import type { Brand, Scheme } from '../brand.ts';
import type { Finding } from '../finding.ts';
import { makeFinding } from '../makeFinding.ts';
import { deriveOwnTokens } from '../theme/deriveTokens.ts';
import { concerns, contrastPairs, type LowPair, lowPairs } from '../theme/pairs.ts';
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
  const isOverridden = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(overrides, name);
  const culprits = new Set<ColourTokenName>();
  const low = lowPairs(tokens);
  for (const { text, on, over } of low) {
    const culprit = [text, on, over].find(isOverridden);
    if (culprit) culprits.add(culprit);
  }
  return [...culprits].map((culprit) => {
    const spoilt = low.filter((pair) => concerns(pair, culprit));
    const given = tokens[culprit];
    const colour = nearestColour(culprit, tokens);
    return makeFinding(
      'contrast-low',
      ['theme', 'tokens', scheme, culprit],
      `In the ${scheme} scheme with ${culprit} ${given}, ${pairText(worst(spoilt))}`,
      colour
        ? `Write "${colour}", the nearest colour that reads.`
        : `Leave out ${partners(culprit, isOverridden)}; no colour reads beside the others.`,
    );
  });
}

/** The override itself and every other override it meets in a pair. */
function partners(
  culprit: ColourTokenName,
  isOverridden: (name: string | undefined) => boolean,
): string {
  const others = contrastPairs
    .filter((pair) => concerns(pair, culprit))
    .flatMap(({ text, on, over }) => [text, on, over])
    .filter(isOverridden);
  return [...new Set([culprit, ...others])].join(' and ');
}

function pairText({ text, on, has, ratio }: LowPair): string {
  const rounded = Math.floor(has * 100) / 100;
  return `${text} on ${on} has a contrast of ${rounded} : 1 and needs ${ratio} : 1.`;
}

function worst(low: readonly LowPair[]): LowPair {
  return low.reduce((one, other) => (other.has / other.ratio < one.has / one.ratio ? other : one));
}
