import type { Call, OutputOf, SentInputOf } from '../../contract/call.ts';

export type CallOptions = {
  /** Gives up waiting; the call rejects with `cancelled`. */
  signal?: AbortSignal;
  /**
   * Names what the person is about to do, such as `edit-nickname`; needed for calls with
   * `idempotency: 'key'`. The same intent with the same input keeps its key over retries, reloads
   * and lines, until an answer settles it.
   */
  intent?: string;
  /** The idempotency key, where the caller keeps it over reloads itself; `intent` is then not needed. */
  key?: string;
};

export type UploadOptions = CallOptions & {
  /** @param share of the file sent, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The platform's calls, as screens make them. Its code loads with the first call. */
export interface Backend {
  /** @throws CallError */
  call<C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions): Promise<OutputOf<C>>;
  /** For calls that take a file. @throws CallError */
  upload<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    file: Blob,
    options?: UploadOptions,
  ): Promise<OutputOf<C>>;
}
