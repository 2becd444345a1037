import { vars } from '../../theme/contract.css.ts';
import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const content = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  paddingTop: '4px',
});
export const after = partStyle({ ...text(13, 18), color: vars.textSecondary });
