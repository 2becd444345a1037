import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import { PasswordInput } from '../../parts/password/PasswordInput.tsx';
import type { VerificationProblem } from '../../parts/verification/useVerification.ts';
import { VerificationField } from '../../parts/verification/VerificationField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EndingCallout } from './EndingCallout.tsx';
import { LockedCallout } from './LockedCallout.tsx';
import * as css from './LoginView.css.ts';
import { type LoginAddress, loginAddress } from './loginAddress.ts';
import { isLockout } from './useLockout.ts';
import { useLoginForm } from './useLoginForm.ts';
import { WithoutAccount } from './WithoutAccount.tsx';

type Props = { address: LoginAddress; onAccount: (account: string) => void };

/** Account name and password. Rendered by the server too: nothing here waits for code. */
export function LoginView({ address, onAccount }: Props) {
  const { t } = useTranslation('session.login');
  const errors = useErrorTexts('session');
  const ended = useAtomValue(sessionEndingAtom);
  const ending = address.isAdding ? null : ended;
  const { form, verification, lockedFor } = useLoginForm({
    known: address.account || ending?.account,
    isBack: ending !== null && ending.account !== '',
    onAccount,
  });

  const { problem: accountProblem, ...accountField } = form.field('account');
  const { problem: passwordProblem, ...passwordField } = form.field('password');
  const { problem: pictureProblem, ...pictureField } = form.field('picture');
  const doing = verification.isChecking ? t('checking') : t('loggingIn');
  return (
    <>
      {ending && <EndingCallout ending={ending} />}
      <form {...form.props} onFocus={verification.begin}>
        <Field
          {...accountField}
          label={t('accountName')}
          error={accountProblem && t('accountEmpty')}
          autoComplete="username"
          enterKeyHint="next"
        />
        <PasswordInput
          {...passwordField}
          label={t('password')}
          placeholder={t('passwordHint')}
          error={
            passwordProblem &&
            (passwordProblem === 'empty' ? t('passwordEmpty') : errors.named('loginWrong'))
          }
          autoComplete="current-password"
          enterKeyHint={verification.picture ? 'next' : 'go'}
        />
        <VerificationField
          verification={verification}
          {...pictureField}
          problem={pictureProblem as VerificationProblem | null}
          onNewPicture={() => form.empty('picture')}
        />
        <p className={css.forgot}>
          <Link
            className={css.link}
            to={loginAddress({ ...address, view: 'forget', account: form.values.account.trim() })}
          >
            {t('forgotPassword')}
          </Link>
        </p>
        <div className={css.problem}>
          <LockedCallout seconds={lockedFor} />
          <ErrorCallout error={isLockout(form.failure) ? null : form.failure} />
        </div>
        <Button
          type="submit"
          wide
          disabled={lockedFor > 0}
          busyLabel={form.isSending ? doing : undefined}
        >
          {ending ? t('logInAgain') : t('logIn')}
        </Button>
        <StopWaiting
          isWaiting={form.isSending}
          onStop={() => {
            form.stop();
            verification.cancel();
          }}
        />
      </form>
      <WithoutAccount />
    </>
  );
}
