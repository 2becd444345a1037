import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screens } from '../../../theme/layers.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';
import { block, rows } from '../../../ui/Skeleton.css.ts';

export const head = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  padding: `32px ${vars.gutter} 20px`,
  textAlign: 'center',
});
export const face = screenStyle({ display: 'grid', marginBottom: '12px' });
globalStyle(`${face} > span`, {
  '@layer': { [screens]: { width: rem(96), height: rem(96), fontSize: rem(32) } },
});
/** Invisible for a moment, as other stand-ins are. */
export const late = rows;
export const faceStandIn = screenStyle({
  ...block,
  width: rem(96),
  height: rem(96),
  marginBottom: '12px',
  borderRadius: vars.radiusAvatar,
});
export const nameStandIn = screenStyle({
  ...block,
  width: '46%',
  height: rem(22),
  borderRadius: `max(${vars.radiusXs}, 4px)`,
});
export const name = screenStyle({
  ...heading,
  ...text(22, 28),
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
export const detail = screenStyle({ ...text(14, 20), color: vars.textSecondary });
export const introduction = screenStyle({
  ...text(15, 22),
  // One line stands in the middle, as all around it does; more begin at the same edge.
  maxWidth: '100%',
  marginTop: '16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const state = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `0 ${vars.gutter}`,
});
export const note = screenStyle({
  ...text(14, 20),
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.textSecondary,
});
