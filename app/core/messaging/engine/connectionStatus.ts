import type { GatewayState, StopReason } from '../../../transport/gateway/gatewayClient.ts';
import type { Broadcast, StatusSaid } from '../tabs/tabMessage.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import { messagingStatusOf } from './messagingStatus.ts';
import type { Publisher } from './publisher.ts';

type Needs = Pick<EngineNeeds, 'gateway' | 'onStopped'> & {
  publisher: Pick<Publisher, 'state'>;
  broadcast: (said: Broadcast) => void;
  onOnline: () => void;
};

/** Publishes the status of this tab's connection to screens and other tabs. */
export interface ConnectionStatus {
  current(): StatusSaid;
  /** The list of conversations is what the gateway has. */
  onListed(): void;
  /** What the gateway took away while there was no connection is gone here too. */
  onInStep(): void;
  onState(state: GatewayState): void;
  /** This tab has no connection any more. */
  reset(): void;
}

export function createConnectionStatus(needs: Needs): ConnectionStatus {
  const { gateway, publisher, broadcast } = needs;
  let isListed = false;
  let isInStep = false;

  const current = (): StatusSaid => {
    const state = gateway.state();
    const attempt = 'attempt' in state ? state.attempt : 0;
    return { type: 'status', status: messagingStatusOf(state, isListed), attempt, isInStep };
  };
  const say = (): void => publisher.state(current());
  const reset = (): void => {
    isListed = false;
    isInStep = false;
  };
  const stopped = (reason: StopReason): void => {
    if (reason === 'logout') return;
    broadcast({ type: 'stopped', reason });
    needs.onStopped(reason);
  };
  return {
    current,
    onListed() {
      if (isListed) return;
      isListed = true;
      say();
    },
    onInStep() {
      if (isInStep) return;
      isInStep = true;
      say();
    },
    onState(state) {
      if (state.status !== 'online') reset();
      say();
      if (state.status === 'online') needs.onOnline();
      if (state.status === 'stopped') stopped(state.reason);
    },
    reset,
  };
}
