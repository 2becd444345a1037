import { createFetch } from 'ofetch';
import { limits } from '../lib/limits.ts';
import { type Answer, readAnswer } from './answer.ts';
import type { ClientOptions } from './clientOptions.ts';
import { readLimited } from './readLimited.ts';
import { withTimeout } from './withTimeout.ts';

export type Request = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Sent as JSON by a POST, as the part `input` beside a file. */
  input: unknown;
  signal: AbortSignal | undefined;
};

/** What one sending of a request came to. */
export type Attempt = Answer | { kind: 'aborted' };

type Reply = { status: number; contentType: string; text: string | null };

/** Sends a request once. Never rejects. */
export type Send = (request: Request) => Promise<Attempt>;

/** Sends requests as JSON. */
export function createJsonSend({ fetch, timers }: Pick<ClientOptions, 'fetch' | 'timers'>): Send {
  const send = createFetch({ fetch });
  return async ({ url, method, headers, input, signal }) => {
    const outcome = await withTimeout(
      { timers, timeout: limits.requestTimeout, signal },
      async (stop): Promise<Reply> => {
        const response = await send.raw(url, {
          method,
          headers,
          ...(method === 'POST' ? { body: input as Record<string, unknown> } : {}),
          signal: stop,
          credentials: 'omit',
          redirect: 'error',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          // Retrying, reading and judging are ours: they depend on the line and on the call.
          retry: false,
          ignoreResponseError: true,
          responseType: 'stream',
        });
        const bytes = await readLimited(response, limits.answerBytes);
        return {
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          text: bytes && new TextDecoder().decode(bytes),
        };
      },
    );
    return attemptOf(outcome);
  };
}

type UploadNeeds = Pick<ClientOptions, 'upload' | 'timers'> & {
  file: Blob;
  onProgress: ((share: number) => void) | undefined;
};

/** Sends a file in the part `file` of a form, and the input as JSON in the part `input`. */
export function createFileSend({ upload, timers, file, onProgress }: UploadNeeds): Send {
  return async ({ url, headers, input, signal }) => {
    const outcome = await withTimeout(
      { timers, timeout: limits.networkTimeout, signal },
      (stop, isAlive): Promise<Reply> => {
        const body = new FormData();
        body.append('input', JSON.stringify(input));
        // The name of a file on the person's device is nobody's business.
        body.append('file', file, 'file');
        // What was sent before has to be sent again.
        onProgress?.(0);
        return upload({
          url,
          headers,
          body,
          signal: stop,
          maxAnswerBytes: limits.answerBytes,
          onProgress(share) {
            if (stop.aborted) return;
            isAlive();
            onProgress?.(share);
          },
        });
      },
    );
    return attemptOf(outcome);
  };
}

function attemptOf(outcome: Awaited<ReturnType<typeof withTimeout<Reply>>>): Attempt {
  switch (outcome.kind) {
    case 'done': {
      const { status, contentType, text } = outcome.value;
      return readAnswer(status, contentType, text);
    }
    case 'failed':
      return { kind: 'lost', failure: { kind: 'network' } };
    case 'timeout':
      return { kind: 'lost', failure: { kind: 'timeout' } };
    case 'aborted':
      return { kind: 'aborted' };
  }
}
