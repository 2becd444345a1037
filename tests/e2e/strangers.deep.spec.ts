import type { Page } from 'playwright/test';
import {
  newRevokeMessage,
  revokeMessage,
  sendMessage,
} from '../../app/contract/gateway/functions/messages.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { field, joinAs, shownTexts } from './support/chat.ts';
import { newPerson, visitAs } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, ready, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

/** What stands between a page and its gateway. */
async function forge(page: Page) {
  let toPage: ((frame: string) => void) | null = null;
  /** Asked for while history is held back; null: it is not. */
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/im\b/, (socket) => {
    const gateway = socket.connectToServer();
    toPage = (frame) => socket.send(frame);
    socket.onMessage((frame) => {
      const isHistory = String(frame).includes('HistoryMessageList');
      if (held && isHistory) held.push(() => gateway.send(frame));
      else gateway.send(frame);
    });
  });
  return {
    /** Says something to the page as its gateway would. */
    say(event: string, data: unknown): void {
      const frame = { event, errCode: 0, errMsg: '', operationID: '0' };
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      toPage?.(JSON.stringify({ ...frame, data: text }));
    },
    /** From now on the page's questions for history wait: the true gateway would tell what was forged. */
    holdHistory(): void {
      held = [];
    },
    releaseHistory(): void {
      const waiting = held ?? [];
      held = null;
      for (const ask of waiting) ask();
    },
  };
}

/** What is said in the conversation in front; the names in notices are single words. */
const spoken = async (page: Page): Promise<string[]> =>
  (await shownTexts(page, brand)).filter((text) => text.includes(' '));

test('what a member sends and takes back under the id of another member’s message leaves that one be', async ({
  page,
}) => {
  const people = [brand, elsewhere, elsewhere].map((one) => signUpElsewhere(one, newPerson()));
  const [reader, author, stranger] = await Promise.all(people);
  if (!reader || !author || !stranger) throw new Error('Somebody is missing.');
  const writing = await joinAs(elsewhere, author);
  const hostile = await joinAs(elsewhere, stranger);
  const { groupID } = await writing.createGroup('Neighbours', [
    reader.credentials.userId,
    stranger.credentials.userId,
  ]);
  const gateway = await forge(page);
  await visitAs(page, brand, reader, pathToConversation(`group_${groupID}`));
  await expect(field(page, brand)).toBeVisible();
  const truth = await writing.say({ groupID }, 'True words');
  await expect(seen(page, 'True words')).toBeVisible();

  // The gateway takes nothing from somebody else under this id.
  const forged = { ...truth, sendID: stranger.credentials.userId, content: 'Forged words' };
  const target = { recvID: '', groupID, offlinePushInfo: '' as const };
  await expect(
    hostile.client.call(sendMessage, { ...target, message: forged }),
  ).rejects.toMatchObject({ code: 202 });
  for (const change of [revokeMessage, newRevokeMessage]) {
    for (const named of [forged, truth]) {
      await expect(hostile.client.call(change, named)).rejects.toMatchObject({ code: 201 });
    }
  }

  // One that does take it makes no difference to the page.
  const { clientMsgID, sendTime } = truth;
  const theirs = { ...forged, serverMsgID: 'forged', sendTime: sendTime + 1 };
  gateway.holdHistory();
  gateway.say('OnRecvNewMessage', theirs);
  await expect.poll(() => spoken(page)).toEqual(['True words', 'Forged words']);
  gateway.say('OnNewRecvMessageRevoked', {
    ...{ clientMsgID, revokerID: forged.sendID, sourceMessageSendID: forged.sendID },
    ...{ sessionType: truth.sessionType, sourceMessageSendTime: sendTime + 1 },
  });
  gateway.say('OnRecvMessageRevoked', clientMsgID);
  gateway.say('OnMsgDeleted', { ...theirs, status: 4 });
  gateway.releaseHistory();
  await writing.say({ groupID }, 'And more');
  await expect.poll(() => spoken(page)).toEqual(['True words', 'And more']);
  await page.reload();
  await ready(page);
  await expect.poll(() => spoken(page)).toEqual(['True words', 'And more']);
  for (const somebody of [writing, hostile]) somebody.leave();
});
