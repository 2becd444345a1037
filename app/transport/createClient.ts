import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { CallError } from '../contract/callError.ts';
import { intentInput } from '../contract/intentInput.ts';
import { createFileSend, createJsonSend, type Send } from './attempt.ts';
import { createCaller } from './caller.ts';
import type { Client, ClientCallOptions, ClientOptions } from './clientOptions.ts';
import { fingerprint } from './fingerprint.ts';
import { createIntents } from './intents.ts';
import { createReconnecting } from './reconnecting.ts';
import { runCall, type Shared } from './runCall.ts';
import { runKeyed } from './runKeyed.ts';
import { createSessionKeeper } from './sessionKeeper.ts';

export type { Client, ClientOptions } from './clientOptions.ts';

/** The platform's calls: as the contract has them, over lines that fail, for sessions that end. */
export function createClient(client: ClientOptions): Client {
  const intents = createIntents(client);
  const shared: Shared = {
    client,
    keeper: createSessionKeeper(client),
    reconnecting: createReconnecting(client.onReconnecting),
  };
  const sendJson = createJsonSend(client);

  const perform = async (
    call: Call,
    input: unknown,
    options: ClientCallOptions & { file?: Blob },
    send: Send,
  ): Promise<unknown> => {
    const caller = createCaller(call, client, options.token);
    const checked = checkInput(call, input);
    const run = { call, caller, input: checked, send, signal: options.signal };
    const isKept = call.idempotency === 'natural' || options.key !== undefined;
    const verdict = isKept
      ? await runCall({ ...run, key: options.key ?? null }, shared)
      : await runKeyed(run, shared, intents, {
          place: `${caller.userId} ${call.name} ${options.intent ?? ''}`,
          fingerprint: await fingerprint(intentInput(checked), options.file),
        });
    if (verdict.ok) return verdict.output;
    throw new CallError(call.name, verdict.failure);
  };

  return {
    call: async (call, input, options = {}) =>
      orCallError(call, () => perform(call, input, options, sendJson)),
    upload: async (call, input, file, options = {}) =>
      orCallError(call, async () => {
        checkSize(call, file);
        const send = createFileSend({ ...client, file, onProgress: options.onProgress });
        return perform(call, input, { ...options, file }, send);
      }),
  };
}

/** @returns the input without what the contract does not know. @throws CallError naming the place */
function checkInput(call: Call, input: unknown): unknown {
  const parsed = v.safeParse(call.input, input);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]);
  throw new CallError(call.name, { kind: 'contract', path: path ? `input.${path}` : 'input' });
}

/** Spares the way of a file that would be refused at its end. */
function checkSize({ name: call, file: rule, errors }: Call, file: Blob): void {
  if (!rule || file.size <= rule.maxBytes) return;
  const tooLarge = { domain: 'media', name: 'fileTooLarge' } as const;
  if (!errors.some(({ name }) => name === tooLarge.name)) return;
  throw new CallError(call, { kind: 'declared', ...tooLarge, data: null, message: '' });
}

/** What is no `CallError` is a mistake in what the client was given. */
async function orCallError<Output>({ name }: Call, work: () => Promise<unknown>): Promise<Output> {
  try {
    return (await work()) as Output;
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(name, { kind: 'contract', path: 'client' }, error);
  }
}
