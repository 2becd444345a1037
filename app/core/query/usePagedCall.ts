import { useAtomValue } from 'jotai';
import type { OutputOf, SentInputOf } from '../../contract/call.ts';
import { useServices } from '../services/services.tsx';
import { userIdAtom } from '../session/sessionAtom.ts';
import { type ItemOf, type PagedCall, type PagedInputOf, pagedKey } from './pagedCall.ts';
import { nextPage, pageSize } from './pages.ts';
import type { PagedRead } from './read.ts';
import { usePages } from './usePages.ts';

type Options<C extends PagedCall> = {
  /** Two items with the same id are one. The same function each time. */
  idOf: (item: ItemOf<C>) => string;
  /** False waits. */
  isEnabled?: boolean;
  /** Each page as it comes, such as for a count that travels with it. */
  onPage?: (page: OutputOf<C>) => void;
};

/**
 * Reads a list by a paged call: what was read last at once, and anew when it is no longer fresh. Each
 * item stands once, however the pages shift between two readings. Another input is another list.
 */
export function usePagedCall<C extends PagedCall>(
  call: C,
  input: PagedInputOf<C>,
  { idOf, isEnabled = true, onPage }: Options<C>,
): PagedRead<ItemOf<C>> {
  const { backend } = useServices();
  const userId = useAtomValue(userIdAtom);
  return usePages<OutputOf<C>, number>({
    auth: call.auth,
    queryKey: pagedKey(userId, call, input),
    first: 1,
    next: nextPage,
    async read(number, signal) {
      const sent = { ...input, page: number, pageSize } as SentInputOf<C>;
      const page = await backend.call(call, sent, { signal });
      onPage?.(page);
      return page;
    },
    idOf,
    isEnabled,
  });
}
