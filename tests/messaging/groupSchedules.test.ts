import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs, seed } from '../support/depth.ts';
import { groupSchedules } from '../support/messaging/groups/groupSchedule.ts';
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
