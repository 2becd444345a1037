// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeWake } from './wake.ts';

afterEach(() => vi.restoreAllMocks());

describe('subscribeWake', () => {
  it('tells when the network, the page or its life comes back, until it is undone', () => {
    const onWake = vi.fn();
    const stop = subscribeWake(onWake);
    const comeBack = () => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('pageshow'));
      document.dispatchEvent(new Event('resume'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    comeBack();
    expect(onWake).toHaveBeenCalledTimes(4);
    stop();
    comeBack();
    expect(onWake).toHaveBeenCalledTimes(4);
  });

  it('is silent while the page goes away', () => {
    const onWake = vi.fn();
    const stop = subscribeWake(onWake);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    expect(onWake).not.toHaveBeenCalled();
    stop();
  });
});
