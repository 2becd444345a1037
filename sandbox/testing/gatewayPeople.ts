import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { decodeEvent, decodeOutput, encodeInput } from '../../app/contract/gateway/encoding.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import type { EventData, GatewayEventName } from '../../app/contract/gateway/events.ts';
import type { GatewayFrame } from '../../app/contract/gateway/frames.ts';
import type {
  FunctionOutput,
  GatewayFunction,
  SentFunctionInput,
} from '../../app/contract/gateway/gatewayFunction.ts';
import {
  type GatewayFunctionName,
  gatewayFunctions,
  type NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import { register } from '../../app/contract/session/register.ts';
import { type Listening, listenSandbox } from '../listen.ts';
import type { TestSandbox } from './openTestSandbox.ts';

/** A person with an account of the test sandbox. */
export type Person = { account: string; userId: string; token: string; chatToken: string };

export type Wire = {
  url: string;
  close(): Promise<void>;
};

/** Listens on a free port. @returns the address of its gateway */
export async function openWire(sandbox: TestSandbox): Promise<Wire> {
  const listening: Listening = await listenSandbox(sandbox, 0);
  const { port } = listening.server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/im`, close: () => listening.close() };
}

export const testPassword = 'correct-horse-7';

/** Registers somebody at the brand that asks for nothing. */
export async function makePerson(sandbox: TestSandbox, account: string): Promise<Person> {
  const input = {
    ...{ packageId: 1, platform: 'h5', deviceId: `device-of-${account}`, operationID: 'test' },
    ...{ account, nickName: account, password: testPassword },
  };
  const { data, code } = await sandbox.send(register, input);
  if (code !== 0) throw new Error(`${account} was not registered: ${code}`);
  return { account, ...data };
}

/** A connection of somebody, which keeps all it is told. */
export interface Peer {
  readonly userId: string;
  /** Everything that came, in the order it came. */
  readonly frames: GatewayFrame[];
  /** @throws Refusal for an `errCode` that is not 0 */
  call<Name extends GatewayFunctionName>(
    name: Name,
    ...input: undefined extends SentFunctionInput<NamedFunction<Name>>
      ? []
      : [input: SentFunctionInput<NamedFunction<Name>>]
  ): Promise<FunctionOutput<NamedFunction<Name>>>;
  /** Sends a request as it is. @returns its reply */
  ask(name: string, data: string): Promise<GatewayFrame>;
  /** Sends any text. */
  say(text: string | Buffer): void;
  login(token?: string): Promise<GatewayFrame>;
  /** What came by an event, after everything said before has arrived. */
  told<Name extends GatewayEventName>(name: Name): Promise<EventData<Name>[]>;
  /** Names of the events that came, likewise. */
  events(): Promise<string[]>;
  /** Forgets all frames, once everything said before has arrived. */
  forget(): Promise<void>;
  /** Waits for a frame that came or comes. */
  until(isMeant: (frame: GatewayFrame) => boolean): Promise<GatewayFrame>;
  /** The code it is closed with. */
  readonly closed: Promise<number>;
  close(): Promise<number>;
  terminate(): void;
}

/** A call the gateway refused. */
export class Refusal extends Error {
  readonly code: number;

  constructor({ errCode, errMsg, event }: GatewayFrame) {
    super(`${event}: ${errCode} ${errMsg}`);
    this.code = errCode;
  }
}

const functions: readonly GatewayFunction[] = gatewayFunctions;

let operations = 0;

/** Connects without a login. @throws Error with the HTTP status where it is refused */
export async function connect(
  { url }: Wire,
  { userId, chatToken }: Pick<Person, 'userId' | 'chatToken'>,
  options: { headers?: Record<string, string>; device?: number; batchMsg?: 0 | 1 } = {},
): Promise<Peer> {
  const query = new URLSearchParams({
    sendID: userId,
    token: chatToken,
    platformID: String(options.device ?? 5),
  });
  const socket = new WebSocket(`${url}?${query}`, { headers: options.headers ?? {} });
  const frames: GatewayFrame[] = [];
  const waiting = new Set<() => void>();
  const asked = new Map<string, (frame: GatewayFrame) => void>();
  socket.on('message', (data, isBinary) => {
    if (isBinary) throw new Error('The gateway sent a binary frame.');
    const frame = parse(String(data));
    frames.push(frame);
    asked.get(frame.operationID)?.(frame);
    for (const wake of [...waiting]) wake();
  });
  const closed = new Promise<number>((done) =>
    socket.once('close', (code) => {
      done(code);
      for (const wake of [...waiting]) wake();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
    });
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  const until: Peer['until'] = (isMeant) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = frames.find(isMeant);
        const isOver = socket.readyState === WebSocket.CLOSED;
        if (!found && !isOver) return;
        waiting.delete(look);
        if (found) resolve(found);
        else reject(new Error('The connection is closed.'));
      };
      waiting.add(look);
      look();
    });
  const say: Peer['say'] = (text) => socket.send(text);
  const ask: Peer['ask'] = (reqFuncName, data) => {
    operations += 1;
    const operationID = `op-${operations}`;
    const extra = reqFuncName === 'Login' ? { batchMsg: options.batchMsg ?? 0 } : {};
    say(JSON.stringify({ reqFuncName, operationID, userID: userId, data, ...extra }));
    return new Promise((resolve, reject) => {
      asked.set(operationID, resolve);
      void closed.then(() => reject(new Error(`${reqFuncName}: the connection is closed.`)));
    });
  };
  const settle = () => ask('GetLoginStatus', '');
  return {
    userId,
    frames,
    ask,
    say,
    until,
    closed,
    async call(name, ...[input]) {
      const declared = functions.find((one) => one.name === name);
      if (!declared) throw new Error(`There is no function ${name}.`);
      const reply = await ask(name, encodeInput(declared, input as never));
      if (reply.errCode !== 0) throw new Refusal(reply);
      const output = decodeOutput(declared, reply.data);
      if (!output.ok) throw new Error(`The reply of ${name} is not as declared: ${output.reason}`);
      return output.value as never;
    },
    login: (token = chatToken) => ask('Login', JSON.stringify({ userID: userId, token })),
    async told(name) {
      await settle();
      const found = frames.filter(({ event }) => event === name);
      return found.map(({ data }) => {
        const read = decodeEvent(name, data);
        if (!read.ok) throw new Error(`The event ${name} is not as declared: ${read.reason}`);
        return read.value as never;
      });
    },
    async events() {
      await settle();
      return frames.map(({ event }) => event).filter((event) => event.startsWith('On'));
    },
    async forget() {
      await settle();
      frames.length = 0;
    },
    close: () => {
      socket.close();
      return closed;
    },
    terminate: () => socket.terminate(),
  };
}

/** Connects and logs in; what came by that is forgotten. */
export async function join(
  wire: Wire,
  person: Pick<Person, 'userId' | 'chatToken'>,
  options: Parameters<typeof connect>[2] = {},
): Promise<Peer> {
  const peer = await connect(wire, person, options);
  const { errCode } = await peer.login();
  if (errCode !== 0) throw new Error(`The login was refused: ${errCode}`);
  await peer.until(({ event }) => event === 'OnSyncServerFinish');
  await peer.forget();
  return peer;
}

let texts = 0;

/** A text message as a client makes it. */
export function textMessage(
  content: string,
  fields: Partial<Message> = {},
): Partial<Message> & Pick<Message, 'clientMsgID'> {
  texts += 1;
  return { clientMsgID: `client-${texts}`, contentType: 101, content, createTime: 1, ...fields };
}

function parse(text: string): GatewayFrame {
  return JSON.parse(text) as GatewayFrame;
}
