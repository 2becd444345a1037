import { clientErrors, gatewayErrors } from '../../contract/gateway/errors.ts';
import type { GatewayFrame } from '../../contract/gateway/frames.ts';
import type { Timers } from '../../platform/timers.ts';
import type { GatewayFailureKind } from './gatewayClient.ts';

export type CallOutcome =
  | { ok: true; data: string }
  | { ok: false; kind: GatewayFailureKind; code: number; message: string };

/** A call to be sent. `done` is called exactly once, unless it could not be sent. */
export type PendingCall = {
  name: string;
  data: string;
  /** Milliseconds. */
  deadline: number;
  /** Whether it may wait and be sent once more when the gateway answers that it is not ready. */
  mayWait: boolean;
  done: (outcome: CallOutcome) => void;
};

/** A call on its way; its id changes when it is sent once more. */
export type SentCall = { readonly id: string };

/** What timers of browsers can hold; a longer delay would be none at all. */
const longestTimer = 2 ** 31 - 1;

/** The calls that wait for an answer. Codes: protocol reference, sections 1.4 and 3.0.2. */
export interface PendingCalls {
  size(): number;
  /** @returns what `cancel` takes, or null when it could not be sent: then `done` is never called. */
  add(call: PendingCall): SentCall | null;
  /** The caller no longer wants to know. */
  cancel(sent: SentCall): void;
  /** @returns false when no call waits for it. */
  answer(frame: Pick<GatewayFrame, 'operationID' | 'errCode' | 'errMsg' | 'data'>): boolean;
  /** An answer came that cannot be read. @returns false when no call waits for it. */
  answerUnreadable(operationID: string): boolean;
  /** Sends what waits for the gateway to be ready. */
  resume(): void;
  /** The connection is gone: settles all calls, as 111 those that the gateway may have seen. */
  settleAll(): void;
}

export type PendingCallsOptions = {
  timers: Timers;
  newId: () => string;
  /** @returns whether it went out. */
  send: (name: string, operationID: string, data: string) => boolean;
};

type Entry = {
  id: string;
  call: PendingCall;
  timer: unknown;
  /** The code of the refusal after which it waits. */
  waitsFor: number | null;
  mayWait: boolean;
};

export function createPendingCalls({ timers, newId, send }: PendingCallsOptions): PendingCalls {
  const entries = new Map<string, Entry>();

  const settle = (id: string, outcome: CallOutcome): boolean => {
    const entry = entries.get(id);
    if (!entry) return false;
    entries.delete(entry.id);
    timers.clear(entry.timer);
    entry.call.done(outcome);
    return true;
  };
  const giveUp = (entry: Entry, code: number): void => {
    const isUnseen = entry.waitsFor !== null;
    settle(entry.id, failure(isUnseen ? 'not-sent' : 'unknown', entry.waitsFor ?? code));
  };

  return {
    size: () => entries.size,
    add(call) {
      const id = newId();
      const entry: Entry = { id, call, timer: null, waitsFor: null, mayWait: call.mayWait };
      entry.timer = timers.set(() => giveUp(entry, 0), Math.min(call.deadline, longestTimer));
      entries.set(id, entry);
      if (send(call.name, id, call.data)) return entry;
      entries.delete(id);
      timers.clear(entry.timer);
      return null;
    },
    cancel({ id }) {
      settle(id, failure('cancelled', 0));
    },
    answer({ operationID, errCode, errMsg, data }) {
      const entry = entries.get(operationID);
      if (!entry || entry.waitsFor !== null) return entry !== undefined;
      if (errCode === 0) return settle(operationID, { ok: true, data });
      if (!isNotReady(errCode)) return settle(operationID, failure('refused', errCode, errMsg));
      if (!entry.mayWait) return settle(operationID, failure('not-sent', errCode, errMsg));
      entry.waitsFor = errCode;
      entry.mayWait = false;
      return true;
    },
    answerUnreadable(operationID) {
      const entry = entries.get(operationID);
      if (!entry || entry.waitsFor !== null) return entry !== undefined;
      return settle(operationID, failure('unknown', 0));
    },
    resume() {
      for (const entry of [...entries.values()]) {
        if (entry.waitsFor === null || !entries.has(entry.id)) continue;
        entries.delete(entry.id);
        // A late copy of the refusal must not count as the answer to the second try.
        entry.id = newId();
        entries.set(entry.id, entry);
        if (send(entry.call.name, entry.id, entry.call.data)) entry.waitsFor = null;
        else giveUp(entry, clientErrors.notConnected);
      }
    },
    settleAll() {
      for (const entry of [...entries.values()]) giveUp(entry, clientErrors.closed);
    },
  };
}

/** The gateway has not looked at the call: it can be sent again without harm. */
function isNotReady(code: number): boolean {
  return code === gatewayErrors.notLoggedIn || code === gatewayErrors.notLoaded;
}

function failure(kind: GatewayFailureKind, code: number, message = ''): CallOutcome {
  return { ok: false, kind, code, message };
}
