import { limits } from '../../lib/limits.ts';
import type { ConnectionAttempt } from './connectionAttempt.ts';
import type { CurrentConnection } from './currentConnection.ts';
import type { GatewayState } from './gatewayClient.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { PendingCalls } from './pendingCalls.ts';
import { createSingleTimer } from './singleTimer.ts';
import type { StateMachine } from './stateMachine.ts';

/** Opens, logs in, waits and reconnects: what follows from each state of the connection. */
export interface ConnectionPhases {
  enter(state: GatewayState): void;
  /** The gateway has its lists together, or has had the time for it. */
  endSync(): void;
  /** The gateway no longer knows the login. One that forgets it at once is left alone for a while. */
  logInAgain(): void;
  /** The page or the network is back: what waits is tried now, what may be dead is asked. */
  wake(): void;
}

type Needs = Pick<GatewayOptions, 'clock' | 'timers'> & {
  machine: StateMachine;
  connection: CurrentConnection;
  attempt: ConnectionAttempt;
  calls: PendingCalls;
  heartbeat: Heartbeat;
  /** The connection counts as lost. */
  lose: () => void;
  /** Nothing is to be connected any more, until the next start. */
  onEnded: () => void;
};

/** The rules: protocol reference, sections 1.6 (reconnect) and 8.3. */
export function createConnectionPhases(needs: Needs): ConnectionPhases {
  const { clock, machine, connection, attempt, calls, heartbeat, lose } = needs;
  /** Of the state it is in. */
  const deadline = createSingleTimer(needs.timers);
  let hasSynced = false;
  let loggedInAt = 0;

  const drop = (): void => {
    heartbeat.stop();
    connection.drop();
    calls.settleAll();
  };
  const endSync = (): void => {
    hasSynced = true;
    machine.apply({ type: 'sync-ended', at: clock() });
  };
  const enter: Record<GatewayState['status'], () => void> = {
    connecting() {
      drop();
      if (attempt.open()) deadline.set(lose, limits.gatewayOpen);
      else lose();
    },
    'logging-in'() {
      heartbeat.stop();
      hasSynced = false;
      attempt.logIn();
    },
    syncing() {
      loggedInAt = clock();
      heartbeat.start();
      // The gateway may have finished before its answer to the login came.
      if (hasSynced) endSync();
      else deadline.set(endSync, limits.gatewaySync);
    },
    online: calls.resume,
    waiting: drop,
    idle: drop,
    stopped: drop,
  };

  return {
    enter(state) {
      deadline.clear();
      enter[state.status]();
      if (state.status === 'idle' || state.status === 'stopped') needs.onEnded();
      if (state.status !== 'waiting') return;
      deadline.set(() => machine.apply({ type: 'wait-ended' }), state.retryAt - clock());
    },
    endSync,
    logInAgain() {
      if (Math.abs(clock() - loggedInAt) < limits.gatewayLasting) lose();
      else machine.apply({ type: 'login-forgotten' });
    },
    wake() {
      if (attempt.isStale()) lose();
      if (machine.state().status === 'waiting') machine.apply({ type: 'wait-ended' });
      else heartbeat.wake();
    },
  };
}
