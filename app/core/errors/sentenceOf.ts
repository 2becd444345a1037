import type { ErrorName } from '../../contract/anyError.ts';
import { type CallFailure, failureOf } from '../../contract/callError.ts';
import type { ErrorDomain } from '../../contract/calls.ts';
import { plainLine } from '../../lib/plainText.ts';
import type { KeyOf } from '../i18n/translate.ts';
import { InsecureContextError } from './insecureContext.ts';

/** Longest sentence of a server that is shown, in characters. */
const longestMessage = 200;

/** Why a session ended; these sentences are always there. */
const sessionKeys = {
  401: 'sessionExpired',
  402: 'loginInvalid',
  403: 'loggedInElsewhere',
} as const satisfies Record<401 | 402 | 403, KeyOf<'shell.frame'>>;

type PlainKind = Exclude<CallFailure['kind'], 'declared' | 'refused' | 'session'>;

export type Sentence =
  /** A declared error: among the sentences of its domain's errors, by its name. */
  | { from: 'errors'; domain: ErrorDomain; key: ErrorName }
  /** What any call can meet, by the kind of failure: among the common sentences. */
  | { from: 'errors'; domain: 'common'; key: PlainKind | 'unknown' | 'insecure' }
  | { from: 'shell'; key: (typeof sessionKeys)[keyof typeof sessionKeys] }
  /** In the server's own words. */
  | { from: 'server'; text: string };

/** @returns what to say about anything that was thrown (specification, section 8). */
export function sentenceOf(error: unknown): Sentence {
  if (error instanceof InsecureContextError) return common('insecure');
  const failure = failureOf(error);
  if (!failure) return common('unknown');
  switch (failure.kind) {
    case 'declared':
      return { from: 'errors', domain: failure.domain, key: failure.name };
    case 'session':
      return serverSentence(failure.message) ?? { from: 'shell', key: sessionKeys[failure.code] };
    case 'refused':
      return serverSentence(failure.message) ?? common('network');
    default:
      return common(failure.kind);
  }
}

function common(key: PlainKind | 'unknown' | 'insecure'): Sentence {
  return { from: 'errors', domain: 'common', key };
}

function serverSentence(message: string): Sentence | null {
  const text = plainLine(message, longestMessage);
  return text === '' ? null : { from: 'server', text };
}
