import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const step = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `16px ${vars.gutter} 0`,
});

export const face = screenStyle({ display: 'grid', placeItems: 'center', padding: '16px 0' });
export const hint = screenStyle({ ...text(13, 18), color: vars.textSecondary });

export const opening = screenStyle({
  ...text(15, 21),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  padding: '32px 0',
  color: vars.textSecondary,
});

export const tools = screenStyle({ display: 'flex', alignItems: 'center', gap: '8px' });
