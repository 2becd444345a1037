import type { ParseKeys } from 'i18next';
import type { CallFailure } from '../../contract/callError.ts';
import type { ErrorName } from '../../contract/errors.ts';

export type ErrorKey = ParseKeys<'errors'>;

/** The sentence of every declared error. */
export const declaredKeys = {
  inputInvalid: 'inputInvalid',
  rateLimited: 'rateLimited',
  tooLarge: 'tooLarge',
  brandUnknown: 'brandUnknown',
  idempotencyMismatch: 'idempotencyMismatch',
  inProgress: 'inProgress',
  callUnknown: 'callUnknown',
  serverFailed: 'serverFailed',
  loginWrong: 'loginWrong',
  lockedOut: 'lockedOut',
  verificationWrong: 'verificationWrong',
  accountTaken: 'accountTaken',
  passwordWeak: 'passwordWeak',
  inviteCodeRequired: 'inviteCodeRequired',
  inviteCodeUnknown: 'inviteCodeUnknown',
  smsCodeWrong: 'smsCodeWrong',
  smsTooSoon: 'smsTooSoon',
  phoneInvalid: 'phoneInvalid',
  phoneTaken: 'phoneTaken',
  phoneUnmatched: 'phoneUnmatched',
  passwordWrong: 'passwordWrong',
  passwordSame: 'passwordSame',
  nicknameInvalid: 'nicknameInvalid',
  noticeUnknown: 'noticeUnknown',
  userUnknown: 'userUnknown',
  superiorTaken: 'superiorTaken',
  superiorSelf: 'superiorSelf',
  fileMissing: 'fileMissing',
  fileRefused: 'fileRefused',
  fileDamaged: 'fileDamaged',
  fileTooLarge: 'fileTooLarge',
} as const satisfies Record<ErrorName, ErrorKey>;

type PlainKind = Exclude<CallFailure['kind'], 'declared' | 'refused' | 'session'>;

/** The sentence of a failure that needs no further look. */
export const failureKeys = {
  offline: 'offline',
  network: 'network',
  timeout: 'timeout',
  http: 'http',
  blocked: 'blocked',
  contract: 'contract',
  cancelled: 'cancelled',
} as const satisfies Record<PlainKind, ErrorKey>;

/** Why a session ended; these sentences are always there. */
export const sessionKeys = {
  401: 'sessionExpired',
  402: 'loginInvalid',
  403: 'loggedInElsewhere',
} as const satisfies Record<401 | 402 | 403, ParseKeys<'shell'>>;
