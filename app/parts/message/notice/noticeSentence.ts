import { contentType as type } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { NamedPerson } from '../../person/personName.ts';
import type { Sentence } from '../words.ts';
import { type Change, changeIn } from './changeIn.ts';
import { type Detail, readDetail, recordOf } from './readDetail.ts';

type Key = Sentence['key'];

/** What is said of somebody who did something, and to the reader who did it. */
type Said = { key: Key; own: Key };

/**
 * By content type: `who` names them in the detail; `many` is said of several who did the same one after
 * the other. `plain` is said in a channel: it calls it no group.
 */
const deeds: Readonly<Record<number, Said & { who: string; many?: Key; plain?: Said }>> = {
  [type.groupCreated]: {
    ...{ key: 'noticeCreated', own: 'noticeYouCreated', who: 'opUser' },
    plain: { key: 'noticeBegun', own: 'noticeYouBegun' },
  },
  [type.memberQuit]: {
    ...{ key: 'noticeLeft', own: 'noticeYouLeft', who: 'quitUser' },
    many: 'noticeManyLeft',
  },
  [type.groupOwnerTransferred]: {
    key: 'noticeOwner',
    own: 'noticeYouOwner',
    who: 'newGroupOwner',
    plain: { key: 'noticeOwnership', own: 'noticeYouOwnership' },
  },
  [type.memberEntered]: {
    ...{ key: 'noticeJoined', own: 'noticeYouJoined', who: 'entrantUser' },
    many: 'noticeManyJoined',
  },
  [type.groupDismissed]: {
    ...{ key: 'noticeDisbanded', own: 'noticeYouDisbanded', who: 'opUser' },
    plain: { key: 'noticeClosed', own: 'noticeYouClosed' },
  },
  [type.groupMuted]: { key: 'noticeAllMuted', own: 'noticeYouAllMuted', who: 'opUser' },
  [type.groupUnmuted]: { key: 'noticeAllUnmuted', own: 'noticeYouAllUnmuted', who: 'opUser' },
};

type Act = Said & { toYou: Key; whom: string };

/** By content type: what `opUser` of the detail did to those whom its field `whom` names. */
const acts: Readonly<Record<number, Act>> = {
  [type.memberKicked]: {
    key: 'noticeRemoved',
    own: 'noticeYouRemoved',
    toYou: 'noticeRemovedYou',
    whom: 'kickedUserList',
  },
  [type.memberInvited]: {
    key: 'noticeAdded',
    own: 'noticeYouAdded',
    toYou: 'noticeAddedYou',
    whom: 'invitedUserList',
  },
  [type.memberMuted]: {
    key: 'noticeMuted',
    own: 'noticeYouMuted',
    toYou: 'noticeMutedYou',
    whom: 'mutedUser',
  },
  [type.memberUnmuted]: {
    key: 'noticeUnmuted',
    own: 'noticeYouUnmuted',
    toYou: 'noticeUnmutedYou',
    whom: 'mutedUser',
  },
  [type.memberToAdmin]: {
    key: 'noticeAdmin',
    own: 'noticeYouAdmin',
    toYou: 'noticeAdminYou',
    whom: 'changedUser',
  },
  [type.memberToOrdinary]: {
    key: 'noticeNoAdmin',
    own: 'noticeYouNoAdmin',
    toYou: 'noticeNoAdminYou',
    whom: 'changedUser',
  },
};

/** The same where it is known for how long. */
const mutedFor: Act = {
  key: 'noticeMutedFor',
  own: 'noticeYouMutedFor',
  toYou: 'noticeMutedYouFor',
  whom: 'mutedUser',
};

const changes: Readonly<Record<Change, Said>> = {
  name: { key: 'noticeName', own: 'noticeYouName' },
  announcement: { key: 'noticeAnnouncement', own: 'noticeYouAnnouncement' },
  noAnnouncement: { key: 'noticeNoAnnouncement', own: 'noticeYouNoAnnouncement' },
  picture: { key: 'noticePicture', own: 'noticeYouPicture' },
  introduction: { key: 'noticeIntroduction', own: 'noticeYouIntroduction' },
  entry: { key: 'noticeEntry', own: 'noticeYouEntry' },
  memberRules: { key: 'noticeMemberRules', own: 'noticeYouMemberRules' },
  pinned: { key: 'noticePinned', own: 'noticeYouPinned' },
  unpinned: { key: 'noticeUnpinned', own: 'noticeYouUnpinned' },
  details: { key: 'noticeChanged', own: 'noticeYouChanged' },
};

/** A mute of more than this does not say when it ends. */
const longestMute = 366 * 86_400;
const longestName = 100;

/** What a message says to whom: a conversation of hundreds of notices is laid out anew with each that comes. */
const known = new WeakMap<Message, { selfId: string; sentence: Sentence | null }>();

/**
 * What a notification of the gateway says, from the JSON it carries (protocol reference, section 5).
 * @param selfId id of the person who reads it.
 * @returns null for a notification this app has no sentence for; the same one as long as the message is the same.
 */
export function noticeSentence(message: Message, selfId: string): Sentence | null {
  const before = known.get(message);
  if (before?.selfId === selfId) return before.sentence;
  const sentence = readSentence(message, selfId);
  known.set(message, { selfId, sentence });
  return sentence;
}

function readSentence(message: Message, selfId: string): Sentence | null {
  const detail = readDetail(message);
  const { contentType } = message;
  if (contentType === type.friendAdded) return { key: 'noticeFriend' };
  if (contentType === type.privateChatSwitched) {
    return { key: detail['isPrivate'] === true ? 'noticePrivateOn' : 'noticePrivateOff' };
  }
  const change = changeIn(contentType, detail);
  if (change) return changeSentence(change, detail, selfId);
  const deed = deeds[contentType];
  if (deed) {
    const { who, many, plain } = deed;
    const { key, own } = plain && isInChannel(detail) ? plain : deed;
    const person = personOf(detail[who]);
    if (person.userID === selfId) return { key: own };
    return { key, person, ...(many && { run: { id: key, key: many } }) };
  }
  const seconds = secondsOf(detail['mutedSeconds']);
  const act = contentType === type.memberMuted && seconds > 0 ? mutedFor : acts[contentType];
  return act ? actSentence(act, detail, selfId, seconds) : null;
}

function changeSentence(change: Change, detail: Detail, selfId: string): Sentence {
  const { key, own } = changes[change];
  const person = personOf(detail['opUser']);
  const isOwn = person.userID === selfId;
  const said: Sentence = isOwn ? { key: own } : { key, person };
  const run = { id: `${said.key} ${person.userID}`, key: said.key };
  if (change !== 'name') return { ...said, run };
  const { groupName } = recordOf(detail['group']);
  const text = plainLine(typeof groupName === 'string' ? groupName : '', longestName);
  return { ...said, text, run };
}

function actSentence(act: Act, detail: Detail, selfId: string, seconds: number): Sentence {
  const person = personOf(detail['opUser']);
  const listed = detail[act.whom];
  const people = (Array.isArray(listed) ? listed : [listed]).map(personOf);
  const isOwn = person.userID === selfId;
  const lasts = act === mutedFor ? { seconds } : {};
  if (!isOwn && people.some(({ userID }) => userID === selfId))
    return { key: act.toYou, person, ...lasts };
  const key = isOwn ? act.own : act.key;
  const run = { id: `${key} ${person.userID} ${lasts.seconds ?? ''}`, key };
  return { key, ...(!isOwn && { person }), people, ...lasts, run };
}

function isInChannel(detail: Detail): boolean {
  const { ex } = recordOf(detail['group']);
  return typeof ex === 'string' && isChannel({ ex });
}

function secondsOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && value <= longestMute ? value : 0;
}

function personOf(value: unknown): NamedPerson {
  const { userID, nickname } = recordOf(value);
  return {
    userID: typeof userID === 'string' ? userID : '',
    nickname: typeof nickname === 'string' ? nickname : '',
  };
}
