import { LibsqlError } from '@libsql/client/sqlite3';

/**
 * What the log says of an unexpected failure: its kind, its place, and its words only where they
 * cannot hold what was sent. (Messages of the query builder quote parameters, those of parsers text.)
 */
export function failureNote(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const { cause } = error;
  const isPlain = error.constructor === Error || error instanceof LibsqlError;
  const words = isPlain ? error.message : cause instanceof LibsqlError ? cause.message : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const place = frames.slice(0, 3).map((line) => line.trim().replace(/file:\/\/\S*\//, ''));
  return [`${error.name}${words ? `: ${words}` : ''}`, ...place].join(' ');
}
