import { endsLogin } from '../../contract/gateway/errors.ts';
import { limits } from '../../lib/limits.ts';
import type { GatewayLogin } from './connection.ts';
import type { CurrentConnection } from './currentConnection.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import type { CallOutcome } from './pendingCalls.ts';
import type { SessionCalls } from './sessionCalls.ts';
import type { StateMachine } from './stateMachine.ts';

/** The way of one connection from its opening to the answer to its login. */
export interface ConnectionAttempt {
  /** @returns false where there is nothing to open, or the address cannot be used */
  open(): boolean;
  logIn(): void;
  /**
   * Whether the step it is in began before the sleep, or on the network, that ended now: it would only
   * run into its deadline.
   */
  isStale(): boolean;
}

type Needs = Pick<GatewayOptions, 'clock'> & {
  machine: StateMachine;
  connection: CurrentConnection;
  session: SessionCalls;
  credentials: () => GatewayLogin | null;
  receive: (data: unknown) => void;
  /** The connection counts as lost. */
  lose: () => void;
};

/** The rules of the login: protocol reference, section 1.3. */
export function createConnectionAttempt(needs: Needs): ConnectionAttempt {
  const { clock, machine, connection, session, credentials, receive, lose } = needs;
  let begunAt = 0;
  const answered = (outcome: CallOutcome): void => {
    if (outcome.ok) machine.apply({ type: 'login-accepted' });
    else if (endsLogin(outcome.code)) machine.apply({ type: 'stopped', reason: 'refused' });
    else lose();
  };
  return {
    open() {
      const login = credentials();
      begunAt = clock();
      if (!login) return false;
      const opened = () => machine.apply({ type: 'socket-opened' });
      return connection.open(login, { opened, received: receive, lost: lose });
    },
    logIn() {
      const login = credentials();
      begunAt = clock();
      if (login) session.login(login, answered);
    },
    isStale() {
      const { status } = machine.state();
      const isUnderway = status === 'connecting' || status === 'logging-in';
      return isUnderway && Math.abs(clock() - begunAt) > limits.heartbeatAnswer;
    },
  };
}
