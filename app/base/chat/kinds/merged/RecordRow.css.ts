import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { clipped, tabular, text } from '../../../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: '12px',
  padding: '12px 0',
});
/** The line below starts where the words start. */
export const said = screenStyle({
  flex: 1,
  minWidth: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0 46px',
    height: '0.5px',
    background: vars.hairline,
  },
  selectors: { 'li:last-child &::after': { display: 'none' } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const name = screenStyle({ ...clipped, ...text(13, 18), color: vars.textSecondary });
export const time = screenStyle({
  ...text(12, 18),
  ...tabular,
  flex: 'none',
  color: vars.textTertiary,
});
export const words = screenStyle({
  marginTop: '3px',
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  overflowWrap: 'anywhere',
});
/** What is made for a bubble has the ground of one. */
export const held = screenStyle({
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: '6px',
  padding: '7px 11px',
  borderRadius: vars.bubbleR,
  background: vars.bubbleIn,
  boxShadow: `inset 0 0 0 0.5px ${vars.hairline}`,
  color: vars.onBubbleIn,
  overflowWrap: 'anywhere',
});
