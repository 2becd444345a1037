import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { type Peer, peerOf } from '../../../contract/gateway/conversationId.ts';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  type ConversationRow,
  conversationOrderAtom,
  conversationRowsAtom,
  groupsAtom,
  ownMembershipsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import { hasHan, hasHanName } from '../../../parts/people/hanLetter.ts';
import { holdsQuery, nameQueryOf, searchedNamesOf } from '../../../parts/people/nameSearch.ts';
import { useHanReader } from '../../../parts/people/useHanReader.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { writeRestrictionOf } from '../composer/writeRestrictionOf.ts';
import { type ForwardTarget, targetOfFriend } from './forwardTarget.ts';

export type ForwardTargets = {
  /** Conversations in the order of the list. */
  recent: readonly ForwardTarget[];
  /** Friends with whom there is no conversation: of a query, or where there are no conversations. */
  friends: readonly ForwardTarget[];
};

/** Whom messages can be forwarded to: all, or of a query those whose names hold its words, as written or in pinyin. */
export function useForwardTargets(query: string): ForwardTargets {
  const order = useAtomValue(conversationOrderAtom);
  const rows = useAtomValue(conversationRowsAtom);
  const people = useList('friends').rows;
  const blacklist = useAtomValue(blacklistAtom).rows;
  const canWrite = useCanWrite();
  const nameOf = useConversationName();
  // The field takes the next letter before a long list is drawn.
  const wanted = useDeferredValue(query);
  const isSearch = useMemo(() => searchWordsOf(wanted).length > 0, [wanted]);
  const writable = useMemo(
    () => order.flatMap((id) => rows.get(id) ?? []).filter(canWrite),
    [order, rows, canWrite],
  );
  const hasHanNames = useMemo(
    () =>
      isSearch &&
      (writable.some(({ showName }) => hasHan(showName)) || [...people.values()].some(hasHanName)),
    [isSearch, writable, people],
  );
  const reader = useHanReader(hasHanNames);
  const asked = useMemo(() => nameQueryOf(wanted, reader), [wanted, reader]);
  const isFound = (row: object, ...names: string[]): boolean =>
    holdsQuery(searchedNamesOf(row, names), asked);
  const recent = writable.filter((row) => !isSearch || isFound(row, nameOf(row), row.showName));
  if (!isSearch && writable.length > 0) return { recent, friends: [] };
  const friends = [...people.values()]
    .filter((one) => !blacklist.has(one.userID) && isFound(one, one.remark, one.nickname))
    .map(targetOfFriend)
    .filter(({ conversationID }) => !rows.has(conversationID));
  return { recent, friends };
}

/** @returns says whether the person can write in a conversation of the list, as far as the device knows */
function useCanWrite(): (row: ConversationRow) => boolean {
  const groups = useAtomValue(groupsAtom);
  const memberships = useAtomValue(ownMembershipsAtom);
  const blacklist = useAtomValue(blacklistAtom).rows;
  const selfId = useAtomValue(userIdAtom);
  return useMemo(
    () => (row) => {
      const peer = peerOf(row.conversationID);
      if (!peer) return false;
      const info = groups.get(groupOf(peer)) ?? null;
      const ownMembership = memberships.get(groupOf(peer)) ?? null;
      return (
        writeRestrictionOf({
          isBlocked: blacklist.has(row.userID),
          isNotFriend: false,
          hasAsked: false,
          parting: null,
          isNotInGroup: 'groupID' in peer && row.isNotInGroup,
          ...{ info, ownMembership, selfID: selfId ?? '', now: Date.now() },
        }) === null
      );
    },
    [groups, memberships, blacklist, selfId],
  );
}

function groupOf(peer: Peer): string {
  return 'groupID' in peer ? peer.groupID : '';
}
