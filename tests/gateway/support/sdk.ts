import { createRequire } from 'node:module';
import { WebSocket } from 'ws';
import { gatewayEvents } from '../../../app/contract/gateway/events.ts';

/** A reply or an event, as the SDK hands it on. */
export type Frame = {
  event: string;
  errCode: number;
  errMsg: string;
  data: string;
  operationID: string;
};

type Method = (...input: unknown[]) => Promise<Frame>;

/** The published client: the same surface in both versions. Its own types do not compile. */
export type Sdk = Record<string, Method> & {
  login(config: {
    userID: string;
    token: string;
    platformID: number;
    url: string;
    isBatch?: boolean;
  }): Promise<Frame>;
  on(event: string, heard: (frame: Frame) => void): void;
};

type Package = { OpenIMSDK: new () => Sdk };

/** How often the worker of the SDK's heartbeat wakes it: ten seconds in a browser. */
const tick = 50;

/** The worker the SDK starts from a text: all it does is wake up. */
class HeartbeatWorker {
  onmessage: ((event: unknown) => void) | null = null;
  readonly #timer = setInterval(() => this.onmessage?.({ data: null }), tick);

  terminate(): void {
    clearInterval(this.#timer);
  }
}

/** Versions of the package that speak this protocol, by the name they are installed under. */
export const sdkPackages = { '2.3.0': 'open-im-sdk', '2.3.0-beta.2': 'open-im-sdk-beta' } as const;

/** Loads a version, with what it expects of a browser. @returns makes one client per person */
export function loadSdk(name: (typeof sdkPackages)[keyof typeof sdkPackages]): () => Sdk {
  Object.assign(globalThis, { window: globalThis, WebSocket, Worker: HeartbeatWorker });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const { OpenIMSDK } = createRequire(import.meta.url)(name) as Package;
  return () => new OpenIMSDK();
}

/** Names of events the SDK knows and the gateway has. */
export const eventNames = Object.keys(gatewayEvents);

/** @returns the public methods that ask the gateway something. */
export function methodsOf(sdk: Sdk): string[] {
  const isPublic = (name: string) => name !== 'wsSend' && typeof sdk[name] === 'function';
  const own = Object.keys(sdk).filter(isPublic);
  return [...own, 'login', 'logout'].sort();
}

const byAddress: Record<string, string> = {
  createImageMessage: 'CreateImageMessageByURL',
  createSoundMessage: 'CreateSoundMessageByURL',
  createVideoMessage: 'CreateVideoMessageByURL',
  createFileMessage: 'CreateFileMessageByURL',
  markNotifyMessageHasRead: 'MarkMessageAsReadByConID',
};

/** @returns the function a method asks for. */
export function functionOf(method: string): string {
  return byAddress[method] ?? `${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
