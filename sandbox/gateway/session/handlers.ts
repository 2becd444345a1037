import { loginStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { GatewayFailure, type Handlers } from '../handler.ts';

const byConnection = async (): Promise<never> => {
  throw new GatewayFailure(gatewayErrors.badRequest, 'This belongs to a connection.');
};

/** Login and Logout are matters of the connection, which answers them before it comes to this. */
export const sessionHandlers: Handlers<'Login' | 'Logout' | 'GetLoginStatus' | 'GetLoginUser'> = {
  Login: { kind: 'read', run: byConnection },
  Logout: { kind: 'read', run: byConnection },
  GetLoginStatus: { kind: 'read', run: async () => loginStatus.loggedIn },
  GetLoginUser: { kind: 'read', run: async (_, { caller }) => caller.userId },
};
