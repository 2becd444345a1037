import type { Operation, Schedule } from './schedule.ts';
import type { ScheduleWorld } from './scheduleWorld.ts';

/** Calls that belong to the connection itself. */
const ofConnection = ['Login', 'Logout', 'GetLoginStatus'];

/** What may end connections, hold replies back, or have a page begin again. */
const troubles: readonly Operation['kind'][] = [
  'cut',
  'refuse',
  'restart',
  'server-fault',
  'storage-faults',
  'storage-full',
  'kill-at',
  'send-and-go',
  'doom',
  'storage-slow',
  'storage-quota',
  'reload',
  'kill-browser',
  'open-tab',
  'close-tab',
  'freeze',
  'thaw',
  'switch-account',
  'clock',
  'resend',
  'hide-conversation',
];

type DeviceWork = {
  name: string;
  pages: number;
  logins: number;
  calls: number;
  /** Operations of the schedule that concern the device, and those of them that make trouble. */
  operations: number;
  troubles: number;
};

/** @returns what each device asked of the gateway, over all its pages */
function workOf(world: ScheduleWorld, { operations }: Schedule): DeviceWork[] {
  return world.devices.map(({ name }, place) => {
    const own = operations.filter((one) => !('device' in one) || one.device === place);
    const pages = [...world.gateway.calls()].filter(([owner]) => owner.startsWith(`${name} `));
    const counts = pages.flatMap(([, functions]) => [...functions]);
    const sum = (isCounted: (name: string) => boolean): number =>
      counts.reduce((total, [called, count]) => total + (isCounted(called) ? count : 0), 0);
    return {
      name,
      pages: pages.length,
      logins: sum((called) => called === 'Login'),
      calls: sum((called) => !ofConnection.includes(called)),
      operations: own.length,
      troubles: own.filter(({ kind }) => troubles.includes(kind)).length,
    };
  });
}

/** Room above the most that thousands of schedules needed. */
const room = 1.5;

/**
 * Work grows with what happened and with nothing else, lest a loop of fetches or a storm of resends
 * goes unseen. The constants are the most that was seen.
 * @returns what a device did too often, or null
 */
export function findExcess(world: ScheduleWorld, schedule: Schedule): string | null {
  const messages = world.gateway.threads.all().length;
  for (const work of workOf(world, schedule)) {
    const { name, pages, logins, calls, operations } = work;
    const mostCalls = room * (14 * logins + messages + 2 * operations + 14);
    if (calls > mostCalls) return `${name} made ${calls} calls, of at most ${mostCalls}`;
    const mostLogins = room * (pages + work.troubles + 1);
    if (logins > mostLogins) return `${name} logged in ${logins} times, of at most ${mostLogins}`;
  }
  const tries = schedule.operations.filter(({ kind }) => troubles.includes(kind)).length + 1;
  const mostSends = Math.ceil(room * tries);
  for (const [clientMsgID, sends] of world.gateway.sends()) {
    if (sends > mostSends) return `${clientMsgID} was sent ${sends} times, of at most ${mostSends}`;
  }
  return null;
}
