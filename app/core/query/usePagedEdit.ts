import { useAtomValue, useStore } from 'jotai';
import type { OutputOf } from '../../contract/call.ts';
import { userIdAtom } from '../session/sessionAtom.ts';
import { type PagedCall, type PagedInputOf, pagedKey } from './pagedCall.ts';
import type { Pages } from './pages.ts';
import { queryClientOf } from './queryClientOf.ts';

type PagedEdit<C extends PagedCall> = {
  /** Takes over what an edit answered into every page that was read; nothing where none was. */
  change: (change: (page: OutputOf<C>) => OutputOf<C>) => void;
  /** Reads the pages anew, now where they are shown and else when they are. Never rejects. */
  readAnew: () => Promise<void>;
};

/** For edits of what `usePagedCall` reads. */
export function usePagedEdit<C extends PagedCall>(call: C, input: PagedInputOf<C>): PagedEdit<C> {
  const client = queryClientOf(useStore());
  const queryKey = pagedKey(useAtomValue(userIdAtom), call, input);
  return {
    change: (change) =>
      void client.setQueryData<Pages<OutputOf<C>>>(
        queryKey,
        (data) => data && { ...data, pages: data.pages.map(change) },
      ),
    readAnew: () => client.invalidateQueries({ queryKey }),
  };
}
