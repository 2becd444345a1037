import { type ChosenFilter, writeFilter } from './filterAddress.ts';

/** The page where highlights are watched, one after another. */
export const feedPath = '/pages/love/video';

/** @param filter of the list that the highlight stands in. @returns the path where it is watched */
export function pathToFeed(id: string, filter: ChosenFilter): string {
  return `${feedPath}?${writeFilter(filter, new URLSearchParams({ id }))}`;
}
