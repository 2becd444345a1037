import { showsRow } from './conversation.ts';
import { test } from './engines.ts';
import { acquaint, greeting, logIn, row } from './member.ts';

test('the page reloads without a network, and catches up with one', async ({ phone, site }) => {
  const { person, self, other } = await acquaint();
  await logIn(phone, site, person);
  await phone.step('sees the conversation', () => phone.wait(showsRow, row.selector, greeting));
  await phone.step('has the worker installed', () => phone.wait(isWorkerActive));
  await site.line.cut();
  await phone.step('reloads without a network', async () => {
    await phone.driver.reload();
    await phone.wait(showsRow, row.selector, greeting);
  });
  await other.say({ userID: self.credentials.userId }, 'Are you there?');
  await site.line.mend();
  await phone.step('catches up', () => phone.wait(showsRow, row.selector, 'Are you there?'));
  other.leave();
});

/** In the page: whether the worker can serve it from now on. */
async function isWorkerActive(): Promise<boolean> {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === 'activated';
}
