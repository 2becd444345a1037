import type { Finding } from './finding.ts';
import type { findingCatalogue } from './findingCatalogue.data.ts';

/** A code that `brand explain` can explain. */
export type FindingCode = keyof typeof findingCatalogue;

/** An error, unless `severity` says it is only a warning. */
export function makeFinding(
  code: FindingCode,
  path: Finding['path'],
  message: string,
  fix: string,
  severity: Finding['severity'] = 'error',
): Finding {
  return { code, severity, path, message, fix };
}
