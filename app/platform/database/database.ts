/** What sorts rows: numbers before texts before lists, lists item by item. */
export type Key = string | number | readonly Key[];

/** Missing bounds are open ends. */
export type KeyRange = { lower?: Key; lowerOpen?: boolean; upper?: Key; upperOpen?: boolean };

export type RangeQuery = {
  /** Rows without the index's field are not in it. @default the primary key */
  index?: string;
  range?: KeyRange;
  /** @default 'next': from the lowest key up */
  direction?: 'next' | 'prev';
  limit?: number;
};

/** A store's rows lie under the key found at `keyPath`; field names may be joined by dots. */
export type StoreLayout = { keyPath: string; indexes: Readonly<Record<string, string>> };

/** Stores by name, as of `version`; a raised version adds what is missing and drops what is gone. */
export type DatabaseLayout<Rows> = {
  version: number;
  stores: { readonly [Name in keyof Rows & string]: StoreLayout };
  /**
   * Every transaction that writes takes this store too, so that they take turns, over all tabs: one that is
   * seldom read alone. Chromium deletes all that an origin keeps where its browser was killed while two
   * transactions wrote into one database. @default the first store
   */
  turn?: keyof Rows & string;
  /**
   * Of stores whose `keyPath` is another one than before: a row of this version, from what may be a
   * row of any earlier one. Null leaves it behind, as does a store that is not named here.
   */
  carry?: { readonly [Name in keyof Rows & string]?: (row: unknown) => Rows[Name] | null };
};

/** Rows are plain data and never changed in place, neither before nor after they are put. */
export interface Transaction<Rows> {
  get<Name extends keyof Rows & string>(store: Name, key: Key): Promise<Rows[Name] | undefined>;
  /** In the order of the keys. */
  getMany<Name extends keyof Rows & string>(
    store: Name,
    keys: readonly Key[],
  ): Promise<(Rows[Name] | undefined)[]>;
  range<Name extends keyof Rows & string>(store: Name, query?: RangeQuery): Promise<Rows[Name][]>;
  count<Name extends keyof Rows & string>(store: Name, query?: RangeQuery): Promise<number>;
  put<Name extends keyof Rows & string>(store: Name, row: Rows[Name]): Promise<void>;
  delete(store: keyof Rows & string, key: Key): Promise<void>;
  clear(store: keyof Rows & string): Promise<void>;
}

export type TransactionOptions = {
  /** `strict`: on the disk before it counts as done. @default 'relaxed' */
  durability?: 'strict' | 'relaxed';
  /**
   * `early`: `work` asks for all it does before it waits for anything, so that the browser need not wait
   * for the page, which may be busy. What it asked for before it throws is written. @default 'late'
   */
  commit?: 'early' | 'late';
};

/** Rows of one account on this device. */
export interface Database<Rows> {
  /** Whether what is written outlives the page. May turn false, never true. */
  readonly isDurable: boolean;
  /**
   * All or nothing. `work` may await nothing but the transaction's own operations, and may be run a
   * second time, after a connection that was lost.
   * @throws DatabaseError, or what `work` threw, in which case nothing was written
   */
  transaction<Result>(
    stores: readonly (keyof Rows & string)[],
    mode: 'read' | 'write',
    work: (tx: Transaction<Rows>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Called when the database had to go on in memory. @returns undoes it. */
  onMemory(listener: () => void): () => void;
  close(): void;
  /** Closes and deletes everything. */
  destroy(): Promise<void>;
}

/** `full`: the device has no room; `closed`: after `close`; `lost`: the browser took it away. */
export type DatabaseFailure = 'full' | 'closed' | 'lost';

export class DatabaseError extends Error {
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.failure = failure;
  }
}
