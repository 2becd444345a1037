import { failureOf } from '../../../contract/callError.ts';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { getUsersInfo } from '../../../contract/gateway/functions/session.ts';
import type { Read } from '../../../core/query/read.ts';
import { useGatewayCall } from '../../../core/query/useGatewayCall.ts';
import { friendPerson, personOf, type ShownPerson } from './personOf.ts';

/** `gone`: there is no such person; `hidden`: a group both are in forbids to look at them. */
export type FoundPerson = ShownPerson | 'gone' | 'hidden';

/**
 * Reads who somebody is. A friend is there at once, from the device.
 * @param friend as the list of friends has them; null for who is none
 */
export function usePerson(userID: string, friend: Friend | null): Read<FoundPerson> {
  const read = useGatewayCall(getUsersInfo, [userID], { isEnabled: userID !== '' });
  const failure = failureOf(read.error);
  const isHidden = failure?.kind === 'refused' && failure.code === gatewayErrors.noPermission;
  if (friend) return { ...read, data: friendPerson(friend), error: isHidden ? null : read.error };
  if (userID === '') return { ...read, data: 'gone' };
  if (isHidden) return { ...read, data: 'hidden', error: null };
  return { ...read, data: read.data && (personOf(read.data, userID) ?? 'gone') };
}
