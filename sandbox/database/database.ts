import type { ResultSet } from '@libsql/client';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { CommitFact } from './commitFacts.ts';

/** Queries, in a transaction or outside of one. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

export interface Database {
  /** For reading only: a write here could meet an open transaction and fail. */
  readonly read: Queries;
  /**
   * Runs one transaction at a time; commits when `effect` resolves, undoes all when it throws. Keep
   * slow work (hashing, pictures) outside. Not to be nested: pass `tx` on instead. `committed` runs
   * right after the commit, before the next transaction starts.
   */
  write<Result>(effect: (tx: Queries) => Promise<Result>, committed?: () => void): Promise<Result>;
  /** Tells what `noteChange` noted, once it is committed. */
  onCommit(listener: (fact: CommitFact) => void): void;
  close(): Promise<void>;
}
