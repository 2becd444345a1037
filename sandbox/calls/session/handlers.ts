import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleAccountLogin } from './accountLogin.ts';
import { handleForget } from './forget.ts';
import { handleGetCaptcha } from './getCaptcha.ts';
import { handleGetRegisterConfig } from './getRegisterConfig.ts';
import { handleGetVerify5Data } from './getVerify5Data.ts';
import { handleGetVerifyType } from './getVerifyType.ts';
import { handleJwtLogin } from './jwtLogin.ts';
import { handleLogout } from './logout.ts';
import { handleRegister } from './register.ts';
import { handleSendSmsCode } from './sendSmsCode.ts';
import { handleUserJwtLogin } from './userJwtLogin.ts';

export const sessionHandlers: HandlersOf<Extract<CallName, `session.${string}`>> = {
  'session.accountLogin': handleAccountLogin,
  'session.jwtLogin': handleJwtLogin,
  'session.userJwtLogin': handleUserJwtLogin,
  'session.logout': handleLogout,
  'session.register': handleRegister,
  'session.getRegisterConfig': handleGetRegisterConfig,
  'session.forget': handleForget,
  'session.getCaptcha': handleGetCaptcha,
  'session.getVerify5Data': handleGetVerify5Data,
  'session.getVerifyType': handleGetVerifyType,
  'session.sendSmsCode': handleSendSmsCode,
};
