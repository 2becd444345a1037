import { DatabaseError } from './database.ts';

const lostNames: readonly string[] = [
  // The connection is closing or was closed by the browser.
  'InvalidStateError',
  'AbortError',
  'TransactionInactiveError',
  // The browser's own trouble with its files or its process.
  'UnknownError',
  'TimeoutError',
  'NotReadableError',
  // The browser refuses storage, or a newer app has raised the version.
  'SecurityError',
  'NotAllowedError',
  'VersionError',
  'NotFoundError',
];

/**
 * Why the browser's database failed: `full`, or `lost` where another connection may help.
 * @returns null for what is not the browser's doing, such as an error of the work itself
 */
export function failureOf(error: unknown): 'full' | 'lost' | null {
  if (error instanceof DatabaseError) return null;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return 'full';
  if (lostNames.includes(name)) return 'lost';
  // No IndexedDB at all.
  return error instanceof ReferenceError ? 'lost' : null;
}

function nameOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('name' in error)) return '';
  // A plain Error of the work may be called anything; the browser's are DOMExceptions, and so are
  // the errors of quota in newer browsers.
  const isBrowsers = error instanceof DOMException || !(error instanceof TypeError);
  return isBrowsers && typeof error.name === 'string' ? error.name : '';
}
