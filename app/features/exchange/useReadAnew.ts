import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import type { Call } from '../../contract/call.ts';
import { queryClientOf } from '../../core/query/queryClientOf.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';

/**
 * @returns has what these calls answered read anew: now where it is shown, else when it is. Never
 * rejects.
 */
export function useReadAnew(): (...calls: readonly Call[]) => void {
  const client = queryClientOf(useStore());
  const userId = useAtomValue(userIdAtom);
  return useCallback(
    (...calls) => {
      for (const { name } of calls) void client.invalidateQueries({ queryKey: [userId, name] });
    },
    [client, userId],
  );
}
