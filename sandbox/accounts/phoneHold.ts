import type { User } from './users.ts';

/** How long a number resets nothing after it was put in place of another or of none, in ms. */
export const phoneHold = 24 * 60 * 60_000;

/** @returns until when the account's number resets nothing, in ms; 0 where it may. */
export function phoneHeldUntil({ phoneSetAt }: User, now: number): number {
  // One from the sign-up is as old as the account: nobody had it before.
  const until = phoneSetAt === null ? 0 : phoneSetAt + phoneHold;
  return until > now ? until : 0;
}
