import { useAtomValue, useStore } from 'jotai';
import { useServices } from '../../core/services/services.tsx';
import type { Profile } from '../../core/session/session.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';

/**
 * @returns takes over what an answer says of the account it was asked for; an answer that comes
 * after a switch to another account is dropped.
 */
export function useUpdateProfile(): (changes: Partial<Profile>) => void {
  const store = useStore();
  const { session } = useServices();
  const userId = useAtomValue(userIdAtom);
  return (changes) => {
    if (store.get(userIdAtom) === userId) session.update(changes);
  };
}
