import { failureOf } from '../../contract/callError.ts';
import { plainLine } from '../../lib/plainText.ts';
import { declaredKeys, type ErrorKey, failureKeys, sessionKeys } from './errorKeys.data.ts';
import { InsecureContextError } from './insecureContext.ts';

/** Longest sentence of a server that is shown, in characters. */
const longestMessage = 200;

export type Sentence =
  | { from: 'errors'; key: ErrorKey }
  | { from: 'shell'; key: (typeof sessionKeys)[keyof typeof sessionKeys] }
  /** In the server's own words. */
  | { from: 'server'; text: string };

/** @returns what to say about anything that was thrown (specification, section 8). */
export function sentenceOf(error: unknown): Sentence {
  if (error instanceof InsecureContextError) return { from: 'errors', key: 'insecure' };
  const failure = failureOf(error);
  if (!failure) return { from: 'errors', key: 'unknown' };
  switch (failure.kind) {
    case 'declared':
      return { from: 'errors', key: declaredKeys[failure.name] };
    case 'session':
      return serverSentence(failure.message) ?? { from: 'shell', key: sessionKeys[failure.code] };
    case 'refused':
      return serverSentence(failure.message) ?? { from: 'errors', key: 'network' };
    default:
      return { from: 'errors', key: failureKeys[failure.kind] };
  }
}

function serverSentence(message: string): Sentence | null {
  const text = plainLine(message, longestMessage);
  return text === '' ? null : { from: 'server', text };
}
