import type { Over } from './recordingState.ts';

/** So far above the button a finger has left it, in pixels. */
const away = 36;

/** The part of the button's width, from its right end, above which the lock is. */
const lockShare = 0.3;

type Point = { clientX: number; clientY: number };
type Box = Pick<DOMRect, 'top' | 'right' | 'width'>;

/** @returns what a finger is over that came from the button: itself, what cancels, or the lock */
export function overOf({ clientX, clientY }: Point, { top, right, width }: Box): Over | 'lock' {
  if (clientY > top - away) return 'send';
  return clientX > right - width * lockShare ? 'lock' : 'cancel';
}
