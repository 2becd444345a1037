import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { tabular, text } from '../../theme/type.ts';

export const note = screenStyle({ padding: `0 ${vars.gutter} ${rem(14)}` });

const beside = { paddingInline: vars.gutter, marginInline: vars.listInset } as const;

export const tags = screenStyle({
  ...beside,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingBlock: '2px 12px',
});

export const sentence = screenStyle({
  ...text(14, 20),
  ...beside,
  paddingBottom: rem(10),
  color: vars.textSecondary,
});
export const host = screenStyle({
  color: vars.textPrimary,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const version = screenStyle({
  ...text(12, 18),
  ...tabular,
  ...beside,
  paddingBlock: `${rem(10)} 0`,
  color: vars.textTertiary,
});
