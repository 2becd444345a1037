import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
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
    expect(say(memberQuit, { quitUser: bea })).toMatchObject({ key: 'noticeLeft', person: bea });
    expect(say(memberEntered, { entrantUser: self })).toEqual({ key: 'noticeYouJoined' });
  });

  it('tells who did it to whom, and speaks to the person concerned', () => {
    const { memberInvited, memberKicked, memberMuted } = contentType;
    expect(say(memberInvited, { opUser: bea, invitedUserList: [cleo] })).toMatchObject({
      key: 'noticeAdded',
      person: bea,
      people: [cleo],
    });
    expect(say(memberInvited, { opUser: bea, invitedUserList: [cleo, self] })).toEqual({
      key: 'noticeAddedYou',
      person: bea,
    });
    expect(say(memberKicked, { opUser: self, kickedUserList: [bea, cleo] })).toMatchObject({
      key: 'noticeYouRemoved',
      people: [bea, cleo],
    });
    expect(say(memberMuted, { opUser: bea, mutedUser: self })).toEqual({
      key: 'noticeMutedYou',
      person: bea,
    });
  });

  it('counts and addresses all of many people, also those of whom the ids alone are told', () => {
    const { memberInvited, memberKicked } = contentType;
    const ids = Array.from({ length: 60 }, (_, at) => ({ userID: `user${at}` }));
    const invitedUserList = [cleo, ...ids];
    expect(say(memberInvited, { opUser: bea, invitedUserList })?.people).toHaveLength(61);
    expect(say(memberKicked, { opUser: bea, kickedUserList: [...ids, { userID: 'u1' }] })).toEqual({
      ...{ key: 'noticeRemovedYou', person: bea },
    });
  });

  it('calls a channel no group', () => {
    const { groupCreated, groupDismissed, groupOwnerTransferred } = contentType;
    const group = { ex: JSON.stringify({ groupType: 'channel' }) };
    expect(say(groupCreated, { opUser: bea, group })).toMatchObject({ key: 'noticeBegun' });
    expect(say(groupDismissed, { opUser: self, group })).toEqual({ key: 'noticeYouClosed' });
    expect(say(groupOwnerTransferred, { newGroupOwner: bea, group })).toMatchObject({
      key: 'noticeOwnership',
    });
    expect(say(groupCreated, { opUser: bea, group: { ex: '' } })).toMatchObject({
      key: 'noticeCreated',
    });
  });

  it('says what of the group was changed, and to what', () => {
    const { groupInfoSet, groupNameSet, groupAnnouncementSet } = contentType;
    const keyOf = (type: number, detail: object) => say(type, { opUser: bea, ...detail })?.key;
    expect(say(groupNameSet, { opUser: bea, group: { groupName: 'Walk\n\u202e' } })).toMatchObject({
      ...{ key: 'noticeName', person: bea, text: 'Walk' },
    });
    expect(keyOf(groupAnnouncementSet, { group: { notification: 'Hi' } })).toBe(
      'noticeAnnouncement',
    );
    expect(keyOf(groupAnnouncementSet, { group: { notification: '' } })).toBe(
      'noticeNoAnnouncement',
    );
    const changed = (...fields: unknown[]) => keyOf(groupInfoSet, { changed: fields });
    expect(changed('faceURL')).toBe('noticePicture');
    expect(changed('introduction')).toBe('noticeIntroduction');
    expect(changed('needVerification')).toBe('noticeEntry');
    expect(changed('lookMemberInfo', 'applyMemberFriend')).toBe('noticeMemberRules');
    expect(changed('faceURL', 'introduction')).toBe('noticeChanged');
    expect(changed('constructor', 7)).toBe('noticeChanged');
    expect(keyOf(groupInfoSet, {})).toBe('noticeChanged');
    const ex = '{"pinned":{"clientMsgID":"m","sendID":"s"}}';
    expect(keyOf(groupInfoSet, { changed: ['pinned'], group: { ex } })).toBe('noticePinned');
    expect(changed('pinned')).toBe('noticeUnpinned');
    expect(say(groupInfoSet, { opUser: self, changed: ['faceURL'] })?.key).toBe('noticeYouPicture');
  });

  it('says who became an admin, and for how long somebody is muted', () => {
    const { memberToAdmin, memberToOrdinary, memberMuted } = contentType;
    expect(say(memberToAdmin, { opUser: bea, changedUser: cleo })).toMatchObject({
      ...{ key: 'noticeAdmin', person: bea, people: [cleo] },
    });
    expect(say(memberToOrdinary, { opUser: bea, changedUser: self })?.key).toBe('noticeNoAdminYou');
    const muted = (mutedSeconds: unknown, mutedUser = cleo) =>
      say(memberMuted, { opUser: bea, mutedUser, mutedSeconds });
    expect(muted(600)).toMatchObject({ key: 'noticeMutedFor', seconds: 600 });
    expect(muted(600, self)).toEqual({ key: 'noticeMutedYouFor', person: bea, seconds: 600 });
    for (const endless of [undefined, 0, -1, 'x', 4e8])
      expect(muted(endless)?.key).toBe('noticeMuted');
  });

  it('speaks of somebody where the detail cannot be read', () => {
    expect(say(contentType.memberQuit, '{"quitUser":')).toMatchObject({
      key: 'noticeLeft',
      person: nobody,
    });
    expect(say(contentType.memberInvited, 'null')).toMatchObject({
      key: 'noticeAdded',
      person: nobody,
      people: [nobody],
    });
  });

  it('is read once for each reader of a message', () => {
    const notificationElem = { detail: JSON.stringify({ quitUser: bea }), defaultTips: '' };
    const message = plainMessage({ contentType: contentType.memberQuit, notificationElem });
    const first = noticeSentence(message, 'u1');
    expect(noticeSentence(message, 'u1')).toBe(first);
    expect(noticeSentence(message, 'bea')).toEqual({ key: 'noticeYouLeft' });
    expect(noticeSentence({ ...message, notificationElem: null }, 'u1')).not.toBe(first);
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
