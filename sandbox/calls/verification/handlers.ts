import type { HandlersOf } from '../handler.ts';
import { getCaptcha } from './getCaptcha.ts';
import { getVerify5Data } from './getVerify5Data.ts';
import { getVerifyType } from './getVerifyType.ts';
import { sendSmsCode } from './sendSmsCode.ts';

type Names =
  | 'session.getCaptcha'
  | 'session.getVerify5Data'
  | 'session.getVerifyType'
  | 'session.sendSmsCode';

export const verificationHandlers: HandlersOf<Names> = {
  'session.getCaptcha': getCaptcha,
  'session.getVerify5Data': getVerify5Data,
  'session.getVerifyType': getVerifyType,
  'session.sendSmsCode': sendSmsCode,
};
