import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** How a row of a list answers a finger at once, and a pointer over it. */
export const pressableRow = {
  ':active': { background: vars.surfacePressed, transition: 'none' },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: vars.well } } },
  },
} as const satisfies StyleRule;
