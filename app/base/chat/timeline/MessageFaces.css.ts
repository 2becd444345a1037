import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Takes fingers beside a face too, where it has a size. */
const around = (side: string) =>
  ({
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * clamp(0px, ${side}, 5px))`,
  }) as const;

export const first = screenStyle({
  position: 'relative',
  width: vars.chatAvatar,
  '::after': around(vars.chatAvatar),
});

const lastSide = `calc(34px - ${vars.chatAvatar})`;
/** 34 high, and nothing where the brand has its faces on top. */
export const last = screenStyle({
  position: 'relative',
  marginTop: 'auto',
  '::after': around(lastSide),
});
export const cut = screenStyle({
  display: 'block',
  height: `max(0px, ${lastSide})`,
  overflow: 'hidden',
});
