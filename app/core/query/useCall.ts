import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import type { Call, OutputOf, SentInputOf } from '../../contract/call.ts';
import { useServices } from '../services/services.tsx';
import { userIdAtom } from '../session/sessionAtom.ts';
import { callKey } from './callKey.ts';
import { queryClientOf } from './queryClientOf.ts';
import type { Read } from './read.ts';
import { useLastError } from './useLastError.ts';
import { everyOf, type ReadEvery, useReadEvery } from './useReadEvery.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

type Options<Data> = {
  /** False waits. */
  isEnabled?: boolean;
  /** Milliseconds an answer counts as fresh; without it, as long as for every call. */
  freshFor?: number;
  /** Milliseconds, or what tells them from what is shown: reads anew while the page is seen. */
  readEvery?: ReadEvery<Data> | undefined;
  /** Which of two answers stands; without it, the one that came later. The same function each time. */
  newer?: (held: Data, come: Data) => Data;
};

/**
 * Reads by a call: the last answer at once, a newer one when it is no longer fresh, also when the
 * page comes to the front again. For calls that change nothing; edits are plain functions that take
 * `backend.call` and an `intent`. Only lazy screens use it: the library behind it is no small code.
 */
export function useCall<C extends Call>(
  call: C,
  input: SentInputOf<C>,
  { isEnabled = true, freshFor, readEvery, newer }: Options<OutputOf<C>> = {},
): Read<OutputOf<C>> {
  const { backend } = useServices();
  const userId = useAtomValue(userIdAtom);
  const queryKey = callKey(userId, call, input);
  const query = useQuery<OutputOf<C>>(
    {
      queryKey,
      queryFn: ({ signal }) => backend.call(call, input, { signal }),
      enabled: isEnabled && (call.auth === 'visitor' || userId !== null),
      ...(freshFor === undefined ? {} : { staleTime: freshFor }),
      ...(newer && { structuralSharing: chooseBy(newer) }),
    },
    queryClientOf(useStore()),
  );
  useReadWhenShown(query);
  const { data = null, error, isFetching } = query;
  const isQuiet = useReadEvery(query, everyOf(readEvery, data));
  const isReading = isFetching && !isQuiet;
  return {
    data,
    error: useLastError({ error, isReading: isFetching }, JSON.stringify(queryKey)),
    isReading,
    updatedAt: query.dataUpdatedAt,
    readAgain: () => void query.refetch(),
  };
}

function chooseBy<Data>(newer: (held: Data, come: Data) => Data) {
  return (held: unknown, come: unknown): unknown =>
    held === undefined ? come : newer(held as Data, come as Data);
}
