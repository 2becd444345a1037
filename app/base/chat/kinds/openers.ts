import { createContext } from 'react';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** What the bubbles of messages can open over the page, without knowing who shows it. */
export type Openers = {
  /** All of a record. */
  record: (record: StoredMessage) => void;
  /** A picture or video in full, among those of its conversation. */
  media: (message: StoredMessage) => void;
};

export const nothingOpens: Openers = { record: () => undefined, media: () => undefined };

export const OpenersContext = createContext<Openers>(nothingOpens);
