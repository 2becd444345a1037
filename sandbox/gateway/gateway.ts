import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { FunctionInput, FunctionOutput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import type { CommitFact } from '../database/commitFacts.ts';
import type { Faults } from '../faults/faults.ts';
import type { OriginRule } from '../http/cors.ts';
import type { Services } from '../services.ts';
import { actAs, callWithin } from './actAs.ts';
import { makeConnections } from './connections.ts';
import { endExpired, endOverSessions, kickSessions } from './endSessions.ts';
import { makeFrameFaults } from './frameFaults.ts';
import { tellRemark } from './friends/remark.ts';
import { judgeUpgrade } from './handshake.ts';
import { closeCodes, connectionLimits } from './limits.ts';
import { burnDue } from './messages/burn.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { ping, serveConnection } from './serveConnection.ts';
import { tellProfile } from './session/tellProfile.ts';
import { makeRunWrite } from './telling.ts';

export type GatewayOptions = {
  faults: Faults;
  isAllowed: OriginRule;
  hasRateLimits: boolean;
};

export interface Gateway {
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
export function openGateway(services: Services, options: GatewayOptions): Gateway {
  const connections = makeConnections();
  const faults = makeFrameFaults(options.faults);
  const runWrite = makeRunWrite(services, connections, faults);
  const closing = new AbortController();
  const server = new WebSocketServer({ noServer: true, maxPayload: connectionLimits.frameBytes });
  const background = new Set<Promise<unknown>>();
  // Upgraded sockets are no longer the HTTP server's to close, also those never answered.
  const sockets = new Set<Duplex>();
  const inBackground = (work: Promise<unknown>) => {
    background.add(work);
    // What fails here is of no call: the next one finds the same and says so.
    work.catch(() => undefined).finally(() => background.delete(work));
  };
  const hear = async (fact: CommitFact): Promise<void> => {
    const { about, userId } = fact;
    if (about === 'sessions') return endOverSessions(services, connections, faults, userId);
    await actAs(services, runWrite, userId, (context) =>
      about === 'remark' ? tellRemark(context, fact.friendId) : tellProfile(context, userId),
    );
  };
  services.db.onCommit((fact) => {
    if (!closing.signal.aborted) inBackground(hear(fact));
  });
  const serving = {
    services,
    faults,
    runWrite,
    closing: closing.signal,
    connections,
    inBackground,
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asked = await judgeUpgrade(services, options.isAllowed, request);
    if (typeof asked === 'number') return refuseUpgrade(socket, asked);
    const fault = options.faults.meet('gateway:connect', [
      asked.token.userId,
      asked.token.deviceId,
    ]);
    if (fault?.kind === 'half-open') return;
    if (fault?.kind === 'latency') await delay(fault.ms, undefined, { signal: closing.signal });
    else if (fault) return refuseUpgrade(socket, fault.kind === 'refuse' ? 503 : 'drop');
    const { token, device } = asked;
    if (closing.signal.aborted) return refuseUpgrade(socket, 503);
    if (connections.isFull(token.userId, device)) return refuseUpgrade(socket, 401);
    server.handleUpgrade(request, socket, head, (webSocket) => {
      serveConnection(serving, webSocket, { ...asked, hasRateLimit: options.hasRateLimits });
    });
  };
  let burning: Promise<void> | null = null;
  const burn = () => {
    burning ??= burnDue(services, runWrite).finally(() => {
      burning = null;
    });
    inBackground(burning);
  };
  // Also what came due while the sandbox was closed.
  burn();
  const timers = [
    setInterval(burn, 1_000),
    setInterval(() => endExpired(connections, faults, services.now()), 1_000),
    setInterval(() => ping(connections.all), connectionLimits.pingInterval),
  ];
  for (const timer of timers) timer.unref();
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
    for (const socket of sockets) socket.destroy();
  };
  return {
    upgrade: (request, socket, head) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      inBackground(upgrade(request, socket, head).catch(() => socket.destroy()));
    },
    call: (userId, name, input) =>
      actAs(services, runWrite, userId, (context) => callWithin(context, name, input)),
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
      for (const timer of timers) clearInterval(timer);
      await hangUp();
      await Promise.allSettled(background);
      server.close();
    },
  };
}
