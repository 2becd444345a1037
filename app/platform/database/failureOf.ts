import { DatabaseError } from './database.ts';

/** `lost`: another connection may help; `refused`: nothing will. */
export type BrowserFailure = 'full' | 'lost' | 'refused';

const failures: Readonly<Record<string, BrowserFailure>> = {
  QuotaExceededError: 'full',
  // The connection is closing or was closed by the browser.
  InvalidStateError: 'lost',
  AbortError: 'lost',
  TransactionInactiveError: 'lost',
  // The browser's own trouble with its files or its process.
  UnknownError: 'lost',
  TimeoutError: 'lost',
  NotReadableError: 'lost',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  // A newer app has raised the version, or the stores are not those of this one.
  VersionError: 'refused',
};

/**
 * Why the browser's database failed.
 * @returns null for what is not the browser's doing, such as an error of the work itself
 */
export function failureOf(error: unknown): BrowserFailure | null {
  if (error instanceof DatabaseError) return null;
  // There is no IndexedDB at all.
  if (error instanceof ReferenceError) return 'refused';
  if (typeof error !== 'object' || error === null || !('name' in error)) return null;
  return (Object.hasOwn(failures, String(error.name)) && failures[String(error.name)]) || null;
}
