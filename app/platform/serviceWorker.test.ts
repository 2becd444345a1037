// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerContainer } from './serviceWorker.ts';

type Fake = EventTarget & {
  state: string;
  postMessage: (data: unknown, ports?: MessagePort[]) => void;
};

/** A version that says, when asked, which release it is. */
function makeVersion(release: string | null, state = 'installed') {
  const messages: unknown[] = [];
  const version: Fake = Object.assign(new EventTarget(), {
    state,
    postMessage(data: unknown, ports: MessagePort[] = []) {
      messages.push(data);
      if (release !== null) ports[0]?.postMessage(release);
    },
  });
  return { version, messages };
}

function makeContainer(options: { controlled?: boolean; waiting?: Fake; active?: Fake } = {}) {
  const target = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing: null as Fake | null,
    waiting: options.waiting ?? null,
    active: options.active ?? makeVersion('aaa', 'activated').version,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(target, {
    controller: (options.controlled ?? true) ? {} : null,
    register: vi.fn(async () => registration),
  });
  return { container: container as unknown as WorkerContainer, registration, target };
}

const news = (data: unknown) => new MessageEvent('message', { data });

afterEach(() => vi.useRealTimers());

describe('registerWorker', () => {
  it('tells the waiting version to take over, and waits until it has', async () => {
    const { version, messages } = makeVersion('bbb');
    const { container, target } = makeContainer({ waiting: version });
    const worker = await registerWorker('/sw.js', container);
    const took = worker.activate('aaa');
    expect(messages).toEqual([{ type: 'SKIP_WAITING' }]);
    target.dispatchEvent(new Event('controllerchange'));
    expect(await took).toBe(true);
  });

  it('asks who is in charge where nobody tells', async () => {
    const { version } = makeVersion('bbb');
    const { container, registration } = makeContainer({ waiting: version });
    const worker = await registerWorker('/sw.js', container);
    vi.useFakeTimers();
    const took = worker.activate('aaa');
    registration.active = version;
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(await took).toBe(true);
  });

  it('counts a version that another window has let in a moment ago', async () => {
    const { container } = makeContainer({ active: makeVersion('bbb', 'activated').version });
    const worker = await registerWorker('/sw.js', container);
    expect(await worker.activate('aaa')).toBe(true);
  });

  it.each([
    ['the old version stays in charge', 'aaa'],
    ['nobody answers', null],
  ])('gives up on a version that never takes over: %s', async (_, active) => {
    vi.useFakeTimers();
    const { container } = makeContainer({
      waiting: makeVersion('bbb').version,
      active: makeVersion(active, 'activated').version,
    });
    const worker = await registerWorker('/sw.js', container);
    const took = worker.activate('aaa');
    await vi.advanceTimersByTimeAsync(4000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await took).toBe(false);
  });

  it('finds what waits, also for a page that no version controls', async () => {
    const { container } = makeContainer({
      controlled: false,
      waiting: makeVersion('bbb').version,
    });
    expect(await (await registerWorker('/sw.js', container)).check()).toBe('waiting');
  });

  it('follows an installation, and says why it failed', async () => {
    const { container, registration, target } = makeContainer();
    const worker = await registerWorker('/sw.js', container);
    const { version: installing } = makeVersion('bbb', 'installing');
    registration.installing = installing;
    const heard: unknown[] = [];
    const stop = worker.followInstall((one) => heard.push(one));
    const checked = worker.check();
    const progress = { type: 'INSTALL_PROGRESS', release: 'bbb', received: 1, total: 2 };
    target.dispatchEvent(news(progress));
    target.dispatchEvent(news({ type: 'OPEN', path: '/' }));
    await Promise.resolve();
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    target.dispatchEvent(news({ type: 'INSTALL_FAILED', release: 'bbb', problem: 'format' }));
    expect(await checked).toBe('format');
    stop();
    target.dispatchEvent(news(progress));
    expect(heard).toHaveLength(2);
  });

  it.each([
    ['installed', 'waiting'],
    ['redundant', 'download'],
  ])('says what came of a look whose installation ends %s', async (state, outcome) => {
    const { container, registration } = makeContainer();
    const worker = await registerWorker('/sw.js', container);
    const { version: installing } = makeVersion('bbb', 'installing');
    registration.installing = installing;
    const checked = worker.check();
    await Promise.resolve();
    installing.state = state;
    if (state === 'installed') registration.waiting = installing;
    vi.useFakeTimers();
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await checked).toBe(outcome);
  });

  it('tells when another page let a new version in, but not of the first of all', async () => {
    for (const controlled of [true, false]) {
      const { container, target } = makeContainer({ controlled });
      const worker = await registerWorker('/sw.js', container);
      const onTakeOver = vi.fn();
      const stop = worker.followTakeOver(onTakeOver);
      target.dispatchEvent(new Event('controllerchange'));
      expect(onTakeOver).toHaveBeenCalledTimes(controlled ? 1 : 0);
      stop();
      target.dispatchEvent(new Event('controllerchange'));
      expect(onTakeOver).toHaveBeenCalledTimes(controlled ? 1 : 0);
    }
  });

  it('stays quiet where workers are missing, blocked or broken', async () => {
    const { container, registration } = makeContainer();
    registration.update.mockRejectedValue(new TypeError('offline'));
    const failing = { ...container, register: vi.fn().mockRejectedValue(new Error('blocked')) };
    const blocked = Object.assign(new EventTarget(), failing) as unknown as WorkerContainer;
    for (const given of [blocked, container]) {
      const worker = await registerWorker('/sw.js', given);
      expect(await worker.check()).toBe(given === container ? 'download' : 'none');
      expect(await worker.activate('aaa')).toBe(false);
    }
  });
});
