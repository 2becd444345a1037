import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { replaceAddress } from '../../platform/history.ts';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ForgetScreen } from './ForgetScreen.tsx';
import * as css from './LoginFrame.css.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginView } from './LoginView.tsx';
import { loginAddress, readLoginAddress } from './loginAddress.ts';
import type { RegisterViewProps } from './RegisterView.tsx';

const registerView: PartSource<RegisterViewProps> = {
  load: async () => (await import('./RegisterView.tsx')).RegisterView,
};

/** `/pages/auth/login?view=&account=`: log in, sign up, and the way to a forgotten password. */
export function LoginScreen() {
  const { search } = useLocation();
  const address = readLoginAddress(search);
  return address.view === 'forget' ? (
    <ForgetScreen address={address} />
  ) : (
    <EntryScreen key={address.account} search={search} />
  );
}

function EntryScreen({ search }: { search: string }) {
  const { t } = useTranslation('session.login');
  const [address, setAddress] = useState(() => readLoginAddress(search));
  const { view, account } = address;
  const setAccount = useCallback(
    (typed: string) =>
      setAddress((now) => (now.account === typed ? now : { ...now, account: typed })),
    [],
  );
  const title = view === 'register' ? t('signUp') : t('logIn');
  return (
    <LoginFrame title={title}>
      <div className={css.views}>
        <Segmented
          label={t('views')}
          value={view}
          options={[
            { value: 'login', label: t('logIn') },
            { value: 'register', label: t('signUp') },
          ]}
          onChange={(next) => {
            const changed = { ...address, view: next };
            setAddress(changed);
            // The page stays as it is; a reload comes back to this part of it.
            replaceAddress(loginAddress({ ...changed, account: '' }));
          }}
        />
      </div>
      {view === 'register' ? (
        <LazyPart
          source={registerView}
          props={{ account, onAccount: setAccount }}
          placeholder={<FormSkeleton fields={4} label={t('loading')} />}
        />
      ) : (
        <LoginView address={address} onAccount={setAccount} />
      )}
    </LoginFrame>
  );
}
