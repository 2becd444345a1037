import { conversationIdOf, type Peer } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { createModelDevice, type ModelDevice, type ModelUpload } from './modelDevice.ts';
import { createModelGateway } from './modelGateway.ts';
import { createModelNetwork } from './modelNetwork.ts';
import { modelGroup } from './modelThreads.ts';
import type { Schedule } from './schedule.ts';
import { createRandom, createVirtualTime } from './virtualTime.ts';
import { createWritings } from './writings.ts';

export const people = ['u1', 'u2', 'u3'] as const;

/** Everything a schedule plays with. */
export type ScheduleWorld = ReturnType<typeof createScheduleWorld>;

/** @param options.hasLocks whether browsers have Web Locks; by default they do */
export function createScheduleWorld(
  { seed, latency, isUnordered, doubling }: Schedule,
  { hasLocks = true }: { hasLocks?: boolean } = {},
) {
  const time = createVirtualTime();
  const random = createRandom(seed);
  const gateway = createModelGateway(people, time.now);
  const network = createModelNetwork(time, random, gateway, { latency, isUnordered, doubling });
  const uploaded = new Map<string, string>();
  let isHealed = false;

  const upload: ModelUpload = (intent, signal, timers) =>
    new Promise((resolve, reject) => {
      const timer = timers.set(
        () => {
          if (!isHealed && random() < 0.3) reject(new Error('The upload found no connection.'));
          else {
            const url = uploaded.get(intent) ?? `https://media.test/${uploaded.size + 1}`;
            uploaded.set(intent, url);
            resolve(url);
          }
        },
        random() * (isHealed ? 20 : 2_000),
      );
      signal.addEventListener('abort', () => {
        timers.clear(timer);
        reject(new Error('The upload was cancelled.'));
      });
    });
  const make = (name: string, accounts: readonly string[]): ModelDevice =>
    createModelDevice({ name, accounts, time, random, network, upload, hasLocks });

  return {
    time,
    gateway,
    network,
    random,
    devices: [make('d0', ['u1', 'u3']), make('d1', ['u2', 'u1']), make('d2', ['u1', 'u2'])],
    /** What people wrote and sent. */
    writings: createWritings(),
    /** Ids somebody asked to remove, or that were sent again by hand: where they are is open. */
    removed: new Set<string>(),
    resent: new Set<string>(),
    /** What people began to write, by device and conversation. */
    drafts: new Map<string, string[]>(),
    /** Makes every fault go away; what was lost stays lost. */
    heal() {
      isHealed = true;
      network.heal();
      gateway.heal();
      for (const device of this.devices) device.heal();
    },
  };
}

/** @returns one of the conversations of a person */
export function peerFor(userID: string, to: number): Peer {
  if (to === 0) return { sessionType: sessionType.superGroup, groupID: modelGroup };
  const others = people.filter((id) => id !== userID);
  return { sessionType: sessionType.single, userID: others[to % others.length] as string };
}

/** Every conversation of a person. */
export function conversationsOf(userID: string): string[] {
  return [0, 1, 2].map((to) => conversationIdOf(peerFor(userID, to)));
}
