import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName, type TokenName, tokenNames } from '../brand/theme/tokens.ts';

const names = Object.fromEntries(
  tokenNames.map((token) => [token, cssName(token).slice('--'.length)]),
) as Record<TokenName, string>;

/** Every design token as `var(--name)`. The values are stamped into each brand's HTML. */
export const vars = createGlobalThemeContract(names);
