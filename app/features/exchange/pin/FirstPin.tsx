import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import { setWalletPwd } from '../../../contract/exchange/setWalletPwd.ts';
import { useCountdown } from '../../../core/countdown/useCountdown.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { PasswordInput } from '../../../parts/password/PasswordInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { NewPinSteps } from './NewPinSteps.tsx';
import * as css from './PinScreen.css.ts';
import { PinWait } from './PinWait.tsx';

const initial = { password: '' };
const secrets = ['password'] as const;

type Props = {
  /** Once one is set; has what the server knows read anew, also by the page that comes next. */
  onSet: () => void;
};

/** The first fund password: the login password says that it is the person who sets it. */
export function FirstPin({ onSet }: Props) {
  const { t } = useTranslation(['exchange.pin', 'common.form']);
  const { backend } = useServices();
  const back = useBack(paths.safetySetting);
  const profile = useAtomValue(profileAtom);
  const lock = useCountdown('fund-password:login');
  const [isKnown, setIsKnown] = useState(false);
  const form = useForm<'password', 'passwordEmpty' | 'passwordWrong'>({
    id: 'fund-password',
    initial,
    secrets,
    check: ({ password }) => (password === '' ? { password: 'passwordEmpty' } : {}),
    onSend: async () => setIsKnown(true),
  });
  const save = async (newFundPassword: string): Promise<void> => {
    const { password } = form.values;
    const input = { way: 'first', newFundPassword, password } as const;
    await backend.call(setWalletPwd, input, { intent: 'set-fund-password' });
    form.clear();
    showToast(t('saved'), { done: true });
    onSet();
    back();
  };
  const takeRefusal = (error: unknown): boolean => {
    const failure = declaredFailure(error);
    if (failure?.name === 'fundPasswordExists') {
      form.clear();
      showToast(t('exists'));
      onSet();
    } else if (failure?.name === 'lockedOut') {
      lock.start(failure.data.retryAfter);
      setIsKnown(false);
    } else if (failure?.name === 'passwordWrong') {
      setIsKnown(false);
      form.refuse({ password: 'passwordWrong' });
    } else return false;
    return true;
  };
  if (isKnown) {
    return <NewPinSteps phone={profile?.phone ?? ''} save={save} onRefused={takeRefusal} />;
  }
  const { problem, ...field } = form.field('password');
  return (
    <form {...form.props} className={css.form}>
      <p className={css.intro}>{t('firstIntro')}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={profile?.username ?? ''} readOnly hidden />
      <PasswordInput
        {...field}
        label={t('loginPassword')}
        error={problem && t(problem)}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {lock.seconds > 0 && (
        <div className={css.intro}>
          <Callout tone="warning" glyph={Lock}>
            <PinWait seconds={lock.seconds} of="login" />
          </Callout>
        </div>
      )}
      <Button type="submit" wide disabled={lock.seconds > 0}>
        {t('next')}
      </Button>
    </form>
  );
}
