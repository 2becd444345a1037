import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { latestMoment } from '../../lib/moment.ts';
import { conversation } from './entities/conversation.ts';
import { longestText } from './entities/fields.ts';
import { groupInfo, groupMember } from './entities/group.ts';
import { message, messageReceipt } from './entities/message.ts';
import { friend, selfInfo } from './entities/people.ts';
import { listOf } from './functions/fields.ts';
import { mended } from './mend.ts';

const plain = { clientMsgID: 'm1', contentType: 101, content: 'Hi.', sendTime: 5, seq: 3 };
const read = (value: unknown) => v.parse(message, mended(message, value).value);

describe('mended', () => {
  it('takes a field of the wrong kind for a missing one', () => {
    const odd = { ...plain, seq: '3', sendTime: {}, isRead: 1, senderNickname: ['x'], ex: null };
    expect(read(odd)).toEqual(read({ clientMsgID: 'm1', contentType: 101, content: 'Hi.' }));
  });

  it('leaves out an element that does not fit, and keeps its message', () => {
    const odd = { ...plain, pictureElem: 'x', atElem: { atUserList: {} }, quoteElem: { text: 7 } };
    expect(read(odd)).toMatchObject({ content: 'Hi.', quoteElem: { text: '' } });
    expect([read(odd).pictureElem, read(odd).atElem]).toEqual([undefined, undefined]);
  });

  it('leaves out a bad item alone', () => {
    const list = listOf(message);
    const kept = mended(list, [plain, { ...plain, clientMsgID: 7 }, 'x', { ...plain, seq: [] }]);
    expect(kept.dropped).toBe(2);
    expect(v.parse(list, kept.value)?.map(({ seq }) => seq)).toEqual([3, 0]);
    const receipt = { userID: 'u', msgIDList: ['a', 7, '', 'x'.repeat(200), 'b'] };
    const told = v.parse(messageReceipt, mended(messageReceipt, receipt).value);
    expect(told.msgIDList).toEqual(['a', 'b']);
  });

  it.each([{}, 'x', 7, true])('takes %j for no list', (value) => {
    const list = listOf(conversation);
    expect(v.is(list, mended(list, value).value)).toBe(false);
  });
});

describe('what an entity holds once read', () => {
  it('is within the bounds of a chat', () => {
    const far = read({ ...plain, sendTime: 1e300, createTime: -5, seq: 1e300, contentType: 101.5 });
    expect(far).toMatchObject({ sendTime: latestMoment, createTime: 0, contentType: 0 });
    expect(far.seq).toBeLessThan(Number.MAX_SAFE_INTEGER - 1);
    expect(read({ ...plain, content: 'x'.repeat(1_000_000) }).content).toHaveLength(longestText);
    const named = read({ ...plain, senderNickname: `An\u202ena\n${'\u0301'.repeat(9_999)}` });
    expect(named.senderNickname.length).toBeLessThan(20);
    const row = v.parse(conversation, { conversationID: 'single_a', unreadCount: -1.5 });
    expect(row.unreadCount).toBe(0);
  });

  it('is so whatever came, and reads as itself again', () => {
    const schemas = [message, conversation, groupInfo, groupMember, friend, selfInfo];
    const odd = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.double(),
      fc.constantFrom(1e300, -1, 2.5, '\ud800', '\u202e', 'x'.repeat(70_000)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.infiniteStream(odd), (schema, values) => {
        const ids = ['clientMsgID', 'conversationID', 'userID', 'groupID'];
        const fields = Object.keys(schema.entries).map((name) => [
          name,
          ids.includes(name) ? name : values.next().value,
        ]);
        const result = v.safeParse(schema, mended(schema, Object.fromEntries(fields)).value);
        expect(result.success).toBe(true);
        if (!result.success) return;
        expect(v.parse(schema, result.output)).toEqual(result.output);
        for (const value of Object.values(result.output)) {
          if (typeof value === 'number')
            expect(Math.abs(value)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
