import { rem } from '../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const code = screenStyle({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  overflowWrap: 'anywhere',
});
export const group = screenStyle({
  display: 'inline-block',
  marginInlineEnd: rem(9),
});
export const size = screenVariants({
  text: { ...text(13, 20) },
  large: { ...text(17, 28), fontWeight: 600 },
});
