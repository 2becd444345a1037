import { vars } from '../theme/contract.css.ts';
import { frame, layer, rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';
import { fieldEdge } from './Field.css.ts';

const still = '(prefers-reduced-motion: reduce)';

export const scrim = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.scrim,
  background: vars.scrim,
  // The scrim fades with the finger.
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  transition: `opacity ${vars.durSheet} ${vars.easeOut}`,
  selectors: {
    '&[data-swiping]': { transitionDuration: '0ms' },
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  },
});

export const place = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.sheet,
  height: frame.height,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
});

export const sheet = partStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: frame.maxWidth,
  maxHeight: `calc(100% - ${frame.safeTop} - 24px)`,
  padding: `0 ${vars.gutter} calc(${frame.safeBottom} + 12px)`,
  borderRadius: `${vars.radiusSheet} ${vars.radiusSheet} 0 0`,
  vars: {
    [fieldEdge]: `inset 0 0 0 1px ${vars.hairline}`,
    // A sheet is one surface: lists in it are rows, and no cards of their own.
    [vars.surface]: vars.surfaceRaised,
    [vars.listInset]: '0px',
    [vars.listRadius]: '0px',
    [vars.listEdge]: 'none',
  },
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: vars.shadowSheet,
  transform: 'translateY(var(--drawer-swipe-movement-y, 0px))',
  transition: `transform ${vars.durSheet} ${vars.easeOut}`,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' },
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
  },
  '@media': {
    '(max-height: 700px)': { maxHeight: `calc(100% - ${frame.safeTop} - 12px)` },
    [still]: {
      transition: `opacity ${vars.durFast}`,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { transform: 'none', opacity: 0 },
      },
    },
  },
});

export const grab = partStyle({
  flex: 'none',
  width: '36px',
  height: '5px',
  margin: '8px auto 2px',
  borderRadius: '3px',
  background: vars.controlLine,
  opacity: 0.7,
});

export const head = partStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(48),
  margin: '0 -8px 4px',
  '@media': { '(max-height: 700px)': { marginBottom: 0 } },
});
/** Two lines where the text is large. */
export const title = partStyle({
  ...text(17, 24),
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.wTitle,
  letterSpacing: vars.trackTitle,
  textAlign: 'center',
});
export const balance = partStyle({ width: '44px' });
/** As wide as the sheet: what goes beyond the gutter, such as a button's hit area, is not cut off. */
export const body = partStyle({
  minHeight: 0,
  margin: `0 calc(-1 * ${vars.gutter})`,
  padding: `0 ${vars.gutter}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
