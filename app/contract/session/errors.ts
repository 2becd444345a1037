import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';
import { timestamp, wait } from '../fields/time.ts';

export const sessionErrors = declareErrors('session', {
  loginWrong: { code: 2001, meaning: 'The account name or the password is wrong.' },
  lockedOut: {
    isPassing: true,
    code: 2002,
    meaning: 'Too many failed attempts. Try again in 10 minutes.',
    data: wait,
  },
  verificationWrong: { code: 2003, meaning: 'The verification was not solved, or is too old.' },
  accountTaken: { code: 2004, meaning: 'This account name is taken.' },
  passwordWeak: {
    code: 2005,
    meaning: 'The password needs letters and digits, and the length of the language.',
  },
  inviteCodeRequired: { code: 2006, meaning: 'An invitation code must be entered.' },
  inviteCodeUnknown: { code: 2007, meaning: 'There is no such invitation code.' },
  smsCodeWrong: { code: 2008, meaning: 'The SMS code is wrong, or too old.' },
  smsTooSoon: { isPassing: true, code: 2009, meaning: 'A code was sent a moment ago.', data: wait },
  phoneInvalid: { code: 2010, meaning: 'This is no mobile number here.' },
  phoneTaken: { code: 2011, meaning: 'Another account has this mobile number.' },
  phoneUnmatched: {
    code: 2012,
    meaning: 'The account and the mobile number do not belong together.',
  },
  phoneTooNew: {
    isPassing: true,
    code: 2015,
    meaning: 'The mobile number was changed less than 24 hours ago: it resets nothing yet.',
    data: v.object({ until: timestamp }),
  },
});
