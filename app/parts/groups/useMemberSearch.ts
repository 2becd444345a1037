import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GroupMember } from '../../contract/gateway/entities/group.ts';
import { searchGroupMembers } from '../../contract/gateway/functions/groups.ts';
import { type MemberRow, memberRowOf, useMembers } from '../../core/messaging/hooks/useMembers.ts';
import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';
import { friendsAtom } from '../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../../core/messaging/messagingAtoms.ts';
import { useAtRest } from '../../core/screen/useAtRest.ts';
import { hasHanName } from '../people/hanLetter.ts';
import { useHanReader } from '../people/useHanReader.ts';
import { useSettled } from '../search/useSettled.ts';
import { createMemberFinder } from './findMembers.ts';

/** Members the gateway is asked for at once: more letters find the others. */
const mostFound = 100;

export type MemberSearch = {
  /** Who is found: all members where nothing is asked for. Rows rest until they change. */
  members: readonly MemberRow[];
  /** Whether all members are on the device, so that nobody else can be found. */
  isLoaded: boolean;
  /** Whether the gateway is being asked for more. */
  isSearching: boolean;
  /** Whether the gateway could not be asked, so that there may be more. */
  isGatewayMissing: boolean;
};

/** What the gateway found last; null where it gave no answer. */
type Found = { asked: string; members: readonly GroupMember[] | null };

/**
 * Finds members of a group by any of their names, or by pinyin: on the device at once, and until all
 * of them are there also at the gateway, a moment after the last key.
 * @param groupID '' for no group
 */
export function useMemberSearch(groupID: string, query: string): MemberSearch {
  const { members, isLoaded } = useMembers(groupID);
  const friends = useAtomValue(friendsAtom).rows;
  const isAsked = query.trim() !== '';
  const hasHanNames = useMemo(() => members.some(hasHanName), [members]);
  const reader = useHanReader(isAsked && hasHanNames);
  const finder = useMemo(() => createMemberFinder(members, friends), [members, friends]);
  useAtRest(
    useCallback(() => {
      finder.prepare();
      return () => undefined;
    }, [finder]),
  );
  const known = useMemo(() => finder.find(query, reader), [finder, query, reader]);
  const wanted = isLoaded || groupID === '' ? '' : query.trim();
  const { found, isSearching } = useFoundAtGateway(groupID, wanted);
  return useMemo(() => {
    const ids = new Set(found && known.map(({ userID }) => userID));
    const more = (found ?? []).filter(({ userID }) => !ids.has(userID));
    const rows = more.map((member) => memberRowOf(member, friends.get(member.userID)));
    const isGatewayMissing = wanted !== '' && !isSearching && found === null;
    return {
      members: rows.length > 0 ? [...known, ...rows] : known,
      ...{ isLoaded, isSearching, isGatewayMissing },
    };
  }, [known, found, friends, isLoaded, isSearching, wanted]);
}

/** @param wanted what to find; '' for nothing */
function useFoundAtGateway(groupID: string, wanted: string) {
  const messaging = useMessaging();
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const settled = useSettled(wanted);
  const [state, setState] = useState<Found>({ asked: '', members: null });
  const asked = `${groupID} ${wanted}`;
  const isAsking = settled !== '' && settled === wanted && isOnline;
  useEffect(() => {
    if (!isAsking) return undefined;
    let isOver = false;
    const found = (members: readonly GroupMember[] | null): void => {
      if (!isOver) setState({ asked: `${groupID} ${settled}`, members });
    };
    const searchParam = {
      ...{ groupID, keywordList: [settled], isSearchUserID: false, isSearchMemberNickname: true },
      ...{ offset: 0, count: mostFound },
    };
    messaging.call(searchGroupMembers, { searchParam }).then(
      (members) => found((members ?? []).map((member) => ({ ...member, groupID }))),
      () => found(null),
    );
    return () => {
      isOver = true;
    };
  }, [messaging, groupID, settled, isAsking]);
  const isAnswered = wanted !== '' && state.asked === asked;
  return {
    found: isAnswered ? state.members : null,
    isSearching: wanted !== '' && isOnline && !isAnswered,
  };
}
