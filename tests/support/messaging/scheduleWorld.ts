import { conversationIdOf, type Peer } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { AnyContent } from '../../../app/core/messaging/contents/content.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';
import { createRandom } from '../seededRandom.ts';
import { createVirtualClock } from '../virtualClock.ts';
import { createModelDevice, type ModelDevice, type ModelUpload } from './modelDevice.ts';
import { createModelGateway } from './modelGateway.ts';
import { createModelNetwork } from './modelNetwork.ts';
import { createModelStranger, stranger } from './modelStranger.ts';
import { keyOf, modelGroup } from './modelThreads.ts';
import type { Schedule } from './schedule.ts';
import { createScreenWatch } from './watchScreens.ts';
import { createWritings } from './writings.ts';

export const people = ['u1', 'u2', 'u3'] as const;

/** Everything a schedule plays with. */
export type ScheduleWorld = ReturnType<typeof createScheduleWorld>;

/** @param addedContents what can be sent beside the app's own contents */
export function createScheduleWorld(schedule: Schedule, addedContents: readonly AnyContent[] = []) {
  const { seed, latency, isUnordered, doubling, isNewestFirst = false } = schedule;
  const isHarmed = schedule.operations.some(({ kind }) => kind === 'stranger');
  const time = createVirtualClock();
  const random = createRandom(seed);
  const everybody = isHarmed ? [...people, stranger] : people;
  const gateway = createModelGateway(everybody, time.now, isNewestFirst);
  const removed = new Set<string>();
  const screens = createScreenWatch(gateway, removed);
  const writings = createWritings();
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
    createModelDevice({
      ...{ name, accounts, time, random, network },
      ...{ addedContents, upload, screens },
    });

  return {
    time,
    gateway,
    network,
    random,
    devices: [make('d0', ['u1', 'u3']), make('d1', ['u2', 'u1']), make('d2', ['u1', 'u2'])],
    screens,
    /** What people wrote and sent. */
    writings,
    stranger: createModelStranger({
      gateway,
      clock: time.now,
      people,
      idsOf: () => writings.all.flatMap(({ clientMsgID }) => clientMsgID || []),
      isTaken: (conversationID, id) =>
        writings.all.some((one) => one.clientMsgID === id && one.conversationID === conversationID),
    }),
    /** Keys of what somebody asked to remove, and ids sent again by hand: where they are is open. */
    removed,
    resent: new Set<string>(),
    /** Whether a message is to be where the server has it: not if it is on its way out, or is wrong. */
    isCertain(message: { sendID: string; clientMsgID: string }): boolean {
      return !this.removed.has(keyOf(message)) && !isWrong(message);
    },
    /**
     * What the person has deleted elsewhere may stay as a line that says it was taken back; and whole
     * beside a message nobody can read: a page with it does not prove what is missing.
     */
    isTrace(userID: string, message: StoredMessage): boolean {
      const { conversationID, clientMsgID, sendID } = message;
      const kept = gateway.threads.find(userID, conversationID, clientMsgID, sendID);
      if (!kept?.deletedFor.has(userID)) return false;
      return message.isRevoked || this.hasUnreadable(userID, conversationID);
    },
    /** Whether a conversation holds a message with wrong fields. */
    hasUnreadable: (userID: string, conversationID: string): boolean =>
      gateway.threads.visible(userID, conversationID).some(({ wrong }) => wrong !== null),
    /** Every conversation of a person. */
    conversationsOf(userID: string): string[] {
      const own = [0, 1, 2].map((to) => conversationIdOf(peerFor(userID, to)));
      return isHarmed ? [...own, `single_${stranger}`] : own;
    },
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

/** @param place from 1 on */
export function personAt(place: number): Peer & { sessionType: typeof sessionType.single } {
  return { sessionType: sessionType.single, userID: people[place % people.length] as string };
}

/** @returns one of the conversations of a person */
export function peerFor(userID: string, to: number): Peer {
  if (to === 0) return { sessionType: sessionType.superGroup, groupID: modelGroup };
  const others = people.filter((id) => id !== userID);
  return { sessionType: sessionType.single, userID: others[to % others.length] as string };
}

/** Made with wrong fields, which may have taken its id away. */
function isWrong({ sendID, clientMsgID }: { sendID: string; clientMsgID: string }): boolean {
  return clientMsgID.startsWith('wrong-') || (sendID === stranger && /^x*$/.test(clientMsgID));
}
