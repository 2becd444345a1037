import { useEffect } from 'react';
import type { SearchSectionProps } from './slots.ts';

/** Reports how far a section of the search is. */
export function useProgress(
  id: string,
  count: number,
  isSearching: boolean,
  onProgress: SearchSectionProps['onProgress'],
): void {
  useEffect(() => onProgress(id, { count, isSearching }), [id, count, isSearching, onProgress]);
}
