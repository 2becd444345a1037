import type { CallableFunction } from '../../../../app/contract/gateway/callableFunction.ts';
import { conversationIdOf, type Peer } from '../../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../../app/contract/gateway/enums.ts';
import type { SentFunctionInput } from '../../../../app/contract/gateway/gatewayFunction.ts';
import { createRandom } from '../../seededRandom.ts';
import { createVirtualClock } from '../../virtualClock.ts';
import { createModelDevice, type ModelDevice } from '../modelDevice.ts';
import { createModelNetwork } from '../modelNetwork.ts';
import type { GroupSchedule } from './groupSchedule.ts';
import type { SandboxGateway } from './sandboxGateway.ts';

/** Four people: one with two devices, two who share the last one. */
export type GroupWorld = Awaited<ReturnType<typeof createGroupWorld>>;

/** Where the clock of the next world begins: tokens and codes of the gateway know when they were made. */
let start = 1_800_000_000_000;

export async function createGroupWorld(gateway: SandboxGateway, schedule: GroupSchedule) {
  const { seed, latency, isUnordered, doubling, members, verification } = schedule;
  const time = createVirtualClock({ start, isBusy: gateway.isBusy });
  const random = createRandom(seed);
  const people = await gateway.begin(4, time.now);
  const [ann, ben, cat, dan] = people as [string, string, string, string];
  const memberList = people.slice(1, members).map((userID) => ({ userID, roleLevel: 1 }));
  const make = async (groupName: string, ex: string): Promise<string> => {
    const groupBaseInfo = {
      ...{ groupType: 0 as const, groupName, introduction: '', notification: '', faceURL: '' },
      ...{ ex, needVerification: verification },
    };
    const made = await gateway.act(ann, 'CreateGroup', { groupBaseInfo, memberList });
    return made.groupID;
  };
  const groupIDs = [await make('Garden', ''), await make('News', '{"groupType":"channel"}')];
  const oracle = await gateway.follow(groupIDs);

  const losses = new Map<string, number>();
  const network = createModelNetwork(
    time,
    random,
    {
      ...gateway.end,
      connections: {
        add(connection) {
          const { say, owner } = connection;
          const device = owner.split(' ')[0] ?? '';
          connection.say = (frame) => {
            const left = losses.get(device) ?? 0;
            // An event, not an answer.
            if (left > 0 && /"operationID":"0?"/.test(frame)) losses.set(device, left - 1);
            else say(frame);
          };
          return gateway.end.connections.add(connection);
        },
        delete: gateway.end.connections.delete,
      },
    },
    { latency, isUnordered, doubling },
  );
  const make1 = (name: string, accounts: readonly string[]): ModelDevice =>
    createModelDevice({
      ...{ name, accounts, time, random, network },
      upload: () => Promise.reject(new Error('There is nothing to upload.')),
      screens: { told: () => undefined },
      tokenOf: gateway.tokenOf,
    });
  const devices = [
    make1('d0', [ann]),
    make1('d1', [ann]),
    make1('d2', [ben]),
    make1('d3', [cat, dan]),
  ];
  /** Calls that have no outcome yet, of pages that are still there. */
  const waiting = new Set<{ name: string; isDead: () => boolean }>();
  let hasLost = false;

  return {
    ...{ gateway, oracle, time, network, devices, people, groupIDs, waiting },
    /** What was kept to be sent, by the device's own account. */
    written: new Set<{ userID: string; clientMsgID: string }>(),
    peerOf: (group: number): Peer => ({
      sessionType: sessionType.group,
      groupID: groupIDs[group % groupIDs.length] as string,
    }),
    conversationIDs: groupIDs.map((groupID) =>
      conversationIdOf({ sessionType: sessionType.group, groupID }),
    ),
    call<F extends CallableFunction>(
      device: ModelDevice,
      declared: F,
      input: SentFunctionInput<F>,
    ): void {
      const tab = device.tab();
      const one = { name: declared.name, isDead: tab.isDead };
      waiting.add(one);
      const done = (): void => void waiting.delete(one);
      tab.engine.call(declared, input).then(done, done);
    },
    lose(device: ModelDevice, count: number): void {
      hasLost = true;
      losses.set(device.name, (losses.get(device.name) ?? 0) + count);
    },
    /** Whether a device may know less than it was told. */
    hasLost: () => hasLost,
    /** Makes every fault go away; what was lost stays lost. */
    heal(): void {
      losses.clear();
      network.heal();
      for (const device of devices) device.heal();
    },
    end(): void {
      for (const device of devices) for (const tab of device.tabs()) tab.close();
      start = time.now() + 1_000;
    },
  };
}
