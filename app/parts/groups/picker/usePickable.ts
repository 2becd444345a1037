import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { type ListReading, useListReading } from '../../../core/query/useListReading.ts';
import { type HanLetters, hasHan } from '../../people/hanLetter.ts';
import { useHanLetters } from '../../people/useHanLetters.ts';
import { supportIdAtom } from '../../person/supportIdAtom.ts';
import type { Pickable } from './pickable.ts';

/** Rows of those one wrote with last. */
const mostRecent = 5;
const listNames = ['friends'] as const;
const nobody: readonly Pickable[] = [];

export type PickableList = {
  /** Friends, and those who were handed in. */
  people: readonly Pickable[];
  /** Those of them with the newest chats, newest first. */
  recent: readonly Pickable[];
  reading: ListReading;
  /** Whether one of them has a Chinese name. */
  hasHanNames: boolean;
  hanLetters: HanLetters | null;
};

/**
 * @param others who may be chosen though they are no friends; the same array each time
 * @returns whom a person may choose: friends whom they have not blocked
 */
export function usePickable(others: readonly Pickable[] = nobody): PickableList {
  const friends = useList('friends');
  const blacklist = useAtomValue(blacklistAtom).rows;
  const supportID = useAtomValue(supportIdAtom);
  const order = useAtomValue(conversationOrderAtom);
  const rows = useAtomValue(conversationRowsAtom);
  const people = useMemo(() => {
    const known: readonly Pickable[] = [...friends.rows.values()].filter(
      ({ userID }) => !blacklist.has(userID) && userID !== supportID,
    );
    return [...others.filter(({ userID }) => !friends.rows.has(userID)), ...known];
  }, [others, friends.rows, blacklist, supportID]);
  const recent = useMemo(() => {
    const byID = new Map(people.map((one) => [one.userID, one]));
    const found: Pickable[] = [];
    for (const id of order) {
      const person = byID.get(rows.get(id)?.userID ?? '');
      if (person) found.push(person);
      if (found.length === mostRecent) break;
    }
    return found;
  }, [people, order, rows]);
  const hasHanNames = useMemo(
    () => people.some(({ remark = '', nickname }) => hasHan(remark) || hasHan(nickname)),
    [people],
  );
  const { letters, isWaiting } = useHanLetters(people.length > 0 ? hasHanNames : null);
  const reading = useListReading(friends, listNames, isWaiting);
  return { people, recent, reading, hasHanNames, hanLetters: letters };
}
