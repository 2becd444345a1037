import { findExcess } from './boundedWork.ts';
import { findLoss } from './findLoss.ts';
import { findTrace } from './findTrace.ts';
import { findFault } from './invariants.ts';
import type { ModelDevice } from './modelDevice.ts';
import { groupConversation, keyOf, modelGroup } from './modelThreads.ts';
import { play } from './playSchedule.ts';
import type { Operation, Schedule } from './schedule.ts';
import { createScheduleWorld, type ScheduleWorld } from './scheduleWorld.ts';
import { writeHistory } from './writeHistory.ts';

/** Virtual time after which everything has to be as it should be. Milliseconds. */
const patience = 240_000;

/** In which a call that waits for the next leader is made. Milliseconds. */
const patienceOfCalls = 30_000;

/** What a device hears nothing of, and finds when it looks again. */
const untold: readonly Operation['kind'][] = [
  'hide-conversation',
  'remove',
  'delete-elsewhere',
  'clear-elsewhere',
  'burn',
];

/** Whether something goes that no device is told of: of a message with wrong fields nobody may know which. */
function hasUntold({ operations }: Schedule): boolean {
  const deeds = operations.flatMap((one) => (one.kind === 'stranger' ? one.deed : []));
  const isErased = deeds.includes('write-wrong') && deeds.includes('erase');
  return isErased || operations.some(({ kind }) => untold.includes(kind));
}

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
  writeHistory(world, groupConversation, schedule.history ?? 0);
  for (const device of world.devices) device.openTab();
  for (const operation of schedule.operations) {
    await play(world, operation);
    await world.time.pass(schedule.pace);
  }

  world.heal();
  // What was doomed already has its end first.
  await world.time.pass(0);
  world.heal();
  // What was hidden or deleted elsewhere may show until the next login: nobody tells of it. What was
  // asked for has happened by then.
  if (hasUntold(schedule)) {
    await world.time.pass(patienceOfCalls);
    await play(world, { kind: 'restart' });
  }
  let recovery = await settle(world);
  // What the device has without the memory of its pages must be true as well, and so must the other
  // account of the device: what it wrote arrives too.
  const forgetful = world.devices.filter((device) => device.isInMemory());
  const switched = world.devices.filter((device) => device.hasSwitched());
  for (const round of [
    [
      ...forgetful.map((device) => device.startAnew),
      ...switched.filter((device) => !forgetful.includes(device)).map((one) => one.switchAccount),
    ],
    switched.filter((device) => forgetful.includes(device)).map((one) => one.switchAccount),
  ]) {
    for (const change of round) change();
    if (round.length > 0) recovery = Math.max(recovery, await settle(world));
  }
  const fault = world.screens.lie() ?? (await findLoss(world)) ?? (await findTrace(world));
  if (fault) throw new Error(fault);
  for (const device of world.devices) await closeAll(world, device);
  const excess = findExcess(world, schedule);
  if (excess) throw new Error(excess);
  return { messages: world.gateway.committed(), steps: world.time.steps(), recovery };
}

/** Opens everything, and waits until every device is true to the server. */
async function settle(world: ScheduleWorld): Promise<number> {
  const start = world.time.now();
  for (const device of world.devices) {
    const tab = device.tab();
    tab.show(true);
    for (const id of world.conversationsOf(device.userID())) tab.engine.open(id);
    tab.engine.loadList('members', modelGroup).catch(() => undefined);
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

/** As a person does who scrolls up, or down. */
function scroll(device: ModelDevice, conversationID: string, to: 'older' | 'newer'): void {
  const open = device.tab().engine.open(conversationID);
  const loading = to === 'older' ? open.loadOlder() : open.loadNewer();
  loading.catch(() => undefined).finally(() => open.close());
}

/** What the page shows is what the store has. */
function findViewFault(world: ScheduleWorld, device: ModelDevice): string | null {
  const userID = device.userID();
  const writing = [...device.tab().typing];
  if (writing.length > 0) return `${device.name}/${userID} ${writing}: somebody is typing for ever`;
  for (const conversationID of world.conversationsOf(userID)) {
    const timeline = device.tab().timelines.get(conversationID);
    const place = `${device.name}/${userID} ${conversationID}`;
    if (!timeline?.isLoaded) return `${place}: is not loaded`;
    const shown = timeline.messages.filter(
      (one) =>
        one.state === 'sent' &&
        !one.isDeleted &&
        world.isCertain(one) &&
        !world.isTrace(userID, one),
    );
    const told = world.gateway.threads
      .visible(userID, conversationID)
      .filter(({ message }) => world.isCertain(message));
    if (timeline.hasNewer) {
      scroll(device, conversationID, 'newer');
      const hole = holeIn(
        shown.map(keyOf),
        told.map(({ message }) => keyOf(message)),
      );
      return `${place}: ${hole ?? 'newer messages are not loaded'}`;
    }
    const ids = shown.map(keyOf).join();
    const expected = told
      .slice(told.length - Math.min(told.length, shown.length))
      .map(({ message }) => keyOf(message))
      .join();
    if (ids !== expected) {
      return `${place}: the page shows [${ids}], the server has [${expected}]`;
    }
    if (timeline.hasOlder) {
      scroll(device, conversationID, 'older');
      return `${place}: older messages are not loaded`;
    }
    if (shown.length < told.length) return `${place}: the page ends too early`;
  }
  return null;
}

/** @returns what is missing between the first and the last of those shown, or null */
function holeIn(shown: readonly string[], all: readonly string[]): string | null {
  const start = all.indexOf(shown[0] ?? '');
  const expected = all.slice(start, start + shown.length).join();
  return shown.join() === expected ? null : `the middle shows [${shown}], the server has [${all}]`;
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
