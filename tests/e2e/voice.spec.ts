import { chromium } from 'playwright';
import type { Locator, Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { browserFlags, findTestBrowser } from '../../scripts/setup.mjs';
import { accessible } from './support/accessible.ts';
import { beginChat, marked, openChat, timeline } from './support/chat.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test, watch } from './support/test.ts';

const clatter = brandNamed('clatter');
const quedu = brandNamed('quedu');
const record = wordsOf(clatter).of('chat.record');

// A microphone that beeps, which everybody may use.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const executablePath = findTestBrowser(chromium.executablePath());
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, ...microphone],
  },
});

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** From writing to recording. */
async function openBar(page: Page): Promise<void> {
  await button(page, wordsOf(clatter).of('chat.message')('voice')).click();
  await expect(button(page, record('talk'))).toBeEnabled();
}

/** Puts a finger on the large button. */
async function press(page: Page): Promise<{ x: number; y: number }> {
  const box = await button(page, record('talk')).boundingBox();
  if (!box) throw new Error('There is no button to hold.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  return middle;
}

/** Puts a finger on the large button, and waits until that records. */
async function hold(page: Page): Promise<{ x: number; y: number }> {
  const middle = await press(page);
  await expect(button(page, record('releaseToSend'))).toBeVisible();
  return middle;
}

/** Waits until the recording has reached a second, as it is shown where one writes. */
const aSecond = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('contentinfo')
      .getByText(/^0:0[1-9]$/)
      .first(),
  ).toBeVisible();

const clips = (page: Page): Locator => page.getByRole('slider').filter({ visible: true });
const unheard = (page: Page): Locator =>
  page.getByTitle(wordsOf(quedu).of('chat.voice')('unheard'));

test('a recording is sent, cancelled, or too short, and the other side plays one after the other', async ({
  page,
  browser,
}) => {
  const { first, second, other } = await beginChat(page, clatter, quedu);
  other.leave();
  await openBar(page);
  await accessible(page);

  // Held, and let go.
  await hold(page);
  await aSecond(page);
  await page.mouse.up();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);

  // Let go up there: nothing is sent.
  const middle = await hold(page);
  await page.mouse.move(middle.x - 60, middle.y - 160, { steps: 4 });
  await expect(button(page, record('releaseToCancel'))).toBeVisible();
  await page.mouse.up();
  await expect(button(page, record('talk'))).toBeVisible();

  // Too short: nothing is sent, and that is said.
  await press(page);
  await page.mouse.up();
  await expect(seen(page, record('tooShort'))).toBeVisible();

  // Slid to the lock: it goes on, and a button sends it.
  await hold(page);
  await page.mouse.move(370, middle.y - 100, { steps: 4 });
  const send = button(page, wordsOf(clatter).of('chat.conversation')('send'));
  await expect(send).toBeVisible();
  await page.mouse.up();
  await aSecond(page);
  await accessible(page);
  await send.click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
  await expect(timeline(page, clatter).getByRole('slider')).toHaveCount(2);

  const context = await browser.newContext();
  const there = await context.newPage();
  const misconduct = watch(there);
  await openChat(there, quedu, second, first.credentials.userId);
  await expect(clips(there)).toHaveCount(2);
  await expect(unheard(there)).toHaveCount(2);
  await accessible(there);
  const said = wordsOf(quedu).of('chat.voice');
  const name = said('playUnheard').replace('{{time}}', '0:01');
  const play = there.getByRole('button', { name: new RegExp(name.replace('0:01', '0:0\\d')) });
  await play.first().click();
  // The second one follows the first by itself.
  await expect(unheard(there)).toHaveCount(0);
  await expect(button(there, said('pause'))).toHaveCount(0);
  await there.reload();
  await expect(clips(there)).toHaveCount(2);
  await expect(unheard(there)).toHaveCount(0);
  expect(misconduct).toEqual([]);
  await context.close();
});

test('what plays goes on over the list, and ends there', async ({ page }) => {
  const said = wordsOf(clatter).of('chat.voice');
  const { other } = await beginChat(page, clatter, quedu);
  other.leave();
  await openBar(page);
  await button(page, record('handsFree')).click();
  await expect(seen(page, '0:04')).toBeVisible();
  await button(page, wordsOf(clatter).of('chat.conversation')('send')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await page.getByRole('button', { name: /0:0\d$/ }).click();
  await expect(button(page, said('pause'))).toBeVisible();
  await button(page, wordsOf(clatter).shell('back')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  const bar = page.getByRole('region', { name: said('playingNow') }).filter({ visible: true });
  await expect(bar).toContainText(said('ownVoice'));
  await bar.getByRole('button', { name: said('stopPlaying') }).click();
  await expect(bar).toHaveCount(0);
});
