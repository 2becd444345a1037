import { paths } from '../../app/core/navigation/paths.ts';
import { withMotion } from './support/device.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, open, test } from './support/test.ts';

const [clatter, quedu] = [brandNamed('clatter'), brandNamed('quedu')];
const mine = addressOf(clatter, paths.mine);

test.use(withMotion);

// The second one uses the devices of the first.
test.describe.configure({ mode: 'serial' });

/** All that a page can find of another test. */
const find = async () => {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return {
    ...{ local: localStorage.getItem('left'), tab: sessionStorage.getItem('left') },
    ...{ cookie: document.cookie, caches: (await caches.keys()).includes('left') },
    databases: (await indexedDB.databases()).some(({ name }) => name === 'left'),
    ...{
      state,
      script: 'left' in window,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    },
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...{ width: innerWidth, entries: history.length, name },
  };
};

const leave = async () => {
  localStorage.setItem('left', 'yes');
  sessionStorage.setItem('left', 'yes');
  // biome-ignore lint/suspicious/noDocumentCookie: It is what is left behind here.
  document.cookie = 'left=yes';
  await caches.open('left');
  await new Promise((resolve) => {
    indexedDB.open('left').onsuccess = resolve;
  });
};

const nothing = {
  ...{ local: null, tab: null, cookie: '', caches: false, databases: false, state: 'prompt' },
  ...{ script: false, isDark: false, isStill: false, width: 390, entries: 2, name: '' },
};

/** A page is not blamed for going from one brand's site to the other's. */
const visited = /mine$/;

/** What the first test asked for under the names of its files. */
const asked: string[] = [];

test('a test leaves something of each kind', async ({ page, context, elsewhere, misconduct }) => {
  await open(page, mine);
  expect(await page.evaluate(find)).toEqual(nothing);
  const second = await context.newPage();
  const other = await elsewhere();
  await open(other, addressOf(quedu, paths.mine));
  await other.evaluate(leave);
  await open(page, addressOf(quedu, paths.mine));
  await page.evaluate(leave);
  for (const one of [page, context]) {
    await one.addInitScript(() => Object.assign(window, { left: 'yes' }));
    await one.setExtraHTTPHeaders({ left: 'yes' });
    await one.route('**/latest.json', (route) => route.fulfill({ json: { left: 'yes' } }));
    one.on('request', (request) => asked.push(request.url()));
  }
  await context.grantPermissions(['geolocation']);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 480 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await open(page, mine);
  await page.evaluate(leave);
  expect(await page.evaluate(find)).toEqual({
    ...{ local: 'yes', tab: 'yes', cookie: 'left=yes', caches: true, databases: true },
    ...{ state: 'granted', script: true, isDark: true, isStill: true, width: 320, entries: 4 },
    name: '',
  });
  await page.goto('about:blank');
  await context.setOffline(true);
  expect(second.isClosed()).toBe(false);
  expect(asked.length).toBeGreaterThan(0);
  forgive(misconduct, visited);
});

test('the next one finds nothing of it, but the app already loaded', async ({
  page,
  context,
  elsewhere,
  misconduct,
}) => {
  // A part of the long run may hold this test without the first.
  const isSecond = asked.length > 0;
  asked.length = 0;
  expect(context.pages()).toHaveLength(1);
  const answered = await page.goto(mine);
  expect(await answered?.request().allHeaders()).not.toHaveProperty('left');
  expect(await page.evaluate(find)).toEqual(nothing);
  const latest = await page.evaluate(async () => (await fetch('/latest.json')).json());
  expect(latest).not.toHaveProperty('left');
  const isKept = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some((one) => /\.js$/.test(one.name) && 'transferSize' in one && one.transferSize === 0),
  );
  if (isSecond) expect(isKept).toBe(true);
  await open(page, addressOf(quedu, paths.mine));
  expect(await page.evaluate(find)).toEqual({ ...nothing, entries: 3 });
  const other = await elsewhere();
  await open(other, addressOf(quedu, paths.mine));
  expect(await other.evaluate(find)).toEqual(nothing);
  expect(asked).toEqual([]);
  forgive(misconduct, visited);
});
