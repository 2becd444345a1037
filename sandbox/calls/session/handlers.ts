import type { HandlersOf } from '../handler.ts';
import { handleAccountLogin } from './accountLogin.ts';
import { handleForget } from './forget.ts';
import { handleGetRegisterConfig } from './getRegisterConfig.ts';
import { handleJwtLogin, handleUserJwtLogin } from './jwtLogin.ts';
import { handleLogout } from './logout.ts';
import { handleRegister } from './register.ts';

export const sessionHandlers: HandlersOf<
  | 'session.accountLogin'
  | 'session.jwtLogin'
  | 'session.userJwtLogin'
  | 'session.logout'
  | 'session.register'
  | 'session.getRegisterConfig'
  | 'session.forget'
> = {
  'session.accountLogin': handleAccountLogin,
  'session.jwtLogin': handleJwtLogin,
  'session.userJwtLogin': handleUserJwtLogin,
  'session.logout': handleLogout,
  'session.register': handleRegister,
  'session.getRegisterConfig': handleGetRegisterConfig,
  'session.forget': handleForget,
};
