import type { AddressInfo } from 'node:net';
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
import { type GatewaySocket, openGatewaySocket } from './gatewaySocket.ts';
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
export interface Peer extends GatewaySocket {
  readonly userId: string;
  /** @throws Refusal for an `errCode` that is not 0 */
  call<Name extends GatewayFunctionName>(
    name: Name,
    ...input: undefined extends SentFunctionInput<NamedFunction<Name>>
      ? []
      : [input: SentFunctionInput<NamedFunction<Name>>]
  ): Promise<FunctionOutput<NamedFunction<Name>>>;
  /** Sends a request as it is. @returns its reply */
  ask(name: string, data: string): Promise<GatewayFrame>;
  login(token?: string): Promise<GatewayFrame>;
  /** What came by an event, after everything said before has arrived. */
  told<Name extends GatewayEventName>(name: Name): Promise<EventData<Name>[]>;
  /** Names of the events that came, likewise. */
  events(): Promise<string[]>;
  /** Forgets all frames, once everything said before has arrived. */
  forget(): Promise<void>;
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
  const asked = new Map<string, (frame: GatewayFrame) => void>();
  const socket = await openGatewaySocket(`${url}?${query}`, options.headers ?? {}, (frame) =>
    asked.get(frame.operationID)?.(frame),
  );
  const { frames, closed, say } = socket;
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
    ...socket,
    userId,
    ask,
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
