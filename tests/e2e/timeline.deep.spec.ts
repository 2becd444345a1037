import type { Page } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { driftOf } from '../support/drift.ts';
import { sayMany, textOf } from '../support/reading/manyTexts.ts';
import { expectStill } from '../support/reading/reading.ts';
import { acquaint, beginChat, joinAs, shownTexts, timeline } from './support/chat.ts';
import { recordFrames, takeFrames } from './support/drift.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { below, wheelTo } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');
const count = 150;

/**
 * Puts the list to its top, as a fling does, and waits for older messages there.
 * @returns how far a text in view was moved in one frame at most, in pixels
 */
function worstAtTop(page: Page): Promise<number> {
  return timeline(page, clatter).evaluate(async (area) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const middle = area.getBoundingClientRect().top + area.clientHeight / 2;
    const height = area.scrollHeight;
    area.scrollTop = 0;
    await frame();
    await frame();
    const text = [...area.querySelectorAll('bdi')].find(
      (one) => one.getBoundingClientRect().top > middle,
    )?.textContent;
    const place = (): number | undefined =>
      [...area.querySelectorAll('bdi')]
        .find(({ textContent }) => textContent === text)
        ?.getBoundingClientRect().top;
    let before = place();
    let worst = 0;
    // Sizes that become known later may move it as well.
    for (let later = 0; later < 20; later += area.scrollHeight === height ? 0 : 1) {
      await frame();
      const now = place();
      if (before === undefined || now === undefined) return Number.POSITIVE_INFINITY;
      worst = Math.max(worst, Math.abs(now - before));
      before = now;
    }
    return worst;
  });
}

test('a conversation opens where the person stopped reading, however far back that is', async ({
  page,
}) => {
  const { other } = await beginChat(page, clatter, clatter, ({ userId, other }) =>
    sayMany(other, userId, count),
  );
  const line = timeline(page, clatter).getByText(words('unreadFromHere'), { exact: true });
  await expect(line).toBeInViewport();
  await expect(seen(page, 'Hello there')).toBeInViewport();
  await expect.poll(() => below(page, clatter)).toBeGreaterThan(2_000);
  // What is in view has been read; the rest waits below.
  const left = page.getByRole('button', { name: /^1[0-4]\d new messages$/ });
  await left.tap();
  await expect.poll(() => below(page, clatter)).toBe(0);
  await expect.poll(async () => (await shownTexts(page, clatter)).at(-1)).toContain('Message 149.');
  await expect(page).toHaveTitle(/^[^(]/);
  other.leave();
});

test('a conversation opens at any of its messages, and grows from there in both directions', async ({
  page,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  const self = { userID: first.credentials.userId };
  await sayMany(other, self.userID, 320);
  const elsewhere = await joinAs(clatter, first);
  const id = conversationIdOf({ sessionType: sessionType.single, userID: other.userID });
  await elsewhere.read(id);
  elsewhere.leave();
  const start = {
    conversationID: conversationIdOf({ sessionType: sessionType.single, userID: self.userID }),
    count: 400,
    startClientMsgID: '',
  };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, start);
  const wanted = (messageList ?? []).find(({ content }) => content.startsWith('Message 90.'));
  const address = `${pathToConversation(`single_${second.credentials.userId}`)}&message=${wanted?.clientMsgID}&sender=${other.userID}`;
  await recordFrames(page, words('messages'));
  await visitAs(page, clatter, first, address);
  const found = timeline(page, clatter).locator('[aria-current="true"]');

  await test.step('it stands a third of the view from the top, marked', async () => {
    await expect(found).toContainText('Message 90.');
    await expect(found).toBeInViewport();
    const area = await timeline(page, clatter).boundingBox();
    const place = await found.boundingBox();
    const share = ((place?.y ?? 0) - (area?.y ?? 0)) / (area?.height ?? 1);
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.02);
    // Nothing has moved since it was first painted.
    const drift = driftOf(await takeFrames(page));
    expectStill(drift);
    expect(drift.frames).toBeGreaterThan(0);
  });

  await test.step('pages come in at both ends without moving what is in view', async () => {
    const area = await timeline(page, clatter).boundingBox();
    await page.mouse.move((area?.x ?? 0) + 100, (area?.y ?? 0) + 200);
    const up = await wheelTo(page, clatter, -120, textOf(20));
    expect(up.above).toBeGreaterThan(0);
    expectStill(up);
    const down = await wheelTo(page, clatter, 120, textOf(170));
    expect(down.below).toBeGreaterThan(0);
    expectStill(down);
  });

  await test.step('one tap leads to the newest', async () => {
    await page.getByRole('button', { name: words('toNewest'), exact: true }).tap();
    await expect.poll(async () => (await shownTexts(page, clatter)).at(-1)).toBe(textOf(319));
    await expect.poll(() => below(page, clatter)).toBe(0);
  });

  await test.step('a page that comes in while the list stands at its very top moves nothing', async () => {
    for (let pages = 0; pages < 3; pages += 1) expect(await worstAtTop(page)).toBeLessThan(1);
  });

  await test.step('a message that is not there leads to the newest, and says so', async () => {
    await watchPassing(page);
    await visitAs(page, clatter, first, address.replace(/message=[^&]*/, 'message=nowhere'));
    await expectPassed(page, words('messageGone'));
    await expect.poll(async () => (await shownTexts(page, clatter)).at(-1)).toBe(textOf(319));
  });
  other.leave();
});
