import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text, unseen } from '../../../theme/type.ts';

export const hint = screenStyle({
  ...text(14, 20),
  padding: `12px ${vars.gutter}`,
  color: vars.textSecondary,
  textWrap: 'pretty',
});

export const spoken = screenStyle(unseen);

export const time = screenStyle({
  ...text(12, 16),
  color: vars.textTertiary,
  fontVariantNumeric: 'tabular-nums',
});
