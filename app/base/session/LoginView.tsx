import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blameFor } from '../../core/errors/blameFor.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { focusFirst } from '../../core/form/domValues.ts';
import { forgetDraft } from '../../core/form/drafts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useForm } from '../../core/form/useForm.ts';
import { useServicesLater } from '../../core/services/services.tsx';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import { PasswordInput } from '../../parts/password/PasswordInput.tsx';
import {
  useVerification,
  type VerificationProblem,
} from '../../parts/verification/useVerification.ts';
import { VerificationField } from '../../parts/verification/VerificationField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EndingCallout } from './EndingCallout.tsx';
import { LockedCallout } from './LockedCallout.tsx';
import * as css from './LoginView.css.ts';
import { type LoginAddress, loginAddress } from './loginAddress.ts';
import { recoveredAccountAtom } from './recoveredAccountAtom.ts';
import { isLockout, useLockout } from './useLockout.ts';
import { WithoutAccount } from './WithoutAccount.tsx';

type Name = 'account' | 'password' | 'picture';
type Problem = 'empty' | 'loginWrong' | VerificationProblem;

const blank: Readonly<Record<Name, string>> = { account: '', password: '', picture: '' };
const secrets: readonly Name[] = ['password', 'picture'];
const blame = blameFor({ loginWrong: 'password' });

type Props = { address: LoginAddress; onAccount: (account: string) => void };

/** Account name and password. Rendered by the server too: nothing here waits for code. */
export function LoginView({ address, onAccount }: Props) {
  const { t } = useTranslation('session.login');
  const errors = useErrorTexts('session');
  const services = useServicesLater();
  const verification = useVerification('login');
  const ended = useAtomValue(sessionEndingAtom);
  const ending = address.isAdding ? null : ended;
  const known = address.account || ending?.account;
  const form = useForm<Name, Problem>({
    id: 'login',
    initial: blank,
    ...(known ? { given: { account: known } } : {}),
    secrets,
    check: ({ account, password }) => ({
      ...(account.trim() === '' ? { account: 'empty' } : {}),
      ...(password === '' ? { password: 'empty' } : {}),
    }),
    onSend: async ({ account, password, picture }, signal) => {
      try {
        await verification.attempt(picture, (proof) =>
          services().session.login({ account: account.trim(), password, ...proof }, { signal }),
        );
      } catch (error) {
        lockout.take(error);
        throw error;
      }
      forgetDraft('register');
    },
    blame: (error) => {
      const problem = verification.problemOf(error);
      return problem ? { picture: problem } : blame(error);
    },
  });
  const { account } = form.values;
  const lockout = useLockout(account);
  useEffect(() => onAccount(account), [account, onAccount]);
  useRecoveredAccount((name) => form.set('account', name));
  const isBack = ending !== null && ending.account !== '';
  const element = form.props.ref;
  useEffect(() => {
    if (isBack && element.current) focusFirst(element.current, ['password']);
  }, [isBack, element]);

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
            to={loginAddress({ ...address, view: 'forget', account: account.trim() })}
          >
            {t('forgotPassword')}
          </Link>
        </p>
        <div className={css.said}>
          <LockedCallout seconds={lockout.seconds} />
          <ErrorCallout error={isLockout(form.failure) ? null : form.failure} />
        </div>
        <Button
          type="submit"
          wide
          disabled={lockout.seconds > 0}
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

/** Fills in the account whose password was just set anew. */
function useRecoveredAccount(onRecovered: (account: string) => void): void {
  const store = useStore();
  const take = useRef(onRecovered);
  useEffect(() => {
    take.current = onRecovered;
  });
  useEffect(() => {
    const look = (): void => {
      const recovered = store.get(recoveredAccountAtom);
      if (recovered === null) return;
      take.current(recovered);
      store.set(recoveredAccountAtom, null);
    };
    look();
    return store.sub(recoveredAccountAtom, look);
  }, [store]);
}
