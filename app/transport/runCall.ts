import type { Call } from '../contract/call.ts';
import { CallError, type CallFailure } from '../contract/callError.ts';
import { limits } from '../lib/limits.ts';
import type { Attempt, Send } from './attempt.ts';
import type { Caller } from './caller.ts';
import type { ClientOptions } from './clientOptions.ts';
import { orAborted, pause, retryDelay } from './pacing.ts';
import { readEnvelope, type Verdict } from './readEnvelope.ts';
import type { Reconnecting } from './reconnecting.ts';
import { requestHeaders } from './requestHeaders.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** What all calls of a client share. */
export type Shared = {
  client: ClientOptions;
  keeper: SessionKeeper;
  reconnecting: Reconnecting;
};

export type Run = {
  call: Call;
  caller: Caller;
  /** Checked against the contract. */
  input: unknown;
  /** Idempotency key, for calls that carry one. */
  key: string | null;
  send: Send;
  signal: AbortSignal | undefined;
};

/** What a call has been through. Each number is bounded, and so is what one call can send. */
type Progress = {
  sent: number;
  /** When it was sent first, in milliseconds since 1970. */
  sentAt: number | null;
  retries: number;
  waits: number;
  repeats: number;
  hasRenewed: boolean;
};

/**
 * Sends a call until it has an answer: again after network failures, on the next line where the
 * lines say so, and with a new token after 401.
 * @returns the server's answer; never a session failure. @throws CallError
 */
export async function runCall(run: Run, shared: Shared): Promise<Verdict> {
  const { call, caller, signal } = run;
  const { lines } = shared.client;
  const progress: Progress = {
    ...{ sent: 0, sentAt: null, retries: 0, waits: 0, repeats: 0 },
    hasRenewed: false,
  };
  try {
    for (;;) {
      await orAborted(lines.ready(), signal);
      mustBeReachable(run, shared, progress);
      const used = caller.session();
      const line = lines.current();
      progress.sentAt ??= shared.client.clock();
      const attempt = await run.send(requestOn(line, run, shared));
      progress.sent += 1;
      if (attempt.kind === 'lost') {
        lines.noteFailure(line);
        await retryLater(run, shared, progress, attempt.failure);
        continue;
      }
      const verdict = hear(run, shared, line, attempt);
      if (verdict.ok) {
        caller.session();
        return verdict;
      }
      const { failure } = verdict;
      if (failure.kind === 'session') {
        if (!used) throw new CallError(call.name, failure);
        const { repeats, hasRenewed } = progress;
        const rejection = { call: call.name, used, failure, repeats, hasRenewed, signal };
        progress.hasRenewed = (await shared.keeper.recover(rejection)) || hasRenewed;
        progress.repeats += 1;
      } else if (isInProgress(failure) && progress.waits < limits.inProgressRetries) {
        progress.waits += 1;
        await pause(shared.client.timers, delay(shared, progress.waits), signal);
      } else return verdict;
    }
  } finally {
    shared.reconnecting.ended(progress);
  }
}

/** @throws CallError where sending would be of no use, or is not wanted any more */
function mustBeReachable(
  { call, key, signal }: Run,
  { client }: Shared,
  { sent, sentAt }: Progress,
): void {
  if (signal?.aborted) throw new CallError(call.name, { kind: 'cancelled' });
  // The device slept meanwhile: what a key stands for may have been asked about, and forgotten.
  const age = sentAt === null ? 0 : Math.abs(client.clock() - sentAt);
  if (key !== null && age > limits.repeatAge) throw new CallError(call.name, { kind: 'network' });
  if (!client.isOnline()) {
    // Of what was sent before, nobody knows whether it arrived.
    throw new CallError(call.name, { kind: sent > 0 ? 'network' : 'offline' });
  }
  if (sent > 0 && client.lines.isBlocked()) throw new CallError(call.name, { kind: 'blocked' });
}

function requestOn(line: string, { call, caller, input, key, signal }: Run, { client }: Shared) {
  const headers = requestHeaders(call.name, {
    language: client.language(),
    token: caller.token(),
    idempotencyKey: key,
  });
  return { url: `${line}${call.path}`, method: call.method, headers, input, signal };
}

/** Takes in an answer of the backend. @throws CallError where that ends the call */
function hear(
  { call }: Run,
  { client, reconnecting }: Shared,
  line: string,
  attempt: Exclude<Attempt, { kind: 'lost' }>,
): Verdict {
  switch (attempt.kind) {
    case 'aborted':
      throw new CallError(call.name, { kind: 'cancelled' });
    case 'blocked':
      client.lines.noteBlocked();
      throw new CallError(call.name, { kind: 'blocked' });
    case 'contract':
      return { ok: false, failure: attempt };
    case 'refused-file':
      return { ok: false, failure: refusedFile(call, attempt.status) };
    case 'envelope':
      client.lines.noteSuccess(line);
      reconnecting.answered();
      return readEnvelope(call, attempt.envelope);
  }
}

/** Asking once more, of whichever line, would send the whole file again for nothing. */
function refusedFile({ errors }: Call, status: 413 | 415): CallFailure {
  const name = status === 413 ? 'fileTooLarge' : 'fileRefused';
  const isDeclared = errors.some((one) => one.name === name);
  return isDeclared
    ? { kind: 'declared', domain: 'media', name, data: null, message: '' }
    : { kind: 'http', status };
}

/** @throws CallError with the failure when there were retries enough, or none may be made */
async function retryLater(
  { call, signal }: Run,
  shared: Shared,
  progress: Progress,
  failure: CallFailure,
): Promise<void> {
  const { client, reconnecting } = shared;
  if (progress.retries >= limits.retries || client.lines.isBlocked()) {
    throw new CallError(call.name, failure);
  }
  if (!client.isOnline()) throw new CallError(call.name, { kind: 'network' });
  progress.retries += 1;
  reconnecting.note(progress, progress.retries);
  await pause(client.timers, delay(shared, progress.retries), signal);
}

function delay({ client }: Shared, retry: number): number {
  const [byte = 0] = client.random(new Uint8Array(1));
  return retryDelay(retry, byte / 255);
}

function isInProgress(failure: CallFailure): boolean {
  return failure.kind === 'declared' && failure.name === 'inProgress';
}
