import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../lib/limits.ts';
import { currentToast, showToast, subscribeToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('showToast', () => {
  it('shows one at a time, each for its whole time', () => {
    const onChange = vi.fn();
    const stop = subscribeToasts(onChange);
    showToast('Copied', { done: true });
    vi.advanceTimersByTime(limits.toast - 1);
    showToast('Saved');
    expect(currentToast()).toMatchObject({ text: 'Saved', done: false });
    vi.advanceTimersByTime(limits.toast - 1);
    expect(currentToast()?.text).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
  });

  it('gives the same sentence a new id, so that it is announced again', () => {
    showToast('Copied');
    const first = currentToast()?.id;
    showToast('Copied');
    expect(currentToast()?.id).not.toBe(first);
  });
});
