import type { Page } from 'playwright/test';
import { beginChat, field, shownTexts } from './support/chat.ts';
import { closingOf, playRounds, type Rounds, watchKeys } from './support/closing.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const brand = brandNamed('verbena');
const elsewhere = brandNamed('dieu');
const rounds = 6;
const nothing = { lost: [], doubled: [], misordered: [] };

// With a keyboard, whose Enter sends.
test.use({ isMobile: false, hasTouch: false });

/** Sends from pages that end. @returns what became of it, and the page that is left */
async function play(page: Page, way: Rounds['way']) {
  await watchKeys(page);
  const { first, second, other } = await beginChat(page, brand, elsewhere);
  const peerId = second.credentials.userId;
  const left = await playRounds({ page, brand }, { way, peerId, rounds });
  const closing = await closingOf(left, other, `single_${first.credentials.userId}`);
  other.leave();
  return { closing, left };
}

test('what is sent in the task in which the page reloads arrives, once and in order', async ({
  page,
}) => {
  const { closing } = await play(page, 'reload');
  expect(closing).toEqual({ sent: rounds, ...nothing });
  await expect(field(page, brand)).toHaveValue('');
  const texts = Array.from({ length: rounds }, (_, round) => `key ${round + 1}`);
  await expect.poll(() => shownTexts(page, brand)).toEqual(['Hello there', ...texts]);
});

test('what is sent in the task in which its tab closes arrives, once and in order', async ({
  page,
}) => {
  const { closing } = await play(page, 'close');
  expect(closing).toEqual({ sent: rounds, ...nothing });
});

test('two tabs send while the leading one closes: everything arrives, once and in order', async ({
  page,
}) => {
  const { closing, left } = await play(page, 'hand-over');
  expect(closing).toEqual({ sent: 3 * rounds, ...nothing });
  await expect(field(left, brand)).toHaveValue('');
});
