/** What a screen knows of something it reads from the backend. */
export type Read<Data> = {
  /** What came last; null until something has come. */
  data: Data | null;
  /** Why the last reading failed. It stays while the next one runs, until that one succeeds. */
  error: Error | null;
  isReading: boolean;
  /** Reads anew. What is shown stays until the answer is there. */
  readAgain: () => void;
};
