import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { tabular, text, unseen as unseenRule } from '../../theme/type.ts';

/** On a picture, whose colours nobody knows: the same in both schemes. */
const ground = '#000000B8';
const onGround = '#fff';

/** The red of every broadcaster; white on it has more than 4.5:1. */
const liveGround = '#C81E3A';

/** A small label that lies on a picture. */
export const onPicture: StyleRule = {
  ...text(12, 16),
  ...tabular,
  padding: '2px 6px',
  borderRadius: `min(${vars.radiusXs}, 10px)`,
  background: ground,
  color: onGround,
  fontWeight: 500,
};

export const mark = screenStyle({
  ...onPicture,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: rem(20),
  whiteSpace: 'nowrap',
});
export const live = screenStyle({ background: liveGround });
export const unseen = screenStyle(unseenRule);
