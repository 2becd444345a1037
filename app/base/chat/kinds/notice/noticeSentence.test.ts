import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { noticeSentence } from './noticeSentence.ts';

const bea = { userID: 'bea', nickname: 'Bea' };
const cleo = { userID: 'cleo', nickname: 'Cleo' };
const nobody = { userID: '', nickname: '' };
const self = { userID: 'u1', nickname: 'Ada' };

function say(type: number, detail: unknown) {
  const text = typeof detail === 'string' ? detail : JSON.stringify(detail);
  const notificationElem = { detail: text, defaultTips: '' };
  return noticeSentence(plainMessage({ contentType: type, notificationElem }), 'u1');
}

describe('noticeSentence', () => {
  it('tells who did what', () => {
    const { groupCreated, memberQuit, memberEntered } = contentType;
    expect(say(groupCreated, { opUser: bea })).toEqual({ key: 'noticeCreated', person: bea });
    expect(say(memberQuit, { quitUser: bea })).toEqual({ key: 'noticeLeft', person: bea });
    expect(say(memberEntered, { entrantUser: self })).toEqual({ key: 'noticeYouJoined' });
  });

  it('tells who did it to whom, and speaks to the person concerned', () => {
    const { memberInvited, memberKicked, memberMuted } = contentType;
    expect(say(memberInvited, { opUser: bea, invitedUserList: [cleo] })).toEqual({
      key: 'noticeAdded',
      person: bea,
      people: [cleo],
    });
    expect(say(memberInvited, { opUser: bea, invitedUserList: [cleo, self] })).toEqual({
      key: 'noticeAddedYou',
      person: bea,
    });
    expect(say(memberKicked, { opUser: self, kickedUserList: [bea, cleo] })).toEqual({
      key: 'noticeYouRemoved',
      people: [bea, cleo],
    });
    expect(say(memberMuted, { opUser: bea, mutedUser: self })).toEqual({
      key: 'noticeMutedYou',
      person: bea,
    });
  });

  it('speaks of somebody where the detail cannot be read', () => {
    expect(say(contentType.memberQuit, '{"quitUser":')).toEqual({
      key: 'noticeLeft',
      person: nobody,
    });
    expect(say(contentType.memberInvited, 'null')).toEqual({
      key: 'noticeAdded',
      person: nobody,
      people: [nobody],
    });
  });

  it('never fails, whatever a gateway sends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(contentType)),
        fc.oneof(fc.json(), fc.string()),
        (type, detail) => {
          const sentence = say(type, detail);
          expect(sentence === null || sentence.key.length > 0).toBe(true);
        },
      ),
    );
  });
});
