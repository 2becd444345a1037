import { clientErrors } from '../../contract/gateway/errors.ts';
import { logout as logoutFunction } from '../../contract/gateway/functions/session.ts';
import { limits } from '../../lib/limits.ts';
import type { GatewayLogin } from './connection.ts';
import { createCall } from './createCall.ts';
import type { GatewayEvent, GatewayState } from './gatewayClient.ts';
import type { GatewayOptions, OwnedGatewayClient } from './gatewayOptions.ts';
import { createGatewayParts } from './gatewayParts.ts';
import { createListeners } from './listeners.ts';
import { createLogoutExchange } from './logoutExchange.ts';
import { newOperationId, requestText } from './requestText.ts';

/** The connection of one account to the gateway: it connects when started, and stays so. */
export function createGatewayClient(options: GatewayOptions): OwnedGatewayClient {
  let credentials: GatewayLogin | null = null;
  let stopWaking: (() => void) | null = null;
  const reportError = (error: unknown) => options.onListenerError?.(error);
  const states = createListeners<GatewayState>(reportError);
  const events = createListeners<GatewayEvent>(reportError);
  const logout = createLogoutExchange(options.timers);
  const { machine, connection, calls, phases, receiver, lose } = createGatewayParts(options, {
    credentials: () => credentials,
    notifyState: states.notify,
    notifyEvent: events.notify,
    onEnded() {
      stopWaking?.();
      stopWaking = null;
      credentials = null;
    },
  });

  /** @returns a code of `clientErrors` where no call can be sent, else 0 */
  const obstacle = (): number => {
    if (!options.isOnline()) return clientErrors.offline;
    const isReady = machine.state().status === 'online' && calls.size() < limits.gatewayCalls;
    return isReady ? 0 : clientErrors.notConnected;
  };
  const beginLogout = (): void => {
    const { status } = machine.state();
    const isKnown = status === 'logging-in' || status === 'syncing' || status === 'online';
    const leaving = isKnown ? connection.handOver() : null;
    if (!leaving || !credentials) return;
    const id = newOperationId(options.random);
    logout.begin(leaving, id, requestText(credentials.userID, logoutFunction.name, id, ''));
  };

  return {
    start({ userID, token }) {
      // Only a client that runs has credentials.
      if (credentials?.userID === userID && credentials.token === token) return;
      logout.abort();
      credentials = { userID, token };
      stopWaking ??= options.onWake(phases.wake);
      machine.apply({ type: 'started' });
    },
    logout() {
      beginLogout();
      machine.apply({ type: 'stopped', reason: 'logout' });
      return logout.finished();
    },
    close() {
      logout.abort();
      machine.apply({ type: 'closed' });
    },
    state: machine.state,
    call: createCall({
      ...{ calls, obstacle, ignore: receiver.ignore },
      token: () => credentials?.token,
      onUnsendable: lose,
    }),
    onState: states.add,
    onEvent: events.add,
    wake: phases.wake,
    report: () => ({
      connections: connection.openings(),
      waitingCalls: calls.size(),
      ignored: receiver.ignored(),
    }),
  };
}
