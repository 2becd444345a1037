// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerContainer } from './serviceWorker.ts';

type Installing = EventTarget & { state: string };

function makeContainer(options: { controlled: boolean; waiting?: boolean }) {
  const target = new EventTarget();
  const messages: unknown[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null as Installing | null,
    waiting: options.waiting ? { postMessage: (data: unknown) => messages.push(data) } : null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(target, {
    controller: options.controlled ? {} : null,
    register: vi.fn(async () => registration),
  });
  return { container: container as unknown as WorkerContainer, registration, messages, target };
}

function install(registration: EventTarget & { installing: Installing | null }): void {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
}

afterEach(() => vi.useRealTimers());

describe('registerWorker', () => {
  it('announces a new version, but not the first install', async () => {
    for (const controlled of [true, false]) {
      const { container, registration } = makeContainer({ controlled });
      const worker = await registerWorker('/sw.js', container);
      const onWaiting = vi.fn();
      worker.subscribe(onWaiting);
      install(registration);
      expect(onWaiting).toHaveBeenCalledTimes(controlled ? 1 : 0);
    }
  });

  it('tells the waiting version to take over, and waits until it has', async () => {
    const { container, messages, target } = makeContainer({ controlled: true, waiting: true });
    const worker = await registerWorker('/sw.js', container);
    expect(worker.isWaiting()).toBe(true);
    const took = worker.activate();
    expect(messages).toEqual([{ type: 'SKIP_WAITING' }]);
    target.dispatchEvent(new Event('controllerchange'));
    expect(await took).toBe(true);
  });

  it('gives up on a version that never takes over', async () => {
    vi.useFakeTimers();
    const { container } = makeContainer({ controlled: true, waiting: true });
    const worker = await registerWorker('/sw.js', container);
    const took = worker.activate();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await took).toBe(false);
  });

  it.each([
    ['installed', 'waiting'],
    ['redundant', 'failed'],
  ])('says what came of a look whose installation ends %s', async (state, outcome) => {
    const { container, registration } = makeContainer({ controlled: true });
    const worker = await registerWorker('/sw.js', container);
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    registration.installing = installing;
    const checked = worker.check();
    await Promise.resolve();
    installing.state = state;
    if (state === 'installed') registration.waiting = { postMessage: () => 0 };
    installing.dispatchEvent(new Event('statechange'));
    expect(await checked).toBe(outcome);
  });

  it('stays quiet where workers are missing, blocked or broken', async () => {
    const { container, registration } = makeContainer({ controlled: true });
    registration.update.mockRejectedValue(new TypeError('offline'));
    const failing = { ...container, register: vi.fn().mockRejectedValue(new Error('blocked')) };
    const blocked = failing as unknown as WorkerContainer;
    for (const given of [undefined, blocked, container]) {
      const worker = await registerWorker('/sw.js', given);
      expect(await worker.check()).toBe(given === container ? 'failed' : 'none');
      expect(worker.isWaiting()).toBe(false);
      expect(await worker.activate()).toBe(false);
    }
  });
});
