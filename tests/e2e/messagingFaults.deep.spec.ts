import { marked, rowWith, shownTexts, write } from './support/chat.ts';
import { begin, brand, broken, costsNothing, type Rule } from './support/cutConnection.ts';
import { wordsOf } from './support/person.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const words = wordsOf(brand);

const cuts: [what: string, rule: Rule][] = [
  [
    'before the server keeps it',
    { call: 'gateway:SendMessage', fault: { kind: 'drop', when: 'before' }, times: 1 },
  ],
  [
    'and the answer cut in half',
    { call: 'gateway:SendMessage', fault: { kind: 'truncated' }, times: 1 },
  ],
  ['and every frame doubled', { call: 'gateway:*', fault: { kind: 'duplicate' }, times: 40 }],
];

for (const [what, rule] of cuts) {
  test(`a connection cut ${what} costs nothing and doubles nothing`, ({ page, misconduct }) =>
    costsNothing(page, misconduct, rule));
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
