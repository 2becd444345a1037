import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { groupMember } from '../../../contract/gateway/entities/group.ts';
import { readReceiptsOf } from './readReceipts.ts';

const joined = (userID: string, joinTime = 1) =>
  v.parse(groupMember, { groupID: 'g', userID, nickname: userID.toUpperCase(), joinTime });
const members = ['me', 'ann', 'bob', 'cat', 'dan'].map((userID) => joined(userID));

const readBy = (ids: string[], readTimes: Record<string, number> = {}) =>
  plainMessage({
    ...{ sendID: 'me', groupID: 'g', sessionType: 2, sendTime: 5_000, readTimes },
    attachedInfoElem: {
      groupHasReadInfo: { hasReadUserIDList: ids, hasReadCount: ids.length, groupMemberCount: 5 },
      isPrivateChat: false,
      hasReadTime: 0,
    },
  });
const namesOf = (people: readonly { userID: string }[]) => people.map(({ userID }) => userID);

it('tells those who have read it, the last one first, from those who have not', () => {
  const { read, unread } = readReceiptsOf(
    readBy(['ann', 'bob', 'dan'], { ann: 6_000, bob: 7_000 }),
    members,
  );
  expect(read).toMatchObject([
    { userID: 'bob', nickname: 'BOB', time: 7_000 },
    { userID: 'ann', time: 6_000 },
    { userID: 'dan', time: null },
  ]);
  expect(namesOf(unread)).toEqual(['cat']);
});

it('keeps who has read it and left since, and waits for nobody who came later', () => {
  const later = [...members, joined('eve', 6)];
  const { read, unread } = readReceiptsOf(readBy(['zoe'], { zoe: 6_000 }), later);
  expect(read).toEqual([{ userID: 'zoe', nickname: '', remark: '', faceURL: '', time: 6_000 }]);
  expect(namesOf(unread)).toEqual(['ann', 'bob', 'cat', 'dan']);
});

it('knows of the readers alone where the members are not known', () => {
  const { read, unread } = readReceiptsOf(readBy(['ann']), []);
  expect([namesOf(read), unread]).toEqual([['ann'], []]);
});
