import type { LocaleId } from '../../app/brand/locales.ts';
import type { Call, ErrorsOf } from '../../app/contract/call.ts';
import type { SandboxBrand } from '../brands.ts';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { CallFailed, Fail, SessionCode } from './callFailed.ts';
import type { AnyHandler } from './handler.ts';
import type { GatewayPort, SmsPort, VerificationPort } from './ports.ts';

/** The session a member call comes from. */
export type MemberSession = {
  userId: string;
  sessionId: string;
  /** SHA-256 of the token the call came with. */
  tokenHash: string;
  packageId: number;
  /** Brand of the session. */
  brand: SandboxBrand;
};

/** What any handler gets. */
export type BaseContext = Services & {
  /** Language of the request: the `language` header, else the brand's, else English. */
  locale: LocaleId;
  /** IP address of the caller. */
  address: string;
  verification: VerificationPort;
  sms: SmsPort;
  gateway: GatewayPort;
  /** Ids of the keys this server is working on. */
  runningKeys: ReadonlySet<string>;
  /** Handlers of the calls that make orders, by the name of the call. */
  orderCalls: ReadonlyMap<string, AnyHandler>;
  /** Part `file` of a call that takes one; null where it is missing. */
  file: File | null;
  /** @throws CallFailed `brandUnknown` */
  brand: (packageId: number) => SandboxBrand;
  sessionFailed: (code: SessionCode) => CallFailed;
};

declare const committed: unique symbol;
/** Proof that an answer was committed together with its idempotency key. */
export type Committed<Answer> = { readonly [committed]: Answer };

/**
 * Commits the effect of a keyed call together with what is needed to answer a repetition. May run
 * once per request. A returned failure commits too (such as a counted wrong try); a thrown one
 * undoes the effect. Both are kept as the answer.
 */
export type Commit = <Answer>(
  effect: (tx: Queries) => Promise<Answer | CallFailed>,
) => Promise<Committed<Answer>>;

type MemberPart<C extends Call> = C['auth'] extends 'member' ? { session: MemberSession } : unknown;
type KeyedPart<C extends Call> = C['idempotency'] extends 'key'
  ? {
      commit: Commit;
      /** SHA-256 of who called, the call and the key: unique among orders. */
      intentId: string;
    }
  : unknown;

/** What the handler of one call gets. */
export type ContextOf<C extends Call> = BaseContext &
  MemberPart<C> &
  KeyedPart<C> & { fail: Fail<ErrorsOf<C>> };
