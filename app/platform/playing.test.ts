// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { countPlayer, isPlaying } from './playing.ts';

const player = (kind: 'video' | 'audio', state: { paused: boolean; muted?: boolean }) =>
  Object.defineProperties(document.createElement(kind), {
    paused: { get: () => state.paused },
    muted: { get: () => state.muted ?? false },
  });

it('notices what is heard, in the page and beside it', () => {
  expect(isPlaying()).toBe(false);
  document.body.append(player('video', { paused: false, muted: true }));
  expect(isPlaying()).toBe(false);
  const state = { paused: false };
  document.body.append(player('video', state));
  expect(isPlaying()).toBe(true);
  state.paused = true;
  expect(isPlaying()).toBe(false);
  const beside = { paused: false };
  countPlayer(player('audio', beside));
  expect(isPlaying()).toBe(true);
  beside.paused = true;
  expect(isPlaying()).toBe(false);
  document.body.innerHTML = '';
});
