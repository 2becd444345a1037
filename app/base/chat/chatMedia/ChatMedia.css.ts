import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, tabular, text } from '../../../theme/type.ts';
import {
  onPhoto,
  photoShade,
  unseenPicture,
  picture as wholePicture,
} from '../kinds/media/media.css.ts';

export const tabs = screenStyle({ padding: `12px ${vars.gutter}` });

export const grid = screenStyle({ paddingBottom: vars.sectionGap });
export const month = screenStyle({
  ...text(13, 18),
  padding: `10px ${vars.gutter} 7px`,
  color: vars.textSecondary,
  fontWeight: 600,
  '::first-letter': { textTransform: 'uppercase' },
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2px',
  paddingBottom: '2px',
});
export const tile = screenStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.skeleton,
  // A finger that rests opens the menu, and nothing of the browser.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  ':focus-visible': {
    outline: `2px solid ${onPhoto}`,
    outlineOffset: '-4px',
    boxShadow: 'inset 0 0 0 6px #000',
  },
});
export const picture = wholePicture;
export const unseen = unseenPicture;
export const length = screenStyle({
  ...text(11, 14),
  ...tabular,
  position: 'absolute',
  insetInlineStart: '6px',
  bottom: '6px',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '2px 7px',
  borderRadius: rem(9),
  background: photoShade,
  color: onPhoto,
});

/** A row of files or links: what it is, and what else can be done with it. */
export const line = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: '4px',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `auto 0 0 calc(${vars.gutter} + 44px + 12px)`,
    height: '0.5px',
    background: vars.hairline,
  },
});
export const main = screenStyle({
  ...pressableRow,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: rem(60),
  padding: `8px 0 8px ${vars.gutter}`,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
export const glyph = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radiusM,
  background: vars.well,
  color: vars.brandText,
});
export const words = screenStyle({ flex: 1, minWidth: 0, display: 'grid', gap: '1px' });
export const name = screenStyle({
  ...text(15, 20),
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const rest = screenStyle({ color: vars.textSecondary, fontWeight: 400 });
export const around = screenStyle({ ...clipped, ...text(14, 20), color: vars.textSecondary });
export const fact = screenStyle({ ...text(13, 18), ...tabular, color: vars.textSecondary });
