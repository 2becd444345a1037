import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { messageKinds } from '../kinds/messageKinds.ts';
import { unknownKind } from '../kinds/unknown/unknownKind.ts';
import { buildRows } from './buildRows.ts';
import { keepRows } from './keepRows.ts';
import type { TimelineRow } from './timelineRow.ts';

const kinds = createMessageKinds(messageKinds, unknownKind);
const start = Date.UTC(2026, 10, 20, 10);

function rowsOf(messages: readonly StoredMessage[]): TimelineRow[] {
  const ends = { hasOlder: false, hasNewer: false };
  const rest = { selfId: 'u1', isGroup: true, firstUnreadKey: null, isTyping: false };
  return buildRows({ messages, kinds, ...rest, ...ends });
}

const byKey = (rows: readonly TimelineRow[]) => new Map(rows.map((row) => [row.key, row]));
const at = (id: string, minutes: number, changes: Partial<StoredMessage>) =>
  plainMessage({ clientMsgID: id, sendTime: start + minutes * 60_000, ...changes });

it('who joins changes the row that says so, and no other row is drawn anew', () => {
  const join = (id: string, minutes: number) => {
    const detail = JSON.stringify({ entrantUser: { userID: id, nickname: id } });
    const notificationElem = { detail, defaultTips: '' };
    return at(id, minutes, { contentType: contentType.memberEntered, notificationElem });
  };
  const messages = [at('a', 0, {}), join('bo', 1), at('b', 2, {}), join('chi', 3)];
  const before = rowsOf(messages);
  const after = keepRows(rowsOf([...messages, join('dan', 4)]), byKey(before));
  expect(after.filter((row) => !before.includes(row)).map(({ key }) => key)).toEqual([
    before.at(-1)?.key,
  ]);
});

const someMessage = fc.record({
  sendID: fc.constantFrom('u1', 'bea'),
  contentType: fc.constantFrom(101, 102, 1509, 999),
  isRevoked: fc.boolean(),
  isDeleted: fc.boolean(),
});

it('whatever changes from one time to the next, the rows say what they would without those before', () => {
  const times = fc.array(fc.array(someMessage, { maxLength: 12 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(times, (given) => {
      let known: TimelineRow[] = [];
      for (const drafts of given) {
        const messages = drafts.map((draft, index) => at(`m${index}`, index * 4, draft));
        known = keepRows(rowsOf(messages), byKey(known));
        expect(known).toEqual(rowsOf(messages));
      }
    }),
  );
});
