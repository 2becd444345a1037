import { limits } from '../../lib/limits.ts';
import type { GatewayState, StopReason } from './gatewayClient.ts';
import { reconnectDelay, type WaitConditions } from './reconnectDelay.ts';

/** Where the connection stands, with what only the next steps need. */
export type Machine = {
  state: GatewayState;
  /** Connections that failed or were lost in a row. */
  losses: number;
  /** Milliseconds since 1970; null unless online. */
  onlineSince: number | null;
};

export type GatewayFact =
  | { type: 'started' }
  | { type: 'socket-opened' }
  | { type: 'login-accepted' }
  /** The gateway has its lists together, or has had the time for it. */
  | { type: 'sync-ended'; at: number }
  /** The gateway no longer knows the login. */
  | { type: 'login-forgotten' }
  /** Closed, given up, or refused for a reason that may pass. */
  | ({ type: 'connection-lost'; at: number } & WaitConditions)
  | { type: 'wait-ended' }
  | { type: 'stopped'; reason: StopReason }
  | { type: 'closed' };

export const idleMachine: Machine = { state: { status: 'idle' }, losses: 0, onlineSince: null };

/**
 * The rules: protocol reference, sections 1.3, 1.6, 1.7 and 8.3.
 * @returns the same machine when the fact means nothing where it stands
 */
export function reduceGateway(machine: Machine, fact: GatewayFact): Machine {
  const { state, losses } = machine;
  const { status } = state;
  switch (fact.type) {
    case 'started':
      return to({ status: 'connecting', attempt: 0 }, 0);
    case 'socket-opened':
      if (status !== 'connecting') return machine;
      return to({ status: 'logging-in', attempt: losses }, losses);
    case 'login-accepted':
      return status === 'logging-in' ? to({ status: 'syncing' }, losses) : machine;
    case 'sync-ended':
      if (status !== 'syncing') return machine;
      return { state: { status: 'online' }, losses, onlineSince: fact.at };
    case 'login-forgotten':
      if (status !== 'syncing' && status !== 'online') return machine;
      return to({ status: 'logging-in', attempt: losses }, losses);
    case 'connection-lost':
      return isConnected(state) ? lost(machine, fact) : machine;
    case 'wait-ended':
      return status === 'waiting' ? to({ status: 'connecting', attempt: losses }, losses) : machine;
    case 'stopped':
      // The first reason is the true one: what follows a kick is only its echo.
      return status === 'stopped' ? machine : to({ status: 'stopped', reason: fact.reason }, 0);
    case 'closed':
      return status === 'idle' ? machine : idleMachine;
  }
}

/** Whether there is a socket: open, or about to be. */
export function isConnected({ status }: GatewayState): boolean {
  return (
    status === 'connecting' ||
    status === 'logging-in' ||
    status === 'syncing' ||
    status === 'online'
  );
}

function to(state: GatewayState, losses: number): Machine {
  return { state, losses, onlineSince: null };
}

function lost(machine: Machine, fact: { at: number } & WaitConditions): Machine {
  const { onlineSince } = machine;
  const hasLasted = onlineSince !== null && fact.at - onlineSince >= limits.gatewayLasting;
  const losses = hasLasted ? 1 : machine.losses + 1;
  const retryAt = fact.at + reconnectDelay(losses, fact);
  return to({ status: 'waiting', attempt: losses, retryAt }, losses);
}
