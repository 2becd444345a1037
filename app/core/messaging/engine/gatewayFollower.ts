import type { GatewayClient, GatewayState } from '../../../transport/gateway/gatewayClient.ts';

type Needs = {
  gateway: Pick<GatewayClient, 'state' | 'onState'>;
  /** Calls are taken from now on. */
  onConnected: () => void;
  onDisconnected: () => void;
  /** Called at each state, after what follows from it. */
  onState: (state: GatewayState) => void;
};

/** What the leader knows of its connection. */
export interface GatewayFollower {
  isOnline(): boolean;
  /** Rises whenever the connection comes up or goes: what was learned on an earlier one may be old. */
  connection(): number;
  close(): void;
}

/** A gateway that is online already is not reported as connected. */
export function followGateway(needs: Needs): GatewayFollower {
  let isOnline = needs.gateway.state().status === 'online';
  let connection = 0;
  let isClosed = false;
  const unsubscribe = needs.gateway.onState((state) => {
    if (isClosed) return;
    const wasOnline = isOnline;
    isOnline = state.status === 'online';
    if (isOnline !== wasOnline) {
      connection += 1;
      if (isOnline) needs.onConnected();
      else needs.onDisconnected();
    }
    needs.onState(state);
  });
  return {
    isOnline: () => isOnline,
    connection: () => connection,
    close() {
      isClosed = true;
      isOnline = false;
      unsubscribe();
    },
  };
}
