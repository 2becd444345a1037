import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';
import { block } from '../../../../ui/Skeleton.css.ts';

// What stands on a photo is the same in both schemes.
export const photoShade = 'rgb(0 0 0 / 66%)';
export const onPhoto = '#fff';

/** Its pixels are set where it is used; a bubble that has less room cuts its sides. */
export const box = screenStyle({
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  background: vars.skeleton,
});
export const waiting = screenStyle({ position: 'absolute', inset: 0, ...block });

/** The whole box, to be tapped. */
export const open = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  color: onPhoto,
  // The box cuts off what is outside of it.
  ':focus-visible': {
    outline: `2px solid ${onPhoto}`,
    outlineOffset: '-4px',
    boxShadow: 'inset 0 0 0 6px #000',
  },
});
export const picture = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const unseenPicture = screenStyle({ visibility: 'hidden' });

/** A word on the picture, such as the length of a video. */
export const tag = screenStyle({
  ...text(11, 14),
  ...tabular,
  position: 'absolute',
  insetInlineStart: '6px',
  top: '6px',
  maxWidth: 'calc(100% - 12px)',
  padding: '2px 7px',
  borderRadius: rem(9),
  background: photoShade,
  color: onPhoto,
  pointerEvents: 'none',
});
