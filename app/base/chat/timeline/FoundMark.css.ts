import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

const fade = keyframes({ from: { background: vars.brandSoft } });

/** Lit while it waits, however short the fade itself is where motion is not wanted. */
export const lit = screenStyle({
  animation: `${fade} calc(${vars.durSheet} * 2) ${vars.easeInOut} calc(${vars.durSheet} * 6) backwards`,
});
