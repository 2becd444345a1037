import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

/** A name in another direction leaves the words around it where they are. */
const apart = { fontWeight: 500, unicodeBidi: 'isolate' } as const;

/** On one line. */
export const together = screenStyle({ whiteSpace: 'nowrap' });

export const name = screenStyle(apart);
export const othersBubble = screenStyle({
  ...apart,
  fontWeight: 600,
  color: vars.bubbleInAccent,
});
export const ownBubble = screenStyle({ ...apart, fontWeight: 600, color: vars.bubbleOutAccent });
