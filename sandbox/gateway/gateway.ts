import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FunctionInput, FunctionOutput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import type { GatewayPort } from '../calls/ports.ts';
import type { CommitFact } from '../database/commitFacts.ts';
import type { Services } from '../services.ts';
import { actAs, callerOf, callWithin } from './actAs.ts';
import { makeBackground } from './background.ts';
import type { Connection } from './connection.ts';
import { makeConnections } from './connections.ts';
import { endOverSessions, kickSessions } from './endSessions.ts';
import { makeFrameFaults } from './frameFaults.ts';
import { tellRemark } from './friends/remark.ts';
import type { WriteContext } from './handler.ts';
import { closeCodes } from './limits.ts';
import { tellPresence } from './presence/tellPresence.ts';
import { tellProfile } from './session/tellProfile.ts';
import { makeSoon } from './soon.ts';
import { startClocks } from './startClocks.ts';
import { makeTelling } from './telling.ts';
import { makeUpgrades, type UpgradeOptions } from './upgrades.ts';

export interface Gateway extends GatewayPort {
  /** Answers an upgrade of `/im`. Never throws. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Calls a function as a person would, without a connection. @throws GatewayFailure */
  call<Name extends GatewayFunctionName>(
    userId: string,
    name: Name,
    input: FunctionInput<NamedFunction<Name>>,
  ): Promise<FunctionOutput<NamedFunction<Name>>>;
  /** Ends the sessions that are connected, as a login elsewhere would. @returns how many connections */
  kick(client?: string): Promise<number>;
  /** Cuts connections off without a word. @returns how many */
  cut(client?: string): number;
  /** Connections there are. */
  count(): number;
  /** Closes all connections; new ones may come. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the messaging gateway of the sandbox. */
export function openGateway(services: Services, options: UpgradeOptions): Gateway {
  const connections = makeConnections();
  const faults = makeFrameFaults(options.faults);
  const closing = new AbortController();
  const background = makeBackground();
  const soon = makeSoon(closing.signal, (caller, tell) => background.add(runWrite(caller, tell)));
  const { runWrite, writeWithin } = makeTelling(services, connections, faults, soon);
  const hear = async (fact: CommitFact): Promise<void> => {
    if (fact.about === 'told') return fact.send();
    if (fact.about === 'files') return;
    const { about, userId } = fact;
    if (about === 'sessions') return endOverSessions(services, connections, faults, userId);
    await actAs(services, runWrite, userId, (context) =>
      about === 'remark' ? tellRemark(context, fact.friendId) : tellProfile(context, userId),
    );
  };
  services.db.onCommit((fact) => {
    if (!closing.signal.aborted) background.add(hear(fact));
  });
  const serving = {
    services,
    faults,
    runWrite,
    closing: closing.signal,
    connections,
    inBackground: background.add,
    onPresence: ({ token: { userId } }: Connection) => {
      const isFollowed = [...connections.all].some(({ follows }) => follows.has(userId));
      if (!isFollowed || closing.signal.aborted) return;
      const tell = (context: WriteContext) => tellPresence(context, connections, userId);
      background.add(actAs(services, runWrite, userId, tell));
    },
  };
  const upgrades = makeUpgrades(serving, options);
  const stopClocks = startClocks(serving);
  const chosenBy = (client: string | undefined) =>
    [...connections.all].filter(
      ({ socket, token }) =>
        socket.readyState === socket.OPEN &&
        (client === undefined || [token.userId, token.deviceId].includes(client)),
    );
  const hangUp = async () => {
    const open = [...connections.all].map(({ socket }) => {
      const closed = new Promise<void>((done) => socket.once('close', () => done()));
      socket.close(closeCodes.goingAway);
      setTimeout(() => socket.terminate(), 1_000).unref();
      return closed;
    });
    await Promise.all(open);
    upgrades.destroySockets();
  };
  return {
    upgrade: upgrades.answer,
    call: (userId, name, input) =>
      actAs(services, runWrite, userId, (context) => callWithin(context, name, input)),
    within: async (tx, userId, work) => work(writeWithin(tx, await callerOf(tx, userId))),
    kick: async (client) => {
      const chosen = chosenBy(client);
      await kickSessions(services, chosen);
      return chosen.length;
    },
    cut: (client) => {
      const chosen = chosenBy(client);
      for (const { socket } of chosen) socket.terminate();
      return chosen.length;
    },
    count: () => connections.all.size,
    hangUp,
    close: async () => {
      closing.abort();
      stopClocks();
      await hangUp();
      await background.settle();
      upgrades.close();
    },
  };
}
