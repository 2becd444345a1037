import type { Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { sayMany } from '../support/reading/manyTexts.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, beginChat, field, marked, openChat, rowWith, timeline } from './support/chat.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { below } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Stickers in the conversation in front, by their names. */
function shownAs(page: Page, brand: Brand, key: string) {
  const sticker = wordsOf(brand).of('chat.sticker');
  const name = sticker('stickerNamed').replace('{{name}}', sticker(key));
  return timeline(page, brand).getByRole('img', { name, exact: true });
}

async function openStickers(page: Page, brand: Brand): Promise<void> {
  await button(page, wordsOf(brand).of('chat.conversation')('emoji')).click();
  await button(page, wordsOf(brand).of('chat.composer')('stickers')).click();
}

test('two people send each other stickers, from the panel and by the keyboard', async ({
  page,
  elsewhere,
}) => {
  const { first, second, other } = await acquaint(clatter, dieu);
  const away: string[] = [];
  const theirs = await elsewhere();
  for (const one of [page, theirs]) {
    one.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !hostname.endsWith('localhost')) away.push(request.url());
    });
  }
  await openChat(page, clatter, first, second.credentials.userId);
  await openChat(theirs, dieu, second, first.credentials.userId);

  await field(page, clatter).fill('Not sent yet');
  await openStickers(page, clatter);
  await accessible(page);
  const sticker = wordsOf(clatter).of('chat.sticker');
  await button(page, sticker('hello')).click();
  await expect(shownAs(page, clatter, 'hello')).toBeVisible();
  await expect(marked(page, clatter, 'markSent').or(marked(page, clatter, 'markRead'))).toHaveCount(
    1,
  );
  await expect(shownAs(theirs, dieu, 'hello')).toBeVisible();
  await expect(field(page, clatter)).toHaveValue('Not sent yet');

  await openStickers(theirs, dieu);
  const theirWords = wordsOf(dieu).of('chat.sticker');
  await button(theirs, theirWords('hello')).focus();
  await theirs.keyboard.press('ArrowRight');
  await theirs.keyboard.press('Enter');
  await expect(shownAs(page, clatter, 'thanks')).toBeVisible();
  await accessible(theirs);

  await visitAs(theirs, dieu, second, paths.chat);
  const tag = wordsOf(dieu).of('chat.message')('stickerTag');
  await expect(rowWith(theirs, tag)).toBeVisible();
  expect(away).toEqual([]);
  other.leave();
});

test('a sticker is seen by who sends it where the unread messages begin, comes first the next time, and fits a narrow screen', async ({
  page,
}) => {
  const sticker = wordsOf(clatter).of('chat.sticker');
  const { other } = await beginChat(page, clatter, dieu, ({ userId, other }) =>
    sayMany(other, userId, 14),
  );
  await expect.poll(() => below(page, clatter)).toBeGreaterThan(300);
  await openStickers(page, clatter);
  expect(await below(page, clatter)).toBeGreaterThan(300);
  await button(page, sticker('morning')).click();
  await expect(shownAs(page, clatter, 'morning')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => below(page, clatter)).toBe(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await openStickers(page, clatter);
  const recent = page.getByRole('region', {
    name: wordsOf(clatter).of('chat.composer')('emojiRecent'),
  });
  await expect(recent.getByRole('button')).toHaveText(['']);
  await expect(recent.getByRole('button', { name: sticker('morning') })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  other.leave();
});
