import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const said = screenStyle({ selectors: { '&:not(:empty)': { marginTop: '10px' } } });
export const note = screenStyle({ ...text(14, 20), color: vars.textSecondary });
