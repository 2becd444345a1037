import type { Locator, Page } from 'playwright/test';
import { acceptFriendApplication } from '../../app/contract/gateway/functions/friends.ts';
import {
  paths,
  pathToConversation,
  pathToReport,
  pathToUserInfo,
} from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { ask } from './support/ask.ts';
import { field, joinAs, rowWith } from './support/chat.ts';
import { shownButton as button } from './support/choose.ts';
import { namedPerson } from './support/namedPerson.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const person = wordsOf(brand).of('contacts.person');
const adding = wordsOf(brand).of('contacts.addFriend');
const relation = wordsOf(brand).of('contacts.relation');
const reporting = wordsOf(brand).of('contacts.report');
const chat = wordsOf(brand).of('chat.conversation');

const dialog = (page: Page): Locator => page.getByRole('alertdialog');

test('a person finds another, becomes a friend, names, blocks, reports and deletes them', async ({
  page,
}) => {
  const first = await signUpElsewhere(brand, newPerson());
  const { who, nickName } = await namedPerson(brand);
  const { userId } = who.credentials;
  const other = await joinAs(brand, who);

  await visitAs(page, brand, first, paths.addFriend);
  await accessible(page);
  await page.getByLabel(adding('field')).fill(nickName);
  await button(page, adding('search')).click();
  await page.getByRole('link', { name: nickName }).click();
  await expect(page).toHaveURL(addressOf(brand, pathToUserInfo(userId)));
  await seen(page, nickName).waitFor();
  await accessible(page);

  await button(page, person('addFriend')).click();
  await page.getByLabel(adding('words')).fill('We met at the fair.');
  await accessible(page);
  await button(page, adding('send')).click();
  await seen(page, person('pending')).waitFor();
  await other.client.call(acceptFriendApplication, {
    toUserID: first.credentials.userId,
    handleMsg: '',
  });
  await page.getByRole('button', { name: person('alias') }).waitFor();

  await button(page, person('message')).click();
  await field(page, brand).waitFor();
  await other.say({ userID: first.credentials.userId }, 'Hello there');
  await seen(page, 'Hello there').waitFor();

  const second = await page.context().newPage();
  await second.goto(addressOf(brand, paths.chat));
  await expect(rowWith(second, nickName)).toBeVisible();

  // From the conversation, the title leads to the person.
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: nickName }).click();
  await page.getByRole('button', { name: person('alias') }).click();
  await page.getByRole('textbox', { name: person('alias') }).fill('Bee');
  await button(page, wordsOf(brand).of('common')('save')).click();
  await seen(page, 'Bee').waitFor();
  await expect(rowWith(second, 'Bee')).toBeVisible();
  await second.close();
  await atThePage(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bee' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Bee' }).click();

  await page.getByRole('switch', { name: person('blockSwitch') }).click();
  await dialog(page).waitFor();
  await accessible(page);
  await dialog(page)
    .getByRole('button', { name: relation('block') })
    .click();
  await seen(page, person('blockedNow')).waitFor();
  await atThePage(page);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(brand, pathToConversation(`single_${userId}`)));
  await seen(page, chat('youBlocked')).waitFor();
  await accessible(page);
  await button(page, chat('unblock')).click();
  await field(page, brand).waitFor();

  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Bee' }).click();
  await page.getByRole('link', { name: person('report') }).click();
  await page.getByRole('radio', { name: reporting('fraud') }).click();
  await page.getByLabel(reporting('words')).fill('Wanted a top-up first.');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      await page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
        canvas.getContext('2d')?.fillRect(8, 8, 40, 40);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }),
      'base64',
    ),
  });
  await page.getByAltText(reporting('picture').replace('{{number}}', '1')).waitFor();
  await accessible(page);
  await button(page, reporting('send')).click();
  await seen(page, reporting('sentTitle')).waitFor();
  await accessible(page);
  const { reports } = (await ask({ path: '/sandbox/reports' })) as {
    reports: { user: { userId: string }; reason: string; words: string; images: string[] }[];
  };
  const kept = reports.filter((one) => one.user.userId === userId);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ reason: 'fraud', words: 'Wanted a top-up first.' });
  expect(kept[0]?.images).toHaveLength(1);
  await button(page, reporting('done')).click();

  await button(page, person('delete')).click();
  await seen(page, person('deleteSentence')).waitFor();
  await dialog(page)
    .getByRole('button', { name: person('deleteShort') })
    .click();
  await button(page, person('addFriend')).waitFor();
  await seen(page, nickName).waitFor();
});

test('a stranger can be blocked and reported within two taps of their message', async ({
  page,
}) => {
  const first = await signUpElsewhere(brand, newPerson());
  const { who, nickName } = await namedPerson(brand);
  const other = await joinAs(brand, who);
  await other.say({ userID: first.credentials.userId }, 'Send me a code');
  const chatPath = pathToConversation(`single_${who.credentials.userId}`);
  await visitAs(page, brand, first, chatPath);
  await seen(page, chat('safetyLine')).waitFor();
  await page.getByRole('link', { name: chat('report'), exact: true }).click();
  await expect(page).toHaveURL(addressOf(brand, pathToReport(who.credentials.userId)));
  await seen(page, nickName).waitFor();
  await page.goBack();
  await button(page, chat('block')).click();
  await dialog(page)
    .getByRole('button', { name: relation('block') })
    .click();
  await seen(page, chat('youBlocked')).waitFor();
  await expect(button(page, chat('block'))).toHaveCount(0);
  await accessible(page);
});
