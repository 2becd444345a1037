import * as v from 'valibot';
import { callable, readable } from '../callableFunction.ts';
import { fullUserInfo, selfInfo } from '../entities/people.ts';
import {
  withEmptyAnswer,
  withJsonAnswer,
  withNumberAnswer,
  withQuotesAnswer,
  withTextAnswer,
} from '../gatewayFunction.ts';
import { ids, listOf, wholeNumber } from './fields.ts';

export const login = withEmptyAnswer('Login', {
  input: v.object({ userID: v.string(), token: v.string() }),
});
export const logout = withEmptyAnswer('Logout');
/** Answers a number of `loginStatus`. */
export const getLoginStatus = withNumberAnswer('GetLoginStatus');
export const getLoginUser = withTextAnswer('GetLoginUser');
export const getSelfUserInfo = withJsonAnswer('GetSelfUserInfo', selfInfo);
export const setSelfInfo = callable(
  withQuotesAnswer('SetSelfInfo', {
    input: v.object({
      userID: v.optional(v.string()),
      nickname: v.optional(v.string()),
      faceURL: v.optional(v.string()),
      gender: v.optional(wholeNumber),
      phoneNumber: v.optional(v.string()),
      birth: v.optional(wholeNumber),
      email: v.optional(v.string()),
      ex: v.optional(v.string()),
    }),
  }),
  { isRepeatable: true, changes: () => [{ of: 'self' }] },
);
export const getUsersInfo = readable(
  withJsonAnswer('GetUsersInfo', listOf(fullUserInfo), { input: ids }),
);
/** `opt` as `receiveOption`. */
export const setGlobalRecvMessageOpt = callable(
  withEmptyAnswer('SetGlobalRecvMessageOpt', {
    input: v.object({ opt: v.picklist([0, 1, 2]) }),
  }),
  { isRepeatable: true, changes: () => [{ of: 'self' }] },
);

export const sessionFunctions = [
  login,
  logout,
  getLoginStatus,
  getLoginUser,
  getSelfUserInfo,
  setSelfInfo,
  getUsersInfo,
  setGlobalRecvMessageOpt,
] as const;
