import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/support/depth.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { isSame } from './isSame.ts';
import { joinMessages } from './joinMessages.ts';
import { withoutContent } from './withoutContent.ts';

const readers = fc.option(
  fc.record({
    groupHasReadInfo: fc.option(
      fc.uniqueArray(fc.constantFrom('ann', 'bob', 'cat')).map((ids) => ({
        hasReadUserIDList: ids.sort(),
        hasReadCount: ids.length,
        groupMemberCount: 3,
      })),
    ),
    isPrivateChat: fc.boolean(),
    hasReadTime: fc.nat(3),
  }),
);

const version: fc.Arbitrary<StoredMessage> = fc
  .record({
    state: fc.constantFrom('sending' as const, 'failed' as const, 'sent' as const),
    errCode: fc.nat(2),
    localOrder: fc.nat(2),
    seq: fc.nat(2),
    serverMsgID: fc.constantFrom('', 's1', 's2'),
    sendTime: fc.nat(3),
    createTime: fc.nat(1),
    content: fc.constantFrom('', 'a', 'b', 'longer'),
    contentType: fc.constantFrom(101, 114),
    senderNickname: fc.constantFrom('', 'Ann', 'Bob'),
    quoteElem: fc.option(
      fc.constantFrom('quoted', 'q').map((text) => ({
        ...{ text, quoteMessage: null, messageEntityList: [] },
      })),
    ),
    isRead: fc.boolean(),
    hasGapBefore: fc.boolean(),
    isRevoked: fc.boolean(),
    revokerID: fc.constantFrom('', 'ann'),
    isDeleted: fc.boolean(),
    attachedInfoElem: readers,
    readTimes: fc.dictionary(fc.constantFrom('ann', 'bob', '__proto__', 'toString'), fc.nat(3)),
  })
  .map(({ readTimes, ...fields }) =>
    // As messages are: a code belongs to a failed one, a local place to one not sent.
    withoutContent(
      storedMessage('m', {
        ...fields,
        ...(Object.keys(readTimes).length > 0 && { readTimes }),
        errCode: fields.state === 'failed' ? fields.errCode : 0,
        localOrder: fields.state === 'sent' ? 0 : fields.localOrder,
      }),
    ),
  );

describe('joining two versions of a message', () => {
  it('gives the same in either order', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(isSame(joinMessages(a, b), joinMessages(b, a))).toBe(true);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('gives the same however three are grouped', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const left = joinMessages(joinMessages(a, b), c);
        const right = joinMessages(a, joinMessages(b, c));
        expect(isSame(left, right)).toBe(true);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });

  it('keeps the very object where nothing is new', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(joinMessages(a, { ...a })).toBe(a);
        const joined = joinMessages(a, b);
        expect(joinMessages(joined, b)).toBe(joined);
        expect(joinMessages(joined, a)).toBe(joined);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('never forgets that it was sent, revoked, read or deleted', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const joined = joinMessages(a, b);
        for (const one of [a, b]) {
          if (one.state === 'sent') expect(joined.state).toBe('sent');
          if (one.isRevoked) expect(joined.isRevoked).toBe(true);
          if (one.isRead) expect(joined.isRead).toBe(true);
          if (one.isDeleted) expect(joined.isDeleted).toBe(true);
          if (one.hasGapBefore) expect(joined.hasGapBefore).toBe(true);
          expect(joined.seq).toBeGreaterThanOrEqual(one.seq);
        }
      }),
    );
  });

  it('leaves nothing to be read of one that is gone, and no copy brings it back', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const joined = joinMessages(joinMessages(a, b), c);
        if (!joined.isDeleted && !joined.isRevoked) return;
        expect(joined).toMatchObject({ content: '', ex: '', attachedInfo: '' });
        expect(joined.quoteElem ?? null).toBe(null);
        expect(joined).toMatchObject({ clientMsgID: 'm', sendID: 'them' });
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('takes time, place and content from the server once they are known', () => {
    const local = storedMessage('m', {
      state: 'sending',
      localOrder: 4,
      sendTime: 9_000_000,
      serverMsgID: '',
      content: 'a long local text with more in it',
    });
    const confirmed = storedMessage('m', {
      seq: 7,
      sendTime: 1_000,
      serverMsgID: 's',
      content: 'short',
    });
    expect(joinMessages(local, confirmed)).toMatchObject({
      state: 'sent',
      localOrder: 0,
      seq: 7,
      sendTime: 1_000,
      serverMsgID: 's',
      content: 'short',
    });
  });

  it('gathers the readers of a group', () => {
    const readBy = (...ids: string[]) =>
      storedMessage('m', {
        attachedInfoElem: {
          groupHasReadInfo: {
            hasReadUserIDList: ids,
            hasReadCount: ids.length,
            groupMemberCount: 5,
          },
          isPrivateChat: false,
          hasReadTime: 0,
        },
      });
    const joined = joinMessages(readBy('ann', 'bob'), readBy('bob', 'cat'));
    expect(joined.attachedInfoElem?.groupHasReadInfo).toEqual({
      hasReadUserIDList: ['ann', 'bob', 'cat'],
      hasReadCount: 3,
      groupMemberCount: 5,
    });
  });
});
