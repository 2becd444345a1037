import type { ComponentType } from 'react';
import type { Call } from '../../../contract/call.ts';
import type { CallError } from '../../../contract/callError.ts';
import type { TextKey } from '../../../core/i18n/textKey.ts';

/** What a feature declares of the orders that it has people send; the parts of this folder do the rest. */
export type OrderKind<C extends Call = Call> = {
  call: C;
  words: OrderWords;
  /** Where something goes along that is never kept, such as a fund password: entering it sends the order. */
  secret?: OrderSecret;
  /** Says why it was refused, where a plain sentence does not say it all. */
  Refusal?: ComponentType<{ error: CallError }>;
};

/** What is said of every order: its own words, and others where the shared ones are not natural. */
export type OrderWords = {
  /** Title of the confirm sheet. */
  title: TextKey;
  /** The button that sends it; of no use where a secret does. */
  submit?: TextKey;
  /** Said below the details, such as what happens next. */
  after?: TextKey;
  /** Another page has one on its confirm sheet. */
  elsewhere: TextKey;
  discard?: TextKey;
  sending?: TextKey;
  /** The device stores nothing, so nothing was sent. */
  unstorable?: TextKey;
  /** The server has not seen it so far: it may be sent or dropped. */
  unseen?: TextKey;
  sendNow?: TextKey;
  drop?: TextKey;
};

/** What goes along with an order and is never kept: how it is entered, and what is said of it. */
export type OrderSecret = {
  /** Whether a refusal in passing is about it: then its own parts say so, and nothing else does. */
  isAbout: (refusal: CallError | null) => boolean;
  Field: ComponentType<SecretFieldProps>;
  /** What stands against it, on a page without the field. */
  Note: ComponentType<{ passing: CallError | null }>;
};

export type SecretFieldProps = {
  /** The last refusal in passing, which may be about it. */
  passing: CallError | null;
  /** Called once it is whole. Resolves when another may be entered. */
  onEntered: (secret: { fundPassword: string }) => Promise<void>;
  /** Nothing can be entered now, such as without a network. */
  disabled: boolean;
  /** What is going on, such as "Sending…"; nothing can be entered meanwhile. */
  busyLabel: string | undefined;
  /** Called before another page opens, such as the one for a forgotten one. */
  onLeave: () => void;
};
