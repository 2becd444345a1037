import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading as headingRule, text, unseen as unseenRule } from '../../../theme/type.ts';

const low = '(max-height: 700px)';

export const label = screenStyle({
  ...text(14, 20),
  display: 'block',
  marginBottom: '2px',
  color: vars.textSecondary,
  textAlign: 'center',
});

/** Another line stands in its place; it is there for screen readers still. */
export const taken = screenStyle({ '@media': { [low]: unseenRule } });

export const heading = screenStyle({
  ...headingRule,
  ...text(20, 26),
  display: 'block',
  marginBottom: '12px',
  textAlign: 'center',
});

/** As high as a finger, and as wide as the dots; the field lies over them unseen. */
export const box = screenStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '14px',
  width: 'fit-content',
  minHeight: '44px',
  margin: '0 auto',
  padding: '0 14px',
  borderRadius: `min(${vars.radiusControl}, 14px)`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
  '@media': { [low]: { margin: '-4px auto -6px' } },
});
/** Nothing stands between it and the keys. */
export const last = screenStyle({ '@media': { [low]: { marginBottom: 0 } } });

export const dot = screenStyle({
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.controlLine}`,
});
export const filled = screenStyle({ background: vars.textPrimary, boxShadow: 'none' });
export const wrong = screenStyle({ boxShadow: `inset 0 0 0 1.5px ${vars.negativeText}` });

// Under 16 px iOS zooms the page into the field.
export const input = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '16px',
  ':focus-visible': { outline: 'none' },
  '::selection': { background: 'transparent' },
});

export const unseen = screenStyle(unseenRule);
