import { CallError } from '../contract/callError.ts';
import { headerNames } from '../contract/envelope.ts';

/**
 * @returns the headers of a call; absent ones are left out.
 * @throws CallError where a value cannot stand in a header: sent, it would look like a lost connection.
 */
export function requestHeaders(
  call: string,
  values: { [Name in keyof typeof headerNames]: string | null },
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(values) as [
    keyof typeof headerNames,
    string | null,
  ][]) {
    if (value === null) continue;
    if (!/^[\x21-\x7e]{1,8192}$/.test(value)) {
      throw new CallError(call, { kind: 'contract', path: `headers.${headerNames[name]}` });
    }
    headers[headerNames[name]] = value;
  }
  return headers;
}
