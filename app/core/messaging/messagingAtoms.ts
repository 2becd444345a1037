import { atom } from 'jotai';
import type { Conversation } from '../../contract/gateway/entities/conversation.ts';
import type { GroupMember } from '../../contract/gateway/entities/group.ts';
import { joinedGroupsAtom } from './lists/listAtoms.ts';
import type { Mention } from './messageModel/mentions.ts';
import type { QuotedName } from './messageModel/quotedName.ts';
import type { MessageRef } from './messageRef.ts';
import type { GoneFiles } from './store/messageStore.ts';
import type { StoredMessage } from './storedMessage.ts';

/** Where the connection to the gateway stands, as a person may see it. */
export type MessagingStatus = 'off' | 'connecting' | 'syncing' | 'online' | 'waiting' | 'stopped';

export const messagingStatusAtom = atom<MessagingStatus>('off');

/** How many connections have failed or were lost in a row; 0 while none has. */
export const lostConnectionsAtom = atom(0);

const comingUp: readonly MessagingStatus[] = ['off', 'connecting', 'syncing'];

/** Whether the connection will be there in a moment: what needs it waits. */
export const isComingUpAtom = atom((get) => comingUp.includes(get(messagingStatusAtom)));

/** Whether this page has ever been in step with the gateway: until then what the device keeps may be gone there. */
export const hasBeenInStepAtom = atom(false);

/** Whether the connection is there, and the gateway is being asked what it took away meanwhile. */
export const isAskingRemovalsAtom = atom(false);

/** Whether the page will be in step in a moment. */
export const isComingInStepAtom = atom((get) => get(isComingUpAtom) || get(isAskingRemovalsAtom));

/**
 * Whether nothing that the device keeps had been taken away by the gateway when it was asked last, and it
 * is not being asked now.
 */
export const isInStepAtom = atom((get) => get(hasBeenInStepAtom) && !get(isComingInStepAtom));

/** False until the device's own store has been read once. */
export const isListLoadedAtom = atom(false);

/** Whether the list was ever fetched on this device: until then an empty one means nothing. */
export const isListFetchedAtom = atom(false);

/** False where messages are gone with the page: the device refuses to keep them, or has no room. */
export const isDurableAtom = atom(true);

/** A row of the list, with what the device alone knows. */
export type ConversationRow = Conversation & {
  /** The newest message of the device's store, or null. */
  latest: StoredMessage | null;
  /** What the person has written and not sent. */
  draft: string;
  /** The message that the draft answers, also one without any words yet; null for none. */
  draftQuoted: QuotedName | null;
  /** Whom the draft names, and where. */
  draftMentions: readonly Mention[];
  /** Milliseconds; 0 without a draft. */
  draftTime: number;
  /** The person marked it as unread on this device. */
  isMarkedUnread: boolean;
};

/** Rows by id. Each row is the same object until its data changes. */
export const conversationRowsAtom = atom<ReadonlyMap<string, ConversationRow>>(new Map());

/**
 * What another page hands to a conversation to be written there, for the row says so only later; null
 * once the conversation has taken it.
 */
export const handedDraftAtom = atom<{ conversationID: string; text: string } | null>(null);

/** Ids in the order of the list: pinned first, then by latest message or draft. */
export const conversationOrderAtom = atom<readonly string[]>([]);

/** Unread messages of the conversations that count. */
export const unreadTotalAtom = atom(0);

/** What is shown of one conversation. */
export type Timeline = {
  /** Oldest first; the device's own unsent ones last. */
  messages: readonly StoredMessage[];
  /** Whether older messages may exist. */
  hasOlder: boolean;
  /** Whether newer ones than these may exist: what is shown does not reach the newest message. */
  hasNewer: boolean;
  /** False until the store has been read. */
  isLoaded: boolean;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
  /** How many messages were sent, or sent again, on this page since the conversation was opened. */
  sentHere: number;
};

/** Timelines of the conversations that are open. */
export const timelinesAtom = atom<ReadonlyMap<string, Timeline>>(new Map());

/** Shares (0 to 1) of uploads on their way, by `clientMsgID`. */
export const uploadsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Conversations in which the other side is typing. */
export const typingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether people are connected, of those who are followed (`useFollowPresence`) and whose presence is told. */
export const presenceAtom = atom<ReadonlyMap<string, boolean>>(new Map());
/** How often messages of a conversation changed on the device, shown or not; '' for changes that name none. */
export const messageChangesAtom = atom<ReadonlyMap<string, number>>(new Map());
/** Files of messages that went in this tab's hearing, until they are forgotten. */
export const goneFilesAtom = atom<readonly GoneFiles[]>([]);
/** How often the gateway was asked to tell no more of people, in any tab: who looks at them asks again. */
export const unfollowedAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Groups the person is in, by `groupID`. */
export const groupsAtom = atom((get) => get(joinedGroupsAtom).rows);

/** The person's own membership of those groups whose members are known, by `groupID`. */
export const ownMembershipsAtom = atom<ReadonlyMap<string, GroupMember>>(new Map());

/** The members that stand for groups without a picture, by `groupID`; up to four, where they are known. */
export const groupFacesAtom = atom<ReadonlyMap<string, readonly GroupMember[]>>(new Map());

/** A message that just came in, and that the person is told of by sound or notice. */
export type Arrival = MessageRef;

/** The newest of them; each is another object. Null until one has come. */
export const arrivalAtom = atom<Arrival | null>(null);
