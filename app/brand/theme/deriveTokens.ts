import type { Brand, Scheme } from '../brand.ts';
import { tabBarTokens, titleBarTokens } from './bars.ts';
import { brandColourTokens } from './brandColours.ts';
import { conversationTokens } from './conversation.ts';
import { discTokens } from './discs.ts';
import { elevationTokens } from './elevation.ts';
import { makeGround } from './ground.ts';
import { neutralTokens } from './neutrals.ts';
import { pointsCardTokens } from './pointsCard.ts';
import type { SchemeTokens } from './tokens.ts';

/** @returns every scheme-dependent token, the brand file's overrides applied as they stand. */
export function deriveTokens(brand: Brand, scheme: Scheme): SchemeTokens {
  const derived = deriveOwnTokens(brand, scheme);
  const overrides = brand.theme.tokens[scheme];
  for (const name of Object.keys(overrides)) {
    const value = overrides[name];
    if (Object.hasOwn(derived, name) && value !== undefined) {
      derived[name as keyof SchemeTokens] = value;
    }
  }
  return derived;
}

/** @returns the tokens as derived from seed, background and knobs alone. */
export function deriveOwnTokens(brand: Brand, scheme: Scheme): SchemeTokens {
  const ground = makeGround(brand, scheme);
  const neutrals = neutralTokens(ground);
  const colours = brandColourTokens(ground, neutrals);
  const elevation = elevationTokens(ground, neutrals);
  return {
    ...neutrals,
    ...colours,
    ...conversationTokens(ground, neutrals, colours),
    ...titleBarTokens(ground, neutrals),
    ...tabBarTokens(ground, neutrals, colours, elevation),
    ...pointsCardTokens(ground, neutrals, colours),
    ...discTokens(),
    ...elevation,
  };
}
