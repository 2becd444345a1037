import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

/** As high as `CardSkeleton`. */
export const card = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  margin: `0 ${vars.gutter} ${vars.sectionGap}`,
  padding: '16px 16px 14px',
  overflow: 'hidden',
  borderRadius: vars.radiusL,
  background: vars.card,
  color: vars.onCard,
  boxShadow: `inset 0 0 0 1px ${vars.cardLine}, ${vars.shadowCard}`,
});

export const head = screenStyle({ display: 'flex', alignItems: 'center', minHeight: rem(20) });
export const label = screenStyle({ ...text(14, 20), color: vars.onCardSoft, fontWeight: 400 });
/** Its hit area reaches beyond the line. */
export const eye = screenStyle({
  display: 'flex',
  margin: '-12px 0 -12px -6px',
  color: vars.onCardSoft,
});

export const balance = screenStyle({ marginTop: '2px' });

export const figures = screenStyle({
  ...text(13, 18),
  display: 'flex',
  flexWrap: 'wrap',
  // Dots take less room than amounts; what is left stays under them.
  flexGrow: 1,
  alignContent: 'start',
  gap: '0 18px',
  marginTop: '2px',
  color: vars.onCardSoft,
});
export const figure = screenStyle({ ...tabular, color: vars.onCard, fontWeight: 600 });
export const held = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  textAlign: 'start',
  // The drawing is 18 high, the hit area 44.
  '::after': { content: '', position: 'absolute', inset: '-13px -8px' },
});

const narrow = '(max-width: 359px)';

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginTop: '14px',
  '@media': { [narrow]: { gap: '6px' } },
});
/** Its words stay in one line: where they find no room beside the others, it goes below them. */
export const action = screenStyle({
  ...text(15, 19),
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '7px',
  minWidth: 'max-content',
  minHeight: rem(46),
  padding: '5px 10px',
  borderRadius: `min(${vars.radiusControl}, 21px)`,
  background: vars.cardWell,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ':active': { opacity: 0.7 },
});
/** One of three or more: the drawing stands above the words. */
export const stacked = screenStyle({
  ...text(13, 16),
  flexDirection: 'column',
  gap: '1px',
  paddingInline: '4px',
  '@media': { [narrow]: text(12, 16) },
});
export const actionGlyph = screenStyle({ display: 'flex' });

export const failedTitle = screenStyle({ ...text(16, 22), marginTop: '6px', fontWeight: 600 });
export const failedSentence = screenStyle({
  ...text(13, 18),
  minHeight: rem(34),
  color: vars.onCardSoft,
});
