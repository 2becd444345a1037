import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text, unseen } from '../../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  minHeight: vars.rowH,
  padding: `12px ${vars.gutter}`,
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  ...pressableRow,
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

/** With large text the time stands below the title. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
});
/** In the middle of the gutter: titles, read or not, start where the words below them start. */
export const dot = screenStyle({
  position: 'absolute',
  top: `calc(12px + ${rem(11)} - 4px)`,
  left: `calc(${vars.gutter} / 2 - 4px)`,
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.badge,
});
export const title = screenStyle({
  ...text(16, 22),
  flex: '1 1 8em',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const unread = screenStyle({ fontWeight: 600 });
export const time = screenStyle({
  ...text(12, 16),
  ...tabular,
  flex: 'none',
  marginLeft: 'auto',
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
export const spoken = screenStyle(unseen);
