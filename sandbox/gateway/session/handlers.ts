import { loginStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import type { sessionFunctions } from '../../../app/contract/gateway/functions/session.ts';
import { GatewayFailure, type Handlers } from '../handler.ts';
import { handleGetUsersInfo } from './lookUpUsers.ts';
import {
  handleGetSelfUserInfo,
  handleSetGlobalRecvMessageOpt,
  handleSetSelfInfo,
} from './selfInfo.ts';

const byConnection = async (): Promise<never> => {
  throw new GatewayFailure(gatewayErrors.badRequest, 'This belongs to a connection.');
};

/**
 * The login, oneself and other users. Login and Logout are matters of the connection, which answers
 * them before it comes to this.
 */
export const sessionHandlers: Handlers<(typeof sessionFunctions)[number]['name']> = {
  Login: { kind: 'read', run: byConnection },
  Logout: { kind: 'read', run: byConnection },
  GetLoginStatus: { kind: 'read', run: async () => loginStatus.loggedIn },
  GetLoginUser: { kind: 'read', run: async (_, { caller }) => caller.userId },
  GetSelfUserInfo: handleGetSelfUserInfo,
  SetSelfInfo: handleSetSelfInfo,
  GetUsersInfo: handleGetUsersInfo,
  SetGlobalRecvMessageOpt: handleSetGlobalRecvMessageOpt,
};
