import { useCallback, useState } from 'react';
import {
  getPassionateVideo,
  type Highlight,
} from '../../../contract/highlights/getPassionateVideo.ts';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import type { PagedRead } from '../../../core/query/read.ts';
import { useCall } from '../../../core/query/useCall.ts';
import { useServices } from '../../../core/services/services.tsx';
import type { ChosenFilter } from '../filterAddress.ts';
import { useBlockedHosts } from '../useBlockedHosts.ts';
import { useHighlights } from '../useHighlights.ts';

type FeedClips = {
  /** In the order they came: none moves when the list is read anew. */
  clips: readonly Highlight[];
  /** The one asked for is there no more. */
  isGone: boolean;
  read: PagedRead<Highlight>;
  /** Reads one anew, such as for an address that is still good. */
  refresh: (id: string) => Promise<void>;
};

/** The list of the filter; before it the one asked for, where the list begins without that. */
export function useFeedClips(id: string, filter: ChosenFilter): FeedClips {
  const { packageId } = useStampedBrand();
  const { backend } = useServices();
  const read = useHighlights(filter);
  const list = read.data;
  const [isInList] = useState(() => id === '' || list?.some((one) => one.id === id) === true);
  const asked = useCall(getPassionateVideo, { packageId, id }, { isEnabled: !isInList });
  const [known, setKnown] = useState<readonly Highlight[]>([]);
  const wanted = asked.data?.list[0];
  const isSettled = isInList || wanted !== undefined || !asked.isReading;
  const first = wanted ? [wanted] : [];
  const all = isSettled || list?.some((one) => one.id === id) ? [...first, ...(list ?? [])] : [];
  const ids = new Set(known.map((one) => one.id));
  const isBlocked = useBlockedHosts();
  // Whoever asks for one by name is told of the block there.
  const added = all.filter(
    (one) => !ids.has(one.id) && (one.id === id || !isBlocked(one)) && ids.add(one.id),
  );
  if (added.length > 0) setKnown([...known, ...added]);
  const refresh = useCallback(
    async (stale: string): Promise<void> => {
      const answer = await backend.call(getPassionateVideo, { packageId, id: stale });
      const [fresh] = answer.list;
      if (fresh) setKnown((now) => now.map((one) => (one.id === stale ? fresh : one)));
    },
    [backend, packageId],
  );
  const isGone = !isInList && asked.data?.list.length === 0;
  return { clips: known, isGone, read, refresh };
}
