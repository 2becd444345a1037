import { contentType } from '../../app/contract/gateway/contentType.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { field, marked } from './support/chat.ts';
import {
  allow,
  clatter,
  copied,
  copyEntry,
  loaded,
  onClipboard,
  openMenu,
  received,
} from './support/copyPictures.ts';
import { pictureOf } from './support/media.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { wordsOf } from './support/person.ts';
import { addressOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const composer = wordsOf(clatter).of('chat.composer');

test('a picture is copied by keyboard at its full size, and pasted into another conversation', async ({
  page,
  context,
}) => {
  await allow(context);
  const { group, other } = await received(page, [await pictureOf(2400, 1200)]);
  await loaded(page, 1);
  const menu = await openMenu(page);
  await page.keyboard.press('ArrowDown');
  await expect(copyEntry(page)).toBeFocused();
  await accessible(page);
  await watchPassing(page);
  await page.keyboard.press('Enter');
  await expectPassed(page, copied);
  expect(await onClipboard(page)).toEqual({
    ...{ types: ['image/png'], width: 2400, height: 1200, halves: [true, false] },
  });
  await expect(menu).toBeFocused();

  await open(page, addressOf(clatter, pathToConversation(group)));
  await field(page, clatter).focus();
  await page.keyboard.press('Control+V');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await sheet.getByRole('button', { name: composer('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const input = { conversationID: group, count: 100, startClientMsgID: '' };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
  const sent = (messageList ?? []).filter((one) => one.contentType === contentType.picture);
  // As the composer sends a picture of that size.
  expect(sent.map(({ pictureElem }) => pictureElem?.sourcePicture?.width)).toEqual([1600]);
  other.leave();
});
