import type { ErrorName } from '../../contract/anyError.ts';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useNewPasswordText } from '../../parts/password/useNewPasswordText.ts';
import type { VerificationProblem } from '../../parts/verification/useVerification.ts';
import type { RegisterProblem } from './registerProblems.ts';

/** Errors of the server that concern one field of the registration. */
export type Refusal = Extract<
  ErrorName,
  | 'accountTaken'
  | 'passwordWeak'
  | 'phoneInvalid'
  | 'phoneTaken'
  | 'smsCodeWrong'
  | 'inviteCodeRequired'
  | 'inviteCodeUnknown'
>;

/** @returns what to say of a field of the registration form. */
export function useRegisterText(): (
  problem: RegisterProblem | Refusal | VerificationProblem,
) => string {
  const { t } = useTranslation(['session.register', 'common.form']);
  const errors = useErrorTexts('session');
  const passwordText = useNewPasswordText();
  return (problem) => {
    switch (problem) {
      case 'accountRule':
        return t('accountRule');
      case 'phone':
        return t('common.form:phoneInvalid');
      case 'smsCode':
        return t('common.form:smsCodeInvalid');
      case 'inviteCodeEmpty':
        return t('inviteCodeEmpty');
      case 'inviteCodeRule':
        return t('inviteCodeRule');
      case 'answerNeeded':
        return t('common.form:imageCodeHint');
      case 'length':
      case 'noDigit':
      case 'noLetter':
      case 'characters':
      case 'differ':
        return passwordText(problem);
      default:
        return errors.named(problem);
    }
  };
}
