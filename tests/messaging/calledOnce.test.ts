import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGroup } from '../../app/contract/gateway/functions/groups.ts';
import type { MessagingEngine } from '../../app/core/messaging/engine/engineNeeds.ts';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import { createScheduleWorld } from '../support/messaging/scheduleWorld.ts';

const self = 'u1';

/** Pages of one person, of which the first leads, that can make groups. */
async function openTabs(count: number, { seed = 1, latency = 10 } = {}) {
  const world = createScheduleWorld({
    seed,
    latency,
    isUnordered: false,
    pace: 0,
    doubling: 0,
    operations: [],
  });
  const { time, gateway } = world;
  const device = world.devices[0];
  if (!device) throw new Error('The world has no devices.');
  const tabs = [];
  for (let index = 0; index < count; index += 1) {
    tabs.push(device.openTab());
    await time.pass(2_000);
  }
  const outcomes = new Map<string, string>();
  const make = (engine: MessagingEngine, groupName: string): void => {
    outcomes.set(groupName, 'open');
    engine.call(createGroup, { groupBaseInfo: { groupType: 2, groupName }, memberList: [] }).then(
      (group) => outcomes.set(groupName, group.groupName === groupName ? 'done' : 'wrong'),
      (error) => outcomes.set(groupName, error instanceof GatewayError ? error.kind : 'wrong'),
    );
  };
  const timesMade = (groupName: string): number =>
    gateway.created().filter((name) => name === groupName).length;
  return { world, time, gateway, device, tabs, make, outcomes, timesMade };
}

async function openTwo() {
  const opened = await openTabs(2);
  const [leader, follower] = opened.tabs;
  if (!leader || !follower) throw new Error('There are no pages.');
  return { ...opened, leader, follower };
}

describe('a group made by a page that does not lead', () => {
  test('is made by the leader, and the page has the answer', async () => {
    const { time, follower, make, outcomes, timesMade } = await openTwo();
    make(follower.engine, 'walkers');
    await time.pass(1_000);
    expect(outcomes.get('walkers')).toBe('done');
    expect(timesMade('walkers')).toBe(1);
  });

  test('is refused there with the code of the gateway', async () => {
    const { time, gateway, follower, make, outcomes, timesMade } = await openTwo();
    gateway.addFault(self, 'before-commit');
    make(follower.engine, 'walkers');
    await time.pass(1_000);
    expect(outcomes.get('walkers')).toBe('refused');
    expect(timesMade('walkers')).toBe(0);
  });

  test('is made once where the leader dies before it hears of it', async () => {
    const { time, leader, follower, make, outcomes, timesMade } = await openTwo();
    leader.kill();
    make(follower.engine, 'walkers');
    await time.pass(10_000);
    expect(outcomes.get('walkers')).toBe('done');
    expect(timesMade('walkers')).toBe(1);
  });

  test('is unknown where the leader dies while the call is under way', async () => {
    const { time, leader, follower, make, outcomes, timesMade, gateway } = await openTwo();
    make(follower.engine, 'walkers');
    const asked = () => gateway.calls().get('d0 1')?.get('CreateGroup') ?? 0;
    for (let step = 0; step < 500 && asked() === 0; step += 1) await time.pass(1);
    leader.kill();
    await time.pass(10_000);
    expect(outcomes.get('walkers')).toBe('unknown');
    expect(timesMade('walkers')).toBe(1);
  });

  test('is answered from the record where the leader dies after the call', async () => {
    const { time, leader, follower, make, outcomes, timesMade } = await openTwo();
    make(follower.engine, 'walkers');
    const settled = async () => {
      const log = (await follower.store.meta('requests')) ?? [];
      return log.some(({ outcome }) => outcome !== null);
    };
    for (let step = 0; step < 500 && !(await settled()); step += 1) await time.pass(1);
    expect(outcomes.get('walkers')).toBe('open');
    leader.kill();
    await time.pass(10_000);
    expect(outcomes.get('walkers')).toBe('done');
    expect(timesMade('walkers')).toBe(1);
  });

  test('is not made a second time by a leader that slept through it', async () => {
    const { time, leader, follower, make, outcomes, timesMade } = await openTwo();
    leader.freeze();
    make(follower.engine, 'walkers');
    await time.pass(10_000);
    leader.thaw();
    await time.pass(10_000);
    expect(outcomes.get('walkers')).toBe('done');
    expect(timesMade('walkers')).toBe(1);
  });
});

const event = fc.record({
  after: fc.nat(60),
  kind: fc.constantFrom('make', 'make', 'make', 'kill', 'freeze', 'thaw', 'cut', 'full', 'open'),
  tab: fc.nat(3),
  fate: fc.constantFrom('lost', 'half-open'),
});

test('whatever happens to the pages, nothing is made twice and no outcome is misreported', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 3, maxLength: 14 }),
      fc.nat(1_000),
      async (events, seed) => {
        const { time, device, make, outcomes, timesMade, tabs } = await openTabs(2, { seed });
        const askers = new Map<string, (typeof tabs)[number]>();
        for (const { after, kind, tab: place, fate } of events) {
          await time.pass(after);
          const tabs = device.tabs();
          const tab = tabs[place % Math.max(1, tabs.length)] ?? device.openTab();
          if (kind === 'make' && !tab.isFrozen()) {
            const name = `group ${askers.size}`;
            askers.set(name, tab);
            make(tab.engine, name);
          }
          if (kind === 'kill') tab.kill();
          if (kind === 'freeze') tab.freeze();
          if (kind === 'thaw') tab.thaw();
          if (kind === 'cut') device.cut(fate as 'lost', 0);
          if (kind === 'full') device.plan(['full']);
          if (kind === 'open') device.openTab();
        }
        device.heal();
        await time.pass(120_000);
        for (const [name, asker] of askers) {
          const outcome = outcomes.get(name) ?? 'open';
          const made = timesMade(name);
          expect(made).toBeLessThanOrEqual(1);
          if (outcome === 'done') expect(made).toBe(1);
          if (outcome === 'refused' || outcome === 'not-sent') expect(made).toBe(0);
          if (!asker.isDead())
            expect(['done', 'unknown', 'refused', 'not-sent']).toContain(outcome);
        }
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);
