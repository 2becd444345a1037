import { findingCatalogue } from '../../../app/brand/findingCatalogue.data.ts';
import { artworkCatalogue } from '../../assets/artworkCatalogue.data.ts';
import { loadCatalogue } from '../../brand/loadCatalogue.data.ts';
import { failureCatalogue } from '../../failureCatalogue.data.ts';

export type Explanation = { title: string; why: string; how: string; example: string };

/** Every code the command can print, by topic. */
export const topics: readonly { name: string; entries: Readonly<Record<string, Explanation>> }[] = [
  { name: 'Brand folder', entries: loadCatalogue },
  { name: 'Brand file', entries: findingCatalogue },
  { name: 'Artwork', entries: artworkCatalogue },
  { name: 'Command', entries: failureCatalogue },
];

export function findExplanation(code: string): { topic: string; entry: Explanation } | null {
  for (const { name, entries } of topics) {
    const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
    if (entry) return { topic: name, entry };
  }
  return null;
}

export function explainedCodes(): string[] {
  return topics.flatMap(({ entries }) => Object.keys(entries));
}
