import { vars } from '../../../../theme/contract.css.ts';
import { frame } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

/** As high as a sheet can be, however short the record: what is read stays where it is. */
export const messages = screenStyle({
  height: frame.height,
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const list = screenStyle({ padding: 0 });
export const note = screenStyle({
  ...text(14, 20),
  padding: '12px 0',
  color: vars.textSecondary,
  textAlign: 'center',
});
