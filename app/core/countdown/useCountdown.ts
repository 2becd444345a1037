import { useCallback, useEffect, useState } from 'react';
import { sessionStore } from '../../platform/storage.ts';
import { subscribeVisible } from '../../platform/visibility.ts';
import { type Countdown, readCountdown, secondsLeft, writeCountdown } from './countdowns.ts';

type Running = {
  /** Whole seconds left; 0 while nothing has to be waited for. */
  seconds: number;
  start: (seconds: number) => void;
};

/**
 * A wait that survives a reload of the page.
 * @param name tells waits apart, such as `sms:register`.
 */
export function useCountdown(name: string): Running {
  const [seconds, setSeconds] = useState(0);
  // Counts up when a wait starts, so that the effect below takes it over.
  const [startedTimes, setStartedTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is read from the store.
  useEffect(() => {
    const countdown = readCountdown(sessionStore, name, Date.now());
    if (!countdown) {
      setSeconds(0);
      return;
    }
    return follow(countdown, setSeconds);
  }, [name, startedTimes]);

  const start = useCallback(
    (length: number) => {
      const now = Date.now();
      const countdown = { endsAt: now + length * 1000, seconds: length };
      writeCountdown(sessionStore, name, countdown, now);
      setStartedTimes((times) => times + 1);
    },
    [name],
  );
  return { seconds, start };
}

/** @returns the way to stop. */
function follow(countdown: Countdown, onChange: (seconds: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const left = secondsLeft(countdown, now);
    onChange(left);
    if (left > 0) timer = setTimeout(tick, (countdown.endsAt - now) % 1000 || 1000);
  };
  tick();
  // A phone that slept has missed its ticks.
  const unsubscribe = subscribeVisible(tick);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
