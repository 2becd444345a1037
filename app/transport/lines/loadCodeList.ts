import { limits } from '../../lib/limits.ts';
import type { Timers } from '../../platform/timers.ts';
import { readLimited } from '../readLimited.ts';
import { withTimeout } from '../withTimeout.ts';

type Loaded = { kind: 'text'; text: string } | { kind: 'too-large' } | { kind: 'unreachable' };

/**
 * Fetches a list of backup lines, whatever media type it is served as: its signature says what it
 * is. Never rejects.
 * @returns the text with one character for each byte.
 */
export async function loadCodeList(
  url: string,
  { fetch, timers }: { fetch: typeof globalThis.fetch; timers: Timers },
): Promise<Loaded> {
  const outcome = await withTimeout({ timers, timeout: limits.requestTimeout }, async (signal) => {
    const response = await fetch(url, {
      signal,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    return response.ok ? { bytes: await readLimited(response, limits.listBytes) } : null;
  });
  if (outcome.kind !== 'done' || outcome.value === null) return { kind: 'unreachable' };
  const { bytes } = outcome.value;
  return bytes ? { kind: 'text', text: characters(bytes) } : { kind: 'too-large' };
}

function characters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
