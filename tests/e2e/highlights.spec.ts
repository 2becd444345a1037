import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { feedPath, pathToFeed } from '../../app/features/highlights/paths.ts';
import { siteHandler } from '../../cli/serve/siteHandler.ts';
import { clips } from '../../sandbox/seed/clips/clips.data.ts';
import { accessible } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { swipe } from './support/finger.ts';
import { showHighlights } from './support/highlightsPage.ts';
import { installed } from './support/offline.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, ready, test } from './support/test.ts';

const brand = brandNamed('clatter');
const say = wordsOf(brand).of('highlights');
const live = '/pages/tabBar/love';

/** What is read first of the captions that come first. */
const captions = readFileSync(
  join(
    import.meta.dirname,
    '../../sandbox/seed/clips',
    Object.values(clips.fish.captions)[0] ?? '',
  ),
  'utf8',
);
const firstWords = captions.split('\n')[3] ?? '';

const article = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The names of the clips that move, and whether they are heard. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')]
      .filter((film) => !film.paused && film.currentTime > 0)
      .map((film) => `${film.currentSrc.split('/').at(-2)}${film.muted ? '' : ' heard'}`),
  );

async function openFeed(page: Page, path: string): Promise<void> {
  await showHighlights(page);
  await visitAs(page, brand, await signUpElsewhere(brand, newPerson()), path);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a swipe is one clip, which moves by itself; sound stays chosen, keys and presses pause, and back leads to the grid', async ({
    page,
  }) => {
    await openFeed(page, live);
    await page.getByRole('link', { name: 'The fireworks' }).first().click();
    await expect(page).toHaveURL(addressOf(brand, pathToFeed('fireworks', {})));
    await expect.poll(() => moving(page)).toEqual(['fireworks']);
    await accessible(page);
    await page.getByRole('button', { name: say('unmute') }).click();
    const title = article(page, 'The fireworks').getByRole('heading');
    await swipe(page, title, { x: 0, y: -600 });
    await expect.poll(() => moving(page)).toEqual(['kites heard']);
    await article(page, 'The kites')
      .getByRole('button', { name: say('pause') })
      .click();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => moving(page)).toEqual(['fish heard']);
    await page.keyboard.press('m');
    await expect.poll(() => moving(page)).toEqual(['fish']);
    await page.keyboard.press('c');
    await expect(article(page, 'The fish').getByText(firstWords)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(article(page, 'Past').getByText(say('endedSentence'))).toBeVisible();
    await expect.poll(() => moving(page)).toEqual([]);
    expect(await page.locator('video').count()).toBe(3);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(addressOf(brand, live));
  });
});

test('nothing starts by itself where less motion is asked for; a report is two presses away', async ({
  page,
}) => {
  await openFeed(page, pathToFeed('kites', {}));
  const play = article(page, 'The kites').getByRole('button', { name: say('play') });
  await expect(play).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await play.click();
  await expect.poll(() => moving(page)).toEqual(['kites']);
  await page.getByRole('button', { name: say('more'), exact: true }).click();
  await expect.poll(() => moving(page)).toEqual([]);
  await page.getByRole('button', { name: say('report') }).click();
  const about = wordsOf(brand).of('contacts.report')('aboutHighlight');
  await expect(page.getByText(about.split('{{')[0] ?? '')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === feedPath);
});

test.describe('with its worker', () => {
  test.use({ ownDevices: true, serviceWorkers: 'allow' });

  test('a part of a clip is asked for past the worker, and nothing of it is kept', async ({
    page,
    misconduct,
  }) => {
    const serve = siteHandler(siteOf(brand).folder ?? '');
    const host = createServer((request, response) => {
      if (request.url !== '/clips/a.mp4') return serve(request, response);
      response.statusCode = request.headers.range === 'bytes=0-1' ? 206 : 200;
      response.setHeader('Content-Type', 'video/mp4');
      response.end(response.statusCode === 206 ? 'ab' : 'abcdef');
    });
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    await page.goto(`http://kept.localhost:${(host.address() as AddressInfo).port}`);
    await installed(page);
    await page.reload();
    await ready(page);
    const got = await page.evaluate(async () => {
      const answer = await fetch('/clips/a.mp4', { headers: { Range: 'bytes=0-1' } });
      const isControlled = navigator.serviceWorker.controller !== null;
      const kept = await caches.match('/clips/a.mp4');
      return { isControlled, status: answer.status, text: await answer.text(), isKept: !!kept };
    });
    expect(got).toEqual({ isControlled: true, status: 206, text: 'ab', isKept: false });
    await page.close();
    // The host has no backend.
    forgive(misconduct, /Failed to load/);
    host.closeAllConnections();
    host.close();
  });
});
