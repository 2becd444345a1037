import { gatewayErrors } from '../../contract/gateway/errors.ts';
import type { GatewayEventName } from '../../contract/gateway/events.ts';
import type { GatewayFrame } from '../../contract/gateway/frames.ts';
import { limits } from '../../lib/limits.ts';
import type { Timers } from '../../platform/timers.ts';
import type { ConnectionPhases } from './connectionPhases.ts';
import type { PendingCalls } from './pendingCalls.ts';
import { createSingleTimer } from './singleTimer.ts';
import type { StateMachine } from './stateMachine.ts';

/** Replies and events that are about the session itself. */
export interface SessionSignals {
  /** Hands a reply to its call. @returns false when no call waits for it */
  answer(frame: GatewayFrame): boolean;
  /** An event came; called before the listeners are. */
  noteEvent(name: GatewayEventName): void;
  /** The connection is in another state: what was to be tried again in the one before is not. */
  stateChanged(): void;
}

type Needs = {
  timers: Timers;
  machine: StateMachine;
  calls: PendingCalls;
  phases: Pick<ConnectionPhases, 'endSync' | 'logInAgain'>;
};

/** The rules: protocol reference, sections 1.7 (kick, expiry) and 3.0.2 (codes of the gateway). */
export function createSessionSignals(needs: Needs): SessionSignals {
  const { machine, calls, phases } = needs;
  const resumeTimer = createSingleTimer(needs.timers);
  const isOnline = (): boolean => machine.state().status === 'online';
  return {
    answer(frame) {
      const isLogin = machine.state().status === 'logging-in';
      if (!calls.answer(frame)) return false;
      if (frame.errCode === gatewayErrors.notLoggedIn && !isLogin) phases.logInAgain();
      if (frame.errCode === gatewayErrors.notLoaded && isOnline() && !resumeTimer.isSet()) {
        resumeTimer.set(calls.resume, limits.gatewaySync);
      }
      return true;
    },
    noteEvent(name) {
      if (name === 'OnKickedOffline') machine.apply({ type: 'stopped', reason: 'kicked' });
      else if (name === 'OnUserTokenExpired') machine.apply({ type: 'stopped', reason: 'expired' });
      else if (name === 'OnSyncServerFinish' || name === 'OnSyncServerFailed') {
        phases.endSync();
        if (isOnline()) calls.resume();
      }
    },
    stateChanged: resumeTimer.clear,
  };
}
