import type { MessagingStatus } from '../../../core/messaging/messagingAtoms.ts';

/** What to say of the connection; nothing while it is as it should be. */
export const connectionKeys = {
  off: null,
  connecting: 'connecting',
  waiting: 'connecting',
  syncing: 'updating',
  online: null,
  stopped: null,
} as const satisfies Record<MessagingStatus, string | null>;
