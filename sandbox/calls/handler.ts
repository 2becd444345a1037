import type { Call, InputOf, OutputOf, Schema } from '../../app/contract/call.ts';
import type { calls } from '../../app/contract/calls.ts';
import type { DeclaredError } from '../../app/contract/declaredError.ts';
import type { BaseContext, Committed, ContextOf } from './context.ts';

type ContractCall = (typeof calls)[number];
type CallNamed<Name> = Extract<ContractCall, { name: Name }>;
type Auth = Call['auth'];
type NaturalCall = Call<Schema, Schema, DeclaredError, Call['name'], Auth, 'natural'>;
type KeyedCall = Call<Schema, Schema, DeclaredError, Call['name'], Auth, 'key'>;

/**
 * A handler without its types, as the HTTP layer runs it. The input was parsed by the call's schema
 * and the context made for this call before it runs, so the casts below hold.
 */
export type AnyHandler = {
  call: Call;
  run: (input: unknown, context: BaseContext) => Promise<unknown>;
  /** Makes the answer from what was committed; only for keyed calls. */
  answer?: (stored: unknown, input: unknown, context: BaseContext) => Promise<unknown>;
  /** Makes the answer from the order of an intent; only for keyed calls that make one. */
  recall?: (intentId: string, input: unknown, context: BaseContext) => Promise<unknown>;
};

declare const handled: unique symbol;
/** The handler of one call. */
export type Handler<C extends { name: string }> = AnyHandler & { readonly [handled]?: C['name'] };

/** One handler for each of these calls: a missing or a stray one is a type error. */
export type HandlersOf<Name extends ContractCall['name']> = {
  readonly [Each in Name]: Handler<CallNamed<Each>>;
};

/**
 * Handler of a call that repeats without harm. Input and context are as the contract says; the
 * answer is checked against it before it leaves. Throw `context.fail(…)` for declared errors.
 */
export function handle<C extends NaturalCall>(
  call: C,
  run: (input: InputOf<C>, context: ContextOf<C>) => Promise<OutputOf<C>>,
): Handler<C> {
  return {
    call,
    run: (input, context) => run(input as InputOf<C>, context as ContextOf<C>),
  };
}

/**
 * Handler of a call with an idempotency key: does its slow work first, then returns
 * `context.commit(effect)`. The effect's answer is what the client gets, now and on repetition.
 */
export function handleKeyed<C extends KeyedCall>(
  call: C,
  run: (input: InputOf<C>, context: ContextOf<C>) => Promise<Committed<OutputOf<C>>>,
): Handler<C> {
  return {
    call,
    run: (input, context) => run(input as InputOf<C>, context as ContextOf<C>),
  };
}

/**
 * As `handleKeyed`, for calls that make an order: `recall` answers a repetition from it once the
 * answer is kept no longer, and null where the intent has none. The input is null where somebody
 * asks by the key alone; throw `idempotencyMismatch` where it is not that of the order.
 */
export function handleOrder<C extends KeyedCall>(
  call: C,
  run: (input: InputOf<C>, context: ContextOf<C>) => Promise<Committed<OutputOf<C>>>,
  recall: (
    intentId: string,
    input: InputOf<C> | null,
    context: BaseContext,
  ) => Promise<OutputOf<C> | null>,
): Handler<C> {
  return {
    call,
    run: (input, context) => run(input as InputOf<C>, context as ContextOf<C>),
    recall: (intentId, input, context) => recall(intentId, input as InputOf<C> | null, context),
  };
}

/**
 * As `handleKeyed`, for answers that must not be stored, such as tokens: `answer` makes them from
 * what was committed, on every repetition anew.
 */
export function handleKeyedAnew<C extends KeyedCall, Stored>(
  call: C,
  run: (input: InputOf<C>, context: ContextOf<C>) => Promise<Committed<Stored>>,
  answer: (stored: Stored, input: InputOf<C>, context: ContextOf<C>) => Promise<OutputOf<C>>,
): Handler<C> {
  return {
    call,
    run: (input, context) => run(input as InputOf<C>, context as ContextOf<C>),
    answer: (stored, input, context) =>
      answer(stored as Stored, input as InputOf<C>, context as ContextOf<C>),
  };
}
