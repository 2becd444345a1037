import { userJwtLogin } from '../../../app/contract/session/userJwtLogin.ts';
import { handle } from '../handler.ts';
import { loginWithJwt } from './loginWithJwt.ts';

export const handleUserJwtLogin = handle(userJwtLogin, loginWithJwt);
