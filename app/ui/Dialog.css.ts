import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { frame, layer, rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';
import { fieldEdge } from './Field.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });

export const scrim = partStyle({
  position: 'fixed',
  inset: 0,
  // Also over a sheet that the question is asked from.
  zIndex: layer.dialog,
  background: vars.scrim,
  animation: `${fade} ${vars.durBase}`,
});

export const place = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  height: frame.height,
  display: 'grid',
  placeItems: 'center',
  padding: `calc(${frame.safeTop} + 16px) 16px calc(${frame.safeBottom} + 16px)`,
  pointerEvents: 'none',
});

export const dialog = partStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: rem(310),
  maxHeight: '100%',
  padding: '22px 20px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `max(${vars.radiusL}, 6px)`,
  vars: { [fieldEdge]: `inset 0 0 0 1px ${vars.hairline}` },
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: vars.shadowFloat,
  pointerEvents: 'auto',
  animation: `${grow} ${vars.durBase} ${vars.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: fade } },
});

export const title = partStyle({
  ...text(18, 24),
  marginBottom: '6px',
  fontWeight: vars.wTitle,
  letterSpacing: vars.trackTitle,
  overflowWrap: 'anywhere',
});
export const words = partStyle({
  ...text(15, 21),
  display: 'grid',
  // A field is no wider than the dialog.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** Large text puts them below each other. */
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginTop: '18px',
});
export const stacked = partStyle({ flexDirection: 'column' });
export const action = partStyle({ flex: 1, display: 'grid' });
