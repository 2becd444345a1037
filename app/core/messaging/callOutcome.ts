/** What became of a call of the gateway that did not end well, as a person may be told. */
export type CallOutcome =
  /** The gateway said no. */
  | 'refused'
  /** Nothing happened: it may be tried again. */
  | 'not-sent'
  /** It may have been done. The lists it changes are fetched anew by themselves. */
  | 'unknown';

/** @param error what `Messaging.call` threw; what is no error of the gateway leaves all open. */
export function callOutcomeOf(error: unknown): CallOutcome {
  const kind = typeof error === 'object' && error !== null ? Reflect.get(error, 'kind') : null;
  return kind === 'refused' || kind === 'not-sent' ? kind : 'unknown';
}
