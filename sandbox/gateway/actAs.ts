import type { FunctionInput, FunctionOutput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import { readUser } from '../accounts/users.ts';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { Caller, Handler, WriteContext } from './handler.ts';
import { handlers } from './handlers.ts';
import type { RunWrite } from './telling.ts';

/** Runs writing work for a person without a connection of theirs. */
export async function actAs<Result>(
  services: Services,
  runWrite: RunWrite,
  userId: string,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  return runWrite(await callerOf(services.db.read, userId), work);
}

/** @returns a person as the caller of what is done without a connection of theirs. */
export async function callerOf(db: Queries, userId: string): Promise<Caller> {
  const { platformId } = await readUser(db, userId);
  return { userId, platformId, sessionId: '', connectionId: 0, device: 0 };
}

/** Runs a function in a transaction there is. @throws GatewayFailure */
export async function callWithin<Name extends GatewayFunctionName>(
  context: WriteContext,
  name: Name,
  input: FunctionInput<NamedFunction<Name>>,
): Promise<FunctionOutput<NamedFunction<Name>>> {
  const handler: Handler<Name> = handlers[name];
  return handler.run(input, context);
}
