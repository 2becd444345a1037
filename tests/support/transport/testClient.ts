import type { CallFailure } from '../../../app/contract/callError.ts';
import { failureOf } from '../../../app/contract/callError.ts';
import type { Upload } from '../../../app/platform/upload.ts';
import type { CallCredentials, ClientOptions } from '../../../app/transport/clientOptions.ts';
import { createClient } from '../../../app/transport/createClient.ts';
import { createLines, type Lines } from '../../../app/transport/lines/createLines.ts';
import { memoryStore } from '../memoryStore.ts';
import { createVirtualClock, type VirtualClock } from '../virtualClock.ts';

export type Sent = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
};

/** Answers a request; what it throws is a lost connection. */
export type Server = (request: Sent, count: number) => Response | Promise<Response>;

/** @returns what `fetch` is asked to send */
export function readSent(input: Parameters<typeof fetch>[0], init?: RequestInit): Sent {
  return {
    url: String(input),
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null),
  };
}

/** A client with everything around it in the test's hand. */
export function createTestClient(
  server: Server,
  options: Partial<ClientOptions> & { api?: readonly string[]; time?: VirtualClock } = {},
) {
  const time = options.time ?? createVirtualClock({ turns: 4 });
  const store = memoryStore();
  const sent: Sent[] = [];
  const reconnecting: number[] = [];
  const ends: { code: number; message: string }[] = [];
  const session: { now: CallCredentials | null } = { now: null };
  const fetchNow: typeof fetch = async (input, init) => {
    const request = readSent(input, init);
    sent.push(request);
    return server(request, sent.length);
  };
  const noUpload: Upload = () => Promise.reject(new Error('No upload is expected.'));
  const shared = { fetch: fetchNow, clock: time.now, timers: time.timers };
  const lines: Lines =
    options.lines ??
    createLines({
      ...shared,
      api: options.api ?? ['https://a.test'],
      codeUrls: [],
      combineId: 'acme',
      zones: [],
      publicKeys: [],
      storage: store,
    });
  const client = createClient({
    ...shared,
    upload: noUpload,
    lines,
    language: () => 'en-US',
    credentials: () => session.now,
    renew: async () => 'ended',
    onSessionEnd(code, message) {
      ends.push({ code, message });
      session.now = null;
    },
    intents: store,
    random: countingBytes(),
    isOnline: () => true,
    onReconnecting: (count) => reconnecting.push(count),
    ...options,
  });
  return { client, lines, time, store, sent, reconnecting, ends, session };
}

/** Bytes that differ each time, and are the same in each run. */
export function countingBytes(): (bytes: Uint8Array) => Uint8Array {
  let count = 0;
  return (bytes) => {
    for (const index of bytes.keys()) {
      count = (count * 1_103_515_245 + 12_345) % 2 ** 31;
      bytes[index] = count >>> 16;
    }
    return bytes;
  };
}

/** @returns an answer of the backend. */
export function answer(data: unknown, { code = 0, msg = '', status = 200 } = {}): Response {
  return Response.json({ code, msg, data }, { status });
}

/** @returns the failure of work that is expected to fail. */
export async function failureFrom(work: Promise<unknown>): Promise<CallFailure> {
  try {
    await work;
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return failure;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}
