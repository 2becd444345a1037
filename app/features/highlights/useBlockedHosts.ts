import type { Highlight } from '../../contract/highlights/getPassionateVideo.ts';
import { useList } from '../../core/messaging/hooks/useList.ts';

/** @returns says whether the reader has blocked who a highlight is by, as far as the device knows */
export function useBlockedHosts(): (highlight: Pick<Highlight, 'host'>) => boolean {
  const { rows } = useList('blacklist');
  return ({ host }) => rows.has(host.userId);
}
