import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { watchMedia } from '../../platform/media.ts';
import { isVisible, subscribeVisible } from '../../platform/visibility.ts';
import { type RotationEvent, rotationAfter, standOf } from './rotation.ts';

const lessMotion = watchMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets pictures follow by themselves where the operator has asked for it, until anything happens.
 * @param rotate seconds; 0 for never. @param next shows the picture that follows
 */
export function useRotation(
  rotate: number,
  count: number,
  next: () => void,
): {
  /** Whether there is anything to pause. */
  isOffered: boolean;
  isRotating: boolean;
  tell: (event: RotationEvent) => void;
} {
  const isStill = useSyncExternalStore(lessMotion.subscribe, lessMotion.matches);
  const stand = standOf(rotate, count, isStill);
  const [rotation, tell] = useReducer(rotationAfter, 'rotating');
  const isActive = useIsActiveScreen();
  const isSeen = useSyncExternalStore(subscribeVisible, isVisible);
  const isAway = !isActive || !isSeen;
  useEffect(() => {
    if (isAway) tell('away');
  }, [isAway]);
  const isRotating = stand !== null && rotation === 'rotating' && !isAway;
  const follow = useEffectEvent(next);
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => follow(), stand);
    return () => clearInterval(timer);
  }, [isRotating, stand]);
  return { isOffered: stand !== null, isRotating, tell };
}
