import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  padding: `${rem(16)} ${vars.gutter}`,
  animation: `${appear} ${vars.durFast} 200ms backwards`,
});

const block = { background: vars.skeleton, borderRadius: `max(${vars.radiusXs}, 4px)` };

export const face = screenStyle({
  ...block,
  flex: 'none',
  width: '64px',
  height: '64px',
  borderRadius: vars.radiusAvatar,
});
export const name = screenStyle({ ...block, width: '45%', height: rem(18), margin: '4px 0' });
export const account = screenStyle({ ...block, width: '60%', height: rem(12), margin: '4px 0' });
export const tag = screenStyle({ ...block, width: rem(84), height: rem(22), marginTop: '5px' });
