import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  minHeight: vars.rowH,
  padding: `12px ${vars.gutter}`,
  transition: `background ${vars.durFast}`,
  ':active': { background: vars.surfacePressed, transition: 'none' },
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: vars.well } } },
  },
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      inset: `0 0 auto ${vars.gutter}`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});

export const head = screenStyle({ display: 'flex', alignItems: 'baseline', gap: '8px' });
export const dot = screenStyle({
  flex: 'none',
  alignSelf: 'center',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.badge,
});
export const title = screenStyle({
  ...text(16, 22),
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const unread = screenStyle({ fontWeight: 600 });
export const time = screenStyle({
  ...text(12, 16),
  ...tabular,
  flex: 'none',
  maxWidth: '45%',
  color: vars.textTertiary,
  textAlign: 'end',
});
export const preview = screenStyle({
  ...text(14, 20),
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.textSecondary,
});

/** For screen readers alone. */
export const spoken = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
