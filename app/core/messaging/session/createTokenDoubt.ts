import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';

/** Failures in a row after which the token may be to blame. */
const doubtful = 5;

/**
 * A gateway that no longer knows a token refuses the connection itself, and browsers do not say why
 * one was refused. After some failures new tokens are fetched: once, until a connection succeeds.
 * @param renew rejects where it cannot
 * @returns takes the states of the connection
 */
export function createTokenDoubt(renew: () => Promise<void>): (state: GatewayState) => void {
  let hasRenewed = false;
  return (state) => {
    if (state.status === 'online') hasRenewed = false;
    if (hasRenewed || state.status !== 'waiting' || state.attempt < doubtful) return;
    hasRenewed = true;
    // Without a network the token was not to blame.
    renew().catch(() => undefined);
  };
}
