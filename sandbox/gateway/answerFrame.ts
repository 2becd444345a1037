import * as v from 'valibot';
import { decodeInput, encodeOutput } from '../../app/contract/gateway/encoding.ts';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import type { GatewayFunction } from '../../app/contract/gateway/gatewayFunction.ts';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';
import { failureNote } from '../http/failureNote.ts';
import type { Services } from '../services.ts';
import { type Caller, GatewayFailure, type ReadContext, type WriteContext } from './handler.ts';
import { handlers } from './handlers.ts';
import type { RunWrite } from './telling.ts';

/** What a function answered: as frames carry it. */
export type Answered = { errCode: number; errMsg: string; data: string; failure?: string };

/** A handler without its types: its input was read by the function's schema before it runs. */
type AnyHandler =
  | { kind: 'read'; run(input: unknown, context: ReadContext): Promise<unknown> }
  | { kind: 'write'; run(input: unknown, context: WriteContext): Promise<unknown> };

const functions: ReadonlyMap<string, GatewayFunction> = new Map(
  gatewayFunctions.map((one) => [one.name, one as GatewayFunction]),
);

/** Runs a function for somebody. Never throws: whatever goes wrong becomes an error of the gateway. */
export async function answerFrame(
  services: Services,
  runWrite: RunWrite,
  caller: Caller,
  request: { name: string; data: string },
): Promise<Answered> {
  const declared = functions.get(request.name);
  if (!declared || !Object.hasOwn(handlers, request.name)) {
    return refused(gatewayErrors.badRequest, `There is no function "${named(request.name)}".`);
  }
  const input = decodeInput(declared, request.data);
  if (!input.ok) {
    return refused(gatewayErrors.badRequest, `Request parameter error: ${input.reason}.`);
  }
  const handler = (handlers as unknown as Record<string, AnyHandler>)[request.name] as AnyHandler;
  try {
    const output = await run(services, runWrite, { handler, caller, input: input.value });
    const checked = declared.answers === 'empty' || declared.answers === 'quotes';
    const value = checked ? undefined : v.parse(declared.output, output);
    return { errCode: 0, errMsg: '', data: encodeOutput(declared, value as never) };
  } catch (error) {
    if (error instanceof GatewayFailure) return refused(error.code, error.message);
    return {
      ...refused(gatewayErrors.internal, 'The gateway failed inside. Try again.'),
      failure: failureNote(error),
    };
  }
}

type Run = { handler: AnyHandler; caller: Caller; input: unknown };

function run(services: Services, runWrite: RunWrite, { handler, caller, input }: Run) {
  if (handler.kind === 'write') return runWrite(caller, (context) => handler.run(input, context));
  return handler.run(input, { services, caller, now: services.now(), db: services.db.read });
}

function refused(errCode: number, errMsg: string): Answered {
  return { errCode, errMsg, data: '' };
}

/** What may be said of a name that somebody sent. */
function named(name: string): string {
  return name.replace(/[^\w.-]/g, '').slice(0, 64);
}
