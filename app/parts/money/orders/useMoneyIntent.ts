import { useEffect, useMemo } from 'react';
import type { Call, OutputOf, SentInputOf } from '../../../contract/call.ts';
import type { CallError } from '../../../contract/callError.ts';
import type { IntentState } from './intentState.ts';
import { useIntentView } from './useIntentView.ts';
import { useMoneyIntents } from './useMoneyIntents.ts';

/** What the fund password is called among inputs. */
type SecretField = 'fundPassword';

type Without<Input> = Input extends unknown ? Omit<Input, SecretField> : never;

/** The order as it is shown and kept: without the fund password. */
export type IntentInputOf<C extends Call> = Without<SentInputOf<C>>;

/** What goes along and is never kept: the fund password, or nothing where the call has none. */
export type IntentSecretOf<C extends Call> =
  SentInputOf<C> extends Record<SecretField, infer Secret>
    ? Record<SecretField, Secret>
    : Record<string, never>;

export type MoneyIntentHandle<C extends Call> = {
  state: IntentState<IntentInputOf<C>, OutputOf<C>>;
  /** The last passing refusal, such as a wrong fund password; the order stays open under its key. */
  passing: CallError | null;
  /**
   * To be called when the confirm screen opens and when its order is edited; the button may be pressed
   * once `state` is `open`. `other`: the order in `state` has to be finished first.
   * @param points what it is about, in hundredths of a point, for the row of an unconfirmed one
   */
  open: (input: IntentInputOf<C>, points?: number | null) => Promise<'opened' | 'other'>;
  /** Acts once: while it is being sent, nothing. */
  send: (secret: IntentSecretOf<C>) => Promise<void>;
  /** To be called when the confirm screen closes, and when what became of it has been read. */
  leave: () => Promise<void>;
  /** Asks what became of an unknown one. */
  checkNow: () => Promise<void>;
  /** Sends an unknown one again under its key; only where `canSend`. */
  sendNow: (secret: IntentSecretOf<C>) => Promise<void>;
  /** Gives it up. It stays until the server has said that it never has an effect. */
  drop: () => Promise<void>;
};

/**
 * One order of a call that moves points, such as a withdrawal: one key, however often it is tapped,
 * sent, reloaded or opened in another tab. Nothing it does ever rejects; `state` says what happened.
 */
export function useMoneyIntent<C extends Call>(call: C): MoneyIntentHandle<C> {
  const intents = useMoneyIntents();
  const intent = intents?.intentOf(call.name) ?? null;
  useEffect(() => intent?.watch(call), [intent, call]);
  const actions = useMemo(() => actionsOf(intent, call), [intent, call]);
  const { state, passing } = useIntentView(call.name);
  return { state: state as MoneyIntentHandle<C>['state'], passing, ...actions };
}

type Actions<C extends Call> = Omit<MoneyIntentHandle<C>, 'state' | 'passing'>;
type Intent = ReturnType<NonNullable<ReturnType<typeof useMoneyIntents>>['intentOf']>;

/** @param intent null while nobody is logged in: then nothing is done */
function actionsOf<C extends Call>(intent: Intent | null, call: C): Actions<C> {
  return {
    open: async (input, points) => (await intent?.open(input, points)) ?? 'other',
    send: async (secret) => intent?.send(secret, call),
    leave: async () => intent?.leave(),
    checkNow: async () => intent?.checkNow(),
    sendNow: async (secret) => intent?.sendNow(secret, call),
    drop: async () => intent?.drop(),
  };
}
