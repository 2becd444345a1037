import { contentType } from '../../app/contract/gateway/contentType.ts';
import { marked, timeline } from './support/chat.ts';
import { sendFiles, shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { expect, forgive, test } from './support/test.ts';
import { begin, clatter, hasBytes, kindsOf, notes, picture } from './support/uploads.ts';

const conversation = wordsOf(clatter).of('chat.conversation');
const broken = /net::ERR_|Failed to load resource/;

test('a file that is refused says why, and is deleted, or sent again once it is taken', async ({
  page,
  misconduct,
}) => {
  const chat = await begin(page);
  const clear = await chat.fail({ kind: 'status', status: 413 });
  for (const file of [await picture(), notes]) {
    const entry = file === notes ? 'file' : 'album';
    await sendFiles(page, clatter, [file], entry);
  }
  const reason = timeline(page, clatter).getByText(conversation('failedTooLarge'), { exact: true });
  const failed = shownButton(page, conversation('notSentTap'));
  await expect(failed).toHaveCount(2);
  await expect(reason).toHaveCount(2);
  await failed.first().click();
  await shownButton(page, conversation('delete')).click();
  await expect(failed).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([]);

  await clear();
  await failed.click();
  await expect(page.getByRole('alertdialog')).toContainText(conversation('failedTooLarge'));
  await shownButton(page, conversation('sendAgain')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([contentType.file]);
  expect(await hasBytes(page, chat, notes)).toBe(true);
  forgive(misconduct, broken);
  chat.other.leave();
});
