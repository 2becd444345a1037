import { GatewayError } from '../../transport/gateway/gatewayClient.ts';

/** Why a call of the gateway came to nothing, as a person may be told. */
export type CallProblem =
  /** Nothing happened: there was no connection. */
  | 'notSent'
  /** It may have been done. What the lists show is right once the gateway can be reached. */
  | 'unknownOutcome'
  /** The gateway said no. */
  | 'refused';

/** @param error what `Messaging.call` rejected with. */
export function callProblemOf(error: unknown): CallProblem {
  if (!(error instanceof GatewayError)) return 'unknownOutcome';
  if (error.kind === 'refused') return 'refused';
  return error.kind === 'not-sent' ? 'notSent' : 'unknownOutcome';
}

/** @returns the code of the gateway's refusal, as `gatewayErrors`; null where a call failed otherwise. */
export function refusalCodeOf(error: unknown): number | null {
  return error instanceof GatewayError && error.kind === 'refused' ? error.code : null;
}
