import { encodeInput } from '../../contract/gateway/encoding.ts';
import { loginStatus } from '../../contract/gateway/enums.ts';
import { clientErrors, endsLogin, gatewayErrors } from '../../contract/gateway/errors.ts';
import type { GatewayEventName } from '../../contract/gateway/events.ts';
import type { GatewayFrame } from '../../contract/gateway/frames.ts';
import {
  getLoginStatus,
  login as loginFunction,
  logout as logoutFunction,
} from '../../contract/gateway/functions/session.ts';
import { limits } from '../../lib/limits.ts';
import { type GatewayLogin, openConnection } from './connection.ts';
import { createCall } from './createCall.ts';
import { createFarewell, type Leaving } from './farewell.ts';
import type { GatewayEvent, GatewayState } from './gatewayClient.ts';
import type { GatewayOptions, OwnedGatewayClient } from './gatewayOptions.ts';
import { type GatewayFact, idleMachine, reduceGateway } from './gatewayState.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createListeners } from './listeners.ts';
import { createPendingCalls } from './pendingCalls.ts';
import { readOutput } from './readData.ts';
import { createReceiver } from './receiver.ts';
import { newOperationId, requestText } from './requestText.ts';

/** The connection to the gateway: the state machine, and what follows from each of its states. */
export function createGatewayClient(options: GatewayOptions): OwnedGatewayClient {
  const { clock, timers, random, isOnline } = options;
  let machine = idleMachine;
  let login: GatewayLogin | null = null;
  let held: Leaving | null = null;
  /** Of the state it is in; of calls that wait for the gateway to be ready. */
  let stateTimer: unknown = null;
  let resumeTimer: unknown = null;
  let stopWaking: (() => void) | null = null;
  let hasSynced = false;
  let begunAt = 0;
  let loggedInAt = 0;
  let connections = 0;
  let depth = 0;
  const changes: GatewayState[] = [];

  const reportError = (error: unknown) => options.onListenerError?.(error);
  const states = createListeners<GatewayState>(reportError);
  const events = createListeners<GatewayEvent>(reportError);
  const farewell = createFarewell(timers);
  const newId = () => newOperationId(random);
  const textOf = (name: string, id: string, data: string) =>
    requestText(login?.userID ?? '', name, id, data);
  const calls = createPendingCalls({
    timers,
    newId,
    send: (name, id, data) => held?.connection.send(textOf(name, id, data)) ?? false,
  });
  const heartbeat = createHeartbeat({ clock, timers, ask, onSilence: lose });
  const receiver = createReceiver({
    answer,
    spoil: calls.spoil,
    heed,
    tell: (event) => events.tell(event),
  });

  function apply(fact: GatewayFact): void {
    const before = machine;
    machine = reduceGateway(machine, fact);
    if (machine === before) return;
    changes.push(machine.state);
    clearTimers();
    depth += 1;
    enter(machine.state);
    depth -= 1;
    // Listeners hear of a state when all that follows from it is done, in the order of the states.
    if (depth === 0) for (const state of changes.splice(0)) states.tell(state);
  }

  function enter(state: GatewayState): void {
    switch (state.status) {
      case 'connecting':
        drop();
        open();
        break;
      case 'logging-in':
        heartbeat.stop();
        sendLogin();
        break;
      case 'syncing':
        loggedInAt = clock();
        heartbeat.start();
        if (hasSynced) endSync();
        else stateTimer = timers.set(endSync, limits.gatewaySync);
        break;
      case 'online':
        calls.resume();
        break;
      case 'waiting':
        drop();
        stateTimer = timers.set(() => apply({ type: 'wait-ended' }), state.retryAt - clock());
        break;
      case 'idle':
      case 'stopped':
        drop();
        stopWaking?.();
        stopWaking = null;
        login = null;
    }
  }

  function clearTimers(): void {
    timers.clear(stateTimer);
    timers.clear(resumeTimer);
    stateTimer = resumeTimer = null;
  }

  function drop(): void {
    heartbeat.stop();
    const dropped = held;
    held = null;
    dropped?.connection.drop();
    calls.settleAll();
  }

  function lose(): void {
    const isVisible = options.isVisible?.() ?? true;
    const conditions = { random: fraction(random), isVisible, isOnline: isOnline() };
    apply({ type: 'connection-lost', at: clock(), ...conditions });
  }

  function open(): void {
    if (!login) return;
    connections += 1;
    begunAt = clock();
    const holder = {
      opened: () => apply({ type: 'socket-opened' }),
      received: (data: unknown) => {
        heartbeat.heard();
        receiver.receive(data);
      },
      lost: lose,
    };
    const connection = openConnection(options.openSocket, options.url, login, holder);
    if (!connection) {
      lose();
      return;
    }
    held = { connection, holder };
    stateTimer = timers.set(lose, limits.gatewayOpen);
  }

  function sendLogin(): void {
    if (!login) return;
    const asked = held;
    begunAt = clock();
    hasSynced = false;
    const sent = calls.add({
      name: loginFunction.name,
      data: encodeInput(loginFunction, login),
      deadline: limits.requestTimeout,
      mayWait: false,
      done(outcome) {
        if (held !== asked) return;
        if (outcome.ok) apply({ type: 'login-accepted' });
        else if (endsLogin(outcome.code)) apply({ type: 'stopped', reason: 'refused' });
        else lose();
      },
    });
    if (!sent) lose();
  }

  function endSync(): void {
    hasSynced = true;
    apply({ type: 'sync-ended', at: clock() });
  }

  /** A gateway that forgets a login it has just taken is left alone for a while. */
  function logInAgain(): void {
    if (Math.abs(clock() - loggedInAt) < limits.gatewayLasting) lose();
    else apply({ type: 'login-forgotten' });
  }

  function ask(): void {
    const asked = held;
    const sent = calls.add({
      name: getLoginStatus.name,
      data: '',
      deadline: limits.heartbeatAnswer,
      mayWait: false,
      done(outcome) {
        if (held !== asked) return;
        if (outcome.ok || outcome.kind !== 'unknown') heartbeat.answered();
        // While lists come in, some gateways still call it logging in.
        if (!outcome.ok || machine.state.status !== 'online') return;
        const read = readOutput(getLoginStatus, outcome.data);
        if (read.ok && read.value !== loginStatus.loggedIn) logInAgain();
      },
    });
    if (!sent) lose();
  }

  function answer(frame: GatewayFrame): boolean {
    const isLogin = machine.state.status === 'logging-in';
    if (!calls.answer(frame)) return false;
    if (frame.errCode === gatewayErrors.notLoggedIn && !isLogin) logInAgain();
    if (frame.errCode === gatewayErrors.notLoaded && machine.state.status === 'online') {
      resumeTimer ??= timers.set(() => {
        resumeTimer = null;
        calls.resume();
      }, limits.gatewaySync);
    }
    return true;
  }

  function heed(name: GatewayEventName): void {
    if (name === 'OnKickedOffline') apply({ type: 'stopped', reason: 'kicked' });
    else if (name === 'OnUserTokenExpired') apply({ type: 'stopped', reason: 'expired' });
    else if (name === 'OnSyncServerFinish' || name === 'OnSyncServerFailed') {
      endSync();
      if (machine.state.status === 'online') calls.resume();
    }
  }

  function wake(): void {
    const { status } = machine.state;
    const isOpening = status === 'connecting' || status === 'logging-in';
    // Begun before the sleep or on the network before this one, it would only run into its deadline.
    if (isOpening && Math.abs(clock() - begunAt) > limits.heartbeatAnswer) lose();
    if (machine.state.status === 'waiting') apply({ type: 'wait-ended' });
    else heartbeat.wake();
  }

  function obstacle(): number {
    if (!isOnline()) return clientErrors.offline;
    const isReady = machine.state.status === 'online' && calls.size() < limits.gatewayCalls;
    return isReady ? 0 : clientErrors.notConnected;
  }

  return {
    start({ userID, token }) {
      const isSame = login?.userID === userID && login.token === token;
      // Only a client that runs knows a login.
      if (isSame) return;
      farewell.cut();
      login = { userID, token };
      stopWaking ??= options.onWake(wake);
      apply({ type: 'started' });
    },
    logout() {
      const { status } = machine.state;
      const isKnown = status === 'logging-in' || status === 'syncing' || status === 'online';
      if (held && isKnown) {
        const leaving = held;
        const id = newId();
        held = null;
        farewell.say(leaving, id, textOf(logoutFunction.name, id, ''));
      }
      apply({ type: 'stopped', reason: 'logout' });
      return farewell.over();
    },
    close() {
      farewell.cut();
      apply({ type: 'closed' });
    },
    state: () => machine.state,
    call: createCall({
      calls,
      obstacle,
      token: () => login?.token,
      ignore: receiver.ignore,
      onUnsendable: lose,
    }),
    onState: (listener) => states.add(listener),
    onEvent: (listener) => events.add(listener),
    wake,
    report: () => ({
      connections,
      waitingCalls: calls.size(),
      ignored: receiver.ignored(),
    }),
  };
}

/** @returns 0 to 1. */
function fraction(random: GatewayOptions['random']): number {
  const [high = 0, low = 0] = random(new Uint8Array(2));
  return (high * 256 + low) / 65_535;
}
