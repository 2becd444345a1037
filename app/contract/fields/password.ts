import * as v from 'valibot';

/** Lengths of a login password by language (specification, section 5). */
export function passwordLength(locale: string): { min: number; max: number } {
  return locale === 'zh-CN' ? { min: 8, max: 16 } : { min: 6, max: 20 };
}

export type PasswordProblem = 'length' | 'noDigit' | 'noLetter' | 'characters';

/**
 * What is wrong with a new password: letters and digits combined, other printable ASCII allowed.
 * @param locale the language in use, which decides the length.
 * @returns null when nothing is.
 */
export function passwordProblem(password: string, locale: string): PasswordProblem | null {
  const { min, max } = passwordLength(locale);
  if (!/^[\x21-\x7e]*$/.test(password)) return 'characters';
  if (password.length < min || password.length > max) return 'length';
  if (!/\d/.test(password)) return 'noDigit';
  return /[A-Za-z]/.test(password) ? null : 'noLetter';
}

/** A password as sent: the rules of new ones are `passwordProblem`'s. */
export const password = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
  v.description('Login password.'),
);
