import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const shimmer = keyframes({
  from: { backgroundPosition: '100% 0' },
  to: { backgroundPosition: '0 0' },
});

/** Invisible for the first 200 ms: what loads faster never flickers. */
export const rows = partStyle({ animation: `${appear} ${vars.durFast} 200ms backwards` });

export const row = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: vars.chatRowH,
  padding: `0 ${vars.gutter}`,
});

/** A surface that glimmers while it waits. */
export const block = {
  background: `linear-gradient(90deg, ${vars.skeleton} 30%, ${vars.skeletonGlow} 50%, ${vars.skeleton} 70%) 0 / 300% 100%`,
  animation: `${shimmer} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { background: vars.skeleton } },
};

export const face = partStyle({
  ...block,
  flex: 'none',
  width: vars.avatarList,
  height: vars.avatarList,
  borderRadius: vars.radiusAvatar,
});
export const lines = partStyle({ flex: 1, display: 'grid', gap: '8px' });
export const line = partStyle({
  ...block,
  height: rem(14),
  borderRadius: `max(${vars.radiusXs}, 4px)`,
  ':first-child': { width: '62%' },
});
