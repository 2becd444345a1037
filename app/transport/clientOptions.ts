import type { Call, OutputOf, SentInputOf } from '../contract/call.ts';
import type { KeyValueStore } from '../platform/storage.ts';
import type { Timers } from '../platform/timers.ts';
import type { Upload } from '../platform/upload.ts';
import type { Lines } from './lines/createLines.ts';

/** A session, as far as calls need it. */
export type CallCredentials = {
  token: string;
  /** Calls of one person are never sent for another. */
  userId: string;
};

/** All the client reaches outside itself. It reports, and never shows, stores or opens anything. */
export type ClientOptions = {
  fetch: typeof fetch;
  upload: Upload;
  lines: Lines;
  /** Locale id of the language in use. */
  language: () => string;
  /** The session in use now; null for visitors. */
  credentials: () => CallCredentials | null;
  /**
   * Gets a new token with the stored JWT, through a call for visitors. Called once for any number of
   * calls that meet 401. `renewed`: `credentials` answers the new token. `ended`: there is no JWT.
   * A rejection with a session failure (402, 403) ends the session with that code and message; any
   * other rejection fails the waiting calls and leaves the session.
   */
  renew: () => Promise<'renewed' | 'ended'>;
  /**
   * The session in use is over; called at most once for each token. Must not throw.
   * @param message the server's sentence; may be empty.
   */
  onSessionEnd: (code: 401 | 402 | 403, message: string) => void;
  /** Keeps the keys of intents over reloads (`storageKeys.intents`). */
  intents: Pick<KeyValueStore, 'read' | 'write' | 'remove'>;
  /** Milliseconds since 1970. */
  clock: () => number;
  timers: Timers;
  /** Fills with secure random bytes, as `crypto.getRandomValues` does. */
  random: (bytes: Uint8Array) => Uint8Array;
  /** False only when the device is sure that there is no network. */
  isOnline: () => boolean;
  /** @param count how often calls have been tried again without an answer; 0: connected again. */
  onReconnecting: (count: number) => void;
};

export type ClientCallOptions = {
  /** Gives up waiting; the call rejects with `cancelled`. */
  signal?: AbortSignal;
  /** Names what the person is about to do; the name of the call where absent. */
  intent?: string;
  /** The idempotency key, where the caller keeps it: then nothing is looked up or kept here. */
  key?: string;
  /**
   * Sends this token instead of the session's, such as to revoke a session the device has forgotten.
   * The answer then never touches the session in use.
   */
  token?: string;
};

export type ClientUploadOptions = ClientCallOptions & {
  /** @param share of the file sent, 0 to 1. */
  onProgress?: (share: number) => void;
};

export interface Client {
  /** @throws CallError, and nothing else */
  call<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    options?: ClientCallOptions,
  ): Promise<OutputOf<C>>;
  /** For calls that take a file. @throws CallError, and nothing else */
  upload<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    file: Blob,
    options?: ClientUploadOptions,
  ): Promise<OutputOf<C>>;
}
