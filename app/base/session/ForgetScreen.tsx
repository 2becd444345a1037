import { useTranslation } from '../../core/i18n/translation.tsx';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import * as css from './ForgetScreen.css.ts';
import type { ForgetViewProps } from './ForgetView.tsx';
import { type LoginAddress, loginAddress } from './loginAddress.ts';

const forgetView: PartSource<ForgetViewProps> = {
  load: async () => (await import('./ForgetView.tsx')).ForgetView,
};

/** `?view=forget`: a new password for a forgotten one, by a code to the mobile number. */
export function ForgetScreen({ address }: { address: LoginAddress }) {
  const { t } = useTranslation('session.login');
  const parent = loginAddress({ ...address, view: 'login' });
  return (
    <SubScreen title={t('resetPassword')} parent={parent}>
      <div className={css.body}>
        <LazyPart
          source={forgetView}
          props={{ account: address.account, parent }}
          placeholder={<FormSkeleton fields={5} label={t('loading')} />}
        />
      </div>
    </SubScreen>
  );
}
