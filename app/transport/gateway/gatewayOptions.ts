import type { Timers } from '../../platform/timers.ts';
import type { OpenSocket } from '../../platform/webSocket.ts';
import type { GatewayClient } from './gatewayClient.ts';

/** All the gateway client reaches outside itself. */
export type GatewayOptions = {
  /** Address of the gateway, such as wss://im.brand.com/im; asked for at each try. */
  url: () => string;
  openSocket: OpenSocket;
  /** Milliseconds since 1970. */
  clock: () => number;
  timers: Timers;
  /** Fills with secure random bytes, as `crypto.getRandomValues` does. */
  random: (bytes: Uint8Array) => Uint8Array;
  /** False only when the device is sure that there is no network. */
  isOnline: () => boolean;
  /** @default always seen */
  isVisible?: () => boolean;
  /** Calls back when the network or the page comes back. @returns undoes it. */
  onWake: (listener: () => void) => () => void;
  /** Called with what listeners of the client throw; the client itself goes on. */
  onListenerError?: (error: unknown) => void;
};

/** Why something the gateway sent was passed over. */
export type IgnoredReason =
  | 'not-text'
  | 'too-large'
  | 'unreadable'
  | 'unknown-event'
  | 'unreadable-event'
  /** One of a list, whose others were taken. */
  | 'unreadable-item'
  | 'unknown-reply'
  | 'unreadable-reply';

export type GatewayReport = {
  /** Sockets opened so far. */
  connections: number;
  /** Calls that wait for an answer. */
  waitingCalls: number;
  ignored: Readonly<Record<IgnoredReason, number>>;
};

/** The gateway client with what only its owner needs. */
export interface OwnedGatewayClient extends GatewayClient {
  /** Tries at once where it waits, and looks whether the connection still lives where it has one. */
  wake(): void;
  report(): GatewayReport;
}
