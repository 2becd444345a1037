import * as v from 'valibot';
import { seconds } from './fields/time.ts';

const wait = v.object({ retryAfter: v.pipe(seconds, v.description('Seconds to wait.')) });

type Entry = { code: number; meaning: string; data?: v.GenericSchema };

/**
 * Every error a call can declare: its code in the envelope, and the sentence that goes with it in
 * English. The app says it in the person's language. `data` is what the envelope carries beside it.
 */
export const errorCatalogue = {
  inputInvalid: { code: 1001, meaning: 'The input does not have the shape this call takes.' },
  rateLimited: { code: 1002, meaning: 'Too many requests. Wait a moment.', data: wait },
  tooLarge: { code: 1003, meaning: 'The request is larger than this call takes.' },
  brandUnknown: { code: 1004, meaning: 'There is no brand with this package number.' },
  idempotencyMismatch: {
    code: 1005,
    meaning: 'This idempotency key was used with another input.',
  },
  inProgress: { code: 1006, meaning: 'The same request is still being worked on.' },
  callUnknown: { code: 404, meaning: 'There is no such call.' },
  serverFailed: { code: 500, meaning: 'The server failed. Nothing was changed.' },

  loginWrong: { code: 2001, meaning: 'The account name or the password is wrong.' },
  lockedOut: {
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
  smsTooSoon: { code: 2009, meaning: 'A code was sent a moment ago.', data: wait },
  phoneInvalid: { code: 2010, meaning: 'This is no mobile number here.' },
  phoneTaken: { code: 2011, meaning: 'Another account has this mobile number.' },
  phoneUnmatched: {
    code: 2012,
    meaning: 'The account and the mobile number do not belong together.',
  },
  passwordWrong: { code: 2013, meaning: 'The current password is wrong.' },
  passwordSame: { code: 2014, meaning: 'The new password equals the current one.' },

  nicknameInvalid: { code: 3001, meaning: 'A nickname has 1 to 10 characters.' },
  noticeUnknown: { code: 3002, meaning: 'There is no such notice.' },
  userUnknown: { code: 3003, meaning: 'There is no such user.' },
  superiorTaken: { code: 3004, meaning: 'This account has an inviter already.' },
  superiorSelf: { code: 3005, meaning: 'Nobody can invite themselves.' },

  fileMissing: { code: 4001, meaning: 'The request carries no file.' },
  fileRefused: { code: 4002, meaning: 'Files of this kind are not taken.' },
  fileDamaged: { code: 4003, meaning: 'The file cannot be read.' },
  fileTooLarge: { code: 4004, meaning: 'The file is too large.' },
} as const satisfies Record<string, Entry>;

export type ErrorName = keyof typeof errorCatalogue;

type DataOf<Name extends ErrorName> = (typeof errorCatalogue)[Name] extends {
  data: infer Data extends v.GenericSchema;
}
  ? v.InferOutput<Data>
  : null;

/** What the envelope of an error carries as `data`. */
export type ErrorData<Name extends ErrorName> = DataOf<Name>;

/** Errors that any call may answer without declaring them. */
export const commonErrors = [
  'inputInvalid',
  'rateLimited',
  'tooLarge',
  'callUnknown',
  'serverFailed',
] as const satisfies ErrorName[];

/** Errors that any call with an idempotency key may answer. */
export const keyedErrors = ['idempotencyMismatch', 'inProgress'] as const satisfies ErrorName[];

/** @returns the name of a code, or null where the catalogue has none. */
export function errorNamed(code: number): ErrorName | null {
  const found = Object.entries(errorCatalogue).find(([, entry]) => entry.code === code);
  return found ? (found[0] as ErrorName) : null;
}
