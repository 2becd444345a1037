import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';
import { fee } from '../fields/money.ts';
import { timestamp, wait } from '../fields/time.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const exchangeErrors = declareErrors('exchange', {
  feeChanged: {
    code: 5006,
    meaning: 'The fee is not the one that was shown.',
    data: v.object({ fee }),
  },
  onHold: {
    code: 5008,
    meaning: 'Withdrawals wait for 24 hours after a change of security.',
    data: v.object({
      until: timestamp,
      cause: v.picklist(['fundPasswordReset', 'passwordReset', 'cardAdded']),
    }),
  },
  cardMissing: { code: 5010, meaning: 'There is no bank card yet.' },
  cardUnknown: { code: 5011, meaning: 'This person has no such bank card.' },
  cardInvalid: { code: 5012, meaning: 'This is no card number.' },
  cardTaken: { code: 5013, meaning: 'This card has been added already.' },
  cardLimit: {
    code: 5014,
    meaning: 'There are as many cards as can be.',
    data: v.object({ max: count }),
  },
  cardInUse: { code: 5015, meaning: 'A withdrawal to this card is in review.' },
  holderMismatch: { code: 5016, meaning: 'The other cards have another name.' },
  bankUnknown: { code: 5017, meaning: 'There is no such bank here.' },
  fundPasswordMissing: { code: 5020, meaning: 'No fund password has been set.' },
  fundPasswordExists: { code: 5021, meaning: 'A fund password has been set already.' },
  fundPasswordWrong: {
    isPassing: true,
    code: 5022,
    meaning: 'The fund password is wrong.',
    data: v.object({ triesLeft: count }),
  },
  fundPasswordLocked: {
    isPassing: true,
    code: 5023,
    meaning: 'The fund password was wrong too often. Wait.',
    data: wait,
  },
  fundPasswordBlocked: {
    isPassing: true,
    code: 5024,
    meaning: 'The fund password was wrong too often. Only a reset helps.',
  },
  fundPasswordWeak: { code: 5025, meaning: 'The fund password is too easy to guess.' },
  fundPasswordSame: { code: 5026, meaning: 'The new fund password equals the current one.' },
});

/** What any call that asks for the fund password may answer. */
export const pinErrors = [
  exchangeErrors.fundPasswordMissing,
  exchangeErrors.fundPasswordWrong,
  exchangeErrors.fundPasswordLocked,
  exchangeErrors.fundPasswordBlocked,
] as const;
