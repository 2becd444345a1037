import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { mine } from '../../contract/user/mine.ts';
import { useServices } from '../services/services.tsx';
import type { Profile } from '../session/session.ts';
import { profileAtom, userIdAtom } from '../session/sessionAtom.ts';
import { callKey } from './callKey.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

export type ProfileRead = {
  /** Null until it has loaded once. */
  profile: Profile | null;
  isReading: boolean;
  /** Why it could not be read the last time. */
  error: Error | null;
  readAgain: () => void;
};

/**
 * The person's own account. It lives in the session, which keeps it on the device; here it is read
 * anew when a page that shows it opens or comes back.
 */
export function useProfile(): ProfileRead {
  const { session } = useServices();
  const profile = useAtomValue(profileAtom);
  const userId = useAtomValue(userIdAtom);
  const query = useQuery({
    queryKey: callKey(userId, mine),
    queryFn: async () => {
      await session.refresh();
      return true;
    },
    enabled: userId !== null,
  });
  useReadWhenShown(query);
  return {
    profile,
    isReading: query.isFetching,
    error: query.error,
    readAgain: () => void query.refetch(),
  };
}
