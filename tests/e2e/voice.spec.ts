import type { Locator, Page } from 'playwright/test';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, marked, openChat, timeline } from './support/chat.ts';
import { shownButton as button } from './support/choose.ts';
import { everythingKept } from './support/everythingKept.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { wordsOf } from './support/person.ts';
import { playWithoutEnd } from './support/playing.ts';
import { recordedFor } from './support/recording.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';
import { openBar, record, unheard, withMicrophone } from './support/voiceBar.ts';

const clatter = brandNamed('clatter');
const quedu = brandNamed('quedu');

test.use(withMicrophone);
// A browser with a microphone is begun once for both.
test.describe.configure({ mode: 'default' });

/** Puts a finger on the large button, and waits until that records. */
async function hold(page: Page): Promise<{ x: number; y: number }> {
  const box = await button(page, record('talk')).boundingBox();
  if (!box) throw new Error('There is no button to hold.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expect(button(page, record('releaseToSend'))).toBeVisible();
  return middle;
}

const clips = (page: Page): Locator => page.getByRole('slider').filter({ visible: true });

test('a recording is sent, cancelled, or too short, and the other side plays one after the other', async ({
  page,
  elsewhere,
}) => {
  const { first, second, other } = await beginChat(page, clatter, quedu);
  other.leave();
  await openBar(page);
  await accessible(page);

  // Held, and let go.
  await hold(page);
  await recordedFor(page, 1);
  await page.mouse.up();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);

  // Let go up there: nothing is sent.
  const middle = await hold(page);
  await page.mouse.move(middle.x - 60, middle.y - 160, { steps: 4 });
  await expect(button(page, record('releaseToCancel'))).toBeVisible();
  await page.mouse.up();
  await expect(button(page, record('talk'))).toBeVisible();

  // Too short, down and up in one go: nothing is sent, and that is said.
  await watchPassing(page);
  await button(page, record('talk')).click();
  await expectPassed(page, record('tooShort'));

  // Slid to the lock: it goes on, and a button sends it.
  await hold(page);
  await page.mouse.move(370, middle.y - 100, { steps: 4 });
  const send = button(page, wordsOf(clatter).of('chat.conversation')('send'));
  await expect(send).toBeVisible();
  await page.mouse.up();
  await recordedFor(page, 1);
  await accessible(page);
  await send.click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
  await expect(timeline(page, clatter).getByRole('slider')).toHaveCount(2);

  const there = await elsewhere();
  await openChat(there, quedu, second, first.credentials.userId);
  await expect(clips(there)).toHaveCount(2);
  await expect(unheard(there)).toHaveCount(2);
  await accessible(there);
  const said = wordsOf(quedu).of('chat.voice');
  const name = said('playUnheard').replace('{{time}}', '\\d:\\d\\d');
  const play = there.getByRole('button', { name: new RegExp(name) });
  await play.first().click();
  // The second one follows the first by itself.
  await expect(unheard(there)).toHaveCount(0);
  await expect(button(there, said('pause'))).toHaveCount(0);
  await there.reload();
  await expect(clips(there)).toHaveCount(2);
  await expect(unheard(there)).toHaveCount(0);
});

test('a recording that was left is there after a reload: it is listened to, sent once, offered no more, and plays on over the list', async ({
  page,
}) => {
  const said = wordsOf(clatter).of('chat.voice');
  const { other, peerId } = await beginChat(page, clatter, quedu);
  other.leave();
  await openBar(page);
  await button(page, record('handsFree')).click();
  await recordedFor(page, 1);
  await button(page, wordsOf(clatter).shell('back')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await expect.poll(() => everythingKept(page)).toMatch(/"peaks":\[\d/);
  await page.goto(addressOf(clatter, pathToConversation(`single_${peerId}`)));
  await expect(seen(page, record('kept'))).toBeVisible();
  await accessible(page);
  const listen = page.getByRole('contentinfo').getByRole('button', {
    name: new RegExp(said('play').replace('{{time}}', '\\d:\\d\\d')),
  });
  await watchPassing(page);
  await listen.click();
  await expectPassed(page, said('pause'));
  // It ends by itself.
  await expect(listen).toBeVisible();
  await button(page, wordsOf(clatter).of('chat.conversation')('send')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await playWithoutEnd(page);
  await page.reload();
  await expect(timeline(page, clatter).getByRole('slider')).toHaveCount(1);
  await expect(button(page, wordsOf(clatter).of('chat.message')('voice'))).toBeVisible();
  expect(await everythingKept(page)).not.toMatch(/"peaks":\[\d/);

  await test.step('what plays goes on over the list, and ends there', async () => {
    await page.getByRole('button', { name: /\d:\d\d$/ }).click();
    await expect(button(page, said('pause'))).toBeVisible();
    await button(page, wordsOf(clatter).shell('back')).click();
    await expect(page).toHaveURL(addressOf(clatter, paths.chat));
    const bar = page.getByRole('region', { name: said('playingNow') }).filter({ visible: true });
    await expect(bar).toContainText(said('ownVoice'));
    await bar.getByRole('button', { name: said('stopPlaying') }).click();
    await expect(bar).toHaveCount(0);
  });
});
