import { expect, it } from 'vitest';
import { playAlone } from './playAlone.ts';

const player = (name: string, log: string[]): HTMLMediaElement =>
  ({ pause: () => log.push(`pause ${name}`) }) as unknown as HTMLMediaElement;

it('pauses what else is playing, and nothing that begins again', () => {
  const log: string[] = [];
  const one = player('one', log);
  const two = player('two', log);
  playAlone(one);
  playAlone(one);
  expect(log).toEqual([]);
  playAlone(two);
  expect(log).toEqual(['pause one']);
  playAlone(one);
  expect(log).toEqual(['pause one', 'pause two']);
});
