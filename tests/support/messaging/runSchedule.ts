import { findFault, findLoss } from './invariants.ts';
import type { ModelDevice } from './modelDevice.ts';
import { play } from './playSchedule.ts';
import type { Schedule } from './schedule.ts';
import { conversationsOf, createScheduleWorld, type ScheduleWorld } from './scheduleWorld.ts';

/** Virtual time after which everything has to be as it should be. Milliseconds. */
const patience = 240_000;

export type ScheduleReport = {
  /** Messages the server took. */
  messages: number;
  /** Virtual events. */
  steps: number;
  /** Virtual milliseconds from the end of all trouble to the truth, on the slowest device. */
  recovery: number;
};

/** Plays a schedule, ends all trouble, and looks. @throws Error that says what is wrong */
export async function runSchedule(schedule: Schedule): Promise<ScheduleReport> {
  const world = createScheduleWorld(schedule);
  for (const device of world.devices) device.openTab();
  for (const operation of schedule.operations) await play(world, operation);

  world.heal();
  // What was doomed already has its end first.
  await world.time.pass(0);
  world.heal();
  let recovery = await settle(world);
  const switched = world.devices.filter((device) => device.hasSwitched());
  // What the other account of the device wrote must arrive too.
  for (const device of switched) device.switchAccount();
  if (switched.length > 0) recovery = Math.max(recovery, await settle(world));
  const loss = await findLoss(world);
  if (loss) throw new Error(loss);
  for (const device of world.devices) await closeAll(world, device);
  return { messages: world.gateway.committed(), steps: world.time.steps(), recovery };
}

/** Opens everything, and waits until every device is true to the server. */
async function settle(world: ScheduleWorld): Promise<number> {
  const start = world.time.now();
  for (const device of world.devices) {
    const tab = device.tab();
    tab.show(true);
    for (const id of conversationsOf(device.userID())) tab.engine.open(id);
  }
  for (let pause = 1_500; ; pause = 1_000) {
    await world.time.pass(pause);
    const fault = await firstFault(world);
    const elapsed = world.time.now() - start;
    if (fault === null) return elapsed;
    if (elapsed > patience) throw new Error(fault);
  }
}

async function firstFault(world: ScheduleWorld): Promise<string | null> {
  for (const device of world.devices) {
    const fault = findViewFault(world, device) ?? (await findFault(world, device, device.userID()));
    if (fault) return fault;
  }
  return null;
}

/** As a person does who scrolls up. */
function loadOlder(device: ModelDevice, conversationID: string): void {
  const open = device.tab().engine.open(conversationID);
  open
    .loadOlder()
    .catch(() => undefined)
    .finally(() => open.close());
}

/** What the page shows is what the store has. */
function findViewFault(world: ScheduleWorld, device: ModelDevice): string | null {
  const userID = device.userID();
  for (const conversationID of conversationsOf(userID)) {
    const timeline = device.tab().timelines.get(conversationID);
    const place = `${device.name}/${userID} ${conversationID}`;
    if (!timeline?.isLoaded) return `${place}: is not loaded`;
    const isOpen = (id: string) => world.removed.has(id);
    const shown = timeline.messages.filter(
      (one) => one.state === 'sent' && !isOpen(one.clientMsgID),
    );
    const told = world.gateway.threads
      .visible(userID, conversationID)
      .filter(({ message }) => !isOpen(message.clientMsgID));
    const ids = shown.map(({ clientMsgID }) => clientMsgID).join();
    const expected = told
      .slice(-shown.length)
      .map(({ message }) => message.clientMsgID)
      .join();
    if (told.length > 0 && ids !== expected) {
      return `${place}: the page shows [${ids}], the server has [${expected}]`;
    }
    if (timeline.hasOlder) {
      loadOlder(device, conversationID);
      return `${place}: older messages are not loaded`;
    }
    if (shown.length < told.length) return `${place}: the page ends too early`;
  }
  return null;
}

async function closeAll(world: ScheduleWorld, device: ModelDevice): Promise<void> {
  for (const tab of device.tabs()) {
    tab.engine.close();
    await world.time.pass(0);
    if (tab.liveTimers() > 0)
      throw new Error(`${device.name}: ${tab.liveTimers()} timers are left`);
    const { waitingCalls } = tab.client.report();
    if (waitingCalls > 0) throw new Error(`${device.name}: ${waitingCalls} calls are left`);
    tab.kill();
  }
}
