import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

export const drawing = screenStyle({
  display: 'block',
  height: rem(104),
  marginBottom: '7px',
  borderRadius: `min(${vars.radiusS}, ${vars.bubbleR})`,
  overflow: 'hidden',
});
const small = { ...text(13, 18), ...tabular } as const;
export const degrees = screenStyle({ ...small, color: vars.bubbleInMeta });
export const ownDegrees = screenStyle({ ...small, color: vars.bubbleOutMeta });
