import { declareErrors } from '../declaredError.ts';

export const userErrors = declareErrors('user', {
  passwordWrong: { code: 2013, meaning: 'The current password is wrong.' },
  passwordSame: { code: 2014, meaning: 'The new password equals the current one.' },
  nicknameInvalid: { code: 3001, meaning: 'A nickname has 1 to 10 characters.' },
  userUnknown: { code: 3003, meaning: 'There is no such user.' },
});
