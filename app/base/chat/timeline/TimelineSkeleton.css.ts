import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';
import { block } from '../../../ui/Skeleton.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Invisible for the first 200 ms: what opens faster never flickers. */
export const waiting = screenStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingBottom: '8px',
  overflow: 'hidden',
  animation: `${appear} ${vars.durFast} 200ms backwards`,
});

/** Nothing where the brand has no faces beside bubbles. */
export const face = screenStyle({
  ...block,
  flex: 'none',
  height: vars.chatAvatar,
  borderRadius: vars.radiusAvatar,
});

const paddings = '14px';
const lines = (count: number) => `calc(${paddings} + ${count} * 1em * ${vars.lhBody})`;

export const bubble = screenStyle({
  ...block,
  fontSize: vars.fsBody,
  borderRadius: vars.bubbleR,
});
export const sizes = screenVariants({
  short: { width: '34%', height: lines(1) },
  middle: { width: '48%', height: lines(1) },
  wide: { width: '64%', height: lines(1) },
  tall: { width: '70%', height: lines(2) },
});
