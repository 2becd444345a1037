/** What a screen knows of something it reads from the backend. */
export type Read<Data> = {
  /** What came last; null until something has come. */
  data: Data | null;
  /** Why the last reading failed. It stays while the next one runs, until that one succeeds. */
  error: Error | null;
  isReading: boolean;
  /** When what is shown came, in milliseconds; absent where nobody tells. */
  updatedAt?: number;
  /** Reads anew. What is shown stays until the answer is there. */
  readAgain: () => void;
};

/** As `Read`, of a list that comes page by page. `readAgain` goes back to the first page. */
export type PagedRead<Item> = Read<readonly Item[]> & {
  hasMore: boolean;
  isReadingMore: boolean;
  /** Why the next page did not come; `error` is about the list as a whole. */
  moreError: Error | null;
  /** Reads the next page; while anything is being read, nothing. */
  loadMore: () => void;
};
