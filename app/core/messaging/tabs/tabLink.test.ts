import { describe, expect, test } from 'vitest';
import { createModelChannels } from '../../../../tests/support/messaging/modelTabs.ts';
import { createVirtualTime } from '../../../../tests/support/messaging/virtualTime.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { createTabLink } from './tabLink.ts';
import type { Command, News } from './tabMessage.ts';

const pin: Command = { name: 'pin', conversationID: 'single_ben', isPinned: true };

function setUp() {
  const time = createVirtualTime();
  const channelOf = createModelChannels(time.timers);
  let ids = 0;
  const join = () => {
    const tab = {
      isLeading: false,
      isVisible: true,
      done: [] as string[],
      news: [] as News[],
      silences: 0,
      result: () => Promise.resolve(),
    };
    const link = createTabLink({
      channel: channelOf('account'),
      timers: time.timers,
      newId: () => `id${++ids}`,
      isLeading: () => tab.isLeading,
      isVisible: () => tab.isVisible,
      run(command) {
        tab.done.push(command.name);
        return tab.result();
      },
      onNews: (news) => tab.news.push(news),
      onLeader: () => undefined,
      onWatched: () => undefined,
      onSilence: () => {
        tab.silences += 1;
      },
      onNewcomer: () => undefined,
    });
    return { ...link, tab };
  };
  return { time, leader: join(), follower: join() };
}

describe('the tabs of one account', () => {
  test('the leader does what a follower asks, and the follower hears how it went', async () => {
    const { time, leader, follower } = setUp();
    leader.tab.isLeading = true;
    leader.tab.result = () => Promise.reject(new GatewayError('PinConversation', 'refused', 201));
    const asked = follower.ask(pin).catch((error: unknown) => error);
    await time.pass(10);
    expect(leader.tab.done).toEqual(['pin']);
    expect(await asked).toMatchObject({ kind: 'refused', code: 201 });
  });

  test('what nobody answered is asked again of the next leader', async () => {
    const { time, leader, follower } = setUp();
    const asked = follower.ask(pin);
    await time.pass(100);
    expect(leader.tab.done).toEqual([]);
    leader.tab.isLeading = true;
    leader.lead();
    await time.pass(10);
    await asked;
    expect(leader.tab.done).toEqual(['pin']);
  });

  test('a follower that takes over does what it asked for itself', async () => {
    const { time, follower } = setUp();
    const asked = follower.ask(pin);
    follower.tab.isLeading = true;
    follower.lead();
    await time.pass(10);
    await asked;
    expect(follower.tab.done).toEqual(['pin']);
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
    const asked = follower.ask(pin).catch((error: unknown) => error);
    follower.close();
    expect(await asked).toMatchObject({ kind: 'cancelled' });
    await time.pass(10);
    expect(time.waiting()).toBe(0);
  });
});
