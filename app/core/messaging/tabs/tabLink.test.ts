import { describe, expect, test } from 'vitest';
import { joinModelTabs, load } from '../../../../tests/support/messaging/modelTabLinks.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';

describe('the tabs of one account', () => {
  test('the leader does what a follower asks, and the follower gets the outcome', async () => {
    const { time, leader, follower } = joinModelTabs();
    leader.tab.isLeading = true;
    leader.tab.result = () =>
      Promise.reject(new GatewayError('GetGroupMemberList', 'refused', 201));
    const asked = follower.ask(load).catch((error: unknown) => error);
    await time.pass(10);
    expect(leader.tab.done).toEqual(['load-list']);
    expect(await asked).toMatchObject({ kind: 'refused', code: 201 });
  });

  test('what nobody answered is asked again of the next leader', async () => {
    const { time, leader, follower } = joinModelTabs();
    const asked = follower.ask(load);
    await time.pass(100);
    expect(leader.tab.done).toEqual([]);
    leader.tab.isLeading = true;
    leader.lead();
    await time.pass(10);
    await asked;
    expect(leader.tab.done).toEqual(['load-list']);
  });

  test('a follower that takes over does what it asked for itself', async () => {
    const { time, follower } = joinModelTabs();
    const asked = follower.ask(load);
    follower.tab.isLeading = true;
    follower.lead();
    await time.pass(10);
    await asked;
    expect(follower.tab.done).toEqual(['load-list']);
  });

  test('a leader that stays silent for two seconds is given up, by a page that is seen', async () => {
    const { time, leader, follower } = joinModelTabs();
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
    const { time, follower } = joinModelTabs();
    const asked = follower.ask(load).catch((error: unknown) => error);
    follower.close();
    expect(await asked).toMatchObject({ kind: 'cancelled' });
    await time.pass(10);
    expect(time.waiting()).toBe(0);
  });
});

describe('a leader that sleeps', () => {
  test('is found out by a page that is seen, also when it wants nothing', async () => {
    const { time, leader, follower } = joinModelTabs();
    leader.tab.isLeading = true;
    follower.probe();
    await time.pass(60_000);
    expect(follower.tab.silences).toBe(0);
    leader.tab.missed = [];
    await time.pass(8_000);
    expect(follower.tab.silences).toBe(1);
  });

  test('is left in peace by pages nobody sees', async () => {
    const { time, follower } = joinModelTabs();
    follower.tab.isVisible = false;
    follower.probe();
    await time.pass(60_000);
    expect(follower.tab.pings).toBe(4);
    expect(follower.tab.silences).toBe(0);
  });

  test('is not what a page that slept itself takes it for', async () => {
    const { time, leader, follower } = joinModelTabs();
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
    const { time, join, leader, follower } = joinModelTabs();
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
    expect(leader.tab.done).toEqual(['load-list']);
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
    expect(follower.tab.done).toEqual(['load-list']);
  });

  test('still says what it was refused', async () => {
    const { time, leader, follower } = joinModelTabs();
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
    const { time, join, leader } = joinModelTabs();
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
    const { time, join, leader, follower } = joinModelTabs();
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
    const { time, leader, follower } = joinModelTabs();
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
    expect(follower.tab.done).toEqual(['load-list']);
  });

  test('of another release are not understood, and do no harm', async () => {
    const { time, leader, follower, join } = joinModelTabs();
    const stranger = join();
    leader.tab.isLeading = true;
    for (const message of [null, 'hello', 7, {}, { type: 'ping' }, { type: 'dance', from: 'x' }]) {
      stranger.channel.send(message ?? { from: null });
    }
    await time.pass(10);
    const asked = follower.ask(load);
    await time.pass(10);
    await asked;
    expect(leader.tab.done).toEqual(['load-list']);
  });
});
