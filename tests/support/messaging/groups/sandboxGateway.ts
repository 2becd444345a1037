import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type {
  FunctionInput,
  FunctionOutput,
} from '../../../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../../../app/contract/gateway/gatewayFunctions.ts';
import { messages } from '../../../../sandbox/database/schema.ts';
import { createFaults } from '../../../../sandbox/faults/faults.ts';
import { actAs, callWithin } from '../../../../sandbox/gateway/actAs.ts';
import { readChatToken } from '../../../../sandbox/gateway/chatToken.ts';
import { makeConnections } from '../../../../sandbox/gateway/connections.ts';
import { makeFrameFaults } from '../../../../sandbox/gateway/frameFaults.ts';
import { handlers } from '../../../../sandbox/gateway/handlers.ts';
import { closeCodes } from '../../../../sandbox/gateway/limits.ts';
import { serveConnection } from '../../../../sandbox/gateway/serveConnection.ts';
import { makeTelling, type RunWrite, type Soon } from '../../../../sandbox/gateway/telling.ts';
import { makePerson } from '../../../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../../../sandbox/testing/openTestSandbox.ts';
import type { ModelConnection } from '../modelGateway.ts';
import type { NetworkEnd } from '../modelNetwork.ts';
import { createGroupOracle, type GroupOracle } from './groupOracle.ts';
import { keepStatements } from './keepStatements.ts';
import { findInFrame } from './toldFrames.ts';

/** The sandbox's own gateway, reached through the model's network instead of sockets. */
export type SandboxGateway = Awaited<ReturnType<typeof openSandboxGateway>>;

/** @param dataDir a folder to work in, removed at the end; by default one of the system's */
export async function openSandboxGateway(dataDir?: string) {
  let clock = (): number => 1_800_000_000_000;
  keepStatements();
  const sandbox = await openTestSandbox({
    clock: () => clock(),
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const { services } = sandbox;
  const connections = makeConnections();
  const faults = makeFrameFaults(createFaults());
  // At once, in a transaction of its own: the model knows no moments.
  const soon: Soon = (_, caller, tell) => serving.inBackground(watched(caller, tell));
  const { runWrite } = makeTelling(services, connections, faults, soon);
  let oracle: GroupOracle = createGroupOracle([]);
  let working = 0;
  /** What was looked at since the last change. */
  const looked = new Map<string, unknown>();
  const watched: RunWrite = (caller, work) =>
    runWrite(caller, (context) => {
      looked.clear();
      return oracle.watch(context, () => work(context));
    });
  const serving = {
    ...{ services, faults, connections, runWrite: watched },
    closing: new AbortController().signal,
    inBackground(work: Promise<unknown>): void {
      working += 1;
      const done = () => {
        working -= 1;
      };
      work.then(done, done);
    },
    onPresence: () => undefined,
  };
  let accounts = 0;
  const sockets = new Map<ModelConnection, ServedSocket>();
  /** When something was asked, by its operation. */
  const moments = new Map<string, number>();

  /** What the model's network speaks to. */
  const end: NetworkEnd = {
    connections: {
      add(connection) {
        const person = people.get(connection.userID);
        if (!person) throw new Error(`Nobody is called ${connection.userID}.`);
        const { userID } = connection;
        const socket = new ServedSocket((frame) => {
          const asked = oracle;
          const fault = findInFrame(
            asked,
            userID,
            frame,
            (id) => moments.get(id) ?? asked.moment(),
          );
          if (fault) asked.faults.push(fault);
          connection.say(frame);
        });
        sockets.set(connection, socket);
        const opened = { tokenText: person.chatToken, device: 5, hasRateLimit: false };
        serveConnection(serving, socket as unknown as WebSocket, {
          ...opened,
          token: person.token,
        });
      },
      delete(connection) {
        sockets.get(connection)?.end();
        return sockets.delete(connection);
      },
    },
    receive(connection, text) {
      const { operationID } = JSON.parse(text) as { operationID: string };
      moments.set(operationID, oracle.moment());
      sockets.get(connection)?.emit('message', text, false);
    },
  };
  type Known = { chatToken: string; token: NonNullable<Awaited<ReturnType<typeof readChatToken>>> };
  const people = new Map<string, Known>();

  return {
    end,
    isBusy: () => working > 0,
    /** Begins a world of its own: other people, groups and a clock that goes on. @returns ids of the people */
    async begin(count: number, now: () => number): Promise<readonly string[]> {
      clock = now;
      oracle = createGroupOracle([]);
      people.clear();
      // What a world left half open has nobody at its other end.
      for (const socket of sockets.values()) socket.end();
      sockets.clear();
      moments.clear();
      // Worlds of one seed give their messages the same ids, and the gateway takes each of them once.
      await services.db.write((tx) => tx.delete(messages));
      const ids: string[] = [];
      for (let index = 0; index < count; index += 1) {
        accounts += 1;
        const { userId, chatToken } = await makePerson(
          sandbox,
          `p${String(accounts).padStart(6, '0')}`,
        );
        const token = await readChatToken(services.db.read, chatToken, now());
        if (!token) throw new Error('There is no such token.');
        people.set(userId, { chatToken, token });
        ids.push(userId);
      }
      return ids;
    },
    tokenOf: (userID: string): string => people.get(userID)?.chatToken ?? '',
    /** Looks at what is done to these groups from now on. */
    async follow(groupIDs: readonly string[]): Promise<GroupOracle> {
      oracle = createGroupOracle(groupIDs);
      await oracle.begin(services.db.read);
      return oracle;
    },
    /** Calls a function as a person would, with no device of this world. @throws GatewayFailure */
    act: <Name extends GatewayFunctionName>(
      userID: string,
      name: Name,
      input: FunctionInput<NamedFunction<Name>>,
    ): Promise<FunctionOutput<NamedFunction<Name>>> =>
      actAs(services, watched, userID, (context) => callWithin(context, name, input)),
    /** What a person is told now who asks, with no device of this world. */
    async look<Name extends GatewayFunctionName>(
      userID: string,
      name: Name,
      input: FunctionInput<NamedFunction<Name>>,
    ): Promise<FunctionOutput<NamedFunction<Name>>> {
      const key = JSON.stringify([userID, name, input]);
      if (!looked.has(key)) {
        const token = people.get(userID)?.token;
        if (!token) throw new Error(`Nobody is called ${userID}.`);
        const caller = { ...token, connectionId: 0, device: 0 };
        const context = { services, caller, now: services.now(), db: services.db.read };
        looked.set(key, await handlers[name].run(input, context as never));
      }
      return looked.get(key) as FunctionOutput<NamedFunction<Name>>;
    },
    close: () => sandbox.close(),
  };
}

/** One websocket, as the gateway sees it. */
class ServedSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  isPaused = false;
  readonly send: (text: string) => void;

  constructor(send: (text: string) => void) {
    super();
    this.send = send;
  }

  end(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }

  close(code: number): void {
    // Its patience with who does not log in runs by the clock on the wall, which means nothing here.
    if (code !== closeCodes.policy) throw new Error(`The gateway closes a connection: ${code}.`);
  }

  terminate(): void {
    throw new Error('The gateway ends a connection.');
  }

  ping(): void {
    this.emit('pong');
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }
}
