import { expect, test } from 'playwright/test';
import { newRevokeMessage } from '../../../app/contract/gateway/functions/messages.ts';
import { quotedNameOf } from '../../../app/core/messaging/messageModel/quotedName.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import { joinAs } from '../../e2e/support/chat.ts';
import { pictureOf } from '../../e2e/support/media.ts';
import { wordsOf } from '../../e2e/support/person.ts';
import { textOf } from './manyTexts.ts';
import type { Reader } from './reader.ts';
import { expectStill, Reading } from './reading.ts';
import { beginTalk, readBrand, type Talk } from './talk.ts';

const { of } = wordsOf(readBrand);
const words = of('chat.conversation');

/** Pixels that the wheel turns at a time, up. */
const step = -120;

export const readingOf = (reader: Reader): Reading => new Reading(reader, words('messages'));

/** A conversation of many texts, of which the first has scrolled up to one in the middle. */
export async function readUp(reader: Reader, many: number, to: number): Promise<Talk> {
  const talk = await beginTalk();
  await talk.sayMany(many);
  await talk.readElsewhere();
  await reader.openChat(talk.first, talk.other.userID);
  const reading = readingOf(reader);
  await reading.untilInView(textOf(many - 1));
  expectStill(await reading.wheelTo(step, textOf(to)));
  return talk;
}

async function openAtUnread(reader: Reader): Promise<void> {
  const talk = await beginTalk();
  await talk.sayMany(60);
  await talk.readElsewhere();
  await talk.say('Here it goes on');
  await talk.sayMany(60);
  const reading = readingOf(reader);
  const drift = await reading.driftWhile(async () => {
    await reader.openChat(talk.first, talk.other.userID);
    await reading.untilInView('Here it goes on');
  });
  expectStill(drift);
  talk.other.leave();
}

async function latePictures(reader: Reader): Promise<void> {
  const talk = await beginTalk();
  await talk.sayMany(20);
  const untold = { ...(await pictureOf(300, 500)), width: 0, height: 0 };
  await talk.send(await pictureOf(800, 400));
  await talk.say('Between above');
  await talk.send(untold);
  await talk.say('Between below');
  await talk.send(await pictureOf(300, 600));
  await talk.sayMany(20);
  await talk.readElsewhere();
  const between = await talk.sent('Between above');
  const letThrough = await reader.holdPictures();
  await reader.openMessage(talk.first, talk.other.userID, between.clientMsgID);
  const reading = readingOf(reader);
  await reading.untilInView('Between above');
  await reading.until(({ pictures }) => String(pictures) === 'false,false,false');
  const drift = await reading.driftWhile(() => {
    letThrough();
    return reading.until(({ pictures }) => pictures.length === 3 && pictures.every(Boolean));
  });
  expectStill(drift);
  talk.other.leave();
}

async function whatOthersDo(reader: Reader): Promise<void> {
  const talk = await readUp(reader, 90, 40);
  const reading = readingOf(reader);
  const elsewhere = await joinAs(readBrand, talk.first);
  await test.step('messages above, near and far, become notices', async () => {
    const drift = await reading.driftWhile(async () => {
      for (const index of [8, 17, 26, 35, 39]) {
        await talk.other.client.call(newRevokeMessage, await talk.sent(textOf(index)));
      }
      await reading.until(({ texts }) => texts.every(({ text }) => text !== textOf(39)));
    });
    expectStill(drift);
  });

  await test.step('something sent on another device of the person comes in below', async () => {
    const drift = await reading.driftWhile(async () => {
      await elsewhere.say({ userID: talk.other.userID }, 'From my other phone');
      await talk.say('An answer');
      await reader.untilNamed('button', '1 new message');
    });
    expectStill(drift);
  });

  await test.step('who writes is led to the end, and what they wrote is there', async () => {
    await reader.write('And now this');
    await reading.untilInView('And now this');
    await reading.untilAtEnd();
  });
  elsewhere.leave();
  talk.other.leave();
}

async function otherSizes(reader: Reader): Promise<void> {
  const talk = await readUp(reader, 90, 40);
  const reading = readingOf(reader);
  const { upright } = reader;
  const turned = { width: upright.height, height: upright.width };
  const withKeyboard = { ...upright, height: 480 };
  const before = await reading.firstText();
  const isBack = async () => (await reading.placeOf(before.text)) === before.top;
  await test.step('the phone is turned, and back', async () => {
    await reader.resize(turned);
    await expect.poll(isBack).toBe(true);
    await reader.resize(upright);
    await expect.poll(isBack).toBe(true);
  });

  await test.step('the keyboard opens and goes', async () => {
    const drift = await reading.driftWhile(async () => {
      await reader.focusField();
      await reader.resize(withKeyboard);
    });
    expectStill(drift);
    expect(await reading.placeOf(before.text)).toBe(before.top);
    expectStill(await reading.driftWhile(() => reader.resize(upright)));
    expect(await reading.placeOf(before.text)).toBe(before.top);
  });

  await test.step('at the end, it stays in view', async () => {
    await reader.press('button', words('toNewest'));
    await reading.untilAtEnd();
    for (const size of [turned, upright, withKeyboard]) {
      await reader.resize(size);
      await reading.untilInView(textOf(89));
      await reading.untilAtEnd();
    }
  });
  talk.other.leave();
}

async function jumpAndBack(reader: Reader): Promise<void> {
  const talk = await beginTalk();
  await talk.sayMany(120);
  const quoted = quotedNameOf(await talk.sent(textOf(20)));
  await talk.send({ kind: 'text', text: 'As I said', quoted });
  await talk.readElsewhere();
  await reader.openChat(talk.first, talk.other.userID);
  const reading = readingOf(reader);
  await reading.untilInView('As I said');
  await reader.press(`section button[aria-description="${words('goToQuoted')}"]`);
  await reading.untilInView(textOf(20));
  const back = ['button', words('backToPlace')] as const;
  expectStill(await reading.driftWhile(() => reader.untilNamed(...back)));
  await reader.press(...back);
  await reading.untilInView('As I said');
  expectStill(await reading.driftWhile(() => reader.untilNamed(...back, 0)));
  talk.other.leave();
}

async function elsewhereAndBack(reader: Reader): Promise<void> {
  const talk = await readUp(reader, 90, 40);
  const reading = readingOf(reader);
  const third = await beginTalk();
  await third.other.say(talk.self, 'From somebody else');
  const path = pathToConversation(`single_${third.other.userID}`);
  const address = `${readBrand.origin}${path}`;
  await talk.say(address);
  for (let index = 0; index < 8; index += 1) await talk.say(`And more ${index}`);
  await reader.press('button', '9 new messages');
  await reading.untilInView('And more 7');
  // It counts as read after a moment in view; the other conversation has a message left.
  await expect.poll(() => reader.evaluate(() => document.title)).toMatch(/^(\(1\) )?[^(]/);
  // The link has to stay in view, also where the wheel goes on for a moment.
  while ((await reading.see()).below < 150) await reader.wheel(-60);
  const before = await reading.firstText(150);
  await reader.press('section a', address);
  await reader.press('[role=dialog] button', of('chat.link')('open'));
  await reading.untilInView('From somebody else');
  // It has grown meanwhile.
  await talk.say('While you were away');
  await reader.evaluate(() => history.back());
  await reader.untilNamed('button', '1 new message');
  // The page that goes is in sight until it has slid away.
  await reading.until(({ lists }) => lists === 1);
  expect(await reading.placeOf(before.text)).toBe(before.top);
  talk.other.leave();
  third.other.leave();
}

/** What may happen around what somebody reads, none of which may move it. */
export const driftCases = {
  'a conversation that opens where reading stopped does not move once it is painted': openAtUnread,
  'pictures that load above and below what is read move nothing': latePictures,
  'what is taken back above, what is sent elsewhere and what is answered moves nothing that is read':
    whatOthersDo,
  'a turned phone and an opened keyboard leave what is read at its place': otherSizes,
  'a jump and the way back move nothing once they are painted': jumpAndBack,
  'who goes to another conversation and comes back finds their place': elsewhereAndBack,
} as const satisfies Record<string, (reader: Reader) => Promise<void>>;
