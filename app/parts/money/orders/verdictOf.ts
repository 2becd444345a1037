import type { Call } from '../../../contract/call.ts';
import { failureOf } from '../../../contract/callError.ts';
import { possibleErrors } from '../../../contract/common/errors.ts';

/**
 * What a failure says of an order. `unsent`: nothing has left the device. `passing`: it says nothing
 * of earlier sendings, and the key stays. `refused`: it had no effect and never will. `unknown`:
 * anything may have happened.
 */
export type Verdict = 'unsent' | 'passing' | 'refused' | 'unknown';

/**
 * Declared, and yet no word about the order: two are about its key, and a server that failed may have
 * done so before or after. Only the outcome that it keeps tells what became of it.
 */
const noWord: readonly string[] = ['inProgress', 'idempotencyMismatch', 'serverFailed'];

export function verdictOf(call: Pick<Call, 'errors' | 'idempotency'>, error: unknown): Verdict {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case 'offline':
      return 'unsent';
    case 'contract':
      return failure.path === 'input' || failure.path.startsWith('input.') ? 'unsent' : 'unknown';
    case 'declared': {
      const { name } = failure;
      if (noWord.includes(name)) return 'unknown';
      const declared = possibleErrors(call).find((one) => one.name === name);
      return declared?.isPassing ? 'passing' : 'refused';
    }
    // A code that nobody declared is nobody's word: the server is asked.
    default:
      return 'unknown';
  }
}
