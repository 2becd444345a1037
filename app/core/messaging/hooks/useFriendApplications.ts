import { useAtomValue } from 'jotai';
import type { FriendApplication } from '../../../contract/gateway/entities/people.ts';
import { friendApplicationsAtom, type ListState } from '../lists/listAtoms.ts';

type FriendApplications = {
  received: ListState<FriendApplication>;
  sent: ListState<FriendApplication>;
};

/** @returns applications of both directions, by the ids of applicant and addressee */
export function useFriendApplications(): FriendApplications {
  return useAtomValue(friendApplicationsAtom);
}
