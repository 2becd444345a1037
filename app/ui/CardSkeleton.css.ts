import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** As high as the card: 16, a label of 20, a figure of 44, a line of 20, buttons of 46, 14. */
export const card = partStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: `0 ${vars.gutter} ${vars.sectionGap}`,
  padding: '16px 16px 14px',
  borderRadius: vars.radiusL,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
  animation: `${appear} ${vars.durFast} 200ms backwards`,
});

const block = { background: vars.skeleton, borderRadius: `max(${vars.radiusXs}, 4px)` };

export const title = partStyle({ ...block, width: '22%', height: rem(14), margin: `${rem(3)} 0` });
export const figure = partStyle({
  ...block,
  width: '52%',
  height: rem(30),
  margin: `${rem(6)} 0 ${rem(8)}`,
});
export const line = partStyle({ ...block, width: '64%', height: rem(12), margin: `${rem(4)} 0` });
export const buttons = partStyle({
  ...block,
  height: rem(46),
  marginTop: '14px',
  borderRadius: `min(${vars.radiusControl}, 21px)`,
});
