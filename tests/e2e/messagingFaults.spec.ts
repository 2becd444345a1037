import type { Page } from 'playwright/test';
import type { FaultInput } from '../../sandbox/faults/fault.ts';
import { beginChat, marked, rowWith, shownTexts, write } from './support/chat.ts';
import { wordsOf } from './support/person.ts';
import { setFault } from './support/sandbox.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');
const elsewhere = brandNamed('dieu');
const words = wordsOf(brand);
const broken = /net::ERR_|Failed to load resource|WebSocket/;

type Rule = Omit<FaultInput, 'client'>;

/** Someone with a conversation open, whose connection a test makes go wrong. */
async function begin(page: Page) {
  const chat = await beginChat(page, brand, elsewhere);
  return {
    ...chat,
    /** What the other side has. */
    arrived: chat.texts,
    setFault: (rule: Rule) => setFault(chat.userId, rule),
  };
}

const cuts: [what: string, rule: Rule][] = [
  [
    'before the server keeps it',
    { call: 'gateway:SendMessage', fault: { kind: 'drop', when: 'before' }, times: 1 },
  ],
  [
    'after the server kept it',
    { call: 'gateway:SendMessage', fault: { kind: 'drop', when: 'after' }, times: 1 },
  ],
  [
    'and the answer cut in half',
    { call: 'gateway:SendMessage', fault: { kind: 'truncated' }, times: 1 },
  ],
  ['and every frame doubled', { call: 'gateway:*', fault: { kind: 'duplicate' }, times: 40 }],
];

for (const [what, rule] of cuts) {
  test(`a connection cut ${what} costs nothing and doubles nothing`, async ({
    page,
    misconduct,
  }) => {
    const { other, arrived, setFault: set } = await begin(page);
    await set(rule);
    await write(page, brand, 'one');
    await write(page, brand, 'two');
    await expect(marked(page, brand, 'markSent')).toHaveCount(2, { timeout: 30_000 });
    expect(await arrived()).toEqual(['Hello there', 'one', 'two']);
    await expect.poll(() => shownTexts(page, brand)).toEqual(['Hello there', 'one', 'two']);
    forgive(misconduct, broken);
    other.leave();
  });
}

test('a connection that is open and silent is found out, and what was missed comes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { other, userId, setFault: set } = await begin(page);
  const clear = await set({
    call: 'gateway:OnRecvNewMessages',
    fault: { kind: 'half-open' },
    times: 1,
  });
  await other.say({ userID: userId }, 'Into silence');
  await other.say({ userID: userId }, 'And again');
  await expect(seen(page, 'And again')).toBeVisible({ timeout: 40_000 });
  await expect
    .poll(() => shownTexts(page, brand))
    .toEqual(['Hello there', 'Into silence', 'And again']);
  await clear();
  other.leave();
});

test('a page that was frozen catches up when it wakes', async ({ page }) => {
  const { other, userId } = await begin(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  for (const text of ['while', 'you', 'slept']) await other.say({ userID: userId }, text);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(seen(page, 'slept')).toBeVisible();
  await expect
    .poll(() => shownTexts(page, brand))
    .toEqual(['Hello there', 'while', 'you', 'slept']);
  other.leave();
});

test('on a device whose storage is full, messages still come and go', async ({ page }) => {
  // What a full disk does to every write.
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  const { userId, texts, other } = await beginChat(page, brand, elsewhere);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await other.say({ userID: userId }, 'Room for one more?');
  await expect(seen(page, 'Room for one more?')).toBeVisible();
  await write(page, brand, 'Always');
  await expect(marked(page, brand, 'markSent')).toHaveCount(1);
  expect(await texts()).toContain('Always');
  other.leave();
});

test('a gateway that cannot be reached is said, and messages wait for it', async ({
  page,
  misconduct,
}) => {
  const { other, arrived, setFault: set } = await begin(page);
  const clear = await set({ call: 'gateway:connect', fault: { kind: 'refuse' } });
  await set({ call: 'gateway:SendMessage', fault: { kind: 'drop', when: 'before' }, times: 1 });
  await write(page, brand, 'Patience');
  await expect(marked(page, brand, 'markSending')).toHaveCount(1);
  await page.getByRole('button', { name: words.shell('back') }).click();
  const [again = ''] = words.of('shell.frame')('reconnecting').split('{{attempt}}');
  await expect(seen(page, again)).toBeVisible();
  await clear();
  await rowWith(page, 'Patience').click();
  await expect(marked(page, brand, 'markSent')).toHaveCount(1, { timeout: 40_000 });
  expect(await arrived()).toEqual(['Hello there', 'Patience']);
  forgive(misconduct, broken);
  other.leave();
});
