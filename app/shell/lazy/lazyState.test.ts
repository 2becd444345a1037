import { describe, expect, it } from 'vitest';
import { type LazyFact, type LazyState, reduceLazy } from './lazyState.ts';

const Screen = () => null;
const run = (...facts: LazyFact[]): LazyState =>
  facts.reduce(reduceLazy, { status: 'waiting' } as LazyState);

describe('reduceLazy', () => {
  it('shows a placeholder only after the delay', () => {
    expect(run().status).toBe('waiting');
    expect(run({ type: 'delay-passed' }).status).toBe('slow');
  });

  it('offers to try again after a failure or the timeout', () => {
    expect(run({ type: 'delay-passed' }, { type: 'timeout-passed' }).status).toBe('failed');
    expect(run({ type: 'load-failed' }, { type: 'load-started' }).status).toBe('waiting');
  });

  it('shows a screen that arrives after its timeout', () => {
    expect(run({ type: 'timeout-passed' }, { type: 'loaded', Screen }).status).toBe('ready');
  });

  it('lets nothing take a ready screen away', () => {
    const ready = run({ type: 'loaded', Screen });
    const late: LazyFact[] = [
      { type: 'delay-passed' },
      { type: 'timeout-passed' },
      { type: 'load-failed' },
      { type: 'load-started' },
    ];
    for (const fact of late) expect(reduceLazy(ready, fact)).toBe(ready);
  });
});
