import type { BaseContext } from '../calls/context.ts';
import { attemptTurns } from './attemptTurns.ts';
import { clearFailures, countFailure, lockedSeconds, loginSubjects } from './lockout.ts';
import { isPassword } from './passwords.ts';

export type PasswordAttempt = {
  platformId: number;
  /** Account name in lower case. */
  accountKey: string;
  password: string;
  /** Stored hash, or null where there is no such account: takes as long, and is never right. */
  passwordHash: string | null;
  /** Runs when nothing is locked, before the password is looked at; a failure it throws ends the attempt. */
  before?: () => Promise<void>;
};

export type PasswordResult = 'right' | 'wrong' | { lockedSeconds: number };

const takeTurn = attemptTurns();

/** Tries a password, and counts it when it is wrong. */
export function tryPassword(
  context: BaseContext,
  attempt: PasswordAttempt,
): Promise<PasswordResult> {
  const { db, secret } = context;
  const { platformId, accountKey } = attempt;
  const subjects = loginSubjects(secret, { platformId, accountKey, address: context.address });
  return takeTurn(subjects.account, async () => {
    const seconds = await lockedSeconds(db.read, subjects, context.now());
    if (seconds > 0) return { lockedSeconds: seconds };
    await attempt.before?.();
    const isRight = await isPassword(attempt.password, attempt.passwordHash, context);
    await db.write((tx) =>
      isRight
        ? clearFailures(tx, context, { platformId, accountKey })
        : countFailure(tx, subjects, context.now()),
    );
    return isRight ? 'right' : 'wrong';
  });
}
