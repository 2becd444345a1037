import { atom } from 'jotai';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';

export type Forwarded = {
  /** In the order in which they stand in their conversation: what they say is read when it is needed. */
  refs: readonly MessageRef[];
  /** One message for each of them, or one record of all. */
  way: 'each' | 'merged';
  /** Of the record, such as "Chat history of Bea and Cleo". */
  title: string;
};

/** What another page hands to the page that forwards; null where there is nothing, as after a reload. */
export const forwardedAtom = atom<Forwarded | null>(null);
