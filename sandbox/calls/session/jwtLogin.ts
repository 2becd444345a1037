import { jwtLogin } from '../../../app/contract/session/jwtLogin.ts';
import { handle } from '../handler.ts';
import { loginWithJwt } from './loginWithJwt.ts';

export const handleJwtLogin = handle(jwtLogin, loginWithJwt);
