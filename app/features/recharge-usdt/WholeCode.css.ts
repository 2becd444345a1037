import { rem } from '../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const code = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: rem(7),
  textAlign: 'start',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
});
export const size = screenVariants({
  text: { ...text(13, 20) },
  large: { ...text(17, 28), fontWeight: 600 },
});
