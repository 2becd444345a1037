import { limits } from '../../lib/limits.ts';
import type { Timers } from '../../platform/timers.ts';

/** Finds out when a silent connection is dead: protocol reference, sections 1.5 and 8.3. */
export interface Heartbeat {
  start(): void;
  stop(): void;
  /** Something came in. */
  received(): void;
  /** What was asked has been answered. */
  answered(): void;
  /** Asks at once, and wants an answer soon. */
  wake(): void;
}

export type HeartbeatOptions = {
  clock: () => number;
  timers: Timers;
  ask: () => void;
  /** Nothing came in after asking: the connection is dead. */
  onSilence: () => void;
};

type Question = {
  until: number;
  timer: unknown;
  /** What had come in when it was asked. */
  receivedBefore: number;
  isExtended: boolean;
};

export function createHeartbeat({ clock, timers, ask, onSilence }: HeartbeatOptions): Heartbeat {
  let tickTimer: unknown = null;
  let lastTick = 0;
  let lastHeard = 0;
  let receivedCount = 0;
  let question: Question | null = null;

  const forget = (): void => {
    if (question) timers.clear(question.timer);
    question = null;
  };
  const wait = (delay: number, isExtended: boolean): void => {
    forget();
    const timer = timers.set(judge, delay);
    question = { until: clock() + delay, timer, receivedBefore: receivedCount, isExtended };
  };
  const judge = (): void => {
    const asked = question;
    question = null;
    if (!asked || receivedCount > asked.receivedBefore) return;
    // The page was frozen meanwhile: an answer may lie in the queue behind this timer.
    const isLate = clock() - asked.until > limits.heartbeat;
    if (isLate && !asked.isExtended) wait(limits.wakeAnswer, true);
    else onSilence();
  };
  const askWithin = (delay: number): void => {
    if (question && question.until <= clock() + delay) return;
    const isNew = question === null;
    wait(delay, false);
    if (isNew) ask();
  };
  const tick = (): void => {
    const now = clock();
    const passed = now - lastTick;
    lastTick = now;
    tickTimer = timers.set(tick, limits.heartbeat);
    // A clock that was set back cannot measure how long it has been quiet.
    if (passed > limits.sleepGap || passed < 0) {
      lastHeard = Math.min(lastHeard, now);
      askWithin(limits.wakeAnswer);
    } else if (now - lastHeard > limits.heartbeatIdle) askWithin(limits.heartbeatAnswer);
  };
  const stop = (): void => {
    forget();
    timers.clear(tickTimer);
    tickTimer = null;
  };

  return {
    start() {
      stop();
      lastTick = lastHeard = clock();
      tickTimer = timers.set(tick, limits.heartbeat);
    },
    stop,
    received() {
      lastHeard = clock();
      receivedCount += 1;
    },
    answered: forget,
    wake() {
      if (tickTimer !== null) askWithin(limits.wakeAnswer);
    },
  };
}
