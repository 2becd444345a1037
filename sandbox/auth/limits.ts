const minute = 60_000;

/** How long what opens a session is good for, in ms. */
export const lifetimes = {
  token: 120 * minute,
  jwt: 30 * 24 * 60 * minute,
  chat: 30 * 24 * 60 * minute,
  /** What a password was changed with, until the answer with new tokens has surely come. */
  handover: 5 * minute,
} as const;

/** When wrong passwords lock (specification, sections 5 and 9). */
export const lockout = {
  /** Wrong passwords for one account. */
  accountTries: 5,
  /** Wrong passwords from one address. */
  addressTries: 20,
  /** How long it is locked, and after how long a failure no longer counts, in ms. */
  duration: 10 * minute,
} as const;
