import * as v from 'valibot';

/** Codes of the envelope with a meaning of their own (specification, sections 4, 7 and 8). */
export const envelopeCodes = {
  success: 0,
  /** The token is unknown, expired or missing. */
  tokenInvalid: 401,
  /** The JWT is unknown or expired. */
  jwtInvalid: 402,
  /** The account was logged in on another device. */
  loggedInElsewhere: 403,
} as const;

/** What every answer of every call is wrapped in. */
export const envelope = v.object({
  code: v.pipe(v.number(), v.integer(), v.description('0 is success.')),
  msg: v.optional(v.pipe(v.string(), v.description('A sentence for the person.')), ''),
  data: v.optional(v.unknown(), null),
});

export type Envelope = v.InferOutput<typeof envelope>;

/** Names of the request headers. */
export const headerNames = {
  /** Locale id of the language the person reads, such as `zh-CN`. */
  language: 'language',
  /** Token of the session; absent for visitors. */
  token: 'token',
  /** Key of an intent, for calls with `idempotency: 'key'`. */
  idempotencyKey: 'Idempotency-Key',
} as const;
