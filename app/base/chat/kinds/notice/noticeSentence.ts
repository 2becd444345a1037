import { contentType as type } from '../../../../contract/gateway/contentType.ts';
import type { Message } from '../../../../contract/gateway/entities/message.ts';
import type { Sentence } from '../../../../parts/message/words.ts';
import type { NamedPerson } from '../../../../parts/person/personName.ts';

type Key = Sentence['key'];

/** By content type: what is said of somebody, or to the person who did it; `who` names them in the detail. */
const deeds: Readonly<Record<number, { key: Key; own: Key; who: string }>> = {
  [type.groupCreated]: { key: 'noticeCreated', own: 'noticeYouCreated', who: 'opUser' },
  [type.groupInfoSet]: { key: 'noticeChanged', own: 'noticeYouChanged', who: 'opUser' },
  [type.memberQuit]: { key: 'noticeLeft', own: 'noticeYouLeft', who: 'quitUser' },
  [type.groupOwnerTransferred]: {
    key: 'noticeOwner',
    own: 'noticeYouOwner',
    who: 'newGroupOwner',
  },
  [type.memberEntered]: { key: 'noticeJoined', own: 'noticeYouJoined', who: 'entrantUser' },
  [type.groupDismissed]: { key: 'noticeDisbanded', own: 'noticeYouDisbanded', who: 'opUser' },
  [type.groupMuted]: { key: 'noticeAllMuted', own: 'noticeYouAllMuted', who: 'opUser' },
  [type.groupUnmuted]: { key: 'noticeAllUnmuted', own: 'noticeYouAllUnmuted', who: 'opUser' },
};

/** By content type: what `opUser` of the detail did to those whom its field `whom` names. */
const acts: Readonly<Record<number, { key: Key; own: Key; toYou: Key; whom: string }>> = {
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
};

/**
 * What a notification of the gateway says, from the JSON it carries (protocol reference, section 5).
 * @param selfId id of the person who reads it.
 * @returns null for a notification this app has no sentence for.
 */
export function noticeSentence(message: Message, selfId: string): Sentence | null {
  const detail = recordOf(parse(message.notificationElem?.detail ?? ''));
  const { contentType } = message;
  if (contentType === type.friendAdded) return { key: 'noticeFriend' };
  if (contentType === type.privateChatSwitched) {
    return { key: detail['isPrivate'] === true ? 'noticePrivateOn' : 'noticePrivateOff' };
  }
  const deed = deeds[contentType];
  if (deed) {
    const who = personOf(detail[deed.who]);
    return who.userID === selfId ? { key: deed.own } : { key: deed.key, person: who };
  }
  const act = acts[contentType];
  if (!act) return null;
  const who = personOf(detail['opUser']);
  const listed = detail[act.whom];
  const whom = (Array.isArray(listed) ? listed : [listed]).map(personOf);
  if (who.userID === selfId) return { key: act.own, people: whom };
  if (whom.some(({ userID }) => userID === selfId)) return { key: act.toYou, person: who };
  return { key: act.key, person: who, people: whom };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A detail that cannot be read leaves a sentence about somebody.
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function personOf(value: unknown): NamedPerson {
  const { userID, nickname } = recordOf(value);
  return {
    userID: typeof userID === 'string' ? userID : '',
    nickname: typeof nickname === 'string' ? nickname : '',
  };
}
