import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Call, OutputOf, SentInputOf } from '../../contract/call.ts';
import { useServices } from '../services/services.tsx';
import { userIdAtom } from '../session/sessionAtom.ts';
import { callKey } from './callKey.ts';

type Options = {
  /** False waits. */
  isEnabled?: boolean;
  /** Milliseconds an answer counts as fresh; without it, as long as for every call. */
  freshFor?: number;
};

/**
 * Reads by a call: the last answer at once, a newer one when it is no longer fresh. For calls that
 * change nothing; edits are plain functions that take `backend.call` and an `intent`.
 */
export function useCall<C extends Call>(
  call: C,
  input: SentInputOf<C>,
  { isEnabled = true, freshFor }: Options = {},
): UseQueryResult<OutputOf<C>> {
  const { backend } = useServices();
  const userId = useAtomValue(userIdAtom);
  return useQuery({
    queryKey: callKey(userId, call, input),
    queryFn: ({ signal }) => backend.call(call, input, { signal }),
    enabled: isEnabled && (call.auth === 'visitor' || userId !== null),
    ...(freshFor === undefined ? {} : { staleTime: freshFor }),
  });
}
