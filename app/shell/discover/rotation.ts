/** Whether pictures follow by themselves. */
export type Rotation = 'rotating' | 'stopped';

/** What may happen to the carousel. `pressed`: its own button. */
export type RotationEvent = 'focus' | 'hover' | 'touch' | 'moved' | 'away' | 'pressed';

/** Pictures that follow faster than this cannot be looked at; in seconds. */
const leastStand = 5;

/** @returns how it goes on: whatever happens stops it, and nothing but its button starts it again. */
export function rotationAfter(rotation: Rotation, event: RotationEvent): Rotation {
  return rotation === 'stopped' && event === 'pressed' ? 'rotating' : 'stopped';
}

/**
 * @param rotate seconds, as the platform has it; 0 for never
 * @returns milliseconds that each picture stands; null where none follows by itself
 */
export function standOf(rotate: number, count: number, isStill: boolean): number | null {
  return rotate <= 0 || count < 2 || isStill ? null : Math.max(rotate, leastStand) * 1000;
}

/** @returns the index of the picture a number of steps on; after the last comes the first. */
export function stepFrom(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
