import { withMotion } from './support/device.ts';
import { swapsWhereReadingStopped } from './support/emojiKeyboard.ts';
import { test } from './support/test.ts';

test.use(withMotion);

test('the emoji and a keyboard that shrinks the window swap places where reading stopped, and nothing moves', ({
  page,
}) => swapsWhereReadingStopped(page, { model: 'layout', heights: [480] }));
