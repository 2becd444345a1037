import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { userId } from '../fields/account.ts';
import { userErrors } from './errors.ts';
import { profileFields } from './profile.ts';

export const userIndex = declareCall({
  name: 'user.userIndex',
  path: '/user/index',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'What others may see of a user.',
  input: v.object({ userId }),
  output: v.object(profileFields),
  errors: [userErrors.userUnknown],
});
