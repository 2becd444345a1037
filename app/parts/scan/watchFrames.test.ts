import { describe, expect, it } from 'vitest';
import { watchFrames } from './watchFrames.ts';

const image = {} as ImageData;

/** A watch over a clock that stands until it is moved; reading takes the time that is given. */
function watch(answers: (string | null | Error)[], { took = 0, hasPicture = true } = {}) {
  const said: string[] = [];
  const delays: number[] = [];
  let next: (() => void) | null = null;
  let time = 0;
  let reads = 0;
  let failures = 0;
  const stop = watchFrames({
    grab: () => (hasPicture ? image : null),
    async read() {
      time += took;
      const answer = answers[reads];
      reads += 1;
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
    onText: (text) => said.push(text),
    onFailed: () => {
      failures += 1;
    },
    timers: {
      set(callback, delay) {
        delays.push(delay);
        next = callback;
        return callback;
      },
      clear: () => {
        next = null;
      },
    },
    now: () => time,
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    said,
    delays,
    stop,
    settle,
    reads: () => reads,
    failures: () => failures,
    async frame() {
      next?.();
      await settle();
    },
  };
}

describe('watchFrames', () => {
  it('says what each frame says, eight times a second', async () => {
    const seen = watch(['a', null, 'b']);
    await seen.settle();
    await seen.frame();
    await seen.frame();
    expect([seen.said, seen.delays]).toEqual([
      ['a', 'b'],
      [125, 125, 125],
    ]);
  });

  it('reads nothing before the camera shows a picture, and looks again', async () => {
    const seen = watch(['a'], { hasPicture: false });
    await seen.settle();
    await seen.frame();
    expect([seen.reads(), seen.delays.length]).toEqual([0, 2]);
  });

  it('keeps its pace where a frame takes long, and rests half of the time where it takes longer', async () => {
    const long = watch([null], { took: 40 });
    const longer = watch([null], { took: 300 });
    await long.settle();
    expect([long.delays, longer.delays]).toEqual([[85], [300]]);
  });

  it('ends when the reader does not load, and says so once', async () => {
    const seen = watch([new Error('chunk missing'), 'a']);
    await seen.settle();
    await seen.frame();
    expect([seen.failures(), seen.reads(), seen.said]).toEqual([1, 1, []]);
  });

  it('says nothing once it is stopped, not even of a frame that is being read', async () => {
    const seen = watch(['a', 'b']);
    seen.stop();
    await seen.settle();
    await seen.frame();
    expect([seen.said, seen.reads(), seen.delays]).toEqual([[], 1, []]);
  });

  it('says nothing of a failure once it is stopped', async () => {
    const seen = watch([new Error('chunk missing')]);
    seen.stop();
    await seen.settle();
    expect(seen.failures()).toBe(0);
  });
});
