import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { changeWalletPwd } from '../../../contract/exchange/changeWalletPwd.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { showToast } from '../../../ui/toasts.ts';
import { exchangePaths } from '../paths.ts';
import { NewPinSteps } from './NewPinSteps.tsx';
import { OwnPin } from './OwnPin.tsx';
import * as css from './PinScreen.css.ts';
import { pinLength } from './pinDigits.ts';
import { usePinProblem } from './usePinProblem.ts';

/** The current fund password, then the new one twice. What is wrong with the first leads back to it. */
export function ChangePin() {
  const { t } = useTranslation('exchange.pin');
  const { backend } = useServices();
  const back = useBack(exchangePaths.fundPassword);
  const trouble = usePinProblem();
  const phone = useAtomValue(profileAtom)?.phone ?? '';
  const [current, setCurrent] = useState('');
  const isKnown = current.length === pinLength;
  const save = async (newFundPassword: string): Promise<void> => {
    const input = { fundPassword: current, newFundPassword };
    await backend.call(changeWalletPwd, input, { intent: 'change-fund-password' });
    showToast(t('saved'), { done: true });
    back();
  };
  const takeRefusal = (error: unknown): boolean => {
    if (!trouble.take(error)) return false;
    setCurrent('');
    return true;
  };
  if (isKnown) return <NewPinSteps phone={phone} save={save} onRefused={takeRefusal} />;
  return (
    <div className={css.step}>
      <OwnPin
        label={t('enterCurrent')}
        isPage
        digits={current}
        onChange={setCurrent}
        trouble={trouble}
      />
    </div>
  );
}
