import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runPool } from './pool.ts';

describe('runPool', () => {
  it('does every item once, in order of start, never more than the width at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(20),
        fc.integer({ min: 0, max: 8 }),
        fc.scheduler(),
        async (count, width, scheduler) => {
          const started: number[] = [];
          let running = 0;
          let most = 0;
          const items = Array.from({ length: count }, (_, index) => index);
          const ended = runPool(items, width, async (item) => {
            started.push(item);
            running += 1;
            most = Math.max(most, running);
            await scheduler.schedule(Promise.resolve());
            running -= 1;
          });
          await scheduler.waitFor(ended);
          expect(started).toEqual(items);
          expect(most).toBeLessThanOrEqual(Math.max(1, width));
        },
      ),
    );
  });

  it('starts nothing after a failure, and waits for what is running before it tells', async () => {
    const started: string[] = [];
    const ended: string[] = [];
    const waiting: (() => void)[] = [];
    const pool = runPool(['slow', 'broken', 'never'], 2, async (item) => {
      started.push(item);
      if (item === 'broken') throw new Error('broken');
      await new Promise<void>((done) => void waiting.push(done));
      ended.push(item);
    });
    const outcome = pool.then(
      () => 'done',
      (error: Error) => `${error.message} after ${ended.join()}`,
    );
    for (const finish of waiting) finish();
    expect(await outcome).toBe('broken after slow');
    expect(started).toEqual(['slow', 'broken']);
  });
});
