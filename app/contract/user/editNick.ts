import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { nickname } from '../fields/nickname.ts';
import { userErrors } from './errors.ts';

export const editNick = declareCall({
  name: 'user.editNick',
  path: '/user/editNick',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Changes the name shown.',
  input: v.object({ nickName: nickname }),
  output: v.object({ nickName: v.string() }),
  errors: [userErrors.nicknameInvalid],
});
