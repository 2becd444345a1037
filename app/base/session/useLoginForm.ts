import { useEffect } from 'react';
import { blameFor } from '../../core/errors/blameFor.ts';
import { focusFirst } from '../../core/form/domValues.ts';
import { forgetDraft } from '../../core/form/drafts.ts';
import { type Form, useForm } from '../../core/form/useForm.ts';
import { useServicesLater } from '../../core/services/services.tsx';
import {
  useVerification,
  type Verification,
  type VerificationProblem,
} from '../../parts/verification/useVerification.ts';
import { useLockout } from './useLockout.ts';
import { useRecoveredAccount } from './useRecoveredAccount.ts';

type Name = 'account' | 'password' | 'picture';
type Problem = 'empty' | 'loginWrong' | VerificationProblem;

const blank: Readonly<Record<Name, string>> = { account: '', password: '', picture: '' };
const secrets: readonly Name[] = ['password', 'picture'];
const blame = blameFor({ loginWrong: 'password' });

type Options = {
  /** Filled in at first; nothing where it is empty. */
  known: string | undefined;
  /** The person was logged in with the known account: only the password is missing. */
  isBack: boolean;
  onAccount: (account: string) => void;
};

type LoginForm = {
  form: Form<Name, Problem>;
  verification: Verification;
  /** Seconds until the account may be tried again; 0 when it may. */
  lockedFor: number;
};

/** The form that logs in, with its verification and the wait after too many failed attempts. */
export function useLoginForm({ known, isBack, onAccount }: Options): LoginForm {
  const services = useServicesLater();
  const verification = useVerification('login');
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
  const element = form.props.ref;
  useEffect(() => {
    if (isBack && element.current) focusFirst(element.current, ['password']);
  }, [isBack, element]);
  return { form, verification, lockedFor: lockout.seconds };
}
