import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rem } from './scale.ts';

/** Size and line height in pixels at a 16 px root. */
export function text(size: number, line: number): StyleRule {
  return { fontSize: rem(size), lineHeight: rem(line) };
}

export const heading: StyleRule = {
  fontFamily: vars.fontHeading,
  fontWeight: vars.wHeading,
  letterSpacing: vars.trackHeading,
};

/** One line, cut with an ellipsis. */
export const clipped: StyleRule = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' };

/** For screen readers alone. */
export const unseen: StyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
