import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** As long as a phone waits for the second tap of two, in milliseconds. */
const pause = 300;
/** How long it is said how far taps went. */
const told = 700;
/** Seconds that each tap at a side is worth. */
const step = 10;

/** How far taps at one side of the film went so far. */
export type Leap = { side: 'left' | 'right'; seconds: number };

type Taps = {
  leap: Leap | null;
  stageProps: {
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
};

type Options = {
  onTap: (by: 'finger' | 'mouse') => void;
  /** @param seconds below zero for back */
  onLeap: (seconds: number) => void;
};

/** What taps on a film mean: one shows the controls, the second and those after it at a side leap 10 seconds. */
export function useTaps({ onTap, onLeap }: Options): Taps {
  const [leap, setLeap] = useState<Leap | null>(null);
  const last = useRef({ at: 0, side: '' });
  const byFinger = useRef(false);
  useEffect(() => {
    if (!leap) return;
    const timer = setTimeout(() => setLeap(null), told);
    return () => clearTimeout(timer);
  }, [leap]);
  return {
    leap,
    stageProps: {
      onPointerUp(event) {
        byFinger.current = event.pointerType !== 'mouse';
      },
      onClick(event) {
        if (!byFinger.current) return onTap('mouse');
        const side = sideOf(event);
        const now = event.timeStamp;
        const isSecond =
          side !== null && side === last.current.side && now - last.current.at < pause;
        last.current = { at: now, side: side ?? '' };
        if (!isSecond && !(leap && leap.side === side)) return onTap('finger');
        const before = leap?.side === side ? leap.seconds : 0;
        if (side === null) return;
        setLeap({ side, seconds: before + step });
        onLeap(side === 'left' ? -step : step);
      },
    },
  };
}

/** @returns the outer two fifths it fell into; null between them */
function sideOf({ clientX, currentTarget }: MouseEvent<HTMLElement>): Leap['side'] | null {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  if (share < 0.4) return 'left';
  return share > 0.6 ? 'right' : null;
}
