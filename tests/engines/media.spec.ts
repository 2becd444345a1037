import { expect } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { storageKeys } from '../../app/platform/storage.ts';
import { call, signUpElsewhere } from '../e2e/support/api.ts';
import { newPerson, wordsOf } from '../e2e/support/person.ts';
import { brand, type Site, test, videoBrand } from './engines.ts';
import { choiceMade, isAllPaused, isHeard, playedTo, watchChoice } from './film.ts';
import type { Phone } from './phone.ts';

/** The demo world's own files, by how they are packed; the one on air is a playlist that moves on. */
const kinds = [
  { type: 'mp4', highlight: 'fireworks', video: 'noodles' },
  { type: 'hls', highlight: 'night-train', video: 'sailing' },
] as const;

for (const { type, highlight, video } of kinds) {
  test(`a highlight in ${type} moves, is heard and paused`, async ({ phone, site }, info) => {
    const say = wordsOf(brand).of('highlights.feed');
    await enter(phone, site, '/pages/tabBar/love');
    const card = { selector: `[href*="id=${brand.id}-${highlight}"]` };
    await phone.find(card);
    await phone.evaluate(watchChoice);
    await phone.step('opens a highlight', () => phone.click(card));
    info.annotations.push(await moves(phone, type));
    await phone.step('hears it', async () => {
      await phone.wait(isHeard, false);
      await phone.click({ selector: 'button', name: say('unmute') });
      await phone.wait(isHeard, true);
      await phone.click({ selector: 'button', name: say('mute') });
      await phone.wait(isHeard, false);
    });
    await phone.step('pauses it', async () => {
      await phone.click({ selector: 'article button', name: say('pause') });
      await phone.wait(isAllPaused);
    });
  });

  test.describe('a video', () => {
    test.use({ visited: videoBrand });

    test(`in ${type} moves, is heard and paused`, async ({ phone, site }, info) => {
      const say = wordsOf(videoBrand).of('video.watch');
      await enter(phone, site, `/pages/find/watch-video?id=${videoBrand.id}-${video}`);
      const play = { selector: 'section button', name: say('play') };
      await phone.find(play);
      await phone.evaluate(watchChoice);
      await phone.step('presses play', () => phone.click(play));
      info.annotations.push(await moves(phone, type));
      await phone.step('hears it', async () => {
        await phone.wait(isHeard, true);
        await phone.click({ selector: 'button', name: say('mute') });
        await phone.wait(isHeard, false);
      });
      await phone.step('pauses it', async () => {
        await phone.click({ selector: 'section button', name: say('pause') });
        await phone.wait(isAllPaused);
      });
    });
  });
}

/** Opens a path as a new member, once the demo world is there. */
async function enter(phone: Phone, site: Site, path: string): Promise<void> {
  await expect.poll(() => contentOf(site.brand), { timeout: 60_000 }).toBeGreaterThan(0);
  const { credentials, deviceId } = await signUpElsewhere(site.brand, newPerson());
  const held = {
    [storageKeys.session]: JSON.stringify({ version: 1, credentials, profile: null }),
    [storageKeys.device]: deviceId,
    [storageKeys.language]: site.brand.locale,
  };
  await phone.driver.open(site.addressOf('/'));
  await phone.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, held);
  await phone.driver.open(site.addressOf(path));
}

async function contentOf({ id, ...rest }: Brand): Promise<number> {
  const path = id === brand.id ? '/getPassionateVideo' : '/getFindVideo';
  const { list } = await call({ id, ...rest }, path, { packageId: rest.packageId });
  return (list as unknown[]).length;
}

/**
 * A picture of it is on the screen, and another one a second later. HLS is left to the browser first only where
 * it has a `ManagedMediaSource`, whatever `canPlayType` says.
 * @returns how it is played, for the report
 */
function moves(phone: Phone, type: 'mp4' | 'hls') {
  return phone.step('sees it move', async () => {
    const first = await phone.wait(playedTo, 0.3);
    const later = await phone.wait(playedTo, first.at + 1);
    expect(later.colors).toBeGreaterThan(8);
    expect(later.picture).not.toBe(first.picture);
    const { asked, triesItself, hasManagedSource } = await phone.evaluate(choiceMade);
    expect(asked).toBe(0);
    expect(triesItself).toBe(type === 'mp4' || hasManagedSource);
    const way = first.isNative ? 'by itself' : 'by the engine of the app';
    return { type: 'plays', description: `${type} ${way}` };
  });
}
