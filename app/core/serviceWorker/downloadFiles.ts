import type { ReleaseFile } from '../../brand/releaseFile.ts';
import type { InstallProblem } from '../../platform/serviceWorker.ts';
import { type Fetch, isRight } from '../cache/pastCache.ts';

/** Why a release could not be installed. */
export class InstallError extends Error {
  readonly problem: InstallProblem;

  constructor(problem: InstallProblem, cause?: unknown) {
    super(`The release was not installed: ${problem}.`, { cause });
    this.name = 'InstallError';
    this.problem = problem;
  }
}

type Needs = {
  files: readonly ReleaseFile[];
  /** The address under which a file is kept. */
  keyOf: (file: ReleaseFile) => string;
  /** Where the worker answers from. What is there was checked when it came, and is not fetched again. */
  cache: Pick<Cache, 'keys' | 'put'>;
  fetchFile: Fetch;
  digestOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** How many files are on their way at once. */
  lanes: number;
  /** Bytes of what was missing, uncompressed; called for each whole percent. */
  onProgress: (received: number, total: number) => void;
};

/** Milliseconds without a byte after which a file counts as not coming. */
const stallLimit = 30_000;

/**
 * Brings in the files of a release that are not here yet, each checked before it is kept. After a failure
 * what has come stays, so that the next try goes on where this one ended.
 * @throws InstallError
 */
export async function downloadFiles(needs: Needs): Promise<void> {
  const { keyOf, cache, files } = needs;
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !kept.has(keyOf(file)));
  const count = createCount(missing, needs.onProgress);
  const stop = new AbortController();
  const queue = [...missing];
  const lane = async (): Promise<void> => {
    for (let file = queue.shift(); file && !stop.signal.aborted; file = queue.shift()) {
      const answer = await checkedAnswer(file, needs, stop.signal, count);
      await cache.put(keyOf(file), answer).catch((error: unknown) => {
        throw new InstallError('install', error);
      });
    }
  };
  const lanes = Array.from({ length: needs.lanes }, () =>
    lane().catch((error: unknown) => {
      // The first failure ends the others' waiting too, and is the one told.
      const first = stop.signal.aborted ? null : error;
      stop.abort();
      return first;
    }),
  );
  const failure = (await Promise.all(lanes)).find((one) => one !== null && one !== undefined);
  if (failure) throw failure;
}

type Count = (file: ReleaseFile, received: number) => void;

function createCount(missing: readonly ReleaseFile[], tell: Needs['onProgress']): Count {
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  const received = new Map<ReleaseFile, number>();
  let sum = 0;
  let told = -1;
  return (file, bytes) => {
    const now = Math.min(bytes, file.bytes);
    sum += now - (received.get(file) ?? 0);
    received.set(file, now);
    const percent = Math.floor((100 * sum) / total);
    if (percent === told) return;
    told = percent;
    tell(sum, total);
  };
}

/** @returns the file as the list says it is; what the browser kept wrong is asked for once more. */
async function checkedAnswer(
  file: ReleaseFile,
  needs: Needs,
  signal: AbortSignal,
  count: Count,
): Promise<Response> {
  const first: RequestCache = file.revision === null ? 'default' : 'reload';
  for (const cache of [first, 'reload'] as const) {
    const found = await fetchWhole(file, needs, cache, signal, count);
    if (found) return found;
  }
  throw new InstallError('format');
}

/** @returns null where the answer is of the right kind, and not what the list says. */
async function fetchWhole(
  file: ReleaseFile,
  { fetchFile, digestOf }: Needs,
  cache: RequestCache,
  signal: AbortSignal,
  count: Count,
): Promise<Response | null> {
  const own = new AbortController();
  const abort = (): void => own.abort();
  signal.addEventListener('abort', abort);
  try {
    const init = { cache, signal: own.signal, credentials: 'same-origin' } as const;
    const answer = await patiently(fetchFile(file.url, init), abort);
    const isOurs = isRight(file.url, answer);
    if (!isOurs && cache === 'reload') throw new Error(`${file.url} is not there.`);
    if (!isOurs) return null;
    const bytes = await readBody(answer, abort, (received) => count(file, received));
    if ((await digestOf(bytes)) !== file.digest) return null;
    // The body is unpacked already.
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(bytes, { headers });
  } catch (error) {
    throw new InstallError('download', error);
  } finally {
    signal.removeEventListener('abort', abort);
    // Lets go of a body that nobody reads.
    own.abort();
  }
}

async function readBody(
  answer: Response,
  abort: () => void,
  onReceived: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  let received = 0;
  for (;;) {
    const step = await patiently(reader?.read(), abort);
    if (!step || step.done) break;
    parts.push(step.value);
    received += step.value.byteLength;
    onReceived(received);
  }
  const whole = new Uint8Array(received);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.byteLength;
  }
  return whole;
}

async function patiently<Value>(work: Promise<Value> | undefined, abort: () => void) {
  const timer = setTimeout(abort, stallLimit);
  try {
    return (await work) as Value;
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the digest of a file as the list has it. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 16))).replace(/=+$/, '');
}
