import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const panel = screenStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const groups = screenStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 8px',
});
export const group = screenStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
});
export const title = screenStyle({
  ...text(12, 16),
  margin: 0,
  padding: '10px 4px 4px',
  color: vars.textSecondary,
  fontWeight: 500,
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
});

const cell = {
  display: 'grid',
  placeItems: 'center',
  height: '44px',
  borderRadius: vars.radiusS,
  // Drawings, not words: they have their size whatever the size of text is.
  fontSize: '26px',
  lineHeight: '32px',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.wellPressed },
} as const;
export const emoji = screenStyle(cell);

export const bar = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  padding: '0 8px',
  borderTop: `0.5px solid ${vars.hairline}`,
});
export const jumps = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const jump = screenStyle({ ...cell, flex: 'none', width: '44px', fontSize: '20px' });
