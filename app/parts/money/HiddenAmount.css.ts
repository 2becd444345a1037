import { partStyle } from '../../theme/style.ts';
import { unseen as unseenRule } from '../../theme/type.ts';

export const unseen = partStyle(unseenRule);
