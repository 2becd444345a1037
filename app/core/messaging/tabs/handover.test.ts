import { describe, expect, test } from 'vitest';
import { createScheduleWorld } from '../../../../tests/support/messaging/scheduleWorld.ts';
import { pinConversation } from '../../../contract/gateway/functions/conversations.ts';

const ben = { sessionType: 1, userID: 'u2' } as const;
const withBen = 'single_u2';

/** Two tabs of a person, of which the first leads, in a world without trouble. */
async function openTabs() {
  const schedule = {
    seed: 1,
    latency: 5,
    isUnordered: false,
    pace: 0,
    doubling: 0,
    operations: [],
  };
  const world = createScheduleWorld(schedule);
  const { time, gateway } = world;
  const device = world.devices[0];
  if (!device) throw new Error('The world has no devices.');
  const leader = device.openTab();
  await time.pass(2_000);
  const follower = device.openTab();
  await time.pass(2_000);
  return {
    time,
    gateway,
    device,
    leader,
    follower,
    /** A page of the other person. */
    openBen: () => world.devices[1]?.openTab(),
    /** Pages that have a connection. */
    owners: () =>
      [...gateway.connections].filter(({ userID }) => userID === 'u1').map(({ owner }) => owner),
    said: (text: string) => ({ kind: 'text' as const, text }),
    /** What the gateway keeps of the conversation. */
    kept: () => gateway.threads.visible('u1', withBen).map(({ message }) => message.content),
    shown: (tab: typeof leader) =>
      tab.timelines.get(withBen)?.messages.map(({ content }) => content),
  };
}

describe('a tab that sleeps while it leads', () => {
  test('loses the lead to the tab in use, and wakes without a connection', async () => {
    const { time, leader, follower, owners, said, kept } = await openTabs();
    expect(owners()).toEqual(['d0 1']);
    leader.freeze();
    await follower.engine.send(ben, said('one'));
    await time.pass(4_000);
    expect(kept()).toEqual(['one']);
    leader.thaw();
    await time.pass(1_000);
    expect(owners()).toEqual(['d0 2']);
    expect(leader.client.state().status).toBe('idle');
    await follower.engine.send(ben, said('two'));
    await leader.engine.send(ben, said('three'));
    await time.pass(1_000);
    expect(kept()).toEqual(['one', 'two', 'three']);
  });

  test('shows on waking what it missed', async () => {
    const { time, leader, follower, said, shown } = await openTabs();
    leader.engine.open(withBen);
    await time.pass(100);
    leader.freeze(true);
    await follower.engine.send(ben, said('one'));
    await time.pass(4_000);
    leader.thaw();
    await time.pass(1_000);
    expect(shown(leader)).toEqual(['one']);
    expect(leader.status()).toBe('online');
  });

  test('hands over what it was doing', async () => {
    const { time, gateway, leader, follower, said, kept } = await openTabs();
    await leader.engine.send(ben, said('one'));
    await time.pass(1_000);
    const clientMsgID = gateway.threads.visible('u1', withBen)[0]?.message.clientMsgID ?? '';
    const sent = { conversationID: withBen, sendID: 'u1', clientMsgID };
    const revoked = leader.engine.revoke(sent).then(
      () => 'done',
      () => 'failed',
    );
    leader.freeze();
    follower.engine.reconnect();
    await time.pass(4_000);
    leader.thaw();
    await time.pass(2_000);
    expect(await revoked).toBe('done');
    expect(kept()).toHaveLength(1);
  });

  test('leaves to the tab that takes over what others asked of it', async () => {
    const { time, gateway, leader, follower, said } = await openTabs();
    await leader.engine.send(ben, said('one'));
    await time.pass(1_000);
    leader.freeze();
    let outcome = 'nothing';
    follower.engine.call(pinConversation, { conversationID: withBen, isPinned: true }).then(
      () => {
        outcome = 'done';
      },
      () => {
        outcome = 'failed';
      },
    );
    await time.pass(4_000);
    expect(outcome).toBe('done');
    expect(gateway.threads.rowState('u1', withBen).isPinned).toBe(true);
  });

  test('stops sending: what it had begun arrives once', async () => {
    const { time, device, leader, follower, said, kept } = await openTabs();
    for (const text of ['one', 'two', 'three']) await leader.engine.send(ben, said(text));
    // Committed, and the answers never come.
    device.cut('half-open', 0);
    leader.freeze();
    follower.engine.open(withBen);
    await time.pass(10_000);
    expect(kept()).toEqual(['one', 'two', 'three']);
    leader.thaw();
    await time.pass(10_000);
    expect(kept()).toEqual(['one', 'two', 'three']);
    expect(await follower.store.outbox()).toEqual([]);
  });

  test('is found out by a tab that only comes and shows the list', async () => {
    const { time, leader, device, owners } = await openTabs();
    leader.freeze();
    device.tabs()[1]?.freeze();
    const third = device.openTab();
    await time.pass(4_000);
    expect(owners()).toContain('d0 3');
    expect(third.client.state().status).toBe('online');
  });
});

describe('two tabs', () => {
  test('send what is written in either, once, over one connection', async () => {
    const { time, leader, follower, owners, said, kept, shown } = await openTabs();
    leader.engine.open(withBen);
    follower.engine.open(withBen);
    await time.pass(100);
    expect(owners()).toEqual(['d0 1']);
    for (const index of [1, 2, 3]) {
      await leader.engine.send(ben, said(`leader ${index}`));
      await follower.engine.send(ben, said(`follower ${index}`));
    }
    await time.pass(5_000);
    expect([...kept()].sort()).toEqual([...new Set(kept())].sort());
    expect(kept()).toHaveLength(6);
    for (const tab of [leader, follower]) {
      expect(shown(tab)).toEqual(kept());
      const states = tab.timelines.get(withBen)?.messages.map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(['sent']));
    }
  });

  test('follow each other when one dies without a word', async () => {
    const { time, leader, follower, owners, said, kept } = await openTabs();
    leader.kill();
    await follower.engine.send(ben, said('one'));
    await time.pass(10_000);
    expect(owners()).toEqual(['d0 2']);
    expect(kept()).toEqual(['one']);
  });
});

describe('a tab whose device keeps nothing any more', () => {
  test('goes on with a connection of its own, and nothing is lost or doubled', async () => {
    const { time, device, leader, follower, owners, said, kept, shown } = await openTabs();
    follower.engine.open(withBen);
    leader.engine.open(withBen);
    await time.pass(100);
    device.plan(['full']);
    await follower.engine.send(ben, said('one'));
    await time.pass(2_000);
    expect(owners().sort()).toEqual(['d0 1', 'd0 2']);
    expect(kept()).toEqual(['one']);
    expect(shown(leader)).toEqual(['one']);
    await leader.engine.send(ben, said('two')).catch(() => undefined);
    await time.pass(2_000);
    expect(shown(follower)).toEqual(kept());
  });
});

describe('a message of a conversation that is open ahead', () => {
  test('is heard until the conversation is before the eyes of the person', async () => {
    const { time, leader, follower, openBen, said, shown } = await openTabs();
    const bens = openBen();
    await time.pass(2_000);
    const page = follower.engine.open(withBen, true);
    await time.pass(100);
    const toAnn = { sessionType: 1, userID: 'u1' } as const;
    const first = await bens?.engine.send(toAnn, said('one'));
    await time.pass(1_000);
    expect(leader.arrivals).toEqual([first]);
    page.show();
    await time.pass(100);
    expect(shown(follower)).toEqual(['one']);
    await bens?.engine.send(toAnn, said('two'));
    await time.pass(1_000);
    expect(leader.arrivals).toEqual([first]);
    expect(shown(follower)).toEqual(['one', 'two']);
  });
});
