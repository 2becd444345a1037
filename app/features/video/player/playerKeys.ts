import { type PlaybackRate, playbackRates } from '../../../parts/playback/watching.ts';

export type PlayerAction =
  | { type: 'press' | 'mute' | 'fullScreen' | 'captions' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'faster' | 'slower' };

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { type: 'press' },
  k: { type: 'press' },
  ArrowLeft: { type: 'seekBy', seconds: -5 },
  ArrowRight: { type: 'seekBy', seconds: 5 },
  j: { type: 'seekBy', seconds: -10 },
  l: { type: 'seekBy', seconds: 10 },
  m: { type: 'mute' },
  f: { type: 'fullScreen' },
  c: { type: 'captions' },
  '<': { type: 'slower' },
  '>': { type: 'faster' },
};

/** @returns what a key does to a player; null for nothing. */
export function actionOf(key: string): PlayerAction | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? (actions[name] ?? null) : null;
}

/** @returns the next speed up or down, or the same at the end. */
export function rateBeside(rate: PlaybackRate, step: 1 | -1): PlaybackRate {
  return playbackRates[playbackRates.indexOf(rate) + step] ?? rate;
}
