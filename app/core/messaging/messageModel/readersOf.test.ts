import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/support/depth.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { MessageReceipt } from '../../../contract/gateway/entities/message.ts';
import { messageFrom, sessionType } from '../../../contract/gateway/enums.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { applyFact } from './applyFact.ts';
import { joinMessages } from './joinMessages.ts';
import { factsOfReceipt } from './messageFacts.ts';
import { readCountOf, readersOf } from './readersOf.ts';

const sent = storedMessage('m', {
  ...{ conversationID: 'group_g', groupID: 'g', sessionType: sessionType.group, sendID: 'me' },
});
const people = ['ann', 'bob', 'cat', 'dan', 'me'];

/** A receipt, as an event brings it; or a copy from the gateway's history, which lacks the times. */
type News = { readerID: string; readTime: number } | { readers: readonly string[] };

const news: fc.Arbitrary<News> = fc.oneof(
  fc.record({ readerID: fc.constantFrom(...people), readTime: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ readers: fc.uniqueArray(fc.constantFrom(...people.slice(0, 4))) }),
);

function hear(message: StoredMessage, one: News): StoredMessage {
  if ('readers' in one) {
    const groupHasReadInfo = {
      hasReadUserIDList: [...one.readers],
      hasReadCount: one.readers.length,
      groupMemberCount: people.length,
    };
    const attachedInfoElem = { groupHasReadInfo, isPrivateChat: false, hasReadTime: 0 };
    return joinMessages(message, { ...sent, attachedInfoElem });
  }
  const receipt: MessageReceipt = {
    ...{ groupID: 'g', userID: one.readerID, msgIDList: ['m'], readTime: one.readTime },
    ...{ msgFrom: messageFrom.user, contentType: contentType.groupReadReceipt },
    sessionType: sessionType.group,
  };
  return factsOfReceipt(receipt, false, 'me').reduce(applyFact, message);
}

const seen = (message: StoredMessage) => [[...readersOf(message)].sort(), message.readTimes ?? {}];

it('counts whoever is known to have read it, once, in whatever order and however often it is told', () => {
  fc.assert(
    fc.property(
      fc.array(news, { maxLength: 8 }).chain((told) =>
        fc.record({
          told: fc.constant(told),
          again: fc.shuffledSubarray([...told, ...told], { minLength: told.length }),
        }),
      ),
      ({ told, again }) => {
        const once = told.reduce(hear, sent);
        const expected = told.flatMap((one) => ('readers' in one ? one.readers : [one.readerID]));
        const readers = [...new Set(expected)].filter((userID) => userID !== 'me');
        expect([...readersOf(once)].sort()).toEqual(readers.sort());
        expect(readCountOf(once)).toBe(readers.length);
        // Whatever comes late or doubled changes nothing.
        expect(seen([...told].reverse().reduce(hear, once))).toEqual(seen(once));
        expect(seen([...told, ...again].reduce(hear, sent))).toEqual(seen(once));
        expect(seen([...again, ...told].reduce(hear, sent))).toEqual(seen(once));
      },
    ),
    { numRuns: runs(60, 1_000) },
  );
});

it('forgets nobody, and nobody reads it earlier than was told first or later than was told at all', () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 8 }), news, (told, next) => {
      const before = told.reduce(hear, sent);
      const after = hear(before, next);
      expect(readersOf(after)).toEqual(expect.arrayContaining([...readersOf(before)]));
      for (const [userID, time] of Object.entries(before.readTimes ?? {})) {
        expect(after.readTimes?.[userID]).toBeLessThanOrEqual(time);
      }
    }),
    { numRuns: runs(60, 1_000) },
  );
});
