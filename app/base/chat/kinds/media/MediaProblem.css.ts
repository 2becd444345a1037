import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text, unseen } from '../../../../theme/type.ts';

export const problem = screenStyle({
  ...text(13, 17),
  // Its words may need more room than a small picture does.
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  width: '100%',
  minHeight: 'inherit',
  // The time stands below.
  padding: `6px 10px ${rem(26)}`,
  background: vars.surfaceSunken,
  color: vars.textSecondary,
  textAlign: 'center',
});
export const retry = screenStyle({
  ':focus-visible': { outlineOffset: '-4px' },
});
export const action = screenStyle({ color: vars.textPrimary, fontWeight: 600 });
export const small = screenStyle({ padding: '4px', height: '100%' });
export const unseenWords = screenStyle(unseen);
