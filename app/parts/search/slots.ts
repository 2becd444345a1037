/** What a section of the search has found so far. */
export type SearchProgress = { count: number; isSearching: boolean };

export type SearchSectionProps = {
  /** What the person has typed; never blank. */
  query: string;
  /** The page shows this section alone, and all it has found. */
  isWhole: boolean;
  /** @param id of the section */
  onProgress: (id: string, progress: SearchProgress) => void;
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A part of what the search finds, for members. */
    'search.section': { face: object; props: SearchSectionProps };
  }
}
