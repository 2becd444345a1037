import type { Brands } from './brands.ts';
import type { Viewers } from './content/viewers.ts';
import type { Database } from './database/database.ts';

/** One per answered request. Never holds tokens, passwords, codes or query strings. */
export type LogEntry = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  time: number;
  /** Name of the call, or the path where there is none. */
  call: string;
  /** HTTP status. */
  status: number;
  /** Code of the envelope, or null where the answer has none. */
  code: number | null;
  /** Milliseconds it took. */
  ms: number;
  /** User id. */
  user?: string;
  operationID?: string;
  /** What went wrong inside, for unexpected failures: kind and place. */
  failure?: string;
};

/** What every part of the sandbox may use. */
export type Services = {
  /** Folder of the repository. */
  root: string;
  /** Folder for the database, the secret and `media/`. */
  dataDir: string;
  brands: Brands;
  db: Database;
  /** 32 bytes that live with the data; signs JWTs and keys hashes. */
  secret: Uint8Array;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now: () => number;
  randomBytes: (count: number) => Uint8Array;
  /** N of scrypt. */
  passwordCost: number;
  log: (entry: LogEntry) => void;
  /** Says a line to whoever runs the sandbox, such as an SMS that would have been sent. */
  announce: (line: string) => void;
  viewers: Viewers;
};
