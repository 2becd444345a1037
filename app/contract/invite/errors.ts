import { declareErrors } from '../declaredError.ts';

export const inviteErrors = declareErrors('invite', {
  superiorTaken: { code: 3004, meaning: 'This account has an inviter already.' },
  superiorSelf: { code: 3005, meaning: 'Nobody can invite themselves.' },
});
