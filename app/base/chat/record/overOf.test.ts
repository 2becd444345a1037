import { expect, it } from 'vitest';
import { overOf } from './overOf.ts';

const button = { top: 700, right: 340, width: 300 };

it.each([
  [{ clientX: 100, clientY: 720 }, 'send'],
  [{ clientX: 100, clientY: 670 }, 'send'],
  [{ clientX: 100, clientY: 640 }, 'cancel'],
  [{ clientX: 330, clientY: 640 }, 'lock'],
  [{ clientX: 330, clientY: 700 }, 'send'],
  [{ clientX: 500, clientY: 100 }, 'lock'],
])('a finger at %o is over %s', (point, over) => {
  expect(overOf(point, button)).toBe(over);
});
