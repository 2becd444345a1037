import { endsLogin, gatewayErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';

/** What a failed try means for a message. */
export type SendOutcome =
  /** The gateway has not seen it: try again when it can be reached. */
  | { kind: 'not-sent' }
  /** It may have been delivered: look it up before anything else. */
  | { kind: 'unknown'; code: number }
  /** The gateway had a fault, or is in doubt: look it up, then try again a bounded number of times. */
  | { kind: 'faulty'; code: number }
  /** The gateway will never take it. */
  | { kind: 'refused'; code: number };

const faults: readonly number[] = [
  // "Only failed messages can be sent again": the gateway knows it, perhaps as delivered.
  gatewayErrors.badState,
  gatewayErrors.sendFailed,
  302,
  gatewayErrors.database,
  gatewayErrors.internal,
];

/** Refusals of the connection, not of the message: the next login may change them. */
const passing: readonly number[] = [
  gatewayErrors.loginPending,
  gatewayErrors.notLoggedIn,
  gatewayErrors.notLoaded,
  gatewayErrors.sendLimit,
];

/**
 * Codes: protocol reference, sections 1.4, 3.0.2 and 3.0.3.
 * @param error what `call` of the gateway client threw
 */
export function sendOutcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof GatewayError)) return { kind: 'unknown', code: 0 };
  const { code } = error;
  if (error.kind === 'not-sent') return { kind: 'not-sent' };
  if (error.kind !== 'refused') return { kind: 'unknown', code };
  if (faults.includes(code)) return { kind: 'faulty', code };
  if (passing.includes(code) || endsLogin(code)) return { kind: 'not-sent' };
  return { kind: 'refused', code };
}
