import { contentType } from '../../app/contract/gateway/contentType.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { field, marked } from './support/chat.ts';
import { chooseFiles, sendChosen, sendFiles } from './support/choose.ts';
import { limitDatabases } from './support/fullStorage.ts';
import { wordsOf } from './support/person.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';
import { begin, clatter, hasBytes, kindsOf, notes, picture } from './support/uploads.ts';

const composer = wordsOf(clatter).of('chat.composer');
const broken = /net::ERR_|Failed to load resource/;

test('a file whose answer was lost, and one whose tab crashed, arrive once and whole', async ({
  page,
  misconduct,
}) => {
  const chat = await begin(page);
  await chat.fail({ kind: 'drop', when: 'after' }, 1);
  await sendFiles(page, clatter, [await picture()]);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([contentType.picture]);

  const clear = await chat.fail({ kind: 'half-open' });
  const underWay = page.waitForRequest('**/api/media/upload');
  await sendFiles(page, clatter, [notes], 'file');
  await underWay;
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await clear();
  const next = await page.context().newPage();
  await next.goto(addressOf(clatter, pathToConversation(`single_${chat.peerId}`)));
  await expect(marked(next, clatter, 'markSent')).toHaveCount(2);
  expect(kindsOf(await chat.received())).toEqual([contentType.picture, contentType.file]);
  expect(await hasBytes(next, chat, notes)).toBe(true);
  forgive(misconduct, broken);
  chat.other.leave();
});

test('on a full device a picture is not claimed to be sent before the person knows', async ({
  page,
}) => {
  const fillDatabases = await limitDatabases(page, addressOf(clatter, ''));
  const chat = await begin(page);
  await page.reload();
  await ready(page);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await field(page, clatter).fill('Half a thought');
  const sheet = await chooseFiles(page, clatter, [await picture()]);
  await fillDatabases();
  await sendChosen(sheet, clatter);
  await expect(sheet.getByRole('alert')).toContainText(composer('mediaNotKept'));
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await expect(marked(page, clatter, 'markSending')).toHaveCount(0);
  expect(kindsOf(await chat.received())).toEqual([]);

  await sendChosen(sheet, clatter);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await expect(seen(page, wordsOf(clatter).of('chat.message')('keepsNothing'))).toBeVisible();
  expect(kindsOf(await chat.received())).toEqual([contentType.picture]);
  await expect(field(page, clatter)).toHaveValue('Half a thought');
  chat.other.leave();
});
