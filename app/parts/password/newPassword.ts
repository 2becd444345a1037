import { type PasswordProblem, passwordProblem } from '../../contract/fields/password.ts';

export type NewPasswordProblem = PasswordProblem | 'differ';

/** Sentences of the namespace `form`. */
export const newPasswordKeys = {
  length: 'passwordRule',
  noDigit: 'passwordNoDigit',
  noLetter: 'passwordNoLetter',
  characters: 'passwordCharacters',
  differ: 'passwordsDiffer',
} as const satisfies Record<NewPasswordProblem, string>;

/**
 * Checks a new password typed twice (specification, section 5).
 * @param locale the language in use, which decides the length.
 */
export function newPasswordProblems(
  { password, repeat }: { password: string; repeat: string },
  locale: string,
): { password?: PasswordProblem; repeat?: 'differ' } {
  const problem = passwordProblem(password, locale);
  return {
    ...(problem ? { password: problem } : {}),
    ...(repeat === password ? {} : { repeat: 'differ' as const }),
  };
}
