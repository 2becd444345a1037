import * as v from 'valibot';
import { commonErrors, possibleErrors } from '../../app/contract/common/errors.ts';
import { headerNames } from '../../app/contract/envelope.ts';
import { loginOutput } from '../../app/contract/session/loginOutput.ts';
import { sha256 } from '../auth/hashes.ts';
import { CallFailed, failed } from '../calls/callFailed.ts';
import type { MemberSession } from '../calls/context.ts';
import type { AnyHandler } from '../calls/handler.ts';
import { memberCaller } from '../idempotency/keyId.ts';
import type { makeKeyedRuns } from '../idempotency/runKeyed.ts';
import type { Services } from '../services.ts';
import { failureNote } from './failureNote.ts';
import { makeContext, type Ports, requireSession } from './makeContext.ts';
import { failedOutcome, type Outcome } from './outcome.ts';
import { readInput } from './readInput.ts';
import { localeNamed } from './requestLocale.ts';

export type Answering = {
  services: Services;
  ports: Ports;
  runKeyed: ReturnType<typeof makeKeyedRuns>;
  /** Counts a request; seconds to wait where it is one too many. */
  rateLimit: (address: string, call: string) => number;
};

/** What the log says of a request beside its outcome. */
export type Facts = { user?: string; operationID?: string; failure?: string };

/** Runs a call for a request. Never throws: whatever goes wrong becomes an outcome. */
export async function answerCall(
  answering: Answering,
  handler: AnyHandler,
  request: Request,
  address: string,
): Promise<{ outcome: Outcome; facts: Facts }> {
  const facts: Facts = {};
  try {
    const data = await run(answering, handler, request, address, facts);
    return { outcome: { status: 200, code: 0, msg: '', data }, facts };
  } catch (error) {
    if (error instanceof CallFailed && isDeclared(handler, error))
      return { outcome: failedOutcome(error), facts };
    facts.failure = failureNote(error);
    return { outcome: failedOutcome(failed(commonErrors.serverFailed)), facts };
  }
}

async function run(
  { services, ports, runKeyed, rateLimit }: Answering,
  handler: AnyHandler,
  request: Request,
  address: string,
  facts: Facts,
): Promise<unknown> {
  const { call } = handler;
  const wait = rateLimit(address, call.name);
  if (wait > 0) throw failed(commonErrors.rateLimited, { retryAfter: wait });
  if (request.method !== call.method)
    throw failed(commonErrors.inputInvalid, null, `Send it by ${call.method}.`);
  const wanted = localeNamed(request.headers.get(headerNames.language));
  const session =
    call.auth === 'member'
      ? await requireSession(services, request.headers.get(headerNames.token), wanted)
      : null;
  if (session) facts.user = session.userId;
  const { input, file } = await readInput(call, request);
  const about = aboutInput(input);
  if (about.operationID) facts.operationID = about.operationID;
  const brand = session?.brand ?? services.brands.find(about.packageId);
  const locale = wanted ?? localeNamed(brand?.locale) ?? 'en-US';
  const context = makeContext(call, services, ports, { address, locale, file, session });
  const answer =
    call.idempotency === 'natural'
      ? await handler.run(input, context)
      : await runKeyed(handler, input, context, {
          key: idempotencyKey(request),
          caller: callerOf(session, about.deviceId),
          fileHash: file ? sha256(new Uint8Array(await file.arrayBuffer())) : '',
        });
  const checked = v.safeParse(call.output, answer);
  if (!checked.success) {
    const path = v.getDotPath(checked.issues[0]) ?? 'its root';
    throw new Error(`The answer of ${call.name} is not as declared at ${path}.`);
  }
  if (call.output === loginOutput) facts.user = checked.output.userId;
  return checked.output;
}

function idempotencyKey(request: Request): string {
  const name = headerNames.idempotencyKey;
  const key = request.headers.get(name) ?? '';
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw failed(
    commonErrors.inputInvalid,
    null,
    `The header ${name} is missing, or not 8 to 128 characters.`,
  );
}

// A visitor's address changes on the way from one network to another, so it is no part of who calls:
// the key is as good as a secret.
function callerOf(session: MemberSession | null, deviceId: string): string {
  return session ? memberCaller(session) : `device ${deviceId}`;
}

const inputFacts = v.object({
  operationID: v.optional(v.string(), ''),
  packageId: v.optional(v.number(), 0),
  deviceId: v.optional(v.string(), ''),
});

function aboutInput(input: unknown): v.InferOutput<typeof inputFacts> {
  const parsed = v.safeParse(inputFacts, input);
  return parsed.success ? parsed.output : { operationID: '', packageId: 0, deviceId: '' };
}

function isDeclared({ call }: AnyHandler, { error }: CallFailed): boolean {
  return error === null || possibleErrors(call).includes(error);
}
