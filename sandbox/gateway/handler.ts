import type { EventData, GatewayEventName } from '../../app/contract/gateway/events.ts';
import type { FunctionInput, FunctionOutput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Who calls a function, over which connection. */
export type Caller = {
  userId: string;
  /** The platform the account belongs to: people of one platform meet, whatever their brand. */
  platformId: number;
  /** Session of the chat token. */
  sessionId: string;
  /** 0 where the sandbox itself acts for the person. */
  connectionId: number;
  /** Kind of device, 1 to 9. */
  device: number;
};

export type Tell = {
  /** For the caller's other connections only. */
  exceptConnection?: number;
  /** For this connection of the caller only. */
  onlyConnection?: number;
};

/** What a function may use that only reads. */
export type ReadContext = {
  services: Services;
  caller: Caller;
  /** Milliseconds since 1970-01-01T00:00:00Z, the same for the whole call. */
  now: number;
  db: Queries;
};

/** What a function may use that changes something: `db` is its transaction. */
export type WriteContext = ReadContext & {
  /**
   * Tells people an event once the transaction is committed, in the order told, before the caller gets
   * the reply. Nobody is told anything of a transaction that fails.
   */
  tell<Name extends GatewayEventName>(
    userIds: readonly string[],
    event: Name,
    data: EventData<Name>,
    options?: Tell,
  ): void;
  /** Whether telling this person something reaches anybody now: spares making it. */
  isListening(userId: string): boolean;
  /** Everybody whom telling something reaches now. */
  listeners(): readonly string[];
  /**
   * Has people told of something a moment after the commit, as it is then: once for all that ask for it by
   * the same name meanwhile.
   */
  soon(name: string, tell: (context: WriteContext) => Promise<void>): void;
  /** Kinds of devices this person listens on now, each once. */
  devicesOf(userId: string): readonly number[];
  /** Has the caller's connection told of these people's presence from now on, or no longer. */
  follow(userIds: readonly string[], isFollowed: boolean): void;
};

export type Handler<Name extends GatewayFunctionName> =
  | {
      kind: 'read';
      run(
        input: FunctionInput<NamedFunction<Name>>,
        context: ReadContext,
      ): Promise<FunctionOutput<NamedFunction<Name>>>;
    }
  | {
      kind: 'write';
      run(
        input: FunctionInput<NamedFunction<Name>>,
        context: WriteContext,
      ): Promise<FunctionOutput<NamedFunction<Name>>>;
    };

/** One handler per function: a function without one is a type error. */
export type Handlers<Names extends GatewayFunctionName = GatewayFunctionName> = {
  [Name in Names]: Handler<Name>;
};

/** A refusal, as the caller reads it. */
export class GatewayFailure extends Error {
  readonly code: number;

  /** @param code of `gatewayErrors`. @param message what happened and what to do, in English */
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
