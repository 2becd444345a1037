import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  padding: `${rem(16)} ${vars.gutter}`,
  transition: `background ${vars.durFast}`,
  ':active': { background: vars.well, transition: 'none' },
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: vars.well } } },
  },
});

export const words = screenStyle({ flex: 1, minWidth: 0, display: 'grid' });
export const name = screenStyle({ ...heading, ...text(20, 26), overflowWrap: 'anywhere' });
export const account = screenStyle({
  ...text(14, 20),
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
export const status = screenStyle({ display: 'flex', marginTop: '5px' });
export const chevron = screenStyle({ flex: 'none', color: vars.textTertiary });

/** For screen readers alone. */
export const spoken = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
