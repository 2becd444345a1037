import {
  pathToConversation,
  pathToFriendVerify,
  pathToUserInfo,
} from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { field } from './support/chat.ts';
import { shownButton as button } from './support/choose.ts';
import { namedPerson } from './support/namedPerson.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, open, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const person = wordsOf(brand).of('contacts.person');
const adding = wordsOf(brand).of('contacts.addFriend');
const chat = wordsOf(brand).of('chat.conversation');

test('a conversation can be begun with somebody nobody has written to, and with nobody else', async ({
  page,
}) => {
  const first = await signUpElsewhere(brand, newPerson());
  const { who, nickName } = await namedPerson(brand);
  await visitAs(page, brand, first, pathToUserInfo(who.credentials.userId));
  await button(page, person('message')).click();
  await field(page, brand).waitFor();
  await expect(page.getByRole('heading', { level: 1, name: nickName })).toBeVisible();
  await open(page, addressOf(brand, pathToConversation('single_nobody-at-all')));
  await seen(page, chat('chatGoneSentence')).waitFor();
  for (const path of [pathToUserInfo('nobody-at-all'), pathToFriendVerify('')]) {
    await open(page, addressOf(brand, path));
    await seen(page, path.includes('info') ? person('goneTitle') : adding('nobodyToAsk')).waitFor();
    await accessible(page);
  }
});
