import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';

export const userErrors = declareErrors('user', {
  passwordWrong: { code: 2013, meaning: 'The current password is wrong.' },
  passwordSame: { code: 2014, meaning: 'The new password equals the current one.' },
  nicknameInvalid: { code: 3001, meaning: 'A nickname has 1 to 10 characters.' },
  ageUnconfirmed: {
    code: 5042,
    meaning: 'The person has not confirmed the age this asks for.',
    data: v.object({ minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18)) }),
  },
  superiorTaken: { code: 3004, meaning: 'This account has an inviter already.' },
  superiorSelf: { code: 3005, meaning: 'Nobody can invite themselves.' },
  codeUsed: { code: 3011, meaning: 'This code was used already.' },
  userUnknown: { code: 3003, meaning: 'There is no such user.' },
});
