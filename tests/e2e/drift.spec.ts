import type { Locator, Page } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { newRevokeMessage } from '../../app/contract/gateway/functions/messages.ts';
import { quotedNameOf } from '../../app/core/messaging/messageModel/quotedName.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { driftOf } from '../support/drift.ts';
import { acquaint, field, joinAs, openChat, shownTexts, timeline, write } from './support/chat.ts';
import { recordFrames } from './support/drift.ts';
import { giveKeyboard, visibleHeight } from './support/keyboard.ts';
import { pictureOf, sendMedia } from './support/media.ts';
import { visitAs, wordsOf } from './support/person.ts';
import {
  below,
  driftWhile,
  expectStill,
  framesWhile,
  placeOf,
  sayMany,
  textInView,
  textOf,
  topText,
  wheelTo,
} from './support/reading.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');

const withPerson = (userID: string): string =>
  conversationIdOf({ sessionType: sessionType.single, userID });

type Talk = Awaited<ReturnType<typeof acquaint>>;

/** What the other one has of the conversation, oldest first. */
async function sentBy({ first, other }: Talk): Promise<readonly Message[]> {
  const conversationID = withPerson(first.credentials.userId);
  const start = { conversationID, count: 400, startClientMsgID: '' };
  const page = await other.client.call(getAdvancedHistoryMessageList, start);
  return page.messageList ?? [];
}

/** The first reads it to its end on another device, and leaves that. */
async function readElsewhere({ first, other }: Talk): Promise<void> {
  const elsewhere = await joinAs(clatter, first);
  await elsewhere.read(withPerson(other.userID));
  elsewhere.leave();
}

/** A conversation of many texts, of which the first has scrolled up to one in the middle. */
async function readUp(page: Page, many: number, to: number): Promise<Talk> {
  const talk = await acquaint(clatter, clatter);
  await sayMany(talk.other, talk.first.credentials.userId, many);
  await readElsewhere(talk);
  await recordFrames(page, words('messages'));
  await openChat(page, clatter, talk.first, talk.other.userID);
  await expect.poll(() => shownTexts(page, clatter)).toContain(textOf(many - 1));
  await timeline(page, clatter).hover();
  await wheelTo(page, clatter, -120, textOf(to));
  return talk;
}

test('a conversation that opens where reading stopped does not move once it is painted', async ({
  page,
}) => {
  const talk = await acquaint(clatter, clatter);
  const self = talk.first.credentials.userId;
  await sayMany(talk.other, self, 60);
  await readElsewhere(talk);
  await talk.other.say({ userID: self }, 'Here it goes on');
  await sayMany(talk.other, self, 60);
  await recordFrames(page, words('messages'));
  expectStill(
    await driftWhile(page, async () => {
      await openChat(page, clatter, talk.first, talk.other.userID);
      await expect(seen(page, 'Here it goes on')).toBeInViewport();
    }),
  );
  talk.other.leave();
});

test('pictures that load above and below what is read move nothing', async ({ page }) => {
  const talk = await acquaint(clatter, clatter);
  const to = talk.first.credentials.userId;
  const sender = { who: talk.second, person: talk.other, to };
  const untold = { ...(await pictureOf(300, 500)), width: 0, height: 0 };
  await sayMany(talk.other, to, 20);
  for (const picture of [await pictureOf(800, 400), untold]) {
    await sendMedia(clatter, sender, picture);
    await talk.other.say({ userID: to }, `Between ${picture === untold ? 'below' : 'above'}`);
  }
  await sendMedia(clatter, sender, await pictureOf(300, 600));
  await sayMany(talk.other, to, 20);
  await readElsewhere(talk);
  const between = (await sentBy(talk)).find(({ content }) => content === 'Between above');
  let let_go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await recordFrames(page, words('messages'));
  const at = `&message=${between?.clientMsgID}&sender=${talk.other.userID}`;
  await visitAs(page, clatter, talk.first, pathToConversation(`single_${talk.other.userID}`) + at);
  await expect(seen(page, 'Between above')).toBeInViewport();
  const pictures = timeline(page, clatter).locator('img[src*="/media/"]');
  const drift = await driftWhile(page, async () => {
    let_go();
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
        ),
      )
      .toEqual([true, true, true]);
  });
  expectStill(drift);
  talk.other.leave();
});

test('what is taken back above, what is sent elsewhere and what is answered moves nothing that is read', async ({
  page,
}) => {
  const talk = await readUp(page, 90, 40);
  const sent = await sentBy(talk);
  const elsewhere = await joinAs(clatter, talk.first);
  await test.step('messages above, near and far, become notices', async () => {
    const drift = await driftWhile(page, async () => {
      for (const index of [8, 17, 26, 35, 39]) {
        const message = sent.find(({ content }) => content === textOf(index));
        if (message) await talk.other.client.call(newRevokeMessage, message);
      }
      await expect.poll(() => shownTexts(page, clatter)).not.toContain(textOf(39));
    });
    expectStill(drift);
  });

  await test.step('something sent on another device of the person comes in below', async () => {
    const drift = await driftWhile(page, async () => {
      await elsewhere.say({ userID: talk.other.userID }, 'From my other phone');
      await talk.other.say({ userID: talk.first.credentials.userId }, 'An answer');
      await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
    });
    expectStill(drift);
  });

  await test.step('who writes is led to the end, and what they wrote is there', async () => {
    await write(page, clatter, 'And now this');
    await expect.poll(() => below(page, clatter)).toBe(0);
    await expect(seen(page, 'And now this')).toBeInViewport();
  });
  elsewhere.leave();
  talk.other.leave();
});

test('a turned phone and an opened keyboard leave what is read at its place', async ({ page }) => {
  const talk = await readUp(page, 90, 40);
  const upright = { width: 390, height: 844 };
  const before = await topText(page, clatter);
  const place = () => placeOf(page, clatter, before.text);
  await test.step('the phone is turned, and back', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(place).toBe(before.top);
    await page.setViewportSize(upright);
    await expect.poll(place).toBe(before.top);
  });

  await test.step('the keyboard opens and goes', async () => {
    const drift = await driftWhile(page, async () => {
      await field(page, clatter).focus();
      await page.setViewportSize({ ...upright, height: 480 });
    });
    expectStill(drift);
    expect(await place()).toBe(before.top);
    expectStill(await driftWhile(page, () => page.setViewportSize(upright)));
    expect(await place()).toBe(before.top);
  });

  await test.step('at the end, it stays in view', async () => {
    await page.getByRole('button', { name: words('toNewest'), exact: true }).tap();
    await expect.poll(() => below(page, clatter)).toBe(0);
    for (const size of [{ width: 844, height: 390 }, upright, { ...upright, height: 480 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => below(page, clatter)).toBe(0);
      await expect(seen(page, textOf(89))).toBeInViewport();
    }
  });
  talk.other.leave();
});

/** Panel and keyboard of a conversation, and what a person does to bring one in the place of the other. */
function swapping(page: Page) {
  const emoji = page
    .getByRole('button', { name: words('emoji'), exact: true })
    .filter({ visible: true });
  const panel = page.getByRole('region', { name: words('emoji'), exact: true });
  const toKeyboard = async (tapped: Locator): Promise<void> => {
    await tapped.tap();
    await expect.poll(() => visibleHeight(page)).toBe(480);
    await expect(panel).toHaveCount(0);
  };
  const toPanel = async (): Promise<void> => {
    await emoji.tap();
    await expect.poll(() => visibleHeight(page)).toBe(844);
    await expect(panel).toHaveCSS('height', '364px');
  };
  const toNothing = async (): Promise<void> => {
    await page.goBack();
    await expect(panel).toHaveCount(0);
  };
  /** Nothing moves. The list ends where the composer begins, and begins below the title. */
  const expectSwaps = async (): Promise<void> => {
    const byField = () => toKeyboard(field(page, clatter));
    for (const swap of [toPanel, () => toKeyboard(emoji), toPanel, byField, toPanel]) {
      const frames = await framesWhile(page, swap);
      const heights = frames.map(({ clientHeight }) => clientHeight);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
      expectStill(driftOf(frames));
    }
  };
  return { toKeyboard: () => toKeyboard(field(page, clatter)), toPanel, toNothing, expectSwaps };
}

for (const { how, ...keyboard } of [
  { how: 'shrinks the window', model: 'layout', heights: [480] },
  { how: 'covers the window', model: 'visual', heights: [480] },
  { how: 'covers the window step by step', model: 'visual', heights: [760, 640, 540, 480] },
] as const) {
  test(`the emoji and a keyboard that ${how} swap places where reading stopped, and nothing moves`, async ({
    page,
  }) => {
    const talk = await readUp(page, 60, 30);
    await giveKeyboard(page, keyboard);
    const { toKeyboard, toPanel, toNothing, expectSwaps } = swapping(page);
    expectStill(await driftWhile(page, toKeyboard));
    await expectSwaps();
    for (const happens of [toNothing, toPanel, toNothing]) {
      expectStill(await driftWhile(page, happens));
    }
    talk.other.leave();
  });

  test(`the emoji and a keyboard that ${how} swap places at the end, which stays in view`, async ({
    page,
  }) => {
    const talk = await acquaint(clatter, clatter);
    await sayMany(talk.other, talk.first.credentials.userId, 20);
    await readElsewhere(talk);
    await recordFrames(page, words('messages'));
    await openChat(page, clatter, talk.first, talk.other.userID);
    await expect.poll(() => shownTexts(page, clatter)).toContain(textOf(19));
    await giveKeyboard(page, keyboard);
    const { toKeyboard, toPanel, toNothing, expectSwaps } = swapping(page);
    const expectEnd = async (happens: () => Promise<void>): Promise<void> => {
      const frames = await framesWhile(page, happens);
      const rests = frames.map((now) => now.scrollHeight - now.clientHeight - now.scrollTop);
      expect(Math.max(...rests)).toBeLessThan(1);
    };
    await expectEnd(toKeyboard);
    await expectSwaps();
    expect(await below(page, clatter)).toBe(0);
    for (const happens of [toNothing, toPanel, toNothing]) await expectEnd(happens);
    talk.other.leave();
  });
}

test('a jump and the way back move nothing once they are painted', async ({ page }) => {
  const talk = await acquaint(clatter, clatter);
  const to = talk.first.credentials.userId;
  await sayMany(talk.other, to, 120);
  const old = (await sentBy(talk)).find(({ content }) => content === textOf(20));
  if (!old) throw new Error('There is nothing to quote.');
  const sender = { who: talk.second, person: talk.other, to };
  await sendMedia(clatter, sender, { kind: 'text', text: 'As I said', quoted: quotedNameOf(old) });
  await readElsewhere(talk);
  await recordFrames(page, words('messages'));
  await openChat(page, clatter, talk.first, talk.other.userID);
  await expect(seen(page, 'As I said')).toBeInViewport();
  const quote = timeline(page, clatter).locator(
    `button[aria-description="${words('goToQuoted')}"]`,
  );
  const back = page.getByRole('button', { name: words('backToPlace'), exact: true });
  await quote.tap();
  await expect(seen(page, textOf(20))).toBeInViewport();
  expectStill(await driftWhile(page, () => expect(back).toBeVisible()));
  await back.tap();
  await expect(seen(page, 'As I said')).toBeInViewport();
  expectStill(await driftWhile(page, () => expect(back).toBeHidden()));
  talk.other.leave();
});

test('who goes to another conversation and comes back finds their place', async ({ page }) => {
  const talk = await readUp(page, 90, 40);
  const self = { userID: talk.first.credentials.userId };
  const third = await acquaint(clatter, clatter);
  await third.other.say(self, 'From somebody else');
  const other = `${clatter.origin}${pathToConversation(`single_${third.other.userID}`)}`;
  await talk.other.say(self, other);
  for (let index = 0; index < 8; index += 1) await talk.other.say(self, `And more ${index}`);
  await page.getByRole('button', { name: '9 new messages', exact: true }).tap();
  const link = timeline(page, clatter).getByRole('link', { name: other, exact: true });
  await expect(seen(page, 'And more 7')).toBeInViewport();
  await timeline(page, clatter).hover();
  while ((await below(page, clatter)) < 300) {
    await page.mouse.wheel(0, -60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const before = await textInView(page, clatter);
  const top = await placeOf(page, clatter, before);
  await link.tap();
  const open = wordsOf(clatter).of('chat.link')('open');
  await page.getByRole('button', { name: open, exact: true }).click();
  await expect(seen(page, 'From somebody else')).toBeInViewport();
  // It has grown meanwhile.
  await talk.other.say(self, 'While you were away');
  await page.goBack();
  await expect(page).toHaveURL(
    addressOf(clatter, pathToConversation(`single_${talk.other.userID}`)),
  );
  await expect(page.getByRole('button', { name: '1 new message', exact: true })).toBeVisible();
  // The page that goes is in sight until it has slid away.
  await expect(timeline(page, clatter)).toHaveCount(1);
  expect(await placeOf(page, clatter, before)).toBe(top);
  talk.other.leave();
  third.other.leave();
});
