import { screenStyle } from '../../../../theme/style.ts';
import { button as playButton } from './PlayButton.css.ts';

export const button = `${playButton} ${screenStyle({})}`;

/** Grows clockwise from the top. */
export const ring = screenStyle({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
export const done = screenStyle({
  strokeDasharray: 100,
  strokeDashoffset: 'var(--left)' as never,
  strokeLinecap: 'round',
});
