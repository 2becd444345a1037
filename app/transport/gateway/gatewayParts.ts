import type { GatewayLogin } from './connection.ts';
import { createConnectionAttempt } from './connectionAttempt.ts';
import { type ConnectionPhases, createConnectionPhases } from './connectionPhases.ts';
import { type CurrentConnection, createCurrentConnection } from './currentConnection.ts';
import type { GatewayEvent, GatewayState } from './gatewayClient.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { createPendingCalls, type PendingCalls } from './pendingCalls.ts';
import { createReceiver, type Receiver } from './receiver.ts';
import { newOperationId, requestText } from './requestText.ts';
import { createSessionCalls } from './sessionCalls.ts';
import { createSessionSignals, type SessionSignals } from './sessionSignals.ts';
import { createStateMachine, type StateMachine } from './stateMachine.ts';
import { createStatusProbe } from './statusProbe.ts';

type Needs = {
  credentials: () => GatewayLogin | null;
  notifyState: (state: GatewayState) => void;
  notifyEvent: (event: GatewayEvent) => void;
  /** As of `ConnectionPhases`. */
  onEnded: () => void;
};

/** The parts of the client, each knowing those it needs. */
export type GatewayParts = {
  machine: StateMachine;
  connection: CurrentConnection;
  calls: PendingCalls;
  phases: ConnectionPhases;
  receiver: Receiver;
  /** The connection counts as lost. */
  lose: () => void;
};

export function createGatewayParts(options: GatewayOptions, needs: Needs): GatewayParts {
  const { clock, timers, random } = options;
  const machine = createStateMachine({
    enter(state) {
      signals.stateChanged();
      phases.enter(state);
    },
    notify: needs.notifyState,
  });
  const lose = (): void => {
    const isVisible = options.isVisible?.() ?? true;
    const conditions = { random: fraction(random), isVisible, isOnline: options.isOnline() };
    machine.apply({ type: 'connection-lost', at: clock(), ...conditions });
  };
  const connection = createCurrentConnection(options);
  const calls = createPendingCalls({
    timers,
    newId: () => newOperationId(random),
    send: (name, id, data) =>
      connection.send(requestText(needs.credentials()?.userID ?? '', name, id, data)),
  });
  const session = createSessionCalls({ calls, connection, onUnsendable: lose });
  const probe = createStatusProbe({
    session,
    isOnline: () => machine.state().status === 'online',
    onAnswer: () => heartbeat.answered(),
    onLoginForgotten: () => phases.logInAgain(),
  });
  const heartbeat: Heartbeat = createHeartbeat({ clock, timers, ask: probe, onSilence: lose });
  const receive = (data: unknown): void => {
    heartbeat.received();
    receiver.receive(data);
  };
  const shared = { ...needs, clock, timers, machine, connection, calls, session, heartbeat, lose };
  const attempt = createConnectionAttempt({ ...shared, receive });
  const phases: ConnectionPhases = createConnectionPhases({ ...shared, attempt });
  const signals: SessionSignals = createSessionSignals({ timers, machine, calls, phases });
  const receiver: Receiver = createReceiver({ signals, calls, notify: needs.notifyEvent });
  return { machine, connection, calls, phases, receiver, lose };
}

/** @returns 0 to 1. */
function fraction(random: GatewayOptions['random']): number {
  const [high = 0, low = 0] = random(new Uint8Array(2));
  return (high * 256 + low) / 65_535;
}
