import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** A step that is over when the test wants it. */
function stepOf(name: string, log: string[]) {
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const step = async (): Promise<void> => {
    log.push(`${name} begins`);
    await over;
    log.push(`${name} ends`);
  };
  return { step, finish };
}
const settled = () => new Promise(setImmediate);

it('begins steps that go together at once, in their order', () => {
  const log: string[] = [];
  const turns = createTurns();
  for (const name of ['a', 'b']) turns.together(stepOf(name, log).step);
  expect(log).toEqual(['a begins', 'b begins']);
});

it('has a step that is alone wait for all before it, and all others for that step', async () => {
  const log: string[] = [];
  const turns = createTurns();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => stepOf(name, log));
  if (!a || !b || !c || !d) throw new Error('There are four steps.');
  turns.together(a.step);
  turns.alone(b.step);
  turns.together(c.step);
  turns.alone(d.step);
  for (const one of [d, c, b, a]) {
    one.finish();
    await settled();
  }
  expect(log.map((line) => line.replace(' ends', '.').replace(' begins', ''))).toEqual([
    'a',
    'a.',
    'b',
    'b.',
    'c',
    'c.',
    'd',
    'd.',
  ]);
});

it('goes on behind a step that failed', async () => {
  const turns = createTurns();
  const failing = turns.alone(() => Promise.reject(new Error('no room')));
  const next = turns.together(async () => 'kept');
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('kept');
});
