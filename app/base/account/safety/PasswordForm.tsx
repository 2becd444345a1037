import { useAtomValue } from 'jotai';
import { failureOf, isUnknownOutcome } from '../../../contract/callError.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { NewPasswordFields } from '../../../parts/password/NewPasswordFields.tsx';
import {
  type NewPasswordProblem,
  newPasswordProblems,
} from '../../../parts/password/newPassword.ts';
import { PasswordInput } from '../../../parts/password/PasswordInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { EditFailure } from '../EditFailure.tsx';
import * as css from '../form.css.ts';
import { UnconfirmedEdit } from '../settleEdit.ts';

type Name = 'current' | 'password' | 'repeat';
type Refusal = 'passwordWrong' | 'passwordWeak' | 'passwordSame';
type Problem = NewPasswordProblem | Refusal | 'currentEmpty';

const initial = { current: '', password: '', repeat: '' };
const secrets: readonly Name[] = ['current', 'password', 'repeat'];
const blame = blameFor({
  passwordWrong: 'current',
  passwordWeak: 'password',
  passwordSame: 'password',
});

/** The rules of the new password are the language's, and are told as it is typed. */
export function PasswordForm() {
  const { t } = useTranslation(['account.safety', 'common.form']);
  const errors = useErrorTexts('user');
  const form = usePasswordForm();
  const username = useAtomValue(profileAtom)?.username ?? '';
  const { problem, ...current } = form.field('current');
  const sentence =
    problem === 'currentEmpty' ? t('currentPasswordEmpty') : errors.named('passwordWrong');
  return (
    <form {...form.props} className={css.form}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        {...current}
        label={t('currentPassword')}
        error={problem && sentence}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <NewPasswordFields
        label={t('common.form:newPassword')}
        password={form.field('password')}
        live={form.live('password')}
        repeat={form.field('repeat')}
        last
      />
      <EditFailure failure={form.failure} unconfirmed={t('passwordUnconfirmed')} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}

function usePasswordForm() {
  const { t } = useTranslation('account.safety');
  const { session } = useServices();
  const locale = useAtomValue(localeAtom);
  const back = useBack(paths.safetySetting);
  return useForm<Name, Problem>({
    id: 'modify-password',
    initial,
    secrets,
    check: ({ current, ...typed }) => ({
      ...(current === '' ? { current: 'currentEmpty' as const } : {}),
      ...newPasswordProblems(typed, locale),
    }),
    blame,
    async onSend({ current, password }) {
      try {
        await session.changePassword({ oldPassword: current, newPassword: password });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure || !isUnknownOutcome(failure)) throw error;
        // Nothing that can be read tells whether a password was changed; sending it again does.
        throw new UnconfirmedEdit('No answer to a change of password.', { cause: error });
      }
      showToast(t('passwordChanged'), { done: true });
      back();
    },
  });
}
