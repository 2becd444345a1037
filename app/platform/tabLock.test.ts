import { describe, expect, test } from 'vitest';
import { webLock } from './tabLock.ts';

type Asked = {
  name: string;
  options: { steal?: boolean; signal?: AbortSignal };
  grant: () => Promise<unknown>;
  fail: (error: unknown) => void;
};

/** The browser's locks, each answer given by hand. */
function locksByHand() {
  const asked: Asked[] = [];
  const locks = {
    request: (name: string, options: Asked['options'], hold: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        const grant = () => {
          const held = hold();
          held.then(resolve);
          return held;
        };
        asked.push({ name, options, grant, fail: reject });
      }),
  };
  return { asked, locks: locks as unknown as LockManager };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function ask(options: { steal?: boolean } = {}) {
  const { asked, locks } = locksByHand();
  const log: string[] = [];
  const held = webLock('messages', { locks }).request({
    ...options,
    onHeld: () => log.push('held'),
    onLost: () => log.push('lost'),
    onDenied: () => log.push('denied'),
  });
  if (!asked[0]) throw new Error('Nothing was asked.');
  return { request: asked[0], log, held };
}

describe('a lock among tabs', () => {
  test('is held until it is released', async () => {
    const { request, log, held } = ask();
    expect(request.name).toBe('messages');
    expect(request.options.steal).toBe(undefined);
    let isOver = false;
    const over = request.grant().then(() => {
      isOver = true;
    });
    await settled();
    expect(log).toEqual(['held']);
    expect(isOver).toBe(false);
    held.release();
    await over;
    expect(log).toEqual(['held']);
  });

  test('that is no longer wanted is not waited for, and not held when it comes', async () => {
    const { request, log, held } = ask();
    held.release();
    expect(request.options.signal?.aborted).toBe(true);
    await request.grant();
    await settled();
    expect(log).toEqual([]);
  });

  test('may be stolen, which cannot be called off but is let go at once', async () => {
    const { request, log, held } = ask({ steal: true });
    // Browsers refuse the two together.
    expect(request.options).toEqual({ steal: true });
    held.release();
    await request.grant();
    expect(log).toEqual([]);
  });

  test('says when another tab took it', async () => {
    const { request, log, held } = ask();
    request.grant();
    request.fail(new DOMException('Lock broken by another request.', 'AbortError'));
    await settled();
    expect(log).toEqual(['held', 'lost']);
    held.release();
    expect(log).toEqual(['held', 'lost']);
  });

  test('says when the browser gives none', async () => {
    const { request, log } = ask();
    request.fail(new DOMException('Not from here.', 'SecurityError'));
    await settled();
    expect(log).toEqual(['denied']);
  });
});
