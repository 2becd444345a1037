import { encodeInput } from '../../contract/gateway/encoding.ts';
import { getLoginStatus, login } from '../../contract/gateway/functions/session.ts';
import { limits } from '../../lib/limits.ts';
import type { GatewayLogin } from './connection.ts';
import type { CurrentConnection } from './currentConnection.ts';
import type { CallOutcome, PendingCalls } from './pendingCalls.ts';

type Done = (outcome: CallOutcome) => void;

/** The calls that the client makes for the sake of the connection itself. */
export interface SessionCalls {
  /** @param done called if the connection is still the same when the outcome is known */
  login(credentials: GatewayLogin, done: Done): void;
  /** Asks whether the gateway still knows the login; the answer also proves that it lives. */
  askStatus(done: Done): void;
}

type Needs = {
  calls: PendingCalls;
  connection: CurrentConnection;
  /** The socket took nothing. */
  onUnsendable: () => void;
};

/** Protocol reference, sections 1.3 (login) and 1.5 (the heartbeat's question). */
export function createSessionCalls({ calls, connection, onUnsendable }: Needs): SessionCalls {
  const send = (name: string, data: string, deadline: number, done: Done): void => {
    const isSame = connection.remember();
    const sent = calls.add({
      ...{ name, data, deadline, mayWait: false },
      done(outcome) {
        if (isSame()) done(outcome);
      },
    });
    if (!sent) onUnsendable();
  };
  return {
    login: (credentials, done) =>
      send(login.name, encodeInput(login, credentials), limits.requestTimeout, done),
    askStatus: (done) => send(getLoginStatus.name, '', limits.heartbeatAnswer, done),
  };
}
