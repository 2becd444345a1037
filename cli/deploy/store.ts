/** How an object is kept and served. A folder keeps only its bytes. */
export type ObjectHeaders = {
  contentType?: string;
  contentEncoding?: string;
  cacheControl?: string;
};

export type WriteOptions = {
  headers?: ObjectHeaders;
  /** Write only where nothing is there, or only over the object that has this etag. */
  condition?: 'absent' | { etag: string };
  /** Ends the request; the object is then the old one or the new one, never a part. */
  signal?: AbortSignal;
};

export type ReadObject = {
  body: Buffer;
  /** Changes with the content. */
  etag: string;
  /** Milliseconds since it was written, by the clock of the store. */
  ageMs: number;
};

/**
 * A place for objects under keys with forward slashes: a folder, or a bucket behind the S3 protocol.
 * Objects are written whole or not at all. Failures are `BrandError`s that name the place.
 */
export interface Store {
  /** For people: a folder's path, or `s3://bucket/prefix`. Holds no credentials. */
  readonly name: string;
  /** @returns bytes of every object whose key starts with the prefix, by key. */
  list(prefix: string): Promise<Map<string, number>>;
  read(key: string): Promise<ReadObject | null>;
  /**
   * @returns the new etag.
   * @throws StoreConflict where the condition does not hold.
   */
  write(key: string, body: Uint8Array, options?: WriteOptions): Promise<string>;
  /** Objects that are not there are no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** The time by the clock of the store: that of this machine may be wrong. */
  now(): Promise<Date>;
  close(): void;
}

/** Somebody else wrote the object first. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  constructor(key: string) {
    super(`${key} was changed by somebody else.`);
  }
}
