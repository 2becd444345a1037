import { vars } from '../../../theme/contract.css.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

const place = { flex: 'none', display: 'inline-flex' } as const;

export const inList = screenVariants({
  sending: { ...place, color: vars.textTertiary },
  sent: { ...place, color: vars.textTertiary },
  read: { ...place, color: vars.brandText },
  failed: { ...place, color: vars.negativeText },
});
export const inBubble = screenStyle(place);
export const spoken = screenStyle(unseen);
