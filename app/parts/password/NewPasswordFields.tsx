import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { type NewPasswordProblem, newPasswordKeys } from './newPassword.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useNewPasswordText } from './useNewPasswordText.ts';

/** As `useForm` hands a field out; problems that are no password's are the server's. */
type PasswordState = {
  name: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
};

type Props = {
  /** Label of the first field, such as "New password". */
  label: string;
  password: PasswordState;
  /** What the check says of it while the person types. */
  live: string | null;
  repeat: PasswordState;
  /** Enter in the second field sends the form. */
  last?: boolean;
};

/**
 * A new password, twice. What is still missing is said while the person types, quietly, and as an
 * error once the field was left. Needs the texts of `common.form`.
 */
export function NewPasswordFields({ label, last = false, live, ...fields }: Props) {
  const { t } = useTranslation('common.form');
  const errors = useErrorTexts('user');
  const sentence = useNewPasswordText();
  const say = (problem: string | null): string | null => {
    if (problem === null) return null;
    if (problem === 'passwordSame') return errors.named('passwordSame');
    return sentence(isNewPasswordProblem(problem) ? problem : 'length');
  };
  const { problem, ...password } = fields.password;
  const { problem: repeatProblem, ...repeat } = fields.repeat;
  return (
    <>
      <PasswordInput
        {...password}
        label={label}
        hint={say(password.value === '' ? 'length' : live)}
        error={say(problem)}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordInput
        {...repeat}
        label={t('repeatPassword')}
        error={say(repeatProblem)}
        autoComplete="new-password"
        enterKeyHint={last ? 'go' : 'next'}
      />
    </>
  );
}

function isNewPasswordProblem(problem: string): problem is NewPasswordProblem {
  return Object.hasOwn(newPasswordKeys, problem);
}
