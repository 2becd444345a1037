import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchFriends } from '../../../contract/gateway/functions/friends.ts';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useGatewayCall } from '../../../core/query/useGatewayCall.ts';
import { findPeople, shortestIdPart } from '../../../parts/people/findPeople.ts';
import { hasHan } from '../../../parts/people/hanLetter.ts';
import { useHanReader } from '../../../parts/people/useHanReader.ts';
import type { NamedPerson } from '../../../parts/person/personName.ts';
import { useSettled } from '../../../parts/search/useSettled.ts';

export type FoundPerson = NamedPerson & { faceURL: string };

/**
 * Searches friends, on the device and at the gateway, and the others whom the person has a conversation
 * with.
 */
export function usePeopleSearch(query: string): {
  found: readonly FoundPerson[];
  isSearching: boolean;
} {
  const friends = useList('friends');
  const conversations = useAtomValue(conversationRowsAtom);
  const settled = useSettled(query);
  const gateway = useGatewayCall(searchFriends, {
    keywordList: [settled.trim()],
    isSearchUserID: settled.trim().length >= shortestIdPart,
    isSearchNickname: true,
    isSearchRemark: true,
  });
  const known = useMemo(() => {
    const strangers = [...conversations.values()]
      .filter(({ userID }) => userID !== '' && !friends.rows.has(userID))
      .map(({ userID, showName, faceURL }) => ({ userID, nickname: showName, faceURL }));
    return [...friends.rows.values(), ...strangers] as readonly FoundPerson[];
  }, [friends.rows, conversations]);
  const isChinese = useMemo(
    () => known.some(({ remark = '', nickname }) => hasHan(remark) || hasHan(nickname)),
    [known],
  );
  const reader = useHanReader(isChinese);
  const found = useMemo(() => {
    const here = findPeople(known, query, reader);
    const ids = new Set(here.map(({ userID }) => userID));
    const others = settled === query ? (gateway.data ?? []) : [];
    return [...here, ...others.filter(({ userID }) => userID !== '' && !ids.has(userID))];
  }, [known, query, settled, reader, gateway.data]);
  return { found, isSearching: settled !== query || gateway.isReading };
}
