import * as v from 'valibot';
import type { CallFailure } from '../contract/callError.ts';
import { type Envelope, envelope } from '../contract/envelope.ts';

/** What came back, before anything is known of the call's own output. */
export type Answer =
  | { kind: 'envelope'; envelope: Envelope }
  /** HTTP 451. */
  | { kind: 'blocked' }
  /** Nothing of the backend's: worth another try, perhaps on another line. */
  | { kind: 'lost'; failure: Extract<CallFailure, { kind: 'network' | 'timeout' | 'http' }> }
  /** HTTP 413 or 415: too large, or of a kind that is not taken, for whatever stands before the backend. */
  | { kind: 'refused-file'; status: 413 | 415 }
  /** The backend's, and not what the contract says. */
  | { kind: 'contract'; path: string };

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** @param text null where the body was larger than answers may be. */
export function readAnswer(status: number, contentType: string, text: string | null): Answer {
  if (status === 451) return { kind: 'blocked' };
  const answer = readBody(status, contentType, text);
  const isRefusedFile = answer.kind === 'lost' && (status === 413 || status === 415);
  return isRefusedFile ? { kind: 'refused-file', status } : answer;
}

function readBody(status: number, contentType: string, text: string | null): Answer {
  // The page of a proxy or a captive portal: this line does not lead to the backend.
  if (!json.test(contentType.trim())) return { kind: 'lost', failure: { kind: 'http', status } };
  if (text === null) return { kind: 'contract', path: 'size' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Cut short on its way.
    return { kind: 'lost', failure: { kind: 'http', status } };
  }
  const parsed = v.safeParse(envelope, value);
  if (parsed.success) return { kind: 'envelope', envelope: parsed.output };
  // Proxies say in JSON, too, that they found no backend.
  if (status < 200 || status > 299) return { kind: 'lost', failure: { kind: 'http', status } };
  return { kind: 'contract', path: v.getDotPath(parsed.issues[0]) ?? 'envelope' };
}
