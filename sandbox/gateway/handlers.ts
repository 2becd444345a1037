import { conversationHandlers } from './conversations/handlers.ts';
import { creatorHandlers } from './creators/handlers.ts';
import { friendHandlers } from './friends/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import type { Handlers } from './handler.ts';
import { historyHandlers } from './history/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { presenceHandlers } from './presence/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';

/** Every function's handler; a function of the contract without one is a type error here. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...friendHandlers,
  ...groupHandlers,
  ...conversationHandlers,
  ...historyHandlers,
  ...messageHandlers,
  ...creatorHandlers,
  ...presenceHandlers,
};
