import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, tabular, text, unseen } from '../../../theme/type.ts';

export const words = screenStyle({ flex: 1, minWidth: 0, display: 'grid', gap: '2px' });
/** A line without words keeps its place: names stay where they are when somebody types. */
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  minHeight: rem(20),
});
/** With large text the time goes below the name, which has more to say. */
export const first = screenStyle({ flexWrap: 'wrap', gap: '0 6px' });
export const head = screenStyle({
  flex: `1 1 ${rem(112)}`,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
});
export const name = screenStyle({
  ...clipped,
  fontSize: vars.fsBody,
  lineHeight: 1.375,
  fontWeight: vars.wName,
  letterSpacing: vars.trackTitle,
});
export const quiet = screenStyle({ flex: 'none', display: 'flex', color: vars.textTertiary });
export const time = screenStyle({
  ...text(12, 16),
  ...tabular,
  flex: 'none',
  color: vars.textTertiary,
});
export const news = screenStyle({ color: vars.badgeText });
export const count = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(20),
});
export const dot = screenStyle({
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: vars.badgeMuted,
});
/** In place of a count. */
export const mark = screenStyle({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: vars.badge,
});
export const spoken = screenStyle(unseen);
