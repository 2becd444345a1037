import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { clipped, text } from '../../../../theme/type.ts';

/** Over the last messages, so that none of them moves. Four rows and a half: there are more. */
export const place = screenStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  maxHeight: `min(${rem(220)}, 45vh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px 0',
  background: vars.surfaceRaised,
  borderTop: `0.5px solid ${vars.hairline}`,
  borderRadius: `${vars.radiusL} ${vars.radiusL} 0 0`,
  boxShadow: vars.shadowFloat,
});
export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: rem(48),
  padding: `4px ${vars.gutter}`,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.well },
    '&:active': { background: vars.wellPressed },
  },
  '@media': {
    // Colours of the system take the place of ours there.
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
export const all = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: vars.radiusAvatar,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});
export const names = screenStyle({ minWidth: 0, flex: 1 });
export const name = screenStyle({ ...text(16, 22), ...clipped, display: 'block' });
export const nickname = screenStyle({
  ...text(13, 18),
  ...clipped,
  display: 'block',
  color: vars.textSecondary,
});
export const note = screenStyle({
  ...text(14, 20),
  margin: 0,
  padding: `12px ${vars.gutter}`,
  color: vars.textSecondary,
});
