import { findGroupFault, findLeak } from './groupFaults.ts';
import type { GroupSchedule } from './groupSchedule.ts';
import { createGroupWorld, type GroupWorld } from './groupWorld.ts';
import { playGroup } from './playGroup.ts';
import type { SandboxGateway } from './sandboxGateway.ts';

/** Virtual time after which everything has to be as it should be. Milliseconds. */
const patience = 240_000;

export type GroupReport = {
  /** What people wrote and the gateway took. */
  messages: number;
  /** Virtual events. */
  steps: number;
  /** Virtual milliseconds from the end of all trouble to the truth, on the slowest device. */
  recovery: number;
};

/** Plays a schedule, ends all trouble, and looks. @throws Error that says what is wrong */
export async function runGroupSchedule(
  gateway: SandboxGateway,
  schedule: GroupSchedule,
): Promise<GroupReport> {
  const world = await createGroupWorld(gateway, schedule);
  try {
    for (const device of world.devices) device.openTab();
    for (const operation of schedule.operations) {
      await playGroup(world, operation);
      await world.time.pass(schedule.pace);
      await check(world);
    }
    world.heal();
    await world.time.pass(0);
    world.heal();
    // Nobody tells of a lost event again: a device is true by the next connection at the latest.
    if (world.hasLost()) world.network.cut(() => true, 'lost', 1);
    let recovery = await settle(world);
    const shared = world.devices.filter((device) => device.accounts.length > 1);
    for (const device of shared) device.switchAccount();
    recovery = Math.max(recovery, await settle(world));
    await checkWritten(world);
    const messages = [...world.written].filter(({ userID, clientMsgID }) =>
      world.oracle.hasTaken(userID, clientMsgID),
    ).length;
    return { messages, steps: world.time.steps(), recovery };
  } finally {
    world.end();
  }
}

async function check(world: GroupWorld): Promise<void> {
  const leak = await findLeak(world);
  if (leak) throw new Error(leak);
}

/** Opens everything, and waits until every device is true to the gateway. */
async function settle(world: GroupWorld): Promise<number> {
  const start = world.time.now();
  for (const device of world.devices) {
    const { engine } = device.tab();
    device.tab().show(true);
    for (const id of world.conversationIDs) engine.open(id);
    for (const id of world.groupIDs) engine.loadList('members', id).catch(() => undefined);
  }
  for (let pause = 1_500; ; pause *= 1.5) {
    await world.time.pass(pause);
    await check(world);
    const fault = await firstFault(world);
    const elapsed = world.time.now() - start;
    if (fault === null) return elapsed;
    if (elapsed > patience) throw new Error(fault);
  }
}

async function firstFault(world: GroupWorld): Promise<string | null> {
  const call = [...world.waiting].find(({ isDead }) => !isDead());
  if (call) return `${call.name} has no outcome`;
  for (const device of world.devices) {
    const fault = await findGroupFault(world, device);
    if (fault) return fault;
  }
  return null;
}

/** What was kept is at the gateway, or on the device as failed: never in between, never gone. */
async function checkWritten(world: GroupWorld): Promise<void> {
  for (const { userID, clientMsgID } of world.written) {
    if (world.oracle.hasTaken(userID, clientMsgID)) continue;
    const isFailed = await isKeptAsFailed(world, userID, clientMsgID);
    if (!isFailed) throw new Error(`${clientMsgID} of ${userID} is neither sent nor failed`);
  }
}

async function isKeptAsFailed(
  { devices }: GroupWorld,
  userID: string,
  clientMsgID: string,
): Promise<boolean> {
  for (const device of devices) {
    if (!device.accounts.includes(userID)) continue;
    const rows = await device
      .databaseOf(userID)
      .transaction(['messages'], 'read', (tx) => tx.range('messages'));
    if (rows.some(({ message }) => message.clientMsgID === clientMsgID)) return true;
  }
  return false;
}
