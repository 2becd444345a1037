import { useAtomValue } from 'jotai';
import { passwordLength } from '../../contract/fields/password.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { type NewPasswordProblem, newPasswordKeys } from './newPassword.ts';

/** @returns what to say of a new password, with the lengths of the language. Needs `form`. */
export function useNewPasswordText(): (problem: NewPasswordProblem) => string {
  const { t } = useTranslation('common.form');
  const { min, max } = passwordLength(useAtomValue(localeAtom));
  return (problem) => t(newPasswordKeys[problem], { min, max });
}
