import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { mine } from '../../contract/user/mine.ts';
import { useServices } from '../services/services.tsx';
import type { Profile } from '../session/session.ts';
import { profileAtom, userIdAtom } from '../session/sessionAtom.ts';
import { callKey } from './callKey.ts';
import { queryClientOf } from './queryClientOf.ts';
import type { Read } from './read.ts';
import { useLastError } from './useLastError.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

/**
 * The person's own account. It lives in the session, which keeps it on the device; here it is read
 * anew when a page that shows it opens or comes back.
 */
export function useProfile(): Read<Profile> {
  const { session } = useServices();
  const data = useAtomValue(profileAtom);
  const userId = useAtomValue(userIdAtom);
  const query = useQuery(
    {
      queryKey: callKey(userId, mine),
      queryFn: async () => {
        await session.refresh();
        return true;
      },
      enabled: userId !== null,
    },
    queryClientOf(useStore()),
  );
  useReadWhenShown(query);
  const { error, isFetching: isReading } = query;
  return {
    data,
    error: useLastError({ error, isReading }, userId ?? ''),
    isReading,
    readAgain: () => void query.refetch(),
  };
}
