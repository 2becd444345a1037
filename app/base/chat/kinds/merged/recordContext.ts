import { createContext } from 'react';
import type { MessageRef } from '../../../../core/messaging/messageRef.ts';

/** A record: the message it is, or in which it is, and from there the ids of the records it lies in. */
export type RecordRef = { of: MessageRef; path: readonly string[] };

/** The record that messages are shown in; null in a conversation. */
export const RecordContext = createContext<RecordRef | null>(null);
