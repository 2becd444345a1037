import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { noticeSentence } from '../../../parts/message/notice/noticeSentence.ts';
import { byDay, doerOf, logQuery } from './logEntries.ts';

const tip = (type: number, roleLevel: number) =>
  plainMessage({
    contentType: type,
    notificationElem: {
      detail: JSON.stringify({ opUser: { userID: 'bea', nickname: 'Bea', roleLevel } }),
      defaultTips: '',
    },
  });

const { isWanted, types } = logQuery('super_group_g');

describe('the log of a group', () => {
  it('holds invitations by owner and admins, and none by other members', () => {
    const invited = (role: number) => isWanted(tip(contentType.memberInvited, role));
    expect(invited(groupRole.owner)).toBe(true);
    expect(invited(groupRole.admin)).toBe(true);
    expect(invited(groupRole.ordinary)).toBe(false);
  });

  it('holds nothing that members do for themselves', () => {
    expect(types).not.toContain(contentType.memberQuit);
    expect(types).not.toContain(contentType.memberEntered);
    expect(types).not.toContain(contentType.text);
  });

  it('knows who did it, and somebody where a tip cannot be read', () => {
    expect(doerOf(tip(contentType.memberMuted, 3)).nickname).toBe('Bea');
    const odd = plainMessage({ notificationElem: { detail: '{', defaultTips: '' } });
    expect(doerOf(odd)).toEqual({ userID: '', nickname: '', faceURL: '' });
  });

  it('has words for all of it', () => {
    for (const type of types) expect(noticeSentence(tip(type, 3), 'u1')).not.toBeNull();
  });

  it('has each entry once, under its day, in the order they came in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 })), (times) => {
        const newest = times.toSorted((one, other) => other - one);
        const messages = newest.map((sendTime, at) =>
          plainMessage({ clientMsgID: `m${at}`, sendTime }),
        );
        const days = byDay(messages);
        expect(days.flatMap(({ entries }) => entries)).toEqual(messages);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
});
