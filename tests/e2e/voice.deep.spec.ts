import type { Page } from 'playwright/test';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { recordedTypes } from '../../app/platform/voiceRecorder.ts';
import { beginChat, marked, openChat, timeline } from './support/chat.ts';
import { shownButton as button } from './support/choose.ts';
import { everythingKept } from './support/everythingKept.ts';
import { goOffline } from './support/offline.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { wordsOf } from './support/person.ts';
import { recordedFor } from './support/recording.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test, watch } from './support/test.ts';
import { openBar, record, unheard, withMicrophone } from './support/voiceBar.ts';

const clatter = brandNamed('clatter');
const quedu = brandNamed('quedu');

test.use(withMicrophone);

test('a voice message without a network plays before it is sent', async ({ page, misconduct }) => {
  const said = wordsOf(clatter).of('chat.voice');
  const { other, received } = await beginChat(page, clatter, quedu);
  await openBar(page);
  await goOffline(page);
  await button(page, record('handsFree')).click();
  await recordedFor(page, 1);
  await button(page, wordsOf(clatter).of('chat.conversation')('send')).click();
  await expect(marked(page, clatter, 'markSending')).toHaveCount(1);
  const play = timeline(page, clatter).getByRole('button', {
    name: new RegExp(said('play').replace('{{time}}', '\\d:\\d\\d')),
  });
  await watchPassing(page);
  await play.click();
  await expectPassed(page, said('pause'));
  await expect(play).toBeVisible();
  await page.context().setOffline(false);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await expect
    .poll(async () => (await received()).filter(({ soundElem }) => soundElem).length)
    .toBe(1);
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});

/** In the page: its recorder takes this form alone, or none. */
function recordOnly(type: string): void {
  MediaRecorder.isTypeSupported = (asked) => asked === type;
}

const endings = { 'audio/mp4': 'm4a', 'audio/webm;codecs=opus': 'weba', 'audio/webm': 'weba' };

for (const type of recordedTypes) {
  test(`who can only record ${type} is heard by the other side`, async ({ page, browser }) => {
    await page.addInitScript(recordOnly, type);
    const { first, second, other, received } = await beginChat(page, clatter, quedu);
    await openBar(page);
    await button(page, record('handsFree')).click();
    await recordedFor(page, 1);
    await button(page, wordsOf(clatter).of('chat.conversation')('send')).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    const sound = (await received()).find(({ soundElem }) => soundElem)?.soundElem;
    other.leave();
    expect(sound?.sourceUrl).toMatch(new RegExp(`\\.${endings[type]}$`));
    expect(sound?.duration).toBeGreaterThanOrEqual(1);

    const context = await browser.newContext();
    const there = await context.newPage();
    const misconduct = watch(there);
    await openChat(there, quedu, second, first.credentials.userId);
    await expect(unheard(there)).toHaveCount(1);
    const said = wordsOf(quedu).of('chat.voice');
    const name = said('playUnheard').replace('{{time}}', '\\d:\\d\\d');
    await watchPassing(there);
    await there.getByRole('button', { name: new RegExp(name) }).click();
    await expectPassed(there, said('pause'));
    // It ends by itself, at its end.
    await expect(button(there, said('pause'))).toHaveCount(0);
    await expect(unheard(there)).toHaveCount(0);
    expect(misconduct).toEqual([]);
    await context.close();
  });
}

/** In the page: notes how far the sound that plays has come, in seconds. */
function noteHeard(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('timeupdate', () => {
      const heard = Math.max(this.currentTime, Number(sessionStorage.getItem('heard')));
      sessionStorage.setItem('heard', String(heard));
    });
    return play.call(this);
  };
}

/** Ends a page without a word to it. */
const ends: Record<string, (page: Page) => Promise<unknown>> = {
  crashes: async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // It cannot answer any more.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  },
  'is closed': (page) => page.close({ runBeforeUnload: false }),
};

for (const [type, how] of [
  ['audio/mp4', 'crashes'],
  ['audio/webm;codecs=opus', 'crashes'],
  ['audio/webm', 'is closed'],
] as const) {
  test(`what a page recorded as ${type} before it ${how} is offered by the next one, sent, and heard whole`, async ({
    page,
    browser,
  }) => {
    const mine = page.context();
    await mine.addInitScript(recordOnly, type);
    const { first, second, other, peerId, received } = await beginChat(page, clatter, quedu);
    await openBar(page);
    await button(page, record('handsFree')).click();
    // The fourth piece: the seconds before it are on the device.
    await expect.poll(() => everythingKept(page), { intervals: [100] }).toMatch(/"number":3\b/);
    await ends[how]?.(page);

    const next = await mine.newPage();
    const problems = watch(next);
    await next.goto(addressOf(clatter, pathToConversation(`single_${peerId}`)));
    await expect(seen(next, record('kept'))).toBeVisible();
    await recordedFor(next, 3);
    await button(next, wordsOf(clatter).of('chat.conversation')('send')).click();
    await expect(marked(next, clatter, 'markSent')).toHaveCount(1);
    expect(await everythingKept(next)).not.toMatch(/"recordingID":"\w/);
    expect(problems).toEqual([]);
    const sound = (await received()).find(({ soundElem }) => soundElem)?.soundElem;
    expect(sound?.duration).toBeGreaterThanOrEqual(3);
    other.leave();

    const context = await browser.newContext();
    const there = await context.newPage();
    await there.addInitScript(noteHeard);
    await openChat(there, quedu, second, first.credentials.userId);
    const said = wordsOf(quedu).of('chat.voice');
    const name = said('playUnheard').replace('{{time}}', '\\d:\\d\\d');
    await there.getByRole('button', { name: new RegExp(name) }).click();
    await expect(unheard(there)).toHaveCount(0);
    const heard = () => there.evaluate(() => Number(sessionStorage.getItem('heard')));
    // The clip is as long as it says, but for what the microphone took to start.
    await expect.poll(heard).toBeGreaterThan((sound?.duration ?? 0) - 1);
    await context.close();
  });
}

test('who can record none of the forms is told so', async ({ page }) => {
  await page.addInitScript(recordOnly, 'audio/ogg;codecs=opus');
  const { other } = await beginChat(page, clatter, quedu);
  other.leave();
  await button(page, wordsOf(clatter).of('chat.message')('voice')).click();
  await expect(seen(page, record('unsupported'))).toBeVisible();
});
