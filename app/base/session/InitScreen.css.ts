import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const start = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '28px',
});
export const icon = screenStyle({
  width: '96px',
  height: '96px',
  borderRadius: `min(max(${vars.radiusL}, 8px), 28px)`,
});
export const progress = screenStyle({
  ...text(15, 21),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  color: vars.textSecondary,
});
export const unseen = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
