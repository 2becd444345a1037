import type { CallName } from '../../app/contract/calls.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import { walletHandlers } from './exchange/walletHandlers.ts';
import type { HandlersOf } from './handler.ts';
import { inviteHandlers } from './invite/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { noticeHandlers } from './notice/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { pointsHandlers } from './points/handlers.ts';
import { rechargeHandlers } from './recharge/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/** Every call's handler; a call of the contract without one is a type error here. */
export const handlers: HandlersOf<CallName> = {
  ...sessionHandlers,
  ...userHandlers,
  ...inviteHandlers,
  ...noticeHandlers,
  ...peopleHandlers,
  ...platformHandlers,
  ...mediaHandlers,
  ...pointsHandlers,
  ...exchangeHandlers,
  ...walletHandlers,
  ...rechargeHandlers,
};
