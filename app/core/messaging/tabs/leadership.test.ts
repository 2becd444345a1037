import { describe, expect, test } from 'vitest';
import { createModelLocks } from '../../../../tests/support/modelBrowser.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import type { LockOptions, TabLock } from '../../../platform/tabLock.ts';
import { createLeadership } from './leadership.ts';

function setUp() {
  const time = createVirtualClock();
  const lockOf = createModelLocks(time.timers);
  const join = (lock: TabLock = lockOf('account')) => {
    const log: string[] = [];
    const leadership = createLeadership({
      lock,
      onLead: () => log.push('lead'),
      onFollow: () => log.push('follow'),
    });
    return { ...leadership, log };
  };
  return { time, join };
}

/** A lock whose answers the test gives by hand. */
function lockByHand() {
  const requests: (LockOptions & { isReleased: boolean })[] = [];
  const lock: TabLock = {
    request(options) {
      const request = { ...options, isReleased: false };
      requests.push(request);
      return {
        release() {
          request.isReleased = true;
        },
      };
    },
  };
  return { lock, requests };
}

describe('one tab of an account leads', () => {
  test('the first to come does, and the others wait', async () => {
    const { time, join } = setUp();
    const first = join();
    const second = join();
    await time.pass(10);
    expect(first.log).toEqual(['lead']);
    expect(second.log).toEqual([]);
    expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
  });

  test('when it goes, the one that has waited longest follows it', async () => {
    const { time, join } = setUp();
    const tabs = [join(), join(), join()];
    await time.pass(10);
    tabs[0]?.close();
    await time.pass(10);
    expect(tabs.map(({ log }) => log)).toEqual([['lead'], ['lead'], []]);
    tabs[1]?.close();
    await time.pass(10);
    expect(tabs.map(({ log }) => log)).toEqual([['lead'], ['lead'], ['lead']]);
  });

  test('a tab that was closed while it waited never leads', async () => {
    const { time, join } = setUp();
    const first = join();
    const second = join();
    const third = join();
    await time.pass(10);
    second.close();
    first.close();
    await time.pass(10);
    expect(second.log).toEqual([]);
    expect(third.log).toEqual(['lead']);
  });
});

describe('taking over', () => {
  test('makes the leader follow, and it leads again once the thief is gone', async () => {
    const { time, join } = setUp();
    const first = join();
    const second = join();
    await time.pass(10);
    second.takeOver();
    await time.pass(10);
    expect(first.log).toEqual(['lead', 'follow']);
    expect(second.log).toEqual(['lead']);
    second.close();
    await time.pass(10);
    expect(first.log).toEqual(['lead', 'follow', 'lead']);
  });

  test('changes nothing for a tab that leads or is closed', async () => {
    const { time, join } = setUp();
    const first = join();
    const second = join();
    await time.pass(10);
    first.takeOver();
    second.close();
    second.takeOver();
    await time.pass(10);
    expect(first.log).toEqual(['lead']);
    expect(second.log).toEqual([]);
  });

  test('by all at once leaves exactly one leader', async () => {
    const { time, join } = setUp();
    const tabs = [join(), join(), join(), join()];
    await time.pass(10);
    for (const tab of tabs) tab.takeOver();
    await time.pass(10);
    expect(tabs.filter((tab) => tab.isLeading())).toHaveLength(1);
    for (const { log, isLeading } of tabs) {
      expect(log.at(-1) ?? 'follow').toBe(isLeading() ? 'lead' : 'follow');
    }
  });

  test('of a lock that is stolen before it was used makes the tab wait, not lead', () => {
    const { lock, requests } = lockByHand();
    const { join } = setUp();
    const tab = join(lock);
    tab.takeOver();
    requests[1]?.onLost();
    expect(tab.log).toEqual([]);
    expect(requests).toHaveLength(3);
    expect(requests[2]).toMatchObject({ steal: false, isReleased: false });
    requests[2]?.onHeld();
    expect(tab.log).toEqual(['lead']);
  });

  test('ignores callbacks of a request it has given up', () => {
    const { lock, requests } = lockByHand();
    const { join } = setUp();
    const tab = join(lock);
    tab.takeOver();
    expect(requests[0]?.isReleased).toBe(true);
    requests[0]?.onHeld();
    requests[0]?.onLost();
    expect(tab.log).toEqual([]);
    requests[1]?.onHeld();
    expect(tab.log).toEqual(['lead']);
  });
});

describe('a browser that gives no lock', () => {
  test('lets every tab lead', () => {
    const { lock, requests } = lockByHand();
    const { join } = setUp();
    const tab = join(lock);
    requests[0]?.onDenied();
    expect(tab.log).toEqual(['lead']);
    expect(requests).toHaveLength(1);
  });

  test('takes nothing back from a tab that is closed', () => {
    const { lock, requests } = lockByHand();
    const { join } = setUp();
    const tab = join(lock);
    tab.close();
    requests[0]?.onDenied();
    requests[0]?.onHeld();
    expect(tab.log).toEqual([]);
    expect(requests[0]?.isReleased).toBe(true);
  });
});
