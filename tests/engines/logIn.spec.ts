import { showsRow } from './conversation.ts';
import { test } from './engines.ts';
import { acquaint, greeting, logIn, row } from './member.ts';

test('the site starts, and a person logs in', async ({ phone, site }) => {
  const { person, other } = await acquaint();
  other.leave();
  await logIn(phone, site, person);
  await phone.step('sees the conversation', () => phone.wait(showsRow, row.selector, greeting));
});
