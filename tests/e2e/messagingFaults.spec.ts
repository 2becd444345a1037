import { beginChat, marked, write } from './support/chat.ts';
import { brand, costsNothing, otherBrand } from './support/cutConnection.ts';
import { expect, seen, test } from './support/test.ts';

test('a connection cut after the server kept it costs nothing and doubles nothing', ({
  page,
  misconduct,
}) =>
  costsNothing(page, misconduct, {
    ...{ call: 'gateway:SendMessage', fault: { kind: 'drop', when: 'after' }, times: 1 },
  }));

test('on a device whose storage is full, messages still come and go', async ({ page }) => {
  // What a full disk does to every write.
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  const { userId, texts, other } = await beginChat(page, brand, otherBrand);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await other.say({ userID: userId }, 'Room for one more?');
  await expect(seen(page, 'Room for one more?')).toBeVisible();
  await write(page, brand, 'Always');
  await expect(marked(page, brand, 'markSent')).toHaveCount(1);
  expect(await texts()).toContain('Always');
  other.leave();
});
