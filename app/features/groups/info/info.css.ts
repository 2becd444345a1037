import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screens } from '../../../theme/layers.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, heading, text } from '../../../theme/type.ts';

export const page = screenStyle({ paddingTop: vars.sectionGap });

export const members = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px 0',
  margin: 0,
  padding: `10px calc(${vars.gutter} - 6px) 6px`,
  listStyle: 'none',
});

export const tile = screenStyle({
  ...text(12, 16),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1px',
  width: '100%',
  padding: '4px 1px',
  color: vars.textSecondary,
  textAlign: 'center',
});
export const tilePressable = screenStyle({ ...pressableRow, borderRadius: vars.radiusS });
/** On the narrowest screens five faces in a row keep apart. */
const faceSide = 'min(50px, 13.5vw)';
export const tileFace = screenStyle({ display: 'grid', marginBottom: '3px' });
globalStyle(`${tileFace} > span`, {
  '@layer': { [screens]: { width: faceSide, height: faceSide } },
});
export const tileName = screenStyle({ ...clipped, maxWidth: '100%' });
/** In words, and all of them: on a narrow screen one word goes into the room beside its tile before it is cut. */
export const tileRole = screenStyle({
  ...text(11, 14),
  overflowWrap: 'anywhere',
  width: 'max-content',
  maxWidth: 'calc(100% + 8px)',
  color: vars.brandText,
  fontWeight: 500,
});
/** A tile that does something with members, as large as a face. */
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radiusAvatar,
  boxShadow: `inset 0 0 0 1.5px ${vars.controlLine}`,
});

export const value = screenStyle({ ...clipped, display: 'block' });
export const quiet = screenStyle({ display: 'flex', color: vars.textSecondary });

/** Of a channel. */
export const head = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  padding: `20px ${vars.gutter} 16px`,
  textAlign: 'center',
});
export const headName = screenStyle({
  ...heading,
  ...text(20, 26),
  marginTop: '8px',
  overflowWrap: 'anywhere',
});
export const headCount = screenStyle({ ...text(14, 20), color: vars.textSecondary });
/** In the middle while it is one line. */
export const headWords = screenStyle({
  ...text(15, 21),
  marginTop: '6px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
