import type { EventData, GatewayEventName } from '../../contract/gateway/events.ts';
import type {
  FunctionOutput,
  GatewayFunction,
  SentFunctionInput,
} from '../../contract/gateway/gatewayFunction.ts';

/** Where the one connection stands. */
export type GatewayState =
  | { status: 'idle' }
  /**
   * `attempt` counts connections that failed or were lost in a row, from 0; one that lasted begins a
   * new row.
   */
  | { status: 'connecting'; attempt: number }
  | { status: 'logging-in'; attempt: number }
  /** Logged in; the gateway brings its lists up to date. Calls are not yet taken. */
  | { status: 'syncing' }
  | { status: 'online' }
  /** `retryAt` in milliseconds since 1970-01-01T00:00:00Z. */
  | { status: 'waiting'; attempt: number; retryAt: number }
  /** For good, until `start` is called again. */
  | { status: 'stopped'; reason: StopReason };

/** `kicked`: the same account came in elsewhere. `refused`: a login code of 700 to 708. */
export type StopReason = 'logout' | 'kicked' | 'expired' | 'refused';

/** An event whose data has been read and found to be what it should be. */
export type GatewayEvent = {
  [Name in GatewayEventName]: { name: Name; data: EventData<Name> };
}[GatewayEventName];

/** Why a call failed. */
export type GatewayFailureKind =
  /** 113, or 112 before anything was sent: the gateway has not seen it. */
  | 'not-sent'
  /** 111, a deadline, or an unreadable reply: it may have been done. */
  | 'unknown'
  /** The gateway said no. */
  | 'refused'
  | 'cancelled';

export class GatewayError extends Error {
  /** As `clientErrors` and `gatewayErrors`; 0 for a deadline or a reply that cannot be read. */
  readonly code: number;
  readonly kind: GatewayFailureKind;
  readonly functionName: string;

  constructor(functionName: string, kind: GatewayFailureKind, code: number, message = '') {
    super(message || `${functionName}: ${kind} (${code})`);
    this.functionName = functionName;
    this.kind = kind;
    this.code = code;
  }
}

export type GatewayCallOptions = {
  /** Milliseconds until the call is given up. @default limits.requestTimeout */
  deadline?: number;
  signal?: AbortSignal;
  /** Called before the reply counts, with how many items of its lists are unreadable. */
  onUnreadable?: (count: number) => void;
};

/** The one connection of an account to the messaging gateway. */
export interface GatewayClient {
  /** Connects and logs in, and stays so until `logout` or `close`. The same login again changes nothing. */
  start(login: { userID: string; token: string }): void;
  /** Logs out within a bounded time and closes; calls that wait are rejected. */
  logout(): Promise<void>;
  /** Closes without logging out, as when another tab takes over. */
  close(): void;
  state(): GatewayState;
  /** @throws GatewayError */
  call<F extends GatewayFunction>(
    declared: F,
    input: SentFunctionInput<F>,
    options?: GatewayCallOptions,
  ): Promise<FunctionOutput<F>>;
  /** @returns undoes it. */
  onState(listener: (state: GatewayState) => void): () => void;
  /** In the order of the wire. @returns undoes it. */
  onEvent(listener: (event: GatewayEvent) => void): () => void;
}
