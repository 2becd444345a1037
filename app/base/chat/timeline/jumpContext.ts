import { createContext } from 'react';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';

/** Shows another message of the conversation; `from` is where the person comes back to. */
export type Jump = (to: MessageRef, from: MessageRef | null) => void;

/** Null where messages are shown outside of their conversation. */
export const JumpContext = createContext<Jump | null>(null);
