import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const head = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  padding: `20px ${vars.gutter} 16px`,
  textAlign: 'center',
});
export const kind = screenStyle({ ...text(14, 20), color: vars.textSecondary });
export const amount = screenStyle({ maxWidth: '100%' });

export const panel = screenStyle({
  margin: `0 ${vars.gutter} ${vars.sectionGap}`,
  padding: '12px 16px',
  borderRadius: vars.radiusL,
  background: vars.surface,
  boxShadow: vars.shadowCard,
  outline: `${vars.surfaceLineW} solid ${vars.surfaceLine}`,
  outlineOffset: `calc(${vars.surfaceLineW} * -1)`,
});

export const note = screenStyle({ margin: `0 ${vars.gutter} ${vars.sectionGap}` });
export const end = screenStyle({
  display: 'grid',
  gap: '10px',
  padding: `2px ${vars.gutter} 0`,
  color: vars.textSecondary,
});
export const pastDue = screenStyle({
  display: 'grid',
  gap: '10px',
  margin: `0 ${vars.gutter} ${vars.sectionGap}`,
});
