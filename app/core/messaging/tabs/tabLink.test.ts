import { describe, expect, test } from 'vitest';
import { createModelChannels } from '../../../../tests/support/messaging/modelTabs.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { Timers } from '../../../platform/timers.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { createTabLink } from './tabLink.ts';
import type { Broadcast, Command } from './tabMessage.ts';

const load: Command = { name: 'load-members', groupID: 'walkers' };

function setUp() {
  const time = createVirtualClock();
  const channelOf = createModelChannels(time.timers);
  let ids = 0;
  const join = () => {
    const tab = {
      isLeading: false,
      isVisible: true,
      done: [] as string[],
      broadcasts: [] as Broadcast[],
      silences: 0,
      newcomers: 0,
      result: (): Promise<unknown> => Promise.resolve(),
      /** While it sleeps, messages and timers wait. */
      missed: null as (() => void)[] | null,
      pings: 0,
    };
    const awake = (callback: () => void): void => {
      if (tab.missed) tab.missed.push(callback);
      else callback();
    };
    const room = channelOf('account');
    let isClosed = false;
    const channel: TabChannel = {
      send(message) {
        // As a BroadcastChannel does.
        if (isClosed) throw new DOMException('Channel is closed', 'InvalidStateError');
        if ((message as { type: string }).type === 'ping') tab.pings += 1;
        room.send(message);
      },
      subscribe: (listener) => room.subscribe((message) => awake(() => listener(message))),
      close() {
        isClosed = true;
        room.close();
      },
    };
    const timers: Timers = {
      set: (callback, delay) => time.timers.set(() => awake(callback), delay),
      clear: time.timers.clear,
    };
    const link = createTabLink({
      channel,
      timers,
      newId: () => `id${++ids}`,
      isLeading: () => tab.isLeading,
      isVisible: () => tab.isVisible,
      run(command) {
        tab.done.push(command.name);
        return tab.result();
      },
      onBroadcast: (broadcast) => tab.broadcasts.push(broadcast),
      onLeader: () => undefined,
      onWatched: () => undefined,
      onSilence: () => {
        tab.silences += 1;
      },
      onNewcomer: () => {
        tab.newcomers += 1;
      },
    });
    return { ...link, tab, channel };
  };
  return { time, join, leader: join(), follower: join() };
}

describe('the tabs of one account', () => {
  test('the leader does what a follower asks, and the follower gets the outcome', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    leader.tab.result = () =>
      Promise.reject(new GatewayError('GetGroupMemberList', 'refused', 201));
    const asked = follower.ask(load).catch((error: unknown) => error);
    await time.pass(10);
    expect(leader.tab.done).toEqual(['load-members']);
    expect(await asked).toMatchObject({ kind: 'refused', code: 201 });
  });

  test('what nobody answered is asked again of the next leader', async () => {
    const { time, leader, follower } = setUp();
    const asked = follower.ask(load);
    await time.pass(100);
    expect(leader.tab.done).toEqual([]);
    leader.tab.isLeading = true;
    leader.lead();
    await time.pass(10);
    await asked;
    expect(leader.tab.done).toEqual(['load-members']);
  });

  test('a follower that takes over does what it asked for itself', async () => {
    const { time, follower } = setUp();
    const asked = follower.ask(load);
    follower.tab.isLeading = true;
    follower.lead();
    await time.pass(10);
    await asked;
    expect(follower.tab.done).toEqual(['load-members']);
  });

  test('a leader that stays silent for two seconds is given up, by a page that is seen', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    follower.probe();
    await time.pass(3_000);
    expect(follower.tab.silences).toBe(0);
    leader.tab.isLeading = false;
    follower.tab.isVisible = false;
    follower.probe();
    await time.pass(3_000);
    expect(follower.tab.silences).toBe(0);
    follower.tab.isVisible = true;
    follower.probe();
    await time.pass(3_000);
    expect(follower.tab.silences).toBe(1);
  });

  test('closing fails what still waits and leaves no timer', async () => {
    const { time, follower } = setUp();
    const asked = follower.ask(load).catch((error: unknown) => error);
    follower.close();
    expect(await asked).toMatchObject({ kind: 'cancelled' });
    await time.pass(10);
    expect(time.waiting()).toBe(0);
  });
});

describe('a leader that sleeps', () => {
  test('is found out by a page that is seen, also when it wants nothing', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    follower.probe();
    await time.pass(60_000);
    expect(follower.tab.silences).toBe(0);
    leader.tab.missed = [];
    await time.pass(8_000);
    expect(follower.tab.silences).toBe(1);
  });

  test('is left in peace by pages nobody sees', async () => {
    const { time, follower } = setUp();
    follower.tab.isVisible = false;
    follower.probe();
    await time.pass(60_000);
    expect(follower.tab.pings).toBe(4);
    expect(follower.tab.silences).toBe(0);
  });

  test('is not what a page that slept itself takes it for', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    follower.probe();
    follower.tab.missed = [];
    await time.pass(30_000);
    const missed = follower.tab.missed;
    follower.tab.missed = null;
    // What it waited for itself comes first.
    for (const callback of missed.reverse()) callback();
    await time.pass(5_000);
    expect(follower.tab.silences).toBe(0);
  });

  test('and wakes when another leads leaves what it was asked to the other', async () => {
    const { time, join, leader, follower } = setUp();
    const third = join();
    leader.tab.isLeading = true;
    let cutShort: (error: unknown) => void = () => undefined;
    leader.tab.result = () =>
      new Promise((_, reject) => {
        cutShort = reject;
      });
    const asked = third.ask(load).then(
      () => 'done',
      () => 'failed',
    );
    await time.pass(10);
    expect(leader.tab.done).toEqual(['load-members']);
    let answer: () => void = () => undefined;
    follower.tab.result = () =>
      new Promise((resolve) => {
        answer = () => resolve(undefined);
      });
    follower.tab.isLeading = true;
    follower.lead();
    leader.tab.isLeading = false;
    cutShort(new GatewayError('GetGroupMemberList', 'unknown', 111));
    await time.pass(10);
    answer();
    await time.pass(10);
    expect(await asked).toBe('done');
    expect(follower.tab.done).toEqual(['load-members']);
  });

  test('still says what it was refused', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    let refuse: (error: unknown) => void = () => undefined;
    leader.tab.result = () =>
      new Promise((_, reject) => {
        refuse = reject;
      });
    const asked = follower.ask(load).catch((error: unknown) => error);
    await time.pass(10);
    leader.tab.isLeading = false;
    refuse(new GatewayError('GetGroupMemberList', 'refused', 1001));
    await time.pass(10);
    expect(await asked).toMatchObject({ kind: 'refused', code: 1001 });
  });
});

describe('tabs that come and go', () => {
  test('get the current status when they come, and when they come back', async () => {
    const { time, join, leader } = setUp();
    leader.tab.isLeading = true;
    await time.pass(10);
    expect(leader.tab.newcomers).toBe(1);
    const third = join();
    await time.pass(10);
    third.watch(['single_ben']);
    await time.pass(10);
    expect(leader.tab.newcomers).toBe(2);
    third.greet();
    await time.pass(10);
    expect(leader.tab.newcomers).toBe(3);
    expect(leader.isWatched('single_ben')).toBe(true);
  });

  test('leave nothing behind for the next leader', async () => {
    const { time, join, leader, follower } = setUp();
    const third = join();
    leader.watch(['single_ann']);
    third.watch(['single_ben']);
    await time.pass(10);
    expect(follower.isWatched('single_ann')).toBe(true);
    // Gone without a word.
    leader.channel.close();
    follower.tab.isLeading = true;
    follower.lead();
    await time.pass(10);
    expect(follower.isWatched('single_ann')).toBe(false);
    expect(follower.isWatched('single_ben')).toBe(true);
    third.close();
    await time.pass(10);
    expect(follower.isWatched('single_ben')).toBe(false);
  });

  test('that close while they do what another asked say nothing more', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    let finish: () => void = () => undefined;
    leader.tab.result = () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      });
    const asked = follower.ask(load);
    await time.pass(10);
    leader.close();
    leader.channel.close();
    finish();
    await time.pass(10);
    follower.tab.isLeading = true;
    follower.lead();
    await asked;
    expect(follower.tab.done).toEqual(['load-members']);
  });

  test('of another release are not understood, and do no harm', async () => {
    const { time, leader, follower, join } = setUp();
    const stranger = join();
    leader.tab.isLeading = true;
    for (const message of [null, 'hello', 7, {}, { type: 'ping' }, { type: 'dance', from: 'x' }]) {
      stranger.channel.send(message ?? { from: null });
    }
    await time.pass(10);
    const asked = follower.ask(load);
    await time.pass(10);
    await asked;
    expect(leader.tab.done).toEqual(['load-members']);
  });
});

describe('what the leader answers', () => {
  test('is the value, as it is cloned between tabs', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    leader.tab.result = () => Promise.resolve({ groups: ['walkers', 'readers'] });
    const asked = follower.ask(load);
    await time.pass(10);
    expect(await asked).toEqual({ groups: ['walkers', 'readers'] });
  });

  test('keeps what the gateway said of a refusal', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    leader.tab.result = () =>
      Promise.reject(new GatewayError('JoinGroup', 'refused', 809, 'The group is full.'));
    const asked = follower.ask(load).catch((error: unknown) => error);
    await time.pass(10);
    expect(await asked).toBeInstanceOf(GatewayError);
    expect(await asked).toMatchObject({
      functionName: 'JoinGroup',
      kind: 'refused',
      code: 809,
      message: 'The group is full.',
    });
  });

  test('is not what a tab of an older release says, which answered without a value', async () => {
    const { time, join, leader, follower } = setUp();
    const older = join();
    const asked = follower.ask(load);
    let isAnswered = false;
    asked.then(() => {
      isAnswered = true;
    });
    for (const id of ['id1', 'id2', 'id3', 'id4', 'id5']) {
      older.channel.send({ type: 'answer', from: 'older', to: 'id2', id, failure: null });
    }
    await time.pass(10);
    expect(isAnswered).toBe(false);
    leader.tab.isLeading = true;
    leader.tab.result = () => Promise.resolve('now');
    leader.lead();
    await time.pass(10);
    expect(await asked).toBe('now');
  });
});
