import { leadsThroughMentions } from './support/mentioned.ts';
import { test } from './support/test.ts';

test('a button leads from one mention to the next, of those that the device has', ({ page }) =>
  leadsThroughMentions(page, 30));
