import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { sayMany, textOf } from '../support/reading/manyTexts.ts';
import { expectStill } from '../support/reading/reading.ts';
import { acquaint, field, joinAs, openChat, shownTexts, timeline } from './support/chat.ts';
import { recordFrames } from './support/drift.ts';
import { wordsOf } from './support/person.ts';
import { below, placeOf, textInView, wheelTo } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');
const count = 150;

test('what a person reads stays where it is while messages come in above and below', async ({
  page,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  const peer = { userID: first.credentials.userId };
  await sayMany(other, peer.userID, count);
  // Read elsewhere, so that the newest is where it opens.
  const elsewhere = await joinAs(clatter, first);
  await elsewhere.read(
    conversationIdOf({ sessionType: sessionType.single, userID: second.credentials.userId }),
  );
  elsewhere.leave();
  await openChat(page, clatter, first, second.credentials.userId);
  await expect.poll(async () => (await shownTexts(page, clatter)).length).toBeGreaterThan(3);

  await test.step('older pages come in above without moving what is in view', async () => {
    const area = await timeline(page, clatter).boundingBox();
    await page.mouse.move((area?.x ?? 0) + 100, (area?.y ?? 0) + 200);
    await recordFrames(page, words('messages'));
    const drift = await wheelTo(page, clatter, -120, textOf(0));
    expect(drift.above).toBeGreaterThan(0);
    expectStill(drift);
    await page.mouse.wheel(0, -2_000);
    await expect(seen(page, words('safetyLine'))).toBeVisible();
  });

  await test.step('a message that comes in below moves nothing, and says that it is there', async () => {
    const text = await textInView(page, clatter);
    const before = await placeOf(page, clatter, text);
    await other.say(peer, 'While you read');
    const button = page.getByRole('button', { name: '1 new message', exact: true });
    await expect(button).toBeVisible();
    expect(await placeOf(page, clatter, text)).toBe(before);
    await field(page, clatter).fill('1\n2\n3\n4\n5');
    expect(await placeOf(page, clatter, text)).toBe(before);
    await button.tap();
    await expect.poll(() => below(page, clatter)).toBe(0);
    await expect(button).toBeHidden();
  });

  await test.step('the newest stays in view when one more comes and when the keyboard opens', async () => {
    await other.say(peer, 'One more. '.repeat(30).trim());
    await expect.poll(async () => (await shownTexts(page, clatter)).at(-1)).toContain('One more.');
    await expect.poll(() => below(page, clatter)).toBe(0);
    await page.setViewportSize({ width: 390, height: 480 });
    await expect.poll(() => below(page, clatter)).toBe(0);
  });
  other.leave();
});

test('over a reload a conversation stays where it is read, and at its end once that was reached', async ({
  page,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  await sayMany(other, first.credentials.userId, count);
  const elsewhere = await joinAs(clatter, first);
  await elsewhere.read(
    conversationIdOf({ sessionType: sessionType.single, userID: second.credentials.userId }),
  );
  elsewhere.leave();
  await openChat(page, clatter, first, second.credentials.userId);
  await expect.poll(() => below(page, clatter)).toBe(0);
  const area = await timeline(page, clatter).boundingBox();
  await page.mouse.move((area?.x ?? 0) + 100, (area?.y ?? 0) + 200);
  // Beyond what the device reads first.
  await wheelTo(page, clatter, -120, textOf(40));
  const text = await textInView(page, clatter);
  await page.reload();
  await expect(seen(page, text)).toBeInViewport();
  await expect(timeline(page, clatter).locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('button', { name: words('toNewest'), exact: true }).tap();
  await expect.poll(() => below(page, clatter)).toBe(0);
  await expect(seen(page, textOf(count - 1))).toBeInViewport();
  await page.reload();
  await expect(seen(page, textOf(count - 1))).toBeInViewport();
  await expect.poll(() => below(page, clatter)).toBe(0);
  other.leave();
});
