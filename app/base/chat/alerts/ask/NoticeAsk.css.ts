import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const row = screenStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  padding: `8px ${vars.gutter}`,
  borderBottom: `0.5px solid ${vars.hairline}`,
});
export const sentence = screenStyle({
  ...text(14, 20),
  flex: '1 1 12rem',
  margin: 0,
  color: vars.textSecondary,
  textWrap: 'pretty',
});
export const actions = screenStyle({ display: 'flex', gap: '4px' });
