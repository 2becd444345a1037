import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs, seed } from '../support/depth.ts';
import {
  type GroupDeed,
  type GroupOperation,
  groupSchedules,
} from '../support/messaging/groups/groupSchedule.ts';
import { runGroupSchedule } from '../support/messaging/groups/runGroupSchedule.ts';
import {
  openSandboxGateway,
  type SandboxGateway,
} from '../support/messaging/groups/sandboxGateway.ts';

let gateway: SandboxGateway;
beforeAll(async () => {
  gateway = await openSandboxGateway();
});
afterAll(() => gateway.close());

const quiet = { seed: 1, latency: 5, isUnordered: false, doubling: 0, pace: 2_500, members: 4 };
/** Device 2 is that of the second person, device 0 that of the owner; the second group is a channel. */
const load: GroupOperation = { kind: 'load-members', device: 2, group: 1 };
const deed = (deed: GroupDeed): GroupOperation => ({
  kind: 'do',
  device: 0,
  group: 1,
  deed,
  on: 1,
});

test.each([
  ['promoted', [load, deed('makeAdmin')]],
  ['demoted', [deed('makeAdmin'), load, deed('unmakeAdmin')]],
  ['its new owner', [load, deed('transfer')]],
] as const)(
  'Whoever is %s in a channel has on the device whom they may see of it',
  async (_, operations) => {
    const schedule = { ...quiet, verification: 2 as const, operations: [...operations] };
    await expect(runGroupSchedule(gateway, schedule)).resolves.toBeDefined();
  },
  60_000,
);

test('Who dismisses a channel at once has no application to it left on the device', async () => {
  const operations: GroupOperation[] = [
    { kind: 'mention', device: 0, group: 0, on: 0 },
    { kind: 'read', device: 0, group: 0 },
    { ...deed('join'), device: 3 } as GroupOperation,
    deed('dismiss'),
  ];
  const schedule = { ...quiet, pace: 250, members: 1, verification: 0 as const, operations };
  await expect(runGroupSchedule(gateway, schedule)).resolves.toBeDefined();
}, 60_000);

// The same ones each time; `npm run bench:groups` plays others.
test('Whatever happens in groups, nobody sees what they may not, and every device ends as the gateway is', async () => {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(groupSchedules(24), async (schedule) => {
      messages += (await runGroupSchedule(gateway, schedule)).messages;
    }),
    { numRuns: runs(10, 500), seed },
  );
  expect(messages).toBeGreaterThan(0);
}, 1_800_000);
