import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

export const tabs = screenStyle({ padding: `4px ${vars.gutter} 12px` });
export const spoken = screenStyle(unseen);
