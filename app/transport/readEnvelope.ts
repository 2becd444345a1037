import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import type { CallFailure, DeclaredFailure } from '../contract/callError.ts';
import { possibleErrors } from '../contract/common/errors.ts';
import { type Envelope, envelopeCodes } from '../contract/envelope.ts';

export type Verdict = { ok: true; output: unknown } | { ok: false; failure: CallFailure };

/** What is read of the data of an error that carries none. */
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** Longest sentence of a server that is taken over. */
const longestMessage = 300;

/** Reads what an envelope says to a call. Unknown keys are dropped; missing ones are a failure. */
export function readEnvelope(call: Call, { code, msg, data }: Envelope): Verdict {
  const message = sentence(msg);
  switch (code) {
    case envelopeCodes.success:
      return readOutput(call, data);
    case envelopeCodes.tokenInvalid:
    case envelopeCodes.jwtInvalid:
    case envelopeCodes.loggedInElsewhere:
      return { ok: false, failure: { kind: 'session', code, message } };
    default: {
      const failure = readDeclared(call, code, data, message);
      return { ok: false, failure: failure ?? { kind: 'refused', code, message } };
    }
  }
}

function readOutput(call: Call, data: unknown): Verdict {
  const parsed = v.safeParse(call.output, data);
  if (parsed.success) return { ok: true, output: parsed.output };
  const path = v.getDotPath(parsed.issues[0]);
  return { ok: false, failure: { kind: 'contract', path: path ? `data.${path}` : 'data' } };
}

/** @returns null for a code that is not this call's, or comes without its data. */
function readDeclared(
  call: Call,
  code: number,
  data: unknown,
  message: string,
): DeclaredFailure | null {
  const error = possibleErrors(call).find((one) => one.code === code);
  if (!error) return null;
  const { domain, name } = error;
  const parsed = v.safeParse(error.data ?? nothing, data);
  if (!parsed.success) return null;
  return { kind: 'declared', domain, name, data: parsed.output, message } as DeclaredFailure;
}

/** A server's sentence, as far as it can be shown in one. */
function sentence(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.trim().slice(0, longestMessage);
}
